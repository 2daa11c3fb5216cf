/** Moments of real games, one for each kind of question, for the gallery and for tests. Written by make_fixtures.py. */
import type { AskOut, RecordOut } from '../../lib/messages';
import data from './fixtures.json';
import type { ColonyView } from './types';

export interface Moment {
  view: ColonyView;
  ask: AskOut | null;
  odds: any;
  records: RecordOut[];
  fresh: number;
  me: number | null;
}

const all = data as unknown as { names: Record<'en' | 'ja', string[]>; catalogue: any; states: Record<string, Moment> };

export const names = all.names;
export const catalogue = all.catalogue;
export const moments: Record<string, Moment> = all.states;
