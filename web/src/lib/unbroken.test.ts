import { expect, it } from 'vitest';
import { unbroken, whole } from './unbroken';

const J = String.fromCharCode(0x2060);

it('holds ranges of numbers together, however deep they lie', () => {
  const words = { units: { kingman: { text: [{ en: 'on 5–6 they stay', ja: '5〜6ならとどまる' }], strength: [4, 2] } } };
  expect(unbroken(words)).toEqual({ units: { kingman: { text: [{ en: `on 5${J}–${J}6 they stay`, ja: `5${J}〜${J}6ならとどまる` }], strength: [4, 2] } } });
});
it('leaves all else as it is', () => {
  for (const each of ['hand-to-hand', 'Zeds 5/3', '−1', 'a – b', null, 7, true]) expect(unbroken(each)).toBe(each);
});
it('holds numbered names and columns together in Japanese', () => {
  expect(whole('一般市民4/2がゼッズ6/4を射撃（7列のうち第3列）。出目は4、2で1ヒット。')).toBe(`一般市民${J}4/2がゼッズ${J}6/4を射撃（7列のうち第${J}3列）。出目は4、2で1ヒット。`);
  expect(whole('Zeds 6/4, column 3 of 7')).toBe('Zeds 6/4, column 3 of 7');
});
