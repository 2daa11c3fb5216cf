/**
 * What the board of Dead of Winter computes without drawing anything: where each option of the open question
 * lies (a survivor, a place, a die, a card, a button), what hangs on whatever is chosen, how a record changes what
 * is shown. No rule is decided here: every answer is an option of the open question.
 */
import type { IconName } from '../../../lib/parts/icons';
import type { AskOut, OptionOut, RecordOut } from '../../../lib/messages';
import type { Lang } from '../../../lib/board';
import { banditsAt, fitsCode, foldPieces, layOf, logOf, missingOf, piecesOf } from '../long_night/look';
import { entranceOf } from '../mat/geometry';
import { keyOf, type Target } from './touch';
import type { ColonyOdds } from '../odds';
import type { ColonyView } from '../types';
import { wordsFor } from '../words';

/* ---- where an option lies ---- */

/** The one thing on the table that stands for an option of a question other than "turn". */
export type Spot =
  | { kind: 'mat'; target: Target }
  | { kind: 'die'; face: number }
  | { kind: 'card'; item: string }
  | { kind: 'button' }
  | { kind: 'panel' };

/** Questions that open a panel of their own, which offers every option. */
export const PANELS: ReadonlySet<string> = new Set([
  'leader', 'follower', 'search', 'take', 'offer', 'pledge', 'pledge_die', 'stake', 'extra_die', 'exile_vote', 'crossroads_vote', 'tie', 'crossroads', 'may', 'bite',
  'contain', 'token_vote', 'stockpile', 'improvement', 'taker', 'call_token_vote', 'unruly_go', 'effect', 'joins', 'trust', 'blast', 'named_item', 'give_named',
]);
/** Of these, those that lie on the table as a sheet; the others darken the room. */
export const SHEETS: ReadonlySet<string> = new Set(['leader', 'follower', 'search', 'take', 'offer', 'pledge', 'pledge_die', 'stake', 'extra_die', 'stockpile', 'improvement', 'taker', 'call_token_vote', 'unruly_go', 'effect', 'joins', 'trust', 'blast', 'named_item', 'give_named']);
/** Of these, those of The Long Night. */
export const NIGHT_SHEETS: ReadonlySet<string> = new Set(['stockpile', 'improvement', 'taker', 'call_token_vote', 'unruly_go', 'effect', 'joins', 'trust', 'blast', 'named_item', 'give_named']);
/** Votes: all of them lie there as ballots. */
export const VOTES: ReadonlySet<string> = new Set(['exile_vote', 'crossroads_vote', 'contain', 'token_vote', 'tie']);
/** Votes that a card asks for on its own slip. */
export const UNTITLED_VOTES: ReadonlySet<string> = new Set(['trust']);
/** Questions about unused dice of one's own. */
const OWN_DICE: ReadonlySet<string> = new Set(['die', 'raise', 'reroll', 'reroll_more', 'set_die', 'addiction', 'turn_die']);

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const num = (value: unknown): number => (typeof value === 'number' ? value : 0);

export function spotOf(view: ColonyView, ask: AskOut, option: OptionOut, me: number | null): Spot {
  if (PANELS.has(ask.question) && option.verb !== 'improvement') return { kind: 'panel' };
  const { verb, args } = option;
  switch (verb) {
    case 'to':
      return { kind: 'mat', target: { kind: 'place', place: text(args.place) } };
    case 'survivor':
      return { kind: 'mat', target: { kind: 'survivor', survivor: text(args.survivor) } };
    case 'zombie': {
      const place = view.survivors[text(ask.about.survivor)]?.place;
      return place === undefined ? { kind: 'button' } : { kind: 'mat', target: { kind: 'place', place } };
    }
    case 'bandit':
    case 'special': {
      const place = view.survivors[text(ask.about.survivor)]?.place;
      if (place === undefined) return { kind: 'button' };
      return { kind: 'mat', target: verb === 'bandit' ? { kind: 'bandit', place } : { kind: 'special', special: text(args.special), place } };
    }
    case 'improvement':
      return { kind: 'mat', target: { kind: 'plan', plan: text(args.improvement) } };
    case 'gate':
      return { kind: 'mat', target: { kind: 'gate', gate: num(args.gate) - 1 } };
    case 'die': {
      const mine = me === null ? [] : (view.seats[me]?.dice ?? []);
      return OWN_DICE.has(ask.question) && mine.includes(num(args.face)) ? { kind: 'die', face: num(args.face) } : { kind: 'button' };
    }
    case 'card':
      return ask.question !== 'gear' && ask.question !== 'stockpile' && view.hand?.includes(text(args.item)) ? { kind: 'card', item: text(args.item) } : { kind: 'button' };
    default:
      return { kind: 'button' };
  }
}

