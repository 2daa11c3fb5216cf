import { describe, expect, it } from 'vitest';
import { catalogue, moments } from '../fixtures';
import { fold, learn } from '../logic/motion';
import type { DawnView } from '../types';
import { wordsFor } from '../words';
import { looksBack, openingOf, tableAfter } from './chronicle';

learn(catalogue);
const told = (kind: string, args: Record<string, unknown> = {}): any => ({ number: 0, kind, args, text: { en: '', ja: '' } });
const { view } = moments.who_acts!;
const [hero, ...others] = view.units;
/** The end of a game: these units stand there. */
const ending = (at: Record<string, string>): DawnView => ({ ...view, units: Object.entries(at).map(([unit, space]) => ({ ...hero!, unit, space })) });
const where = (table: DawnView): Record<string, string> => Object.fromEntries(table.units.map((u) => [u.unit, u.space]));

describe('the table before the first record', () => {
  it('lacks the Zeds that replace others, and has those that they replace', () => {
    const end = ending({ zeds_9: 'highway_1' });
    const records = [told('turn_begins', { turn: 1, event: 'cardio' }), told('zeds_replaced', { unit: 'zeds_1', other: 'zeds_9' }), told('zeds_advance', { unit: ['zeds_9'], from: 'highway_start', space: 'highway_1' })];
    const opening = openingOf(end, records, catalogue);
    expect(where(opening)).toEqual({ zeds_1: 'highway_start' });
    expect(where(tableAfter(opening, records, 2))).toEqual({ zeds_9: 'highway_start' });
    expect(where(tableAfter(opening, records, 3))).toEqual(where(end));
  });
  it('has Zeds that were replaced and never moved, where those are that came', () => {
    const records = [told('zeds_replaced', { unit: 'zeds_1', other: 'zeds_9' }), told('zeds_replaced', { unit: 'zeds_9', other: 'zeds_4' })];
    expect(where(openingOf(ending({ zeds_4: 'forest_start' }), records, catalogue))).toEqual({ zeds_1: 'forest_start' });
  });
  it('has a unit that gets a marker before it moves', () => {
    const end = ending({ regular_civilians_2: 'uptown' });
    const records = [told('marker_laid', { unit: 'regular_civilians_2', marker: 'trained' }), told('unit_moved', { unit: 'regular_civilians_2', from: 'town_center', space: 'uptown' })];
    expect(where(openingOf(end, records, catalogue))).toEqual({ regular_civilians_2: 'town_center' });
  });
  it('has whoever falls without a word of where, at the place of its kind', () => {
    const records = ['villagers_2', 'regular_civilians_1', 'riot_squad', 'red_diamond_guards_2'].map((unit) => told('buried', { unit }));
    const homes = { regular_civilians_3: 'st_thomas', regular_civilians_4: 'leftys_pass', regular_civilians_5: 'ingeburg', regular_civilians_6: 'east_irek' };
    expect(where(openingOf(ending(homes), records, catalogue))).toEqual({ ...homes, villagers_2: 'leftys_pass', regular_civilians_1: 'beauxville', riot_squad: 'town_center', red_diamond_guards_2: 'guard_post' });
  });
  it('takes the place to which a unit comes back for none that it had', () => {
    const records = [told('in_bed', { unit: 'riot_squad' }), told('discharged', { unit: 'riot_squad', space: 'town_center' }), told('unit_moved', { unit: 'riot_squad', from: 'uptown', space: 'highway_1' })];
    expect(where(openingOf(ending({ riot_squad: 'highway_1' }), records, catalogue))).toEqual({ riot_squad: 'town_center' });
  });
  it('does not take the space that somebody works on for where that unit stands', () => {
    const records = [told('barricade_built', { unit: 'riot_squad', space: 'highway_1' }), told('unit_moved', { unit: 'riot_squad', from: 'uptown', space: 'town_center' })];
    expect(where(openingOf(ending({ riot_squad: 'town_center' }), records, catalogue))).toEqual({ riot_squad: 'uptown' });
  });
});

describe('what is told of units', () => {
  it('gives a Hero who comes to the one who leads the Heroes, or whose seat lists it', () => {
    const alone = { ...view, units: [], seats: [{ ...view.seats[0]!, seat: 0, heroes: [], is_zeds: false }] };
    expect(fold(alone, told('unit_placed', { unit: 'hunt', space: 'town_center' })).units[0]!.owner).toBe(0);
    expect(fold(alone, told('unit_placed', { unit: 'riot_squad', space: 'town_center' })).units[0]!.owner).toBe(null);
    const two = { ...alone, seats: [...alone.seats, { ...alone.seats[0]!, seat: 1 }] };
    const led = fold(fold(two, told('hero_led_by', { unit: 'hunt', seat: 1 })), told('unit_placed', { unit: 'hunt', space: 'town_center' }));
    expect(led.units[0]!.owner).toBe(1);
    expect(fold(fold(two, told('unit_placed', { unit: 'hunt', space: 'town_center' })), told('hero_joins', { unit: 'hunt', seat: 1 })).units[0]!.owner).toBe(1);
  });
  it('takes Refugees away who take up arms, and leaves a lost unit where it is until it comes out', () => {
    const table = { ...view, units: [{ ...others[0]!, unit: 'villagers_1', space: 'refugee_camp' }] };
    expect(fold(table, told('unit_equipped', { unit: 'villagers_1', other: 'regular_civilians_1' })).units).toMatchObject([{ unit: 'regular_civilians_1', space: 'town_center', reduced: true }]);
    expect(where(fold(table, told('is_lost', { unit: 'villagers_1', space: 'tunnel_6' })))).toEqual({ villagers_1: 'refugee_camp' });
  });
});

it('a fight is remembered with the Hits it dealt', () => {
  const records = [told('turn_begins', { turn: 4 }), told('zeds_beaten', { unit: 'hunt', zeds_hits: 3, unit_hits: 0 })];
  expect(looksBack(records, catalogue, wordsFor('en'), 'en')[0]!.text).toContain('3 Hits');
  expect(looksBack(records, catalogue, wordsFor('ja'), 'ja')[0]!.text).toContain('3ヒット');
});
