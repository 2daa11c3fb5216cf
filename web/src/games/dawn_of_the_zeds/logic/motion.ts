/** How a table of Dawn of the Zeds moves from one state to the next while it is watched; the true state follows. */
import type { RecordOut } from '../../../lib/messages';
import { isDead } from '../mat/looks';
import type { DawnView, EventView, FightView, SpaceView, UnitView } from '../types';
import { groupsOn, has, type Printed } from './logic';

let printed: Readonly<Record<string, Printed>> = {};
let tracksOn: Readonly<Record<string, { tracks: string[]; actions: number }>> = {};
/** What is printed on counters and Event cards: those that come in while one watches are not in the view before. */
export function learn(catalogue: any): void {
  if (catalogue?.units) printed = catalogue.units;
  if (catalogue?.events) tracksOn = catalogue.events;
}

const OUT = new Set(['cemetery', 'aside', 'cup', 'super_cup', 'gone', '']);
/** How a fight that is told has come out; it stays on show until something else happens. */
export interface Told extends FightView {
  zeds_hits?: number;
  unit_hits?: number;
  won?: boolean;
}

/** While the Zeds Phase is told: the group that is under way. */
export interface Walking extends EventView {
  walking?: string[];
}
/** A track is activated: its groups go, nearest first. */
function activate(view: DawnView, track: string): DawnView {
  if (view.event === null) return view;
  // Before the first of them it may not have been said yet which tracks are to come; the card says it.
  const { card, begun, fated_track, tracks_left } = view.event;
  const left = begun || tracks_left.length > 0 ? [...tracks_left] : (tracksOn[card]?.tracks ?? []).map((each) => (each === 'fated' ? (fated_track ?? each) : each));
  const at = left.indexOf(track);
  if (at >= 0) left.splice(at, 1);
  else if (left.includes('all')) left.splice(left.indexOf('all'), 1, ...view.tracks.filter((each) => each !== track));
  const event: Walking = { ...view.event, begun: true, track, tracks_left: left, groups_left: groupsOn(view, (unit) => printed[unit]?.kind, track).map((group) => group.units), walking: [] };
  return { ...view, phase: 'zeds', event };
}
/** A group goes, or is kept from going. */
function goes(view: DawnView, units: readonly string[]): DawnView {
  if (view.event === null || view.phase !== 'zeds') return view;
  const event: Walking = { ...view.event, walking: [...units], groups_left: view.event.groups_left.filter((group) => !group.some((unit) => units.includes(unit))) };
  return { ...view, event };
}
const zedsAt = (view: DawnView, space: string): string[] => view.units.filter((u) => u.space === space && isDead(printed[u.unit]?.kind)).map((u) => u.unit);

/** A Hero belongs to whose seat lists it; where one player leads the Heroes nothing is told of it, and it is theirs. */
function ownerOf(view: DawnView, unit: string): number | null {
  if (printed[unit]?.kind !== 'hero') return null;
  const seats = view.seats.filter((seat) => !seat.is_zeds);
  return (seats.length === 1 ? seats[0] : seats.find((seat) => seat.heroes.includes(unit)))?.seat ?? null;
}
/** A unit that has just come, with nothing on it. */
export function fresh(view: DawnView, unit: string, space: string): UnitView {
  const it = printed[unit];
  return { unit, space, strength: it?.strength[0] ?? 0, hits: 0, hits_left: it?.hits ?? 1, reduced: false, comatose: false, defiant: false, refugees: false, markers: [], owner: ownerOf(view, unit), free_actions: 0, used: [] };
}
const REFUGEES = new Set(['villagers', 'vip']);
/** The side that a counter shows. */
const turned = (unit: string, reduced: boolean): Partial<UnitView> => ({ reduced, strength: printed[unit]?.strength[reduced ? 1 : 0] ?? 0 });
/** So many Hits that one more turns it or takes it away. */
const lastHit = (unit: string): number => (printed[unit]?.hits ?? 1) - 1;
const gone = (view: DawnView, unit: string): DawnView => ({ ...view, units: view.units.filter((u) => u.unit !== unit) });
const changeUnit = (view: DawnView, unit: string, change: (u: UnitView) => Partial<UnitView>): DawnView => ({ ...view, units: view.units.map((u) => (u.unit === unit ? { ...u, ...change(u) } : u)) });
function put(view: DawnView, unit: string, space: string): DawnView {
  if (OUT.has(space)) return { ...view, units: view.units.filter((u) => u.unit !== unit), cemetery: space === 'cemetery' && !view.cemetery.includes(unit) ? [...view.cemetery, unit] : view.cemetery };
  return view.units.some((u) => u.unit === unit) ? changeUnit(view, unit, () => ({ space })) : { ...view, cemetery: view.cemetery.filter((u) => u !== unit), units: [...view.units, fresh(view, unit, space)] };
}
function changeSpace(view: DawnView, space: string, change: (it: SpaceView) => Partial<SpaceView>): DawnView {
  const it = view.spaces.find((s) => s.space === space) ?? { space, chaos: 0, ground: [] };
  const next = { ...it, ...change(it) };
  return { ...view, spaces: [...view.spaces.filter((s) => s.space !== space), ...(next.chaos > 0 || next.ground.length > 0 ? [next] : [])] };
}
const lay = (view: DawnView, space: string, what: string): DawnView => changeSpace(view, space, (it) => ({ ground: [...it.ground.filter((each) => each !== what), what] }));
const lift = (view: DawnView, space: string, ...what: string[]): DawnView => changeSpace(view, space, (it) => ({ ground: it.ground.filter((each) => !what.includes(each)) }));
const many = (value: unknown): string[] => (Array.isArray(value) ? (value as string[]) : typeof value === 'string' ? [value] : []);
const inFight = (view: DawnView, change: (fight: Told) => Partial<Told>): DawnView => (view.fight === null ? view : { ...view, fight: { ...view.fight, ...change(view.fight) } });
const stores = (view: DawnView, change: Partial<DawnView>): DawnView => ({ ...view, ...change });

