import { describe, expect, it } from 'vitest';
import { catalogue, moments } from '../fixtures';
import { chanceIn, fights, looksBack, marks, ofThisGame, openingOf, tableAfter } from '../moments/chronicle';
import { SPACES, slip, standing } from '../mat/geometry';
import { COLUMNS, wordsFor } from '../words';
import { comingOf, ghostsOf } from './forecast';
import { fold, learn, timeOf } from './motion';
import { spied, unZeds } from './knows';
import { bedWords, bestTwo, oddsWords, percent, resultsOf, shiftsLine } from './odds';
import { has, isDark, isDeed, mobOf, mouthsOf, nearest, placed, reveals, shownAt, spacesOn, targetOf, tokensOf, tracksOf, whyNotCard } from './logic';
import { memory, namesIn } from './names';
import type { HindranceOut } from '../../../lib/messages';
import type { OptionOdds } from '../odds';
import type { UnitView } from '../types';

it('says of a card of the hand why it cannot be played', () => {
  const words = (en: string) => ({ en, ja: en });
  const hindered: HindranceOut[] = [
    { verb: 'unit', args: { unit: 'hunt' }, rule: 'DOZ-ACTION-1', text: words('No Action.') },
    { verb: 'play', args: { fate: 'killdozer' }, rule: 'DOZ-FATE-6', text: words('Not now.') },
    { verb: 'scheme', args: { scheme: 'panic' }, rule: 'DOZ-VERSUS-92', text: words('Later.') },
  ];
  expect(whyNotCard(hindered, 'fate:killdozer')?.text.en).toBe('Not now.');
  expect(whyNotCard(hindered, 'scheme:panic')?.text.en).toBe('Later.');
  expect(whyNotCard(hindered, 'fate:lake')).toBeUndefined();
  expect(whyNotCard(hindered, 'unit:hunt')).toBeUndefined();
});

it('says what becomes of whoever lies in a bed before it is done', () => {
  const words = wordsFor('en');
  expect(bedWords({ goes_to: 'cemetery' }, words)).toEqual(['comatose: goes to the Cemetery']);
  expect(bedWords({ goes_to: 'town_space' }, wordsFor('ja'))).toEqual(['市街スペースへ移る']);
  expect(bedWords({ heals: { does: 'removes_hit', lowers: 2, to_camp: false } }, words)).toEqual(['removes 1 Hit', 'Infection -2']);
  expect(bedWords({ heals: { does: 'wakes', lowers: 0, to_camp: true } }, words)).toEqual(['wakes from the coma, 1 Hit from elimination', 'then to the Refugee Camp, Infection +1']);
  expect(bedWords({ survives: 0.5 }, words)).toEqual([]);
});

const asked = Object.entries(moments).filter(([, m]) => m.ask !== null && m.ask.options.length > 0);

describe.each(asked)('the question %s', (_, moment) => {
  const { view, ask } = moment;
  it('has a place for each of its options, and no two share one', () => {
    const seen = new Set<string>();
    for (const option of ask!.options) {
      const shown = shownAt(view, option);
      const key = shown === 'map' || shown === 'hand' ? `${isDeed(ask!.options) || isDark(ask!.options) ? option.verb : ''}${targetOf(view, option)}` : String(option.position);
      expect(seen.has(key), `${option.verb} ${key}`).toBe(false);
      seen.add(key);
      if (shown === 'map' && targetOf(view, option)!.startsWith('space:')) expect(placed(view, String(option.args.space))).toBe(true);
    }
  });
  it('has every unit in play on a space that is drawn', () => {
    for (const unit of view.units) expect(placed(view, unit.space), `${unit.unit} in ${unit.space}`).toBe(true);
  });
});

