// What everybody at a table is told when its chairs change.
import type { Chair, Words } from './messages';
import { catalogues, type WordCatalogue } from './words';

export function nameOf(chair: Chair, words: WordCatalogue): string {
  return chair.name || words.seatNumber(chair.seat + 1);
}

/** What nobody may miss: a seat that one more device sees, or that its holder has given up. */
export function chairNews(before: readonly Chair[], after: readonly Chair[]): Words[] {
  const news: Words[] = [];
  const tell = (chair: Chair, say: (words: WordCatalogue, who: string) => string): void => {
    news.push({ en: say(catalogues.en, nameOf(chair, catalogues.en)), ja: say(catalogues.ja, nameOf(chair, catalogues.ja)) });
  };
  for (const chair of after) {
    const earlier = before.find((each) => each.seat === chair.seat);
    if (earlier === undefined) continue;
    if (earlier.taken && !chair.taken) tell(chair, (words, who) => words.gaveUp(who));
    else if (earlier.taken && chair.devices !== earlier.devices) tell(chair, (words, who) => words.devicesNow(who, chair.devices));
  }
  return news;
}