/** What belongs to the fight that is told; with anything else it is over. */
const OF_FIGHT = new Set(['shifted_right', 'shifted_left', 'column_found', 'dice_rolled', 'rolls_again', 'zeds_beaten', 'unit_beaten', 'infection_changed', 'card_played', 'scheme_played', 'hit_ignored', 'defence_turned', 'unseen', 'strikes']);

/** With these a fight is over, also one of whose outcome was told before the question that has just been answered. */
const AFTER_FIGHT = new Set(['track_activated', 'zeds_advance', 'zeds_moved', 'zeds_blocked', 'group_stopped', 'retreated', 'buried', 'phase_begins', 'game_ends']);

export function fold(was: DawnView, record: RecordOut): DawnView {
  const a = record.args;
  const ended = was.fight !== null && (AFTER_FIGHT.has(record.kind) || ((was.fight as Told).won !== undefined && !OF_FIGHT.has(record.kind)));
  const view = ended ? { ...was, fight: null } : was;
  switch (record.kind) {
    case 'turn_begins':
      return { ...view, turn: a.turn ?? view.turn, fight: null, phase: 'event', event_actions: tracksOn[a.event]?.actions ?? 0, seats: view.seats.map((seat) => ({ ...seat, action_ready: !seat.is_zeds })), units: view.units.map((unit) => ({ ...unit, free_actions: 0, used: unit.used.filter((mark) => mark === 'used_up') })), event: { card: a.event, fated_track: null, fate: null, begun: false, tracks_left: [...(tracksOn[a.event]?.tracks ?? [])], track: null, groups_left: [] }, decks: { ...view.decks, events_revealed: view.decks.events_revealed + Math.max(0, (a.turn ?? 0) - view.turn), events_to_come: Math.max(0, view.decks.events_to_come - Math.max(0, (a.turn ?? 0) - view.turn)) } };
    case 'phase_begins':
      return { ...view, phase: a.phase };
    case 'event_revealed':
      return view;
    case 'track_fated':
      return view.event === null ? view : { ...view, event: { ...view.event, fated_track: a.track, tracks_left: view.event.tracks_left.map((each) => (each === 'fated' ? a.track : each)) } };
    case 'track_activated':
      return activate(view, a.track);
    case 'zeds_blocked':
      return goes(view, zedsAt(view, a.from));
    case 'group_stopped':
      return goes(view, zedsAt(view, a.space));
    case 'eat_rolled':
      return { ...view, phase: 'eat' };
    case 'outbreak_checked':
      return { ...view, phase: 'infection' };
    case 'unit_placed':
    case 'unit_moved':
    case 'retreated':
    case 'villagers_flee':
    case 'discharged':
      return record.kind === 'villagers_flee' ? changeUnit(put(view, a.unit, a.space), a.unit, () => ({ refugees: true })) : put(view, a.unit, a.space);
    case 'zeds_advance':
      return many(a.unit).reduce((so, unit) => put(so, unit, a.space), goes(view, many(a.unit)));
    case 'zeds_moved':
      return many(a.unit).reduce((so, unit) => put(so, unit, a.space), view);
    case 'comes_to_camp':
      return put(view, a.unit, 'refugee_camp');
    case 'in_bed':
      return changeUnit(put(view, a.unit, 'hospital'), a.unit, () => ({ comatose: true, hits: 0, ...(REFUGEES.has(printed[a.unit]?.kind ?? '') ? { refugees: true } : turned(a.unit, true)) }));
    case 'buried':
      return put(view, a.unit, 'cemetery');
    case 'unit_removed':
    case 'devoured':
    case 'refugees_leave':
    case 'back_in_cup':
    case 'zeds_not_called':
    case 'arrest_made':
      return gone(view, a.unit);
    case 'zeds_replaced': {
      const space = view.units.find((u) => u.unit === a.unit)?.space ?? '';
      return put(gone(view, a.unit), a.other, space);
    }
    case 'unit_equipped':
      return changeUnit(put(gone(view, a.unit), a.other, 'town_center'), a.other, () => turned(a.other, true));
    case 'hit_taken':
      return changeUnit(view, a.unit, (u) => ({ hits: u.hits + 1 }));
    case 'unit_reduced':
      return changeUnit(view, a.unit, () => ({ ...turned(a.unit, true), hits: 0 }));
    case 'zeds_flipped':
      return changeUnit(view, a.unit, () => turned(a.unit, false));
    case 'experiments':
    case 'spreader_rolled':
      return changeUnit(view, a.unit, () => ({ ...turned(a.unit, false), hits: 0 }));
    case 'un_zeds_rolled':
      return changeUnit(view, a.unit, () => ({ hits: 0 }));
    case 'saving_rolled':
      // Without a Hospital whoever is saved comes home: Heroes as new, Civilians reduced.
      return a.sum < 4 || has(view, 'hospital') ? view : changeUnit(view, a.unit, () => ({ ...turned(a.unit, printed[a.unit]?.kind !== 'hero'), hits: 0 }));
    case 'zeds_recover':
      return changeUnit(view, a.unit, () => ({ hits: 0 }));
    case 'zeds_healed':
      return changeUnit(view, a.unit, () => ({ hits: a.left }));
    case 'recovers':
      return changeUnit(view, a.unit, () => ({ hits: a.hits }));
    case 'unit_healed':
      return changeUnit(view, a.unit, (u) => (u.comatose ? { ...turned(a.unit, false), comatose: false, hits: 0 } : u.hits > 0 ? { hits: u.hits - 1 } : { ...turned(a.unit, false), hits: lastHit(a.unit) }));
    case 'unit_woken':
      return changeUnit(view, a.unit, () => ({ comatose: false, hits: lastHit(a.unit) }));
    case 'villagers_leave':
      return changeUnit(view, a.unit, () => ({ refugees: true }));
    case 'released':
      return changeUnit(view, a.unit, () => ({ defiant: false }));
    case 'marker_placed':
    case 'marker_laid':
      return changeUnit(view, a.unit, (u) => ({ markers: [...u.markers.filter((m) => m !== a.marker), a.marker] }));
    case 'free_action_gained':
      return changeUnit(view, a.unit, (u) => ({ free_actions: u.free_actions + 1 }));
    case 'hero_joins':
    case 'hero_led_by':
      return { ...changeUnit(view, a.unit, () => ({ owner: a.seat })), seats: view.seats.map((s) => (s.seat === a.seat && !s.heroes.includes(a.unit) ? { ...s, heroes: [...s.heroes, a.unit] } : s)) };
    case 'supplies_changed':
      return stores(view, { supplies: a.left });
    case 'ammo_changed':
      return stores(view, { ammo: a.left });
    case 'infection_changed':
      return stores(view, { infection: a.level });
    case 'event_action_lost':
      return stores(view, { event_actions: a.left });
    case 'zeds_actions_set':
    case 'shambles':
    case 'sneaks':
    case 'rises':
    case 'agitates':
    case 'plots':
      return view.versus === null || typeof a.left !== 'number' ? view : { ...view, versus: { ...view.versus, actions: a.left } };
    case 'chaos_laid':
    case 'chaos_removed':
      return { ...changeSpace(view, a.space, () => ({ chaos: a.count })), chaos_left: a.left };
    case 'barricade_built':
      return lay(view, a.space, 'barricade');
    case 'strongpoint_built':
      return lay(view, a.space, 'strongpoint');
    case 'minefield_laid':
      return lay(view, a.space, 'minefield_7');
    case 'no_entry_placed':
      return lay(view, a.space, 'no_entry');
    case 'bridge_falls':
      return lay(view, a.space, 'bridge_down');
    case 'bridge_restored':
      return lift(view, a.space, 'bridge_down', 'ferry');
    case 'barricade_broken':
    case 'barricade_razed':
      return lift(view, a.space, 'barricade');
    case 'minefield_set_off':
      return lift(view, a.space, 'minefield_7', 'minefield_4');
    case 'fate_kept':
      return { ...view, decks: { ...view.decks, held: [...view.decks.held, a.fate], held_count: view.decks.held_count + 1 } };
    case 'fate_drawn':
      return { ...view, event: view.event === null ? null : { ...view.event, fate: a.fate } };
    case 'card_played':
    case 'fate_discarded':
      return { ...view, decks: { ...view.decks, held: view.decks.held.filter((card) => card !== a.fate), held_count: view.decks.held_count - (view.decks.held.includes(a.fate) ? 1 : 0) } };
    case 'antidote_found':
      return view.research === null ? view : { ...view, research: { ...view.research, antidote: true } };
    case 'component_gained':
      return view.research === null ? view : { ...view, research: { ...view.research, components: [...view.research.components, a.component] } };
    case 'component_lost':
      return view.research === null ? view : { ...view, research: { ...view.research, components: view.research.components.filter((each) => each !== a.component) } };
    case 'research_revealed':
      return view.research === null ? view : { ...view, research: { ...view.research, current: a.research } };
    case 'defended':
    case 'attacked':
      return { ...view, fight: { zeds: many(a.other), unit: a.unit, space: a.space, came_from: null, zeds_attack: record.kind === 'defended', start: null, shifts: [], column: null, dice: [] } };
    case 'shifted_right':
    case 'shifted_left':
      return inFight(view, (fight) => ({ shifts: fight.shifts.some((s) => s.source === a.source) ? fight.shifts : [...fight.shifts, { source: a.source, by: record.kind === 'shifted_right' ? a.columns : -a.columns }] }));
    case 'column_found':
      return inFight(view, () => ({ start: a.start - 1, column: a.column - 1 }));
    case 'dice_rolled':
      return inFight(view, () => ({ dice: many(a.dice).map(Number) }));
    case 'zeds_beaten':
    case 'unit_beaten':
      return inFight(view, () => ({ won: record.kind === 'zeds_beaten', zeds_hits: a.zeds_hits, unit_hits: a.unit_hits }));
    default:
      return view;
  }
}

