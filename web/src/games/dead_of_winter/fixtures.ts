/** Moments of real games, one for each kind of question, for the gallery and for tests. Written by make_fixtures.py. */
import { readMoments, type Moment as Told } from '../../dev/moment';
import data from './fixtures.json';
import type { ColonyView } from './types';
import type { ColonyOdds } from './odds';

type Moment = Told<ColonyView, ColonyOdds | null>;

const all = data as unknown as { names: Record<'en' | 'ja', string[]>; catalogue: any; states: Record<string, [string, unknown]> };

export const names = all.names;
export const catalogue = all.catalogue;
export const moments = readMoments<Moment>(all.states);
