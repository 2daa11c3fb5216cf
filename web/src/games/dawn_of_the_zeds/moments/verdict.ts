/** What the end lays open: where the score lies among the bands, and what the sides of Versus kept from one another. */
import type { Lang } from '../../../lib/board';
import type { DawnView } from '../types';
import type { Words } from '../words';

export interface Band {
  name: string;
  range: string;
  here: boolean;
  /** Points that were missing for it, of the band above the score; else 0. */
  missing: number;
}
interface BandFacts {
  name: Record<Lang, string>;
  least: number | null;
}

/** All bands, from the lowest on; none before the end. */
export function bandsOf(view: DawnView, catalogue: any, lang: Lang): Band[] {
  const all: readonly BandFacts[] = catalogue?.bands ?? [];
  if (view.result === null) return [];
  const score = view.result.score;
  const here = all.findLastIndex((band) => band.least === null || band.least <= score);
  return all.map((band, i) => {
    const most = i + 1 < all.length ? Number(all[i + 1]!.least) - 1 : null;
    const range = band.least === null ? (lang === 'ja' ? `${most}以下` : `to ${most}`) : most === null ? (lang === 'ja' ? `${band.least}以上` : `${band.least} up`) : `${band.least}${lang === 'ja' ? '〜' : '–'}${most}`;
    return { name: band.name[lang], range, here: i === here, missing: i === here + 1 ? Number(band.least) - score : 0 };
  });
}

export interface Hidden {
  what: string;
  cards: { name: string; text: string }[];
}
/** The cards that one side has kept from the other, by whose they are; nothing where nobody led the Zeds. */
export function hiddenOf(view: DawnView, catalogue: any, lang: Lang, words: Words): Hidden[] {
  const hidden = view.result?.hidden;
  if (!hidden) return [];
  const cards = (group: 'schemes' | 'fates', ids: readonly string[]): Hidden['cards'] =>
    ids.map((id) => ({
      name: catalogue?.[group]?.[id]?.name?.[lang] ?? id,
      text: (catalogue?.[group]?.[id]?.text ?? []).map((clause: Record<Lang, string>) => clause[lang]).join(lang === 'ja' ? '' : ' '),
    }));
  return [
    { what: words.hid.schemes, cards: cards('schemes', hidden.schemes) },
    ...(hidden.buried.length > 0 ? [{ what: words.hid.buried, cards: cards('schemes', hidden.buried) }] : []),
    ...(hidden.held.length > 0 ? [{ what: words.hid.held, cards: cards('fates', hidden.held) }] : []),
  ];
}
