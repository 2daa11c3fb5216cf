/** The words of the board in both languages; `Words` keeps the two complete. */
import type { Lang } from '../../lib/board';
import { BOARD } from '../../lib/boardwords';
import { capital, inBoth, type Both } from '../../lib/spoken';
import { TERMS as HOUSE } from '../../lib/terms';
import type { PathOdds } from './odds';
import { LEAST, mean, pathItems, percent, RESOURCES, type Mix, type News, type PathItem, type Resource } from './logic/logic';
import { TERMS } from './terms';
import type { SeatView } from './types';

const ordinals = ['', '1st', '2nd', '3rd', '4th', '5th'];
const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

const WORDS = inBoth({
  ...BOARD,
  table: { en: 'The road', ja: '道' },
  others: HOUSE.other_players,
  round: { en: (n: number, of: number) => `Round ${n} of ${of}`, ja: (n: number, of: number) => `第${n}ラウンド（全${of}）` },
  level: { en: (n: number) => ['', 'I', 'II', 'III'][n] ?? String(n), ja: (n: number) => ['', 'I', 'II', 'III'][n] ?? String(n) },
  leg: { en: (n: number, of: number) => `Leg ${n} of ${of}`, ja: (n: number, of: number) => `第${n}行程（全${of}）` },
  now: { en: 'now', ja: '今' },
  done: { en: 'done', ja: '済み' },
  phases: {
    ...TERMS.phases,
    over: HOUSE.the_end,
  },
  goal: {
    many: {
      en: (rounds: number) => `How to win: have a survivor left after round ${rounds}, and the most points. The only player left wins immediately.`,
      ja: (rounds: number) => `勝利条件：第${rounds}ラウンドの後に生存者がいて、勝利点が最も多いこと。1人だけ残れば、その場で勝ちです。`,
    },
    manyShort: {
      en: (rounds: number) => `Win: most points after round ${rounds}, or outlive all others.`,
      ja: (rounds: number) => `第${rounds}ラウンド後に最多得点か、最後の1人なら勝ちです。`,
    },
    solo: {
      en: (rounds: number) => `How to win: bring a survivor through all ${rounds} rounds. Cards, maps and sets make your score.`,
      ja: (rounds: number) => `勝利条件：生存者を残して全${rounds}ラウンドを走りきること。カード・地図・組が得点になります。`,
    },
    soloShort: {
      en: (rounds: number) => `Win: bring a survivor through all ${rounds} rounds.`,
      ja: (rounds: number) => `生存者を残して全${rounds}ラウンドを走りきれば勝ちです。`,
    },
    legs: {
      en: (legs: number) => `How to win: have the most points after ${legs} legs. The only player left in a leg gains 6 points.`,
      ja: (legs: number) => `勝利条件：${legs}行程の合計点が最も多いこと。行程で1人だけ残ると6点を得ます。`,
    },
    legsShort: {
      en: (legs: number) => `Win: have the most points after ${legs} legs.`,
      ja: (legs: number) => `${legs}行程の合計点が最多なら勝ちです。`,
    },
  },
  touch: {
    bid: { en: 'Touch a highlighted space.', ja: '光るマスに触れます。' },
    pay_bid: { en: 'Set the mix with + and −.', ja: '＋と−で内訳を決めます。' },
    choose_path: { en: 'Touch a highlighted path.', ja: '光る道に触れます。' },
    pay_key: { en: 'Set the mix with + and −.', ja: '＋と−で内訳を決めます。' },
    take_gift: { en: 'Set what you take with + and −.', ja: '＋と−でもらう物を決めます。' },
    swap_cards: { en: '', ja: '' },
    detour: { en: 'Set the mix with + and −, or drive through.', ja: '＋と−で内訳を決めるか、突っ切ります。' },
    cross: { en: 'Touch a casualty to save a survivor.', ja: '犠牲に触れると救えます。' },
    pay_or_lose: { en: '', ja: '' },
    pay_part: { en: 'Set the gas with + and −.', ja: '＋と−で数を決めます。' },
    discard: { en: 'Touch a highlighted resource.', ja: '光る資源に触れます。' },
    keep_token: { en: '', ja: '' },
    use_token: { en: '', ja: '' },
    before_melee: { en: 'Set the ammo, or choose a button.', ja: '弾薬の数を決めるか、ボタンを選びます。' },
    after_volley: { en: '', ja: '' },
    spend_adrenaline: { en: 'Touch the dice it is for.', ja: '使う先のダイスに触れます。' },
  } as Record<string, Both<string>>,
  whySpace: {
    held: { en: (names: string) => `${names} stands on this space.`, ja: (names: string) => `${names}がこのマスにいます。` },
    me: { en: 'Your marker stands here.', ja: 'あなたのマーカーがここにあります。' },
    below: { en: 'A marker only moves up.', ja: 'マーカーは上にしか動かせません。' },
    rich: {
      en: (n: number) => `You have ${n} resources and cannot bid more.`,
      ja: (n: number) => `手持ちの資源は${n}個で、それより多くは入札できません。`,
    },
    turn: { en: 'You bid when it is your turn.', ja: '自分の番になったら入札できます。' },
    over: { en: 'The auction of this round is over.', ja: 'このラウンドの競りは終わりました。' },
  },
  whyPath: {
    taken: { en: (name: string) => `${name} has taken this path.`, ja: (name: string) => `${name}がこの道を選びました。` },
    key: {
      en: (price: number, have: number) => `Its key costs ${price}, and you have ${have}.`,
      ja: (price: number, have: number) => `この道の鍵には${price}個必要ですが、手持ちは${have}個です。`,
    },
    bidding: { en: 'Paths are chosen after the auction and its payments.', ja: '道は、競りと支払いが終わってから選びます。' },
    turn: { en: 'You choose a path when it is your turn.', ja: '自分の番になったら道を選べます。' },
    driven: { en: 'You have chosen your path of this round.', ja: 'このラウンドの道はもう選びました。' },
    unused: { en: 'Nobody has taken this path.', ja: '誰も選ばなかった道です。' },
    over: HOUSE.game_over,
  },
  ours: { en: 'A card of our own: what is printed on this one is not known.', ja: '本作独自のカードです。印刷された内容は知られていません。' },
  news: {
    head: { en: 'Since your last answer', ja: '前回の回答から' },
    path: { en: (n: number) => `path ${n}`, ja: (n: number) => `道${n}` },
    won: {
      en: (cards: number, points: number) => `${plural(cards, 'card', 'cards')}, ${plural(points, 'point', 'points')}`,
      ja: (cards: number, points: number) => `カード${cards}枚（${points}点）`,
    },
    fled: { en: (n: number) => (n > 1 ? `fled ${n} times` : 'fled'), ja: (n: number) => (n > 1 ? `${n}回逃走` : '逃走') },
    lost: { en: (n: number) => `${plural(n, 'survivor', 'survivors')} lost`, ja: (n: number) => `生存者${n}人を失う` },
    joined: { en: (n: number) => `${plural(n, 'survivor', 'survivors')} gained`, ja: (n: number) => `生存者${n}人を得る` },
    out: HOUSE.eliminated,
  },
  resource: TERMS.resources as Record<Resource, Both<string>>,
  survivors: TERMS.survivors,
  category: {
    ammo: capital(TERMS.categories.ammo),
    gas: capital(TERMS.categories.gas),
    adrenaline: capital(TERMS.categories.adrenaline),
    survivors: capital(TERMS.categories.survivors),
  } as Record<string, Both<string>>,
  raceHead: { en: 'Epilogue, 3 points each', ja: 'エピローグ（各3点）' },
  raceNobody: { en: 'tie: nobody', ja: '同数：該当なし' },
  raceHeld: { en: (name: string) => `${name} leads`, ja: (name: string) => `${name}が首位` },
  sets: { en: 'Sets', ja: '組' },
  setsNow: { en: (n: number) => plural(n, 'set', 'sets'), ja: (n: number) => `${n}組` },
  setsHelp: { en: 'survivor, ammo, gas and adrenaline', ja: '生存者・弾薬・ガソリン・アドレナリン各1' },
  rating: { en: 'So far', ja: '現在の評価' },
  bands: { en: ['0 to 5', '6 to 10', '11 to 15', '16 to 18', '19 to 21', '22 and more'], ja: ['0〜5', '6〜10', '11〜15', '16〜18', '19〜21', '22以上'] },
  path: { en: 'Path', ja: '道' },
  pathN: TERMS.path,
  faceDown: TERMS.face_down,
  key: TERMS.key,
  keyLong: { en: (n: number) => `pay ${n} to enter`, ja: (n: number) => `入るのに${n}個支払う` },
  gift: { en: 'take 2 first', ja: '先に2個もらう' },
  then: { en: 'then', ja: '次に' },
  lit: { en: 'Available.', ja: '選べます。' },
  chosen: { en: 'Chosen.', ja: '選択中。' },
  takenBy: { en: (name: string) => `taken by ${name}`, ja: (name: string) => `${name}が選択` },
  gone: { en: 'gone', ja: '済み' },
  unused: { en: 'unused', ja: '不使用' },
  zombies: TERMS.zombies,
  skulls: { en: (n: number) => plural(n, 'red die', 'red dice'), ja: (n: number) => `赤ダイス${n}個` },
  horde: { en: 'horde', ja: '大群' },
  points: { en: (n: number): string => (n === 1 ? 'point' : 'points'), ja: (): string => '点' },
  point: { en: (n: number) => plural(n, 'point', 'points'), ja: (n: number) => `${n}点` },
  token: { en: 'token', ja: 'トークン' },
  event: { en: 'event', ja: 'イベント' },
  read: { en: 'Read the cards', ja: 'カードを読む' },
  noFight: { en: 'no fight', ja: '戦闘なし' },
  allLive: { en: (p: number) => `all survive ${p}%`, ja: (p: number) => `全員生存 ${p}%` },
  wiped: { en: (p: number) => `eliminated ${p}%`, ja: (p: number) => `脱落 ${p}%` },
  lose: { en: (m: string) => `lose ${m}`, ja: (m: string) => `損失 ${m}人` },
  safe: { en: 'hardly a loss', ja: 'ほぼ損失なし' },
  unknownCards: TERMS.cards_face_down,
  item: {
    gain: TERMS.brings,
    any: { en: 'resource of any kind', ja: '好きな資源' },
    anyMany: { en: 'resources of any kind', ja: '好きな資源' },
    survivor: { en: 'survivor', ja: '生存者' },
    survivors: TERMS.survivors,
    points: { en: (n: number) => `maps worth ${plural(n, 'point', 'points')}`, ja: (n: number) => `地図で${n}点` },
    cost: { en: (n: string, what: string) => `−${n} ${what}`, ja: (n: string, what: string) => `${what}−${n}` },
    orLife: {
      en: (n: number): string => (n === 1 ? TERMS.or_survivor : TERMS.or_survivor_each).en,
      ja: (n: number): string => (n === 1 ? TERMS.or_survivor : TERMS.or_survivor_each).ja,
    },
    orToken: TERMS.or_token,
    uses: TERMS.uses,
  },
  unharmed: TERMS.nobody_lost,
  bidding: TERMS.phases.auction,
  bidHelp: {
    en: 'The highest bidder chooses a path first. All players pay their bids. The auction ends when all pass in a row.',
    ja: '入札の高い順に道を選び、全員が入札額を支払います。全員が続けてパスすると競りは終わります。',
  },
  passedOf: { en: (n: number, of: number) => `${n} of ${of} passed in a row`, ja: (n: number, of: number) => `${of}人中${n}人が連続パス` },
  space: { en: (n: number) => `Space ${n}`, ja: (n: number) => `マス${n}` },
  free: { en: 'free', ja: '空き' },
  standing: { en: (names: string) => `${names} ${names.includes(',') ? 'stand' : 'stands'} here`, ja: (names: string) => `${names}がいる` },
  pick: { en: (n: number) => `${ordinals[n] ?? n + 'th'} pick`, ja: (n: number) => `${n}番目に選ぶ` },
  lead: { en: 'you lead: first pick', ja: '首位：最初に選ぶ' },
  atBid: {
    en: (n: number, pick: number, left: number, of: number) => `At ${n} ${pick === 1 ? 'you lead: first pick' : `you get the ${ordinals[pick] ?? pick + 'th'} pick`}, ${left} resources left of ${of}`,
    ja: (n: number, pick: number, left: number, of: number) => `${n}なら${pick === 1 ? '首位、最初に道を選べる' : `${pick}番目に選べる`}。資源は${of}個中${left}個残る`,
  },
  atBidShort: {
    en: (pick: number, left: number) => `${pick === 1 ? 'you lead' : `${ordinals[pick] ?? pick + 'th'} pick`}, ${left} left`,
    ja: (pick: number, left: number) => `${pick === 1 ? '首位' : `${pick}番目`}、残り${left}個`,
  },
  bid: { en: (n: number) => `Bid ${n}`, ja: (n: number) => `${n}で入札` },
  bidNone: { en: 'Bid', ja: '入札' },
  bidChoose: { en: 'choose a highlighted space', ja: '光るマスを選ぶ' },
  pass: { en: 'Pass', ja: 'パス' },
  passEnds: {
    en: (pick: number) => `ends the auction, you pick ${ordinals[pick] ?? pick + 'th'}`,
    ja: (pick: number) => `競りが終わり、${pick}番目に選ぶ`,
  },
  passOpen: { en: 'not final', ja: '確定ではない' },
  bidKeys: {
    en: 'Digits choose a space, Enter bids, P passes. You choose what to pay with after the auction.',
    ja: '数字キーでマスを選び、Enterで入札、Pでパスします。何で支払うかは競りの後に決めます。',
  },
  pay: { en: (n: number) => `Pay ${n}`, ja: (n: number) => `${n}個支払う` },
  take: { en: (n: number) => `Take ${n}`, ja: (n: number) => `${n}個もらう` },
  payMix: { en: (mix: string) => `Pay ${mix}`, ja: (mix: string) => `${mix}を支払う` },
  takeMix: { en: (mix: string) => `Take ${mix}`, ja: (mix: string) => `${mix}をもらう` },
  payHelp: { en: 'Change the mix with + and − on your piles.', ja: '＋と−で内訳を変えられます。' },
  discard: { en: (what: string) => `Discard 1 ${what}`, ja: (what: string) => `${what}を1個捨てる` },
  more: { en: (what: string) => `one more ${what}`, ja: (what: string) => `${what}を1個増やす` },
  less: { en: (what: string) => `one ${what} less`, ja: (what: string) => `${what}を1個減らす` },
  left: { en: (n: number) => `${n} left`, ja: (n: number) => `残り${n}個` },
  drive: TERMS.take_path,
  driveNone: { en: 'Take a path', ja: '進む' },
  driveChoose: { en: 'choose a highlighted path', ja: '光る道を選んでください' },
  driveHelp: {
    en: 'Keys 1 to 4 choose a path, Enter takes it. Tap any other path to read its cards.',
    ja: '1〜4のキーで道を選び、Enterで進みます。光っていない道に触れるとカードを読めます。',
  },
  shoot: { en: (n: number) => `Ranged attack: ${n} ammo`, ja: (n: number) => `弾薬${n}個で射撃` },
  shootNone: TERMS.ranged_attack,
  shootDice: { en: (n: number) => plural(n, 'die', 'dice'), ja: (n: number) => `ダイス${n}個` },
  chooseAmmo: { en: 'choose ammo first', ja: '先に弾薬の数を選ぶ' },
  skullsAdd: { en: 'each casualty adds 1 zombie', ja: '犠牲の目1つにつきゾンビが1体加わります' },
  fight: TERMS.melee,
  roll: { en: 'Roll', ja: '振る' },
  fightDice: {
    en: (black: number, red: number) => (red ? `${black} black, ${red} red` : plural(black, 'die', 'dice')),
    ja: (black: number, red: number) => (red ? `黒${black}個、赤${red}個` : `ダイス${black}個`),
  },
  flee: { en: 'Flee', ja: '逃走' },
  fleeCost: { en: '2 gas, the card is lost', ja: 'ガソリン2個、カードは失う' },
  fleeNot: { en: 'cannot flee from this card', ja: 'このカードからは逃走できません' },
  fleeGas: { en: 'needs 2 gas', ja: 'ガソリンが2必要です' },
  fightKeys: {
    en: (enter: string, shoot: boolean, flee: boolean) => `Enter: ${enter}. ${shoot ? '+ and − change the ammo, S makes a ranged attack. ' : ''}${flee ? 'F flees. ' : ''}`.trim(),
    ja: (enter: string, shoot: boolean, flee: boolean) => `Enterで${enter}。${shoot ? '＋−で弾薬の数、Sで射撃。' : ''}${flee ? 'Fで逃走。' : ''}`,
  },
  win: { en: (p: number) => `win ${p}%`, ja: (p: number) => `勝率 ${p}%` },
  keep: { en: (m: string) => `${m} survivors left`, ja: (m: string) => `生存 ${m}人` },
  kills: { en: (m: string) => `${m} zombies left`, ja: (m: string) => `ゾンビ残り${m}体` },
  saveAll: { en: 'Save all, then kill', ja: '全員救って残りで倒す' },
  spendNone: { en: 'Pay nothing', ja: '何も使わない' },
  spend: {
    en: (saves: number, kills: number) => `Pay ${saves + kills}: ${[saves ? `save ${saves}` : '', kills ? `kill ${kills}` : ''].filter(Boolean).join(', ')}`,
    ja: (saves: number, kills: number) => `${[saves ? `${saves}人救う` : '', kills ? `${kills}体倒す` : ''].filter(Boolean).join('・')}（${saves + kills}個）`,
  },
  spendLoses: {
    en: (n: number) => (n ? `lose ${plural(n, 'survivor', 'survivors')}` : 'nobody is lost'),
    ja: (n: number) => (n ? `${n}人を失う` : '誰も失わない'),
  },
  spendHelp: {
    en: 'Tap a casualty to save, an opportunity or bonus kill to kill. J saves, K kills, Enter confirms.',
    ja: '犠牲に触れると救い、好機か連続撃破に触れると倒します。Jで救う、Kで倒す、Enterで決定します。',
  },
  cross: TERMS.drive_through,
  crossSub: { en: 'roll the dice', ja: 'ダイスを振る' },
  lose1: { en: (n: number) => `Lose ${plural(n, 'survivor', 'survivors')}`, ja: (n: number) => `生存者${n}人を失う` },
  inOrder: TERMS.left_first,
  swap: TERMS.right_first,
  giveUp: { en: 'Discard it', ja: '捨てる' },
  use: { en: (what: string) => `Use ${what}`, ja: (what: string) => `${what}を使う` },
  keepToken: { en: (what: string) => `Keep ${what}`, ja: (what: string) => `${what}を使わない` },
  faces: TERMS.faces as Record<string, Both<string>>,
  black: { en: 'black die', ja: '黒ダイス' },
  red: { en: 'red die', ja: '赤ダイス' },
  dieSave: { en: 'save for 1 adrenaline', ja: 'アドレナリン1個で救う' },
  dieKill: { en: 'kill one more for 1 adrenaline', ja: 'アドレナリン1個でもう1体倒す' },
  dieChosen: { en: 'chosen', ja: '選択中' },
  thrown: { en: 'Your roll', ja: '出目' },
  dice: { en: 'Dice', ja: 'ダイス' },
  volley: TERMS.ranged_attack,
  melee: { en: (n: number) => `Melee ${n}`, ja: (n: number) => `白兵戦 ${n}回目` },
  eventRoll: { en: 'Event roll', ja: 'イベントの出目' },
  toRoll: { en: 'next roll', ja: '次に振る' },
  against: {
    en: (people: number, zombies: number) => `${plural(people, 'survivor', 'survivors')}, ${plural(zombies, 'zombie', 'zombies')}`,
    ja: (people: number, zombies: number) => `生存者${people}人 対 ゾンビ${zombies}体`,
  },
  drives: { en: (name: string, where: string) => `${name} at ${where}`, ja: (name: string, where: string) => `${name}：${where}` },
  scavenged: { en: 'scavenged', ja: '探索' },
  lostSome: { en: (n: number) => `${plural(n, 'survivor', 'survivors')} lost`, ja: (n: number) => `生存者${n}人を失う` },
  outcome: {
    card_won: { en: 'Taken', ja: '獲得' },
    through: { en: 'Driven through', ja: '突破' },
    fled: { en: 'Fled', ja: '逃走' },
    eliminated: capital(HOUSE.eliminated),
  } as Record<string, Both<string>>,
  people: { en: 'Your survivors', ja: 'あなたの生存者' },
  peopleOf: { en: (name: string) => `${name}'s survivors`, ja: (name: string) => `${name}の生存者` },
  meleeDice: { en: (black: number) => `${plural(black, 'die', 'dice')} in melee`, ja: (black: number) => `白兵戦のダイス${black}個` },
  carry: { en: (n: number) => `Your resources: ${n}`, ja: (n: number) => `手持ちの資源：${n}` },
  carryOf: { en: (n: number) => `Resources: ${n}`, ja: (n: number) => `資源：${n}` },
  won: { en: 'Taken', ja: '得たカード' },
  cards: { en: (n: number) => plural(n, 'card', 'cards'), ja: (n: number) => `${n}枚` },
  usedMap: { en: (n: number) => `${plural(n, 'point', 'points')} at the end`, ja: (n: number) => `終了時に${n}点` },
  wheelArmed: { en: 'rolls no red dice', ja: '赤ダイスを振らない' },
  toDrive: { en: (n: number) => `${ordinals[n] ?? n + 'th'} to drive`, ja: (n: number) => `${n}番目に進む` },
  place: { en: (n: number) => ordinals[n] ?? `${n}th`, ja: (n: number) => `${n}番` },
  bidIs: { en: (n: number) => `bid ${n}`, ja: (n: number) => `入札 ${n}` },
  bidPassed: { en: (n: number) => (n ? `${n}, passed` : 'passed'), ja: (n: number) => (n ? `${n}・パス` : 'パス') },
  hasPaid: { en: 'paid', ja: '支払い済み' },
  out: HOUSE.eliminated,
  you: { en: 'You', ja: 'あなた' },
  turn: { en: 'to act', ja: '手番' },
  driving: { en: 'driving', ja: '遭遇中' },
  bot: { en: 'bot', ja: 'ボット' },
  doing: {
    bid: { en: (name: string) => `${name} is bidding`, ja: (name: string) => `${name}が入札を考えています` },
    pay_bid: { en: (name: string) => `${name} is paying the bid`, ja: (name: string) => `${name}が入札額を支払っています` },
    choose_path: { en: (name: string) => `${name} is choosing a path`, ja: (name: string) => `${name}が道を選んでいます` },
    pay_key: { en: (name: string) => `${name} is paying for the key`, ja: (name: string) => `${name}が鍵の分を支払っています` },
    take_gift: { en: (name: string) => `${name} is choosing two resources`, ja: (name: string) => `${name}がもらう資源を選んでいます` },
    swap_cards: { en: (name: string) => `${name} is choosing the order of the cards`, ja: (name: string) => `${name}がカードの順番を決めています` },
    detour: { en: (name: string) => `${name} is at a contaminated area`, ja: (name: string) => `${name}が汚染地帯に着きました` },
    cross: { en: (name: string) => `${name} is driving through a contaminated area`, ja: (name: string) => `${name}が汚染地帯を突っ切っています` },
    pay_or_lose: { en: (name: string) => `${name} is facing an event`, ja: (name: string) => `${name}がイベントに対応しています` },
    pay_part: { en: (name: string) => `${name} is facing an event`, ja: (name: string) => `${name}がイベントに対応しています` },
    discard: { en: (name: string) => `${name} is facing an event`, ja: (name: string) => `${name}がイベントに対応しています` },
    keep_token: { en: (name: string) => `${name} is deciding about a token`, ja: (name: string) => `${name}がトークンを残すか決めています` },
    use_token: { en: (name: string) => `${name} is deciding about a token`, ja: (name: string) => `${name}がトークンを使うか決めています` },
    before_melee: { en: (name: string) => `${name} is facing the zombies`, ja: (name: string) => `${name}がゾンビと向き合っています` },
    after_volley: {
      en: (name: string) => `${name} has made a ranged attack and is deciding`,
      ja: (name: string) => `${name}が射撃を終えて考えています`,
    },
    spend_adrenaline: { en: (name: string) => `${name} is resolving the dice`, ja: (name: string) => `${name}が出目を処理しています` },
  } as Record<string, Both<(name: string) => string>>,
  carKeys: { en: 'Car keys', ja: '車の鍵' },
  stage: { en: (n: number) => `Stage ${n}`, ja: (n: number) => `第${n}区間` },
  tile: { en: (n: number) => `contaminated +${n}`, ja: (n: number) => `汚染地帯 +${n}` },
  contaminated: { en: 'Contaminated area', ja: '汚染地帯' },
  over: { en: 'The road ends', ja: '道の終わり' },
  winner: HOUSE.wins,
  winners: TERMS.share_win,
  nobody: HOUSE.nobody_wins,
  reason: TERMS.reasons as Record<string, Both<string>>,
  soloDead: { en: 'You are eliminated', ja: '脱落しました' },
  soloOver: { en: (n: number) => `${n} points`, ja: (n: number) => `${n}点` },
  soloLost: TERMS.lost_last,
  notCounted: {
    en: 'The last player with survivors wins. Points are only shown.',
    ja: '最後まで生存者を残したプレイヤーの勝ちです。得点は表示するだけで、勝敗には関係しません。',
  },
  score: {
    seat: { en: 'Seat', ja: '席' },
    people: { en: 'Survivors', ja: '生存者' },
    cards: capital(TERMS.score.cards),
    maps: capital(TERMS.score.maps),
    epilogue: capital(TERMS.score.epilogue),
    sets: capital(TERMS.score.sets),
    journey: capital(TERMS.score.journey),
    legs: { en: 'Legs', ja: '行程' },
    total: { en: 'Total', ja: '合計' },
  },
  dead: HOUSE.eliminated,
  deckLeft: { en: (n: number) => `${n} cards left in the deck`, ja: (n: number) => `山札の残り${n}枚` },
});

export type Words = (typeof WORDS)['en'];
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
  const dark = odds.unknown ? w.unknownCards({ n: odds.unknown }) : '';
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
  if (item.kind === 'token') return item.gain ? tokenName(item.token ?? '') : w.uses({ token: tokenName(item.token ?? '') });
  const what = item.kind === 'survivor' ? (item.n === 1 ? w.survivor : w.survivors) : item.kind === 'any' ? (item.n === 1 ? w.any : w.anyMany) : WORDS[lang].resource[item.kind];
  if (item.gain) return w.gain({ n, what });
  return w.cost(n, what) + (item.lives ? w.orLife(item.lives) : '') + (item.instead ? w.orToken({ token: tokenName(item.instead) }) : '');
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
