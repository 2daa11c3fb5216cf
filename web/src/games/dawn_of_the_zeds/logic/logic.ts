/** What the table reads off a view and its question. No rule lives here. */
import type { Lang } from '../../../lib/board';
import type { HindranceOut, OptionOut } from '../../../lib/messages';
import { isDead, isOurs } from '../mat/looks';
import { SPACES, spacesOf } from '../mat/geometry';
import type { DawnView, UnitView } from '../types';

export interface Printed {
  name: Record<Lang, string>;
  kind: string;
  unit_class: string;
  strength: number[];
  move: number;
  hits: number;
  text: Record<Lang, string>[];
}

const LEVELS = ['basic', 'outbreak', 'apocalypse', 'brains', 'walking_zeds', 'directors_cut'];
export const rankOf = (level: string): number => Math.max(0, LEVELS.indexOf(level));
export type System = 'infection' | 'supplies' | 'hospital' | 'four_r' | 'chaos' | 'camp' | 'research' | 'tunnel';
const FROM: Readonly<Record<System, number>> = { infection: 1, supplies: 1, hospital: 1, four_r: 2, chaos: 2, camp: 2, research: 3, tunnel: 4 };
/** The level of a table has a system; what it lacks is not drawn. */
export const has = (view: DawnView, system: System): boolean => rankOf(view.level) >= FROM[system];

export const kindOf = (catalogue: any, unit: string): string | undefined => catalogue?.units?.[unit]?.kind;
export const unitsAt = (view: DawnView, space: string): UnitView[] => view.units.filter((u) => u.space === space);
export const unitOf = (view: DawnView, unit: string | null | undefined): UnitView | undefined => view.units.find((u) => u.unit === unit);

/** Steps between the nearest Zeds of a track and the town; null where there are none. */
export function nearest(view: DawnView, catalogue: any, track: string): number | null {
  let least: number | null = null;
  for (const unit of view.units) {
    const at = SPACES[unit.space];
    if (at?.track !== track || !isDead(kindOf(catalogue, unit.unit))) continue;
    if (least === null || at.step < least) least = at.step;
  }
  return least;
}

/** The sum of a mob: two or more Zeds on one space. */
export function mobOf(view: DawnView, catalogue: any, space: string): number | null {
  const dead = unitsAt(view, space).filter((u) => isDead(kindOf(catalogue, u.unit)));
  return dead.length > 1 ? dead.reduce((sum, u) => sum + u.strength, 0) : null;
}
export const strengthOfDead = (view: DawnView, catalogue: any, space: string): number => unitsAt(view, space).filter((u) => isDead(kindOf(catalogue, u.unit))).reduce((sum, u) => sum + u.strength, 0);
export const hasFoes = (view: DawnView, catalogue: any, space: string): boolean => unitsAt(view, space).some((u) => !isOurs(kindOf(catalogue, u.unit)));

/** Actions that can still be taken, by their source. */
export interface Token {
  kind: 'event' | 'player' | 'free';
  seat: number | null;
  unit: string | null;
}
export function tokensOf(view: DawnView): Token[] {
  const out: Token[] = Array.from({ length: view.event_actions }, () => ({ kind: 'event', seat: null, unit: null }));
  for (const seat of view.seats) if (seat.action_ready) out.push({ kind: 'player', seat: seat.seat, unit: null });
  for (const unit of view.units) for (let i = 0; i < unit.free_actions; i++) out.push({ kind: 'free', seat: unit.owner, unit: unit.unit });
  return out;
}

/** Verbs of a unit in their fixed order, each with its key. */
export const VERBS: readonly (readonly [verb: string, key: string])[] = [
  ['move', 'M'], ['shoot', 'G'], ['forage', 'F'], ['build', 'B'], ['heal', 'H'], ['discharge', 'D'], ['equip', 'Q'], ['research', 'Y'], ['arrest', 'J'], ['use', 'X'], ['use_second', 'C'], ['use_third', 'V'], ['open_ferry', 'W'],
];
/** Verbs of the Zeds player, in their fixed order. */
export const DARK: readonly (readonly [verb: string, key: string])[] = [
  ['shamble', 'S'], ['rise', 'R'], ['plot', 'P'], ['spy_event', 'Y'], ['spy_fate', 'T'], ['sneak', 'N'], ['sabotage', 'B'], ['agitate', 'A'], ['experiment', 'X'], ['snipe', 'G'],
];
const AIMED = new Set(['unit', 'shoot', 'arrest', 'shamble', 'sneak', 'sabotage', 'experiment', 'snipe']);
const PLACED = new Set(['space', 'move', 'build']);

