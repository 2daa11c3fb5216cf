// Finding in a view what the catalogue of its game has words for.
import type { Words } from './messages';

export interface CardWords {
  id: string;
  number?: string;
  name: Words;
  text: Words;
}

/** The cards named anywhere in a view, each once, in the order in which they lie there. */
export function cardsOnTable(view: unknown, cards: Readonly<Record<string, CardWords>>): CardWords[] {
  const found = new Map<string, CardWords>();
  const walk = (value: unknown): void => {
    if (typeof value === 'string') {
      if (Object.hasOwn(cards, value)) found.set(value, { ...cards[value]!, id: value });
    } else if (Array.isArray(value)) value.forEach(walk);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(walk);
  };
  walk(view);
  return [...found.values()];
}
