"""What the screen of Dawn of the Zeds says beyond the words of the game: marks, short names, help."""

from typing import Final

from lastfire.engine.words import Name, fill
from lastfire.games.dawn_of_the_zeds.terminal.words import WORDS

CODES: Final = {
    "piazza": Name("Pi", "ピ"),
    "hernandez": Name("He", "ヘ"),
    "schmidt": Name("Sc", "シ"),
    "hunt": Name("Hu", "ハ"),
    "johnson": Name("Jo", "ジ"),
    "kingman": Name("Ki", "キ"),
    "pickles": Name("Pk", "ク"),
    "santana": Name("Sn", "サ"),
    "staub": Name("St", "ス"),
    "darling": Name("Da", "ダ"),
    "seaver": Name("Se", "医"),
    "agee": Name("Ag", "ア"),
    "wright": Name("Wr", "ラ"),
    "hauser": Name("Ha", "ウ"),
    "horatius": Name("Ho", "ホ"),
    "jones": Name("Xe", "ゼ"),
    "wilson": Name("Wi", "隠"),
    "furies": Name("Fu", "フ"),
    "salvation": Name("Sv", "救"),
    "veterans": Name("Ve", "退"),
    "fire_company": Name("Fc", "消"),
    "bauer": Name("Bb", "バ"),
    "riot_squad": Name("Rs", "機"),
    "courier": Name("Co", "新"),
    "wzed": Name("Wz", "放"),
    "rangers": Name("Ra", "レ"),
    "petras_angels": Name("An", "天"),
    "national_guard": Name("NG", "州"),
    "vip": Name("VI", "要"),
}
"""What is written on the map for units that there are one of."""
OF_KIND: Final = {
    "regular_civilians": Name("c", "民"),
    "special_civilians": Name("Rd", "警"),
    "villagers": Name("v", "村"),
    "raiders": Name("R", "R"),
    "spreader": Name("D", "D"),
    "regular_zeds": Name("Z", "Z"),
    "super_zeds": Name("S", "S"),
    "un_zeds": Name("U", "U"),
}
"""The same for those that differ in Strength alone."""
REFUGEES: Final = Name("r", "避")

