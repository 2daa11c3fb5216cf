/**
 * What the pieces of The Long Night mean for the table: where they lie, what is counted of them before the night. A game
 * without it has none of them. No rule is decided here; all of it is said by the server.
 */
import type { OptionOut, RecordOut } from '../../../lib/messages';
import type { ColonyView, Gate } from '../types';
import type { BanditsSeen, ImprovementSeen, ImprovementsSeen, NightSeen, RaxxonSeen } from './types';

export interface Pieces {
  night: NightSeen | null;
  raxxon: RaxxonSeen | null;
  bandits: BanditsSeen | null;
  improvements: ImprovementsSeen | null;
}

/** What can be touched beside the places, or opened from a tab of a phone. */
export const BOARDS = ['tape', 'stockpile', 'plans', 'graveyard'] as const;
export type BoardName = (typeof BOARDS)[number];

export function piecesOf(view: ColonyView): Pieces {
  const look = (id: string): any => view.modules?.[id]?.look ?? null;
  return { night: look('long_night'), raxxon: look('raxxon'), bandits: look('bandits'), improvements: look('improvements') };
}

export const isLongNight = (view: ColonyView): boolean => piecesOf(view).night !== null;

/** The boards that are on the table, in the order of the keys. */
export function boardsOf(pieces: Pieces): BoardName[] {
  const there: Record<BoardName, boolean> = { tape: pieces.raxxon !== null, stockpile: pieces.bandits !== null, plans: pieces.improvements !== null, graveyard: pieces.night !== null };
  return BOARDS.filter((each) => there[each]);
}

export const banditsAt = (pieces: Pieces, place: string): number => pieces.bandits?.bandits[place] ?? 0;
/** Explosive traps at an entrance of a place, counted from 0. */
export const trapsAt = (pieces: Pieces, place: string, gate: number): number => pieces.night?.traps[place]?.[gate] ?? 0;
export const trapsOf = (pieces: Pieces, place: string): number => (pieces.night?.traps[place] ?? []).reduce((sum, each) => sum + each, 0);
export const despairOf = (pieces: Pieces, survivor: string): number => pieces.night?.despair[survivor] ?? 0;
export const effectsOf = (pieces: Pieces, survivor: string): string[] => Object.entries(pieces.raxxon?.side_effects ?? {}).flatMap(([id, bearer]) => (bearer === survivor ? [id] : []));

/** The special zombies at an entrance of a place, counted from 0. */
export const specialsAt = (pieces: Pieces, place: string, gate: number): string[] =>
  (pieces.raxxon?.specials ?? []).filter((each) => each.place === place && each.gate === gate + 1).map((each) => each.special);
export const specialsOf = (pieces: Pieces, place: string): string[] => (pieces.raxxon?.specials ?? []).filter((each) => each.place === place).map((each) => each.special);

/** Spaces of a place that are free: bandits take some. */
export const freeAt = (view: ColonyView, pieces: Pieces, place: string): number => {
  const it = view.places.find((each) => each.place === place);
  return it === undefined ? 0 : Math.max(0, it.room - it.heads - banditsAt(pieces, place));
};

/** Cards that bandits will carry to the stockpile if nothing changes. */
export const carried = (view: ColonyView, pieces: Pieces): number =>
  view.places.reduce((sum, each) => sum + Math.min(banditsAt(pieces, each.place), each.deck ?? 0), 0);

/** Cards of the waste pile that cost 1 morale. */
export const wasteStep = (pieces: Pieces): number => (pieces.improvements?.finished.some((each) => each.id === 'latrine') ? 12 : 10);

/** What lies at the spaces of an entrance: the dead from the near end, special ones first; traps and barricades from the far end. */
export interface Lying {
  specials: string[];
  zombies: number;
  traps: number;
  barricades: number;
}
export function lyingAt(pieces: Pieces, place: string, index: number, gate: Gate): Lying {
  const specials = specialsAt(pieces, place, index);
  return { specials, zombies: Math.max(0, gate.zombies - specials.length), traps: trapsAt(pieces, place, index), barricades: gate.barricades };
}

