/** The words of the board in both languages; `Words` keeps the two complete. */
import type { Lang } from '../../lib/board';
import { LEAST, mean, pathItems, percent, RESOURCES, type Mix, type News, type PathItem, type PathOdds, type Resource } from './logic/logic';
import type { SeatView } from './types';

const ordinals = ['', '1st', '2nd', '3rd', '4th', '5th'];
const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

const en = {
  table: 'The road', yourSide: 'Your side', sideOf: (name: string) => `${name}'s side`, others: 'Other players', notebook: 'Notebook', progress: 'Rounds and phases',
  round: (n: number, of: number) => `Round ${n} of ${of}`, level: (n: number) => ['', 'I', 'II', 'III'][n] ?? String(n),
  leg: (n: number, of: number) => `Leg ${n} of ${of}`, now: 'now', done: 'done',
  phases: { planning: 'Planning', auction: 'Auction', payment: 'Payment', encounter: 'Encounter', over: 'The end' },
  goal: {
    many: (rounds: number) => `How to win: have a survivor left after round ${rounds}, and the most points. The only player left wins immediately.`,
    manyShort: (rounds: number) => `Win: most points after round ${rounds}, or outlive all others.`,
    solo: (rounds: number) => `How to win: bring a survivor through all ${rounds} rounds. Cards, maps and sets make your score.`,
    soloShort: (rounds: number) => `Win: bring a survivor through all ${rounds} rounds.`,
    legs: (legs: number) => `How to win: have the most points after ${legs} legs. The only player left in a leg gains 6 points.`,
    legsShort: (legs: number) => `Win: have the most points after ${legs} legs.`,
  },
  touch: {
    bid: 'Touch a highlighted space.', pay_bid: 'Set the mix with + and −.', choose_path: 'Touch a highlighted path.', pay_key: 'Set the mix with + and −.', take_gift: 'Set what you take with + and −.',
    swap_cards: '', detour: 'Set the mix with + and −, or drive through.', cross: 'Touch a casualty to save a survivor.', pay_or_lose: '', pay_part: 'Set the gas with + and −.', discard: 'Touch a highlighted resource.', keep_token: '', use_token: '',
    before_melee: 'Set the ammo, or choose a button.', after_volley: '', spend_adrenaline: 'Touch a casualty to save a survivor, an opportunity or bonus kill to kill a zombie.',
  } as Record<string, string>,
  whySpace: {
    held: (names: string) => `${names} stands on this space.`, me: 'Your marker stands here.', below: 'A marker only moves up.', rich: (n: number) => `You have ${n} resources and cannot bid more.`, turn: 'You bid when it is your turn.', over: 'The auction of this round is over.',
  },
  whyPath: {
    taken: (name: string) => `${name} has taken this path.`, key: (price: number, have: number) => `Its key costs ${price}, and you have ${have}.`, bidding: 'Paths are chosen after the auction and its payments.', turn: 'You choose a path when it is your turn.', driven: 'You have chosen your path of this round.', unused: 'Nobody has taken this path.', over: 'The game is over.',
  },
  ours: 'A card of our own: what is printed on this one is not known.',
  news: {
    head: 'Since your last answer', path: (n: number) => `path ${n}`, won: (cards: number, points: number) => `${plural(cards, 'card', 'cards')}, ${plural(points, 'point', 'points')}`,
    fled: (n: number) => (n > 1 ? `fled ${n} times` : 'fled'), lost: (n: number) => `${plural(n, 'survivor', 'survivors')} lost`, joined: (n: number) => `${plural(n, 'survivor', 'survivors')} gained`, out: 'eliminated',
  },
  resource: { ammo: 'ammo', gas: 'gas', adrenaline: 'adrenaline' } as Record<Resource, string>,
  survivors: 'survivors', category: { ammo: 'Most ammo', gas: 'Most gas', adrenaline: 'Most adrenaline', survivors: 'Most survivors' } as Record<string, string>,
  raceHead: 'Epilogue, 3 points each', raceNobody: 'tie: nobody', raceHeld: (name: string) => `${name} leads`,
  sets: 'Sets', setsNow: (n: number) => plural(n, 'set', 'sets'), setsHelp: 'survivor, ammo, gas and adrenaline', rating: 'So far', bands: ['0 to 5', '6 to 10', '11 to 15', '16 to 18', '19 to 21', '22 and more'],
  path: 'Path', pathN: (n: number) => `Path ${n}`, faceDown: 'face down',
  key: (n: number) => `key +${n}`, keyLong: (n: number) => `pay ${n} to enter`, gift: 'take 2 first', then: 'then', lit: 'Available.', chosen: 'Chosen.', takenBy: (name: string) => `taken by ${name}`, gone: 'gone', unused: 'unused',
  zombies: (n: number) => plural(n, 'zombie', 'zombies'), skulls: (n: number) => plural(n, 'red die', 'red dice'), horde: 'horde', points: (n: number): string => (n === 1 ? 'point' : 'points'), point: (n: number) => plural(n, 'point', 'points'), token: 'token', event: 'event',
  read: 'Read the cards', close: 'Close',
  noFight: 'no fight', allLive: (p: number) => `all survive ${p}%`, wiped: (p: number) => `eliminated ${p}%`, lose: (m: string) => `lose ${m}`, safe: 'hardly a loss', unknownCards: (n: number) => plural(n, 'card face down', 'cards face down'),
  item: {
    gain: (n: string, what: string) => `+${n} ${what}`, any: 'resource of any kind', anyMany: 'resources of any kind', survivor: 'survivor', survivors: 'survivors', points: (n: number) => `maps worth ${plural(n, 'point', 'points')}`,
    cost: (n: string, what: string) => `−${n} ${what}`, orLife: (n: number): string => (n === 1 ? ' or a survivor' : ' or a survivor each'), orToken: (name: string) => ` or ${name}`, uses: (name: string) => `uses ${name}`,
  },
  unharmed: (p: number) => `nobody lost ${p}%`,
  bidding: 'Auction', bidHelp: 'The highest bidder chooses a path first. All players pay their bids. The auction ends when all pass in a row.', passedOf: (n: number, of: number) => `${n} of ${of} passed in a row`,
  space: (n: number) => `Space ${n}`, free: 'free', standing: (names: string) => `${names} ${names.includes(',') ? 'stand' : 'stands'} here`,
  pick: (n: number) => `${ordinals[n] ?? n + 'th'} pick`, lead: 'you lead: first pick', atBid: (n: number, pick: number, left: number, of: number) => `At ${n} ${pick === 1 ? 'you lead: first pick' : `you get the ${ordinals[pick] ?? pick + 'th'} pick`}, ${left} resources left of ${of}`,
  atBidShort: (pick: number, left: number) => `${pick === 1 ? 'you lead' : `${ordinals[pick] ?? pick + 'th'} pick`}, ${left} left`,
  bid: (n: number) => `Bid ${n}`, bidNone: 'Bid', bidChoose: 'choose a highlighted space', pass: 'Pass', passEnds: (pick: number) => `ends the auction, you pick ${ordinals[pick] ?? pick + 'th'}`, passOpen: 'not final',
  bidKeys: 'Digits choose a space, Enter bids, P passes. You choose what to pay with after the auction.',
  pay: (n: number) => `Pay ${n}`, take: (n: number) => `Take ${n}`, payMix: (mix: string) => `Pay ${mix}`, takeMix: (mix: string) => `Take ${mix}`, payHelp: 'Change the mix with + and − on your piles.', discard: (what: string) => `Discard 1 ${what}`,
  more: (what: string) => `one more ${what}`, less: (what: string) => `one ${what} less`, left: (n: number) => `${n} left`,
  drive: (n: number) => `Take path ${n}`, driveNone: 'Take a path', driveChoose: 'choose a highlighted path', driveHelp: 'Keys 1 to 4 choose a path, Enter takes it. Tap any other path to read its cards.',
  shoot: (n: number) => `Ranged attack: ${n} ammo`, shootNone: 'Ranged attack', shootDice: (n: number) => plural(n, 'die', 'dice'), chooseAmmo: 'choose ammo first', skullsAdd: 'each casualty adds 1 zombie',
  fight: 'Melee', roll: 'Roll', fightDice: (black: number, red: number) => (red ? `${black} black, ${red} red` : plural(black, 'die', 'dice')), flee: 'Flee', fleeCost: '2 gas, the card is lost', fleeNot: 'cannot flee from this card', fleeGas: 'needs 2 gas', fightKeys: (enter: string, shoot: boolean, flee: boolean) => `Enter: ${enter}. ${shoot ? '+ and − change the ammo, S makes a ranged attack. ' : ''}${flee ? 'F flees. ' : ''}`.trim(),
  win: (p: number) => `win ${p}%`, keep: (m: string) => `${m} survivors left`, kills: (m: string) => `${m} zombies left`,
  saveAll: 'Save all, then kill', spendNone: 'Pay nothing', spend: (saves: number, kills: number) => `Pay ${saves + kills}: ${[saves ? `save ${saves}` : '', kills ? `kill ${kills}` : ''].filter(Boolean).join(', ')}`, spendLoses: (n: number) => (n ? `lose ${plural(n, 'survivor', 'survivors')}` : 'nobody is lost'), spendHelp: 'Tap a casualty to save, an opportunity or bonus kill to kill. J saves, K kills, Enter confirms.',
  cross: 'Drive through', crossSub: 'roll the dice', lose1: (n: number) => `Lose ${plural(n, 'survivor', 'survivors')}`, inOrder: 'Left card first', swap: 'Right card first', giveUp: 'Discard it', use: (what: string) => `Use ${what}`, keepToken: (what: string) => `Keep ${what}`,
  faces: { blank: 'blank', opportunity: 'opportunity', kill: 'kill', bonus_kill: 'bonus kill', casualty: 'casualty', fatal: 'fatal' } as Record<string, string>,
  black: 'black die', red: 'red die', dieSave: 'save for 1 adrenaline', dieKill: 'kill one more for 1 adrenaline', dieChosen: 'chosen', thrown: 'Your roll', dice: 'Dice', volley: 'Ranged attack', melee: (n: number) => `Melee ${n}`, eventRoll: 'Event roll', toRoll: 'next roll',
  against: (people: number, zombies: number) => `${plural(people, 'survivor', 'survivors')}, ${plural(zombies, 'zombie', 'zombies')}`, drives: (name: string, where: string) => `${name} at ${where}`, scavenged: 'scavenged', lostSome: (n: number) => `${plural(n, 'survivor', 'survivors')} lost`,
  outcome: { card_won: 'Taken', through: 'Driven through', fled: 'Fled', eliminated: 'Eliminated' } as Record<string, string>,
  people: 'Your survivors', peopleOf: (name: string) => `${name}'s survivors`, meleeDice: (black: number) => `${plural(black, 'die', 'dice')} in melee`, carry: (n: number) => `Your resources: ${n}`, carryOf: (n: number) => `Resources: ${n}`, won: 'Taken', cards: (n: number) => plural(n, 'card', 'cards'), usedMap: (n: number) => `${plural(n, 'point', 'points')} at the end`, wheelArmed: 'rolls no red dice', toDrive: (n: number) => `${ordinals[n] ?? n + 'th'} to drive`,
  place: (n: number) => ordinals[n] ?? `${n}th`, bidIs: (n: number) => `bid ${n}`, bidPassed: (n: number) => (n ? `${n}, passed` : 'passed'), hasPaid: 'paid', out: 'eliminated', you: 'You', turn: 'to act', driving: 'driving', bot: 'bot', waitingFor: (name: string) => `Waiting for ${name}`, since: (n: number) => (n < 60 ? `${n} s` : `${Math.floor(n / 60)} min`), namedBot: (name: string) => `${name} (bot)`,
  doing: {
    bid: (name: string) => `${name} is bidding`, pay_bid: (name: string) => `${name} is paying the bid`, choose_path: (name: string) => `${name} is choosing a path`, pay_key: (name: string) => `${name} is paying for the key`, take_gift: (name: string) => `${name} is choosing two resources`,
    swap_cards: (name: string) => `${name} is choosing the order of the cards`, detour: (name: string) => `${name} is at a contaminated area`, cross: (name: string) => `${name} is driving through a contaminated area`, pay_or_lose: (name: string) => `${name} is facing an event`, pay_part: (name: string) => `${name} is facing an event`, discard: (name: string) => `${name} is facing an event`,
    keep_token: (name: string) => `${name} is deciding about a token`, use_token: (name: string) => `${name} is deciding about a token`, before_melee: (name: string) => `${name} is facing the zombies`, after_volley: (name: string) => `${name} has made a ranged attack and is deciding`, spend_adrenaline: (name: string) => `${name} is resolving the dice`,
  } as Record<string, (name: string) => string>,
  carKeys: 'Car keys', stage: (n: number) => `Stage ${n}`, tile: (n: number) => `contaminated +${n}`, contaminated: 'Contaminated area', skip: 'Skip ahead', skipping: 'Skipping ahead', skipHelp: 'Any key or a tap: the next step. Full stop: skip ahead to the question.',
  over: 'The road ends', winner: (name: string) => `${name} wins`, winners: (names: string) => `${names} share the win`, nobody: 'Nobody wins', reason: { survivor: 'the last player with survivors', points: 'the most victory points', nobody: 'all players are eliminated', solo: 'you survived the journey' } as Record<string, string>, soloDead: 'You are eliminated', soloOver: (n: number) => `${n} points`,
  soloLost: 'You lost your last survivor.', notCounted: 'The last player with survivors wins. Points are only shown.',
  score: { seat: 'Seat', people: 'Survivors', cards: 'Cards', maps: 'Maps', epilogue: 'Epilogue', sets: 'Sets', journey: 'Journey', legs: 'Legs', total: 'Total' }, dead: 'eliminated', newTable: 'New table', lookBoard: 'Look at the board', showResult: 'Show the result', quiet: 'Nothing to decide now', deckLeft: (n: number) => `${n} cards left in the deck`,
};

