/** How the options of Dead of Winter hang together on the page for a new table; the server has the last word. */
import type { Choosing, GameSetUp } from '../../lib/setup';
import type { OptionValue, Words } from '../../lib/messages';

export const MODULES = ['improvements', 'bandits', 'raxxon'] as const;
export type ModuleName = (typeof MODULES)[number];
/** Which module a scenario is played with. */
export const SCENARIOS: Readonly<Record<string, ModuleName>> = { chimp_and_the_code: 'raxxon', bandit_blitz: 'bandits' };

/** Of what an option is a part: the expansion, or one of its modules. */
const PART_OF: Readonly<Record<string, 'long_night' | ModuleName>> = {
  noise: 'long_night', unruly_kill_order: 'long_night', trap_before_barricade: 'long_night', scenario: 'long_night',
  raxxon: 'long_night', bandits: 'long_night', improvements: 'long_night',
  pill_anyone: 'raxxon', no_strip_bandits: 'bandits', bite_removes_bandits: 'bandits', leader_takes_card: 'bandits',
  tokens_return: 'improvements', refill_improvements: 'improvements',
};
/** Main objectives of the expansion, with what they need. */
export const NIGHT_GOALS: Readonly<Record<string, 'long_night' | ModuleName>> = {
  tribute: 'long_night', the_coldest_night: 'long_night', take_back_the_colony: 'long_night', nobody_left_behind: 'long_night', built_to_last: 'improvements',
};

const WHY = {
  two: { en: 'Two players always play together, unless they choose the prisoner’s dilemma.', ja: '2人の場合は、囚人のジレンマを選ばない限り、必ず協力バリアントで遊びます。' },
  one: { en: 'One player always plays the co-operative variant.', ja: '1人の場合は、必ず協力バリアントで遊びます。' },
  dilemma: { en: 'It takes the place of the co-operative variant.', ja: '協力バリアントの代わりになります。' },
  forTwo: { en: 'It is for two players.', ja: '2人用です。' },
  noSecrets: { en: 'The co-operative variant has no secret objectives.', ja: '協力バリアントには秘密の目的がありません。' },
  goals: { en: 'A scenario has goals of its own.', ja: 'シナリオには専用の目標があります。' },
  oneBetrayal: { en: 'Bandit Blitz has only 1 betrayal objective.', ja: '盗賊の急襲には裏切りの目的が1枚しかありません。' },
  chimp: { en: 'The Chimp and the Code is played with it.', ja: '「チンパンジーとコード」で使います。' },
  blitz: { en: 'Bandit Blitz is played with it.', ja: '「盗賊の急襲」で使います。' },
} as const satisfies Record<string, Words>;

export const isOn = (chosen: Choosing): boolean => (chosen.long_night ?? 'off') !== 'off';
export const scenarioOf = (chosen: Choosing): string => (isOn(chosen) ? String(chosen.scenario ?? 'none') : 'none');
/** The module is played, by itself or by a scenario. */
export const isUsed = (chosen: Choosing, module: ModuleName): boolean => isOn(chosen) && (chosen[module] === true || SCENARIOS[scenarioOf(chosen)] === module);
const isTogether = (chosen: Choosing, seats: number): boolean => chosen.coop === true || seats === 1 || (seats === 2 && chosen.prisoners_dilemma !== true);

function applies(name: string, chosen: Choosing): boolean {
  const part = PART_OF[name];
  return part === undefined || (part === 'long_night' ? isOn(chosen) : isUsed(chosen, part));
}

function locked(name: string, chosen: Choosing, seats: number): { value: OptionValue; why: Words } | null {
  const scenario = scenarioOf(chosen);
  switch (name) {
    case 'coop':
      if (seats === 1) return { value: true, why: WHY.one };
      if (seats !== 2) return null;
      return chosen.prisoners_dilemma === true ? { value: false, why: WHY.dilemma } : { value: true, why: WHY.two };
    case 'prisoners_dilemma':
      if (seats !== 2) return { value: false, why: WHY.forTwo };
      return scenario === 'bandit_blitz' ? { value: false, why: WHY.oneBetrayal } : null;
    case 'betrayer':
    case 'betrayal_pool':
      if (!isTogether(chosen, seats)) return null;
      return { value: name === 'betrayer' ? false : 'one', why: WHY.noSecrets };
    case 'main_objective':
      return scenario === 'none' ? null : { value: 'random', why: WHY.goals };
    case 'raxxon':
      return scenario === 'chimp_and_the_code' ? { value: true, why: WHY.chimp } : null;
    case 'bandits':
      return scenario === 'bandit_blitz' ? { value: true, why: WHY.blitz } : null;
    default:
      return null;
  }
}

function allows(name: string, choice: string, chosen: Choosing): boolean {
  if (name === 'betrayal_pool') return scenarioOf(chosen) !== 'bandit_blitz' || (choice !== 'per_player' && choice !== 'two_per_player');
  if (name !== 'main_objective' || choice === 'random') return true;
  const needs = NIGHT_GOALS[choice];
  if (needs === undefined) return chosen.long_night !== 'alone';
  return needs === 'long_night' ? isOn(chosen) : isUsed(chosen, needs);
}

export const setup: GameSetUp = {
  own: new Set(['long_night', 'scenario', ...MODULES]),
  applies,
  locked: (name, chosen, seats) => locked(name, seats === 2 && scenarioOf(chosen) === 'bandit_blitz' ? { ...chosen, prisoners_dilemma: false } : chosen, seats),
  allows,
  sent: (chosen, seats) => Object.fromEntries(Object.entries(chosen).filter(([name, value]) => applies(name, chosen) && setup.locked(name, chosen, seats) === null && (typeof value !== 'string' || allows(name, value, chosen)))),
};

/** Ways to begin, each a choice of modules. */
export const PRESETS: readonly { name: string; modules: readonly ModuleName[] }[] = [
  { name: 'first', modules: ['improvements'] },
  { name: 'raiders', modules: ['improvements', 'bandits'] },
  { name: 'outbreak', modules: ['improvements', 'raxxon'] },
  { name: 'everything', modules: ['improvements', 'bandits', 'raxxon'] },
];
/** The choice with a preset made. */
export function withPreset(chosen: Choosing, modules: readonly ModuleName[]): Choosing {
  return { ...chosen, long_night: 'mixed', scenario: 'none', ...Object.fromEntries(MODULES.map((each) => [each, modules.includes(each)])) };
}
export function isPreset(chosen: Choosing, modules: readonly ModuleName[]): boolean {
  return chosen.long_night === 'mixed' && scenarioOf(chosen) === 'none' && MODULES.every((each) => (chosen[each] === true) === modules.includes(each));
}
