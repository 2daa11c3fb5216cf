// How long ago something was, and what is planned when, in a person's words.
import type { Lang } from './board';
import type { Plan } from './messages';
import { catalogues } from './words';

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

export function ago(seconds: number, lang: Lang): string {
  const format = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  for (const [unit, length] of STEPS) {
    if (seconds >= length) return format.format(-Math.floor(seconds / length), unit);
  }
  return format.format(0, 'second');
}

/** A time of day, with the day when it was another one. */
export function clock(at: number, now: number, lang: Lang): string {
  const [then, today] = [new Date(at * 1000), new Date(now * 1000)];
  const sameDay = then.toDateString() === today.toDateString();
  return new Intl.DateTimeFormat(lang, sameDay ? { timeStyle: 'short' } : { dateStyle: 'medium', timeStyle: 'short' }).format(then);
}

/** What whoever runs the server tells everybody, with the time of this reader's clock. */
export function planWords(plan: Plan, lang: Lang, now = Date.now() / 1000): string {
  const words = catalogues[lang];
  const said = plan.at === null ? [] : [words.planAt(clock(plan.at, now, lang))];
  if (plan.at !== null && plan.minutes !== null) said.push(words.planFor(plan.minutes));
  if (plan.text !== '') said.push(plan.text);
  return said.join(lang === 'ja' ? '' : ' ');
}