const TIMES: Readonly<Record<string, number>> = {
  turn_begins: 1300, phase_begins: 350, event_revealed: 0, event_seen: 700, event_roll: 700, track_activated: 650, track_fated: 500, zeds_advance: 620, zeds_moved: 620, zeds_blocked: 260, unit_placed: 420, unit_moved: 520, unit_removed: 360, retreated: 560, buried: 600, in_bed: 520, devoured: 800, villagers_flee: 560, released: 320,
  defended: 900, attacked: 900, shifted_right: 360, shifted_left: 360, column_found: 420, dice_rolled: 1000, rolls_again: 300, zeds_beaten: 1100, unit_beaten: 1100, gunfire_rolled: 1000, hit_taken: 260, unit_reduced: 320, hit_ignored: 420, saving_rolled: 900,
  supplies_changed: 320, ammo_changed: 320, infection_changed: 380, infection_rolled: 800, outbreak_checked: 900, outbreak_begins: 1000, unchecked_begins: 1000, chaos_laid: 480, chaos_removed: 400, fate_drawn: 1100, fate_kept: 500, fate_done: 0, event_done: 0, card_played: 1000, scheme_played: 1000, foraged: 700, eat_rolled: 700, hunger: 700, research_rolled: 900, research_revealed: 1000,
  antidote_found: 1300, hero_joins: 240, hero_led_by: 400, free_action_gained: 240, pressure: 600, score_line: 0, scored: 0, epilogue: 0, game_ends: 1200, zeds_actions_set: 300, barricade_built: 500, barricade_broken: 600, minefield_set_off: 900,
};
/** Fights, rolls and cards are looked at for longer. */
export const timeOf = (kind: string): number => TIMES[kind] ?? (/roll|tried/.test(kind) ? 700 : 420);
/** A pause goes from one of these to the next. */
const BEGINS = new Set(['turn_begins', 'track_activated', 'zeds_advance', 'zeds_blocked', 'group_stopped', 'outbreak_begins', 'unchecked_begins', 'defended', 'attacked', 'shambles', 'sneaks', 'rises']);
export const begins = (kind: string): boolean => BEGINS.has(kind);