export type Words = typeof en;

const ja: Words = {
  table: '道', yourSide: 'あなたの手元', sideOf: (name) => `${name}の手元`, others: 'ほかのプレイヤー', notebook: 'ノート', progress: 'ラウンドと手順',
  round: (n, of) => `第${n}ラウンド（全${of}）`, level: (n) => ['', 'I', 'II', 'III'][n] ?? String(n),
  leg: (n, of) => `第${n}行程（全${of}）`, now: '今', done: '済み',
  phases: { planning: '計画', auction: '競り', payment: '支払い', encounter: '遭遇', over: '終了' },
  goal: {
    many: (rounds) => `勝利条件：第${rounds}ラウンドの後に生存者がいて、勝利点が最も多いこと。1人だけ残れば、その場で勝ちです。`,
    manyShort: (rounds) => `第${rounds}ラウンド後に最多得点か、最後の1人なら勝ちです。`,
    solo: (rounds) => `勝利条件：生存者を残して全${rounds}ラウンドを走りきること。カード・地図・組が得点になります。`,
    soloShort: (rounds) => `生存者を残して全${rounds}ラウンドを走りきれば勝ちです。`,
    legs: (legs) => `勝利条件：${legs}行程の合計点が最も多いこと。行程で1人だけ残ると6点を得ます。`,
    legsShort: (legs) => `${legs}行程の合計点が最多なら勝ちです。`,
  },
  touch: {
    bid: '光るマスに触れます。', pay_bid: '＋と−で内訳を決めます。', choose_path: '光る道に触れます。', pay_key: '＋と−で内訳を決めます。', take_gift: '＋と−でもらう物を決めます。',
    swap_cards: '', detour: '＋と−で内訳を決めるか、突っ切ります。', cross: '犠牲に触れると救えます。', pay_or_lose: '', pay_part: '＋と−で数を決めます。', discard: '光る資源に触れます。', keep_token: '', use_token: '',
    before_melee: '弾薬の数を決めるか、ボタンを選びます。', after_volley: '', spend_adrenaline: '犠牲に触れると救い、好機か連続撃破に触れると倒します。',
  },
  whySpace: {
    held: (names) => `${names}がこのマスにいます。`, me: 'あなたのマーカーがここにあります。', below: 'マーカーは上にしか動かせません。', rich: (n) => `手持ちの資源は${n}個で、それより多くは入札できません。`, turn: '自分の番になったら入札できます。', over: 'このラウンドの競りは終わりました。',
  },
  whyPath: {
    taken: (name) => `${name}がこの道を選びました。`, key: (price, have) => `この道の鍵には${price}個必要ですが、手持ちは${have}個です。`, bidding: '道は、競りと支払いが終わってから選びます。', turn: '自分の番になったら道を選べます。', driven: 'このラウンドの道はもう選びました。', unused: '誰も選ばなかった道です。', over: 'ゲームは終わりました。',
  },
  ours: '本作独自のカードです。印刷された内容は知られていません。',
  news: {
    head: '前回の回答から', path: (n) => `道${n}`, won: (cards, points) => `カード${cards}枚（${points}点）`,
    fled: (n) => (n > 1 ? `${n}回逃走` : '逃走'), lost: (n) => `生存者${n}人を失う`, joined: (n) => `生存者${n}人を得る`, out: '脱落',
  },
  resource: { ammo: '弾薬', gas: 'ガソリン', adrenaline: 'アドレナリン' },
  survivors: '生存者', category: { ammo: '弾薬が最多', gas: 'ガソリンが最多', adrenaline: 'アドレナリンが最多', survivors: '生存者が最多' },
  raceHead: 'エピローグ（各3点）', raceNobody: '同数：該当なし', raceHeld: (name) => `${name}が首位`,
  sets: '組', setsNow: (n) => `${n}組`, setsHelp: '生存者・弾薬・ガソリン・アドレナリン各1', rating: '現在の評価', bands: ['0〜5', '6〜10', '11〜15', '16〜18', '19〜21', '22以上'],
  path: '道', pathN: (n) => `道${n}`, faceDown: '裏向き',
  key: (n) => `鍵 +${n}`, keyLong: (n) => `入るのに${n}個支払う`, gift: '先に2個もらう', then: '次に', lit: '選べます。', chosen: '選択中。', takenBy: (name) => `${name}が選択`, gone: '済み', unused: '不使用',
  zombies: (n) => `ゾンビ${n}体`, skulls: (n) => `赤ダイス${n}個`, horde: '大群', points: () => '点', point: (n) => `${n}点`, token: 'トークン', event: 'イベント',
  read: 'カードを読む', close: '閉じる',
  noFight: '戦闘なし', allLive: (p) => `全員生存 ${p}%`, wiped: (p) => `脱落 ${p}%`, lose: (m) => `損失 ${m}人`, safe: 'ほぼ損失なし', unknownCards: (n) => `裏向き${n}枚`,
  item: {
    gain: (n, what) => `${what}＋${n}`, any: '好きな資源', anyMany: '好きな資源', survivor: '生存者', survivors: '生存者', points: (n) => `地図で${n}点`,
    cost: (n, what) => `${what}−${n}`, orLife: (n) => (n === 1 ? 'か生存者1人' : 'か1個につき生存者1人'), orToken: (name) => `か${name}`, uses: (name) => `${name}を使う`,
  },
  unharmed: (p) => `無傷 ${p}%`,
  bidding: '競り', bidHelp: '入札の高い順に道を選び、全員が入札額を支払います。全員が続けてパスすると競りは終わります。', passedOf: (n, of) => `${of}人中${n}人が連続パス`,
  space: (n) => `マス${n}`, free: '空き', standing: (names) => `${names}がいる`,
  pick: (n) => `${n}番目に選ぶ`, lead: '首位：最初に選ぶ', atBid: (n, pick, left, of) => `${n}なら${pick === 1 ? '首位、最初に道を選べる' : `${pick}番目に選べる`}。資源は${of}個中${left}個残る`,
  atBidShort: (pick, left) => `${pick === 1 ? '首位' : `${pick}番目`}、残り${left}個`,
  bid: (n) => `${n}で入札`, bidNone: '入札', bidChoose: '光るマスを選ぶ', pass: 'パス', passEnds: (pick) => `競りが終わり、${pick}番目に選ぶ`, passOpen: '確定ではない',
  bidKeys: '数字キーでマスを選び、Enterで入札、Pでパスします。何で支払うかは競りの後に決めます。',
  pay: (n) => `${n}個支払う`, take: (n) => `${n}個もらう`, payMix: (mix) => `${mix}を支払う`, takeMix: (mix) => `${mix}をもらう`, payHelp: '＋と−で内訳を変えられます。', discard: (what) => `${what}を1個捨てる`,
  more: (what) => `${what}を1個増やす`, less: (what) => `${what}を1個減らす`, left: (n) => `残り${n}個`,
  drive: (n) => `道${n}を進む`, driveNone: '進む', driveChoose: '光る道を選んでください', driveHelp: '1〜4のキーで道を選び、Enterで進みます。光っていない道に触れるとカードを読めます。',
  shoot: (n) => `弾薬${n}個で射撃`, shootNone: '射撃', shootDice: (n) => `ダイス${n}個`, chooseAmmo: '先に弾薬の数を選ぶ', skullsAdd: '犠牲1つにつきゾンビが1体加わります',
  fight: '白兵戦', roll: '振る', fightDice: (black, red) => (red ? `黒${black}個、赤${red}個` : `ダイス${black}個`), flee: '逃走', fleeCost: 'ガソリン2個、カードは失う', fleeNot: 'このカードからは逃走できません', fleeGas: 'ガソリンが2必要です', fightKeys: (enter, shoot, flee) => `Enterで${enter}。${shoot ? '＋−で弾薬の数、Sで射撃。' : ''}${flee ? 'Fで逃走。' : ''}`,
  win: (p) => `勝率 ${p}%`, keep: (m) => `生存 ${m}人`, kills: (m) => `ゾンビ残り${m}体`,
  saveAll: '全員救って残りで倒す', spendNone: '何も使わない', spend: (saves, kills) => `${[saves ? `${saves}人救う` : '', kills ? `${kills}体倒す` : ''].filter(Boolean).join('・')}（${saves + kills}個）`, spendLoses: (n) => (n ? `${n}人を失う` : '誰も失わない'), spendHelp: '犠牲に触れると救い、好機か連続撃破に触れると倒します。Jで救う、Kで倒す、Enterで決定します。',
  cross: '突っ切る', crossSub: 'ダイスを振る', lose1: (n) => `生存者${n}人を失う`, inOrder: '左のカードから', swap: '右のカードから', giveUp: '捨てる', use: (what) => `${what}を使う`, keepToken: (what) => `${what}を使わない`,
  faces: { blank: '無印', opportunity: '好機', kill: '撃破', bonus_kill: '連続撃破', casualty: '犠牲', fatal: '即死' },
  black: '黒ダイス', red: '赤ダイス', dieSave: 'アドレナリン1個で救う', dieKill: 'アドレナリン1個でもう1体倒す', dieChosen: '選択中', thrown: '出目', dice: 'ダイス', volley: '射撃', melee: (n) => `白兵戦 ${n}回目`, eventRoll: 'イベントの出目', toRoll: '次に振る',
  against: (people, zombies) => `生存者${people}人 対 ゾンビ${zombies}体`, drives: (name, where) => `${name}：${where}`, scavenged: '探索', lostSome: (n) => `生存者${n}人を失う`,
  outcome: { card_won: '獲得', through: '突破', fled: '逃走', eliminated: '脱落' },
  people: 'あなたの生存者', peopleOf: (name) => `${name}の生存者`, meleeDice: (black) => `白兵戦のダイス${black}個`, carry: (n) => `手持ちの資源：${n}`, carryOf: (n) => `資源：${n}`, won: '得たカード', cards: (n) => `${n}枚`, usedMap: (n) => `終了時に${n}点`, wheelArmed: '赤ダイスを振らない', toDrive: (n) => `${n}番目に進む`,
  place: (n) => `${n}番`, bidIs: (n) => `入札 ${n}`, bidPassed: (n) => (n ? `${n}・パス` : 'パス'), hasPaid: '支払い済み', out: '脱落', you: 'あなた', turn: '手番', driving: '遭遇中', bot: 'ボット', waitingFor: (name) => `${name}を待っています`, since: (n) => (n < 60 ? `${n}秒` : `${Math.floor(n / 60)}分`), namedBot: (name) => `${name}（ボット）`,
  doing: {
    bid: (name) => `${name}が入札を考えています`, pay_bid: (name) => `${name}が入札額を支払っています`, choose_path: (name) => `${name}が道を選んでいます`, pay_key: (name) => `${name}が鍵の分を支払っています`, take_gift: (name) => `${name}がもらう資源を選んでいます`,
    swap_cards: (name) => `${name}がカードの順番を決めています`, detour: (name) => `${name}が汚染地帯に着きました`, cross: (name) => `${name}が汚染地帯を突っ切っています`, pay_or_lose: (name) => `${name}がイベントに対応しています`, pay_part: (name) => `${name}がイベントに対応しています`, discard: (name) => `${name}がイベントに対応しています`,
    keep_token: (name) => `${name}がトークンを残すか決めています`, use_token: (name) => `${name}がトークンを使うか決めています`, before_melee: (name) => `${name}がゾンビと向き合っています`, after_volley: (name) => `${name}が射撃を終えて考えています`, spend_adrenaline: (name) => `${name}が出目を処理しています`,
  },
  carKeys: '車の鍵', stage: (n) => `第${n}区間`, tile: (n) => `汚染地帯 +${n}`, contaminated: '汚染地帯', skip: '先へ進む', skipping: '先へ進んでいます', skipHelp: 'どれかのキーかタップで次の動きへ進みます。ピリオドで質問まで進みます。',
  over: '道の終わり', winner: (name) => `${name}の勝利`, winners: (names) => `${names}が勝利を分け合う`, nobody: '勝者はいません', reason: { survivor: '最後まで生存者を残しました', points: '勝利点が最多でした', nobody: '全員が脱落しました', solo: '旅を生き延びました' }, soloDead: '脱落しました', soloOver: (n) => `${n}点`,
  soloLost: '最後の生存者を失いました。', notCounted: '最後まで生存者を残したプレイヤーの勝ちです。得点は表示するだけで、勝敗には関係しません。',
  score: { seat: '席', people: '生存者', cards: 'カード', maps: '地図', epilogue: 'エピローグ', sets: '組', journey: '旅', legs: '行程', total: '合計' }, dead: '脱落', newTable: '新しいテーブル', lookBoard: '盤面を見る', showResult: '結果を見る', quiet: '今決めることはありません', deckLeft: (n) => `山札の残り${n}枚`,
};

