/** What the log tells about a whole game: how near the dead were, turn by turn, and what happened when. */
import type { RecordOut } from '../../../lib/messages';
import type { Lang } from '../../../lib/board';
import { fold, fresh } from '../logic/motion';
import { SPACES } from '../mat/geometry';
import { isDead } from '../mat/looks';
import { kindOf } from '../logic/logic';
import { namesIn } from '../logic/names';
import type { DawnView, UnitView } from '../types';
import type { CombatRow } from '../logic/odds';
import { chance, type Words } from '../words';

export interface Day {
  turn: number;
  nearest: number;
}
export interface Mark {
  turn: number;
  icon: 'skull' | 'infection' | 'flask' | 'chaos' | 'star';
  text: string;
}
/** What was told of the game that has ended: of a match of two games, of the second. */
export const ofThisGame = (records: readonly RecordOut[]): readonly RecordOut[] => records.slice(records.findLastIndex((r) => r.kind === 'sides_swapped') + 1);
/** Steps between the nearest Zeds and the town at the end of each turn; 8 where there were none. */
export function days(records: readonly RecordOut[], catalogue: any): Day[] {
  const at = new Map<string, number>();
  const out: Day[] = [];
  let turn = 0;
  const close = (): void => {
    if (turn > 0) out.push({ turn, nearest: Math.min(8, ...at.values()) });
  };
  for (const { kind, args } of records) {
    if (kind === 'turn_begins') {
      close();
      turn = Number(args.turn ?? turn + 1);
    }
    const units = (Array.isArray(args.unit) ? args.unit : [args.unit]).filter((unit): unit is string => typeof unit === 'string' && isDead(kindOf(catalogue, unit)));
    for (const unit of units) {
      if (['unit_placed', 'unit_moved', 'zeds_advance', 'zeds_moved', 'retreated', 'zeds_called'].includes(kind)) {
        const place = SPACES[String(args.space)];
        if (place?.kind === 'center') at.set(unit, -1);
        else if (place && place.track !== null) at.set(unit, place.step);
        else at.delete(unit);
      } else if (kind === 'unit_removed' || kind === 'back_in_cup') at.delete(unit);
    }
  }
  close();
  return out;
}
/** Whether a record tells that a unit came to the Cemetery: out of a fight, or from the Hospital. */
export function falls({ kind, args }: RecordOut): boolean {
  return kind === 'buried' || (kind === 'discharged' && args.space === 'cemetery');
}
/** Heroes that fell, Outbreaks and what was found, with their turns. */
export function marks(records: readonly RecordOut[], catalogue: any, lang: 'en' | 'ja'): Mark[] {
  const out: Mark[] = [];
  const named = namesIn(catalogue, lang);
  let turn = 0;
  for (const record of records) {
    const { kind, args } = record;
    if (kind === 'turn_begins') turn = Number(args.turn ?? turn + 1);
    if (falls(record) && typeof args.unit === 'string' && kindOf(catalogue, args.unit) === 'hero') out.push({ turn, icon: 'skull', text: named.short(args.unit) });
    else if (kind === 'antidote_found') out.push({ turn, icon: 'flask', text: '' });
    else if ((kind === 'outbreak_begins' || kind === 'unchecked_begins') && !out.some((m) => m.icon === 'infection' && m.turn === turn)) out.push({ turn, icon: 'infection', text: '' });
  }
  return out;
}

/* ---- looking back ---- */

/** Whatever brings a unit in: before it, the unit was not in play. */
const ARRIVALS = new Set(['unit_placed', 'zeds_called', 'zeds_not_called', 'hero_joins', 'hero_led_by']);
/** Of these the space is where the unit stands; of others it may be where it goes, or what it does something to. */
const STANDING = new Set(['foraged', 'defended', 'attacked', 'devoured', 'un_zeds_share', 'shambles']);
/** With these a unit goes where it did not stand: of one not seen before, nothing that follows tells where it stood. */
const GOING = new Set(['buried', 'in_bed', 'discharged']);
const VILLAGES = Object.values(SPACES).filter((space) => space.kind === 'village').map((space) => space.id);
const GUARDED: Readonly<Record<string, string>> = { red_diamond_guards_1: 'town_basement', red_diamond_guards_2: 'guard_post' };
/**
 * The table before the first record, as far as the log tells: a unit stood where it was first seen to leave, or where it still is
 * if nothing is told of it. One that went without a word of its place, as by an Event card, stood where the rules put it.
 */
