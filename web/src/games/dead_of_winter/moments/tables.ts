/** The tables by which a die of a module of The Long Night is read, row by row. */
import type { Lang } from '../../../lib/board';
import type { Words } from '../../../lib/messages';
import type { ColonyView } from '../types';
import { capital } from './moments';
import { longWords } from './nightwords';
import { rowsOf, rowsOfLines, type Row } from './told';

interface Line {
  first: number;
  last: number;
  text: Words;
  side_effect?: string | null;
}
const inLang = (lines: readonly Line[], lang: Lang): { first: number; last: number; text: string }[] => lines.map((line) => ({ first: line.first, last: line.last, text: capital(line.text[lang]) }));

/** What a special zombie brings after an attack on it. */
export function encounterRows(catalogue: any, special: string, lang: Lang): Row[] {
  const lines = (catalogue?.modules?.raxxon?.specials?.[special]?.lines ?? []) as Line[];
  return rowsOfLines(inLang(lines, lang), longWords(lang).nothing, (face) => (lines.some((line) => line.first <= face && face <= line.last) ? 'bad' : 'good'));
}
/** What a roll at the Hideout brings. */
export function hideoutRows(view: ColonyView, verb: string, lang: Lang): Row[] {
  const look = view.modules.bandits?.look;
  const table = ((verb === 'search_hideout' ? look?.search : look?.attack) ?? []) as Words[];
  return rowsOf(table.map((each) => each[lang]), (_, face) => (face === 1 ? 'bad' : face > 2 ? 'good' : 'plain'));
}
/** The side effect that a number of a pill brings. */
export function effectOn(catalogue: any, pill: string, face: number): { good: boolean; name: Words; text: Words } | null {
  const raxxon = catalogue?.modules?.raxxon;
  const line = ((raxxon?.pills?.[pill] ?? []) as Line[]).find((each) => each.first <= face && face <= each.last);
  return line?.side_effect ? raxxon.side_effects[line.side_effect] : null;
}
/** What a pill does, with the words of the side effects it may bring. */
export function pillRows(catalogue: any, pill: string, lang: Lang): Row[] {
  const lines = (catalogue?.modules?.raxxon?.pills?.[pill] ?? []) as Line[];
  const said = inLang(lines, lang).map((line) => {
    const effect = effectOn(catalogue, pill, line.first);
    return effect === null ? line : { ...line, text: `${line.text} ${lang === 'ja' ? `「${effect.name.ja}」：` : `${effect.name.en}: `}${effect.text[lang]}` };
  });
  return rowsOfLines(said, longWords(lang).nothing, (face) => {
    const effect = effectOn(catalogue, pill, face);
    return effect === null ? 'plain' : effect.good ? 'good' : 'bad';
  });
}
/** In how many of six a pill brings a side effect of one's liking, or not. */
export function effectChance(catalogue: any, pill: string, good: boolean): number {
  return [1, 2, 3, 4, 5, 6].filter((face) => effectOn(catalogue, pill, face)?.good === good).length / 6;
}
/** The words of each of the two effects that a card lets one choose from, where it says them one after the other. */
export function twoEffects(text: string, lang: Lang): [string, string] | null {
  const found = lang === 'ja' ? /（1）(.+)（2）(.+)$/.exec(text) : /[Ee]ither (.+?), or (.+)$/.exec(text);
  return found ? [capital(found[1]!.replace(/[.。]$/, '')), capital(found[2]!.replace(/[.。]$/, ''))] : null;
}
export const isPill = (catalogue: any, item: unknown): item is string => typeof item === 'string' && catalogue?.modules?.raxxon?.pills?.[item] !== undefined;
