/** The words of the pieces of The Long Night in both languages; names and texts of cards come from the catalogue. */
import type { Lang } from '../../../lib/board';
import { inBoth, type Both } from '../../../lib/spoken';
import { TERMS } from '../terms';

const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

/** The deeds of the modules, as the buttons call them, and what stands below. */
export const VERBS: Record<string, Both<string>> = {
  lay_die: { en: 'Lay on code', ja: 'コードに置く' },
  search_hideout: { en: 'Search', ja: '隠れ家を探索' },
  attack_hideout: { en: 'Attack', ja: '隠れ家を攻撃' },
  take_share: { en: 'Take a card', ja: '備蓄から取る' },
  calm: { en: 'Calm', ja: 'なだめる' },
  film_night: { en: 'Film Night', ja: '映画の夕べ' },
  workshop: { en: 'Workshop', ja: '作業場' },
  dig: { en: 'Dig', ja: '掘り進む' },
  follow: { en: 'Follow', ja: '後をつける' },
};
export const VERB_SUBS: Record<string, Both<string>> = {
  search_hideout: { en: 'at the Hideout', ja: '盗賊の隠れ家' },
  attack_hideout: { en: 'at the Hideout', ja: '盗賊の隠れ家' },
  take_share: { en: 'from the stockpile', ja: '首領として' },
  calm: { en: '1 medicine card', ja: '薬カード1枚' },
  film_night: { en: 'a die: 1 less despair', ja: 'ダイス1個：絶望−1' },
  workshop: { en: 'a barricade at the colony', ja: 'コロニーにバリケード' },
  dig: { en: 'towards Raxxon', ja: 'ラクソンへ' },
  follow: { en: 'a bandit', ja: '盗賊' },
};

