/** The words of the part of the page for a new table that is this game's own. */
import type { Lang } from '../../lib/board';
import { inBoth } from '../../lib/spoken';

const WORDS = inBoth({
  story: { en: 'How much of the story', ja: '物語の範囲' },
  each: { en: 'each level keeps the ones below', ja: '上のレベルは下のレベルを含みます' },
  startHere: { en: 'start here', ja: '初めての方はここから' },
  included: { en: 'Included', ja: '含まれる' },
  tracks: { en: '{n:track|tracks}', ja: '{n}トラック' },
  does: {
    basic: { en: 'Move, forage, shoot, fight. Keep them out until the last card.', ja: '移動、調達、射撃、白兵戦。最後のカードまで町を守ります。' },
    outbreak: { en: 'Infection, the Hospital, food, and Super Zeds.', ja: '感染度、病院、食事、スーパーゼッズ。' },
    apocalypse: { en: 'Chaos, Refugees, Raiders, Barricades. Now you can lose in two ways.', ja: '混沌、避難民、略奪者、バリケード。負け方が2つになります。' },
    brains: { en: 'Research for an Antidote and a Super Weapon; scientists in the Lab.', ja: '解毒剤とスーパーウェポンの研究。研究室の科学者たち。' },
    walking_zeds: { en: 'A Tunnel under the town, and Catacombs where one gets lost.', ja: '町の地下のトンネルと、道に迷うカタコンベ。' },
    directors_cut: { en: 'The wildest cards. No new rules.', ja: '最も過激なカード。新しいルールはありません。' },
  },
  mode: { en: 'Who against whom', ja: '誰が誰と' },
  alone: { en: 'Alone', ja: '1人で' },
  aloneDoes: { en: 'You lead all four Heroes.', ja: '4人のヒーローすべてを率います。' },
  together: { en: 'Together', ja: '協力' },
  togetherDoes: { en: 'You share the Heroes. More hands, more pressure.', ja: 'ヒーローを分担します。手が増えると圧力も増します。' },
  versus: { en: 'Versus', ja: '対戦' },
  versusDoes: { en: 'The last chair leads the Zeds, with Schemes and Un-Zeds.', ja: '最後の席がゼッズを率い、策謀カードと生ける手先を使います。' },
  howLong: { en: 'How long', ja: '長さ' },
  cards: { en: '{n:Event card|Event cards}', ja: 'イベントカード{n}枚' },
  hours: { en: (minutes: number): string => (minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)}${minutes % 60 >= 30 ? '½' : ''} h`), ja: (minutes: number): string => (minutes < 60 ? `${minutes}分` : `${Math.floor(minutes / 60)}時間${minutes % 60 >= 30 ? '半' : ''}`) },
  heroes: { en: 'The first Heroes', ja: '最初のヒーロー' },
  chosen: { en: 'chosen', ja: '選ぶ' },
  dealt: { en: 'dealt', ja: '配る' },
  heroChoice: {
    none: { en: 'all dealt', ja: 'すべて配る' },
    one: { en: 'one chosen, three dealt', ja: '1人を選び、3人を配る' },
    all: { en: 'all four chosen', ja: '4人とも選ぶ' },
  },
  first: { en: 'First time here?', ja: '初めてですか。' },
  firstDoes: { en: 'Basic Game, short: sixteen cards, about 40 minutes. Versus is best after two games.', ja: '基本ゲームの短い長さ。カード16枚、約40分です。対戦は2回ほど遊んでからがおすすめです。' },
  firstGo: { en: 'Choose that', ja: 'これにする' },
});
export const setUpWords = (lang: Lang): (typeof WORDS)['en'] => WORDS[lang] as (typeof WORDS)['en'];