const WORDS: Record<Lang, Words> = { en, ja };

export const wordsFor = (lang: Lang): Words => WORDS[lang];

/** "2 ammo, 1 gas"; resources of which there is none are left out. */
export function mixWords(mix: Mix, lang: Lang): string {
  const w = WORDS[lang];
  const parts = RESOURCES.filter((r) => mix[r] > 0).map((r) => (lang === 'ja' ? `${w.resource[r]}${mix[r]}個` : `${mix[r]} ${w.resource[r]}`));
  return parts.length ? parts.join(lang === 'ja' ? '、' : ', ') : '0';
}

/** What a path does to the people: the chance, and what it may cost. */
export function riskWords(odds: PathOdds, lang: Lang): [string, string] {
  const w = WORDS[lang];
  const dark = odds.unknown ? w.unknownCards(odds.unknown) : '';
  const calm = !odds.fight && !odds.unknown;
  const lose = odds.lose >= LEAST ? w.lose(mean(odds.lose)) : '';
  if (calm && !lose) return [w.noFight, ''];
  const risk = odds.survive < 0.985 ? w.wiped(percent(1 - odds.survive)) : lose;
  const second = [risk, dark].filter(Boolean).join(lang === 'ja' ? '、' : ', ');
  if (calm && (odds.all_live < 0.005 || odds.all_live > 0.995)) return [w.noFight, second];
  return [w.allLive(percent(odds.all_live)), second || w.safe];
}

