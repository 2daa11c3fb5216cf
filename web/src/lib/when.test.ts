import { expect, it } from 'vitest';
import { ago, clock, planWords } from './when';

it('says how long ago something was', () => {
  expect(ago(3, 'en')).toBe('now');
  expect(ago(59, 'en')).toBe('now');
  expect(ago(60, 'en')).toBe('1 minute ago');
  expect(ago(3599, 'en')).toBe('59 minutes ago');
  expect(ago(3600, 'ja')).toBe('1 時間前');
  expect(ago(86_400 * 3 + 5, 'en')).toBe('3 days ago');
  expect(ago(120, 'ja')).toBe('2 分前');
  // The clocks of two machines may differ.
  expect(ago(-5, 'en')).toBe('now');
});

it('names the day of what was not today', () => {
  const noon = new Date(2026, 6, 12, 12, 0).getTime() / 1000;
  expect(clock(noon, noon + 60, 'en')).toBe('12:00 PM');
  expect(clock(noon, noon + 86_400, 'en')).toContain('Jul 12, 2026');
});

it('tells when the server is restarted, by the clock of the reader', () => {
  const noon = new Date(2026, 6, 12, 12, 0).getTime() / 1000;
  const plan = { at: noon, minutes: 5, text: 'New disk.' };
  expect(planWords(plan, 'en', noon - 60)).toBe(
    'The server will be restarted at 12:00 PM. Nothing is lost; tables come back by themselves. It takes about 5 minutes. New disk.',
  );
  expect(planWords(plan, 'ja', noon - 60)).toContain('12:00');
  expect(planWords({ at: null, minutes: null, text: 'Hello.' }, 'en')).toBe('Hello.');
});
