import { expect, it } from 'vitest';
import { chairNews } from './chairs';
import type { Chair } from './messages';

const ines: Chair = { seat: 1, who: 'link', name: 'Ines', bot: null, taken: true, connected: true, devices: 1 };
const news = (before: Chair, after: Chair): string[] => chairNews([before], [after]).map((words) => words.en);

it('tells everybody when a seat is held by more devices, or by fewer', () => {
  expect(news(ines, { ...ines, devices: 2 })).toEqual(['The seat of Ines is now held by 2 devices.']);
  expect(news({ ...ines, devices: 2 }, ines)).toEqual(['Only one device holds the seat of Ines now.']);
});

it('tells everybody when a seat was taken from whoever held it', () => {
  const free: Chair = { ...ines, taken: false, connected: false, devices: 0, link_only: true };
  expect(news(ines, free)).toEqual(['Ines has given up the seat. It is free for whoever gets a new link to it.']);
  expect(news(free, { ...free, taken: true, devices: 1 })).toEqual([]);
});

it('says nothing of people who come, go and sit down', () => {
  expect(news({ ...ines, taken: false, devices: 0, connected: false }, ines)).toEqual([]);
  expect(news(ines, { ...ines, connected: false })).toEqual([]);
  expect(chairNews([], [ines])).toEqual([]);
});

it('speaks of a seat without a name by its number', () => {
  const [words] = chairNews([{ ...ines, name: '' }], [{ ...ines, name: '', devices: 2 }]);
  expect(words?.en).toContain('Seat 2');
  expect(words?.ja).toContain('席2');
});