_WORDS: Final[dict[str, Name]] = {
    **WORDS,
    "page": Name("{page}/{pages}", "{page}/{pages}"),
    "average_hits": Name("Hits on average: {hits}", "ヒットの平均：{hits}"),
    "rest": Name(" (c: all of it)", "（cで全文）"),
    "found": Name("Found: {text}", "検索：{text}"),
    "again": Name("Enter once more: this cannot be undone.", "もう一度Enter：取り消せません。"),
    "town": Name("Town", "町"),
    "camp": Name("Camp", "キャンプ"),
    "lab": Name("Lab", "研究室"),
    "more": Name("+{n}", "+{n}"),
    "can": Name("(now: {n:option|options})", "（今：{n}通り）"),
    "cannot": Name("(not now)", "（今はできません）"),
    "who_first": Name(
        "Choose who acts first; then this page says what that unit can do.",
        "先に行動するユニットを選ぶと、できることがここに表示されます。",
    ),
    "held_n": Name("held {n}", "保持{n}"),
    "deck_n": Name("deck {n}", "山{n}"),
    "fate_n": Name("fate {n}", "運命{n}"),
    "schemes_n": Name("Schemes {n}", "策謀{n}"),
    "actions_n": Name("Actions {n}", "アクション{n}"),
    "pa": Name(" + Player Action", "＋プレイヤー分1"),
    "unused": Name("{n:Action|Actions} unused", "未使用のアクション{n}"),
    "free_unused": Name("{n:free Action|free Actions} unused", "未使用の無料アクション{n}"),
    "gun": Name("Gunfire", "射撃"),
    "hits_on": Name("{n:Hit|Hits} on {who}", "{who}に{n}ヒット"),
    "we_win": Name("{unit} wins", "{unit}の勝ち"),
    "we_lose": Name("{unit} loses", "{unit}の負け"),
    "help": Name(
        "Left  Right  the groups of options        Up  Down  the options of a group\n"
        "Digits       the option of that number; two digits within a second\n"
        "/            find options by their words\n"
        "Enter        confirm the highlighted option; an entry with · instead of a number is not possible "
        "now: highlighted, it says why\n"
        "Mouse        a space or a unit highlights what can be done there, one option after the other, "
        "or says why nothing can; a second click on an option confirms it\n"
        "Esc          leave what was found; from what a unit does back to who acts\n"
        "p            highlight the option that does nothing more, if there is one\n"
        "r            the Actions, with their rules, and why something is not possible now\n"
        "Space  .     show at once; on to your next question\n"
        "u            undo, until something is rolled, drawn, or revealed\n"
        "s  o         save a copy, open a saved game\n"
        "n  c         the whole log; what is highlighted and the whole table in words, with the cards\n"
        "v  l  t      pace of the bots; 日本語 / English; night or day colours\n"
        "q            leave; the game is saved, lastfire resume continues it",
        "左右         選択肢のグループ        上下  グループ内の選択肢\n"
        "数字         その番号の選択肢（2桁は1秒以内に続けて入力）\n"
        "/            言葉で選択肢を探す\n"
        "Enter        選択中の項目を決定。番号の代わりに·が付くものは今はできない（選ぶと理由を表示）\n"
        "マウス       スペースやユニットを押すと、そこでできることが順に光る（できなければ理由を表示）。"
        "選択肢は2回押すと実行\n"
        "Esc          検索を終える。ユニットの行動の選択から、行動するユニットの選択に戻る\n"
        "p            何もしない選択肢があれば選ぶ\n"
        "r            アクションとそのルール、今できない理由\n"
        "スペース .   すぐに表示。次の自分の番まで進める\n"
        "u            取り消す（ダイスや公開の前まで）\n"
        "s  o         控えを保存、保存したゲームを開く\n"
        "n  c         ログ全体、選択中の項目とテーブル全体の文章（カードも）\n"
        "v  l  t      ボットの速さ、English / 日本語、夜と昼の配色\n"
        "q            離れる。ゲームは自動で保存され、lastfire resume で続けられる",
    ),
    "help_marks": Name(
        "On the map each track runs from its Town space (0T) to its Start space (St). Behind the number: v "
        "Village, * named space, ? Catacombs. ~2 is Chaos with 2 markers, # Barricade, % Strongpoint, ^ "
        "Minefield, ! No Entry, / Collapsed Bridge, = Ferry. Z6 is a Zeds unit with Strength 6, z on its "
        "reduced side; S Super Zeds, D Disease Spreader, U Un-Zeds, R Raiders; c3 Regular Civilians, v "
        "Villagers, r Refugees. Heroes and other units have two letters, such as {codes}. Each ' is a Hit, "
        "d is Defiant, x comatose, … more of these than there is room for; + a marker, "
        "such as {marker}. Below a track: ▸ it is still to be activated, and how "
        "likely it is activated next, ! where Town Center may fall then.",
        "地図では、各トラックが市街スペース（0T）からスタートスペース（St）へ延びる。番号の後のvは村、*は名前のあるスペース、"
        "?はカタコンベ。~2は混沌マーカー2個、#はバリケード、%は拠点、^は地雷原、!は立入禁止、/は橋の崩落、=は渡し船。"
        "Z6は戦力6のゼッズ（zは弱体面）、Sはスーパーゼッズ、Dは感染源、Uは生ける手先、Rは略奪者。民3は一般市民、村は村人、"
        "避は避難民。ヒーローなどは1文字（{codes}など）。'はヒット1つ、dは退去拒否、xは昏睡、…は書ききれない印。+は{marker}などのマーカー。"
        "トラック名の下の▸は、これから活性化すること。%は次に活性化する見込み、!はそのときタウンセンターが陥落しうること。",
    ),
}


def tell(key: str, lang: str, /, **values: object) -> str:
    """One of the words, filled with numbers and names."""
    return fill(_WORDS[key].text(lang), values)
