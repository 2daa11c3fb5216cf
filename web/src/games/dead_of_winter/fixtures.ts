/** Moments of real games, one for each kind of question, for the gallery and for tests. Written by make_fixtures.py. */
import type { AskOut, RecordOut } from '../../lib/messages';
import data from './fixtures.json';
import type { ColonyView } from './types';
import type { ColonyOdds } from './odds';

export interface Moment {
  view: ColonyView;
  ask: AskOut | null;
  odds: ColonyOdds | null;
  records: RecordOut[];
  fresh: number;
  me: number | null;
}

const all = data as unknown as { names: Record<'en' | 'ja', string[]>; catalogue: any; states: Record<string, [string, unknown]> };

/** [value] replaces; an object changes members of an object or of a list. */
function changed(base: any, changes: any): any {
  if (Array.isArray(changes)) return changes[0];
  const next = Array.isArray(base) ? [...base] : { ...base };
  for (const key of Object.keys(changes)) next[key] = changed(base[key], changes[key]);
  return next;
}

export const names = all.names;
export const catalogue = all.catalogue;
export const moments: Record<string, Moment> = {};
/** Each is written in what it differs from an earlier one. */
for (const [name, [like, changes]] of Object.entries(all.states)) moments[name] = structuredClone(changed(moments[like], changes));
