import { expect, it } from 'vitest';
import { cardsOnTable } from './catalogue';

const words = (en: string) => ({ en, ja: en });
const cards = {
  church: { id: 'church', name: words('Church'), text: words('') },
  outpost: { id: 'outpost', name: words('Outpost'), text: words('') },
};

it('finds the cards that lie on the table', () => {
  const view = { phase: 'auction', paths: [{ cards: ['church', null] }, { cards: ['outpost', 'church'] }] };
  expect(cardsOnTable(view, cards).map((card) => card.id)).toEqual(['church', 'outpost']);
  expect(cardsOnTable(undefined, cards)).toEqual([]);
  expect(cardsOnTable({ name: 'toString' }, cards)).toEqual([]);
});
