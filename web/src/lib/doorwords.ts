// The words on the way to a table: the lobby, invitations, chairs, devices, and the call to one's turn.

import type { Catalogue } from './spoken';

export const DOOR = {
  yourTables: { en: 'Your tables', ja: 'あなたのテーブル' },
  finishedTables: { en: 'Finished games', ja: '終わったゲーム' },
  forget: { en: 'Forget', ja: '忘れる' },
  turnOf: { en: (who: string) => `${who}'s turn`, ja: (who: string) => `${who}の番` },
  botsTurn: { en: (who: string) => `${who} (bot) is playing`, ja: (who: string) => `${who}（ボット）が操作中` },
  yourTurnShort: { en: 'Your turn', ja: 'あなたの番' },
  chairsFree: { en: (n: number) => `${n} ${n === 1 ? 'chair' : 'chairs'} still free`, ja: (n: number) => `空席あと${n}つ` },
  lastMove: { en: (what: string, when: string) => `${what} · ${when}`, ja: (what: string, when: string) => `${what} · ${when}` },

  entry: { en: 'Chairs for people who come by link', ja: 'リンクで来る人の席' },
  entryLinks: { en: 'Links only', ja: 'リンクのみ' },
  entryOpen: { en: 'Open chairs', ja: '自由席' },
  entryLinksHint: {
    en: 'Each of these chairs is taken by its own link, and by nothing else. A link works once.',
    ja: 'これらの席には、その席のリンクでしか座れません。リンクは一度だけ使えます。',
  },
  entryOpenHint: {
    en: "Whoever has the table's address may take a free chair. A link to one chair works as well.",
    ja: 'テーブルのアドレスを知っている人は、だれでも空席に座れます。席ごとのリンクも使えます。',
  },

  rulesWait: { en: 'New rules to agree to', ja: '新しいルールへの同意待ち' },
  rulesWaitFor: { en: (who: string) => `New rules: waiting for ${who} to agree`, ja: (who: string) => `新しいルールへの同意待ち：${who}` },
  rulesEnd: { en: 'Cannot go on', ja: '続けられません' },
  rulesTitle: { en: 'The rules have changed', ja: 'ルールが変わりました' },
  rulesBegan: {
    en: (from: number, to: number) => `This game began under version ${from} of the rules. It goes on under version ${to} once everybody has agreed. Until then you can look at it.`,
    ja: (from: number, to: number) => `このゲームはルールの第${from}版で始まりました。全員が同意すると、第${to}版で続きます。それまでは見ることだけができます。`,
  },
  rulesChanges: { en: 'What is different', ja: '変わったこと' },
  rulesAgain: {
    en: (n: number) => `The step under way begins again${n === 0 ? '' : n === 1 ? ': 1 answer is asked for again' : `: ${n} answers are asked for again`}. Answers before cannot be undone, and the log begins here. The dice to come are drawn from a new secret.`,
    ja: (n: number) => `進行中の手順は初めからやり直します${n === 0 ? '' : `（回答${n}件をもう一度たずねます）`}。それより前の回答は取り消せず、ログはここから始まります。これから振るダイスは、新しい秘密の値から決まります。`,
  },
  rulesAgree: { en: (who: string) => `Agree as ${who}`, ja: (who: string) => `${who}として同意する` },
  rulesAgreed: { en: 'agreed', ja: '同意済み' },
  rulesOpen: { en: 'not yet', ja: 'まだ' },
  rulesRead: { en: 'Read', ja: '読む' },
  rulesBefore: {
    en: (version: number, n: number) => `Played under version ${version} of the rules before: ${n} ${n === 1 ? 'answer' : 'answers'}, which this log does not tell.`,
    ja: (version: number, n: number) => `以前はルールの第${version}版で遊ばれました（回答${n}件）。その分はこのログにありません。`,
  },
  strandedOpen: {
    en: 'It may go on once its rules are back. What is kept of it can be downloaded once the table is ended by whoever set it up, or closed by whoever runs the server.',
    ja: 'ルールが戻れば、このゲームは続けられます。記録は、テーブルを作った人がテーブルを終了するか、サーバーの運営者がテーブルを閉じるとダウンロードできます。',
  },
  strandedHost: {
    en: 'It may go on once its rules are back. If you do not want to wait for that, end the table: then everybody can download what is kept of it.',
    ja: 'ルールが戻れば、このゲームは続けられます。待たない場合は、テーブルを終了してください。残っている記録を、だれでもダウンロードできるようになります。',
  },
  strandedClosed: {
    en: 'The table was closed. What is kept of it can be downloaded, for the version of the rules that it was played by.',
    ja: 'このテーブルは閉じられました。残っている記録をダウンロードし、遊んだときの版のルールで読むことができます。',
  },
  keptFile: { en: 'Download what is kept', ja: '残っている記録をダウンロード' },
  restarting: { en: 'The server restarts. The table comes back by itself ...', ja: 'サーバーを再起動しています。テーブルは自動で戻ります……' },
  planAt: { en: (when: string) => `The server will be restarted at ${when}. Nothing is lost; tables come back by themselves.`, ja: (when: string) => `サーバーを${when}に再起動します。ゲームは失われず、テーブルは自動で戻ります。` },
  planFor: { en: (n: number) => `It takes about ${n} ${n === 1 ? 'minute' : 'minutes'}.`, ja: (n: number) => `約${n}分かかります。` },

  sitDown: { en: 'Sit down', ja: '座る' },
  sitHere: { en: (n: number) => `Sit at seat ${n}`, ja: (n: number) => `席${n}に座る` },
  youPlay: { en: (side: string) => `Your seat: ${side}.`, ja: (side: string) => `あなたの席：${side}` },
  invitedBy: {
    en: (who: string, game: string) => `${who} invites you to ${game}.`,
    ja: (who: string, game: string) => `${who}さんが「${game}」に招待しています。`,
  },
  invited: { en: (game: string) => `You are invited to ${game}.`, ja: (game: string) => `「${game}」に招待されています。` },
  yourChair: { en: 'Your chair', ja: 'あなたの席' },
  whoPlays: { en: 'Who plays', ja: 'プレイヤー' },
  takeSeat: { en: 'A chair is free for you. Choose one.', ja: '空席があります。一つ選んでください。' },
  onlyLinks: {
    en: 'Every free chair here is taken by its own link. If you were invited, open the link that was sent to you. You may watch.',
    ja: '空席には、それぞれの席のリンクでしか座れません。招待された方は、届いたリンクを開いてください。観戦はできます。',
  },
  deviceLink: {
    en: (who: string, n: number) =>
    `This link opens the seat of ${who} on this device as well. ${n === 1 ? 'One device holds' : `${n} devices hold`} the seat now, and will go on seeing the same hidden cards as you.`,
    ja: (who: string, n: number) => `このリンクを使うと、次の席をこの端末でも開けます：${who}。いま${n}台の端末がこの席を開いています。その端末にも、あなたと同じ非公開のカードが見え続けます。`,
  },
  openHere: { en: 'Open the seat on this device', ja: 'この端末でも席を開く' },
  linkOpensOnce: {
    en: 'This link works once. Afterwards this browser holds the seat.',
    ja: 'このリンクは一度だけ使えます。その後は、このブラウザーが席を持ちます。',
  },
  freeChair: { en: 'free', ja: '空席' },
  freeByLink: { en: 'invited by link', ja: 'リンクで招待中' },
  taken: { en: 'taken', ja: '着席済み' },
  away: { en: 'away', ja: '離席中' },
  present: { en: 'here', ja: '在席' },
  joining: { en: 'Pulling up a chair ...', ja: '席に着いています……' },
  watch: { en: 'Just watch', ja: '観戦する' },
  home: { en: 'Lobby', ja: 'ロビー' },
  tableGone: { en: 'This table is not known here.', ja: 'このテーブルは見つかりません。' },

  share: { en: 'Invite', ja: '招待' },
  shareHint: {
    en: 'Each link works once: whoever opens it first takes that chair. Send one to each person.',
    ja: 'リンクはそれぞれ一度だけ使えます。最初に開いた人がその席に座ります。一人に一つずつ送ってください。',
  },
  shareTable: {
    en: "People may also choose a free chair themselves, with the table's address:",
    ja: 'テーブルのアドレスから、空席を自分で選んでもらうこともできます。',
  },
  shareWatch: {
    en: "With the table's address people may watch. A chair is taken by its own link alone.",
    ja: 'テーブルのアドレスを知っている人は観戦できます。席には、その席のリンクでしか座れません。',
  },
  hostHasLinks: { en: 'Whoever set up the table has the links of these chairs.', ja: 'これらの席のリンクは、テーブルを作った人が持っています。' },
  linkOf: { en: (who: string) => `Link of ${who}`, ja: (who: string) => `${who}のリンク` },
  tableAddress: { en: 'Address of the table', ja: 'テーブルのアドレス' },
  newLink: { en: 'New link', ja: '新しいリンク' },
  newLinkOf: {
    en: (who: string) => `Make a new link for ${who}. The earlier one no longer works.`,
    ja: (who: string) => `${who}の新しいリンクを作ります。前のリンクは使えなくなります。`,
  },
  sitHereMyself: { en: 'Sit here myself', ja: '自分で座る' },
  copy: { en: 'Copy link', ja: 'リンクをコピー' },
  copied: { en: 'Copied', ja: 'コピーしました' },
  qr: { en: 'QR code', ja: 'QRコード' },
  qrOf: { en: (who: string) => `QR code: ${who}`, ja: (who: string) => `QRコード：${who}` },
  toTable: { en: 'To the table', ja: 'テーブルへ' },

  reachNetwork: {
    en: 'You opened this page by an address that works on this computer alone. The links below use its address in your network.',
    ja: 'このページは、このコンピューターでしか使えないアドレスで開かれています。下のリンクには、ネットワーク内のアドレスを使っています。',
  },
  reachChoose: { en: 'Address in the links', ja: 'リンクに使うアドレス' },
  reachAlone: {
    en: 'Nobody else can open these links yet, because the server answers this computer alone. Stop it, start it again as follows, and open the table again. The game is kept.',
    ja: 'サーバーがこのコンピューターにしか応答しないため、ほかの人はまだこのリンクを開けません。サーバーを止め、次のように起動し直してから、テーブルを開いてください。ゲームは保存されています。',
  },
  reachUnknown: {
    en: 'Others cannot open these links: they use an address that works on this computer alone. Open this page by the name or the address of this computer instead.',
    ja: 'リンクのアドレスはこのコンピューターでしか使えないため、ほかの人は開けません。このコンピューターの名前かアドレスでページを開き直してください。',
  },

  devices: { en: (n: number) => `${n} ${n === 1 ? 'device' : 'devices'}`, ja: (n: number) => `端末${n}台` },
  devicesMine: { en: (n: number) => `Your seat is held by ${n} devices`, ja: (n: number) => `あなたの席を開いている端末は${n}台です` },
  devicesNow: {
    en: (who: string, n: number) => (n === 1 ? `Only one device holds the seat of ${who} now.` : `The seat of ${who} is now held by ${n} devices.`),
    ja: (who: string, n: number) => (n === 1 ? `${who}：席を開いている端末は、いま1台だけです。` : `${who}：席はいま${n}台の端末で開かれています。`),
  },
  gaveUp: {
    en: (who: string) => `${who} has given up the seat. It is free for whoever gets a new link to it.`,
    ja: (who: string) => `${who}が席を手放しました。新しいリンクを受け取った人が座れます。`,
  },
  giveUp: { en: 'Give up the seat', ja: '席を手放す' },
  giveUpHint: {
    en: 'Somebody else can then play on in your place and sees your hidden cards. Whoever set up the table makes the link. You cannot take this back.',
    ja: '別の人があなたの代わりに続きを遊べるようになり、その人にはあなたの非公開のカードが見えます。リンクはテーブルを作った人が作ります。取り消しはできません。',
  },
  giveUpYes: { en: (who: string) => `Yes, give up the seat of ${who}`, ja: (who: string) => `${who}の席を手放す` },
  keepSeat: { en: 'Keep the seat', ja: '手放さない' },
  anotherDevice: { en: 'On another device', ja: '別の端末で開く' },
  anotherDeviceOf: { en: (who: string) => `Open the seat of ${who} on another device`, ja: (who: string) => `別の端末で開く：${who}` },
  anotherDeviceHint: {
    en: 'Open this link on your other device. It works once. Whoever opens it sees your hidden cards and plays for you, so show it to nobody else. Kept in a safe place, it also lets you in again should this browser forget you.',
    ja: '別の端末でこのリンクを開いてください。リンクは一度だけ使えます。開いた人にはあなたの非公開のカードが見え、あなたの代わりに操作できるので、ほかの人には見せないでください。安全な場所に保管しておけば、このブラウザーで席が開けなくなったときにも使えます。',
  },
  makeDeviceLink: { en: 'Make a link', ja: 'リンクを作る' },
  anotherDeviceLink: { en: 'Make another link', ja: 'もう一つリンクを作る' },
  deviceCame: {
    en: 'The link has been opened. The other device now holds the seat as well.',
    ja: 'リンクが開かれました。別の端末でもこの席が開いています。',
  },
  signOutOthers: { en: 'Sign out the other devices', ja: 'ほかの端末をサインアウト' },
  signOutHint: {
    en: 'Only this browser then holds the seat. A link that is still open no longer works.',
    ja: '席を開けるのは、このブラウザーだけになります。まだ使われていないリンクも無効になります。',
  },

  seedHintLinks: {
    en: 'People come by link, so secret luck is mixed in: nobody can know the cards and dice.',
    ja: 'リンクで来る人がいるため、秘密の乱数が加わります。カードやダイスはだれにも分かりません。',
  },
  diceChosen: {
    en: 'Whoever set up this table chose its seed and may know every card and die to come.',
    ja: 'テーブルを作った人がシードを選んだため、これから出るカードやダイスをすべて知っている可能性があります。',
  },
  diceLoaded: {
    en: 'This table goes on with a saved game. Whoever has the file may know every card and die to come.',
    ja: 'このテーブルは保存されたゲームの続きです。ファイルを持っている人は、これから出るカードやダイスをすべて知っている可能性があります。',
  },

  fairTitle: { en: 'Fair dice', ja: '公正なダイス' },
  fairPromise: {
    en: 'All cards and dice here come from a secret. This is its fingerprint (SHA-256), shown from the start. When the game is over the secret is laid open, and this page checks that every draw followed from it.',
    ja: 'このテーブルのカードとダイスは、すべて一つの秘密の値から決まります。これはその指紋（SHA-256）で、最初から公開されています。ゲームが終わると秘密の値が公開され、すべての結果がそこから導かれたことをこのページが確かめます。',
  },
  fairNone: {
    en: 'The dice of this table come from no secret that could be checked.',
    ja: 'このテーブルのダイスには、確かめられる秘密の値がありません。',
  },
  fairPrint: { en: 'Fingerprint of the secret', ja: '秘密の値の指紋' },
  fairAdded: { en: (who: string, word: string) => `${who} added “${word}”.`, ja: (who: string, word: string) => `${who}が「${word}」を加えました。` },
  fairHost: { en: 'Whoever set up the table', ja: 'テーブルを作った人' },
  fairWord: { en: 'A word for the dice (optional)', ja: 'ダイスに加える言葉（任意）' },
  fairWordHint: {
    en: 'Whatever you write, the cards and dice still to come depend on it as well. Everybody sees it.',
    ja: '何を書いても構いません。これから出るカードやダイスは、その言葉にも左右されます。言葉は全員に見えます。',
  },
  fairWordOf: { en: (who: string) => `A word of ${who} for the dice`, ja: (who: string) => `${who}がダイスに加える言葉` },
  fairAdd: { en: 'Add', ja: '加える' },
  fairAddHint: {
    en: 'The cards and dice still to come then depend on it as well, so nobody can have prepared them. One word for each seat. Everybody sees it, and what was played before it can no longer be undone.',
    ja: 'これから出るカードやダイスが言葉にも左右されるため、だれも仕組むことができません。言葉は席ごとに一つで、全員に見えます。言葉を加えると、それより前の行動は取り消せなくなります。',
  },
  fairCheck: { en: 'Check the dice', ja: 'ダイスを確かめる' },
  fairProved: {
    en: (n: number) => `The dice were fair: all ${n} dice and draws followed from the secret and the words.`,
    ja: (n: number) => `ダイスは公正でした。${n}回のダイスとドローは、すべて秘密の値と言葉から導かれています。`,
  },
  fairKept: { en: 'It is the secret that the table promised while you played.', ja: '秘密の値は、対戦中にテーブルが示した指紋と一致しています。' },
  fairLate: {
    en: 'This browser was not here before the end, so it cannot say whether the secret was exchanged.',
    ja: 'このブラウザーは終了前のテーブルを見ていないため、秘密の値がすり替えられていないかどうかは分かりません。',
  },
  fairSecret: {
    en: 'The dice cannot be trusted: the secret is not the one that was promised.',
    ja: 'このダイスは信用できません。秘密の値が、最初に示された指紋と一致しません。',
  },
  fairWords: {
    en: 'The dice cannot be trusted: the words are not those that were added.',
    ja: 'このダイスは信用できません。言葉が、実際に加えられたものと異なります。',
  },
  fairDraw: {
    en: (n: number) => `The dice cannot be trusted: draw ${n} does not follow from the secret.`,
    ja: (n: number) => `このダイスは信用できません。${n}番目の結果が秘密の値から導かれません。`,
  },
  fairBroken: {
    en: 'The dice cannot be trusted: the table now shows another fingerprint than at the start.',
    ja: 'このダイスは信用できません。テーブルの指紋が、最初に示されたものから変わっています。',
  },
  fairFile: { en: 'Take the game as a file', ja: 'ゲームをファイルに保存' },
  fairFileHint: {
    en: 'With the file anybody can play the game again from the secret and compare every die and card that was shown:',
    ja: 'ファイルがあれば、だれでも秘密の値からゲームを再現し、実際に出たダイスとカードをすべて比べられます。',
  },

  notices: { en: 'Notifications', ja: '通知' },
  noticeModes: {
    off: { en: 'Off', ja: 'オフ' },
    turn: { en: 'My turn', ja: '自分の番' },
    remind: { en: 'And a reminder', ja: '催促も' },
  },
  noticeHint: {
    en: 'While this page is in the background the browser says when it is your turn, and if you like again every five minutes until you answer, three times at most.',
    ja: 'このページが裏にあるとき、自分の番が来るとブラウザーが知らせます。「催促も」では、答えるまで5分ごとに、最大3回まで知らせます。',
  },
  noticeObstacles: {
    insecure: {
      en: 'Browsers show notifications only for pages that come by https, or from this computer itself.',
      ja: 'ブラウザーは、https のページか、このコンピューター自身のページでしか通知を出せません。',
    },
    absent: { en: 'This browser has no notifications for web pages.', ja: 'このブラウザーには、ウェブページの通知がありません。' },
    denied: {
      en: 'The browser does not allow notifications here. You can allow them in its settings for this site.',
      ja: 'ブラウザーがここでの通知を許可していません。ブラウザーのサイト設定で許可できます。',
    },
  },
  noticeTurn: { en: (game: string) => `Your turn · ${game}`, ja: (game: string) => `あなたの番です · ${game}` },
  noticeStill: { en: (game: string) => `Still your turn · ${game}`, ja: (game: string) => `まだあなたの番です · ${game}` },
} as const satisfies Catalogue;
