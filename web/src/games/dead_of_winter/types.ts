// What a view of Dead of Winter holds. Ids are those of the catalogue. Written by
// `python -m lastfire.server.typescript` from src/lastfire/games/dead_of_winter/rules/view.py: change that file,
// not this one.
import type { Words } from '../../lib/messages';

export type Phase = 'draft' | 'turn' | 'colony' | 'over';

/** One entrance. */
export interface Gate {
  zombies: number;
  barricades: number;
  spaces: number;
}

/** A location. */
export interface PlaceView {
  place: string;
  survivors: string[];
  room: number;
  /** Survivors and helpless survivors. */
  heads: number;
  noise: number;
  /** Cards left in the item deck; null at the colony. */
  deck: number | null;
  /** Six at the colony, one elsewhere. */
  gates: Gate[];
}

/** An item that a survivor bears, and whether it was used this round. */
export interface GearView {
  item: string;
  used: boolean;
}

/** A survivor in play. */
export interface SurvivorView {
  seat: number;
  place: string;
  wounds: number;
  frostbite: number;
  leader: boolean;
  moved: boolean;
  /** The ability was used. */
  used: boolean;
  gear: GearView[];
  attached: string[];
}

/** A hand, as far as the watcher knows it. */
export interface HandView {
  count: number;
  backs: Record<string, number>;
  known: string[];
}

/** One player's area. */
export interface SeatView {
  seat: number;
  exiled: boolean;
  out: boolean;
  leader: string | null;
  group: string[];
  /** Unused dice, high to low. */
  dice: number[];
  used_dice: number;
  /** What everybody remembers of what this seat did: deeds for all, noise made, dice left unused. */
  helped: number;
  noisy: number;
  idle: number;
  hand: HandView;
  secret: string | null;
  /** What two players hold beside it in the prisoner's dilemma. */
  betrayal: string | null;
  /** What is used whenever it first fits, without asking. */
  standing: string[];
  exile_card: string | null;
}

/** A goal of the main objective; `at_most`: met by as much as needed, or less. */
export interface Goal {
  words: Words;
  now: number;
  need: number;
  met: boolean;
  at_most: boolean;
}

/** A goal of one's own; without numbers where nobody can tell before the end. */
export interface OwnGoal {
  words: Words;
  now: number | null;
  need: number | null;
  met: boolean | null;
}

/** A goal when the game is over. */
export interface GoalAtTheEnd {
  words: Words;
  met: boolean;
}

/** The main objective. */
export interface ObjectiveView {
  id: string;
  goals: Goal[];
  stock: string[];
  samples: number;
}

/** What the watcher has to bring about to win; `alone`: what it wins by alone. */
export interface WinView {
  goals: OwnGoal[];
  alone: OwnGoal[] | null;
}

/** The crisis of the round. */
export interface CrisisView {
  id: string;
  given: number;
  needed: number;
  givers: number[];
  known: string[];
}

/** Cards left in the decks. */
export interface DecksView {
  crises: number;
  crossroads: number;
  survivors: number;
  exiled: number;
}

/** The crossroads card that lies open, and whose turn it is. */
export interface OpenCrossroads {
  id: string;
  seat: number;
}

/** Objectives of each kind that the secrets were dealt from; `pair`: each player holds one of both. */
export interface MixView {
  regular: number;
  betrayal: number;
  pair: boolean;
}

/** What was given to a crisis that has been resolved. */
export interface TributeView {
  right: number;
  wrong: number;
  givers: number[];
}

export interface VoteView {
  kind: 'exile' | 'crossroads' | 'other';
  player: number | null;
  crossroads: string | null;
  voters: number[];
  in: number[];
}

/** How the game ended for one seat. */
export interface ResultSeat {
  seat: number;
  secret: string | null;
  betrayal: string | null;
  exile_card: string | null;
  goals: GoalAtTheEnd[];
  betrayal_goals: GoalAtTheEnd[];
  won: boolean;
  hand: string[];
}

/** How the game ended. */
export interface ResultView {
  ending: string;
  objective: boolean;
  winners: number[];
  seats: ResultSeat[];
}

/** A number of a module, with what it says. */
export interface ShownView {
  id: string;
  name: Words;
  number: number;
}

/** Something that a module keeps in force, or with a survivor. */
export interface KeptView {
  survivor: string | null;
  text: Words;
}

/** A module in use. */
export interface ModuleView {
  name: Words;
  numbers: ShownView[];
  /** What it keeps in force or with somebody. */
  kept: KeptView[];
  /** What else of it may be seen, as it says itself. */
  look: Record<string, any>;
  /** The same in sentences. */
  said: Words[];
}

/** What a seat may know of the table. */
export interface ColonyView {
  game: 'dead_of_winter';
  seat: number | null;
  phase: Phase;
  step: string;
  round: number;
  rounds: number;
  morale: number;
  food: number;
  starvation: number;
  helpless: number;
  coop: boolean;
  hard: boolean;
  first: number | null;
  turn: number | null;
  asked: number | null;
  /** Who holds the watched crossroads card. */
  reader: number | null;
  objective: ObjectiveView;
  win: WinView | null;
  crisis: CrisisView | null;
  places: PlaceView[];
  /** Those in play. */
  survivors: Record<string, SurvivorView>;
  seats: SeatView[];
  hand: string[] | null;
  draft: string[] | null;
  /** Whom I have taken from the draft, the leader first; null once it is over. */
  chosen: string[] | null;
  seen: string[] | null;
  /** Newest last. */
  waste: string[];
  removed: string[];
  gone: string[];
  decks: DecksView;
  watching: string | null;
  crossroads: OpenCrossroads | null;
  mix: MixView;
  /** What was given to the crises that have been resolved, the oldest first. */
  tributes: TributeView[];
  /** What the modules in use show, by module. */
  modules: Record<string, ModuleView>;
  /** For how many rounds more nobody can move, this one included. */
  snow: number;
  lasting: string[];
  vote: VoteView | null;
  result: ResultView | null;
}
