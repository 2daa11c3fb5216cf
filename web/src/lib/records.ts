// How new records join the old. Pure functions.
import type { RecordOut } from './messages';

/** The records known now: those before `since`, then the new ones. */
export function joinRecords(known: readonly RecordOut[], since: number, news: readonly RecordOut[]): RecordOut[] {
  return [...known.filter((record) => record.number < since), ...news];
}

/** After a longer absence nobody wants to see everything again. */
const CATCH_UP = 40;

/** How many of the last records are new to this screen. */
export function countFresh(known: readonly RecordOut[], joined: readonly RecordOut[]): number {
  const last = known.at(-1);
  if (last === undefined) return 0;
  const fresh = joined.filter((record) => record.number > last.number).length;
  return fresh > CATCH_UP ? 0 : fresh;
}
