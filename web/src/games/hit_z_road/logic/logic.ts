/**
 * What the board of Hit Z Road computes without drawing anything: which option a mix of resources
 * stands for, which pick a bid would buy, how a record changes what is shown. No rule is decided
 * here: every answer is looked up among the options of the open question.
 */
import type { OptionOut, RecordOut } from '../../../lib/messages';
import type { Face, PathView, RoadView, SeatView } from '../types';
import type { PathOdds } from '../odds';

export type Resource = 'ammo' | 'gas' | 'adrenaline';
export const RESOURCES: readonly Resource[] = ['ammo', 'gas', 'adrenaline'];
export type Mix = Record<Resource, number>;

export interface OptionOdds {
  win?: number;
  people?: number;
  adrenaline?: number;
  zombies?: number;
  /** The chance that nobody is hurt. */
  unharmed?: number;
}

/* ---- mixes of resources ---- */

const count = (value: unknown): number => (typeof value === 'number' ? value : 0);

export function mixOf(option: OptionOut): Mix {
  return { ammo: count(option.args.ammo), gas: count(option.args.gas), adrenaline: count(option.args.adrenaline) };
}

export const sameMix = (a: Mix, b: Mix): boolean => RESOURCES.every((r) => a[r] === b[r]);
export const totalOf = (mix: Mix): number => mix.ammo + mix.gas + mix.adrenaline;

/** The options that pay or take a mix, in the order of the question. */
export function mixOptions(options: readonly OptionOut[], verb: string): OptionOut[] {
  return options.filter((option) => option.verb === verb);
}

/** The position of the option with exactly this verb and mix, or null. */
export function mixPosition(options: readonly OptionOut[], verb: string, mix: Mix): number | null {
  return mixOptions(options, verb).find((option) => sameMix(mixOf(option), mix))?.position ?? null;
}

/**
 * One press on + or -: the nearest existing mix with one more or one less of a resource. What has
 * to give way is taken from the resource of which there is most.
 */
export function stepMix(mixes: readonly Mix[], now: Mix, resource: Resource, by: 1 | -1): Mix | null {
  const wanted = now[resource] + by;
  let best: Mix | null = null;
  let cost = Infinity;
  for (const mix of mixes) {
    if (mix[resource] !== wanted) continue;
    const moved = RESOURCES.reduce((sum, r) => sum + Math.abs(mix[r] - now[r]), 0);
    const spread = RESOURCES.reduce((sum, r) => (r === resource ? sum : sum + mix[r] * mix[r]), 0);
    if (moved * 1000 + spread < cost) {
      cost = moved * 1000 + spread;
      best = mix;
    }
  }
  return best;
}

/** Whether every mix is a single thing of one kind: then the piles themselves can be buttons. */
export function singles(mixes: readonly Mix[]): boolean {
  return mixes.length > 0 && mixes.every((mix) => RESOURCES.filter((r) => mix[r] > 0).length === 1) &&
    new Set(mixes.map((mix) => RESOURCES.find((r) => mix[r] > 0))).size === mixes.length;
}

/* ---- bidding ---- */

/** Order in which the living would choose if the bidding ended with these bids. */
export function orderByBids(view: RoadView, change?: { seat: number; bid: number }): number[] {
  const bidOf = (seat: number): number => (change?.seat === seat ? change.bid : (view.seats[seat]?.bid ?? 0));
  const now = view.order.length ? view.order : view.seats.filter((s) => s.alive).map((s) => s.seat);
  return [...now].sort((a, b) => bidOf(b) - bidOf(a) || now.indexOf(a) - now.indexOf(b));
}

/** The pick (1 = first) a seat would have at a space as the bids stand. */
export function pickAt(view: RoadView, seat: number, space: number): number {
  return orderByBids(view, { seat, bid: space }).indexOf(seat) + 1;
}

/** Who stands on a space; several may stand on 0. */
export function carsOn(view: RoadView, space: number): number[] {
  return view.seats.filter((s) => s.alive && s.bid === space).map((s) => s.seat);
}

export const carried = (seat: SeatView): number => seat.ammo + seat.gas + seat.adrenaline;
/** Complete sets of a survivor and one of each resource. */
export const setsOf = (seat: SeatView): number => Math.min(seat.people, seat.ammo, seat.gas, seat.adrenaline);

/** Lower ends of the six bands in which a solo game is judged. */
const BANDS: readonly number[] = [0, 6, 11, 16, 19, 22];
export const bandOf = (score: number): number => BANDS.reduce((band, low, i) => (score >= low ? i : band), 0);

/* ---- dice of a fight ---- */

export interface Spend {
  saves: number;
  kills: number;
}

