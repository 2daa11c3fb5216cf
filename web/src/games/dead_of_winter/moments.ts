/** Words of the moments in both languages (`MomentWords` keeps the two complete), and what several of them share. */
import type { Lang } from '../../lib/board';
import type { OptionOut, RecordOut, Words } from '../../lib/messages';
import type { IconName } from '../../lib/parts/icons';
import type { ColonyView } from './types';

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
  waits: 'A decision waits', open: 'Open', fold: 'Fold away', yes: 'Yes', again: 'Press once more.', hold: 'Hold to choose', holdShort: 'hold', final: 'You can take it back until something is rolled, drawn or shown, or somebody else answers.',
  decides: (name: string) => `${name} decides.`, youDecide: 'You decide alone.', allVote: 'It is put to the vote.', vote: (names: string) => `Who votes: ${names}.`, notNow: 'cannot be done now',
  crossroads: 'Crossroads', readBy: (name: string) => `read by ${name}`, first: 'First', stays: 'stays in force', option: (n: number) => `Option ${n}`,
  doIt: 'Do it', leaveIt: 'Leave it',
  voteKicker: 'Vote', exileTitle: (name: string) => `Exile ${name}?`, exileYou: 'Exile you?', exileWhat: 'Whoever is exiled keeps hand and survivors, leaves the colony and follows a new objective.', tieRule: (name: string) => `A tie is settled by ${name}, the first player.`, tieYou: 'You are the first player: settle the tie.', tieKicker: 'The vote is tied', stays_: (name: string) => `${name} stays.`,
  exileUp: (name: string) => `Exile ${name}`, exileUpYou: 'Exile me', exileDown: (name: string) => `Let ${name} stay`, exileDownYou: 'Let me stay', ballotIn: 'in', thinking: 'thinking', you: 'you', accused: 'accused, votes too', out: 'no ballot', up: 'exile', down: 'no exile', secretBallot: 'Ballots lie face down until all are in.', inOf: (n: number, of: number) => `${n} of ${of} ballots in`,
  biteKicker: 'The bite spreads', biteTitle: (name: string) => `It reaches ${name}`, biteText: 'Give them up and it ends here. Or roll: on a blank they live and it ends; on anything else they die and it goes on.', giveUp: (name: string) => `Give ${name} up`, giveUpSub: 'dies; the bite ends here', risk: 'Roll', riskSub: 'on a blank they live', lives: (p: number) => `lives ${p}%`, chain: 'At this place', influence: 'influence', bitten: 'bitten', dead: 'dead', nextHere: 'reached now',
  request: 'Request', asks: (who: string, what: string, n: number) => (n > 1 ? `${who} asks for ${n} ${what} cards` : `${who} asks for ${aCard(what)}`), asksYou: (n: number): string => (n > 1 ? 'A card you give is played at once, for their use. Then you are asked again.' : 'It would be played at once, for their use.'), giveCard: (what: string) => `Give ${what}`, keep: 'Keep it', giveNothing: 'Give nothing', nobodyLearns: 'Nobody learns whether you had one.', askFor: 'Ask for which kind of card?', pledgeTitle: (what: string) => `Give ${aCard(what)}?`, pledgeDieTitle: 'Use up a die?', wanted: (n: number) => `${n} still wanted`, stakeTitle: 'Stake a card?', stakeMore: (n: number) => `${plural(n, 'card', 'cards')} more at most`, extraTitle: 'Waste a food card for one more die this round?', enough: 'That is all', noDie: 'Keep the dice', die: (n: number) => `die ${n}`, choosing: (who: string) => `${who} is choosing`, chooseCard: 'Choose a card',
  search: 'Search', searchAt: (where: string) => `Searching ${where}`, keepN: (n: number) => (n === 1 ? 'Keep one; the rest goes back.' : `Keep ${n}; the rest goes back.`), noise: 'Make noise, see one more', noiseSub: (n: number, of: number) => `noise ${n} of ${of}`, deckLeft: (n: number) => plural(n, 'card left', 'cards left'), newest: 'just drawn', takeTitle: 'Take this card?', takeOne: 'Take one of these?', take: (what: string) => `Take ${what}`, lookingAt: (who: string) => `${who} is looking at cards`, noiseNow: (n: number) => `noise here: ${n}`,
  draft: 'Before the first night', draftLeader: 'Who leads your group?', draftFollower: 'Who else comes along?', lead: (name: string) => `${name} leads`, follow: (name: string) => `${name} comes along`, pick: 'Choose one of the four', pickOther: 'Choose one of the rest', leaderIs: (name: string) => `Your leader is ${name}.`, drafting: (who: string) => `${who} is choosing a group`, yours: 'Yours to choose from',
  crisisTonight: 'Crisis tonight', crisisIn: (n: number) => plural(n, 'card in', 'cards in'), crisisNeed: (n: number, what: string) => `${n} ${what} ${n === 1 ? 'card' : 'cards'} needed`, averted: 'If not averted:', noCrisis: 'No crisis tonight.', youGave: 'You gave', known: 'Known', gaveBy: (name: string, n: number) => `${name}: ${n}`, giveHere: 'Give a card to the crisis', readCard: (name: string) => `Read ${name}`, bonus: 'Two more than needed: 1 morale.',
  objective: 'Main objective', objectiveHard: 'Main objective (hardcore side)', allWinIf: 'You all win if', goalMet: 'met', goalOpen: 'not yet', stock: 'Added', addHere: 'Add to the main objective',
  secret: 'Your secret', holdToWin: 'hold: you win if …', youWinIf: 'You win if, when the game ends:', aloneIf: 'Or you alone win if, when the game ends:', pressToLook: 'hold, or hold Space', nothingSecret: 'Nothing to hide here.', exileNow: 'You follow now', yourSecret: 'Your secret objective', yourBetrayal: 'Your betrayal objective', shown: 'laid open',
  cards: (n: number) => plural(n, 'card', 'cards'), survivors: (n: number) => plural(n, 'survivor', 'survivors'), dice: 'Unused dice', noDice: 'no dice left', firstPlayer: 'First player', firstShort: '1st', exiledTag: 'exiled', outTag: 'out', holdsYours: 'holds your crossroads', holdsOf: (name: string) => `holds ${name}’s crossroads`, youHold: 'you hold their crossroads', turn: 'acting', youName: 'You', youShort: 'You', yourBallot: 'yours', yours_: 'yours', leaderDoes: 'Your leader speaks for the group; another joins you next.', choosePlayer: 'Choose a player', hand: 'hand', voted: 'ballot in', bot: 'bot', group: 'Group',
  digest: 'The night is over', digestQuiet: 'A quiet night.', digestClose: 'To the day', round: (n: number) => `${plural(n, 'round', 'rounds')} left`,
  dg: {
    killed: (names: string) => `${names} died.`, helpless: (n: number) => `${plural(n, 'helpless survivor', 'helpless survivors')} died.`, morale: (from: number, to: number) => `Morale ${from} → ${to}.`, prevented: (name: string, p: number, n: number) => `${name} averted: ${p} of ${n}.`, strikes: (name: string, p: number, n: number) => `${name} struck: ${p} of ${n}.`, fed: (m: number, left: number) => `${m} ate; ${left} food left.`, hunger: (n: number) => `Not enough food: ${plural(n, 'starvation token', 'starvation tokens')}.`, waste: (n: number) => `Waste pile: ${plural(n, 'card', 'cards')}.`, zombies: (n: number, b: number) => `${plural(n, 'zombie', 'zombies')} came${b ? `, ${plural(b, 'barricade', 'barricades')} broke` : ''}.`, overrun: (names: string) => `Overrun: ${names}.`, wounded: (names: string) => `Hurt: ${names}.`, crisis: (name: string) => `New crisis: ${name}.`, objective: 'The main objective is completed.', first: (name: string) => `The first player token passes to the right, to ${name}. Turns go clockwise.`,
  },
  night: 'Night', steps: { food: 'Food', waste: 'Waste', crisis: 'Crisis', zombies: 'Zombies', noise: 'Noise', objective: 'Main objective', dawn: 'Dawn' } as Record<string, string>,
  over: 'The end', won: 'wins', lost: 'does not win', winners: (names: string) => `${names} ${names.includes('&') ? 'win' : 'wins'}`, nobody: 'Nobody wins', allWon: 'All of you win', held: 'The fire held', cold: 'The fire has gone out', empty: 'No player is left', morale: 'Nobody believes in it any more', rounds: 'The nights have run out', secretWas: 'Secret objective', betrayalWas: 'Betrayal objective', noSecret: 'No secret', exileWas: 'In exile', handLeft: 'Hand', emptyHand: 'empty', mainGoal: 'Main objective', reached: 'reached', notReached: 'not reached', exiledIn: 'exiled', betrayer: 'Betrayer', newTable: 'New table', lookBoard: 'Look at the board', back: 'Show the end', crisesGiven: 'Given to crises', of: (a: number, b: number) => `${a} of ${b}`, night_: (n: number) => `with ${plural(n, 'round', 'rounds')} left`, knewWhen: 'What could be known', rightWrong: (r: number, w: number) => `${r} right, ${w} wrong`, crisisN: (n: number) => `Crisis ${n}`, gone: 'Dead and gone',
  watch: (name: string) => `You hold ${name}’s crossroads`, watchTrigger: 'It happens when', watchQuiet: 'Say nothing before. The table watches with you.', yawn: 'Somebody yawned', yawnSub: 'say so, and the card happens', secretToOthers: 'Only you see this card.',
};
export type MomentWords = typeof en;