describe('the map', () => {
  it('has the spaces of the catalogue that are on it', () => {
    for (const [id, space] of Object.entries<any>(catalogue.spaces)) if (space.track !== null) expect(SPACES[id]?.track).toBe(space.track);
  });
  it('numbers them as the catalogue does', () => {
    for (const [id, space] of Object.entries<any>(catalogue.spaces)) if (space.track !== null) expect(SPACES[id]?.step).toBe(space.step);
  });
  it('gives every unit of a stack a spot', () => {
    for (let n = 1; n < 12; n++) {
      expect(standing(n).spots).toHaveLength(n);
      expect(standing(n, true).spots).toHaveLength(n);
    }
  });
  it('lays the slip in the middle, without parts that the level lacks', () => {
    expect(slip([{ id: 'hospital', slots: 3 }]).parts).toHaveLength(1);
  });
});

describe('what is read off a view', () => {
  const deep = Object.values(moments).find((m) => m.view.tracks.includes('tunnel'))!.view;
  it('knows what a level has', () => {
    expect(has({ ...deep, level: 'basic' }, 'infection')).toBe(false);
    expect(has({ ...deep, level: 'brains' }, 'research')).toBe(true);
    expect(has({ ...deep, level: 'brains' }, 'tunnel')).toBe(false);
  });
  it('counts the tracks in play', () => {
    expect(spacesOn(deep)).toHaveLength(1 + 4 * 8 + 9);
  });
  it('says how near the dead are, and how strong a mob is', () => {
    const unit = { ...deep.units[0]!, hits: 0 };
    const view = { ...deep, units: [{ ...unit, unit: 'zeds_1', space: 'farm', strength: 2 }, { ...unit, unit: 'zeds_2', space: 'farm', strength: 3 }, { ...unit, unit: 'hunt', space: 'forest_1', strength: 5 }] };
    expect(nearest(view, catalogue, 'forest')).toBe(3);
    expect(nearest(view, catalogue, 'highway')).toBe(null);
    expect(mobOf(view, catalogue, 'farm')).toBe(5);
  });
  it('asks twice before a card is played, but not before a unit forages', () => {
    const option = (verb: string, args: Record<string, string>) => ({ position: 0, id: 0, verb, args, text: { en: '', ja: '' } });
    expect(reveals(deep, catalogue, option('play', { fate: 'killdozer' }))).toBe(true);
    expect(reveals(deep, catalogue, option('scheme', { scheme: 'panic' }))).toBe(true);
    expect(reveals(deep, catalogue, option('forage', {}))).toBe(false);
  });
  it('counts who eats by the die: units in beds and in the Camp', () => {
    const [first, second, third] = deep.units;
    const view = { ...deep, units: [{ ...first!, space: 'hospital' }, { ...second!, space: 'refugee_camp' }, { ...third!, space: 'lab' }] };
    expect(mouthsOf(view)).toBe(2);
    expect(wordsFor('en').eatDie(2)).toContain('2 or less');
    expect(wordsFor('ja').eatDie(0)).toContain('なし');
  });
  it('counts actions by their source', () => {
    const view = { ...deep, event_actions: 2, seats: deep.seats.map((s) => ({ ...s, action_ready: true })), units: [{ ...deep.units[0]!, free_actions: 1 }] };
    expect(tokensOf(view)).toHaveLength(3 + deep.seats.length);
  });
});

