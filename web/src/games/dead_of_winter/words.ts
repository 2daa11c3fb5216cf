/** The words of the Dead of Winter board in both languages; names of cards come from the catalogue. */
import type { Lang } from '../../lib/board';

const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

const en = {
  table: 'The board', yourSide: 'Your side', sideOf: (name: string) => `${name}'s side`, seats: 'Players', notebook: 'Notebook', crisis: 'Crisis and objective', progress: 'Rounds and phases',
  roundsLeft: (n: number) => (n === 1 ? 'last round' : `${n} rounds left`), nights: 'rounds', morale: 'Morale', nightsLeft: (n: number) => plural(n, 'round left', 'rounds left'),
  phases: { draft: 'Choose survivors', turn: 'Player turns', colony: 'Colony phase', over: 'The end' } as Record<string, string>,
  steps: { pay_food: 'Food', check_waste: 'Waste', crisis: 'Crisis', zombies: 'Zombies', objective: 'Objective', round: 'New round', draft: '', turn: '', over: '' } as Record<string, string>,
  verb: {
    search: 'Search', attack: 'Attack', move: 'Move', barricade: 'Barricade', attract: 'Attract', clean_waste: 'Clean waste', ability: 'Ability', borrow: 'Ability', use: 'Use', play: 'Play', feed_die: 'Raise a die', give: 'Add to crisis', contribute: 'Add to objective',
    hand_off: 'Hand off', request: 'Request', request_all: 'Request from all', ask_again: 'Ask me first', give_gear: 'Add to crisis', spend_food: 'Raise a die', buy_medicine: 'Take medicine', tend: 'Tend', rest: 'Sleep', call_vote: 'Vote to exile', crisis: 'Crisis', trade: 'Trade', vote: 'Vote',
  } as Record<string, string>,
  menuSub: { crisis: 'add cards, face down', trade: 'request, hand off', vote: 'exile a player' } as Record<string, string>,
  verbSub: { attract: 'zombies come here', clean_waste: 'remove cards', spend_food: '1 food token', buy_medicine: '1 food token', tend: '1 card', rest: 'uses all dice', contribute: 'face up', give: 'face down', feed_die: 'discard this card', request: 'a kind of card', request_all: 'a kind of card', barricade: 'block a space', move: 'to another location' } as Record<string, string>,
  /** What is answered, where the words of the option are too long for a button. */
  reply: { always: 'Use it from now on' } as Record<string, string>, replySub: { always: 'whenever possible' } as Record<string, string>,
  asksFirst: 'asks first', whenItFits: 'whenever possible', helpAsks: (what: string) => `${what}: asks first`, helpStands: (what: string) => `${what}: used whenever possible`,
  direction: 'Turns pass clockwise. After the round, the first player token passes to the player on the right.',
  glows: 'Choose a highlighted option: touch it, or use the arrow keys and press Enter.', touchIt: 'Choose a highlighted option.', notNow: 'not now', again: 'press again', deckOf: (n: number) => plural(n, 'card', 'cards'), waste: (n: number) => plural(n, 'card in the waste pile', 'cards in the waste pile'),
  chooseOf: (who: string, where: string) => `${who} at ${where}: choose an action, or another survivor.`, withCard: (what: string) => `${what}: choose an action.`, withSeat: (name: string) => `${name}: choose an action.`, withPlace: (where: string) => `${where}: choose an action.`,
  menuAsk: { crisis: 'Choose a card to add to the crisis.', trade: 'Choose a player.', vote: 'Choose a player to vote on.' } as Record<string, string>,
  back: 'Back', done: 'Done', endTurn: 'End turn', unusedDice: (n: number) => (n === 0 ? 'all dice used' : plural(n, 'die unused', 'dice unused')),
  yourDice: 'Your dice', diceOf: (name: string) => `Dice of ${name}`, spent: 'spent', die: (n: number) => `die ${n}`, diceUsed: (n: number) => plural(n, 'die used', 'dice used'), noDice: 'no dice left', dieLit: 'Choose a die.', dieSpends: (n: number) => `The highlighted ${n} is spent. Tap another die to change.`,
  hand: 'Your hand', handOf: (name: string, n: number) => `${name}: ${plural(n, 'card', 'cards')} in hand`, cards: (n: number) => plural(n, 'card', 'cards'), noCards: 'no cards', people: 'Your survivors', peopleOf: (name: string) => `Survivors of ${name}`, leader: 'group leader',
  attackOf: (n: number) => `attacks with ${n}+`, searchOf: (n: number) => `searches with ${n}+`, influence: (n: number) => `influence ${n}`, wounds: (n: number) => plural(n, 'wound', 'wounds'), frostbite: (n: number) => plural(n, 'frostbite wound', 'frostbite wounds'), moved: 'has moved', used: 'ability used', gear: (what: string) => `equipped with ${what}`, lit: 'can act', chosen: 'chosen',
  exiled: 'exiled', out: 'eliminated',
  dies: (p: number) => `killed ${p}%`, hurt: (p: number) => `wounded ${p}%`, safe: 'no risk', hits: (p: number) => `hits ${p}%`, zombie: (p: number) => `zombie in the colony phase ${p}%`, rolls: (n: number) => `${n} rolls`, aSurvivor: 'a survivor', lives: (p: number) => `survives ${p}%`, missing: (n: number) => (n ? plural(n, 'point missing', 'points missing') : 'enough points'),
  rollers: (people: number, rolls: number) => `${people} survivors, ${plural(rolls, 'roll', 'rolls')} each`, somebodyDies: (p: number) => `somebody is killed ${p}%`,
  snow: 'Snowed in', snowFor: (n: number) => (n === 1 ? 'Survivors cannot move until the end of this round.' : `Survivors cannot move for ${n} rounds, including this one.`), lasting: 'In effect',
  attackPeople: 'A survivor instead', hurtsPlayer: 'wounds another player\'s survivor',
  crisisStands: (n: number, unseen: number) => (unseen === 0 ? plural(n, 'point missing', 'points missing') : n > 0 ? `at least ${plural(n, 'point', 'points')} missing` : `prevented if ${unseen === 1 ? 'the face-down card helps' : 'all face-down cards help'}`),
  helpsCrisis: '+1 point', hurtsCrisis: '−1 point', finds: (what: string, p: number) => `${what} ${p}%`, symbol: { weapon: 'weapon', fuel: 'fuel', education: 'education', food: 'food', medicine: 'medicine', tool: 'tool', survivor: 'survivor' } as Record<string, string>,
  yawn: 'Somebody yawned', read: 'Read', close: 'Close', more: 'More', folded: 'A decision waits', objective: 'Objective', secret: 'Your secret objective', look: 'hold to look',
  waitingFor: (name: string) => `Waiting for ${name}`, namedBot: (name: string) => `${name} (bot)`, since: (n: number) => (n < 60 ? `${n} s` : `${Math.floor(n / 60)} min`), quiet: 'Nothing to decide now', over: 'The game is over', skip: 'Skip ahead', skipping: 'Skipping ahead', skipHelp: 'Any key or a tap: the next step. Full stop: skip ahead to the question.', showResult: 'Show the result',
  turnHelp: 'Letters choose actions, [ and ] change the survivor, digits choose a die, E ends the turn.', newTable: 'New table', lookBoard: 'Look at the board', of: 'of',
  doing: {
    leader: (n: string) => `${n} chooses a group leader`, follower: (n: string) => `${n} chooses a survivor`, turn: (n: string) => `${n}'s turn`, die: (n: string) => `${n} chooses a die`, target: (n: string) => `${n} attacks`, destination: (n: string) => `${n} is moving`, search: (n: string) => `${n} is searching`, offer: (n: string) => `${n} has a request`,
    exile_vote: (n: string) => `${n} votes on exile`, crossroads_vote: (n: string) => `${n} votes`, crossroads: (n: string) => `${n} resolves a crossroads card`, bite: (n: string) => `${n} resolves a bite`, may: (n: string) => `${n} is deciding`, tie: (n: string) => `${n} breaks the tie`, new_leader: (n: string) => `${n} chooses a new group leader`,
    symbol: (n: string) => `${n} requests cards`, how_many: (n: string) => `${n} requests cards`, accept: (n: string) => `${n} is offered an item`, help: (n: string) => `${n} is deciding`, lost_first: (n: string) => `${n} chooses who is lost first`, rolls_first: (n: string) => `${n} chooses who rolls next`,
  } as Record<string, (name: string) => string>,
};