export const spendOf = (option: OptionOut): Spend => ({ saves: count(option.args.saves), kills: count(option.args.kills) });

export function spendPosition(options: readonly OptionOut[], spend: Spend): number | null {
  return options.find((o) => o.verb === 'spend' && count(o.args.saves) === spend.saves && count(o.args.kills) === spend.kills)?.position ?? null;
}

/** As many saves as there can be, then as many kills. */
export function saveAllThenKill(options: readonly OptionOut[]): Spend {
  let best: Spend = { saves: 0, kills: 0 };
  for (const o of options) {
    if (o.verb !== 'spend') continue;
    const it = spendOf(o);
    if (it.saves > best.saves || (it.saves === best.saves && it.kills > best.kills)) best = it;
  }
  return best;
}

/**
 * A changed wish for saves or kills: the nearest existing option that keeps the wished number,
 * giving up the other one where the adrenaline does not reach.
 */
export function nearestSpend(options: readonly OptionOut[], wish: Spend, keep: 'saves' | 'kills'): Spend | null {
  const other = keep === 'saves' ? 'kills' : 'saves';
  let best: Spend | null = null;
  for (const o of options) {
    if (o.verb !== 'spend') continue;
    const it = spendOf(o);
    if (it[keep] !== wish[keep]) continue;
    if (best === null || Math.abs(it[other] - wish[other]) < Math.abs(best[other] - wish[other])) best = it;
  }
  return best;
}

export const isSkull = (face: Face): boolean => face === 'casualty';
export const isLightning = (face: Face): boolean => face === 'opportunity' || face === 'bonus_kill';

/** The dice of a roll with their colour, black first. */
export function diceOf(black: readonly Face[], red: readonly Face[]): { face: Face; red: boolean }[] {
  return [...black.map((face) => ({ face, red: false })), ...red.map((face) => ({ face, red: true }))];
}

/** How many dice will be rolled at the next melee roll. */
export function nextDice(people: number, skulls: number): { black: number; red: number } {
  const red = Math.min(skulls, people);
  return { black: people - red, red };
}

/** Which dice are marked when so many saves and kills are chosen: the first of each kind. */
export function markedDice(dice: readonly { face: Face }[], spend: Spend): ('save' | 'kill' | null)[] {
  let { saves, kills } = spend;
  return dice.map(({ face }) => {
    if (isSkull(face) && saves > 0) {
      saves--;
      return 'save';
    }
    if (isLightning(face) && kills > 0) {
      kills--;
      return 'kill';
    }
    return null;
  });
}

/* ---- odds ---- */

/** Less than this, on average, is not worth a word. */
export const LEAST = 0.05;

/** One thing that a path brings or asks for. */
export interface PathItem {
  gain: boolean;
  kind: Resource | 'any' | 'survivor' | 'token' | 'points';
  n: number;
  /** Which token. */
  token?: string;
  /** What is lost by who does not pay: so many survivors, or a token. */
  lives?: number;
  instead?: string;
}

/** All that a path brings, then all that it asks for. */
export function pathItems(odds: PathOdds): PathItem[] {
  const items: PathItem[] = RESOURCES.filter((r) => odds[r] >= LEAST).map((kind) => ({ gain: true, kind, n: odds[kind] }));
  if (odds.join >= LEAST) items.push({ gain: true, kind: 'survivor', n: odds.join });
  for (const token of odds.gains) items.push({ gain: true, kind: 'token', n: 1, token });
  if (odds.map_vp > 0) items.push({ gain: true, kind: 'points', n: odds.map_vp });
  for (const { resource, count: n, lives, token } of odds.costs) {
    items.push({ gain: false, kind: resource as Resource | 'any', n, ...(lives > 0 ? { lives } : {}), ...(token === null ? {} : { instead: token }) });
  }
  for (const token of odds.uses) items.push({ gain: false, kind: 'token', n: 1, token });
  return items;
}

export type Tone = 'plain' | 'good' | 'bad';

export function pathTone(odds: PathOdds): Tone {
  if (odds.survive < 0.9 || odds.all_live < 0.3) return 'bad';
  if (odds.lose < 0.1 && !odds.unknown && odds.costs.length === 0) return 'good';
  return 'plain';
}

export function winTone(odds: OptionOdds | undefined): Tone {
  if (odds?.win === undefined) return 'plain';
  return odds.win >= 0.9 ? 'good' : odds.win < 0.6 ? 'bad' : 'plain';
}

/** A chance as whole per cent that never claims certainty it does not have. */
export function percent(chance: number): number {
  if (chance >= 1) return 100;
  if (chance <= 0) return 0;
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}