describe('what is watched', () => {
  learn(catalogue);
  const { view } = moments.who_acts!;
  const told = (kind: string, args: Record<string, unknown>): any => ({ number: 0, kind, args, text: { en: '', ja: '' } });
  it('moves all of a group', () => {
    const after = fold(fold(view, told('unit_placed', { unit: 'zeds_1', space: 'forest_start' })), told('zeds_advance', { unit: ['zeds_1'], from: 'forest_start', space: 'forest_6' }));
    expect(after.units.find((u) => u.unit === 'zeds_1')).toMatchObject({ space: 'forest_6', strength: 2 });
  });
  it('tells a fight from its beginning to the dice, and ends it with what comes after', () => {
    let now = fold(view, told('defended', { unit: 'hunt', space: 'farm', other: ['zeds_1', 'zeds_2'] }));
    now = fold(now, told('shifted_right', { source: 'named', columns: 1 }));
    now = fold(now, told('column_found', { start: 2, column: 3 }));
    now = fold(now, told('dice_rolled', { unit: 'hunt', dice: [4, 2] }));
    expect(now.fight).toMatchObject({ zeds: ['zeds_1', 'zeds_2'], start: 1, column: 2, dice: [4, 2], shifts: [{ source: 'named', by: 1 }] });
    now = fold(now, told('unit_beaten', { unit: 'hunt', zeds_hits: 1, unit_hits: 3 }));
    expect(fold(now, told('hit_taken', { unit: 'zeds_1' })).fight).toBe(null);
  });
  it('forgets a fight that a question interrupted once others move', () => {
    const asked = { ...fold(view, told('defended', { unit: 'hunt', space: 'farm', other: ['zeds_1'] })) };
    const hit = fold(asked, told('hit_taken', { unit: 'hunt' }));
    expect(hit.fight).not.toBe(null);
    for (const kind of ['retreated', 'track_activated', 'zeds_advance']) expect(fold(hit, told(kind, { unit: 'hunt', space: 'forest_1', track: 'highway' })).fight).toBe(null);
  });
  it('begins a turn with what its card gives, and forgets what was used in the last one', () => {
    const before = { ...view, event_actions: 1, units: [{ ...view.units[0]!, free_actions: 1, used: ['ability', 'used_up'] }] };
    const card = view.event!.card;
    const after = fold(before, told('turn_begins', { turn: 2, event: card }));
    expect(after.event_actions).toBe(catalogue.events[card].actions);
    expect(after.seats.every((seat) => seat.action_ready !== seat.is_zeds)).toBe(true);
    expect(after.units[0]).toMatchObject({ free_actions: 0, used: ['used_up'] });
  });
  it('ticks off no track before the first is activated', () => {
    const event = { ...view.event!, begun: false, track: null, tracks_left: [] };
    const waiting = { ...view, phase: 'zeds' as const, event };
    expect(tracksOf(waiting, ['forest', 'highway']).some((line) => line.done || line.now)).toBe(false);
    expect(tracksOf({ ...waiting, event: { ...event, begun: true } }, ['forest', 'highway']).every((line) => line.done)).toBe(true);
  });
  it('keeps Villagers who leave as Refugees', () => {
    const now = fold({ ...view, units: [] }, told('unit_placed', { unit: 'villagers_1', space: 'farm' }));
    expect(fold(now, told('villagers_leave', { unit: 'villagers_1' })).units).toMatchObject([{ unit: 'villagers_1', space: 'farm', refugees: true }]);
  });
  it('lays and removes Chaos', () => {
    const after = fold(view, told('chaos_laid', { space: 'farm', count: 1, left: 9 }));
    expect(after.spaces.find((s) => s.space === 'farm')?.chaos).toBe(1);
    expect(fold(after, told('chaos_removed', { space: 'farm', count: 0, left: 10 })).chaos_left).toBe(10);
  });
  it('knows which groups of a track are still to move, nearest first', () => {
    const event = { card: 'x', fated_track: null, fate: null, begun: true, tracks_left: ['fated', 'highway'], track: null, groups_left: [] };
    let now = { ...view, units: [], event, phase: 'event' as const } as typeof view;
    for (const [unit, space] of [['zeds_1', 'forest_start'], ['zeds_2', 'farm'], ['zeds_3', 'farm']]) now = fold(now, told('unit_placed', { unit, space }));
    now = fold(fold(now, told('track_fated', { track: 'forest' })), told('track_activated', { track: 'forest' }));
    expect(now).toMatchObject({ phase: 'zeds', event: { track: 'forest', tracks_left: ['highway'], groups_left: [['zeds_2', 'zeds_3'], ['zeds_1']] } });
    now = fold(now, told('zeds_advance', { unit: ['zeds_2', 'zeds_3'], from: 'farm', space: 'forest_2' }));
    expect(now.event).toMatchObject({ walking: ['zeds_2', 'zeds_3'], groups_left: [['zeds_1']] });
    now = fold(now, told('zeds_blocked', { from: 'forest_start', space: 'forest_6' }));
    expect(now.event).toMatchObject({ walking: ['zeds_1'], groups_left: [] });
    now = fold(now, told('track_activated', { track: 'highway' }));
    expect(now.event).toMatchObject({ track: 'highway', tracks_left: [], groups_left: [], walking: [] });
  });
  it('ticks a track off when it is done, also where a question came before the first', () => {
    const [card, printed] = Object.entries<any>(catalogue.events).find(([, each]) => each.tracks.length > 1 && !each.tracks.some((track: string) => track === 'fated' || track === 'all'))!;
    const event = { card, fated_track: null, fate: null, begun: false, tracks_left: [], track: null, groups_left: [] };
    const now = fold({ ...view, phase: 'zeds', event }, told('track_activated', { track: printed.tracks[0] }));
    expect(now.event?.tracks_left).toEqual(printed.tracks.slice(1));
    expect(tracksOf(now, printed.tracks).map((line) => line.done)).toEqual(printed.tracks.map(() => false));
  });
  it('takes a while for what is to be seen', () => {
    expect(timeOf('dice_rolled')).toBeGreaterThan(timeOf('hit_taken'));
  });
  it('folds whatever is told', () => {
    for (const moment of Object.values(moments)) moment.records.reduce(fold, moment.view);
  });
});

