import { describe, expect, it } from 'vitest';

import { isJapanese } from './letters';

describe('whether a name needs Japanese letters', () => {
  it.each(['さくら', 'カイ', '健', 'アン', 'Ａｎｎ', 'Ann と Ben'])('%s does', (name) => expect(isJapanese(name)).toBe(true));
  it.each(['', 'Ann', 'Zoë', 'Łukasz', 'Ann · Ben'])('%s does not', (name) => expect(isJapanese(name)).toBe(false));
});
