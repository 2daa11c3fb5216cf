// How long what has happened stays on show before the next may be shown, and
// how new records join the old. Pure functions.
import type { RecordOut } from './messages';

/** At normal speed, in milliseconds; kinds that are not named take `OTHER`. */
const SHOW_MS: Readonly<Record<string, number>> = {
  round_begins: 500,
  card_dealt: 70,
  key_laid: 70,
  bid_made: 550,
  passed: 350,
  auction_ends: 300,
  initiative: 120,
  paid: 350,
  path_chosen: 600,
  card_turned: 350,
  scavenged: 400,
  event_rolled: 1100,
  survivors_lost: 700,
  fight_begins: 600,
  volley: 1100,
  melee_rolled: 1200,
  adrenaline_spent: 400,
  zombies_killed: 300,
  card_won: 400,
  eliminated: 900,
  crossing_rolled: 1100,
  scored: 200,
  game_over: 300,
};
const OTHER = 200;
/** Nothing holds the table up longer than this. */
const MOST = 3500;

/** How long these records stay on show, at a speed (0: not at all). */
export function showTime(fresh: readonly RecordOut[], speed: number): number {
  let sum = 0;
  for (const record of fresh) sum += SHOW_MS[record.kind] ?? OTHER;
  return Math.min(sum, MOST) * speed;
}

/** The records known now: those before `since`, then the new ones. */
export function joinRecords(known: readonly RecordOut[], since: number, news: readonly RecordOut[]): RecordOut[] {
  return [...known.filter((record) => record.number < since), ...news];
}

/** After a longer absence nobody wants to see everything again. */
const CATCH_UP = 40;

/** How many of the last records are new to this screen. */
export function countFresh(known: readonly RecordOut[], joined: readonly RecordOut[]): number {
  const last = known.at(-1);
  if (last === undefined) return 0;
  const fresh = joined.filter((record) => record.number > last.number).length;
  return fresh > CATCH_UP ? 0 : fresh;
}
