// Words that browser and terminal share. Written by `python -m lastfire.server.typescript`
// from src/lastfire/terms.py: change that file, not this one.

export const TERMS = {
  eliminated: { en: 'eliminated', ja: '脱落' },
  game_over: { en: 'The game is over.', ja: 'ゲームは終わりました。' },
  log: { en: 'log', ja: 'ログ' },
  nobody_wins: { en: 'Nobody wins', ja: '勝者はいません' },
  other_players: { en: 'Other players', ja: 'ほかのプレイヤー' },
  rules: { en: 'rules', ja: 'ルール' },
  the_end: { en: 'The end', ja: '終了' },
  undo: { en: 'undo', ja: '取り消す' },
  win: { en: '{names} win', ja: '{names}の勝利' },
  wins: { en: '{name} wins', ja: '{name}の勝利' },
  paces: {
    calm: { en: 'calm', ja: 'ゆっくり' },
    normal: { en: 'normal', ja: '普通' },
    quick: { en: 'quick', ja: '速い' },
    off: { en: 'at once', ja: '即座に' },
  },
} as const;