/** One name per spot; a button's is its position. */
export function spotKey(spot: Spot, option: OptionOut): string {
  switch (spot.kind) {
    case 'mat':
      return keyOf(spot.target);
    case 'die':
      return `die:${spot.face}`;
    case 'card':
      return `card:${spot.item}`;
    default:
      return `${spot.kind}:${option.position}`;
  }
}

/* ---- one's own turn ---- */

/** What is chosen on one's own turn, before anything is answered. */
export interface Chosen {
  survivor: string | null;
  card: string | null;
  seat: number | null;
  place: string | null;
  menu: Menu | null;
}
export type Menu = 'crisis' | 'trade' | 'vote';
export const nothingChosen: Chosen = { survivor: null, card: null, seat: null, place: null, menu: null };

/** The fixed order of verbs in the bar, each with its letter and icon. */
export const VERBS: readonly { verb: string; letter: string; icon: IconName }[] = [
  { verb: 'lay_die', letter: 'D', icon: 'tape' },
  { verb: 'search', letter: 'S', icon: 'search' },
  { verb: 'search_hideout', letter: 'S', icon: 'search' },
  { verb: 'attack', letter: 'A', icon: 'attack' },
  { verb: 'attack_hideout', letter: '', icon: 'mask' },
  { verb: 'move', letter: 'M', icon: 'move' },
  { verb: 'barricade', letter: 'B', icon: 'barricade' },
  { verb: 'attract', letter: 'L', icon: 'attract' },
  { verb: 'clean_waste', letter: 'W', icon: 'clean' },
  { verb: 'ability', letter: 'X', icon: 'star' },
  { verb: 'borrow', letter: 'Y', icon: 'star' },
  { verb: 'ask_again', letter: '', icon: 'bell' },
  { verb: 'use', letter: '', icon: 'tool' },
  { verb: 'play', letter: 'P', icon: 'hand' },
  { verb: 'feed_die', letter: 'F', icon: 'food' },
  { verb: 'give', letter: 'G', icon: 'crisis' },
  { verb: 'contribute', letter: 'D', icon: 'goal' },
  { verb: 'hand_off', letter: 'J', icon: 'give' },
  { verb: 'request', letter: 'Q', icon: 'give' },
  { verb: 'request_all', letter: '', icon: 'give' },
  { verb: 'give_gear', letter: '', icon: 'crisis' },
  { verb: 'spend_food', letter: 'F', icon: 'food' },
  { verb: 'buy_medicine', letter: '', icon: 'medicine' },
  { verb: 'tend', letter: '', icon: 'heal' },
  { verb: 'rest', letter: '', icon: 'moon' },
  { verb: 'calm', letter: 'Q', icon: 'heal' },
  { verb: 'take_share', letter: '', icon: 'mask' },
  { verb: 'film_night', letter: '', icon: 'hammer' },
  { verb: 'workshop', letter: '', icon: 'barricade' },
  { verb: 'dig', letter: '', icon: 'tool' },
  { verb: 'follow', letter: '', icon: 'eye' },
  { verb: 'call_vote', letter: 'K', icon: 'vote' },
];
const ORDER: ReadonlyMap<string, number> = new Map(VERBS.map(({ verb }, i) => [verb, i]));
/** The menus, each with the verb that is said not to be possible when it is empty. */
export const MENUS: readonly { menu: Menu; verb: string; letter: string; icon: IconName }[] = [
  { menu: 'crisis', verb: 'give', letter: 'C', icon: 'crisis' },
  { menu: 'trade', verb: 'request', letter: 'H', icon: 'give' },
  { menu: 'vote', verb: 'call_vote', letter: 'V', icon: 'vote' },
];
/** Verbs that use up a die. */
const DICE_VERBS: ReadonlySet<string> = new Set(['search', 'attack', 'barricade', 'attract', 'clean_waste', 'ability', 'borrow']);
/** What may be pressed whatever is chosen. */
const GENERAL: ReadonlySet<string> = new Set(['spend_food', 'buy_medicine', 'tend', 'rest']);
const ON_CARDS: ReadonlySet<string> = new Set(['play', 'feed_die', 'give', 'contribute']);

export const iconOf = (verb: string): IconName | undefined => VERBS.find((each) => each.verb === verb)?.icon;

/**
 * What has to be chosen for an option of the "turn" question to stand in the bar; any one of them. "always": nothing
 * has to be.
 */