/* ---- Raxxon ---- */

export interface LaidDie {
  face: number;
  seat: number;
}
export interface Slot {
  face: number;
  /** Whose die lies in it; null: it is open. */
  seat: number | null;
}
export interface Log {
  id: string;
  special: string;
  code: readonly [number, number];
  count: number;
  slots: Slot[];
  /** Dice that lie there and meet nothing. */
  spare: LaidDie[];
  met: boolean;
}
/** The top log with its two slots; null where none is left. */
export function logOf(pieces: Pieces, catalogue: any): Log | null {
  const { raxxon } = pieces;
  const known = raxxon?.log ? catalogue?.modules?.raxxon?.experiments?.[raxxon.log] : undefined;
  if (raxxon === null || raxxon.log === null || known === undefined) return null;
  const spare: LaidDie[] = raxxon.dice.flatMap((dice, seat) => dice.map((face) => ({ face, seat })));
  const slots = (known.code as number[]).map((face): Slot => {
    const at = spare.findIndex((each) => each.face === face);
    return { face, seat: at < 0 ? null : spare.splice(at, 1)[0]!.seat };
  });
  return { id: raxxon.log, special: known.special, code: known.code, count: known.count, slots, spare, met: raxxon.met };
}
/** Faces that would fill an open slot. */
export const missingOf = (log: Log | null): number[] => log?.slots.flatMap((slot) => (slot.seat === null ? [slot.face] : [])) ?? [];

/** Of the ways to lay a die at Raxxon, the one for the wished die, else for one that the code needs, else for the lowest. */
export function layOf(options: readonly OptionOut[], wished: number | null, missing: readonly number[]): OptionOut | null {
  const ways = options.filter((each) => each.verb === 'lay_die').sort((a, b) => Number(a.args.face) - Number(b.args.face));
  return ways.find((each) => each.args.face === wished) ?? ways.find((each) => missing.includes(Number(each.args.face))) ?? ways[0] ?? null;
}
export const fitsCode = (option: OptionOut, missing: readonly number[]): boolean => option.verb === 'lay_die' && missing.includes(Number(option.args.face));

/* ---- touch ---- */

/** Boards behind which an option of the open question lies. */
export function litBoards(question: string | null, options: readonly OptionOut[]): Set<BoardName> {
  const found = new Set<BoardName>();
  for (const { verb } of options) {
    if (question === 'turn' && verb === 'lay_die') found.add('tape');
    if (question === 'turn' && (verb === 'take_share' || verb === 'search_hideout')) found.add('stockpile');
    if (question === 'stockpile' && verb === 'card') found.add('stockpile');
    if (verb === 'improvement' || (question === 'turn' && (verb === 'film_night' || verb === 'workshop'))) found.add('plans');
  }
  return found;
}
/** The options that are offered on a board when it lies open. */
export function optionsOn(board: BoardName, question: string | null, options: readonly OptionOut[]): OptionOut[] {
  const verbs: Record<BoardName, readonly string[]> = {
    tape: ['lay_die'], stockpile: question === 'stockpile' ? ['card'] : ['search_hideout', 'attack_hideout', 'take_share'], plans: ['improvement', 'film_night', 'workshop'], graveyard: [],
  };
  return question === 'turn' || question === 'stockpile' || question === 'improvement' ? options.filter((each) => verbs[board].includes(each.verb)) : [];
}

/* ---- records ---- */

