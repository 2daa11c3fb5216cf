// What a view of Dawn of the Zeds holds. Ids are those of the catalogue. Written by
// `python -m lastfire.server.typescript` from src/lastfire/games/dawn_of_the_zeds/rules/view.py: change that file,
// not this one.

export type Phase = 'event' | 'four_r' | 'infection' | 'eat' | 'zeds' | 'action' | 'housekeeping' | 'over' | 'setup';

/** One unit in play, and where. */
export interface UnitView {
  unit: string;
  space: string;
  strength: number;
  hits: number;
  /** Hits that remove it, over the sides it has left. */
  hits_left: number;
  reduced: boolean;
  comatose: boolean;
  defiant: boolean;
  refugees: boolean;
  markers: string[];
  owner: number | null;
  free_actions: number;
  /** What Memory markers on it say. [DOZ-HOUSE-8] */
  used: string[];
}

/** What lies on a space beside units; spaces with nothing are left out. */
export interface SpaceView {
  space: string;
  chaos: number;
  ground: string[];
}

/** The Event card of this turn. */
export interface EventView {
  card: string;
  /** The Fated track of this turn, once it has been drawn for. */
  fated_track: string | null;
  fate: string | null;
  /** Whether it has said which tracks are activated; before that there is nothing in `tracks_left`. */
  begun: boolean;
  /** The tracks still to be activated; "all" stands for all of them, in an order still to be chosen. */
  tracks_left: string[];
  track: string | null;
  groups_left: string[][];
}

/** How many cards are left, and what this seat knows of them. */
export interface DecksView {
  events_revealed: number;
  events_to_come: number;
  next_event: string | null;
  next_fate: string | null;
  fates_left: number;
  fate_discards: string[];
  held: string[];
  held_count: number;
  /** Whether the Zeds player does not see what is held. */
  held_unseen: boolean;
}

/** The Research deck and what it has brought. */
export interface ResearchView {
  current: string;
  early_to_come: number;
  late_to_come: number;
  final_component: boolean;
  antidote: boolean;
  components: string[];
}

/** Why a column has shifted, and how far; right is positive. */
export interface ShiftView {
  source: string;
  by: number;
}

/** The hand-to-hand under way; columns are counted from 0, which is best for Zeds. */
export interface FightView {
  zeds: string[];
  unit: string | null;
  space: string;
  came_from: string | null;
  zeds_attack: boolean;
  start: number | null;
  shifts: ShiftView[];
  column: number | null;
  dice: number[];
}

/** One player. */
export interface HeroSeatView {
  seat: number;
  heroes: string[];
  action_ready: boolean;
  is_zeds: boolean;
}

/** The Zeds player's means; the Schemes in hand and face down are that player's alone until the end. */
export interface VersusView {
  actions: number;
  schemes: string[] | null;
  schemes_buried: string[] | null;
  schemes_held: number;
  schemes_left: number;
  schemes_played: string[];
  /** The Un-Zeds that an Agitate may bring; it is open to all. */
  pool: string[];
  /** In the second game of a match the Hero score of the first, in which seat 0 led the Heroes. */
  first_score: number | null;
}

/** A line of the account: how many there are, and the points. */
export interface AccountLine {
  line: string;
  count: number;
  points: number;
}

/** What the sides of Versus kept from one another, laid open once the game is over. [DOZ-VERSUS-115] */
export interface HiddenView {
  /** In the hand of the Zeds player. */
  schemes: string[];
  /** Discarded face down. */
  buried: string[];
  /** The Fate cards that the Heroes still hold, where the Zeds player did not see them. */
  held: string[];
}

/** How the game ended, and what it was worth. In a match of two games, of the last one. */
export interface DawnResultView {
  ending: string;
  winners: number[];
  account: AccountLine[];
  score: number;
  band: string;
  epilogues: string[];
  /** None where nobody led the Zeds. */
  hidden: HiddenView | null;
}

/** What a seat may know of the table. */
export interface DawnView {
  game: 'dawn_of_the_zeds';
  seat: number | null;
  level: string;
  phase: Phase;
  turn: number;
  lead: number;
  turn_of: number | null;
  tracks: string[];
  seats: HeroSeatView[];
  units: UnitView[];
  cemetery: string[];
  spaces: SpaceView[];
  supplies: number;
  ammo: number;
  infection: number;
  chaos_left: number;
  event_actions: number;
  /** Moves that Movement Pressure brings with a card of its symbol, 0 where it is off. [DOZ-PRESS-6] */
  pressure_moves: number;
  elwood: boolean;
  acting: string | null;
  event: EventView | null;
  decks: DecksView;
  research: ResearchView | null;
  fight: FightView | null;
  versus: VersusView | null;
  result: DawnResultView | null;
}
