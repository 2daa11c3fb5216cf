/** Words of the moments in both languages (`MomentWords` keeps the two complete), and what several of them share. */
import type { Lang } from '../../../lib/board';
import { BOARD } from '../../../lib/boardwords';
import { fill, inBoth, type Both } from '../../../lib/spoken';
import { TERMS as HOUSE } from '../../../lib/terms';
import { TERMS } from '../terms';
import type { OptionOut, RecordOut, Words } from '../../../lib/messages';
import type { IconName } from '../../../lib/parts/icons';
import type { ColonyView } from '../types';

export interface Chance {
  text: string;
  tone: 'plain' | 'good' | 'bad';
}
/** What every part of this folder's moments is given. */
export interface Common {
  view: ColonyView;
  catalogue: any;
  lang: Lang;
  names: readonly string[];
  me: number | null;
}
/** What a panel of a question is given besides; without options it is somebody else's. */
export interface Asked extends Common {
  options: OptionOut[];
  commit: (position: number) => void;
  label: (option: OptionOut) => string;
  odds: (position: number) => Chance | null;
}

const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

const aCard = (kind: string): string => `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind} card`;

const WORDS = inBoth({
  waits: { en: 'A decision waits', ja: '決断待ち' },
  open: { en: 'Open', ja: '開く' },
  fold: { en: 'Fold away', ja: 'たたむ' },
  putAway: BOARD.close,
  yes: { en: 'Yes', ja: 'はい' },
  again: { en: 'Press again.', ja: 'もう一度押してください。' },
  hold: { en: 'Hold to choose', ja: '長押しで決定' },
  holdShort: { en: 'hold', ja: '長押し' },
  final: {
    en: 'You can undo this until something is rolled, drawn, or revealed, or another player answers.',
    ja: 'ダイスを振るか、カードを引くか公開するか、ほかの人が答えるまでは取り消せます。',
  },
  decides: { en: (name: string) => `${name} decides.`, ja: (name: string) => `${name}が決めます。` },
  youDecide: { en: 'You decide alone.', ja: 'あなたが1人で決めます。' },
  allVote: { en: 'All players vote.', ja: '投票で決めます。' },
  vote: { en: (names: string) => `Voters: ${names}.`, ja: (names: string) => `投票者：${names}` },
  notNow: { en: 'cannot be done now', ja: '今はできません' },
  crossroads: TERMS.crossroads_card,
  readBy: { en: (name: string) => `drawn by ${name}`, ja: (name: string) => `引いた人：${name}` },
  first: { en: 'First', ja: '最初に' },
  stays: { en: 'remains in effect', ja: '効果が続く' },
  option: { en: (n: number) => `Option ${n}`, ja: (n: number) => `選択肢${n}` },
  doIt: { en: 'Do it', ja: '行う' },
  leaveIt: { en: 'Leave it', ja: '行わない' },
  voteKicker: { en: 'Vote', ja: '投票' },
  exileTitle: TERMS.exile_title,
  exileYou: { en: 'Exile you?', ja: 'あなたを追放しますか？' },
  exileWhat: TERMS.exile_what,
  tieRule: {
    en: (name: string) => `The first player, ${name}, breaks a tie.`,
    ja: (name: string) => `同数ならファーストプレイヤーの${name}が決めます。`,
  },
  tieYou: { en: 'You are the first player. Break the tie.', ja: 'ファーストプレイヤーのあなたが決めてください。' },
  tieKicker: { en: 'The vote is tied', ja: '同数' },
  stays_: { en: (name: string) => `${name} stays.`, ja: (name: string) => `${name}は残ります。` },
  exileUp: { en: (name: string) => `Exile ${name}`, ja: (name: string) => `${name}を追放する` },
  exileUpYou: { en: 'Exile me', ja: '自分を追放する' },
  exileDown: { en: (name: string) => `Let ${name} stay`, ja: (name: string) => `${name}を残す` },
  exileDownYou: { en: 'Let me stay', ja: '自分を残す' },
  ballotIn: TERMS.voted,
  thinking: { en: 'thinking', ja: '考え中' },
  you: { en: 'you', ja: 'あなた' },
  accused: { en: 'named, also votes', ja: '対象（投票する）' },
  out: { en: 'no vote', ja: '票なし' },
  up: { en: 'exile', ja: '追放する' },
  down: { en: 'no exile', ja: '追放しない' },
  secretBallot: { en: 'Votes are revealed when all are in.', ja: '票は全員がそろうまで公開されません。' },
  inOf: { en: (n: number, of: number) => `${n} of ${of} votes in`, ja: (n: number, of: number) => `投票済み ${n}／${of}` },
  biteKicker: { en: 'The bite spreads', ja: '咬傷の波及' },
  biteTitle: { en: (name: string) => `The bite spreads to ${name}`, ja: (name: string) => `${name}に波及しました` },
  biteText: {
    en: 'Give them up, and the spread ends. Or roll for exposure: on a blank, they survive and the spread ends; on any other result, they are killed and the bite spreads again.',
    ja: '見捨てれば、波及は終わります。ダメージ判定を行い、無印なら助かって波及は終わり、それ以外なら死亡してさらに波及します。',
  },
  giveUp: { en: (name: string) => `Give ${name} up`, ja: (name: string) => `${name}を見捨てる` },
  giveUpSub: { en: 'killed; the spread ends', ja: '死亡し、波及は終わる' },
  risk: { en: 'Roll for exposure', ja: 'ダメージ判定' },
  riskSub: { en: 'survives on a blank', ja: '無印なら助かる' },
  lives: TERMS.survives,
  chain: { en: 'At this location', ja: 'このロケーションの生存者' },
  influence: { en: 'influence', ja: '影響力' },
  bitten: { en: 'bitten', ja: '咬まれた' },
  dead: { en: 'killed', ja: '死亡' },
  nextHere: { en: 'now', ja: '今' },
  request: TERMS.verbs.request,
  asks: {
    en: (who: string, what: string, n: number) => (n > 1 ? `${who} requests ${n} ${what} cards` : `${who} requests ${aCard(what)}`),
    ja: (who: string, what: string, n: number) => (n > 1 ? `${who}が${what}カードを${n}枚要求しています` : `${who}が${what}カードを要求しています`),
  },
  asksYou: {
    en: (n: number): string => (n > 1 ? 'A card you give is played immediately by that player. Then you are asked again.' : 'A card you give is played immediately by that player.'),
    ja: (n: number): string => (n > 1 ? '渡したカードは、相手がただちにプレイします。その後、もう一度確認します。' : '渡したカードは、相手がただちにプレイします。'),
  },
  giveCard: { en: (what: string) => `Give ${what}`, ja: (what: string) => `${what}を渡す` },
  keep: { en: 'Keep it', ja: '渡さない' },
  giveNothing: { en: 'Give nothing', ja: '渡さない' },
  nobodyLearns: { en: 'Nobody learns whether you had one.', ja: '持っていたかどうかは誰にも分かりません。' },
  askFor: { en: 'Which kind of card do you request?', ja: 'どの種類のカードを要求しますか？' },
  pledgeTitle: { en: (what: string) => `Give ${aCard(what)}?`, ja: (what: string) => `${what}カードを出しますか？` },
  pledgeDieTitle: { en: 'Spend a die?', ja: 'ダイスを使いますか？' },
  wanted: { en: (n: number) => `${n} more needed`, ja: (n: number) => `あと${n}` },
  stakeTitle: { en: 'Stake a card?', ja: 'カードを賭けますか？' },
  stakeMore: { en: (n: number) => `at most ${plural(n, 'more card', 'more cards')}`, ja: (n: number) => `あと${n}枚まで` },
  extraTitle: {
    en: 'Place a food card in the waste pile to roll 1 additional die this round?',
    ja: '食料カードを捨て札置き場に置き、このラウンドのダイスを1個増やしますか？',
  },
  enough: { en: 'Done', ja: '終わり' },
  noDie: { en: 'Keep the dice', ja: 'ダイスを残す' },
  die: { en: (n: number) => `die ${n}`, ja: (n: number) => `ダイス${n}` },
  choosing: { en: (who: string) => `${who} is choosing`, ja: (who: string) => `${who}が選んでいます` },
  chooseCard: { en: 'Choose a card', ja: 'カードを選んでください' },
  search: TERMS.verbs.search,
  searchAt: { en: (where: string) => `Searching ${where}`, ja: (where: string) => `${where}を探索` },
  keepN: {
    en: (n: number) => (n === 1 ? 'Keep 1 card; the others go to the bottom of the deck.' : `Keep ${n} cards; the others go to the bottom of the deck.`),
    ja: (n: number) => `${n}枚を手札に加え、残りは探索デッキの底に置きます。`,
  },
  noise: TERMS.make_noise,
  noiseSub: { en: (n: number, of: number) => `noise ${n} of ${of}`, ja: (n: number, of: number) => `騒音 ${n}／${of}` },
  deckLeft: { en: (n: number) => plural(n, 'card left', 'cards left'), ja: (n: number) => `残り${n}枚` },
  newest: { en: 'just drawn', ja: '今引いたカード' },
  takeTitle: { en: 'Take this card?', ja: 'このカードを手札に加えますか？' },
  takeOne: { en: 'Take one of these?', ja: 'どれを手札に加えますか？' },
  take: { en: (what: string) => `Take ${what}`, ja: (what: string) => `${what}を手札に加える` },
  lookingAt: { en: (who: string) => `${who} is looking at cards`, ja: (who: string) => `${who}がカードを見ています` },
  noiseNow: { en: (n: number) => `noise here: ${n}`, ja: (n: number) => `ここの騒音：${n}` },
  draft: { en: 'Before the first round', ja: '最初のラウンドの前に' },
  draftLeader: { en: 'Choose your group leader.', ja: 'グループリーダーを選んでください' },
  draftFollower: { en: 'Choose your following.', ja: '部下を選んでください' },
  lead: { en: (name: string) => `${name} as group leader`, ja: (name: string) => `${name}をグループリーダーにする` },
  follow: { en: (name: string) => `Keep ${name}`, ja: (name: string) => `${name}を部下にする` },
  pick: { en: 'Choose one of the four', ja: '4人から1人を選んでください' },
  pickOther: { en: 'Choose one of the rest', ja: '残りから1人を選んでください' },
  leaderIs: { en: (name: string) => `Your group leader is ${name}.`, ja: (name: string) => `グループリーダーは${name}です。` },
  drafting: { en: (who: string) => `${who} is choosing survivors`, ja: (who: string) => `${who}が生存者を選んでいます` },
  yours: { en: 'Yours to choose from', ja: 'あなたの候補' },
  crisisTonight: TERMS.crisis,
  crisisIn: TERMS.cards_added,
  crisisNeed: {
    en: (n: number, what: string) => `${fill(TERMS.points_needed.en, { n })} (${what})`,
    ja: (n: number, what: string) => `${fill(TERMS.points_needed.ja, { n })}（${what}）`,
  },
  averted: TERMS.if_not_prevented,
  noCrisis: { en: 'No crisis this round.', ja: 'このラウンドの危機はありません。' },
  youGave: { en: 'You added', ja: 'あなたの供出' },
  known: { en: 'Known', ja: '判明' },
  gaveBy: { en: (name: string, n: number) => `${name}: ${n}`, ja: (name: string, n: number) => `${name}：${n}枚` },
  giveHere: { en: 'Add a card to the crisis', ja: '危機にカードを供出する' },
  readCard: { en: (name: string) => `Read ${name}`, ja: (name: string) => `${name}を読む` },
  bonus: { en: 'With 2 extra points, gain 1 morale.', ja: '2ポイント多ければ、士気が1上がります。' },
  objective: TERMS.main_objective,
  objectiveHard: { en: 'Main objective (hardcore side)', ja: '主要目的（ハードコアサイド）' },
  allWinIf: TERMS.main_objective,
  goalMet: TERMS.goal_met,
  goalOpen: TERMS.goal_open,
  stock: { en: 'Added', ja: '加えたカード' },
  addHere: TERMS.add_to_objective,
  secret: TERMS.your_secret,
  holdToWin: { en: 'hold to look', ja: '長押しで見る' },
  youWinIf: { en: 'You win if, at the end of the game:', ja: 'ゲーム終了時に次を満たせば、あなたの勝利です：' },
  aloneIf: { en: 'Or you alone win if, at the end of the game:', ja: 'または次を満たせば、あなただけの勝利です：' },
  pressToLook: { en: 'hold, or hold Space', ja: '長押し、またはスペース長押し' },
  nothingSecret: { en: 'Nothing to hide here.', ja: '秘密の目的はありません。' },
  exileNow: TERMS.your_exile_card,
  yourSecret: TERMS.your_secret,
  yourBetrayal: TERMS.your_betrayal,
  shown: { en: 'revealed', ja: '公開' },
  cards: { en: (n: number) => plural(n, 'card', 'cards'), ja: (n: number) => `${n}枚` },
  survivors: TERMS.survivors,
  dice: { en: 'Unused dice', ja: '未使用ダイス' },
  noDice: TERMS.no_dice,
  firstPlayer: { en: 'First player', ja: 'ファーストプレイヤー' },
  firstShort: { en: '1st', ja: '先' },
  exiledTag: TERMS.exiled,
  outTag: HOUSE.eliminated,
  holdsYours: { en: 'has your crossroads card', ja: 'あなたのクロスロードを持つ' },
  holdsOf: { en: (name: string) => `has ${name}’s crossroads card`, ja: (name: string) => `${name}のクロスロードを持つ` },
  youHold: { en: 'you have their crossroads card', ja: 'あなたがクロスロードカードを引いた相手' },
  turn: { en: 'acting', ja: '手番' },
  youName: { en: 'You', ja: 'あなた' },
  yourBallot: { en: 'yours', ja: 'あなた' },
  yours_: { en: 'yours', ja: 'あなた' },
  leaderDoes: { en: 'Next, choose another survivor for your following.', ja: '次に、部下にする生存者を選びます。' },
  choosePlayer: { en: 'Choose a player', ja: 'プレイヤーを選んでください' },
  hand: { en: 'hand', ja: '手札' },
  voted: TERMS.voted,
  bot: { en: 'bot', ja: 'ボット' },
  group: { en: 'Survivors', ja: '生存者' },
  digest: { en: 'The colony phase is over', ja: 'コロニーフェイズの結果' },
  digestQuiet: { en: 'Nothing was lost.', ja: '失ったものはありません。' },
  digestClose: { en: 'To the player turns', ja: 'プレイヤーターンへ' },
  round: { en: (n: number) => `${plural(n, 'round', 'rounds')} left`, ja: (n: number) => `残り${n}ラウンド` },
  dg: {
    killed: { en: (names: string) => `Killed: ${names}.`, ja: (names: string) => `死亡：${names}。` },
    helpless: {
      en: (n: number) => `Killed: ${plural(n, 'helpless survivor', 'helpless survivors')}.`,
      ja: (n: number) => `死亡：無力な生存者${n}人。`,
    },
    morale: { en: (from: number, to: number) => `Morale: ${to} (before: ${from}).`, ja: (from: number, to: number) => `士気：${to}（前は${from}）。` },
    prevented: {
      en: (name: string, p: number, n: number) => `${name}: prevented (${plural(p, 'point', 'points')}, ${n} needed).`,
      ja: (name: string, p: number, n: number) => `「${name}」を回避しました（${p}ポイント、必要${n}）。`,
    },
    strikes: {
      en: (name: string, p: number, n: number) => `${name}: not prevented (${plural(p, 'point', 'points')}, ${n} needed).`,
      ja: (name: string, p: number, n: number) => `「${name}」を回避できませんでした（${p}ポイント、必要${n}）。`,
    },
    fed: {
      en: (m: number, left: number) => `Food paid for ${plural(m, 'survivor', 'survivors')} (now ${left}).`,
      ja: (m: number, left: number) => `生存者${m}人分の食料を支払いました（現在${left}）。`,
    },
    hunger: {
      en: (n: number) => `Not enough food: ${plural(n, 'starvation token', 'starvation tokens')}.`,
      ja: (n: number) => `食料が足りません。飢餓トークンは${n}個です。`,
    },
    waste: { en: (n: number) => `Waste pile: ${plural(n, 'card', 'cards')}.`, ja: (n: number) => `捨て札置き場のカードは${n}枚です。` },
    zombies: {
      en: (n: number, b: number) => `${plural(n, 'zombie', 'zombies')} added${b ? `, ${plural(b, 'barricade', 'barricades')} destroyed` : ''}.`,
      ja: (n: number, b: number) => `ゾンビ${n}体が加わりました${b ? `。バリケード${b}個が破壊されました` : ''}。`,
    },
    overrun: { en: (names: string) => `Overrun: ${names}.`, ja: (names: string) => `突破：${names}。` },
    wounded: { en: (names: string) => `Wounded: ${names}.`, ja: (names: string) => `負傷：${names}。` },
    crisis: { en: (name: string) => `New crisis: ${name}.`, ja: (name: string) => `新しい危機：「${name}」。` },
    objective: { en: `${capital(TERMS.endings.objective.en)}.`, ja: '主要目的を達成しました。' },
    first: {
      en: (name: string) => `The first player token passes to the right, to ${name}. Turns pass clockwise.`,
      ja: (name: string) => `ファーストプレイヤートークンは右隣の${name}に渡ります。手番は時計回りです。`,
    },
  },
  night: TERMS.colony_phase,
  steps: {
    code: { en: 'Containment code', ja: '封じ込めコード' },
    scavenging: { en: 'Scavenging', ja: '盗賊の略奪' },
    food: TERMS.food,
    waste: TERMS.waste,
    crisis: TERMS.crisis,
    zombies: TERMS.steps.zombies,
    noise: { en: 'Noise', ja: '騒音' },
    objective: TERMS.main_objective,
    dawn: TERMS.steps.round,
  } as Record<string, Both<string>>,
  over: HOUSE.the_end,
  won: { en: 'wins', ja: '勝利' },
  lost: { en: 'does not win', ja: '敗北' },
  winners: {
    en: (names: string) => (names.includes('&') ? fill(HOUSE.win.en, { names }) : fill(HOUSE.wins.en, { name: names })),
    ja: (names: string) => fill(HOUSE.win.ja, { names }),
  },
  nobody: HOUSE.nobody_wins,
  allWon: { en: 'All players win', ja: '全員の勝利' },
  endings: TERMS.endings as Record<string, Both<string>>,
  secretWas: { en: 'Secret objective', ja: '秘密の目的' },
  betrayalWas: { en: 'Betrayal objective', ja: '裏切りの目的' },
  noSecret: { en: 'No secret', ja: '秘密なし' },
  exileWas: { en: 'Exiled objective', ja: '追放者の目的' },
  handLeft: TERMS.hand,
  emptyHand: { en: 'empty', ja: 'なし' },
  mainGoal: TERMS.main_objective,
  reached: TERMS.goal_met,
  notReached: TERMS.goal_open,
  exiledIn: TERMS.exiled,
  betrayer: { en: 'Betrayer', ja: '裏切り者' },
  newTable: BOARD.newTable,
  lookBoard: BOARD.lookBoard,
  back: { en: 'Show the end', ja: '結果を見る' },
  crisesGiven: { en: 'Added to crises', ja: '危機への供出' },
  of: { en: (a: number, b: number) => `${a} of ${b}`, ja: (a: number, b: number) => `${a}／${b}` },
  night_: { en: (n: number) => `with ${plural(n, 'round', 'rounds')} left`, ja: (n: number) => `残り${n}ラウンド` },
  knewWhen: { en: 'What could be known', ja: '分かりえたこと' },
  rightWrong: { en: (r: number, w: number) => `${r} right, ${w} wrong`, ja: (r: number, w: number) => `合う${r}、合わない${w}` },
  crisisN: { en: (n: number) => `Crisis ${n}`, ja: (n: number) => `危機${n}` },
  gone: TERMS.gone,
  watch: TERMS.crossroads_for,
  watchTrigger: { en: 'Trigger', ja: '発動条件' },
  watchQuiet: { en: 'Keep it secret. The table checks the trigger for you.', ja: '内容は秘密です。発動条件が満たされると、自動で公開されます。' },
  yawn: TERMS.yawn,
  yawnSub: { en: 'triggers the card', ja: 'カードを発動させる' },
  secretToOthers: { en: 'Only you see this card.', ja: 'このカードを見られるのはあなただけです。' },
});