export function handlesOf(view: ColonyView, option: OptionOut, me: number): string[] {
  const { verb, args } = option;
  const mine = view.seats[me]?.group ?? [];
  const at = (place: string): string[] => mine.filter((id) => view.survivors[id]?.place === place).map((id) => `survivor:${id}`);
  if (verb === 'end_turn' || GENERAL.has(verb)) return ['always'];
  if (verb === 'barricade' || verb === 'attract') return [`place:${text(args.place)}`, ...at(text(args.place))];
  if (verb === 'lay_die') return ['place:raxxon', ...at('raxxon')];
  if (verb === 'search_hideout' || verb === 'attack_hideout') return ['place:hideout', ...at('hideout')];
  if (verb === 'clean_waste') return ['place:colony', ...at('colony')];
  if (verb === 'use' || verb === 'give_gear') {
    const bearers = mine.filter((id) => view.survivors[id]?.gear.some(({ item }) => item === args.item));
    const found = bearers.map((id) => `survivor:${id}`);
    return verb === 'give_gear' ? ['menu:crisis', ...found] : found.length ? found : ['always'];
  }
  if (verb === 'give') return [`card:${text(args.item)}`, 'menu:crisis'];
  if (ON_CARDS.has(verb)) return [`card:${text(args.item)}`];
  if (verb === 'request') return [`seat:${num(args.player)}`, 'menu:trade'];
  if (verb === 'request_all') return ['menu:trade'];
  if (verb === 'ask_again') {
    const found = mine.filter((id) => bears(view, id, text(args.help))).map((id) => `survivor:${id}`);
    return found.length ? found : ['always'];
  }
  if (verb === 'call_vote') return [`seat:${num(args.player)}`, 'menu:vote'];
  if (verb === 'hand_off') return [`survivor:${text(args.survivor)}`, 'menu:trade'];
  if (typeof args.survivor === 'string') return [mine.includes(args.survivor) ? `survivor:${args.survivor}` : borrower(view, mine)];
  return ['always'];
}

/** Whether a help is a survivor's own, or lies with them. */
function bears(view: ColonyView, id: string, help: string): boolean {
  const it = view.survivors[id];
  return it !== undefined && (id === help || it.gear.some(({ item }) => item === help) || it.attached.includes(help));
}

/** What helps a survivor once a round, and whether it is used whenever it first fits; else its player is asked. */
export function helpsOf(view: ColonyView, catalogue: any, id: string): { help: string; stands: boolean }[] {
  const it = view.survivors[id];
  if (it === undefined) return [];
  const standing = view.seats[it.seat]?.standing ?? [];
  const on: Record<string, readonly string[]> = { survivors: [id], items: it.gear.map(({ item }) => item), crossroads: it.attached };
  return Object.entries<any>(catalogue?.helps ?? {})
    .filter(([help, known]) => on[known.on]?.includes(help))
    .map(([help]) => ({ help, stands: standing.includes(help) }));
}

/** Who uses abilities that are not theirs. */
function borrower(view: ColonyView, mine: readonly string[]): string {
  return mine.includes('john_price') ? 'survivor:john_price' : mine[0] !== undefined && view.survivors[mine[0]] ? `survivor:${mine[0]}` : 'always';
}

/** What is chosen, as the names that `handlesOf` uses. */
export function chosenKeys(chosen: Chosen): Set<string> {
  const keys = new Set<string>();
  if (chosen.menu !== null) return keys.add(`menu:${chosen.menu}`);
  if (chosen.card !== null) return keys.add(`card:${chosen.card}`);
  if (chosen.seat !== null) return keys.add(`seat:${chosen.seat}`);
  if (chosen.place !== null) return keys.add(`place:${chosen.place}`);
  if (chosen.survivor !== null) keys.add(`survivor:${chosen.survivor}`);
  return keys;
}

/** The options that stand in the bar now, in the fixed order. */
export function verbsAt(view: ColonyView, options: readonly OptionOut[], me: number, chosen: Chosen): OptionOut[] {
  const keys = chosenKeys(chosen);
  const plain = chosen.menu === null && chosen.card === null && chosen.seat === null;
  return options
    .filter((o) => o.verb !== 'end_turn')
    .filter((o) => handlesOf(view, o, me).some((handle) => keys.has(handle) || (plain && handle === 'always')))
    .sort((a, b) => (ORDER.get(a.verb) ?? 99) - (ORDER.get(b.verb) ?? 99) || a.position - b.position);
}

/** Of the ways to put a die on the code, the one that is meant; the others are chosen by their die. */
export function withOneLaying(view: ColonyView, verbs: readonly OptionOut[], catalogue: any, wished: number | null): OptionOut[] {
  const meant = layOf(verbs, wished, missingOf(logOf(piecesOf(view), catalogue)));
  return verbs.filter((each) => each.verb !== 'lay_die' || each === meant);
}
/** The die would fill an open slot of the code. */
export const meetsCode = (view: ColonyView, option: OptionOut, catalogue: any): boolean => fitsCode(option, missingOf(logOf(piecesOf(view), catalogue)));