/** What a record changes of the pieces, in place: `fold` of the table calls it with a copy of its own. */
export function foldPieces(view: ColonyView, record: RecordOut): void {
  const { night, raxxon, bandits, improvements } = piecesOf(view);
  const a = record.args;
  const place = String(a.place ?? '');
  const count = typeof a.count === 'number' ? a.count : 1;
  const gate = typeof a.gate === 'number' ? Math.max(0, a.gate - 1) : 0;
  const trap = (by: number): void => {
    const there = night?.traps[place];
    if (there && there[gate] !== undefined) there[gate] = Math.max(0, there[gate]! + by);
  };
  const there = view.places.find((each) => each.place === place);
  switch (record.kind) {
    case 'despaired':
    case 'despair_lifted':
      if (night && typeof a.survivor === 'string') night.despair[a.survivor] = Math.max(0, (night.despair[a.survivor] ?? 0) + (record.kind === 'despaired' ? count : -count));
      break;
    case 'turned_unruly':
    case 'calmed':
    case 'unruly_lost':
      if (night) night.unruly = Math.max(0, night.unruly + (record.kind === 'turned_unruly' ? count : -count));
      break;
    case 'trap_laid':
      trap(1);
      break;
    case 'barricade_turned':
      trap(1);
      if (there?.gates[gate]) there.gates[gate].barricades = Math.max(0, there.gates[gate].barricades - 1);
      break;
    case 'trap_worked':
      trap(-1);
      break;
    case 'killed':
    case 'left_game':
      if (night && record.kind === 'killed' && typeof a.survivor === 'string' && !night.graveyard.includes(a.survivor)) night.graveyard.push(a.survivor);
      break;
    case 'bandit_came':
      if (bandits) bandits.bandits[place] = (bandits.bandits[place] ?? 0) + 1;
      break;
    case 'bandits_gone':
      if (bandits) bandits.bandits[place] = Math.max(0, (bandits.bandits[place] ?? 0) - count);
      break;
    case 'scavenged':
    case 'stocked':
      if (bandits && typeof a.item === 'string') bandits.stockpile.push(a.item);
      if (record.kind === 'scavenged' && there && there.deck !== null) there.deck = Math.max(0, there.deck - 1);
      break;
    case 'taken_from_stockpile':
      if (bandits) {
        const at = bandits.stockpile.indexOf(String(a.item));
        if (at >= 0) bandits.stockpile.splice(at, 1);
      }
      break;
    case 'leads_bandits':
      if (bandits && typeof a.seat === 'number') bandits.leader = a.seat;
      break;
    case 'die_laid':
      if (raxxon && typeof a.seat === 'number') raxxon.dice[a.seat]?.push(Number(a.die));
      break;
    case 'log_on_top':
      if (raxxon) Object.assign(raxxon, { log: a.experiment, left: Math.max(0, raxxon.left - 1) });
      break;
    case 'round_begins':
      if (raxxon) raxxon.dice = raxxon.dice.map(() => []);
      if (bandits) bandits.leader_has_taken = false;
      break;
    case 'special_came': {
      // They come to places outside the colony, each of which has one entrance.
      const where = there?.gates[0];
      raxxon?.specials.push({ special: String(a.special), place, gate: 1 });
      if (where) where.zombies = Math.min(where.spaces, where.zombies + 1);
      break;
    }
    case 'special_fell': {
      const at = raxxon?.specials.findIndex((each) => each.place === place && each.special === a.special) ?? -1;
      if (raxxon && at >= 0) {
        const [gone] = raxxon.specials.splice(at, 1);
        const where = there?.gates[(gone?.gate ?? 1) - 1];
        if (where) where.zombies = Math.max(0, where.zombies - 1);
      }
      break;
    }
    case 'advanced': {
      const it = improvements?.row.find((each) => each.id === a.improvement);
      if (it) it.tokens = count;
      break;
    }
    case 'improvement_finished': {
      const at = improvements?.row.findIndex((each) => each.id === a.improvement) ?? -1;
      if (improvements && at >= 0) improvements.finished.push(...(improvements.row.splice(at, 1) as ImprovementSeen[]));
      break;
    }
    default:
      break;
  }
}