/** A mean with one digit, without a useless ".0". */
export function mean(value: number): string {
  return (Math.round(value * 10) / 10).toFixed(1).replace(/\.0$/, '');
}

/* ---- records ---- */

const num = (args: Record<string, any>, name: string): number => count(args[name]);

/**
 * The view after one more record, as far as it can be told from the record. It bridges the time
 * until the animation reaches the state the server sent; that state then replaces it.
 */
export function fold(view: RoadView, record: RecordOut): RoadView {
  const next = structuredClone(view);
  const a = record.args;
  const seat: SeatView | undefined = typeof a.seat === 'number' ? next.seats[a.seat] : undefined;
  const path = (number: number): PathView | undefined => next.paths.find((p) => p.path === number);
  const add = (sign: 1 | -1): void => {
    if (seat) for (const r of RESOURCES) seat[r] = Math.max(0, seat[r] + sign * num(a, r));
  };
  /** The card this seat is settling: the first of its path that still lies there. */
  const arrive = (card: unknown): void => {
    for (const lane of next.paths) {
      const slot = lane.cards.findIndex((c, i) => c === card && !lane.gone[i]);
      if (seat && lane.taken_by === seat.seat && slot >= 0) next.driving = { seat: seat.seat, path: lane.path, slot, card: String(card) };
    }
  };
  const leave = (card: unknown): void => {
    const mine = next.paths.find((p) => p.taken_by === a.seat && p.cards.some((c, i) => c === card && !p.gone[i]));
    const slot = mine?.cards.findIndex((c, i) => c === card && !mine.gone[i]) ?? -1;
    if (mine && slot >= 0) mine.gone[slot] = true;
  };
  switch (record.kind) {
    case 'round_begins':
      Object.assign(next, { round: num(a, 'round'), level: num(a, 'level'), phase: 'planning', paths: [], driving: null, fight: null });
      for (const s of next.seats) Object.assign(s, { bid: 0, passed: false, paid: false });
      break;
    case 'card_dealt': {
      let lane = path(num(a, 'path'));
      if (!lane) {
        lane = { path: num(a, 'path'), key: 0, cards: [], face_down: [], gone: [], taken_by: null };
        next.paths.push(lane);
      }
      lane.cards[num(a, 'slot')] = a.card ?? null;
      lane.face_down[num(a, 'slot')] = !a.card;
      lane.gone[num(a, 'slot')] = false;
      break;
    }
    case 'key_laid': {
      const lane = path(num(a, 'path'));
      if (lane) lane.key = num(a, 'size');
      break;
    }
    case 'bid_made':
      next.phase = 'auction';
      if (seat) Object.assign(seat, { bid: num(a, 'space'), passed: false });
      for (const s of next.seats) s.passed = false;
      if (next.auction) next.auction.passes_in_a_row = 0;
      break;
    case 'passed':
      next.phase = 'auction';
      if (seat) seat.passed = true;
      if (next.auction) next.auction.passes_in_a_row += 1;
      break;
    case 'auction_ends':
      next.phase = 'payment';
      break;
    case 'initiative_dealt':
    case 'initiative':
      if (seat) seat.initiative = num(a, 'place');
      next.order = next.seats.filter((s) => s.alive).map((s) => s.seat)
        .sort((x, y) => (next.seats[x]?.initiative ?? 9) - (next.seats[y]?.initiative ?? 9));
      break;
    case 'paid':
      add(-1);
      if (seat && a.for === 'bid') seat.paid = true;
      break;
    case 'discarded':
      add(-1);
      break;
    case 'gift_taken':
      add(1);
      break;
    case 'scavenged':
      add(1);
      next.phase = 'encounter';
      arrive(a.card);
      break;
    case 'event_rolled':
      arrive(a.card);
      break;
    case 'path_chosen': {
      const lane = path(num(a, 'path'));
      next.phase = 'encounter';
      if (lane && seat) {
        lane.taken_by = seat.seat;
        next.driving = { seat: seat.seat, path: lane.path, slot: 0, card: lane.cards[0] ?? null };
      }
      break;
    }
    case 'cards_swapped':
      path(num(a, 'path'))?.cards.reverse();
      path(num(a, 'path'))?.face_down.reverse();
      break;
    case 'card_turned': {
      const lane = path(num(a, 'path'));
      if (lane) {
        lane.cards[num(a, 'slot')] = a.card;
        lane.face_down[num(a, 'slot')] = false;
      }
      break;
    }
    case 'survivors_lost':
      if (seat) seat.people = num(a, 'left');
      break;
    case 'survivors_gained':
      if (seat) seat.people += num(a, 'count');
      break;
    case 'token_taken':
      if (seat) seat.tokens[a.token] = (seat.tokens[a.token] ?? 0) + 1;
      break;
    case 'token_discarded':
      if (seat) seat.tokens[a.token] = Math.max(0, (seat.tokens[a.token] ?? 0) - 1);
      break;
    case 'maps_confirmed':
      if (seat) seat.map_vp += num(a, 'vp');
      break;
    case 'wheel_armed':
      if (seat) seat.wheel_armed = true;
      break;
    case 'fight_begins':
      arrive(a.card);
      next.fight = {
        zombies: num(a, 'zombies'), zombies_at_start: num(a, 'zombies'), skulls: num(a, 'skulls'),
        red_dice: seat?.wheel_armed ? 0 : Math.min(num(a, 'skulls'), seat?.people ?? 0), may_flee: a.flee !== 'barred', may_spend: a.spend !== 'barred',
        volley_skulls_add: false,
        volley: null, melee_rolls: 0, black: [], red: [],
      };
      break;
    case 'volley':
      if (seat) seat.ammo = Math.max(0, seat.ammo - num(a, 'ammo'));
      if (next.fight) Object.assign(next.fight, { volley: a.faces ?? [], zombies: num(a, 'left'), black: [], red: [] });
      break;
    case 'melee_rolled':
      if (next.fight) {
        const faces: Face[] = a.faces ?? [];
        Object.assign(next.fight, { melee_rolls: next.fight.melee_rolls + 1, zombies: num(a, 'left'), volley: null,
          black: faces.slice(0, num(a, 'black')), red: faces.slice(num(a, 'black')) });
      }
      break;
    case 'adrenaline_spent':
      if (seat) seat.adrenaline = Math.max(0, seat.adrenaline - num(a, 'saves') - num(a, 'kills'));
      break;
    case 'zombies_killed':
      if (next.fight) next.fight.zombies = num(a, 'left');
      break;
    case 'fled':
    case 'card_won':
      if (seat && record.kind === 'fled') seat.gas = Math.max(0, seat.gas - num(a, 'gas'));
      if (seat && record.kind === 'card_won') {
        seat.won += 1;
        if (seat.vp !== null) seat.vp += num(a, 'vp');
      }
      arrive(a.card);
      leave(a.card);
      next.fight = null;
      break;
    case 'eliminated':
      if (seat) seat.alive = false;
      next.fight = null;
      break;
    case 'path_unused': {
      const lane = path(num(a, 'path'));
      if (lane) lane.gone = lane.cards.map(() => true);
      break;
    }
    default:
      break;
  }
  return next;
}

