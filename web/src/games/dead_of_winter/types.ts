/** What the view of Dead of Winter holds, and what its parts say to each other. Ids are those of the catalogue. */
import type { Words } from '../../lib/messages';

export const PLACE_IDS = ['colony', 'police_station', 'grocery_store', 'school', 'library', 'hospital', 'gas_station'] as const;

export interface Gate {
  zombies: number;
  barricades: number;
  spaces: number;
}
export interface PlaceView {
  place: string;
  /** Survivors there, in the order they came. */
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
export interface SurvivorView {
  seat: number;
  place: string;
  wounds: number;
  frostbite: number;
  leader: boolean;
  moved: boolean;
  /** The ability was used. */
  used: boolean;
  gear: { item: string; used: boolean }[];
  attached: string[];
}
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
  hand: { count: number; backs: Record<string, number>; known: string[] };
  secret: string | null;
  /** What two players hold beside it in the prisoner's dilemma. */
  betrayal: string | null;
  exile_card: string | null;
  /** What is used whenever it first fits, without asking. */
  standing: string[];
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
export interface ResultSeat {
  seat: number;
  secret: string | null;
  betrayal: string | null;
  exile_card: string | null;
  goals: { words: Words; met: boolean }[];
  betrayal_goals: { words: Words; met: boolean }[];
  hand: string[];
  won: boolean;
}
export interface ColonyView {
  game: 'dead_of_winter';
  seat: number | null;
  phase: 'draft' | 'turn' | 'colony' | 'over';
  step: string;
  round: number;
  rounds: number;
  morale: number;
  food: number;
  starvation: number;
  helpless: number;
  coop: boolean;
  hard: boolean;
  first: number;
  turn: number | null;
  asked: number | null;
  /** Who holds the watched crossroads card. */
  reader: number | null;
  objective: { id: string; goals: Goal[]; stock: string[]; samples: number };
  /** What I have to bring about to win; alone: what I win by alone. */
  win: { goals: OwnGoal[]; alone: OwnGoal[] | null } | null;
  crisis: { id: string; given: number; needed: number; givers: number[]; known: string[] } | null;
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
  decks: { crises: number; crossroads: number; survivors: number; exiled: number };
  watching: string | null;
  crossroads: { id: string; seat: number } | null;
  /** How many secret objectives of each kind the secrets were dealt from; pair: each player holds one of both. */
  mix: { regular: number; betrayal: number; pair: boolean };
  /** What was given to the crises that have been resolved, the oldest first. */
  tributes: { right: number; wrong: number; givers: number[] }[];
  /** For how many rounds more nobody can move, this one included. */
  snow: number;
  lasting: string[];
  vote: { kind: 'exile' | 'crossroads'; player: number | null; crossroads: string | null; voters: number[]; in: number[] } | null;
  result: { ending: string; objective: boolean; winners: number[]; seats: ResultSeat[] } | null;
}

/** Something on the table that can be touched. Gates are 0 to 5 at the colony, 5 + the place elsewhere (places 1 to 6). */
export type Target =
  | { kind: 'place'; place: string }
  | { kind: 'survivor'; survivor: string }
  | { kind: 'gate'; gate: number }
  | { kind: 'supply' }
  | { kind: 'waste' }
  | { kind: 'crisis' }
  | { kind: 'objective' }
  | { kind: 'seat'; seat: number };

/** One name per target, for sets and maps: "place:school", "survivor:sparky", "gate:3", "supply". */
export function keyOf(target: Target): string {
  switch (target.kind) {
    case 'place':
      return `place:${target.place}`;
    case 'survivor':
      return `survivor:${target.survivor}`;
    case 'gate':
      return `gate:${target.gate}`;
    case 'seat':
      return `seat:${target.seat}`;
    default:
      return target.kind;
  }
}

/** What glows (may be touched now), and what stands beside it. */
export interface Light {
  /** Keys of targets that an option of the open question lies behind. */
  lit: ReadonlySet<string>;
  /** Of these, fellow survivors who would be harmed: they do not glow like the zombies. */
  rivals?: ReadonlySet<string>;
  /** Places are asked for: whoever stands there does not catch a touch meant for the place. */
  through?: boolean;
  /** Keys of what is chosen but not yet answered. */
  chosen: ReadonlySet<string>;
  /** A short text beside a target: "bite 8 %". */
  chips: Readonly<Record<string, { text: string; tone: 'plain' | 'good' | 'bad' }>>;
}
