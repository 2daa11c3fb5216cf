/** The words of the mat in both languages. */
import type { Lang } from '../../../lib/board';

const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const half = (n: number): string => `${n >= 1 || n === 0 ? Math.floor(n) : ''}${n % 1 >= 0.25 && n % 1 <= 0.75 ? '½' : ''}`;

const en = {
  mat: (others: number) => `The board: the colony and ${others} other locations`,
  titles: {
    colony: 'Colony', police_station: 'Police Station', grocery_store: 'Grocery Store', school: 'School', library: 'Library', hospital: 'Hospital', gas_station: 'Gas Station',
  } as Record<string, string>,
  short: {
    colony: 'Colony', police_station: 'Police', grocery_store: 'Grocery', school: 'School', library: 'Library', hospital: 'Hospital', gas_station: 'Gas Station',
  } as Record<string, string>,
  zombies: (n: number) => plural(n, 'zombie', 'zombies'), of: (n: string, all: number) => `${n} of ${all}`, barricades: (n: number) => plural(n, 'barricade', 'barricades'),
  noise: (n: number) => `${n} noise`, cards: (n: number) => plural(n, 'card', 'cards'), free: (n: number) => (n === 0 ? 'no free space' : plural(n, 'free space', 'free spaces')), nobody: 'nobody here',
  atThe: (place: string) => `at the ${place}`, helpless: (n: number) => plural(n, 'helpless survivor', 'helpless survivors'), gate: (n: number) => `Entrance ${n}`, entrance: (place: string) => `Entrance of the ${place}`,
  wounds: (n: number) => plural(n, 'wound', 'wounds'), frostbite: (n: number) => plural(n, 'frostbite wound', 'frostbite wounds'), leader: 'group leader', moved: 'has moved', gear: (n: number) => plural(n, 'item', 'items'),
  lit: 'Available', chosen: 'Chosen', tonight: (n: number) => `+${half(n)} in the colony phase`, tonightShort: (n: number) => `+${half(n)}`, comes: (n: number) => `${half(n)} more in the colony phase`, overrun: 'overrun', overrunMaybe: 'overrun?', overruns: 'and the entrance is overrun', overrunsMaybe: 'and the entrance may be overrun',
  morale: 'Morale', nights: 'Rounds', nightsLeft: (n: number) => (n <= 1 ? 'last round' : `${n} rounds left`), moraleIs: (n: number) => `Morale ${n}`,
  food: (n: number) => `${n} food`, eaten: (n: number) => `${n} to pay`, short1: (n: number) => `${n} needed: starvation`, starving: (n: number) => plural(n, 'starvation token', 'starvation tokens'), waste: (n: number) => `${n} waste`,
  wasteAt: (at: number) => `at ${at}: −1 morale`, wasteCosts: (n: number) => `−${n} morale`, crisis: 'Crisis', objective: 'Objective', crisisOf: (given: number, need: number) => `${given} added · need ${need}`,
  back: 'Whole table',
};
export type MatWords = typeof en;

const ja: MatWords = {
  mat: (others) => `盤面：コロニーとほかの${others}つのロケーション`,
  titles: { colony: 'コロニー', police_station: '警察署', grocery_store: '食料品店', school: '学校', library: '図書館', hospital: '病院', gas_station: 'ガソリンスタンド' },
  short: { colony: 'コロニー', police_station: '警察署', grocery_store: '食料品店', school: '学校', library: '図書館', hospital: '病院', gas_station: 'スタンド' },
  zombies: (n) => `ゾンビ${n}体`, of: (n, all) => `${n}（最大${all}）`, barricades: (n) => `バリケード${n}個`, noise: (n) => `騒音${n}`, cards: (n) => `山札${n}枚`, free: (n) => (n === 0 ? '空きなし' : `空き${n}`), nobody: '生存者なし',
  atThe: (place) => place, helpless: (n) => `無力な生存者${n}人`, gate: (n) => `入口${n}`, entrance: (place) => `${place}の入口`,
  wounds: (n) => `負傷${n}`, frostbite: (n) => `凍傷${n}`, leader: 'グループリーダー', moved: '移動済み', gear: (n) => `装備${n}`,
  lit: '選べる', chosen: '選択中', tonight: (n) => `コロニーフェイズ+${half(n)}`, tonightShort: (n) => `+${half(n)}`, comes: (n) => `コロニーフェイズに${half(n)}体加わる`, overrun: '突破', overrunMaybe: '突破も', overruns: '入口は突破される', overrunsMaybe: '入口は突破されるかもしれない',
  morale: '士気', nights: 'ラウンド', nightsLeft: (n) => (n <= 1 ? '最後のラウンド' : `残り${n}ラウンド`), moraleIs: (n) => `士気${n}`,
  food: (n) => `食料${n}`, eaten: (n) => `支払い${n}`, short1: (n) => `${n}必要：飢餓`, starving: (n) => `飢餓トークン${n}個`, waste: (n) => `廃物${n}`, wasteAt: (at) => `${at}枚で士気−1`, wasteCosts: (n) => `士気−${n}`,
  crisis: '危機', objective: '目的', crisisOf: (given, need) => `${given}枚・必要${need}`, back: '全体へ',
};

const WORDS: Record<Lang, MatWords> = { en, ja };
export const matWords = (lang: Lang): MatWords => WORDS[lang];

/** A place as it stands at the head of something; that of a module is called as the catalogue does. */
export function titleIn(catalogue: any, place: string, lang: Lang): string {
  const name: string = WORDS[lang].titles[place] ?? catalogue?.places?.[place]?.name?.[lang] ?? place;
  const bare = name.replace(/^the /, '');
  return bare.slice(0, 1).toUpperCase() + bare.slice(1);
}
