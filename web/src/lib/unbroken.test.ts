import { expect, it } from 'vitest';
import { unbroken } from './unbroken';

const J = String.fromCharCode(0x2060);

it('holds ranges of numbers together, however deep they lie', () => {
  const words = { units: { kingman: { text: [{ en: 'on 5–6 they stay', ja: '5〜6ならとどまる' }], strength: [4, 2] } } };
  expect(unbroken(words)).toEqual({ units: { kingman: { text: [{ en: `on 5${J}–${J}6 they stay`, ja: `5${J}〜${J}6ならとどまる` }], strength: [4, 2] } } });
});
it('leaves all else as it is', () => {
  for (const each of ['hand-to-hand', 'Zeds 5/3', '−1', 'a – b', null, 7, true]) expect(unbroken(each)).toBe(each);
});