const WORDS = inBoth({
  bandits: { en: (n: number) => plural(n, 'bandit', 'bandits'), ja: (n: number) => `盗賊${n}人` },
  bandit: { en: 'Bandit', ja: '盗賊' },
  banditsTitle: { en: 'Bandits', ja: '盗賊' },
  banditsHere: {
    en: (n: number, place: string) => `${plural(n, 'bandit', 'bandits')} at ${place}. Each takes a survivor space.`,
    ja: (n: number, place: string) => `${place}に盗賊${n}人。1人につき生存者スペースを1つ使います。`,
  },
  banditTakes: {
    en: 'In the colony phase, each bandit carries the top card of the item deck here to the stockpile, and counts as a survivor when zombies are added.',
    ja: 'コロニーフェイズに、盗賊は1人につき、ここの探索デッキの一番上のカードを備蓄へ運びます。ゾンビを加えるときは生存者として数えます。',
  },
  banditFalls: {
    en: 'Attack: the die is rolled again. On 1 to 4, a bandit is removed.',
    ja: '攻撃すると、使ったダイスを振り直します。4以下なら盗賊を1人取り除きます。',
  },
  specialFirst: { en: 'A special zombie here has to be attacked first.', ja: 'ここにいる特殊ゾンビを先に攻撃しなければなりません。' },
  traps: { en: (n: number) => plural(n, 'explosive trap', 'explosive traps'), ja: (n: number) => `爆発トラップ${n}個` },
  trapDoes: {
    en: 'An explosive trap goes off when a zombie would come to a full entrance: the trap and that zombie are gone.',
    ja: '爆発トラップは、空きのない入口にゾンビが加わるときに作動します。爆発トラップは取り除かれ、そのゾンビは置かれません。',
  },
  despair: { en: (n: number) => plural(n, 'despair token', 'despair tokens'), ja: (n: number) => `絶望トークン${n}個` },
  unruly: TERMS.unruly,
  unrulyDoes: {
    en: 'An unruly helpless survivor counts as 2 for food and zombies. A medicine card calms one.',
    ja: '荒れた無力な生存者は、食料とゾンビの計算で2人と数えます。薬カード1枚で1人をなだめます。',
  },
  special: { en: 'Special zombie', ja: '特殊ゾンビ' },
  specialDoes: { en: 'Only an attack kills it, and it has to be attacked first.', ja: '攻撃でしか倒せません。ほかより先に攻撃しなければなりません。' },
  afterAttack: { en: 'After an attack, if the attacker lives', ja: '攻撃した生存者が生きていれば、攻撃の後に' },
  nothing: { en: 'nothing', ja: '何も起こらない' },
  onTable: { en: (n: number, all: number) => `${n} of ${all} on the board`, ja: (n: number, all: number) => `盤上に${n}体（全${all}体）` },
  comesNext: { en: 'Comes with the next log', ja: '次の音声ログで現れる' },
  tape: { en: 'Audio log', ja: '音声ログ' },
  codeIs: { en: (a: number, b: number) => `code ${a} · ${b}`, ja: (a: number, b: number) => `コード ${a}・${b}` },
  left: { en: (n: number) => `${n} left`, ja: (n: number) => `残り${n}` },
  orElse: { en: 'else', ja: '不成立' },
  come: { en: (n: number): string => (n === 1 ? 'comes' : 'come'), ja: () => '出現' },
  met: { en: 'code met: a vote', ja: 'コード成立：投票へ' },
  metShort: { en: 'met', ja: '成立' },
  needs: { en: (faces: readonly number[]) => `needs ${faces.join(' · ')}`, ja: (faces: readonly number[]) => `必要${faces.join('・')}` },
  elseComes: {
    en: (n: number, kind: string) => `Otherwise ${n === 1 ? `a ${kind} comes` : `${n} ${kind}s come`} in the colony phase.`,
    ja: (n: number, kind: string) => `成立しなければ、コロニーフェイズに${kind}が${n}体現れます。`,
  },
  metThen: {
    en: 'The code is met: before food is paid, players vote to contain the experiment or to release it.',
    ja: 'コードが成立しています。食料の支払いの前に、封じ込めるか解き放つかを投票します。',
  },
  noLog: { en: 'No log is left.', ja: '音声ログは残っていません。' },
  diceLie: { en: 'Dice at Raxxon', ja: 'ラクソンのダイス' },
  noDice: { en: 'No dice lie here.', ja: 'ダイスは置かれていません。' },
  diceBack: { en: 'They return when dice are rolled.', ja: 'ダイスを振るときに戻ります。' },
  laid: { en: (name: string, face: number) => `${name}: ${face}`, ja: (name: string, face: number) => `${name}：${face}` },
  slotOpen: { en: (face: number) => `${face} open`, ja: (face: number) => `${face}が空き` },
  slotDone: { en: (face: number) => `${face} there`, ja: (face: number) => `${face}あり` },
  contained: { en: (n: number) => `${n} contained`, ja: (n: number) => `封じ込め${n}` },
  played: { en: 'Played logs', ja: '再生したログ' },
  lay: { en: (face: number) => `Place a ${face} here`, ja: (face: number) => `${face}を置く` },
  fits: TERMS.fits_code,
  stockpile: { en: 'Stockpile', ja: '備蓄' },
  stockOf: { en: (n: number) => plural(n, 'card', 'cards'), ja: (n: number) => `${n}枚` },
  stockEmpty: { en: 'empty', ja: 'なし' },
  carried: { en: (n: number) => `${plural(n, 'card comes', 'cards come')} in the colony phase`, ja: (n: number) => `コロニーフェイズに${n}枚加わる` },
  searchTable: { en: 'Search', ja: '探索' },
  attackTable: { en: 'Attack', ja: '攻撃' },
  leads: TERMS.bandit_leader,
  leadsYou: { en: 'You lead the bandits.', ja: 'あなたは盗賊の首領です。' },
  leadsShort: { en: 'leads the bandits', ja: '盗賊の首領' },
  take: { en: (what: string) => `Take ${what}`, ja: (what: string) => `${what}を取る` },
  plans: { en: 'Improvements', ja: '改良' },
  plansShort: { en: 'Plans', ja: '改良' },
  tokens: { en: (n: number, all: number) => `${n} of ${all} tokens`, ja: (n: number, all: number) => `トークン${n}／${all}` },
  more: { en: (n: number) => `${n} more`, ja: (n: number) => `あと${n}` },
  open: { en: (n: number) => `${n} open`, ja: (n: number) => `建設中${n}` },
  stands: { en: 'Finished', ja: '完成' },
  standing: { en: (n: number) => `${n} finished`, ja: (n: number) => `完成${n}` },
  supply: { en: (n: number) => plural(n, 'token in the supply', 'tokens in the supply'), ja: (n: number) => `置き場のトークン${n}個` },
  place: { en: 'Place the token here', ja: 'ここにトークンを置く' },
  graveyard: { en: 'Graveyard', ja: '墓地' },
  graves: { en: (n: number) => `Graveyard ${n}`, ja: (n: number) => `墓地 ${n}` },
  nobodyDead: { en: 'No survivor has died.', ja: '死亡した生存者はいません。' },
  cameTo: { en: 'Bandits came to', ja: '盗賊の出現先' },
  spared: { en: (n: number, place: string) => `${n} fewer zombies at ${place} this round`, ja: (n: number, place: string) => `このラウンドは${place}に加わるゾンビが${n}体少ない` },
  effects: TERMS.side_effects,
  store: { en: 'Store', ja: '備え' },
  crisis: { en: 'Crisis', ja: '危機' },
  goal: { en: 'Goal', ja: '目的' },
  raxxon: { en: 'Raxxon', ja: 'ラクソン' },
  hideout: { en: 'Hideout', ja: '隠れ家' },
  eats: { en: (food: number, eaten: number | null) => (eaten === null ? `${food} food` : `${food}, pay ${eaten}`), ja: (food: number, eaten: number | null) => (eaten === null ? `食料${food}` : `${food}−${eaten}`) },
  crisisOf: { en: (given: number, need: number) => `${given} of ${need}`, ja: (given: number, need: number) => `${given}／${need}` },
  /** Beside their numbers there is less room. */
  short: { gas_station: { en: 'Gas', ja: 'スタンド' }, raxxon: { en: 'Raxxon', ja: 'ラクソン' }, hideout: { en: 'Hideout', ja: '隠れ家' } } as Record<string, Both<string>>,
  tabs: { en: 'Boards', ja: 'ボード' },
  read: { en: 'Read', ja: '読む' },
  verb: VERBS,
  verbSub: VERB_SUBS,
});

export type NightWords = (typeof WORDS)['en'];
export const nightWords = (lang: Lang): NightWords => WORDS[lang];
