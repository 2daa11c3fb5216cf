"""The words in which the terminal tells Hit Z Road; those on the cards come from the game."""

from typing import Final

from lastfire import terms
from lastfire.engine.words import Name, fill
from lastfire.games.hit_z_road.rules.words.terms import GROUPS, TERMS

WORDS: Final[dict[str, Name]] = {
    **terms.TERMS,
    **TERMS,
    **GROUPS["phases"],
    **GROUPS["resources"],
    "over": terms.TERMS["the_end"],
    # Odds.
    "alive_p": Name("{chance} alive", "生存{chance}"),
    "lost_mean": Name("{lose} lost", "平均{lose}人を失う"),
    "join_mean": Name("{join} joining", "{join}人が加わる"),
    "path_asks": Name("-{n} {what}", "{what}-{n}"),
    "any_resource": Name("of any kind", "好きな資源"),
    "fight_odds": Name("win {chance}, {people} left", "勝率{chance} 残{people}人"),
    # The table.
    "round": Name("Round {round}/{rounds}", "ラウンド{round}/{rounds}"),
    "level": Name("Level {level}", "レベル{level}"),
    "leg": Name("Leg {leg}/{legs}", "第{leg}/{legs}行程"),
    "deck": Name("Deck", "山札"),
    "gone": Name("gone", "なし"),
    "skulls_n": Name("{n:skull|skulls}", "ドクロ{n}"),
    **{f"n_{name}": words for name, words in GROUPS["resources"].items()},
    "n_zombies": Name("zombies", "ゾンビ"),
    "n_skulls": Name("skulls", "ドクロ"),
    "vp_n": Name("{n} VP", "{n}点"),
    "nothing": Name("nothing", "なし"),
    "in_brackets": Name(" ({text})", "（{text}）"),
    "our_own": Name("(our own card)", "（本作独自のカード）"),
    "adr": Name("adr", "アドレ"),
    "saves": Name("save", "救助"),
    "kills": Name("kill", "撃破"),
    "bid": Name("bid", "入札"),
    "passed": Name("passed", "パス"),
    "cards": Name("cards", "枚"),
    "vp": Name("VP", "点"),
    "tokens": Name("tokens", "トークン"),
    "group": Name("player", "プレイヤー"),
    "armored": Name("armored car", "装甲車"),
    "stage": Name("Contaminated: {tiles}", "汚染地帯：{tiles}"),
    "tile": Name("+{size} on stage {stage}", "第{stage}区間に+{size}"),
    "car_keys": Name("car keys: {name}", "車の鍵：{name}"),
    # The fight.
    "volley_dice": TERMS["ranged_attack"],
    "melee_dice": TERMS["melee"],
    "crossing_dice": TERMS["drive_through"],
    "event_dice": Name("dice", "ダイス"),
    "red_note": Name("red dice are marked R", "Rは赤ダイス"),
    "rolled_n": Name("roll {n}", "{n}回目"),
    "enter": Name("Enter", "Enter"),
    # Asking.
    "set_take": Name("Take", "取る"),
    "set_pay": Name("Pay", "払う"),
    "set_shoot": TERMS["ranged_attack"],
    "set_spend": Name("Spend", "使う"),
    # Help.
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
    "nobody_left": Name("Nobody is left.", "誰も残りませんでした。"),
    "solo_score": Name("Score {total}: {rating}", "得点{total}：{rating}"),
    "s_legs": Name("earlier legs", "前の行程"),
    "s_total": Name("total", "合計"),
    "winner": Name("winner", "勝者"),
}


def say(key: str, lang: str, /, **values: object) -> str:
    """One of the words, filled with numbers and names."""
    return fill(WORDS[key].text(lang), values)
