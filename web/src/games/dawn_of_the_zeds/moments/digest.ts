/** What has happened since the last Action Phase, in a few numbers, most important first. */
import type { RecordOut } from '../../../lib/messages';
import { isOurs } from '../mat/looks';
import { kindOf } from '../logic/logic';
import { falls, ofThisGame } from './chronicle';

export interface Digested {
  /** The first turn that is told of, and the one under way. */
  from: number;
  turn: number;
  /** Units that went to the Cemetery, or were devoured. */
  lost: { unit: string; refugees: boolean }[];
  won: number;
  beaten: number;
  retreats: number;
  advances: number;
  placed: number;
  chaos: number;
  infection: number;
  supplies: number;
}

/** Whether the turn that begins with a record had no Action Phase. */
function skipped(records: readonly RecordOut[], begin: number): boolean {
  const next = records.findIndex((r, i) => i > begin && r.kind === 'turn_begins');
  return records.slice(begin, next).some((r) => r.kind === 'no_actions');
}
/**
 * The records since the turn began, and with it all turns just before it that had no Action Phase, of which the log says "no_actions":
 * whoever played before those has seen nothing of them. Null before the first turn.
 */
export function digestOf(all: readonly RecordOut[], catalogue: any): Digested | null {
  const records = ofThisGame(all);
  const now = records.findLastIndex((r) => r.kind === 'turn_begins');
  if (now < 0) return null;
  const acted = records.slice(0, now).findLastIndex((r, i) => r.kind === 'turn_begins' && !skipped(records, i));
  const begin = records.findIndex((r, i) => i > acted && r.kind === 'turn_begins');
  const turnAt = (i: number): number => Number(records[i]!.args.turn ?? 0);
  const out: Digested = { from: turnAt(begin), turn: turnAt(now), lost: [], won: 0, beaten: 0, retreats: 0, advances: 0, placed: 0, chaos: 0, infection: 0, supplies: 0 };
  for (const record of records.slice(begin + 1)) {
    const { kind, args } = record;
    if (falls(record) || kind === 'devoured') out.lost.push({ unit: String(args.unit), refugees: kind === 'devoured' });
    else if (kind === 'zeds_beaten') out.won += 1;
    else if (kind === 'unit_beaten') out.beaten += 1;
    else if (kind === 'retreated' && isOurs(kindOf(catalogue, args.unit))) out.retreats += 1;
    else if (kind === 'zeds_advance') out.advances += 1;
    else if (kind === 'unit_placed' && !isOurs(kindOf(catalogue, args.unit))) out.placed += 1;
    else if (kind === 'chaos_laid') out.chaos += 1;
    else if (kind === 'chaos_removed') out.chaos -= 1;
    else if (kind === 'infection_changed') out.infection += Number(args.change ?? 0);
    else if (kind === 'supplies_changed') out.supplies += Number(args.change ?? 0);
  }
  return out;
}