/** What an option is at: a unit, a space, a track on the map, a card; null: a button says it. */
export function targetOf(view: DawnView, option: OptionOut): string | null {
  const { verb, args } = option;
  if (AIMED.has(verb) && typeof args.unit === 'string') return unitOf(view, args.unit) ? `unit:${args.unit}` : null;
  if (PLACED.has(verb) && typeof args.space === 'string') return `space:${args.space}`;
  if ((verb === 'track' || verb === 'rise') && typeof args.track === 'string') return `track:${args.track}`;
  for (const what of ['fate', 'event', 'research', 'component', 'scheme'] as const) if (typeof args[what] === 'string' && verb !== 'number') return `${what}:${args[what]}`;
  return null;
}
/** Where an option is shown: on the map, in the hand, as a card of a unit that is not on the map, as the great button, or in the bar. */
export type Shown = 'map' | 'hand' | 'card' | 'end' | 'bar';
const READABLE = new Set(['use_event', 'use_research', 'use_component']);
export function shownAt(view: DawnView, option: OptionOut): Shown {
  if (option.verb === 'pass') return 'end';
  const key = targetOf(view, option);
  if (key === null) return option.verb === 'unit' ? 'card' : 'bar';
  if (/^(unit|track):/.test(key)) return 'map';
  if (key.startsWith('space:')) return placed(view, key.slice(6)) ? 'map' : 'bar';
  const id = key.slice(key.indexOf(':') + 1);
  if (key.startsWith('fate:') && view.decks.held.includes(id)) return 'hand';
  if (key.startsWith('scheme:') && (view.versus?.schemes ?? []).includes(id)) return 'hand';
  return 'bar';
}
/** Why a card of the hand, `fate:…` or `scheme:…`, is not among the options. */
export const whyNotCard = (hindered: readonly HindranceOut[], key: string): HindranceOut | undefined => hindered.find(({ args }) => key === `fate:${args.fate}` || key === `scheme:${args.scheme}`);
/** A space that is drawn. */
export function placed(view: DawnView, space: string): boolean {
  const at = SPACES[space];
  if (at) return at.track === null || view.tracks.includes(at.track);
  return (space === 'hospital' && has(view, 'hospital')) || ((space === 'staff_office' || space === 'lab') && has(view, 'research')) || (space === 'refugee_camp' && has(view, 'camp'));
}
/** A card or a strip of the right column says it as well. */
export const isRead = (option: OptionOut): boolean => READABLE.has(option.verb);

/** Whether Zeds that advance from a space find somebody of the town on the next one. */
export function meetsOurs(view: DawnView, catalogue: any, space: string): boolean {
  const at = SPACES[space];
  if (!at?.track) return false;
  return unitsAt(view, spacesOf(at.track)[at.step - 1] ?? 'town_center').some((unit) => isOurs(kindOf(catalogue, unit.unit)));
}

/** Touched twice, unless hands are quick: it leads to a fight, or a card or a marker is gone with it. What is rolled for at once shows by its odds. */
export const reveals = (view: DawnView, catalogue: any, option: OptionOut): boolean =>
  (option.verb === 'shamble' && typeof option.args.unit === 'string' && meetsOurs(view, catalogue, unitOf(view, option.args.unit)?.space ?? '')) ||
  option.verb === 'play' || option.verb === 'scheme' || option.verb === 'experiment' || (option.verb === 'move' && typeof option.args.space === 'string' && hasFoes(view, catalogue, option.args.space));

/** The question asks what the chosen unit does. */
export const isDeed = (options: readonly OptionOut[]): boolean => options.some((o) => VERBS.some(([verb]) => verb === o.verb) && o.verb !== 'arrest');

/** The question asks the Zeds player for a Zeds Action. */
export const isDark = (options: readonly OptionOut[]): boolean => options.some((o) => DARK.some(([verb]) => verb === o.verb));

/** Units that the Eat die is compared with: those in beds and in the Refugee Camp. */
export const mouthsOf = (view: DawnView): number => unitsAt(view, 'hospital').length + unitsAt(view, 'refugee_camp').length;

/** All spaces that the table has, from the town outward. */
export const spacesOn = (view: DawnView): string[] => ['town_center', ...view.tracks.flatMap(spacesOf)];

/** The turn's card and the ones of the tracks that have been activated. */
export interface TrackLine {
  track: string;
  done: boolean;
  now: boolean;
}
export function tracksOf(view: DawnView, printed: readonly string[]): TrackLine[] {
  const event = view.event;
  const after = ['action', 'housekeeping', 'over'].includes(view.phase);
  const left = event?.tracks_left.length ?? 0;
  const begun = event?.begun ?? false;
  const named = printed.map((track) => (track === 'fated' ? (event?.fated_track ?? 'fated') : track));
  return named.map((track, i) => {
    const now = view.phase === 'zeds' && event?.track === track && i === named.length - left - 1;
    return { track, now, done: after || (view.phase === 'zeds' && begun && i < named.length - left && !now) };
  });
}

/** Zeds of a track by the spaces where they stand, nearest the town first. */
export interface Group {
  space: string;
  units: string[];
  sum: number;
}
export function groupsOn(view: DawnView, kind: (unit: string) => string | undefined, track: string): Group[] {
  return spacesOf(track).flatMap((space) => {
    const here = unitsAt(view, space).filter((u) => isDead(kind(u.unit)));
    return here.length === 0 ? [] : [{ space, units: here.map((u) => u.unit), sum: here.reduce((sum, u) => sum + u.strength, 0) }];
  });
}
