import type { Chair } from './messages';
import { beforeEach, expect, it, vi } from 'vitest';
import { forgetTable, keepLink, keepTable, keptTables, keptWish, keepWish, linksOf, notePromise, openLinks, promiseOf } from './kept';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('window', {
    localStorage: { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => kept.set(key, text) },
  });
});

it('keeps the links of a table, and a new one in place of an old', () => {
  keepTable('t', 'g', [null, '/t/t/s/one']);
  keepTable('t', 'g');
  expect(linksOf('t')).toEqual([null, '/t/t/s/one']);
  keepLink('t', 'g', 1, '/t/t/s/two');
  keepLink('t', 'g', 3, '/t/t/s/three');
  expect(linksOf('t')).toEqual([null, '/t/t/s/two', null, '/t/t/s/three']);
});

it('forgets a link once its chair is taken', () => {
  const chair = (seat: number, taken: boolean): Chair => ({ seat, who: 'link', name: '', bot: null, taken, connected: false, devices: 0 });
  keepTable('t', 'g', [null, '/t/t/s/one', '/t/t/s/two']);
  const free = chair(2, false);
  expect(openLinks('t', [chair(0, true), chair(1, true), free])).toEqual([null, null, '/t/t/s/two']);
  // And it stays forgotten when the chair is given up.
  expect(openLinks('t', [chair(0, true), chair(1, false), free])).toEqual([null, null, '/t/t/s/two']);
});

it('notes the first promise of a table, whatever the table says later', () => {
  expect(notePromise('t', 'early')).toBe('early');
  expect(promiseOf('t')).toBe(null);
  keepTable('t', 'g');
  expect(notePromise('t', 'first')).toBe('first');
  keepTable('t', 'g', [null]);
  expect(notePromise('t', 'second')).toBe('first');
  expect(promiseOf('t')).toBe('first');
  // A game that went on under later rules has another secret since then.
  expect(notePromise('t', 'third', 1)).toBe('third');
  expect(notePromise('t', 'fourth', 1)).toBe('third');
  forgetTable('t');
  expect(promiseOf('t')).toBe(null);
});

it('forgets the oldest of many tables', () => {
  for (let i = 0; i < 12; i += 1) keepTable(`t${i}`, 'g');
  expect(keptTables().map((kept) => kept.table)).toEqual(['t11', 't10', 't9', 't8', 't7', 't6', 't5', 't4']);
});

it('takes neither seed nor word of one table to the next', () => {
  keepWish({ game: 'g', chairs: [], options: {}, seed: 7, pace: 'off', open_chairs: true, word: 'snow', leaving: 'bot' });
  expect(keptWish()).toEqual({ game: 'g', chairs: [], options: {}, seed: null, pace: 'off', open_chairs: true, word: '', leaving: 'bot' });
});
