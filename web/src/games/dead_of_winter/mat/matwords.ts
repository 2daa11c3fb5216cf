/** The words of the mat in both languages. */
import type { Lang } from '../../../lib/board';
import { inBoth, type Both } from '../../../lib/spoken';
import { TERMS } from '../terms';

const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const half = (n: number): string => `${n >= 1 || n === 0 ? Math.floor(n) : ''}${n % 1 >= 0.25 && n % 1 <= 0.75 ? '½' : ''}`;

const WORDS = inBoth({
  mat: { en: 'The board: the colony and {others} other locations', ja: '盤面：コロニーとほかの{others}つのロケーション' },
  titles: TERMS.places as Record<string, Both<string>>,
  short: {
    ...TERMS.places,
    police_station: { en: 'Police', ja: '警察署' },
    grocery_store: { en: 'Grocery', ja: '食料品店' },
    gas_station: { en: TERMS.places.gas_station.en, ja: 'スタンド' },
  } as Record<string, Both<string>>,
  zombies: TERMS.zombies,
  of: { en: (n: string, all: number) => `${n} of ${all}`, ja: (n: string, all: number) => `${n}（最大${all}）` },
  barricades: TERMS.barricades,
  noise: TERMS.noise,
  cards: { en: (n: number) => plural(n, 'card', 'cards'), ja: (n: number) => `山札${n}枚` },
  free: {
    en: (n: number) => (n === 0 ? 'no free space' : plural(n, 'free space', 'free spaces')),
    ja: (n: number) => (n === 0 ? '空きなし' : `空き${n}`),
  },
  nobody: { en: 'nobody here', ja: '生存者なし' },
  atThe: { en: (place: string) => `at the ${place}`, ja: (place: string) => place },
  helpless: TERMS.helpless,
  gate: { en: (n: number) => `Entrance ${n}`, ja: (n: number) => `入口${n}` },
  entrance: { en: (place: string) => `Entrance of the ${place}`, ja: (place: string) => `${place}の入口` },
  wounds: TERMS.wounds,
  frostbite: TERMS.frostbite,
  leader: TERMS.leader,
  moved: TERMS.moved,
  gear: { en: (n: number) => plural(n, 'item', 'items'), ja: (n: number) => `装備${n}` },
  lit: { en: 'Available', ja: '選べる' },
  chosen: { en: 'Chosen', ja: '選択中' },
  tonight: { en: (n: number) => `+${half(n)} in the colony phase`, ja: (n: number) => `コロニーフェイズ+${half(n)}` },
  tonightShort: { en: (n: number) => `+${half(n)}`, ja: (n: number) => `+${half(n)}` },
  comes: { en: (n: number) => `${half(n)} more in the colony phase`, ja: (n: number) => `コロニーフェイズに${half(n)}体加わる` },
  overrun: { en: 'overrun', ja: '突破' },
  overrunMaybe: { en: 'overrun?', ja: '突破も' },
  overruns: { en: 'and the entrance is overrun', ja: '入口は突破される' },
  overrunsMaybe: { en: 'and the entrance may be overrun', ja: '入口は突破されるかもしれない' },
  morale: TERMS.morale,
  nights: { en: 'Rounds', ja: 'ラウンド' },
  nightsLeft: {
    en: (n: number) => (n <= 1 ? 'last round' : `${n} rounds left`),
    ja: (n: number) => (n <= 1 ? '最後のラウンド' : `残り${n}ラウンド`),
  },
  moraleIs: { en: (n: number) => `Morale ${n}`, ja: (n: number) => `士気${n}` },
  food: { en: (n: number) => `${n} food`, ja: (n: number) => `食料${n}` },
  eaten: { en: (n: number) => `${n} to pay`, ja: (n: number) => `支払い${n}` },
  short1: { en: (n: number) => `${n} needed: starvation`, ja: (n: number) => `${n}必要：飢餓` },
  starving: { en: (n: number) => plural(n, 'starvation token', 'starvation tokens'), ja: (n: number) => `飢餓トークン${n}個` },
  waste: { en: (n: number) => `${n} waste`, ja: (n: number) => `廃物${n}` },
  wasteAt: { en: (at: number) => `at ${at}: −1 morale`, ja: (at: number) => `${at}枚で士気−1` },
  wasteCosts: { en: (n: number) => `−${n} morale`, ja: (n: number) => `士気−${n}` },
  crisis: TERMS.crisis,
  objective: TERMS.objective,
  crisisOf: { en: (given: number, need: number) => `${given} added · need ${need}`, ja: (given: number, need: number) => `${given}枚・必要${need}` },
  back: { en: 'Whole table', ja: '全体へ' },
});

export type MatWords = (typeof WORDS)['en'];
export const matWords = (lang: Lang): MatWords => WORDS[lang];

/** A place as it stands at the head of something; that of a module is called as the catalogue does. */
export function titleIn(catalogue: any, place: string, lang: Lang): string {
  const name: string = WORDS[lang].titles[place] ?? catalogue?.places?.[place]?.name?.[lang] ?? place;
  const bare = name.replace(/^the /, '');
  return bare.slice(0, 1).toUpperCase() + bare.slice(1);
}
