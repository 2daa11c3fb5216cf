// What the modules of an expansion of Dead of Winter show. Written by `python -m lastfire.server.typescript`
// from the view.py files in src/lastfire/games/dead_of_winter/rules/long_night: change those, not this one.
import type { Words } from '../../../lib/messages';

/** What everybody sees of the bandits and their Hideout. */
export interface BanditsSeen {
  /** By location outside the colony. */
  bandits: Record<string, number>;
  /** Bandits that can still come. */
  supply: number;
  /** Open cards, in the order in which they came there. */
  stockpile: string[];
  /** The seat that leads the bandits. */
  leader: number | null;
  /** The leader has taken a card this round. */
  leader_has_taken: boolean;
  /** Where the crisis of the round brings bandits; null where no strip says so. */
  strip: string[] | null;
  /** What a search of the Hideout brings, row by row. */
  search: Words[];
  /** What an attack on it brings. */
  attack: Words[];
}

/** What everybody sees of The Long Night itself. */
export interface NightSeen {
  /** Tokens, by survivor who has any. */
  despair: Record<string, number>;
  /** So many of the helpless survivors. */
  unruly: number;
  /** Explosive traps, by location and entrance. */
  traps: Record<string, number[]>;
  /** Survivors, the first that died first. */
  graveyard: string[];
  /** By seat, how often they voted that the first player token stays. */
  kept: number[];
}

/** An improvement as its card says it, with the tokens on it; the text of the effect. */
export interface ImprovementSeen {
  id: string;
  name: Words;
  text: Words;
  /** Tokens that finish it. */
  needed: number;
  tokens: number;
}

/** What everybody sees of the improvements. */
export interface ImprovementsSeen {
  /** Those that can be built now. */
  row: ImprovementSeen[];
  finished: ImprovementSeen[];
  /** Advancement tokens left. */
  supply: number;
  /** Improvements still to come. */
  deck: number;
}

/** A special zombie on the board. */
export interface SpecialSeen {
  special: string;
  place: string;
  /** The entrance of the location, from 1. */
  gate: number;
}

/** What everybody sees of Raxxon. */
export interface RaxxonSeen {
  /** The top experiment, whose log all can read. */
  log: string | null;
  /** Experiments under it. */
  left: number;
  /** The dice that lie there meet its code. */
  met: boolean;
  /** The faces of the dice that lie there, by seat. */
  dice: number[][];
  /** Experiments whose encounters can be read. */
  released: string[];
  /** Experiments that have left the game. */
  over: string[];
  /** How many of them were contained by meeting their codes. */
  contained: number;
  specials: SpecialSeen[];
  /** Who has which. */
  side_effects: Record<string, string | null>;
  /** By seat, dice laid here that the code lacked. */
  helped: number[];
  /** By seat, how often the code was missed although they had such a die and somebody here. */
  withheld: number[];
  /** By seat, votes to release an experiment. */
  let_out: number[];
  /** The location at which fewer zombies come this round. */
  spared: string | null;
  fewer: number;
}

/** What everybody sees of a scenario. */
export interface ScenarioSeen {
  scenario: string;
  /** The main objectives that are its goals, in their order. */
  goals: string[];
  completed: number;
  /** Survivors who join when a goal is completed. */
  aside: string[];
  /** What does not apply yet. */
  locked: string[];
}
