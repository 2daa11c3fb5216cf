"""The words of the terminal, in both languages. The words of a game come from the game."""

from typing import Any, Final

from lastfire.engine.words import Name, fill

WORDS: Final[dict[str, Name]] = {
    # Who sits where.
    "player_n": Name("Player {n}", "プレイヤー{n}"),
    "bot_1": Name("Mika", "ミカ"),
    "bot_2": Name("Rook", "ルーク"),
    "bot_3": Name("Ines", "イネス"),
    "bot_4": Name("Yuto", "ユウト"),
    "bot_5": Name("Sam", "サム"),
    "random": Name("random", "ランダム"),
    "heuristic": Name("heuristic", "定石型"),
    "search": Name("search", "先読み型"),
    # Odds.
    "alive_p": Name("{chance} alive", "生存{chance}"),
    "lost_mean": Name("{lose} lost", "平均{lose}人を失う"),
    "join_mean": Name("{join} joining", "{join}人が加わる"),
    "path_brings": Name("+{n} {what}", "{what}+{n}"),
    "path_asks": Name("-{n} {what}", "{what}-{n}"),
    "any_resource": Name("of any kind", "好きな資源"),
    "or_life": Name(" or a survivor", "か生存者1人"),
    "or_lives": Name(" or a survivor each", "か1個につき生存者1人"),
    "or_token": Name(" or {token}", "か{token}"),
    "path_uses": Name("uses {token}", "{token}を使う"),
    "unharmed_p": Name("{chance} unharmed", "無傷{chance}"),
    "unknown_n": Name("{n} face down", "裏向き{n}枚"),
    "fight_odds": Name("win {chance}, {people} left", "勝率{chance} 残{people}人"),
    # Plain mode.
    "plain_hello": Name(
        "{title}, {seats:seat|seats}, seed {seed}. Type a number and Enter; ? for help.",
        "{title}、{seats}席、シード{seed}。番号を入力してEnter。?でヘルプ。",
    ),
    "plain_loaded": Name(
        "{title}, {seats:seat|seats}, loaded. Type a number and Enter; ? for help.",
        "{title}、{seats}席、読み込み済み。番号を入力してEnter。?でヘルプ。",
    ),
    "plain_help": Name(
        "A number chooses the row. Rows with amounts take them behind it, such as: 1 2 0 3. "
        "v: the table. w: why something is not among the rows. u: undo. s FILE: save a copy. l: language. "
        "q: save and leave.",
        "番号で行を選びます。量のある行は、その後に量を続けます（例：1 2 0 3）。"
        "v：テーブルの様子。w：行にないものの理由。u：取り消す。s ファイル名：控えを保存。l：言語。"
        "q：保存して離れる。",
    ),
    "plain_help_aside": Name(
        "y: do what your crossroads card allows on another player's turn.",
        "y：ほかのプレイヤーの手番に、自分のクロスロードカードでできることを行う。",
    ),
    "aside_offer": Name(
        "{action}: y and Enter does this now; Enter alone skips it.",
        "「{action}」：yとEnterで今行います。Enterだけなら見送ります。",
    ),
    "aside_pause": Name(
        "{name}'s turn: Enter continues; y and Enter if a crossroads card lets somebody act now.",
        "{name}の手番：Enterで続けます。クロスロードカードで今行動する人がいれば、yとEnterを押してください。",
    ),
    "aside_wait": Name(
        "{action}: y does this now, Enter continues.", "「{action}」：yで今行います。Enterで続けます。"
    ),
    "aside_none": Name("No crossroads card can be used now.", "今使えるクロスロードカードはありません。"),
    "plain_wrong": Name(
        "{text} is not one of the rows. ? for help.",
        "「{text}」という行はありません。?でヘルプを表示します。",
    ),
    "plain_why_none": Name(
        "Only the rows shown can be chosen here.", "ここで選べるのは表示された行だけです。"
    ),
    "plain_amounts": Name(
        "type {number} and {fields}, such as: {example}", "{number}に続けて{fields}（例：{example}）"
    ),
    "plain_mixes": Name(
        "type {fields}, such as: {example}; Enter alone pays that",
        "{fields}の順に入力（例：{example}）。Enterだけならその通りにします",
    ),
    "plain_ended": Name("The input ended before the game.", "ゲームの途中で入力が終わりました。"),
    "plain_left": Name("You left the game.", "ゲームを離れました。"),
    "plain_leave": Name(
        "Leave the game? s: save and leave. x: leave without saving. Enter: stay.",
        "ゲームを離れますか？　s：保存して離れる。x：保存せずに離れる。Enter：続ける。",
    ),
    "plain_over": Name(
        "{file} exists. Type s! {file} to replace it.", "{file}はすでにあります。置き換えるには s! {file}"
    ),
    "plain_no_japanese": Name("This output cannot show Japanese.", "この出力は日本語を表示できません。"),
    "kept": Name(
        "The game is saved as {name}. lastfire resume {name} continues it.",
        "ゲームは{name}として保存されています。続けるには lastfire resume {name}",
    ),
    "saved": Name("Saved to {file}.", "{file}に保存しました。"),
    "loaded": Name("Loaded {file}.", "{file}を読み込みました。"),
    "not_saved": Name("Not saved: {error}", "保存できません：{error}"),
    "not_loaded": Name("Not loaded: {error}", "読み込めません：{error}"),
    "undone": Name("Undone.", "取り消しました。"),
    "undo_none": Name("Nothing to undo.", "取り消せる手がありません。"),
    "undo_others": Name(
        "{name} has acted since. This cannot be undone.",
        "その後に{name}が行動しました。これは取り消せません。",
    ),
    # The games that are kept.
    "saves_name": Name("name", "名前"),
    "saves_game": Name("game", "ゲーム"),
    "saves_players": Name("players", "プレイヤー"),
    "saves_round": Name("round", "ラウンド"),
    "saves_when": Name("last played", "最後に遊んだ日時"),
    "saves_turn": Name("turn", "手番"),
    "saves_over": Name("finished", "終了"),
    "saves_bots": Name("{bots:bot|bots}", "ボット{bots}"),
    "saves_problem": Name("cannot be loaded: {problem}", "読み込めません：{problem}"),
    "saves_none": Name(
        "No games are saved yet. Every game played here is saved automatically in {folder}.",
        "保存されたゲームはまだありません。ここで遊ぶゲームは自動的に{folder}に保存されます。",
    ),
    "saves_folder": Name(
        "They are kept in {folder}. lastfire resume NAME continues one.",
        "保存先は{folder}です。lastfire resume 名前 で続きを遊べます。",
    ),
    # The rules of a game.
    "rules_counted": Name(
        "{total:rule|rules}; {code} without code", "ルール{total}件。コードのないもの{code}件"
    ),
    "rules_untested": Name(", {count} without a test", "、テストのないもの{count}件"),
    # The options of a game.
    "options_of": Name(
        "The options of {title}. Give one as --option NAME=VALUE; --option may be repeated.",
        "{title}のオプションです。「--option 名前=値」で指定します。--optionは何度でも使えます。",
    ),
    "option_default": Name("Default: {value}", "既定値：{value}"),
    "options_example": Name("For example: {example}", "例：{example}"),
    # The table.
    "round": Name("Round {round}/{rounds}", "ラウンド{round}/{rounds}"),
    "level": Name("Level {level}", "レベル{level}"),
    "leg": Name("Leg {leg}/{legs}", "第{leg}/{legs}行程"),
    "planning": Name("Planning", "計画"),
    "auction": Name("Auction", "競り"),
    "payment": Name("Payment", "支払い"),
    "encounter": Name("Encounter", "遭遇"),
    "over": Name("The end", "終了"),
    "deck": Name("Deck", "山札"),
    "path": Name("Path {path}", "道{path}"),
    "key": Name("key +{key}", "鍵+{key}"),
    "face_down": Name("face down", "裏向き"),
    "gone": Name("gone", "なし"),
    "zombies_n": Name("{n:zombie|zombies}", "ゾンビ{n}"),
    "skulls_n": Name("{n:skull|skulls}", "ドクロ{n}"),
    "vp_n": Name("{n} VP", "{n}点"),
    "nothing": Name("nothing", "なし"),
    "in_brackets": Name(" ({text})", "（{text}）"),
    "our_own": Name("(our own card)", "（本作独自のカード）"),
    "ammo": Name("ammo", "弾薬"),
    "gas": Name("gas", "ガソリン"),
    "adrenaline": Name("adrenaline", "アドレナリン"),
    "adr": Name("adr", "アドレ"),
    "survivors": Name("survivors", "生存者"),
    "people": Name("survivors", "生存者"),
    "saves": Name("save", "救助"),
    "kills": Name("kill", "撃破"),
    "bid": Name("bid", "入札"),
    "passed": Name("passed", "パス"),
    "cards": Name("cards", "枚"),
    "vp": Name("VP", "点"),
    "tokens": Name("tokens", "トークン"),
    "group": Name("player", "プレイヤー"),
    "out": Name("eliminated", "脱落"),
    "bot": Name("bot", "ボット"),
    "track": Name("Bid", "入札"),
    "armored": Name("armored car", "装甲車"),
    "stage": Name("Contaminated: {tiles}", "汚染地帯：{tiles}"),
    "tile": Name("+{size} on stage {stage}", "第{stage}区間に+{size}"),
    "car_keys": Name("car keys: {name}", "車の鍵：{name}"),
    # The fight.
    "against": Name("{name} fights {zombies:zombie|zombies}", "{name}とゾンビ{zombies}体の戦闘"),
    "zombies_left": Name("zombies", "ゾンビ"),
    "people_left": Name("survivors", "生存者"),
    "volley_dice": Name("ranged attack", "射撃"),
    "melee_dice": Name("melee", "白兵戦"),
    "event_dice": Name("dice", "ダイス"),
    "crossing_dice": Name("driving through", "突っ切る"),
    "red_note": Name("red dice are marked R", "Rは赤ダイス"),
    "rolled_n": Name("roll {n}", "{n}回目"),
    # Asking.
    "waiting": Name("{name} is thinking ...", "{name}が考えています…"),
    "enter": Name("Enter", "Enter"),
    "confirm": Name("Pay", "払う"),
    "set_take": Name("Take", "取る"),
    "set_pay": Name("Pay", "払う"),
    "set_shoot": Name("Ranged attack", "射撃"),
    "set_spend": Name("Spend", "使う"),
    # Keys.
    "k_undo": Name("undo", "取り消す"),
    "k_save": Name("save", "保存"),
    "k_load": Name("open", "開く"),
    "k_lang": Name("日本語", "English"),
    "k_log": Name("log", "ログ"),
    "k_cards": Name("cards", "カード"),
    "k_pause": Name("pause", "停止"),
    "k_find": Name("find", "検索"),
    "k_rules": Name("rules", "ルール"),
    "k_aside": Name("yawn", "あくび"),
    "k_help": Name("help", "ヘルプ"),
    "k_quit": Name("quit", "終了"),
    "k_skip": Name("skip", "進める"),
    "k_pace": Name("{pace}", "{pace}"),
    "k_theme": Name("colours", "配色"),
    "calm": Name("calm", "ゆっくり"),
    "normal": Name("normal", "普通"),
    "quick": Name("quick", "速い"),
    "off": Name("no pace", "一瞬"),
    # Dialogues.
    "ask_save": Name("Save the game to", "保存先"),
    "ask_load": Name("Open a saved game", "開くファイル"),
    "ask_over": Name("{file} exists. Replace it?", "{file}はすでにあります。置き換えますか？"),
    "ask_find": Name("Words of an option", "選択肢の言葉"),
    "find_none": Name("No option says {text}.", "「{text}」という選択肢はありません。"),
    "ask_aside": Name("Who saw it?", "見たのは誰ですか？"),
    "ask_quit": Name("Leave the game?", "ゲームを離れますか？"),
    "yes_save": Name("Save and leave", "保存して離れる"),
    "yes_quit": Name("Leave without saving", "保存せずに離れる"),
    "no_stay": Name("Stay", "続ける"),
    "yes": Name("Replace", "置き換える"),
    "no": Name("Cancel", "やめる"),
    "ok": Name("OK", "OK"),
    "close": Name("Esc or Enter closes this.", "EscかEnterで閉じます。"),
    "hand_over": Name("The keyboard goes to {name}.", "{name}の番です。"),
    "hand_over_hint": Name(
        "{name}, press Enter when you sit here.", "{name}さん、席に着いたらEnterを押してください。"
    ),
    "too_small": Name(
        "This window has {w} x {h} characters. The table needs 80 x 24.",
        "この画面は{w}×{h}文字です。テーブルには80×24文字が必要です。",
    ),
    "help_title": Name("How to play with the keyboard", "キーの使い方"),
    "help": Name(
        "Arrows       choose; in a number: up and down change it\n"
        "Digits       choose by the number in front; 0 is 10\n"
        "+  -         more, less\n"
        "Enter        confirm the highlighted option\n"
        "Mouse        a click chooses, a second click does it\n"
        "Space  .     show at once; on to your next question\n"
        "u            undo, until dice are rolled or another player acts\n"
        "s  o         save a copy, open a saved game\n"
        "n            the whole log\n"
        "c            the text of the cards in play\n"
        "v            pace of the bots: calm, normal, quick, off\n"
        "l            日本語 / English\n"
        "t            night or day colours\n"
        "q            leave; the game is saved, lastfire resume continues it",
        "矢印         選ぶ。数字の上では上下で増減\n"
        "数字         頭の番号で選ぶ。0は10\n"
        "+  -         増やす、減らす\n"
        "Enter        選択中の項目を決定\n"
        "マウス       1回で選び、もう1回で実行\n"
        "スペース .   すぐに表示。次の自分の番まで進める\n"
        "u            取り消す（ダイスを振るか、ほかの人が行動する前まで）\n"
        "s  o         控えを保存、保存したゲームを開く\n"
        "n            ログ全体\n"
        "c            場のカードの文章\n"
        "v            ボットの速さ\n"
        "l            English / 日本語\n"
        "t            夜と昼の配色\n"
        "q            離れる。ゲームは自動で保存され、lastfire resume で続けられる",
    ),
    "help_marks": Name(
        "On the table: {skull} is the strength of a horde (red dice). * behind a number: this player alone "
        "has the most and would get that epilogue card. - behind a bid: passed. Odds: alive, and survivors "
        "lost on average, in a melee with adrenaline saving survivors first.",
        "テーブルの印：{skull}は大群の強さ（赤ダイス）。数字の後の*は、単独最多でそのエピローグカードを得ること。"
        "入札の後の-はパス。確率は、白兵戦を行い、アドレナリンをまず救助に使う場合の、生存の確率と平均の損失です。",
    ),
    # The end.
    "result": Name("How it ended", "結果"),
    "won_by": Name("{names} wins.", "{names}の勝ちです。"),
    "won_shared": Name("{names} win together.", "{names}が勝利を分け合います。"),
    "won_nobody": Name("Nobody is left. Nobody wins.", "誰も残りませんでした。勝者はいません。"),
    "reason_survivor": Name("The last player with survivors.", "最後まで生存者を残しました。"),
    "reason_points": Name("The most victory points.", "勝利点が最多でした。"),
    "solo_score": Name("Score {total}: {rating}", "得点{total}：{rating}"),
    "solo_lost": Name("You lost your last survivor.", "最後の生存者を失いました。"),
    "s_cards": Name("cards", "カード"),
    "s_maps": Name("maps", "地図"),
    "s_epilogue": Name("epilogue", "エピローグ"),
    "s_sets": Name("sets", "組"),
    "s_journey": Name("journey", "旅"),
    "s_legs": Name("earlier legs", "前の行程"),
    "s_total": Name("total", "合計"),
    "winner": Name("winner", "勝者"),
    "after_end": Name(
        "Enter: look at the table   s: save   q: quit", "Enter：テーブルを見る　s：保存　q：終了"
    ),
    "game_over": Name("The game is over.", "ゲームは終了しました。"),
    "see_result": Name("Press Enter to see how it ended.", "Enterを押すと結果が表示されます。"),
}


def say(key: str, lang: str, /, **values: Any) -> str:
    """One of the words, filled with numbers and names."""
    return fill(WORDS[key].text(lang), values)