describe('chances', () => {
  const words = wordsFor('en');
  it('are said with what is won and what is lost', () => {
    expect(oddsWords({ fight: { wins: 0.42, zeds_hits: [], unit_hits: [], zeds_fall: 0.1, unit_falls: 0.32 } }, false, words)).toEqual({ short: 'attack wins 42%', line: 'attack wins 42% · Saving Roll needed 32%', more: 'enemy removed 10%', tone: 'plain' });
    // What the dice before a fight decide is said first.
    const evaded = { fought: 1 / 6, wins: 0.03, zeds_hits: [], unit_hits: [], zeds_fall: 0, unit_falls: 1 / 6 };
    expect(oddsWords({ fight: evaded }, false, words)).toEqual({ short: 'fights 17% · attack wins 3%', line: 'fights 17% · attack wins 3% · Saving Roll needed 17%', more: '', tone: 'plain' });
    expect(oddsWords({ fight: { ...evaded, fought: undefined, repeats: true } as any }, true, words)?.line).toBe('each attack: space held 3% · Saving Roll needed 17%');
    expect(oddsWords({ shot: { hits: [0.25, 0.75], falls: 0 } }, false, words)?.line).toBe('hits 75%');
    expect(oddsWords({ survives: 0.5 }, false, words)?.short).toBe('survives 50%');
    expect(oddsWords({ finds: { supplies: 1 / 3, ammo: 1 / 6, nothing: 0.5 } }, false, words)?.line).toBe('Ammo 17% · Supplies 33%');
    // Where one of the two is chosen, the two do not say how likely neither is.
    expect(oddsWords({ finds: { supplies: 2 / 3, ammo: 1 / 3, nothing: 1 / 3 } }, false, words)?.line).toBe('Ammo 33% · Supplies 67% · nothing 33%');
    expect(oddsWords({ finds: { supplies: 2 / 3, ammo: 1 / 3, nothing: 1 / 3 } }, false, words, true)?.line).toBe('Ammo 33% · Supplies 67%');
    expect(oddsWords({ finds: { supplies: 0, ammo: 0, nothing: 1 } }, false, words)).toEqual({ short: 'nothing to find', line: 'nothing to find', more: '', tone: 'bad' });
    expect(oddsWords({}, false, words)).toBe(null);
  });
  it('name what leads to the column of a fight', () => {
    const shifts = [{ source: 'town', by: 2 }, { source: 'leaper', by: -1 }];
    const said = (it: OptionOdds) => shiftsLine(it, namesIn(catalogue, 'en').source, words, COLUMNS.en);
    expect(said({ start: 3, shifts, column: 4 })).toBe('From “Even” (Town space: 2 right, Leaper Zeds: 1 left) to “Town more”');
    expect(said({ start: 6, shifts, column: 6 })).toBe('“Town ×3” (Town space: 2 right, Leaper Zeds: 1 left)');
    expect(said({ start: 3, shifts: [], column: 3 })).toBe('');
    expect(said({})).toBe('');
  });
  it('of a match of two games only the second is told in the end', () => {
    const told = (kind: string): any => ({ number: 0, kind, args: {}, text: { en: '', ja: '' } });
    const first = [told('turn_begins'), told('game_ends')];
    expect(ofThisGame(first)).toEqual(first);
    expect(ofThisGame([...first, told('sides_swapped'), told('unit_placed')]).map((r) => r.kind)).toEqual(['unit_placed']);
  });
  it('of a whole game are those of the columns in which was fought', () => {
    const combat = [{ sums: [2, 3, 4, 5, 6], zeds: [0], unit: [1], zeds_lose: [false] }, { sums: [7, 8, 9, 10, 11, 12], zeds: [1], unit: [0], zeds_lose: [true] }];
    const told = (kind: string, args: Record<string, unknown>): any => ({ number: 0, kind, args, text: { en: '', ja: '' } });
    expect(chanceIn(1, combat)).toBeCloseTo(21 / 36);
    expect(chanceIn(0, combat)).toBe(null);
    const fought = [told('column_found', { column: 1 }), told('zeds_beaten', {}), told('column_found', { column: 1 }), told('unit_beaten', {})];
    expect(fights(fought, combat)).toEqual({ won: 1, all: 2, expected: 42 / 36 });
    expect(fights(fought).expected).toBe(null);
  });
  it('say what Memory markers say', () => {
    expect(memory({ used: ['healed', 'used_up'] } as unknown as UnitView, words)).toEqual(['healed this turn', 'ability used (once a game)']);
  });
  it('are never rounded to what is certain', () => {
    expect(percent(0.001)).toBe('<1%');
    expect(percent(0.999)).toBe('>99%');
    // A sum of chances may miss 1 or 0 by rounding alone.
    expect([1 - 1e-12, 1e-12].map(percent)).toEqual(['100%', '0%']);
  });
});

