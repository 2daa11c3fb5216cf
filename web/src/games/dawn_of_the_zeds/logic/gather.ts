/** Hits that follow each other, as those of one fight or one shot do, in one sentence of the log. */
import type { RecordOut } from '../../../lib/messages';
import { fill } from '../../../lib/spoken';
import { TERMS } from '../terms';

const LANGS = ['en', 'ja'] as const;
type Lang = (typeof LANGS)[number];

const hits = (lang: Lang, n: number): string => fill(TERMS.hits_borne[lang], { n });

/** No name begins with an article: that of a sentence is written small where it no longer begins it. */
const within = (head: string, place: number): string => (place > 0 ? head.replace(/^The /, 'the ') : head);

/** Several Hits as one sentence: what is said after the number is said once, for the last. */
function inOne(taken: readonly RecordOut[], lang: Lang): string {
  const counts = new Map<unknown, { said: string; n: number }>();
  for (const record of taken) {
    const known = counts.get(record.args.unit);
    if (known) known.n += 1;
    else counts.set(record.args.unit, { said: record.text[lang], n: 1 });
  }
  const one = hits(lang, 1);
  const parts = [...counts.values()].map(({ said, n }, i) => ({ head: within(said.slice(0, said.lastIndexOf(one)), i) + hits(lang, n), tail: said.slice(said.lastIndexOf(one) + one.length) }));
  return parts.map(({ head }) => head).join(lang === 'ja' ? '、' : ', ') + parts.at(-1)!.tail;
}

/** The records with every run of Hits in one, before whom they have turned to the reduced side. */
export function gathered(records: readonly RecordOut[]): RecordOut[] {
  const out: RecordOut[] = [];
  for (let at = 0; at < records.length; ) {
    if (records[at]!.kind !== 'hit_taken') {
      out.push(records[at]!);
      at += 1;
      continue;
    }
    let end = at;
    while (records[end]?.kind === 'hit_taken' || records[end]?.kind === 'unit_reduced') end += 1;
    const run = records.slice(at, end);
    const taken = run.filter((record) => record.kind === 'hit_taken');
    out.push({ ...taken[0]!, text: { en: inOne(taken, 'en'), ja: inOne(taken, 'ja') } }, ...run.filter((record) => record.kind !== 'hit_taken'));
    at = end;
  }
  return out;
}
