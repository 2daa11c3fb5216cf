"""The words of the terminal, in both languages. The words of a game come from the game."""

from typing import Any, Final

from lastfire.engine.words import Name, fill
from lastfire.terms import GROUPS, TERMS

WORDS: Final[dict[str, Name]] = {
    **TERMS,
    **GROUPS["paces"],
    # Who sits where.
    "player_n": Name("Player {n}", "プレイヤー{n}"),
    "bot_1": Name("Mika", "ミカ"),
    "bot_2": Name("Rook", "ルーク"),
    "bot_3": Name("Ines", "イネス"),
    "bot_4": Name("Yuto", "ユウト"),
    "bot_5": Name("Sam", "サム"),
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
    "go_on_changed": Name("Go on under the rules of now? y: yes.", "今のルールで続けますか？　y：続ける。"),
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
    # Keys.
    "k_save": Name("save", "保存"),
    "k_load": Name("open", "開く"),
    "k_lang": Name("日本語", "English"),
    "k_cards": Name("cards", "カード"),
    "k_boards": Name("boards", "ボード"),
    "no_boards": Name("Nothing lies there.", "そこには何もありません。"),
    "k_pause": Name("pause", "停止"),
    "k_find": Name("find", "検索"),
    "k_aside": Name("yawn", "あくび"),
    "k_help": Name("help", "ヘルプ"),
    "k_quit": Name("quit", "終了"),
    "k_skip": Name("skip", "進める"),
    "pace_now": Name("Pace of the bots: {pace}.", "ボットの速さ：{pace}"),
    "k_pace": Name("{pace}", "{pace}"),
    "k_theme": Name("colours", "配色"),
    "no_cards": Name("nothing", "なし"),
    # Asking.
    "waiting": Name("{name} is thinking ...", "{name}が考えています…"),
    # Dialogues.
    "ask_save": Name("Save the game to", "保存先"),
    "ask_load": Name("Open a saved game", "開くファイル"),
    "ask_over": Name("{file} exists. Replace it?", "{file}はすでにあります。置き換えますか？"),
    "ask_find": Name("Words of an option", "選択肢の言葉"),
    "pass_none": Name("You cannot pass here.", "ここではパスできません。"),
    "pass_none_back": Name(
        "You cannot pass here. Esc goes back.",
        "ここではパスできません。Escで前の質問に戻ります。",
    ),
    "find_none": Name("No option says {text}.", "「{text}」という選択肢はありません。"),
    "find_again": Name(
        "No option says {text}; Enter once more takes the highlighted one.",
        "「{text}」という選択肢はありません。もう一度Enterで、選択中のものに決定。",
    ),
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
        "This window has {w} x {h} characters. The table needs 80 x 24. With --plain, it is told in lines of "
        "text of any width: press q, and add --plain to lastfire resume.",
        "この画面は{w}×{h}文字です。テーブルには80×24文字が必要です。"
        "--plainを付ければ、どんな幅でも文章で遊べます。qを押し、lastfire resumeに--plainを付けてください。",
    ),
    "help_title": Name("How to play with the keyboard", "キーの使い方"),
    # The end.
    "result": Name("How it ended", "結果"),
    "after_end": Name(
        "Enter: look at the table   s: save   q: quit", "Enter：テーブルを見る　s：保存　q：終了"
    ),
    "see_result": Name("Press Enter to see how it ended.", "Enterを押すと結果が表示されます。"),
}


def say(key: str, lang: str, /, **values: Any) -> str:
    """One of the words, filled with numbers and names."""
    return fill(WORDS[key].text(lang), values)