const ja: MomentWords = {
  waits: '決断待ち', open: '開く', fold: 'たたむ', yes: 'はい', again: 'もう一度押す。', hold: '長押しで決定', holdShort: '長押し', final: 'ダイスを振るか、カードを引くか公開するか、ほかの人が答えるまでは取り消せる。',
  decides: (name) => `${name}が決める。`, youDecide: 'あなただけで決める。', allVote: '投票で決める。', vote: (names) => `投票するのは${names}。`, notNow: '今はできない',
  crossroads: 'クロスロード', readBy: (name) => `読み手：${name}`, first: '最初に', stays: '効果が続く', option: (n) => `選択肢${n}`,
  doIt: '行う', leaveIt: '行わない',
  voteKicker: '投票', exileTitle: (name) => `${name}を追放する？`, exileYou: 'あなたを追放する？', exileWhat: '追放されても手札と生存者は残る。コロニーを離れ、新しい目的に従う。', tieRule: (name) => `同数ならスタートプレイヤーの${name}が決める。`, tieYou: 'スタートプレイヤーのあなたが決める。', tieKicker: '同数', stays_: (name) => `${name}は残る。`,
  exileUp: (name) => `${name}を追放する`, exileUpYou: '自分を追放する', exileDown: (name) => `${name}を残す`, exileDownYou: '自分を残す', ballotIn: '投票済み', thinking: '考え中', you: 'あなた', accused: '対象（投票する）', out: '票なし', up: '追放する', down: '追放しない', secretBallot: '全員が出すまで票は伏せたまま。', inOf: (n, of) => `投票済み ${n}／${of}`,
  biteKicker: '咬傷の波及', biteTitle: (name) => `${name}に届いた`, biteText: '見捨てれば、ここで終わる。振って空白なら助かり、そこで終わる。ほかの目なら死に、さらに続く。', giveUp: (name) => `${name}を見捨てる`, giveUpSub: '死亡し、波及は終わる', risk: '振る', riskSub: '空白なら助かる', lives: (p) => `助かる${p}%`, chain: 'この場所にいる者', influence: '影響力', bitten: '咬まれた', dead: '死亡', nextHere: '今届いた',
  request: '要求', asks: (who, what, n) => (n > 1 ? `${who}が${what}カードを${n}枚求めている` : `${who}が${what}カードを求めている`), asksYou: (n) => (n > 1 ? '渡したカードはすぐ相手のために使われる。そのあと、もう一度聞かれる。' : '渡したカードはすぐ相手のために使われる。'), giveCard: (what) => `${what}を渡す`, keep: '渡さない', giveNothing: '渡さない', nobodyLearns: '持っていたかどうかは誰にも分からない。', askFor: 'どの種類のカードを求める？', pledgeTitle: (what) => `${what}カードを出す？`, pledgeDieTitle: 'ダイスを使用済みにする？', wanted: (n) => `あと${n}`, stakeTitle: 'カードを賭ける？', stakeMore: (n) => `あと${n}枚まで`, extraTitle: '食料カードを廃物にして、このラウンドのダイスを1個増やす？', enough: 'ここまで', noDie: 'ダイスを残す', die: (n) => `ダイス${n}`, choosing: (who) => `${who}が選んでいる`, chooseCard: 'カードを選ぶ',
  search: '探索', searchAt: (where) => `${where}を探索`, keepN: (n) => `${n}枚を手札に。残りは山札へ。`, noise: '騒音を立ててもう1枚見る', noiseSub: (n, of) => `騒音 ${n}／${of}`, deckLeft: (n) => `残り${n}枚`, newest: '今引いた', takeTitle: 'このカードを取る？', takeOne: 'どれかを取る？', take: (what) => `${what}を取る`, lookingAt: (who) => `${who}がカードを見ている`, noiseNow: (n) => `ここの騒音：${n}`,
  draft: '最初の夜の前に', draftLeader: 'グループのリーダーは？', draftFollower: 'もう1人は？', lead: (name) => `${name}をリーダーに`, follow: (name) => `${name}を仲間に`, pick: '4人から1人を選ぶ', pickOther: '残りから1人を選ぶ', leaderIs: (name) => `リーダーは${name}。`, drafting: (who) => `${who}がグループを選んでいる`, yours: 'あなたの候補',
  crisisTonight: '今夜の危機', crisisIn: (n) => `提供${n}枚`, crisisNeed: (n, what) => `${what}${n}枚が必要`, averted: '防げなければ：', noCrisis: '今夜の危機はない。', youGave: 'あなたの提供', known: '分かっている', gaveBy: (name, n) => `${name}：${n}枚`, giveHere: '危機にカードを提供', readCard: (name) => `${name}を読む`, bonus: '必要数より2枚多ければ士気＋1。',
  objective: '主要目的', objectiveHard: '主要目的（ハードコア面）', allWinIf: '全員の勝利条件', goalMet: '達成', goalOpen: 'まだ', stock: '加えた', addHere: '主要目的に加える',
  secret: '秘密の目的', holdToWin: '長押しで勝利条件', youWinIf: 'ゲーム終了時、次を満たせばあなたの勝利：', aloneIf: 'または次を満たせば、あなただけの勝利：', pressToLook: '長押し、またはスペース長押し', nothingSecret: '秘密の目的はない。', exileNow: '今従う目的', yourSecret: 'あなたの秘密の目的', yourBetrayal: 'あなたの裏切りの目的', shown: '公開',
  cards: (n) => `${n}枚`, survivors: (n) => `生存者${n}人`, dice: '未使用ダイス', noDice: 'ダイスなし', firstPlayer: 'スタートプレイヤー', firstShort: '先', exiledTag: '追放', outTag: '脱落', holdsYours: 'あなたのクロスロードを持つ', holdsOf: (name) => `${name}のクロスロードを持つ`, youHold: '相手のクロスロードを持つ', turn: '手番', youName: 'あなた', youShort: '自分', yourBallot: 'あなた', yours_: 'あなた', leaderDoes: 'リーダーはグループの代表。次にもう1人を選ぶ。', choosePlayer: 'プレイヤーを選ぶ', hand: '手札', voted: '投票済み', bot: 'ボット', group: 'グループ',
  digest: '夜が明けた', digestQuiet: '静かな夜だった。', digestClose: '昼へ', round: (n) => `残り${n}ラウンド`,
  dg: {
    killed: (names) => `${names}が死亡。`, helpless: (n) => `無力な生存者${n}人が死亡。`, morale: (from, to) => `士気 ${from} → ${to}。`, prevented: (name, p, n) => `「${name}」を防いだ（${p}／${n}）。`, strikes: (name, p, n) => `「${name}」が襲った（${p}／${n}）。`, fed: (m, left) => `${m}人が食べ、食料は残り${left}。`, hunger: (n) => `食料が足りない。飢餓トークン${n}個。`, waste: (n) => `廃物置き場は${n}枚。`, zombies: (n, b) => `ゾンビ${n}体が来た${b ? `。バリケード${b}個が壊れた` : ''}。`, overrun: (names) => `突破：${names}。`, wounded: (names) => `けが：${names}。`, crisis: (name) => `新しい危機：「${name}」。`, objective: '主要目的を達成した。', first: (name) => `スタートプレイヤートークンは右隣の${name}へ。手番は時計回り。`,
  },
  night: '夜', steps: { food: '食料', waste: '廃物', crisis: '危機', zombies: 'ゾンビ', noise: '騒音', objective: '主要目的', dawn: '夜明け' } as Record<string, string>,
  over: '終わり', won: '勝利', lost: '敗北', winners: (names) => `${names}の勝利`, nobody: '勝者なし', allWon: '全員の勝利', held: '火は消えなかった', cold: '火が消えた', empty: '誰も残っていない', morale: '士気が尽きた', rounds: '夜が尽きた', secretWas: '秘密の目的', betrayalWas: '裏切りの目的', noSecret: '秘密なし', exileWas: '追放後の目的', handLeft: '手札', emptyHand: 'なし', mainGoal: '主要目的', reached: '達成', notReached: '未達成', exiledIn: '追放', betrayer: '裏切り者', newTable: '新しいテーブル', lookBoard: '盤を見る', back: '結果を見る', crisesGiven: '危機への提供', of: (a, b) => `${a}／${b}`, night_: (n) => `残り${n}ラウンド`, knewWhen: '分かりえたこと', rightWrong: (r, w) => `合う${r}、合わない${w}`, crisisN: (n) => `危機${n}`, gone: '失った者',
  watch: (name) => `${name}のクロスロードを持っている`, watchTrigger: '起こる条件', watchQuiet: '起こるまで黙っている。条件が満たされるとテーブルが知らせる。', yawn: '誰かがあくびをした', yawnSub: '告げるとカードが起こる', secretToOthers: 'このカードを見られるのはあなただけ。',
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
