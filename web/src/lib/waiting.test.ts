import { describe, expect, it } from 'vitest';
import type { AskOut } from './messages';
import { saidOfOthers } from './waiting.svelte';

const words = {
  quiet: 'Nothing',
  waitingFor: (name: string): string => `Waiting for ${name}`,
  namedBot: (name: string): string => `${name} (bot)`,
  doing: { bid: (name: string): string => `${name} is bidding` },
};
const asked = (question: string): AskOut => ({ number: 3, seat: 1, question, text: { en: '', ja: '' }, title: { en: '', ja: '' }, about: {}, options: [], likely: null, hindered: [] });

describe('what those read who are not asked', () => {
  it.each([
    [null, null, 'Nothing'],
    [null, { seat: 0, bot: false, since: 0 }, 'Waiting for Ann'],
    [asked('bid'), { seat: 1, bot: false, since: 0 }, 'Bea is bidding'],
    [asked('bid'), { seat: 1, bot: true, since: 0 }, 'Bea (bot) is bidding'],
    [asked('other'), { seat: 1, bot: false, since: 0 }, 'Waiting for Bea'],
  ])('%#: %s', (ask, waiting, said) => expect(saidOfOthers(words, ask, waiting, ['Ann', 'Bea'])).toBe(said));
});
