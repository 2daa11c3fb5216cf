/** How a table of Dawn of the Zeds moves from one state to the next while it is watched; the true state follows. */
import type { RecordOut } from '../../../lib/messages';
import type { DawnView, SpaceView, UnitView } from '../types';
import type { Printed } from './logic';

let printed: Readonly<Record<string, Printed>> = {};
/** What is printed on the counters: those that come in while one watches are not in the view before. */
export function learn(units: Readonly<Record<string, Printed>> | undefined): void {
  if (units) printed = units;
}

const IN_PLAY = (space: string): boolean => !['cemetery', 'aside', 'cup', 'super_cup', 'gone', ''].includes(space);

function fresh(unit: string, space: string): UnitView {
  const it = printed[unit];
  return { unit, space, strength: it?.strength[0] ?? 0, hits: 0, hits_left: it?.hits ?? 1, reduced: false, comatose: false, defiant: false, refugees: false, markers: [], owner: null, free_actions: 0 };
}
const changeUnit = (view: DawnView, unit: string, change: Partial<UnitView>): DawnView => ({ ...view, units: view.units.map((u) => (u.unit === unit ? { ...u, ...change } : u)) });
function put(view: DawnView, unit: string, space: string): DawnView {
  if (!IN_PLAY(space)) return { ...view, units: view.units.filter((u) => u.unit !== unit), cemetery: space === 'cemetery' ? [...view.cemetery, unit] : view.cemetery };
  return view.units.some((u) => u.unit === unit) ? changeUnit(view, unit, { space }) : { ...view, units: [...view.units, fresh(unit, space)] };
}
function changeSpace(view: DawnView, space: string, change: (it: SpaceView) => SpaceView): DawnView {
  const it = view.spaces.find((s) => s.space === space) ?? { space, chaos: 0, ground: [] };
  const next = change(it);
  return { ...view, spaces: [...view.spaces.filter((s) => s.space !== space), ...(next.chaos > 0 || next.ground.length > 0 ? [next] : [])] };
}

export function fold(view: DawnView, record: RecordOut): DawnView {
  const a = record.args;
  switch (record.kind) {
    case 'turn_begins':
      return { ...view, turn: a.turn ?? view.turn };
    case 'event_revealed':
      return { ...view, event: { card: a.event, fated_track: null, fate: null, tracks_left: [], track: null, groups_left: [] } };
    case 'unit_placed':
    case 'unit_moved':
      return put(view, a.unit, a.space);
    case 'unit_removed':
      return { ...view, units: view.units.filter((u) => u.unit !== a.unit) };
    case 'supplies_changed':
      return { ...view, supplies: a.left };
    case 'ammo_changed':
      return { ...view, ammo: a.left };
    case 'infection_changed':
      return { ...view, infection: a.level };
    case 'free_action_gained':
      return changeUnit(view, a.unit, { free_actions: (view.units.find((u) => u.unit === a.unit)?.free_actions ?? 0) + 1 });
    default:
      break;
  }
  // Chapters name what they do alike: who, where, how many.
  if (/chaos.*(placed|gained|added)|^chaos_comes/.test(record.kind) && typeof a.space === 'string') return { ...changeSpace(view, a.space, (it) => ({ ...it, chaos: it.chaos + 1 })), chaos_left: Math.max(0, view.chaos_left - 1) };
  if (/chaos.*(removed|taken)|order_restored/.test(record.kind) && typeof a.space === 'string') return { ...changeSpace(view, a.space, (it) => ({ ...it, chaos: Math.max(0, it.chaos - 1) })), chaos_left: view.chaos_left + 1 };
  return view;
}

const TIMES: Readonly<Record<string, number>> = {
  turn_begins: 700, event_revealed: 1100, event_roll: 700, unit_placed: 420, unit_moved: 460, unit_removed: 420, supplies_changed: 380, ammo_changed: 380, infection_changed: 480, card_played: 900, game_ends: 1200, hero_joins: 240, free_action_gained: 240,
};
/** Fights, rolls and cards are looked at for longer. */
export function timeOf(kind: string): number {
  const known = TIMES[kind];
  if (known !== undefined) return known;
  if (/fight|attack|column|outbreak|fate|research|revealed|devour|falls|saved/.test(kind)) return 850;
  if (/roll|dice|die/.test(kind)) return 750;
  return 420;
}
