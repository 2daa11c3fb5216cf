import { expect, it } from 'vitest';

import { momentWords } from '../games/dead_of_winter/moments/moments';
import { longWords } from '../games/dead_of_winter/moments/nightwords';
import { matWords } from '../games/dead_of_winter/mat/matwords';
import { setUpWords } from '../games/dead_of_winter/setupwords';
import { wordsFor as winterWords } from '../games/dead_of_winter/words';
import { wordsFor as roadWords } from '../games/hit_z_road/words';
import { catalogues } from './words';

const sources = Object.entries(import.meta.glob<string>('../**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true }))
  .filter(([path]) => !path.endsWith('.test.ts'))
  .map(([, text]) => text)
  .join('\n');

it.each([
  ['the house', catalogues.en],
  ['the colony', winterWords('en')],
  ['its mat', matWords('en')],
  ['its moments', momentWords('en')],
  ['its long night', longWords('en')],
  ['its long night at the door', setUpWords('en')],
  ['the road', roadWords('en')],
])('reads every word of %s somewhere', (_, words) => {
  const read = (key: string): boolean => new RegExp(`[.'"\`]${key}\\b`).test(sources);
  expect(Object.keys(words).filter((key) => !read(key))).toEqual([]);
});
