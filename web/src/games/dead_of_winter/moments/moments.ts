/** Words of the moments in both languages (`MomentWords` keeps the two complete), and what several of them share. */
import type { Lang } from '../../../lib/board';
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

const en = {
  waits: 'A decision waits', open: 'Open', fold: 'Fold away', yes: 'Yes', again: 'Press once more.', hold: 'Hold to choose', holdShort: 'hold', final: 'You can undo this until something is rolled, drawn, or revealed, or another player answers.',
  decides: (name: string) => `${name} decides.`, youDecide: 'You decide alone.', allVote: 'All players vote.', vote: (names: string) => `Voters: ${names}.`, notNow: 'cannot be done now',
  crossroads: 'Crossroads card', readBy: (name: string) => `drawn by ${name}`, first: 'First', stays: 'remains in effect', option: (n: number) => `Option ${n}`,
  doIt: 'Do it', leaveIt: 'Leave it',
  voteKicker: 'Vote', exileTitle: (name: string) => `Exile ${name}?`, exileYou: 'Exile you?', exileWhat: 'An exiled player keeps their hand and survivors, leaves the colony, and draws an exiled objective.', tieRule: (name: string) => `The first player, ${name}, breaks a tie.`, tieYou: 'You are the first player. Break the tie.', tieKicker: 'The vote is tied', stays_: (name: string) => `${name} stays.`,
  exileUp: (name: string) => `Exile ${name}`, exileUpYou: 'Exile me', exileDown: (name: string) => `Let ${name} stay`, exileDownYou: 'Let me stay', ballotIn: 'voted', thinking: 'thinking', you: 'you', accused: 'named, also votes', out: 'no vote', up: 'exile', down: 'no exile', secretBallot: 'Votes are revealed when all are in.', inOf: (n: number, of: number) => `${n} of ${of} votes in`,
  biteKicker: 'The bite spreads', biteTitle: (name: string) => `The bite spreads to ${name}`, biteText: 'Give them up, and the spread ends. Or roll for exposure: on a blank, they survive and the spread ends; on any other result, they are killed and the bite spreads again.', giveUp: (name: string) => `Give ${name} up`, giveUpSub: 'killed; the spread ends', risk: 'Roll for exposure', riskSub: 'survives on a blank', lives: (p: number) => `survives ${p}%`, chain: 'At this location', influence: 'influence', bitten: 'bitten', dead: 'killed', nextHere: 'now',
  request: 'Request', asks: (who: string, what: string, n: number) => (n > 1 ? `${who} requests ${n} ${what} cards` : `${who} requests ${aCard(what)}`), asksYou: (n: number): string => (n > 1 ? 'A card you give is played immediately by that player. Then you are asked again.' : 'A card you give is played immediately by that player.'), giveCard: (what: string) => `Give ${what}`, keep: 'Keep it', giveNothing: 'Give nothing', nobodyLearns: 'Nobody learns whether you had one.', askFor: 'Which kind of card do you request?', pledgeTitle: (what: string) => `Give ${aCard(what)}?`, pledgeDieTitle: 'Spend a die?', wanted: (n: number) => `${n} more needed`, stakeTitle: 'Stake a card?', stakeMore: (n: number) => `at most ${plural(n, 'more card', 'more cards')}`, extraTitle: 'Place a food card in the waste pile to roll 1 additional die this round?', enough: 'Done', noDie: 'Keep the dice', die: (n: number) => `die ${n}`, choosing: (who: string) => `${who} is choosing`, chooseCard: 'Choose a card',
  search: 'Search', searchAt: (where: string) => `Searching ${where}`, keepN: (n: number) => (n === 1 ? 'Keep 1 card; the others go to the bottom of the deck.' : `Keep ${n} cards; the others go to the bottom of the deck.`), noise: 'Make noise to look at another card', noiseSub: (n: number, of: number) => `noise ${n} of ${of}`, deckLeft: (n: number) => plural(n, 'card left', 'cards left'), newest: 'just drawn', takeTitle: 'Take this card?', takeOne: 'Take one of these?', take: (what: string) => `Take ${what}`, lookingAt: (who: string) => `${who} is looking at cards`, noiseNow: (n: number) => `noise here: ${n}`,
  draft: 'Before the first round', draftLeader: 'Choose your group leader.', draftFollower: 'Choose your following.', lead: (name: string) => `${name} as group leader`, follow: (name: string) => `Keep ${name}`, pick: 'Choose one of the four', pickOther: 'Choose one of the rest', leaderIs: (name: string) => `Your group leader is ${name}.`, drafting: (who: string) => `${who} is choosing survivors`, yours: 'Yours to choose from',
  crisisTonight: 'Crisis', crisisIn: (n: number) => plural(n, 'card added', 'cards added'), crisisNeed: (n: number, what: string) => `${plural(n, 'point', 'points')} needed (${what})`, averted: 'If not prevented:', noCrisis: 'No crisis this round.', youGave: 'You added', known: 'Known', gaveBy: (name: string, n: number) => `${name}: ${n}`, giveHere: 'Add a card to the crisis', readCard: (name: string) => `Read ${name}`, bonus: 'With 2 extra points, gain 1 morale.',
  objective: 'Main objective', objectiveHard: 'Main objective (hardcore side)', allWinIf: 'Main objective', goalMet: 'met', goalOpen: 'not met', stock: 'Added', addHere: 'Add to the main objective',
  secret: 'Your secret objective', holdToWin: 'hold to look', youWinIf: 'You win if, at the end of the game:', aloneIf: 'Or you alone win if, at the end of the game:', pressToLook: 'hold, or hold Space', nothingSecret: 'Nothing to hide here.', exileNow: 'Your exiled objective', yourSecret: 'Your secret objective', yourBetrayal: 'Your betrayal objective', shown: 'revealed',
  cards: (n: number) => plural(n, 'card', 'cards'), survivors: (n: number) => plural(n, 'survivor', 'survivors'), dice: 'Unused dice', noDice: 'no dice left', firstPlayer: 'First player', firstShort: '1st', exiledTag: 'exiled', outTag: 'eliminated', holdsYours: 'has your crossroads card', holdsOf: (name: string) => `has ${name}’s crossroads card`, youHold: 'you have their crossroads card', turn: 'acting', youName: 'You', youShort: 'You', yourBallot: 'yours', yours_: 'yours', leaderDoes: 'Next, choose another survivor for your following.', choosePlayer: 'Choose a player', hand: 'hand', voted: 'voted', bot: 'bot', group: 'Survivors',
  digest: 'The colony phase is over', digestQuiet: 'Nothing was lost.', digestClose: 'To the player turns', round: (n: number) => `${plural(n, 'round', 'rounds')} left`,
  dg: {
    killed: (names: string) => `Killed: ${names}.`, helpless: (n: number) => `Killed: ${plural(n, 'helpless survivor', 'helpless survivors')}.`, morale: (from: number, to: number) => `Morale ${from} → ${to}.`, prevented: (name: string, p: number, n: number) => `${name}: prevented (${plural(p, 'point', 'points')}, ${n} needed).`, strikes: (name: string, p: number, n: number) => `${name}: not prevented (${plural(p, 'point', 'points')}, ${n} needed).`, fed: (m: number, left: number) => `Food paid for ${plural(m, 'survivor', 'survivors')} (now ${left}).`, hunger: (n: number) => `Not enough food: ${plural(n, 'starvation token', 'starvation tokens')}.`, waste: (n: number) => `Waste pile: ${plural(n, 'card', 'cards')}.`, zombies: (n: number, b: number) => `${plural(n, 'zombie', 'zombies')} added${b ? `, ${plural(b, 'barricade', 'barricades')} destroyed` : ''}.`, overrun: (names: string) => `Overrun: ${names}.`, wounded: (names: string) => `Wounded: ${names}.`, crisis: (name: string) => `New crisis: ${name}.`, objective: 'The main objective is completed.', first: (name: string) => `The first player token passes to the right, to ${name}. Turns pass clockwise.`,
  },
  night: 'Colony phase', steps: { food: 'Food', waste: 'Waste', crisis: 'Crisis', zombies: 'Zombies', noise: 'Noise', objective: 'Main objective', dawn: 'New round' } as Record<string, string>,
  over: 'The end', won: 'wins', lost: 'does not win', winners: (names: string) => `${names} ${names.includes('&') ? 'win' : 'wins'}`, nobody: 'Nobody wins', allWon: 'All players win', held: 'The main objective is completed', cold: 'There is no fuel left', empty: 'All players are eliminated', morale: 'Morale is 0', rounds: 'The round track is at 0', secretWas: 'Secret objective', betrayalWas: 'Betrayal objective', noSecret: 'No secret', exileWas: 'Exiled objective', handLeft: 'Hand', emptyHand: 'empty', mainGoal: 'Main objective', reached: 'completed', notReached: 'not completed', exiledIn: 'exiled', betrayer: 'Betrayer', newTable: 'New table', lookBoard: 'Look at the board', back: 'Show the end', crisesGiven: 'Added to crises', of: (a: number, b: number) => `${a} of ${b}`, night_: (n: number) => `with ${plural(n, 'round', 'rounds')} left`, knewWhen: 'What could be known', rightWrong: (r: number, w: number) => `${r} right, ${w} wrong`, crisisN: (n: number) => `Crisis ${n}`, gone: 'Killed or removed',
  watch: (name: string) => `${name}’s crossroads card`, watchTrigger: 'Trigger', watchQuiet: 'Keep it secret. The table checks the trigger for you.', yawn: 'Somebody yawned', yawnSub: 'triggers the card', secretToOthers: 'Only you see this card.',
};
export type MomentWords = typeof en;

