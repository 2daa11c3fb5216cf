/** Versus: what either side knows of the other, as the view of a seat and the log tell it. */
import type { RecordOut } from '../../../lib/messages';
import type { DawnView } from '../types';
import { kindOf } from './logic';

/** Whether the Zeds player has looked at a top card that still lies there. */
export function spied(records: readonly RecordOut[]): { event: boolean; fate: boolean } {
  const last = (...kinds: string[]): number => records.findLastIndex((each) => kinds.includes(each.kind));
  return { event: last('spies_event') > last('turn_begins', 'event_revealed'), fate: last('spies_fate') > last('fate_drawn') };
}

export interface UnZed {
  unit: string;
  state: 'pool' | 'out' | 'jailed' | 'dead';
  /** So many alike. */
  count: number;
}
/** Every Un-Zeds unit that is known of, alike ones together: who is out, who may come, who is gone. */
export function unZeds(view: DawnView, records: readonly RecordOut[], catalogue: any): UnZed[] {
  const is = (unit: unknown): unit is string => typeof unit === 'string' && kindOf(catalogue, unit) === 'un_zeds';
  const pool = view.versus?.pool ?? [];
  const out = view.units.map((it) => it.unit).filter(is);
  const dead = view.cemetery.filter(is);
  const gone = new Set([...pool, ...out, ...dead]);
  const jailed = records.flatMap(({ kind, args }) => (kind === 'arrest_made' && is(args.unit) && !gone.has(args.unit) ? [args.unit] : []));
  const of = (units: readonly string[], state: UnZed['state']): UnZed[] => {
    const found: UnZed[] = [];
    for (const unit of new Set(units)) {
      const like = found.find((each) => each.unit.replace(/_\d+$/, '') === unit.replace(/_\d+$/, ''));
      if (like) like.count += 1;
      else found.push({ unit, state, count: 1 });
    }
    return found;
  };
  return [...of(out, 'out'), ...of(pool, 'pool'), ...of(jailed, 'jailed'), ...of(dead, 'dead')];
}