describe('if nobody moves', () => {
  const words = wordsFor('en');
  const forecasts = asked.flatMap(([, { odds }]) => (odds.forecast === null ? [] : [odds.forecast]));
  it('has a column for every track, and a way for every group that would go', () => {
    expect(forecasts.length).toBeGreaterThan(0);
    for (const forecast of forecasts) {
      expect(comingOf(forecast, words).map((it) => it.track)).toEqual(forecast.tracks.map((it) => it.track));
      const ghosts = ghostsOf(forecast, words);
      expect(new Set(ghosts.map((it) => it.id)).size).toBe(ghosts.length);
      const going = forecast.tracks.filter((it) => it.activated + it.chosen > 0).flatMap((it) => it.groups.filter((group) => group.movers.length > 0));
      expect(ghosts.map((it) => [it.from, it.to])).toEqual(going.map((group) => [group.space, group.target]));
    }
  });
  it('says where a fight would be, and how well the best defender does', () => {
    const met = forecasts.flatMap((it) => it.tracks).flatMap((it) => it.groups).find((group) => group.meets.length > 0 && group.movers.length > 0)!;
    const best = Math.max(...met.meets.map((it) => it.odds.wins));
    const track = { track: 'forest', activated: 1, twice: 0, chosen: 0, to_come: 2.25, most_to_come: 4, new_zeds: null, groups: [met], town_falls: 0 };
    const forecast = { this_turn: false, tracks: [track], pressure: null };
    expect(ghostsOf(forecast, words)[0]!.lines).toContain(`space held ${percent(best)}`);
    expect(comingOf(forecast, words)[0]).toMatchObject({ chance: '100%', worst: `space held ${percent(best)}`, likely: true, toCome: ['2.3 more moves', 'at most 4'] });
    expect(comingOf({ ...forecast, tracks: [{ ...track, activated: 0 }] }, words)[0]).toMatchObject({ chance: '0%', worst: 'stays' });
    expect(comingOf({ ...forecast, tracks: [{ ...track, groups: [], new_zeds: 'forest_start' }] }, words)[0]!.worst).toBe('new Zeds');
    expect(comingOf({ ...forecast, tracks: [{ ...track, town_falls: 0.25 }] }, words)[0]).toMatchObject({ worst: 'the town falls 25%', tone: 'bad' });
  });
});

