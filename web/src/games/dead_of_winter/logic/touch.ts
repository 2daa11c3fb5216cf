/** What on the table can be touched, and what glows. */
import type { BoardName } from '../long_night/look';

/** Something on the table that can be touched. Gates are 0 to 5 at the colony, 5 + the number of the place elsewhere. */
export type Target =
  | { kind: 'place'; place: string }
  | { kind: 'survivor'; survivor: string }
  | { kind: 'gate'; gate: number }
  | { kind: 'supply' }
  | { kind: 'waste' }
  | { kind: 'crisis' }
  | { kind: 'objective' }
  | { kind: 'bandit'; place: string }
  | { kind: 'special'; special: string; place: string }
  | { kind: 'plan'; plan: string }
  | { kind: 'board'; board: BoardName }
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
    case 'bandit':
      return `bandit:${target.place}`;
    case 'special':
      return `special:${target.special}:${target.place}`;
    case 'plan':
      return `plan:${target.plan}`;
    case 'board':
      return `board:${target.board}`;
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
