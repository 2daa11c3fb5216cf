"""What the screen says of The Long Night beyond the words of the game."""

from typing import Final

from lastfire.engine.words import Name

NIGHT_WORDS: Final[dict[str, Name]] = {
    "m_code": Name("Code", "コード"),
    "despair_mark": Name("d{n}", "絶{n}"),
    "unruly_mark": Name(" ({n} unruly)", "（荒{n}）"),
    # The line of boards.
    "b_goal": Name("Goal {n}/3", "目標{n}/3"),
    "b_code": Name("Code", "コード"),
    "b_else": Name("else {specials}", "不成立で{specials}"),
    "b_vote": Name("met: a vote", "成立：投票"),
    "b_logs": Name("{n:more log|more logs}", "残り{n}枚"),
    "b_no_log": Name("no log left", "ログなし"),
    "b_stock": Name("Stock", "備蓄"),
    "b_empty": Name("empty", "なし"),
    "b_carried": Name("+{n}", "+{n}"),
    "b_plans": Name("Plans", "改良"),
    "b_finished": Name("✓{n}", "✓{n}"),
    "b_graves": Name("Graves {n}", "墓{n}"),
    "leads": Name("leads bandits", "首領"),
    # Dialogues.
    "not_offered": Name("That is not possible now.", "今はできません。"),
    "contain_up": Name(
        "Contain: {log} leaves the stack, and nothing comes.",
        "封じ込め：{log}は取り除かれ、何も現れません。",
    ),
    "contain_down": Name(
        "Let out: {specials}; for it, this round 3 fewer zombies are added at a location that the first "
        "player chooses.",
        "解き放つ：{specials}。代わりに、ファーストプレイヤーが選ぶロケーションに加わるゾンビがこのラウンド3体減ります。",
    ),
    "night_help": Name(
        "b            the boards of The Long Night; F7 Raxxon, F8 Hideout, F9 improvements, F10 graveyard\n"
        "D Q P K      (capital letters) put a die at Raxxon, calm, pill or ability, vote on the token",
        "b            ロングナイトのボード（F7 ラクソン、F8 隠れ家、F9 改良、F10 墓地）\n"
        "D Q P K      （大文字）ラクソンにダイスを置く、なだめる、錠剤やアビリティ、トークンの投票",
    ),
    "night_marks": Name(
        "The Long Night: C Claw, F Frostwalker, H Hydra, P Spewer, R Reaper, S Siren; x explosive trap, "
        "⊗ bandit, d despair, § side effect; in the code, a number in brackets lies there.",
        "ロングナイトの印：Cクロー、Fフロストウォーカー、Hヒドラ、Pスピューワー、Rリーパー、Sセイレーン。xは爆発トラップ、"
        "⊗は盗賊、絶は絶望、§は副作用。コードの[ ]は置かれた目。",
    ),
}
"""Beside those of every match."""
