import { describe, expect, it } from 'vitest';
import { catalogue } from './fixtures';
import { BRIEF, CARDS, cardsOf, inMode, LENGTHS, lengthOf, lengthsOf, LEVELS, setup } from './setup';

describe('how long a game is', () => {
  it('offers brief length in Versus alone', () => {
    expect(lengthsOf({ level: 'basic', mode: 'defence' }, 2)).toEqual(['short', 'normal']);
    expect(lengthsOf({ level: 'apocalypse', mode: 'versus' }, 2)).toEqual(['brief', 'short', 'normal', 'medium']);
    expect(lengthsOf({ level: 'basic', mode: 'versus' }, 1)).toEqual(['short', 'normal']);
    expect(setup.allows('length', BRIEF, { mode: 'defence' }, 2)).toBe(false);
    expect(setup.allows('length', BRIEF, { mode: 'versus' }, 2)).toBe(true);
  });
  it('begins Versus with brief length, and sends none without it', () => {
    const versus = inMode({ level: 'apocalypse', length: 'medium' }, 'versus');
    expect(lengthOf(versus, 2)).toBe(BRIEF);
    expect(setup.sent(versus, 2).length).toBe(BRIEF);
    expect(setup.sent(inMode(versus, 'defence'), 2).length).toBe('normal');
    expect(setup.sent(versus, 1).length).toBe('short');
    expect(lengthOf({ level: 'brains' }, 5)).toBe(BRIEF);
    expect(lengthOf({ level: 'brains' }, 4)).toBe('normal');
  });
  it.each(LEVELS)('says the sizes of the decks as the game does: %s', (level) => {
    const said = catalogue.levels[level]!;
    expect(Object.values(said.lengths)).toEqual(CARDS[level]);
    expect(Object.keys(said.lengths)).toEqual(LENGTHS.slice(0, CARDS[level].length));
    expect(cardsOf({ level, mode: 'defence' }, BRIEF, 1)).toBe(said.brief);
  });
});
