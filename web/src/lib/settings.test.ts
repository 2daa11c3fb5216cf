import { describe, expect, it } from 'vitest';
import { readKept } from './settings.svelte';
import { catalogues } from './words';

const base = { lang: 'en', theme: 'night', pace: 'normal', sound: false, odds: 'always', quickHands: false, cover: false, calling: 'off' } as const;

describe('kept choices', () => {
  it('are read back', () => {
    expect(readKept('{"lang":"ja","pace":"off","sound":true}', base)).toEqual({ ...base, lang: 'ja', pace: 'off', sound: true });
  });
  it('fall back to the default when damaged or unknown', () => {
    expect(readKept('{"lang":"xx","pace":3}', base)).toEqual(base);
    expect(readKept('{nonsense', base)).toEqual(base);
    expect(readKept('null', base)).toEqual(base);
  });
});

describe('words', () => {
  it('are the same in shape in both languages', () => {
    for (const [key, word] of Object.entries(catalogues.en)) {
      const other = catalogues.ja[key as keyof typeof catalogues.ja];
      expect(typeof other, key).toBe(typeof word);
      if (typeof word === 'object') expect(Object.keys(other as object)).toEqual(Object.keys(word));
      if (typeof word === 'string') expect((other as string).length, key).toBeGreaterThan(0);
    }
  });
});
