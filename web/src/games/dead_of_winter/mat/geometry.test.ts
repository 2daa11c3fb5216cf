import { describe, expect, it } from 'vitest';
import { moments } from '../fixtures';
import { placeOf, placesOf, spotKey, spotOf } from '../logic/logic';
import { entranceOf, gateSpots, nextIn, placeOfGate, planOf, rowSpots, type Tile } from './geometry';
import { matWords, titleIn } from './matwords';
import { lookOf } from './portraits';
import { sceneOf, skyOf } from './scenes';

const { view, ask, me } = moments.turn!;
const base = placesOf(view);
const further = (count: number): string[] => [...base, ...Array.from({ length: count }, (_, i) => `further_${i}`)];
/** The sizes of the mat on a desktop, a tablet held both ways, a phone held both ways. */
const SIZES = [['wide', 1046, 454], ['wide', 1500, 760], ['tablet', 992, 399], ['tablet', 736, 602], ['phone', 390, 338], ['phone', 464, 390], ['phone', 700, 300]] as const;

const apart = (a: Tile, b: Tile): boolean => a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;

describe('locations that a module adds', () => {
  for (const [layout, w, h] of SIZES)
    for (const count of [0, 1, 2, 3, 6, 10])
      it(`${count} more have room of their own on a ${layout} mat of ${w} x ${h}`, () => {
        const places = further(count);
        const plan = planOf(w, h, layout, null, places);
        const tiles = places.slice(1).map((id) => plan.tiles[id]!);
        for (const [i, t] of tiles.entries()) {
          expect(t, places[i + 1]).toBeDefined();
          expect([t.x >= 0, t.y >= 0, t.x + t.w <= w, t.y + t.h <= h, t.w > 40, t.h > 30]).toEqual(Array(6).fill(true));
          for (const other of tiles.slice(i + 1)) expect(apart(t, other)).toBe(true);
          // The middle of the colony is nobody's.
          expect(apart(t, { ...t, x: plan.court.x - 100 * plan.court.s, y: plan.court.y - 100 * plan.court.s, w: 200 * plan.court.s, h: 200 * plan.court.s })).toBe(true);
          for (const spot of [...gateSpots(plan, 6 + i, 4), ...rowSpots(t, 4, 4)]) {
            expect([spot.x > t.x, spot.x < t.x + t.w, spot.y > t.y, spot.y < t.y + t.h]).toEqual(Array(4).fill(true));
          }
        }
      });

  it('leave the board of the base game as it is', () => {
    const plan = planOf(1120, 606, 'wide', null, base);
    expect(plan.court).toMatchObject({ x: 560, y: 311 });
    expect(Object.keys(plan.tiles)).toHaveLength(6);
  });

  it('are looked at closely on a phone', () => {
    const plan = planOf(390, 338, 'phone', 'further_0', further(1));
    expect(plan.tiles.further_0!.w).toBeGreaterThan(350);
  });

  it('have an entrance of their own', () => {
    const places = further(2);
    expect(entranceOf(places, 'further_1', 0)).toBe(13);
    for (const [i, place] of places.entries()) if (i > 0) expect(placeOfGate(places, entranceOf(places, place, 0))).toBe(place);
    expect([0, 5].map((gate) => placeOfGate(places, gate))).toEqual(['colony', 'colony']);
  });

  it('can be reached with the arrow keys', () => {
    const places = further(1);
    const plan = planOf(1046, 454, 'wide', null, places);
    const all = places.slice(1).map((key) => ({ key, x: plan.tiles[key]!.x, y: plan.tiles[key]!.y }));
    const school = all.find((each) => each.key === 'school')!;
    expect(nextIn(all, school, -1, 0)?.key).toBe('further_0');
  });

  it('can be chosen, and what happens there lights them', () => {
    const tower = { ...view, places: [...view.places, { ...view.places[1]!, place: 'further_0', survivors: [], deck: null }] };
    const option = { position: 0, id: 0, verb: 'to', args: { place: 'further_0' }, text: { en: '', ja: '' } };
    const spot = spotOf(tower, { ...ask!, question: 'destination' }, option, me);
    expect(spotKey(spot, option)).toBe('place:further_0');
    expect(placeOf(tower, { number: 0, kind: 'zombie_came', args: { place: 'further_0', gate: 1 }, text: { en: '', ja: '' } })).toBe('further_0');
  });

  it('have a building of their own, a sky, and the name that the catalogue says', () => {
    const [tower, harbour] = ['watchtower', 'harbour'].map(sceneOf);
    expect(tower).toContain('<rect');
    expect(tower).not.toBe(harbour);
    expect(skyOf('watchtower')).toHaveLength(2);
    const catalogue = { places: { watchtower: { name: { en: 'the Watchtower', ja: '見張り塔' } } } };
    expect(titleIn(catalogue, 'watchtower', 'en')).toBe('Watchtower');
    expect(titleIn(catalogue, 'watchtower', 'ja')).toBe('見張り塔');
    expect(titleIn(catalogue, 'police_station', 'en')).toBe('Police Station');
    expect(matWords('en').mat({ others: 7 })).toContain('7 other');
  });

  it('may have people whom nobody has drawn', () => expect(lookOf('somebody')).toEqual(lookOf('somebody_else')));
});