export type MomentWords = (typeof WORDS)['en'];
export const momentWords = (lang: Lang): MomentWords => WORDS[lang];

/** The name of something in the catalogue; its id if it is not there. */
export function nameIn(catalogue: any, kind: string, id: string | null | undefined, lang: Lang): string {
  if (id === null || id === undefined) return '';
  const name: Words | undefined = catalogue?.[kind]?.[id]?.name;
  return name?.[lang] ?? id;
}
/** Names in a row. */
export function listed(names: readonly string[], lang: Lang, last = ' & '): string {
  if (lang === 'ja') return names.join('、');
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')}${last}${names[names.length - 1]}`;
}
/** Sentences one after the other. */
export function said(sentences: readonly string[], lang: Lang): string {
  return sentences.filter(Boolean).join(lang === 'ja' ? '' : ' ');
}
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The glyph and the ground of the six kinds of item, and of outsiders. */
export const SYMBOLS: Readonly<Record<string, { icon: IconName; ground: string }>> = {
  weapon: { icon: 'weapon', ground: '#55473c' },
  fuel: { icon: 'fuel', ground: '#8a3f2c' },
  education: { icon: 'education', ground: '#3d5488' },
  food: { icon: 'food', ground: '#a85722' },
  medicine: { icon: 'medicine', ground: '#35666f' },
  tool: { icon: 'tool', ground: '#48545c' },
  survivor: { icon: 'people', ground: '#6d4763' },
};
export function symbolOf(id: string | undefined): { icon: IconName; ground: string } {
  return SYMBOLS[id ?? ''] ?? { icon: 'tool', ground: '#5a666e' };
}

/** The last records of one kind of happening, back to where it began. */
export function since(records: readonly RecordOut[], starts: (record: RecordOut) => boolean): RecordOut[] {
  for (let i = records.length - 1; i >= 0; i -= 1) {
    const record = records[i];
    if (record && starts(record)) return records.slice(i);
  }
  return [];
}

/** Which way an open crossroads card has gone, counted from 1 (0 while that is open), and what it has done since. */
export function wayOf(records: readonly RecordOut[], card: string | null | undefined): { way: number; did: RecordOut[] } {
  const told = card ? since(records, (r) => r.kind === 'crossroads_opened' && r.args.crossroads === card) : [];
  const at = told.findLastIndex((r) => (r.kind === 'option_chosen' || r.kind === 'option_happens') && r.args.crossroads === card);
  return at < 0 ? { way: 0, did: [] } : { way: Number(told[at]!.args.option), did: told.slice(at + 1).filter((r) => !['voted', 'vote_result', 'tie_broken'].includes(r.kind)) };
}