/** The menus that hold something. */
export function menusIn(view: ColonyView, options: readonly OptionOut[], me: number): Menu[] {
  return MENUS.map(({ menu }) => menu).filter((menu) => options.some((o) => handlesOf(view, o, me).includes(`menu:${menu}`)));
}

/** Everything that can be chosen on one's own turn, by name. */
export function choosable(view: ColonyView, options: readonly OptionOut[], me: number): Set<string> {
  return new Set(options.flatMap((o) => handlesOf(view, o, me)).filter((handle) => handle !== 'always' && !handle.startsWith('menu:')));
}

/** Keys for what has no letter of its own; not those that the table itself listens to. */
const SPARE = '1234567890ABCDFGHIJKLMPQSVWXY';
/** A letter for each button whose verb has one and stands there once, else the next digit or spare letter: lists count 1, 2, 3. */
export function keyCaps(buttons: readonly { verb: string }[]): string[] {
  const taken = new Set<string>(['E', 'U', 'N', 'R', 'O', 'Z', 'T']);
  const caps = buttons.map(({ verb }) => {
    const letter = VERBS.find((each) => each.verb === verb)?.letter ?? MENUS.find((each) => each.menu === verb)?.letter ?? '';
    const once = buttons.filter((each) => each.verb === verb).length === 1;
    if (letter !== '' && once && !taken.has(letter)) {
      taken.add(letter);
      return letter;
    }
    return '';
  });
  const spare = [...SPARE].filter((cap) => !taken.has(cap));
  return caps.map((cap) => (cap !== '' ? cap : (spare.shift() ?? '')));
}

/** The verbs whose place in the bar is kept, though they may be out of reach now. */
export const KEPT: readonly string[] = ['search', 'attack', 'move', 'barricade', 'attract', 'ability'];

/** The last used own survivor if they can still act, else whoever the likely answer is for, else the first who can act. */
export function stillChosen(view: ColonyView, options: readonly OptionOut[], me: number, last: string | null, likely: OptionOut | null): string | null {
  const can = choosable(view, options, me);
  const group = view.seats[me]?.group ?? [];
  if (last !== null && group.includes(last) && can.has(`survivor:${last}`)) return last;
  const meant = likely === null ? [] : handlesOf(view, likely, me);
  return group.find((id) => meant.includes(`survivor:${id}`)) ?? group.find((id) => can.has(`survivor:${id}`)) ?? (last !== null && group.includes(last) ? last : (group[0] ?? null));
}

/* ---- dice ---- */

/** The least a die must show for a verb; null where no die is used up. */
export function leastOf(option: OptionOut, odds: Pick<ColonyOdds, 'options'> | null, catalogue: any): number | null {
  if (!DICE_VERBS.has(option.verb)) return null;
  const said = odds?.options?.[String(option.position)]?.least;
  if (typeof said === 'number') return said;
  const survivor = option.args.survivor;
  if (option.verb === 'attack' || option.verb === 'search') return num(catalogue?.survivors?.[String(survivor)]?.[option.verb]) || null;
  if (option.verb === 'ability' || option.verb === 'borrow') return num(catalogue?.survivors?.[String(survivor)]?.die) || null;
  return 1;
}

/** The die that would be used up: the wished one if it will do, else the lowest that does. */
export function dieFor(least: number | null, dice: readonly number[], wished: number | null): number | null {
  if (least === null) return null;
  if (wished !== null && wished >= least && dice.includes(wished)) return wished;
  const fit = dice.filter((face) => face >= least);
  return fit.length ? Math.min(...fit) : null;
}

/** Which answer to "choose a die" was meant by the touch before it: the wished die, or the lowest offered. */
export function dieAnswer(options: readonly OptionOut[], wished: number | null): number | null {
  const dice = options.filter((o) => o.verb === 'die').sort((a, b) => num(a.args.face) - num(b.args.face));
  if (dice.length !== options.length) return null;
  return (dice.find((o) => o.args.face === wished) ?? dice[0])?.position ?? null;
}

/* ---- what asks twice ---- */

/** The answer lays something open that cannot be taken back: it takes a second touch. */
export function reveals(ask: AskOut, option: OptionOut, odds: Pick<ColonyOdds, 'options'> | null): boolean {
  if (ask.question === 'turn') return option.verb === 'attack' || option.verb === 'search';
  if (ask.question === 'target') return option.verb === 'survivor';
  if (ask.question === 'destination' || ask.question === 'refuge') return odds?.options?.[String(option.position)]?.exposure !== undefined;
  return false;
}

