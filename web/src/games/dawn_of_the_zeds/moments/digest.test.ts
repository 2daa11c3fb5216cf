import { describe, expect, it } from 'vitest';
import { catalogue } from '../fixtures';
import { wordsFor } from '../words';
import { digestOf } from './digest';

const told = (kind: string, args: Record<string, unknown> = {}): any => ({ number: 0, kind, args, text: { en: '', ja: '' } });
const turn = (n: number): any => told('turn_begins', { turn: n });
const advance = told('zeds_advance', { unit: ['zeds_1'], from: 'farm', space: 'forest_2' });
const action = told('phase_begins', { phase: 'action' });
const skipped = told('no_actions');

describe('what has happened so far', () => {
  it('is that of the turn, where the last one had an Action Phase', () => {
    expect(digestOf([turn(1), advance, advance, action, turn(2), advance, action], catalogue)).toMatchObject({ from: 2, turn: 2, advances: 1 });
  });
  it('is also that of turns before it without one', () => {
    const records = [turn(3), advance, action, turn(4), advance, action, skipped, turn(5), advance, action, skipped, turn(6), advance, action];
    expect(digestOf(records, catalogue)).toMatchObject({ from: 4, turn: 6, advances: 3 });
  });
  it('begins with the game', () => {
    expect(digestOf([], catalogue)).toBe(null);
    expect(digestOf([turn(1), advance, action, skipped, turn(2), action], catalogue)).toMatchObject({ from: 1, turn: 2, advances: 1 });
    expect(digestOf([turn(9), advance, action, skipped, told('sides_swapped'), turn(1), action], catalogue)).toMatchObject({ from: 1, turn: 1, advances: 0 });
  });
  it('knows Refugees by what has become of them', () => {
    const records = [turn(1), told('devoured', { unit: 'villagers_1', space: 'farm' }), told('goes_to_cemetery', { unit: 'hunt' }), action];
    expect(digestOf(records, catalogue)?.lost[0]).toEqual({ unit: 'villagers_1', refugees: true });
  });
  it('names its turns', () => {
    expect([[6, 6], [5, 6], [4, 6]].map(([from, to]) => wordsFor('en').digest.title(from!, to!))).toEqual(['Turn 6, so far', 'Turns 5 and 6, so far', 'Turns 4 to 6, so far']);
    expect([[6, 6], [5, 6], [4, 6]].map(([from, to]) => wordsFor('ja').digest.title(from!, to!))).toEqual(['第6ターン：ここまで', '第5・6ターン：ここまで', '第4〜6ターン：ここまで']);
  });
});
