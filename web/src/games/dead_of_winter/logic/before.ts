/** What is told in full before it is done, since a die decides over it: attacks on special zombies, the Hideout, pills. */
import type { AskOut, OptionOut } from '../../../lib/messages';
import { isPill } from '../moments/tables';
import type { ColonyOdds } from '../odds';
import type { ColonyView } from '../types';

export interface Before {
  kind: 'attack' | 'search_hideout' | 'attack_hideout' | 'pill';
  position: number;
  survivor: string | null;
  special: string | null;
  item: string | null;
}

/** What to tell before this answer is given; null where nothing has to be. */
export function beforeOf(view: ColonyView, ask: AskOut | null, option: OptionOut | undefined, catalogue: any): Before | null {
  if (ask === null || option === undefined) return null;
  const { verb, args, position } = option;
  const one = { position, survivor: null, special: null, item: null };
  if (ask.question === 'turn') {
    if (verb === 'search_hideout' || verb === 'attack_hideout') return { ...one, kind: verb };
    if (verb === 'play' && isPill(catalogue, args.item)) return { ...one, kind: 'pill', item: String(args.item) };
    if (verb !== 'attack') return null;
    const survivor = String(args.survivor);
    const there: { special: string; place: string }[] = view.modules.raxxon?.look.specials ?? [];
    const kinds = new Set(there.filter(({ place }) => place === view.survivors[survivor]?.place).map(({ special }) => special));
    // Of several types one is chosen first.
    return kinds.size === 1 ? { ...one, kind: 'attack', survivor, special: [...kinds][0]! } : null;
  }
  if (ask.question === 'target' && verb === 'special' && typeof ask.about.survivor === 'string') return { ...one, kind: 'attack', survivor: ask.about.survivor, special: String(args.special) };
  return null;
}

/** It is told though one wishes no second touch: somebody is likely enough to die. */
export const RISK = 0.1;
export function isGrave(odds: Pick<ColonyOdds, 'options'> | null, position: number): boolean {
  return Number(odds?.options?.[String(position)]?.exposure?.death ?? 0) > RISK;
}