/** The answer binds others or ends a life: a held button. */
export function binds(option: OptionOut): boolean {
  return option.verb === 'call_vote';
}

/* ---- odds ---- */

export type Tone = 'plain' | 'good' | 'bad';

/** A chance as whole per cent that never claims certainty it does not have. */
export function percent(chance: number): number {
  if (chance >= 1) return 100;
  if (chance <= 0) return 0;
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}

/** How many kinds of card are named beside a search. */
const FINDS_SAID = 2;
/** What the next card of a deck may be: the likeliest kinds, or all of them. */
export function findsText(finds: Record<string, number> | undefined, lang: Lang, most = FINDS_SAID): string {
  const words = wordsFor(lang);
  return Object.entries(finds ?? {}).slice(0, most).map(([symbol, chance]) => words.finds(words.symbol[symbol] ?? symbol, percent(chance))).join(' · ');
}

/** What is known of an option's chances, in a few words. */
export function oddsText(odds: Pick<ColonyOdds, 'options'> | null, position: number, lang: Lang): { text: string; tone: Tone } | null {
  const said = odds?.options?.[String(position)];
  if (said === undefined || said === null) return null;
  const words = wordsFor(lang);
  if (said.exposure) {
    const { rolls, wound, frostbite, death } = said.exposure as { rolls: number; wound: number; frostbite: number; death: number };
    const hurt = Math.max(0, Math.min(1 - death, wound + frostbite));
    const parts = [rolls > 1 ? words.rolls(rolls) : '', death > 0 ? words.dies(percent(death)) : '', hurt > 0.004 ? words.hurt(percent(hurt)) : ''].filter(Boolean);
    return { text: parts.join(' · ') || words.safe, tone: death >= 0.25 ? 'bad' : death === 0 ? 'good' : 'plain' };
  }
  if (said.exposures) {
    const { people, rolls, death } = said.exposures as { people: number; rolls: number; death: number };
    return { text: `${words.rollers({ people, rolls })} · ${words.somebodyDies({ chance: `${percent(death)}%` })}`, tone: death >= 0.25 ? 'bad' : 'plain' };
  }
  if (typeof said.crisis === 'number') return said.crisis > 0 ? { text: words.helpsCrisis, tone: 'good' } : { text: words.hurtsCrisis, tone: 'bad' };
  if (typeof said.hit === 'number') return { text: words.hits({ chance: `${percent(said.hit)}%` }), tone: 'plain' };
  const finds = findsText(said.finds, lang);
  if (typeof said.zombie === 'number') return { text: [words.zombie({ chance: `${percent(said.zombie)}%` }), finds].filter(Boolean).join(' · '), tone: 'plain' };
  if (finds !== '') return { text: finds, tone: 'plain' };
  if (typeof said.lives === 'number') return { text: words.lives({ chance: `${percent(said.lives)}%` }), tone: said.lives < 0.5 ? 'bad' : 'plain' };
  return null;
}

/** As `oddsText`; where no zombie is an attack is on a survivor, and nobody rolls exposure for that. */
export function chanceOf(view: ColonyView, option: OptionOut, odds: Pick<ColonyOdds, 'options'> | null, catalogue: any, lang: Lang): { text: string; tone: Tone } | null {
  if (option.verb !== 'attack' || !isAtPeople(view, option)) return oddsText(odds, option.position, lang);
  const rivals = rivalsOf(view, option);
  const value = rivals.length === 1 ? num(catalogue?.survivors?.[rivals[0]!]?.attack) : 0;
  return value > 0 ? { text: wordsFor(lang).hits({ chance: `${percent(value / 6)}%` }), tone: 'plain' } : null;
}
/** An attack that can only be on the survivors of others. */
export function isAtPeople(view: ColonyView, option: OptionOut): boolean {
  const where = view.places.find((p) => p.place === view.survivors[text(option.args.survivor)]?.place);
  return option.verb === 'attack' && where !== undefined && where.gates.every((gate) => gate.zombies === 0) && (banditsAt(piecesOf(view), where.place) === 0 || rivalsOf(view, option).length > 0);
}
/** The gates of a place at which zombies stand, by the numbers of the mat. */
export function zombieGates(view: ColonyView, place: string): number[] {
  const gates = view.places.find((p) => p.place === place)?.gates ?? [];
  return gates.flatMap((gate, i) => (gate.zombies > 0 ? [entranceOf(placesOf(view), place, i)] : []));
}
export function rivalsOf(view: ColonyView, option: OptionOut): string[] {
  const who = view.survivors[text(option.args.survivor)];
  return Object.keys(view.survivors).filter((id) => view.survivors[id]!.place === who?.place && view.survivors[id]!.seat !== who?.seat);
}