/** What one group met on its way. */
export interface News {
  seat: number;
  path: number | null;
  cards: number;
  points: number;
  fled: number;
  lost: number;
  joined: number;
  tokens: string[];
  out: boolean;
}

/** How the other groups drove in these records, in the order in which they did. */
export function newsOf(records: readonly RecordOut[], me: number | null): News[] {
  const found = new Map<number, News>();
  for (const { kind, args: a } of records) {
    if (typeof a.seat !== 'number' || a.seat === me) continue;
    let news = found.get(a.seat);
    if (!news) {
      news = { seat: a.seat, path: null, cards: 0, points: 0, fled: 0, lost: 0, joined: 0, tokens: [], out: false };
      found.set(a.seat, news);
    }
    if (kind === 'path_chosen') news.path = num(a, 'path');
    else if (kind === 'fled') news.fled += 1;
    else if (kind === 'survivors_lost') news.lost += num(a, 'count');
    else if (kind === 'survivors_gained') news.joined += num(a, 'count');
    else if (kind === 'token_taken') news.tokens.push(String(a.token));
    else if (kind === 'eliminated') news.out = true;
    else if (kind === 'card_won') {
      news.cards += 1;
      news.points += num(a, 'vp');
    }
  }
  return [...found.values()].filter((news) => news.path !== null);
}

/** Milliseconds a record is shown at normal speed. Tumbling dice need their fall and a look. */
export function timeOf(kind: string): number {
  switch (kind) {
    case 'card_dealt':
    case 'key_laid':
    case 'path_unused':
      return 70;
    case 'scored':
    case 'game_over':
    case 'auction_ends':
    case 'leg_ends':
      return 0;
    case 'passed':
    case 'paid':
    case 'initiative':
    case 'initiative_dealt':
    case 'round_begins':
      return 280;
    case 'bid_made':
    case 'path_chosen':
    case 'card_turned':
      return 480;
    case 'volley':
    case 'melee_rolled':
    case 'event_rolled':
    case 'crossing_rolled':
      return 1450;
    case 'eliminated':
    case 'survivors_lost':
    case 'card_won':
    case 'fled':
      return 850;
    default:
      return 560;
  }
}