const ja: MomentWords = {
  waits: '決断待ち', open: '開く', fold: 'たたむ', yes: 'はい', again: 'もう一度押してください。', hold: '長押しで決定', holdShort: '長押し', final: 'ダイスを振るか、カードを引くか公開するか、ほかの人が答えるまでは取り消せます。',
  decides: (name) => `${name}が決めます。`, youDecide: 'あなたが1人で決めます。', allVote: '投票で決めます。', vote: (names) => `投票者：${names}`, notNow: '今はできません',
  crossroads: 'クロスロードカード', readBy: (name) => `引いた人：${name}`, first: '最初に', stays: '効果が続く', option: (n) => `選択肢${n}`,
  doIt: '行う', leaveIt: '行わない',
  voteKicker: '投票', exileTitle: (name) => `${name}を追放しますか？`, exileYou: 'あなたを追放しますか？', exileWhat: '追放されても手札と生存者は残ります。コロニーを離れ、追放者の目的を引きます。', tieRule: (name) => `同数ならファーストプレイヤーの${name}が決めます。`, tieYou: 'ファーストプレイヤーのあなたが決めてください。', tieKicker: '同数', stays_: (name) => `${name}は残ります。`,
  exileUp: (name) => `${name}を追放する`, exileUpYou: '自分を追放する', exileDown: (name) => `${name}を残す`, exileDownYou: '自分を残す', ballotIn: '投票済み', thinking: '考え中', you: 'あなた', accused: '対象（投票する）', out: '票なし', up: '追放する', down: '追放しない', secretBallot: '票は全員がそろうまで公開されません。', inOf: (n, of) => `投票済み ${n}／${of}`,
  biteKicker: '咬傷の波及', biteTitle: (name) => `${name}に波及しました`, biteText: '見捨てれば、波及は終わります。ダメージ判定を行い、無印なら助かって波及は終わり、それ以外なら死亡してさらに波及します。', giveUp: (name) => `${name}を見捨てる`, giveUpSub: '死亡し、波及は終わる', risk: 'ダメージ判定', riskSub: '無印なら助かる', lives: (p) => `助かる${p}%`, chain: 'このロケーションの生存者', influence: '影響力', bitten: '咬まれた', dead: '死亡', nextHere: '今',
  request: '要求', asks: (who, what, n) => (n > 1 ? `${who}が${what}カードを${n}枚要求しています` : `${who}が${what}カードを要求しています`), asksYou: (n) => (n > 1 ? '渡したカードは、相手がただちにプレイします。その後、もう一度確認します。' : '渡したカードは、相手がただちにプレイします。'), giveCard: (what) => `${what}を渡す`, keep: '渡さない', giveNothing: '渡さない', nobodyLearns: '持っていたかどうかは誰にも分かりません。', askFor: 'どの種類のカードを要求しますか？', pledgeTitle: (what) => `${what}カードを出しますか？`, pledgeDieTitle: 'ダイスを使いますか？', wanted: (n) => `あと${n}`, stakeTitle: 'カードを賭けますか？', stakeMore: (n) => `あと${n}枚まで`, extraTitle: '食料カードを捨て札置き場に置き、このラウンドのダイスを1個増やしますか？', enough: '終わり', noDie: 'ダイスを残す', die: (n) => `ダイス${n}`, choosing: (who) => `${who}が選んでいます`, chooseCard: 'カードを選んでください',
  search: '探索', searchAt: (where) => `${where}を探索`, keepN: (n) => `${n}枚を手札に加え、残りは探索デッキの底に置きます。`, noise: '騒音を立ててもう1枚見る', noiseSub: (n, of) => `騒音 ${n}／${of}`, deckLeft: (n) => `残り${n}枚`, newest: '今引いたカード', takeTitle: 'このカードを手札に加えますか？', takeOne: 'どれを手札に加えますか？', take: (what) => `${what}を手札に加える`, lookingAt: (who) => `${who}がカードを見ています`, noiseNow: (n) => `ここの騒音：${n}`,
  draft: '最初のラウンドの前に', draftLeader: 'グループリーダーを選んでください', draftFollower: '部下を選んでください', lead: (name) => `${name}をグループリーダーにする`, follow: (name) => `${name}を部下にする`, pick: '4人から1人を選んでください', pickOther: '残りから1人を選んでください', leaderIs: (name) => `グループリーダーは${name}です。`, drafting: (who) => `${who}が生存者を選んでいます`, yours: 'あなたの候補',
  crisisTonight: '危機', crisisIn: (n) => `供出${n}枚`, crisisNeed: (n, what) => `${n}ポイント必要（${what}）`, averted: '回避できなければ：', noCrisis: 'このラウンドの危機はありません。', youGave: 'あなたの供出', known: '判明', gaveBy: (name, n) => `${name}：${n}枚`, giveHere: '危機にカードを供出する', readCard: (name) => `${name}を読む`, bonus: '2ポイント多ければ、士気を1得ます。',
  objective: '主要目的', objectiveHard: '主要目的（ハードコアサイド）', allWinIf: '主要目的', goalMet: '達成', goalOpen: '未達成', stock: '加えたカード', addHere: '主要目的に加える',
  secret: '秘密の目的', holdToWin: '長押しで見る', youWinIf: 'ゲーム終了時に次を満たせば、あなたの勝利です：', aloneIf: 'または次を満たせば、あなただけの勝利です：', pressToLook: '長押し、またはスペース長押し', nothingSecret: '秘密の目的はありません。', exileNow: 'あなたの追放者の目的', yourSecret: 'あなたの秘密の目的', yourBetrayal: 'あなたの裏切りの目的', shown: '公開',
  cards: (n) => `${n}枚`, survivors: (n) => `生存者${n}人`, dice: '未使用ダイス', noDice: 'ダイスなし', firstPlayer: 'ファーストプレイヤー', firstShort: '先', exiledTag: '追放', outTag: '脱落', holdsYours: 'あなたのクロスロードを持つ', holdsOf: (name) => `${name}のクロスロードを持つ`, youHold: 'あなたがクロスロードカードを引いた相手', turn: '手番', youName: 'あなた', youShort: '自分', yourBallot: 'あなた', yours_: 'あなた', leaderDoes: '次に、部下にする生存者を選びます。', choosePlayer: 'プレイヤーを選んでください', hand: '手札', voted: '投票済み', bot: 'ボット', group: '生存者',
  digest: 'コロニーフェイズの結果', digestQuiet: '失ったものはありません。', digestClose: 'プレイヤーターンへ', round: (n) => `残り${n}ラウンド`,
  dg: {
    killed: (names) => `死亡：${names}。`, helpless: (n) => `死亡：無力な生存者${n}人。`, morale: (from, to) => `士気 ${from} → ${to}。`, prevented: (name, p, n) => `「${name}」を回避しました（${p}ポイント、必要${n}）。`, strikes: (name, p, n) => `「${name}」を回避できませんでした（${p}ポイント、必要${n}）。`, fed: (m, left) => `生存者${m}人分の食料を支払いました（現在${left}）。`, hunger: (n) => `食料が足りません。飢餓トークンは${n}個です。`, waste: (n) => `捨て札置き場のカードは${n}枚です。`, zombies: (n, b) => `ゾンビ${n}体が加わりました${b ? `。バリケード${b}個が破壊されました` : ''}。`, overrun: (names) => `突破：${names}。`, wounded: (names) => `負傷：${names}。`, crisis: (name) => `新しい危機：「${name}」。`, objective: '主要目的を達成しました。', first: (name) => `ファーストプレイヤートークンは右隣の${name}に渡ります。手番は時計回りです。`,
  },
  night: 'コロニーフェイズ', steps: { food: '食料', waste: '廃物', crisis: '危機', zombies: 'ゾンビ', noise: '騒音', objective: '主要目的', dawn: '新ラウンド' } as Record<string, string>,
  over: '終わり', won: '勝利', lost: '敗北', winners: (names) => `${names}の勝利`, nobody: '勝者なし', allWon: '全員の勝利', held: '主要目的を達成しました', cold: '燃料が尽きました', empty: '全員が脱落しました', morale: '士気が0になりました', rounds: 'ラウンドトラックが0になりました', secretWas: '秘密の目的', betrayalWas: '裏切りの目的', noSecret: '秘密なし', exileWas: '追放者の目的', handLeft: '手札', emptyHand: 'なし', mainGoal: '主要目的', reached: '達成', notReached: '未達成', exiledIn: '追放', betrayer: '裏切り者', newTable: '新しいテーブル', lookBoard: '盤面を見る', back: '結果を見る', crisesGiven: '危機への供出', of: (a, b) => `${a}／${b}`, night_: (n) => `残り${n}ラウンド`, knewWhen: '分かりえたこと', rightWrong: (r, w) => `合う${r}、合わない${w}`, crisisN: (n) => `危機${n}`, gone: '死亡・除外',
  watch: (name) => `${name}のクロスロードカード`, watchTrigger: '発動条件', watchQuiet: '内容は秘密です。発動条件が満たされると、自動で公開されます。', yawn: '誰かがあくびをした', yawnSub: 'カードを発動させる', secretToOthers: 'このカードを見られるのはあなただけです。',
};

const both: Readonly<Record<Lang, MomentWords>> = { en, ja };
export function momentWords(lang: Lang): MomentWords {
  return both[lang];
}

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
