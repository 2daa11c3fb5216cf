import { describe, expect, it } from 'vitest';
import { catalogue, moments } from '../fixtures';
import type { DawnView } from '../types';
import { wordsFor } from '../words';
import { bandsOf, hiddenOf } from './verdict';

const ended = Object.values(moments).find(({ view }) => view.result !== null)!.view;
const scored = (score: number): DawnView => ({ ...ended, result: { ...ended.result!, score } });

describe('the bands of the score', () => {
  it('begin where the rules say', () => {
    expect(bandsOf(ended, catalogue, 'en').map((band) => band.range)).toEqual(['to 0', '1–5', '6–12', '13–20', '21 up']);
    expect(bandsOf(ended, catalogue, 'ja').map((band) => band.range)).toEqual(['0以下', '1〜5', '6〜12', '13〜20', '21以上']);
  });
  it.each([[-7, 'Ruin', 'Doubt', 8], [0, 'Ruin', 'Doubt', 1], [1, 'Doubt', 'Good effort', 5], [12, 'Good effort', 'Clear heads', 1], [20, 'Clear heads', 'Legend', 1]])('%i lies in %s, and %s is next', (score, here, next, missing) => {
    const bands = bandsOf(scored(score), catalogue, 'en');
    expect(bands.filter((band) => band.here).map((band) => band.name)).toEqual([here]);
    expect(bands.filter((band) => band.missing > 0).map((band) => [band.name, band.missing])).toEqual([[next, missing]]);
  });
  it('has none above the last', () => {
    expect(bandsOf(scored(30), catalogue, 'en').some((band) => band.missing > 0)).toBe(false);
  });
  it('are not told of before the end', () => {
    expect(bandsOf({ ...ended, result: null }, catalogue, 'en')).toEqual([]);
  });
});

describe('what was hidden', () => {
  const hiding = (hidden: NonNullable<DawnView['result']>['hidden']): DawnView => ({ ...ended, result: { ...ended.result!, hidden } });
  it('is named with what it does, by whose it is', () => {
    const found = hiddenOf(hiding({ schemes: ['panic'], buried: ['detour'], held: ['vehicles'] }), catalogue, 'en', wordsFor('en'));
    expect(found.map(({ cards }) => cards.map(({ name }) => name))).toEqual([[catalogue.schemes.panic.name.en], [catalogue.schemes.detour.name.en], [catalogue.fates.vehicles.name.en]]);
    expect(found.flatMap(({ cards }) => cards).every(({ text }) => text.length > 0)).toBe(true);
  });
  it('says of an empty hand of Schemes that it is, and nothing of what was never discarded or not hidden', () => {
    expect(hiddenOf(hiding({ schemes: [], buried: [], held: [] }), catalogue, 'ja', wordsFor('ja')).map(({ cards }) => cards)).toEqual([[]]);
  });
  it('is nothing where nobody led the Zeds, and before the end', () => {
    expect(hiddenOf(hiding(null), catalogue, 'en', wordsFor('en'))).toEqual([]);
    expect(hiddenOf({ ...ended, result: null }, catalogue, 'en', wordsFor('en'))).toEqual([]);
  });
});
