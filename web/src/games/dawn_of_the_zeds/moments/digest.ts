/** What has happened since the turn began, in a few numbers, most important first. */
import type { RecordOut } from '../../../lib/messages';
import { isOurs } from '../mat/looks';
import { kindOf } from '../logic/logic';
import { falls } from './chronicle';

export interface Digested {
  turn: number;
  /** Units that went to the Cemetery, or were devoured. */
  lost: string[];
  won: number;
  beaten: number;
  retreats: number;
  advances: number;
  placed: number;
  chaos: number;
  infection: number;
  supplies: number;
}

/** The records since the last turn began; null before the first. */
export function digestOf(records: readonly RecordOut[], catalogue: any): Digested | null {
  const begin = records.findLastIndex((r) => r.kind === 'turn_begins');
  if (begin < 0) return null;
  const out: Digested = { turn: Number(records[begin]!.args.turn ?? 0), lost: [], won: 0, beaten: 0, retreats: 0, advances: 0, placed: 0, chaos: 0, infection: 0, supplies: 0 };
  for (const record of records.slice(begin + 1)) {
    const { kind, args } = record;
    if (falls(record) || kind === 'devoured') out.lost.push(String(args.unit));
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