export function openingOf(view: DawnView, records: readonly RecordOut[], catalogue: any): DawnView {
  const at = new Map<string, string>();
  const unplaced: string[] = [];
  /** Of Zeds that were replaced before their place was told: whoever stands there instead. */
  const stoodAt = new Map<string, string>();
  const place = (unit: string, space: string): void => {
    if (!at.has(unit)) at.set(unit, space);
    const before = stoodAt.get(unit);
    if (before !== undefined && space !== '') {
      stoodAt.delete(unit);
      place(before, space);
    }
  };
  for (const { kind, args } of records) {
    const arrives = kind === 'zeds_replaced' ? args.other : ARRIVALS.has(kind) ? args.unit : null;
    if (kind === 'zeds_replaced' && (!at.has(args.unit) || stoodAt.has(args.unit))) stoodAt.set(args.other, args.unit);
    if (typeof arrives === 'string') place(arrives, '');
    else if (GOING.has(kind) && !at.has(args.unit) && !unplaced.includes(args.unit)) unplaced.push(args.unit);
    const left = args.from ?? (STANDING.has(kind) ? args.space : undefined);
    if (typeof left !== 'string') continue;
    for (const unit of [args.unit, args.other].flat()) if (typeof unit === 'string' && !unplaced.includes(unit)) place(unit, left);
  }
  for (const unit of view.units) if (!unplaced.includes(unit.unit)) place(unit.unit, unit.space);
  for (const unit of unplaced) {
    const kind = kindOf(catalogue, unit);
    const free = VILLAGES.find((village) => ![...at].some(([other, space]) => space === village && kindOf(catalogue, other) === 'regular_civilians'));
    at.set(unit, GUARDED[unit] ?? (kind === 'villagers' ? VILLAGES[Number(unit.split('_')[1]) - 1] : kind === 'regular_civilians' ? free : undefined) ?? 'town_center');
  }
  const units = [...at].filter(([, space]) => space !== '').map(([unit, space]): UnitView => fresh(view, unit, space));
  return { ...view, phase: 'setup', turn: 0, units, cemetery: [], spaces: [], event: null, fight: null, acting: null, result: null };
}
/** The table after so many records. */
export const tableAfter = (opening: DawnView, records: readonly RecordOut[], count: number): DawnView => records.slice(0, count).reduce(fold, opening);

export interface Look {
  /** So many records have been told then. */
  count: number;
  turn: number;
  icon: Mark['icon'] | 'attack' | 'grave' | 'house';
  text: string;
  /** How likely it was, as far as the log tells. */
  chance: number | null;
}
const MOST = 6;
/** What is worth looking back at, in the order in which it happened: the weightiest, and not all of one sort. */
export function looksBack(records: readonly RecordOut[], catalogue: any, words: Words, lang: Lang): Look[] {
  const named = namesIn(catalogue, lang);
  const found: (Look & { weight: number })[] = [];
  const said = new Set<string>();
  let turn = 0;
  let best = 1;
  let column = 0;
  let check = 0;
  records.forEach((record, i) => {
    const { kind, args } = record;
    if (kind === 'turn_begins') turn = Number(args.turn ?? turn + 1);
    if (kind === 'column_found') column = Number(args.column);
    if (kind === 'outbreak_checked') check = Number(args.level);
    const once = (sort: string, weight: number, icon: Look['icon'], text: string, likely: number | null = null): void => {
      if (said.has(sort)) return;
      said.add(sort);
      found.push({ count: i + 1, turn, icon, text, weight, chance: likely });
    };
    if (kind === 'game_ends') once('end', 9, args.ending === 'survived' ? 'house' : 'grave', words.look.end);
    else if (falls(record) && kindOf(catalogue, args.unit) === 'hero') once(`buried ${args.unit}`, 6, 'skull', words.look.fell(named.short(args.unit)));
    else if (kind === 'outbreak_begins' || kind === 'unchecked_begins') once('outbreak', 5, 'infection', words.look.outbreak, kind === 'outbreak_begins' && check > 0 ? chance(check) / 100 : null);
    else if (kind === 'antidote_found') once('antidote', 8, 'flask', words.antidote);
    else if (kind === 'component_gained') once('component', 4, 'star', words.look.weapon);
    else if (kind === 'chaos_laid' && Number(args.left) <= 2) once('chaos', 4, 'chaos', words.look.chaos(named.space(args.space)));
    else if (kind === 'zeds_advance' && SPACES[String(args.space)]?.kind === 'town') once('town', 5, 'skull', words.look.town(named.space(args.space)));
    else if (kind === 'zeds_beaten' && Number(args.zeds_hits) > best) {
      best = Number(args.zeds_hits);
      const before = found.findIndex((each) => each.icon === 'attack');
      if (before >= 0) found.splice(before, 1);
      const likely = chanceIn(column, catalogue?.combat);
      // What was sure to happen has no chance worth naming.
      found.push({ count: i + 1, turn, icon: 'attack', text: words.look.won(named.short(args.unit), best), weight: 3, chance: likely === 1 ? null : likely });
    }
  });
  const kept = new Set([...found].sort((a, b) => b.weight - a.weight).slice(0, MOST));
  return found.filter((each) => kept.has(each)).map(({ count, turn: when, icon, text, chance: likely }) => ({ count, turn: when, icon, text, chance: likely }));
}

/** How likely ours win a fight with two dice in this column, counted from 1; null where that is not known. */
export function chanceIn(column: number, combat: readonly CombatRow[] | undefined): number | null {
  if (combat === undefined || combat.length === 0 || !(column >= 1)) return null;
  let ways = 0;
  for (const row of combat) if (row.zeds_lose[column - 1]) for (const sum of row.sums) ways += 6 - Math.abs(7 - sum);
  return ways / 36;
}

/** Fights that ours have won, and all; and how many wins the columns, in which they were fought, let one expect. */
export function fights(records: readonly RecordOut[], combat?: readonly CombatRow[]): { won: number; all: number; expected: number | null } {
  const out = { won: 0, all: 0 };
  let column = 0;
  let expected: number | null = 0;
  for (const { kind, args } of records) {
    if (kind === 'column_found') column = Number(args.column);
    if (kind !== 'zeds_beaten' && kind !== 'unit_beaten') continue;
    out.all += 1;
    if (kind === 'zeds_beaten') out.won += 1;
    const chance = chanceIn(column, combat);
    expected = chance === null || expected === null ? null : expected + chance;
    column = 0;
  }
  return { ...out, expected };
}