/* ---- records ---- */

/** Which gate of a place a record speaks of, from 0; records count the entrances of a place from 1. */
const gateOf = (args: Record<string, any>): number => Math.max(0, num(args.gate) - 1);

/** What is told of a crossroads card while it lies open, and of the vote on it. */
const AT_CROSSROADS: ReadonlySet<string> = new Set(['crossroads_opened', 'option_chosen', 'option_happens', 'vote_opened', 'voted', 'vote_result', 'tie_broken']);
/** While these are shown the ballots lie on the table. */
export const BALLOTS: ReadonlySet<string> = new Set(['vote_called', 'vote_opened', 'voted', 'vote_result', 'tie_broken', 'exiled']);
/** What an exile lays open stays beside it. */
export function isOfExile(records: readonly RecordOut[], beat: RecordOut): boolean {
  return beat.kind === 'secret_shown' && records.some((r) => r.kind === 'exiled' && r.args.seat === beat.args.seat && r.number < beat.number && r.number >= beat.number - 3);
}

/**
 * The view after one more record, as far as it can be told from the record. It bridges the time until the state the
 * server sent takes its place.
 */
export function fold(view: ColonyView, record: RecordOut): ColonyView {
  const next = structuredClone(view);
  const a = record.args;
  const seat = typeof a.seat === 'number' ? next.seats[a.seat] : undefined;
  const person = typeof a.survivor === 'string' ? next.survivors[a.survivor] : undefined;
  const place = (id: unknown) => next.places.find((each) => each.place === id);
  const count = num(a.count);
  const leave = (id: string): void => {
    for (const each of next.places) {
      if (each.survivors.includes(id)) {
        each.survivors = each.survivors.filter((other) => other !== id);
        each.heads = Math.max(0, each.heads - 1);
      }
    }
  };
  const arrive = (id: string, where: unknown): void => {
    leave(id);
    const there = place(where);
    const who = next.survivors[id];
    if (there === undefined) return;
    there.survivors.push(id);
    there.heads += 1;
    if (who) who.place = there.place;
  };
  const helpless = (by: number): void => {
    const before = next.helpless;
    next.helpless = Math.max(0, before + by);
    const colony = place('colony');
    if (colony) colony.heads += next.helpless - before;
  };
  const takeZombies = (from: unknown, many: number): void => {
    let left = many;
    for (const gate of place(from)?.gates ?? []) {
      const gone = Math.min(left, gate.zombies);
      gate.zombies -= gone;
      left -= gone;
    }
  };
  foldPieces(next, record);
  // An open crossroads card lies there until what it does begins to happen.
  if (!AT_CROSSROADS.has(record.kind)) next.crossroads = null;
  switch (record.kind) {
    case 'crossroads_opened':
      // Who is asked and who votes is not known before it is told: what the view says of it is of the question before.
      Object.assign(next, { crossroads: { id: text(a.crossroads), seat: num(a.seat) }, reader: null, watching: null, asked: null, vote: null });
      break;
    case 'watches':
      Object.assign(next, { reader: num(a.seat), watching: text(a.crossroads) });
      break;
    case 'watched_on':
      Object.assign(next, { reader: null, watching: null });
      break;
    case 'vote_called':
      next.vote = { kind: 'exile', player: num(a.player), crossroads: null, voters: (a.voters as number[] | undefined) ?? [], in: [] };
      break;
    case 'vote_opened':
      next.vote = { kind: 'crossroads', player: null, crossroads: text(a.crossroads), voters: (a.voters as number[] | undefined) ?? [], in: [] };
      break;
    case 'voted':
    case 'tie_broken':
      next.vote = null;
      break;
    case 'round_begins':
      next.round = num(a.round);
      break;
    case 'crisis_revealed':
      next.crisis = { id: text(a.crisis), given: 0, needed: next.crisis?.needed ?? 0, givers: next.seats.map(() => 0), known: [] };
      break;
    case 'dice_rolled':
      if (seat) Object.assign(seat, { dice: [...((a.dice as number[] | undefined) ?? [])].sort((x, y) => y - x), used_dice: 0 });
      break;
    case 'turn_begins':
      Object.assign(next, { phase: 'turn', step: 'turn', turn: num(a.seat) });
      if (next.watching === null) next.reader = null;
      break;
    case 'die_spent':
      if (seat) {
        const at = seat.dice.indexOf(num(a.die));
        if (at >= 0) seat.dice.splice(at, 1);
        seat.used_dice += 1;
      }
      break;
    case 'die_changed':
      if (seat) {
        const at = seat.dice.indexOf(num(a.was));
        if (at >= 0) seat.dice[at] = num(a.die);
        seat.dice.sort((x, y) => y - x);
      }
      break;
    case 'dice_lost':
      if (seat) {
        seat.dice = seat.dice.slice(0, Math.max(0, seat.dice.length - count));
        seat.used_dice += count;
      }
      break;
    case 'joined':
      if (seat && typeof a.survivor === 'string') {
        next.survivors[a.survivor] ??= { seat: seat.seat, place: text(a.place), wounds: 0, frostbite: 0, leader: false, moved: false, used: false, gear: [], attached: [] };
        if (!seat.group.includes(a.survivor)) seat.group.push(a.survivor);
        arrive(a.survivor, a.place);
      }
      break;
    case 'moved':
    case 'placed':
      if (typeof a.survivor === 'string') arrive(a.survivor, a.to);
      if (person && record.kind === 'moved') person.moved = true;
      break;
    case 'wounded':
      if (person) person.wounds += count || 1;
      break;
    case 'frostbitten':
      if (person) person.frostbite += count || 1;
      break;
    case 'healed':
      if (person && a.face === 'frostbite') person.frostbite = Math.max(0, person.frostbite - 1);
      else if (person) person.wounds = Math.max(0, person.wounds - 1);
      break;
    case 'killed':
    case 'left_game':
      if (typeof a.survivor === 'string') {
        leave(a.survivor);
        for (const each of next.seats) each.group = each.group.filter((id) => id !== a.survivor);
        delete next.survivors[a.survivor];
        if (!next.gone.includes(a.survivor)) next.gone.push(a.survivor);
      }
      break;
    case 'helpless_killed':
    case 'helpless_removed':
      helpless(-count);
      break;
    case 'helpless_added':
      helpless(count);
      break;
    case 'equipped':
      if (person) person.gear.push({ item: text(a.item), used: false });
      break;
    case 'zombie_came': {
      if (next.phase === 'colony') next.step = 'zombies';
      const gate = place(a.place)?.gates[gateOf(a)];
      if (gate) gate.zombies = Math.min(gate.spaces, gate.zombies + 1);
      break;
    }
    case 'barricade_built': {
      const gate = place(a.place)?.gates[gateOf(a)];
      if (gate) gate.barricades += 1;
      break;
    }
    case 'barricade_broken': {
      const gate = place(a.place)?.gates[gateOf(a)];
      if (gate) gate.barricades = Math.max(0, gate.barricades - 1);
      break;
    }
    case 'zombies_killed':
    case 'zombies_removed':
      takeZombies(a.place, count);
      break;
    case 'attracted':
      takeZombies(a.origin, count);
      break;
    case 'noise_made': {
      const there = place(a.place);
      if (there) there.noise = count;
      break;
    }
    case 'noise_rolled': {
      const there = place(a.place);
      if (there) there.noise = Math.max(0, there.noise - 1);
      break;
    }
    case 'kept':
    case 'took':
      if (record.kind === 'kept' && seat) seat.hand.count += 1;
      break;
    case 'played':
    case 'wasted':
      if (seat) seat.hand.count = Math.max(0, seat.hand.count - 1);
      if (next.hand !== null && next.seat === a.seat) dropOne(next.hand, a.item);
      if (record.kind === 'wasted' && typeof a.item === 'string') next.waste.push(a.item);
      break;
    case 'crisis_given':
      if (next.crisis) {
        next.crisis.given += 1;
        if (seat) next.crisis.givers[seat.seat] = (next.crisis.givers[seat.seat] ?? 0) + 1;
      }
      if (seat) seat.hand.count = Math.max(0, seat.hand.count - 1);
      break;
    case 'contributed':
      if (seat) seat.hand.count = Math.max(0, seat.hand.count - 1);
      if (next.hand !== null && next.seat === a.seat) dropOne(next.hand, a.item);
      if (typeof a.item === 'string') next.objective.stock.push(a.item);
      break;
    case 'waste_cleaned':
      next.waste.splice(Math.max(0, next.waste.length - count), count);
      break;
    case 'food_gained':
    case 'food_lost':
      next.food = num(a.food);
      break;
    case 'fed':
      Object.assign(next, { phase: 'colony', step: 'pay_food', food: num(a.food) });
      break;
    case 'starvation':
      Object.assign(next, { phase: 'colony', step: 'pay_food', starvation: num(a.starvation) });
      break;
    case 'waste_checked':
      Object.assign(next, { phase: 'colony', step: 'check_waste' });
      break;
    case 'crisis_card':
    case 'crisis_prevented':
    case 'crisis_strikes':
    case 'crisis_skipped':
      Object.assign(next, { phase: 'colony', step: 'crisis' });
      break;
    case 'objective_checked':
      Object.assign(next, { phase: 'colony', step: 'objective' });
      break;
    case 'morale_changed':
      next.morale = num(a.morale);
      break;
    case 'exiled':
      if (seat) seat.exiled = true;
      break;
    case 'dropped_out':
      if (seat) seat.out = true;
      break;
    case 'first_player':
      next.first = num(a.seat);
      break;
    default:
      break;
  }
  return next;
}

