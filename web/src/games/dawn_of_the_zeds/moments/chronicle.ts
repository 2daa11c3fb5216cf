/** What the log tells about a whole game: how near the dead were, turn by turn, and what happened when. */
import type { RecordOut } from '../../../lib/messages';
import { SPACES } from '../mat/geometry';
import { isDead } from '../mat/looks';
import { kindOf } from '../logic/logic';

export interface Day {
  turn: number;
  nearest: number;
}
export interface Mark {
  turn: number;
  icon: 'skull' | 'infection' | 'flask' | 'chaos' | 'star';
  text: string;
}
/** Steps between the nearest Zeds and the town at the end of each turn; 8 where there were none. */
export function days(records: readonly RecordOut[], catalogue: any): Day[] {
  const at = new Map<string, number>();
  const out: Day[] = [];
  let turn = 0;
  const close = (): void => {
    if (turn > 0) out.push({ turn, nearest: Math.min(8, ...at.values()) });
  };
  for (const { kind, args } of records) {
    if (kind === 'turn_begins') {
      close();
      turn = Number(args.turn ?? turn + 1);
    }
    const units = (Array.isArray(args.unit) ? args.unit : [args.unit]).filter((unit): unit is string => typeof unit === 'string' && isDead(kindOf(catalogue, unit)));
    for (const unit of units) {
      if (['unit_placed', 'unit_moved', 'zeds_advance', 'zeds_moved', 'retreated', 'zeds_called'].includes(kind)) {
        const place = SPACES[String(args.space)];
        if (place?.kind === 'center') at.set(unit, -1);
        else if (place && place.track !== null) at.set(unit, place.step);
        else at.delete(unit);
      } else if (kind === 'unit_removed' || kind === 'back_in_cup') at.delete(unit);
    }
  }
  close();
  return out;
}
/** Heroes that fell and what was found, with their turns. */
export function marks(records: readonly RecordOut[], catalogue: any, lang: 'en' | 'ja'): Mark[] {
  const out: Mark[] = [];
  let turn = 0;
  for (const { kind, args } of records) {
    if (kind === 'turn_begins') turn = Number(args.turn ?? turn + 1);
    const name = typeof args.unit === 'string' ? (catalogue?.units?.[args.unit]?.name?.[lang] ?? '') : '';
    if (kind === 'buried' && kindOf(catalogue, args.unit) === 'hero') out.push({ turn, icon: 'skull', text: name });
    else if (kind === 'antidote_found') out.push({ turn, icon: 'flask', text: '' });
    else if (/^outbreak/.test(kind) && !out.some((m) => m.icon === 'infection' && m.turn === turn)) out.push({ turn, icon: 'infection', text: '' });
  }
  return out;
}
