/** Moments of real games, for the gallery and for tests. Written by make_fixtures.py. */
import type { AskOut, RecordOut } from '../../lib/messages';
import data from './fixtures.json';
import type { RoadView } from './types';

export interface Moment {
  view: RoadView;
  ask: AskOut | null;
  odds: any;
  records: RecordOut[];
  fresh: number;
  me: number | null;
}

const all = data as unknown as { names: Record<'en' | 'ja', string[]>; catalogue: any; states: Record<string, Moment> };

export const names = all.names;
export const catalogue = all.catalogue;

/** The cards of the picture that the mat was drawn after. */
function drawn(): Moment {
  const it = structuredClone(all.states.bid as Moment);
  const lay = [['fuel_tanker', 'river_crossing'], ['hospital', 'town_alarm'], ['scrapyard', 'church'], ['motel_rest', 'outpost']];
  const known = (id: string): string => (id in all.catalogue.cards ? id : (Object.keys(all.catalogue.cards).find((k) => k.includes(id)) ?? id));
  it.view.paths.forEach((path, i) => Object.assign(path, { cards: (lay[i] ?? []).map(known), gone: [false, false], taken_by: null, key: 0 }));
  const bids = [3, 5, 1, 4];
  it.view.seats.forEach((s, i) => Object.assign(s, { bid: bids[i], alive: true, people: [5, 5, 3, 4][i], ammo: [5, 3, 2, 6][i], gas: [3, 5, 6, 2][i], adrenaline: [6, 4, 2, 3][i], won: [4, 3, 5, 4][i], initiative: [2, 1, 4, 3][i], passed: i === 2 }));
  it.view.order = [1, 0, 3, 2];
  const bid = (space: number, position: number) => ({ position, id: space, verb: 'bid', args: { space }, text: { en: `Bid ${space}`, ja: `${space}を入札` } });
  if (it.ask) it.ask.options = [{ position: 0, id: 0, verb: 'pass', args: {}, text: { en: 'Pass', ja: 'パス' } }, ...[6, 7, 8, 9, 10].map((n, i) => bid(n, i + 1))];
  it.odds = { options: {}, paths: [
    { survive: 1, all_live: 1, people: 5, lose: 0, ammo: 1, gas: 3, adrenaline: 0, vp: 1, zombies: 0, fight: false, unknown: 0 },
    { survive: 0.99, all_live: 0.41, people: 3.8, lose: 1.2, ammo: 1, gas: 1, adrenaline: 1, vp: 3, zombies: 10, fight: true, unknown: 0 },
    { survive: 0.998, all_live: 0.64, people: 4.5, lose: 0.5, ammo: 2, gas: 0, adrenaline: 1, vp: 0, zombies: 4, fight: true, unknown: 0 },
    { survive: 0.96, all_live: 0.27, people: 3.1, lose: 1.9, ammo: 0, gas: 0, adrenaline: 2, vp: 2, zombies: 6, fight: true, unknown: 0 },
  ] };
  return it;
}

export const moments: Record<string, Moment> = { drawn: drawn(), ...all.states };
