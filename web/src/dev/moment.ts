// One moment of a game, as the server would tell it to a seat: what the gallery shows, and tests look at.
import type { AskOut, RecordOut } from '../lib/messages';

export interface Moment<View = any, Odds = any> {
  view: View;
  ask: AskOut | null;
  odds: Odds;
  records: RecordOut[];
  /** How many of the last records are new. */
  fresh: number;
  me: number | null;
}

/** What the `fixtures.ts` of a game gives. */
export interface Fixtures {
  names: Record<'en' | 'ja', string[]>;
  catalogue: any;
  moments: Record<string, Moment>;
}

/** [value] replaces; an object changes members of an object or of a list. */
function changed(base: any, changes: any): any {
  if (Array.isArray(changes)) return changes[0];
  const next = Array.isArray(base) ? [...base] : { ...base };
  for (const key of Object.keys(changes)) next[key] = changed(base[key], changes[key]);
  return next;
}

/** Moments of which each is written in what it differs from an earlier one. */
export function readMoments<One extends Moment>(states: Readonly<Record<string, [string, unknown]>>): Record<string, One> {
  const moments: Record<string, One> = {};
  for (const [name, [like, changes]] of Object.entries(states)) moments[name] = structuredClone(changed(moments[like], changes));
  return moments;
}