describe('what dice bring', () => {
  it('is told for every column, from the best two', () => {
    expect(bestTwo([2, 6, 5])).toBe(11);
    expect(bestTwo([])).toBe(null);
    const all = resultsOf(catalogue.combat, [4, 3])!;
    expect(all.map((it) => [it.zeds, it.unit, it.ours])).toEqual([[0, 3, false], [0, 3, false], [1, 2, false], [2, 2, true], [2, 1, true], [3, 1, true], [3, 0, true]]);
    expect(resultsOf(catalogue.combat, [])).toBe(null);
  });
});

describe('Versus', () => {
  const log = (...kinds: string[]): any[] => kinds.map((kind, number) => ({ number, kind, args: { unit: 'looters_1' }, text: { en: '', ja: '' } }));
  it('remembers a look at a card until it is turned', () => {
    expect(spied(log('turn_begins', 'spies_event'))).toEqual({ event: true, fate: false });
    expect(spied(log('spies_event', 'spies_fate', 'turn_begins'))).toEqual({ event: false, fate: true });
    expect(spied(log('spies_fate', 'fate_drawn'))).toEqual({ event: false, fate: false });
  });
  it('says where every Un-Zeds unit is, alike ones together', () => {
    const view = structuredClone(moments.zeds_action!.view);
    view.versus!.pool = ['protesters_1', 'protesters_2', 'lawyers'];
    view.units = [];
    view.cemetery = ['arsonists'];
    expect(unZeds(view, log('arrest_made'), catalogue)).toEqual([
      { unit: 'protesters_1', state: 'pool', count: 2 },
      { unit: 'lawyers', state: 'pool', count: 1 },
      { unit: 'looters_1', state: 'jailed', count: 1 },
      { unit: 'arsonists', state: 'dead', count: 1 },
    ]);
  });
});

describe('looking back', () => {
  learn(catalogue);
  const { view, records } = moments.over!;
  const where = (table: typeof view): Record<string, string> => Object.fromEntries(table.units.map((u) => [u.unit, u.space]).sort());
  it('ends where the game ended', () => {
    expect(records.length).toBeGreaterThan(50);
    expect(where(tableAfter(openingOf(view, records, catalogue), records, records.length))).toEqual(where(view));
  });
  it('offers few moments, in their order, the end among them', () => {
    const looks = looksBack(records, catalogue, wordsFor('en'), 'en');
    expect(looks.length).toBeLessThanOrEqual(6);
    expect(looks.map((it) => it.count)).toEqual(looks.map((it) => it.count).sort((a, b) => a - b));
    expect(looks.at(-1)?.text).toBe(wordsFor('en').look.end);
    expect(fights(records).all).toBeGreaterThan(0);
  });
  it('marks who comes to the Cemetery from the Hospital as fallen, and no Outbreak that was only rolled for', () => {
    const told = (kind: string, args: Record<string, unknown>, number: number) => ({ ...records[0]!, number, kind, args });
    const found = marks(
      [
        told('turn_begins', { turn: 3 }, 0),
        told('outbreak_checked', { level: 4 }, 1),
        told('discharged', { unit: 'schmidt', space: 'town_center' }, 2),
        told('discharged', { unit: 'schmidt', space: 'cemetery' }, 3),
        told('turn_begins', { turn: 4 }, 4),
        told('outbreak_begins', {}, 5),
      ],
      catalogue,
      'en',
    );
    expect(found.map(({ turn, icon }) => [turn, icon])).toEqual([[3, 'skull'], [4, 'infection']]);
  });
});
