/** The words of the part of the page for a new table that is about The Long Night, in both languages. */
import type { Lang } from '../../lib/board';
import { inBoth, type Both } from '../../lib/spoken';

const WORDS = inBoth({
  title: { en: 'The Long Night', ja: 'ロングナイト' },
  expansion: { en: 'expansion', ja: '拡張' },
  modes: {
    off: { en: 'Off', ja: '使わない' },
    mixed: { en: 'Mixed', ja: '混ぜる' },
    alone: { en: 'Alone', ja: '単独' },
  } as Record<string, Both<string>>,
  modeDoes: {
    off: { en: 'Dead of Winter as it is.', ja: 'デッド・オブ・ウィンターだけで遊びます。' },
    mixed: { en: 'The people and cards of both boxes are shuffled together, with 20 cards at each location.', ja: '両方の箱の生存者とカードを混ぜ、各ロケーションのカードは20枚です。' },
    alone: { en: 'Only people and cards of The Long Night. No module is needed.', ja: 'ロングナイトの生存者とカードだけで遊びます。モジュールがなくても遊べます。' },
  } as Record<string, Both<string>>,
  startFrom: { en: 'Start from', ja: 'おすすめの組み合わせ' },
  recommended: { en: 'recommended', ja: 'はじめての方に' },
  presets: {
    first: { en: 'First long night', ja: 'はじめての長い夜' },
    raiders: { en: 'Raiders: with bandits', ja: '襲撃：盗賊つき' },
    outbreak: { en: 'Outbreak: with Raxxon', ja: '流出：ラクソンつき' },
    everything: { en: 'Everything', ja: '全部入り' },
  } as Record<string, Both<string>>,
  modules: { en: 'Modules', ja: 'モジュール' },
  name: {
    improvements: { en: 'Improvements', ja: '改良' },
    bandits: { en: 'Bandits', ja: '盗賊' },
    raxxon: { en: 'Raxxon', ja: 'ラクソン' },
  } as Record<string, Both<string>>,
  does: {
    improvements: {
      en: 'Four improvements can be built. Cards give tokens for them, and what is finished works to the end.',
      ja: '4つの改良を建てられます。カードで前進トークンを置き、完成した改良は最後まで働きます。',
    },
    bandits: {
      en: 'Each crisis brings bandits. They take up room, draw zombies, and carry cards to a Hideout that you may raid.',
      ja: '危機のたびに盗賊が現れます。生存者スペースを埋め、ゾンビを増やし、カードを盗賊の隠れ家へ運びます。盗賊の隠れ家は襲えます。',
    },
    raxxon: {
      en: 'Each round an experiment is released, unless two of your dice match its code. Pills lie in the laboratory.',
      ja: '毎ラウンド、2個のダイスがコードと一致しなければ、実験体が解き放たれます。研究所には錠剤があります。',
    },
  } as Record<string, Both<string>>,
  level: {
    improvements: { en: 'gentle', ja: 'やさしい' },
    bandits: { en: 'harder · one more location', ja: '難しくなる・ロケーション1つ追加' },
    raxxon: { en: 'hardest · one more location, 6 special zombies', ja: '最も難しい・ロケーション1つと特殊ゾンビ6種' },
  } as Record<string, Both<string>>,
  always: { en: 'Always in it', ja: '必ず入る要素' },
  alwaysIn: { en: ['despair', 'unruly survivors', 'explosive traps', 'noise with “!!!”', 'a graveyard', 'a vote on the first player'], ja: ['絶望', '荒れた生存者', '爆発トラップ', '「!!!」の騒音', '墓地', 'ファーストプレイヤーの投票'] },
  goals: { en: 'What you play for', ja: '目的' },
  goalName: {
    draw: { en: 'Draw a goal', ja: '目的を引く' },
    choose: { en: 'Choose a goal', ja: '目的を選ぶ' },
    chimp_and_the_code: { en: 'The Chimp and the Code', ja: 'チンパンジーとコード' },
    bandit_blitz: { en: 'Bandit Blitz', ja: '盗賊の急襲' },
  } as Record<string, Both<string>>,
  goalDoes: {
    draw: { en: 'One of the main objectives, face up at the start.', ja: '主要目的を1枚引き、表向きで始めます。' },
    choose: { en: 'The main objective of your choice.', ja: '好きな主要目的で遊びます。' },
    chimp_and_the_code: { en: 'A scenario of 3 goals around the laboratory.', ja: '研究所をめぐる3つの目標のシナリオです。' },
    bandit_blitz: { en: 'A scenario of 3 goals against the bandits.', ja: '盗賊と争う3つの目標のシナリオです。' },
  } as Record<string, Both<string>>,
  turnsOn: { en: (module: string) => `switches ${module} on`, ja: (module: string) => `${module}モジュールを使います` },
  ownGoals: { en: 'Cards of this expansion that were never published in full are our own. They carry a small flame.', ja: 'この拡張の公開されていないカードは独自のもので、小さな炎の印があります。' },
});

export type SetUpWords = (typeof WORDS)['en'];
export const setUpWords = (lang: Lang): SetUpWords => WORDS[lang];
