// The words for people at a table: their devices, names that are kept, who leaves, is removed, or watches.

import type { Catalogue } from './spoken';

export const PEOPLE = {
  deviceList: { en: 'Devices at this seat', ja: 'この席を開いている端末' },
  deviceThis: { en: 'This device', ja: 'この端末' },
  deviceNumber: { en: (n: number) => `Device ${n}`, ja: (n: number) => `端末${n}` },
  deviceAdded: { en: (when: string) => `added ${when}`, ja: (when: string) => `追加：${when}` },
  deviceSeen: { en: (when: string) => `last here ${when}`, ja: (when: string) => `最後の接続：${when}` },
  deviceNow: { en: 'here now', ja: '接続中' },
  deviceOut: { en: 'Sign out', ja: 'サインアウト' },
  deviceOutOf: { en: (n: number) => `Sign out device ${n}`, ja: (n: number) => `端末${n}をサインアウト` },
  deviceOutThis: { en: 'Sign out this device', ja: 'この端末をサインアウト' },
  seatIsKept: { en: 'Your recovery phrase brings this seat back.', ja: 'あなたの復元フレーズで、この席を取り戻せます。' },
  seatIsOthers: {
    en: (when: string) => `Since ${when} the recovery phrase of another name brings this seat back. If it is not yours, sign out the other devices.`,
    ja: (when: string) => `${when}から、別の名前の復元フレーズでこの席を取り戻せます。心当たりがなければ、ほかの端末をサインアウトしてください。`,
  },
  seatIsNotKept: {
    en: 'If this browser forgets the seat, it comes back only by a link made in time, or by the recovery phrase of a name that you keep in the lobby.',
    ja: 'このブラウザーで席が開けなくなったときに戻るには、前もって作ったリンクか、ロビーで登録した名前の復元フレーズが必要です。',
  },
  keepSeatByName: { en: 'Let my recovery phrase bring it back', ja: '自分の復元フレーズで取り戻せるようにする' },
  takeNameOff: { en: 'Take the name off this table', ja: '名前をこのテーブルから消す' },
  takeNameOffHint: {
    en: 'The seat then goes by its number, also in what the server keeps. You play on.',
    ja: '席は番号で呼ばれるようになり、サーバーの保存データからも名前が消えます。ゲームは続けられます。',
  },
  giveUpBot: { en: 'Until somebody comes, a bot plays on.', ja: '次の人が来るまでは、ボットが続けます。' },

  leaving: { en: 'When somebody leaves for good', ja: '途中で抜けた人の席' },
  leavingBot: { en: 'A bot plays on', ja: 'ボットが続ける' },
  leavingFree: { en: 'The seat is free', ja: '空席にする' },
  leavingHint: {
    en: 'In both cases you may invite somebody else to the seat.',
    ja: 'どちらの場合も、その席に別の人を招待できます。',
  },

  seatLog: { en: 'What happened at the seats', ja: '席の出来事' },
  eventSat: { en: (who: string) => `${who} sat down.`, ja: (who: string) => `${who}が席に着きました。` },
  eventRecovered: {
    en: (who: string, n: number) => `${who} has the seat back by the recovery phrase. It is now held by ${n} ${n === 1 ? 'device' : 'devices'}.`,
    ja: (who: string, n: number) => `${who}が復元フレーズで席を取り戻しました。席はいま${n}台の端末で開かれています。`,
  },
  eventKept: {
    en: (who: string) => `The seat of ${who} now comes back by the recovery phrase of another name.`,
    ja: (who: string) => `${who}：別の名前の復元フレーズで席を取り戻せるようになりました。`,
  },
  eventRemoved: {
    en: (who: string) => `Whoever set up the table has removed ${who}. A bot plays the seat to the end.`,
    ja: (who: string) => `テーブルを作った人が${who}を退席させました。席は最後までボットが操作します。`,
  },
  eventSentAway: { en: 'Whoever set up the table has sent a spectator away.', ja: 'テーブルを作った人が観戦者を退席させました。' },
  eventLetIn: {
    en: (who: string) => `${who} may come in again, and has the seat back.`,
    ja: (who: string) => `${who}の退席が取り消され、席が戻りました。`,
  },
  eventSpectatorLetIn: { en: 'A spectator who was sent away may come in again.', ja: '観戦者の退席が取り消されました。' },
  eventUnnamed: { en: (n: number) => `The name at seat ${n} was taken off this table.`, ja: (n: number) => `席${n}の名前がこのテーブルから消されました。` },
  eventEnded: { en: 'Whoever set up the table has ended it.', ja: 'テーブルを作った人がテーブルを終了しました。' },
  eventClosed: { en: 'Whoever runs the server has closed the table.', ja: 'サーバーの運営者がテーブルを閉じました。' },
  closedTable: { en: 'This table is closed. It can be looked at.', ja: 'このテーブルは終了しています。見ることはできます。' },
  closedShort: { en: 'closed', ja: '終了済み' },

  removedSeat: { en: 'removed', ja: '退席' },
  remove: { en: 'Remove', ja: '退席させる' },
  removeWho: { en: (who: string) => `Remove ${who} from the table`, ja: (who: string) => `${who}を退席させる` },
  removeHint: {
    en: (who: string) =>
      `${who} loses the seat on every device, and is not let in again with this browser or its recovery phrase. A bot plays the seat to the end: nobody gets to see its hidden cards, not even you. Everybody is told. Whoever clears the browser can still watch by the table's address.`,
    ja: (who: string) =>
      `${who}はすべての端末で席を失い、同じブラウザーや復元フレーズでは入れなくなります。席は最後までボットが操作し、非公開のカードはあなたを含めてだれにも見えません。全員に知らされます。ブラウザーのデータを消した人は、テーブルのアドレスから観戦できます。`,
  },
  removeYes: { en: (who: string) => `Yes, remove ${who}`, ja: (who: string) => `はい、${who}を退席させる` },
  spectators: { en: 'Spectators', ja: '観戦者' },
  spectatorNumber: { en: (n: number) => `Spectator ${n}`, ja: (n: number) => `観戦者${n}` },
  spectatorSince: { en: (when: string) => `since ${when}`, ja: (when: string) => `${when}から` },
  screens: { en: (n: number) => `${n} screens`, ja: (n: number) => `画面${n}つ` },
  sendAwayWho: { en: (who: string) => `Send ${who} away`, ja: (who: string) => `${who}を退席させる` },
  sendAwayHint: {
    en: 'Whoever watches from the same network is kept out for a day as well; whoever holds a seat is not. Everybody is told.',
    ja: '同じネットワークから観戦している人も、1日の間は入れなくなります。席のある人は入れます。全員に知らされます。',
  },
  sendAway: { en: 'Send away', ja: '退席させる' },
  barred: { en: 'Sent away', ja: '退席させた人' },
  letIn: { en: 'Let in again', ja: '退席を取り消す' },
  letInWho: { en: (who: string) => `Let ${who} in again`, ja: (who: string) => `${who}の退席を取り消す` },
  endTable: { en: 'End the table', ja: 'テーブルを終了する' },
  endHint: {
    en: 'The game stops here for everybody, and its dice and hidden cards are laid open in the file. The table can still be looked at. You cannot take this back.',
    ja: 'ゲームはここで全員にとって終わりになり、ダイスと非公開のカードはファイルで公開されます。テーブルは引き続き見られます。取り消しはできません。',
  },
  endYes: { en: 'Yes, end the table for everybody', ja: 'はい、テーブルを終了する' },
  notNow: { en: 'Not now', ja: 'やめておく' },

  yourName: { en: 'Your name', ja: 'あなたの名前' },
  youHint: {
    en: 'You can play without. A name that is kept is yours at every table here, and its recovery phrase brings your seats back when this browser has lost them. There is no e-mail and no password.',
    ja: '登録しなくても遊べます。登録した名前はここのどのテーブルでも使え、このブラウザーで席が開けなくなっても、復元フレーズで取り戻せます。メールアドレスもパスワードも要りません。',
  },
  youKeep: { en: 'Keep this name', ja: 'この名前を登録する' },
  youHave: { en: 'I have a recovery phrase', ja: '復元フレーズを持っている' },
  youPhrase: { en: 'Recovery phrase', ja: '復元フレーズ' },
  youPhraseHint: { en: 'Twelve words, in English or in Japanese.', ja: '12語です。日本語でも英語でも入力できます。' },
  youRecover: { en: 'Get my seats back', ja: '席を取り戻す' },
  youShown: {
    en: 'Write these twelve words down, in this order. They are shown this once. Whoever has them gets your seats.',
    ja: 'この12語を、順番どおりに書き留めてください。表示されるのは今回だけです。これを知っている人は、あなたの席に座れます。',
  },
  youWritten: { en: 'I have written them down', ja: '書き留めました' },
  youSince: { en: (when: string) => `kept since ${when}`, ja: (when: string) => `登録：${when}` },
  youSeats: {
    en: (n: number) => (n === 1 ? 'Your recovery phrase brings 1 seat back.' : `Your recovery phrase brings ${n} seats back.`),
    ja: (n: number) => `復元フレーズで取り戻せる席：${n}`,
  },
  youBack: {
    en: (n: number) => (n === 0 ? 'No seat had to be brought back.' : n === 1 ? '1 table has you back.' : `${n} tables have you back.`),
    ja: (n: number) => (n === 0 ? '取り戻す席はありませんでした。' : `${n}つのテーブルに戻りました。`),
  },
  youRename: { en: 'Change the name', ja: '名前を変える' },
  youNewPhrase: { en: 'New recovery phrase', ja: '新しい復元フレーズ' },
  youNewHint: {
    en: 'The earlier phrase then no longer works, and other browsers forget the name. Seats that they hold stay open there until you sign them out at the table.',
    ja: '前のフレーズは使えなくなり、ほかのブラウザーからは名前が消えます。そこで開いている席は、テーブルでサインアウトするまで開いたままです。',
  },
  youNewYes: { en: 'Yes, make a new phrase', ja: 'はい、新しいフレーズを作る' },
  youLeave: { en: 'Forget the name in this browser', ja: 'このブラウザーから名前を消す' },
  youDelete: { en: 'Delete the name', ja: '名前を削除する' },
  youDeleteHint: {
    en: 'The name, its phrase, and which seats are yours are deleted from this server, and the name disappears from those tables. You play on in this browser without it. You cannot take this back.',
    ja: '名前とフレーズ、席との結びつきをこのサーバーから削除し、それらのテーブルからも名前を消します。このブラウザーでは名前なしで続けられます。取り消しはできません。',
  },
  youDeleteYes: { en: 'Yes, delete what is kept of me', ja: 'はい、登録した内容を削除する' },
} as const satisfies Catalogue;
