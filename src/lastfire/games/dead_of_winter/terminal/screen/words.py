"""What the screen of Dead of Winter says beyond the words of the game."""

from typing import Final

from lastfire import terms
from lastfire.engine.words import Name, fill
from lastfire.games.dead_of_winter.rules.words.terms import GROUPS, TERMS
from lastfire.games.dead_of_winter.terminal.screen.long_night_words import NIGHT_WORDS

_WORDS: Final[dict[str, Name]] = {
    **terms.TERMS,
    **TERMS,
    **NIGHT_WORDS,
    # The rims.
    "round": Name("Round {now}/{rounds}", "ラウンド{now}/{rounds}"),
    "starvation": Name("Starvation", "飢餓"),
    "helpless_now": Name("Helpless", "無力"),
    "decks": Name(
        "crossroads {crossroads}  survivors {survivors}", "クロスロード{crossroads}  生存者{survivors}"
    ),
    # The colony phase to come.
    "night": Name("Colony", "コロニー"),
    "n_food": Name("food -{n}", "食料-{n}"),
    "n_hunger": Name("food -{n}: short, morale -{loss}", "食料-{n}：不足、士気-{loss}"),
    "n_waste": Name("waste: morale -{n}", "廃物：士気-{n}"),
    "n_lacks": Name("crisis: {n} more", "危機：あと{n}"),
    "n_least": Name("crisis: {n} or more", "危機：あと{n}以上"),
    "n_if": Name("crisis: enough if all help", "危機：すべて有効なら回避"),
    "n_safe": Name("crisis: prevented", "危機：回避"),
    "n_overruns": Name("overruns {n}", "突破{n}"),
    "n_coming": Name("+{n}", "+{n}"),
    # Cards in the middle.
    "no_crisis": Name("none", "なし"),
    "given": Name("{given}/{needed} added", "供出{given}/{needed}"),
    "stock": Name("added: {items}", "加えた：{items}"),
    "samples": Name("samples {n}", "検体{n}"),
    # Locations and survivors.
    "deck": Name("deck {n}", "山{n}"),
    "wounds_n": Name("w{n}", "負{n}"),
    "frost_n": Name("f{n}", "凍{n}"),
    "more": Name("+{n}", "他{n}"),
    "helpless_n": Name("{n} helpless", "無力{n}人"),
    "hand_n": Name("hand {n}", "手札{n}"),
    "first": Name("first", "1番"),
    "secret": Name("Secret", "秘密"),
    "betrayal": Name("Betrayal", "裏切り"),
    "exile_card": Name("Exiled", "追放者"),
    "secret_none": Name("not shown here", "ここでは見えない"),
    "watching": Name("Your crossroads", "クロスロード"),
    "yawn_hint": Name("y when it happens", "起きたらy"),
    # Crossroads.
    "tie_rule": Name("The first player breaks a tie.", "同数ならファーストプレイヤーが決めます。"),
    "choices_vote": Name("Decided by vote: up for 1, down for 2.", "投票で決めます：賛成は1、反対は2。"),
    "ballots": Name("Votes in", "投票"),
    # Options.
    "m_fight": Name("Act", "行動"),
    "m_search": GROUPS["verbs"]["search"],
    "m_move": GROUPS["verbs"]["move"],
    "m_ability": GROUPS["verbs"]["ability"],
    "m_play": GROUPS["verbs"]["play"],
    "m_crisis": TERMS["crisis"],
    "m_objective": TERMS["objective"],
    "m_dice": Name("Dice", "ダイス"),
    "m_people": Name("Others", "ほかの人"),
    "m_end": Name("End", "終了"),
    "needs": Name("needs a die of {n} or higher", "{n}以上の目のダイスが必要"),
    "exposure": Name(
        "each roll: wound {wound}, frostbite {frost}, bitten {bitten}; killed {death}",
        "ダメージ判定1回：負傷{wound}、凍傷{frost}、咬傷{bitten}。死亡{death}",
    ),
    "rolls": Name("exposure x{n}", "ダメージ判定{n}回"),
    "die": Name("{n}+", "{n}+"),
    "risk": Name("†{chance}", "†{chance}"),
    "tonight": Name("☾{chance}", "☾{chance}"),
    "backs": Name("backs: {backs}", "裏面：{backs}"),
    "found": Name("Found: {text}", "検索：{text}"),
    "page": Name("{page}/{pages}", "{page}/{pages}"),
    "again": Name("Enter once more: this cannot be undone.", "もう一度Enter：取り消せません。"),
    # Rules.
    "rules_title": Name("Actions of a turn", "手番のアクション"),
    "can": Name("(now: {n:option|options})", "（今：{n}通り）"),
    "cannot": Name("(not now)", "（今はできません）"),
    "refused": Name("Not now: {what}. {rule} [{id}]", "今はできません：{what}。{rule}［{id}］"),
    "help": Name(
        "Left  Right  the groups of options        Up  Down  the options of a group\n"
        "Digits       the option of that number; two digits within a second\n"
        "/            find options by their words\n"
        "Enter        confirm the highlighted option; an entry with · instead of a number is not possible "
        "now: highlighted, it says why\n"
        "Mouse        a location or a survivor highlights what can be done there, or says why nothing "
        "can; a second click on an option confirms it\n"
        "p            highlight the option that does nothing more\n"
        "r            the actions of a turn, with their rules\n"
        "y            somebody yawned, if that is your trigger\n"
        "Space  .     show at once; on to your next question\n"
        "u            undo, until something is rolled, drawn, or revealed\n"
        "s  o         save a copy, open a saved game\n"
        "n  c         the whole log; all face-up cards with their text\n"
        "v  l  t      pace of the bots; 日本語 / English; night or day colours\n"
        "q            leave; the game is saved, lastfire resume continues it",
        "左右         選択肢のグループ        上下  グループ内の選択肢\n"
        "数字         その番号の選択肢（2桁は1秒以内に続けて入力）\n"
        "/            言葉で選択肢を探す\n"
        "Enter        選択中の項目を決定。番号の代わりに·が付くものは今はできない（選ぶと理由を表示）\n"
        "マウス       ロケーションや生存者を押すと、そこでできることが光る（できなければ理由を表示）。"
        "選択肢は2回押すと実行\n"
        "p            何もしない選択肢を選ぶ\n"
        "r            手番のアクションとそのルール\n"
        "y            あくびを見た（それが発動条件のとき）\n"
        "スペース .   すぐに表示。次の自分の番まで進める\n"
        "u            取り消す（ダイスや公開の前まで）\n"
        "s  o         控えを保存、保存したゲームを開く\n"
        "n  c         ログ全体、場のカードと文章\n"
        "v  l  t      ボットの速さ、English / 日本語、夜と昼の配色\n"
        "q            離れる。ゲームは自動で保存され、lastfire resume で続けられる",
    ),
    "help_marks": Name(
        "On the table: Z zombie, # barricade, · free space; a number in front is the entrance. "
        "* group leader, w wounds, f frostbite, ' has moved, ○ room for a survivor. ◈ first player, ✦ "
        "has drawn "
        "the crossroads card. † chance that somebody is killed; +1 helps to prevent the crisis, -1 "
        "counts against. ♪ noise, "
        "▤ cards in the deck, ☾ zombies to be added in the colony phase on average, ! overruns among "
        "them; behind an option, "
        "☾ is the chance of one. Dice: unused ones, then a dot for each used one.",
        "テーブルの印：Zはゾンビ、#はバリケード、·は空き、その前の数字は入口。*はグループリーダー、負は負傷、凍は凍傷、"
        "'は移動済み、○は生存者の空き。◈はファーストプレイヤー、✦はクロスロードカードを引いた人。†は誰かが死亡する確率。+1は危機の回避に有効、-1は逆効果。♪は騒音、▤は探索デッキの枚数、☾はコロニーフェイズに加わるゾンビの平均、!はそのうち突破の数。選択肢の☾は1体加わる確率。"
        "ダイスは未使用の目、点は使用済み。",
    ),
}


def tell(key: str, lang: str, /, **values: object) -> str:
    """One of the words, filled with numbers and names."""
    return fill(_WORDS[key].text(lang), values)
