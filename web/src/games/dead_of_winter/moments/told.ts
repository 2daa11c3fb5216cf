/** What has just happened with a module of The Long Night, as the records tell it: what began it, and what came of it. */
import type { RecordOut } from '../../../lib/messages';

export type ToldKind = 'code' | 'release' | 'search_hideout' | 'attack_hideout' | 'bandit' | 'pill' | 'encounter' | 'finished' | 'leader' | 'scavenged' | 'came' | 'token';

export interface Told {
  kind: ToldKind;
  /** The record that began it. */
  began: RecordOut;
  /** What has come of it up to now, told as it was. */
  did: RecordOut[];
}

/** What begins each of them. */
const BEGINS: Readonly<Record<string, ToldKind>> = {
  code_met: 'code',
  code_missed: 'code',
  released: 'release',
  hideout_searched: 'search_hideout',
  hideout_attacked: 'attack_hideout',
  attacked_bandit: 'bandit',
  pill_taken: 'pill',
  encounter: 'encounter',
  improvement_finished: 'finished',
  leads_bandits: 'leader',
  scavenged: 'scavenged',
  bandit_came: 'came',
  bandit_kept_out: 'came',
  token_stays: 'token',
};
/** These go on as long as nothing else is told. */
const ROWS: ReadonlySet<ToldKind> = new Set(['scavenged', 'came', 'token', 'leader', 'finished']);
/** Something else begins with these. */
const ENDS: ReadonlySet<string> = new Set([
  'fed', 'starvation', 'waste_checked', 'crisis_card', 'crisis_prevented', 'crisis_strikes', 'crisis_skipped', 'crisis_revealed', 'noise_rolled', 'noise_turned', 'objective_checked', 'round_begins', 'first_player', 'turn_begins', 'watches',
  'die_spent', 'dice_rolled', 'played', 'moved', 'searched', 'crisis_given', 'contributed', 'vote_called', 'vote_opened', 'crossroads_opened', 'game_over', 'die_laid', 'barricade_built', 'attracted', 'attacked_zombies', 'attacked', 'goal_completed',
]);
/** Told beside the rest, and nothing of it. */
const ASIDE: ReadonlySet<string> = new Set(['log_on_top', 'voted', 'vote_result', 'tie_broken', 'code_met', 'improvement_shown', 'card_seen', 'saw']);

/** What is being told while `beat` is shown; null where it is none of these. `records`: all up to it. */
export function toldOf(records: readonly RecordOut[], beat: RecordOut | null): Told | null {
  if (beat === null) return null;
  const last = records.findLastIndex((each) => each.number === beat.number);
  for (let at = last; at >= 0; at -= 1) {
    const record = records[at]!;
    const kind = BEGINS[record.kind];
    if (kind === undefined) {
      if (ENDS.has(record.kind)) return null;
      continue;
    }
    if (!ROWS.has(kind)) return { kind, began: record, did: records.slice(at + 1, last + 1).filter((each) => !ASIDE.has(each.kind)) };
    if (at < last && !records.slice(at, last + 1).every((each) => BEGINS[each.kind] === kind || ASIDE.has(each.kind))) return null;
    let first = at;
    while (first > 0 && BEGINS[records[first - 1]!.kind] === kind) first -= 1;
    return { kind, began: records[first]!, did: records.slice(first + 1, last + 1).filter((each) => !ASIDE.has(each.kind)) };
  }
  return null;
}

/** Where each of the released goes, and what happens there. */
export interface Stop {
  place: string;
  /** It stands there. */
  came: boolean;
  did: RecordOut[];
}
export function stopsOf(did: readonly RecordOut[]): Stop[] {
  const stops: Stop[] = [];
  for (const record of did) {
    if (record.kind === 'place_rolled') stops.push({ place: String(record.args.place), came: false, did: [] });
    else stops.at(-1)?.did.push(record);
    if (record.kind === 'special_came') {
      const here = stops.at(-1);
      if (here) here.came = true;
    }
  }
  return stops;
}

/** The pill that was taken last before a record. */
export function pillOf(records: readonly RecordOut[], until: RecordOut, pills: Readonly<Record<string, unknown>>): string | null {
  for (let at = records.findLastIndex((each) => each.number === until.number); at >= 0; at -= 1) {
    const item = records[at]!.args.item;
    if (typeof item === 'string' && Object.hasOwn(pills, item)) return item;
  }
  return null;
}

/** On which numbers of a die something happens; on what no row says, nothing does. */
export interface Row {
  faces: number[];
  text: string;
  tone: 'plain' | 'good' | 'bad';
}
/** Rows said one by one for the numbers 1 to 6, with neighbours that say the same in one. */
export function rowsOf(texts: readonly string[], tone: (text: string, face: number) => Row['tone']): Row[] {
  const rows: Row[] = [];
  texts.forEach((text, i) => {
    const before = rows.at(-1);
    if (before && before.text === text) before.faces.push(i + 1);
    else rows.push({ faces: [i + 1], text, tone: tone(text, i + 1) });
  });
  return rows;
}
/** Lines such as those of an encounter, with `nothing` on every other number. */
export function rowsOfLines(lines: readonly { first: number; last: number; text: string }[], nothing: string, tone: (face: number) => Row['tone']): Row[] {
  const texts = [1, 2, 3, 4, 5, 6].map((face) => lines.find((line) => line.first <= face && face <= line.last)?.text ?? nothing);
  return rowsOf(texts, (_, face) => tone(face));
}

/** What a vote that is on neither a player nor a crossroads card is about; the record that began it. */
export function otherVote(records: readonly RecordOut[], kind: string | null = null): { about: 'contain' | 'token'; began: RecordOut } | null {
  if (kind !== null && kind !== 'other') return null;
  const began = records.findLast((each) => ['code_met', 'token_vote_called', 'vote_called', 'vote_opened'].includes(each.kind));
  if (began?.kind === 'code_met') return { about: 'contain', began };
  return began?.kind === 'token_vote_called' ? { about: 'token', began } : null;
}