export type Words = typeof en;

const ja: Words = {
  table: '盤面', yourSide: 'あなたの手元', sideOf: (name) => `${name}の手元`, seats: 'プレイヤー', notebook: 'ノート', crisis: '危機と目的', progress: 'ラウンドと手順',
  roundsLeft: (n) => (n === 1 ? '最後のラウンド' : `残り${n}ラウンド`), nights: 'ラウンド', morale: '士気', nightsLeft: (n) => `残り${n}ラウンド`,
  phases: { draft: '生存者選び', turn: '手番', colony: 'コロニー', over: '終了' },
  steps: { pay_food: '食料', check_waste: '廃物', crisis: '危機', zombies: 'ゾンビ', objective: '目的', round: '新しいラウンド', draft: '', turn: '', over: '' },
  verb: {
    search: '探索', attack: '攻撃', move: '移動', barricade: 'バリケード', attract: '陽動', clean_waste: '廃物処理', ability: 'アビリティ', borrow: 'アビリティ', use: '使う', play: 'プレイ', feed_die: 'ダイスを上げる', give: '危機に供出', contribute: '目的に加える',
    hand_off: '手渡す', request: '要求', request_all: '全員に要求', ask_again: '使う前に確認', give_gear: '危機に供出', spend_food: 'ダイスを上げる', buy_medicine: '薬を得る', tend: '治療', rest: '眠る', call_vote: '追放投票', crisis: '危機', trade: '取引', vote: '投票',
  },
  menuSub: { crisis: '伏せて供出', trade: '要求・手渡し', vote: '追放' },
  verbSub: { attract: 'ここへ陽動', clean_waste: 'カードを取り除く', spend_food: '食料トークン1個', buy_medicine: '食料トークン1個', tend: '手札1枚', rest: '全ダイスを使う', contribute: '表向きで', give: '伏せて', feed_die: 'このカードを捨てる', request: 'カードの種類を選ぶ', request_all: 'カードの種類を選ぶ', barricade: '入口をふさぐ', move: '移動先へ' },
  reply: { always: '今後も使う' }, replySub: { always: '使えるときは必ず' },
  asksFirst: '先に確認', whenItFits: '自動で使う', helpAsks: (what) => `${what}：使う前に確認します`, helpStands: (what) => `${what}：使えるときは必ず使います`,
  direction: '手番は時計回りに進みます。ラウンドの終わりに、ファーストプレイヤートークンは右隣のプレイヤーに渡ります。',
  glows: '光っているものを選んでください（触れるか、矢印キーで移ってEnter）。', touchIt: '光っているものを選んでください。', notNow: '今はできません', again: 'もう一度押してください', deckOf: (n) => `山札${n}枚`, waste: (n) => `捨て札${n}枚`,
  chooseOf: (who, where) => `${who}（${where}）：アクションか、別の生存者を選んでください。`, withCard: (what) => `${what}：アクションを選んでください。`, withSeat: (name) => `${name}：アクションを選んでください。`, withPlace: (where) => `${where}：アクションを選んでください。`,
  menuAsk: { crisis: '危機に供出するカードを選んでください。', trade: 'プレイヤーを選んでください。', vote: '追放投票の対象を選んでください。' },
  back: '戻る', done: '終わり', endTurn: '手番を終える', unusedDice: (n) => (n === 0 ? '未使用ダイスなし' : `未使用ダイス${n}個`),
  yourDice: 'あなたのダイス', diceOf: (name) => `${name}のダイス`, spent: '使用済み', die: (n) => `ダイス${n}`, diceUsed: (n) => `使用済みダイス${n}個`, noDice: 'ダイスなし', dieLit: 'ダイスを選んでください。', dieSpends: (n) => `光っている${n}を使います。別のダイスに触れると替わります。`,
  hand: '手札', handOf: (name, n) => `${name}：手札${n}枚`, cards: (n) => `${n}枚`, noCards: '手札なし', people: 'あなたの生存者', peopleOf: (name) => `${name}の生存者`, leader: 'グループリーダー',
  attackOf: (n) => `攻撃力${n}+`, searchOf: (n) => `探索力${n}+`, influence: (n) => `影響力${n}`, wounds: (n) => `負傷${n}`, frostbite: (n) => `凍傷${n}`, moved: '移動済み', used: 'アビリティ使用済み', gear: (what) => `装備：${what}`, lit: '行動できる', chosen: '選択中',
  exiled: '追放', out: '脱落',
  dies: (p) => `死亡 ${p}%`, hurt: (p) => `負傷 ${p}%`, safe: '危険なし', hits: (p) => `命中 ${p}%`, zombie: (p) => `コロニーフェイズにゾンビ ${p}%`, rolls: (n) => `ダメージ判定${n}回`, aSurvivor: '生存者', lives: (p) => `助かる ${p}%`, missing: (n) => (n ? `あと${n}ポイント` : 'ポイントは足りています'),
  rollers: (people, rolls) => `生存者${people}人が${rolls}回ずつダメージ判定`, somebodyDies: (p) => `誰かが死亡 ${p}%`,
  snow: '雪に閉ざされる', snowFor: (n) => (n === 1 ? 'このラウンドの終わりまで、生存者は移動できません。' : `このラウンドを含めて${n}ラウンドの間、生存者は移動できません。`), lasting: '続いている効果',
  attackPeople: '生存者を攻撃', hurtsPlayer: 'ほかのプレイヤーの生存者に負傷',
  crisisStands: (n, unseen) => (unseen === 0 ? `あと${n}ポイント` : n > 0 ? `少なくともあと${n}ポイント` : '伏せたカードがすべて有効なら回避'),
  helpsCrisis: '+1ポイント', hurtsCrisis: '−1ポイント', finds: (what, p) => `${what} ${p}%`, symbol: { weapon: '武器', fuel: '燃料', education: '教育', food: '食料', medicine: '薬', tool: '道具', survivor: '生存者' },
  yawn: '誰かがあくびをした', read: '読む', close: '閉じる', more: 'ほか', folded: '決めることがある', objective: '目的', secret: '秘密の目的', look: '押している間だけ見る',
  waitingFor: (name) => `${name}を待っています`, namedBot: (name) => `${name}（ボット）`, since: (n) => (n < 60 ? `${n}秒` : `${Math.floor(n / 60)}分`), quiet: '今決めることはありません', over: 'ゲーム終了', skip: '先へ進む', skipping: '先へ進んでいます', skipHelp: 'どれかのキーかタップで次の動きへ進みます。ピリオドで質問まで進みます。', showResult: '結果を見る',
  turnHelp: '文字キーでアクションを選び、[ と ] で生存者を替え、数字でダイスを選び、Eで手番を終えます。', newTable: '新しいテーブル', lookBoard: '盤面を見る', of: 'の',
  doing: {
    leader: (n) => `${n}がグループリーダーを選んでいます`, follower: (n) => `${n}が生存者を選んでいます`, turn: (n) => `${n}の手番`, die: (n) => `${n}がダイスを選んでいます`, target: (n) => `${n}が攻撃しています`, destination: (n) => `${n}が移動しています`, search: (n) => `${n}が探索しています`, offer: (n) => `${n}がカードを要求されています`,
    exile_vote: (n) => `${n}が追放に投票しています`, crossroads_vote: (n) => `${n}が投票しています`, crossroads: (n) => `${n}がクロスロードカードを解決しています`, bite: (n) => `${n}が咬傷を解決しています`, may: (n) => `${n}が考えています`, tie: (n) => `${n}が同数を決めています`, new_leader: (n) => `${n}が新しいグループリーダーを選んでいます`,
    symbol: (n) => `${n}がカードを要求しています`, how_many: (n) => `${n}がカードを要求しています`, accept: (n) => `${n}がアイテムを受け取るか考えています`, help: (n) => `${n}が考えています`, lost_first: (n) => `${n}が誰を先に失うか決めています`, rolls_first: (n) => `${n}が次にダメージ判定を行う生存者を決めています`,
  },
};

const WORDS: Record<Lang, Words> = { en, ja };

export const wordsFor = (lang: Lang): Words => WORDS[lang];
