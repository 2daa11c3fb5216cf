// What the drawn table of every game says around its own words.
import type { Catalogue } from './spoken';

export const BOARD = {
  yourSide: { en: 'Your side', ja: 'あなたの手元' },
  sideOf: { en: (name: string) => `${name}'s side`, ja: (name: string) => `${name}の手元` },
  notebook: { en: 'Notebook', ja: 'ノート' },
  progress: { en: 'Rounds and phases', ja: 'ラウンドと手順' },
  close: { en: 'Close', ja: '閉じる' },
  waitingFor: { en: (name: string) => `Waiting for ${name}`, ja: (name: string) => `${name}を待っています` },
  namedBot: { en: (name: string) => `${name} (bot)`, ja: (name: string) => `${name}（ボット）` },
  since: { en: (n: number) => (n < 60 ? `${n} s` : `${Math.floor(n / 60)} min`), ja: (n: number) => (n < 60 ? `${n}秒` : `${Math.floor(n / 60)}分`) },
  quiet: { en: 'Nothing to decide now', ja: '今決めることはありません' },
  skip: { en: 'Skip ahead', ja: '先へ進む' },
  skipping: { en: 'Skipping ahead', ja: '先へ進んでいます' },
  skipHelp: {
    en: 'Any key or a tap: the next step. Full stop: skip ahead to the question.',
    ja: 'どれかのキーかタップで次の動きへ進みます。ピリオドで質問まで進みます。',
  },
  /** Before what cannot be taken back: a second press does it. */
  again: { en: 'press again', ja: 'もう一度押す' },
  /** What the end is for whoever looks. */
  weWin: { en: 'You have won', ja: 'あなたの勝利' },
  weLose: { en: 'You have lost', ja: 'あなたの敗北' },
  showResult: { en: 'Show the result', ja: '結果を見る' },
  newTable: { en: 'New table', ja: '新しいテーブル' },
  lookBoard: { en: 'Look at the board', ja: '盤面を見る' },
} as const satisfies Catalogue;
