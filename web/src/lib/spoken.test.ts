import { describe, expect, it } from 'vitest';
import cases from './fill.cases.json';
import { capital, fill, inBoth } from './spoken';

const words = inBoth({
  moved: { en: 'has moved', ja: '移動済み' },
  wounds: { en: '{n:wound|wounds}', ja: '負傷{n}' },
  steps: { food: { en: 'Food', ja: '食料' } },
  bands: { en: ['low', 'high'], ja: ['低い', '高い'] },
  side: { en: (name: string) => `${name}'s side`, ja: (name: string) => `${name}の手元` },
});

describe('words in both languages', () => {
  // tests/test_terms.py reads the same cases.
  it.each(cases)('fills $template', ({ template, values, said }) => {
    expect(fill<string>(template, values as Record<string, string | number>)).toBe(said);
  });
  it('does not leave a field open', () => {
    expect(() => fill<string>('{name} wins', {})).toThrow('{name}');
  });
  it('are texts, templates, groups, rows of texts and functions', () => {
    expect(words.en.moved).toBe('has moved');
    expect(words.ja.wounds({ n: 2 })).toBe('負傷2');
    expect(words.en.wounds({ n: 1 })).toBe('1 wound');
    expect(words.ja.steps.food).toBe('食料');
    expect(words.en.bands[1]).toBe('high');
    expect(words.ja.side('エイダ')).toBe('エイダの手元');
  });
  it('may begin a line', () => {
    expect(capital({ en: 'most ammo', ja: '最多の弾薬' })).toEqual({ en: 'Most ammo', ja: '最多の弾薬' });
  });
});
