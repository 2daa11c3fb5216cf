/** How the options of Dawn of the Zeds hang together on the page for a new table; the server has the last word. */
import type { Choosing, GameSetUp } from '../../lib/setup';
import type { OptionValue, Words } from '../../lib/messages';

export const LEVELS = ['basic', 'outbreak', 'apocalypse', 'brains', 'walking_zeds', 'directors_cut'] as const;
export type Level = (typeof LEVELS)[number];
export const LENGTHS = ['short', 'normal', 'medium', 'long', 'epic'] as const;
/** Shorter than all others, and for Versus alone: there it gives both sides about the same chance. */
export const BRIEF = 'brief';
/** Cards of the Event deck, by level and length. */
export const CARDS: Readonly<Record<Level, readonly number[]>> = {
  basic: [16, 20], outbreak: [17, 20], apocalypse: [21, 27, 33], brains: [21, 27, 33, 39, 45], walking_zeds: [21, 27, 33, 39, 45], directors_cut: [22, 28, 34, 40, 46],
};
const BRIEF_CARDS: Readonly<Record<Level, number>> = { basic: 12, outbreak: 12, apocalypse: 12, brains: 11, walking_zeds: 12, directors_cut: 11 };

const WHY = {
  versusSeats: { en: 'Versus needs at least two players.', ja: '対戦には2人以上が必要です。' },
  fiveSeats: { en: 'Five players always play Versus.', ja: '5人では必ず対戦になります。' },
  twoGames: { en: 'It is for two players in Versus.', ja: '2人の対戦用です。' },
  basicHeroes: { en: 'The Basic Game has its own four Heroes.', ja: '基本ゲームでは決まった4人のヒーローを使います。' },
} as const satisfies Record<string, Words>;

export const levelOf = (chosen: Choosing): Level => (LEVELS as readonly string[]).includes(String(chosen.level)) ? (chosen.level as Level) : 'basic';
export const rank = (chosen: Choosing): number => LEVELS.indexOf(levelOf(chosen));
export const isVersus = (chosen: Choosing, seats: number): boolean => seats === 5 || (seats > 1 && chosen.mode === 'versus');
/** The lengths of a level, the shortest first; one more in Versus. */
export function lengthsOf(chosen: Choosing, seats: number): readonly string[] {
  const own = LENGTHS.slice(0, CARDS[levelOf(chosen)].length);
  return isVersus(chosen, seats) ? [BRIEF, ...own] : own;
}
/** How long it is: a level has no more than its own lengths. */
export function lengthOf(chosen: Choosing, seats: number): string {
  const versus = isVersus(chosen, seats);
  const wish = chosen.length ?? (versus ? BRIEF : 'normal');
  if (versus && wish === BRIEF) return BRIEF;
  const most = CARDS[levelOf(chosen)].length;
  const wished = LENGTHS.indexOf(wish as (typeof LENGTHS)[number]);
  return LENGTHS[Math.min(most - 1, Math.max(0, wished))]!;
}
/** One card more in Versus, from level I on. */
export function cardsOf(chosen: Choosing, length: string, seats: number): number {
  const level = levelOf(chosen);
  const cards = length === BRIEF ? BRIEF_CARDS[level] : (CARDS[level][LENGTHS.indexOf(length as (typeof LENGTHS)[number])] ?? 0);
  return cards + (isVersus(chosen, seats) && rank(chosen) > 0 ? 1 : 0);
}
/** What is chosen once somebody leads the Zeds, or nobody does any more: Versus begins with the length in which both sides have a chance. */
export const inMode = (chosen: Choosing, mode: string): Choosing => ({ ...chosen, mode, length: mode === 'versus' ? BRIEF : chosen.length === BRIEF ? 'normal' : (chosen.length ?? 'normal') });

/** From which level on an option means something. */
const FROM: Readonly<Record<string, number>> = { hero_choice: 1, refugees_chaos_infection: 2, barricades_per_track: 2, tunnel_stacking: 4, tunnel_entrances: 4, hatch_space_5: 4 };
const OF_VERSUS = new Set(['zeds_income_bonus', 'versus_match', 'hidden_fate', 'hatch_space_5']);
export const OWN = new Set(['level', 'mode', 'length', 'hero_choice']);

function locked(name: string, chosen: Choosing, seats: number): { value: OptionValue; why: Words } | null {
  if (name === 'mode' && seats === 1) return { value: 'defence', why: WHY.versusSeats };
  if (name === 'mode' && seats === 5) return { value: 'versus', why: WHY.fiveSeats };
  if (name === 'hero_choice' && rank(chosen) === 0) return { value: 'one', why: WHY.basicHeroes };
  if (name === 'versus_match' && seats !== 2) return { value: false, why: WHY.twoGames };
  return null;
}

export const setup: GameSetUp = {
  own: OWN,
  applies: (name, chosen) => {
    if (OF_VERSUS.has(name) && chosen.mode !== 'versus') return false;
    // In Versus the Zeds Actions take its place.
    if (name === 'pressure' && chosen.mode === 'versus') return false;
    return rank(chosen) >= (FROM[name] ?? 0);
  },
  locked,
  allows: (name, choice, chosen) => name !== 'length' || (choice === BRIEF ? chosen.mode === 'versus' : LENGTHS.indexOf(choice as (typeof LENGTHS)[number]) < CARDS[levelOf(chosen)].length),
  sent(chosen, seats) {
    const versus = isVersus(chosen, seats);
    const out: Choosing = {};
    for (const [name, value] of Object.entries({ ...chosen, mode: versus ? 'versus' : 'defence', length: lengthOf(chosen, seats) })) {
      if (rank(chosen) < (FROM[name] ?? 0) || (OF_VERSUS.has(name) && !versus) || (name === 'pressure' && versus) || (name === 'versus_match' && seats !== 2)) continue;
      out[name] = value;
    }
    return out;
  },
};