function dropOne(cards: string[], item: unknown): void {
  const at = cards.findIndex((each) => each === item);
  if (at >= 0) cards.splice(at, 1);
}

/** The kinds of record of the colony phase: while one is shown, the night is told in a caption. */
export const NIGHT: ReadonlySet<string> = new Set([
  'fed', 'starvation', 'waste_checked', 'crisis_gave', 'crisis_card', 'crisis_prevented', 'crisis_strikes', 'crisis_skipped', 'noise_rolled', 'objective_checked',
]);

/** Milliseconds a record stays on show at normal speed; the numbers of the night need a look. */
export function timeOf(kind: string): number {
  switch (kind) {
    case 'objective_set':
    case 'watched_on':
    case 'die_spent':
    case 'saw':
    case 'took':
    case 'crisis_gave':
    case 'items_removed':
    case 'game_over':
    case 'card_seen':
    case 'attached':
      return 0;
    case 'zombie_came':
    case 'noise_made':
    case 'joined':
      return 150;
    case 'die_changed':
    case 'dice_lost':
    case 'dice_gained':
    case 'barricade_built':
    case 'barricade_broken':
    case 'noise_rolled':
    case 'watches':
      return 320;
    case 'dice_rolled':
    case 'turn_begins':
    case 'moved':
    case 'placed':
    case 'searched':
    case 'kept':
    case 'crisis_given':
      return 520;
    case 'exposed':
    case 'attack_rolled':
    case 'bite_reaches':
    case 'overrun':
    case 'crisis_card':
    case 'vote_result':
    case 'voted':
      return 900;
    // Which way it goes may be read, with what that does.
    case 'option_chosen':
    case 'option_happens':
    case 'tie_broken':
      return 1300;
    case 'secret_shown':
      return 1100;
    case 'killed':
    case 'morale_changed':
    case 'crisis_prevented':
    case 'crisis_strikes':
    case 'fed':
    case 'starvation':
      return 1300;
    case 'exiled':
      return 1800;
    // What a module of The Long Night decides by a die, or lets loose, is looked at.
    case 'code_met':
    case 'code_missed':
    case 'contained':
      return 1400;
    case 'released':
      return 1800;
    case 'place_rolled':
      return 700;
    case 'special_came':
    case 'special_fell':
    case 'special_moved':
    case 'bandit_rolled':
    case 'scavenged':
      return 1000;
    case 'encounter':
    case 'hideout_searched':
    case 'hideout_attacked':
    case 'pill_taken':
      return 1700;
    case 'improvement_finished':
    case 'leads_bandits':
      return 2000;
    case 'token_stays':
      return 1300;
    case 'crossroads_opened':
      return 2200;
    default:
      return 600;
  }
}

/** Told often, and no outcome of anything. */
const NO_OUTCOME: ReadonlySet<string> = new Set(['dice_rolled', 'turn_begins', 'round_begins', 'first_player', 'searched', 'vote_called', 'vote_opened']);
/** The last outcomes among what has happened: for whom nothing moves, they are said. The night has its digest. */
export function outcomesOf(records: readonly RecordOut[], most: number): RecordOut[] {
  const told = records.filter(({ kind }) => timeOf(kind) >= 520 && !NIGHT.has(kind) && !NO_OUTCOME.has(kind));
  return told.slice(Math.max(0, told.length - most));
}

/** All places, in the order of their numbers. */
export const placesOf = (view: ColonyView): string[] => view.places.map((each) => each.place);
export const isPlace = (view: ColonyView, id: string): boolean => view.places.some((each) => each.place === id);

/** Where on the mat a record happens, to light it while it is shown. */
export function placeOf(view: ColonyView, record: RecordOut): string | null {
  const { place, to, survivor } = record.args;
  for (const id of [place, to]) if (typeof id === 'string' && isPlace(view, id)) return id;
  return typeof survivor === 'string' ? (view.survivors[survivor]?.place ?? null) : null;
}
