/** Moments of real games, for the gallery and for tests. Written by make_fixtures.py. */
import type { Moment as Told } from '../../dev/moment';
import data from './fixtures.json';
import type { RoadView } from './types';

type Moment = Told<RoadView>;

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
  return it;
}

export const moments: Record<string, Moment> = { ...all.states, drawn: drawn() };