/** One thing that a path brings or asks for, in few words. */
export function itemWords(item: PathItem, lang: Lang, tokenName: (token: string) => string): string {
  const w = WORDS[lang].item;
  const n = mean(item.n);
  if (item.kind === 'points') return w.points(item.n);
  if (item.kind === 'token') return item.gain ? tokenName(item.token ?? '') : w.uses(tokenName(item.token ?? ''));
  const what = item.kind === 'survivor' ? (item.n === 1 ? w.survivor : w.survivors) : item.kind === 'any' ? (item.n === 1 ? w.any : w.anyMany) : WORDS[lang].resource[item.kind];
  if (item.gain) return w.gain(n, what);
  return w.cost(n, what) + (item.lives ? w.orLife(item.lives) : '') + (item.instead ? w.orToken(tokenName(item.instead)) : '');
}

/** All that is known of a path beforehand. */
export function pathWords(odds: PathOdds, lang: Lang, tokenName: (token: string) => string): string {
  return [...riskWords(odds, lang), ...pathItems(odds).map((item) => itemWords(item, lang, tokenName))].filter(Boolean).join(lang === 'ja' ? '、' : ', ');
}

/** What the tokens of a group are worth, or do, once their card has called them. */
export function usedTokens(seat: SeatView, lang: Lang): Partial<Record<string, string>> {
  const w = WORDS[lang];
  return { ...(seat.map_vp > 0 ? { map: w.usedMap(seat.map_vp) } : {}), ...(seat.wheel_armed ? { wheel: w.wheelArmed } : {}) };
}

/** What a group did, in few words. */
export function newsWords(news: News, lang: Lang, tokenName: (token: string) => string): string {
  const w = WORDS[lang].news;
  const parts = [
    news.path === null ? '' : w.path(news.path), news.cards ? w.won(news.cards, news.points) : '', news.fled ? w.fled(news.fled) : '',
    news.lost ? w.lost(news.lost) : '', news.joined ? w.joined(news.joined) : '', ...news.tokens.map(tokenName), news.out ? w.out : '',
  ];
  return parts.filter(Boolean).join(lang === 'ja' ? '、' : ', ');
}
