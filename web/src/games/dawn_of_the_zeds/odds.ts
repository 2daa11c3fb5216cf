// What the odds of Dawn of the Zeds hold. Written by `python -m lastfire.server.typescript`
// from src/lastfire/games/dawn_of_the_zeds/rules/odds.py and what it imports: change those, not this one.

/** The chances to find Supplies, Ammo or nothing; where one of the two is chosen, it counts for both. */
export interface ForageOdds {
  supplies: number;
  ammo: number;
  nothing: number;
}

/** What moves the column of a fight, and by how many columns: to the right for the human side. */
export interface ShiftOdds {
  source: string;
  by: number;
}

/** What a Heal does to a unit in a bed, and by how much Infection falls. [DOZ-HEAL-3..6] */
export interface Healing {
  does: 'wakes' | 'removes_hit' | 'flips';
  lowers: number;
  /** Whether the unit then goes to the Refugee Camp, which raises Infection by 1. */
  to_camp: boolean;
}

/**
 * The prospects of a hand-to-hand, for the human side.
 *
 * `zeds_hits` and `unit_hits` are the chances that 0, 1, 2 … Hits take effect on each side;
 * `zeds_fall` is the chance that nobody is left of the Zeds side, `unit_falls` that the unit is gone.
 * All count from now on: where `fought` is given, the fight comes about with that chance only, and
 * `wins` also says how likely the enemy is driven off without one. Where it `repeats`, the same Zeds
 * attack again at once: all chances are those of one attack. [DOZ-EVENT-40]
 */
export interface FightOdds {
  fought?: number;
  repeats?: boolean;
  wins: number;
  zeds_hits: number[];
  unit_hits: number[];
  zeds_fall: number;
  unit_falls: number;
}

/** A space where a Lost unit comes out, and how likely. */
export interface LostSpace {
  space: string;
  chance: number;
}

/** What becomes of a unit that tries to leave Catacombs; to be Lost is told by where it comes out. */
export interface CatacombsOdds {
  moves: number;
  stays: number;
  eliminated: number;
  lost: LostSpace[];
}

/**
 * A unit that could fight, the prospects if it does, and the chance that Zeds hold the space after it.
 *
 * Where the fight repeats, that chance, too, is of one attack. [DOZ-EVENT-40]
 */
export interface Meeting {
  unit: string;
  odds: FightOdds;
  zeds_remain: number;
}

/** One group of a track in one activation. */
export interface GroupForecast {
  units: string[];
  space: string;
  target: string;
  /** Those who have room, or are free, to go. */
  movers: string[];
  /** The chance that dice stop the group before it moves. */
  stopped: number;
  catacombs: CatacombsOdds | null;
  meets: Meeting[];
  /** Those who try a second move. */
  again: string[];
  breaks_barricade: boolean;
  /** The Strength of the Minefield that they set off; 0 for none. */
  minefield: number;
  /** Villagers and Refugees whom they would find there if they remain. */
  overruns: string[];
  /** The chance that the space gets Chaos, whoever defends best. */
  chaos: number;
  /** The chance that the Zeds win by this move: in Town Center, or by a Chaos marker that is missing. */
  town_falls: number;
}

/** The prospects of gunfire: the chances of 0, 1, 2 … Hits that take effect, and to remove the target. */
export interface GunOdds {
  hits: number[];
  falls: number;
}

/**
 * What is known about an option: the fight or the shot it leads to, what it finds, the chance to survive.
 *
 * `start` is the column of the fight by its Strengths, from 0, which is best for Zeds, `column` that
 * which `shifts` lead to: those of the likeliest way, where dice before the fight change it.
 * `succeeds` is the chance of a Research roll or an Arrest; `group` says what Zeds that shamble meet,
 * `cost` how many Actions the Zeds side pays, `supplies` how many Supplies a deed takes, `ammo` how
 * much Ammo gunfire takes, which may be none. `heals` says what a Heal does, `goes_to` where a unit goes
 * that leaves its bed: a space, or `town_space` where one of those is chosen. `last` stands where nobody
 * is asked who acts after it, a deed or a pass, and the Action Phase ends, as things lie before it: what a
 * deed finds or comes to may yet open something.
 */
export interface OptionOdds {
  fight?: FightOdds;
  start?: number;
  shifts?: ShiftOdds[];
  column?: number;
  group?: GroupForecast;
  shot?: GunOdds;
  finds?: ForageOdds;
  survives?: number;
  succeeds?: number;
  cost?: number;
  supplies?: number;
  ammo?: number;
  heals?: Healing;
  goes_to?: 'town_center' | 'town_space' | 'cemetery';
  last?: boolean;
}

/** One track: the chances that it is activated at all, at least twice, or if somebody so chooses. */
export interface TrackForecast {
  track: string;
  activated: number;
  twice: number;
  chosen: number;
  /** How often the Event cards are expected to activate it from now on, to the end of the deck. */
  to_come: number;
  /** How often at most. */
  most_to_come: number;
  /** Where a new unit comes to a track without Zeds. */
  new_zeds: string | null;
  groups: GroupForecast[];
  town_falls: number;
}

/** A group that pressure would move; `tied` if others are as strong. */
export interface PressedGroup {
  space: string;
  units: string[];
  tied: boolean;
}

/** The chance that there is pressure, how many moves it brings, and whose. */
export interface PressureForecast {
  chance: number;
  moves: number;
  groups: PressedGroup[];
}

/** What the Zeds will do if nobody moves. `this_turn` says whether the Event card is known already. */
export interface Forecast {
  this_turn: boolean;
  tracks: TrackForecast[];
  pressure: PressureForecast | null;
}

/** All odds worth showing to a seat. */
export interface DawnOdds {
  /** Of the fight under way, before its dice. */
  fight: FightOdds | null;
  /** By position. */
  options: Record<string, OptionOdds>;
  /** The chance of an Outbreak in this turn's check, if it is still to come. */
  outbreak: number | null;
  /** What the Zeds will do if nobody moves, until the game is over. */
  forecast: Forecast | null;
}
