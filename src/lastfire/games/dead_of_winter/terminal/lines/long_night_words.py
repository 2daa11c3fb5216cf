"""The words in which the terminal tells The Long Night; those on the cards come from the game."""

from typing import Final

from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.words.terms import TERMS

NIGHT_WORDS: Final[dict[str, Name]] = {
    # Locations and survivors.
    "bandits_n": Name("{n:bandit|bandits}", "盗賊{n}人"),
    "walled": Name("barricaded survivor spaces", "生存者スペースはバリケードで塞がれている"),
    "traps_n": Name("{n:explosive trap|explosive traps}", "爆発トラップ{n}個"),
    "special_n": Name("{n} {special}", "{special}{n}体"),
    "among_them": Name("among them {specials}", "うち{specials}"),
    "despair_n": Name("{n:despair token|despair tokens}", "絶望トークン{n}個"),
    "unruly_n": TERMS["unruly"],
    "side_effect_is": Name("side effect {name}", "副作用「{name}」"),
    "traps_at": Name("  explosive traps at entrances: {gates}", "  爆発トラップのある入口：{gates}"),
    "trap_at": Name("{gate}: {n}", "{gate}：{n}個"),
    "g_code": Name("The code at Raxxon", "ラクソンのコード"),
    # Raxxon.
    "raxxon": Name("Raxxon", "ラクソン"),
    "log_is": Name(
        "{name}: code {code}. If it is released: {specials}. {left:log|logs} under it.",
        "{name}：コードは{code}。解き放たれると{specials}。その下にあと{left}枚。",
    ),
    "no_log": Name("No experiment is left.", "実験カードは残っていない。"),
    "contained_n": Name("{n} contained.", "封じ込め{n}件。"),
    "dice_there": Name("Dice there: {dice}.", "置かれたダイス：{dice}。"),
    "dice_of": Name("{seat} {dice}", "{seat} {dice}"),
    "fits_code": TERMS["fits_code"],
    "code_met": Name("The code is met.", "コードがそろっている。"),
    "code_missing": Name("Still missing: {faces}.", "あと必要な目：{faces}。"),
    "encounter": Name("After an attack on a {special}, roll a die:", "{special}を攻撃した後に振るダイス："),
    "encounter_line": Name("{faces}: {text}", "{faces}：{text}"),
    "spared": Name(
        "This round, {n} fewer zombies are added at {place}.",
        "このラウンドは、{place}に加わるゾンビが{n}体少なくなる。",
    ),
    "bears": Name("{survivor}: {name}: {text}", "{survivor}：{name}：{text}"),
    # Bandits.
    "stockpile": Name("Stockpile", "備蓄"),
    "supply_bandits": Name("{n:bandit|bandits} can still come", "あと{n}人の盗賊が現れうる"),
    "strip_is": Name("Bandits of this crisis: {places}.", "この危機の盗賊：{places}。"),
    "no_strip": Name(
        "This crisis has no bandit strip: a die picks the locations.",
        "この危機に盗賊欄はない。ロケーションはダイスで決める。",
    ),
    "leader_is": TERMS["bandit_leader"],
    "leader_took": Name("A card was taken this round.", "このラウンドは取得済み。"),
    "search_table": Name("A search of the Hideout", "盗賊の隠れ家の探索"),
    "attack_table": Name("An attack on the Hideout", "盗賊の隠れ家への攻撃"),
    # Improvements.
    "improvements": Name("Improvements", "改良"),
    "plan_is": Name("{name} ({tokens} of {needed}): {text}", "{name}（{tokens}/{needed}）：{text}"),
    "finished_is": Name("{name} (finished): {text}", "{name}（完成）：{text}"),
    "plan_supply": Name(
        "{supply:token|tokens} in the supply, {deck:improvement|improvements} still to come.",
        "置き場の前進トークン{supply}個、改良デッキ{deck}枚。",
    ),
    # The rest.
    "graveyard": Name("Graveyard", "墓地"),
    "scenario": Name("Scenario", "シナリオ"),
    "scenario_goal": Name("goal {n} of 3: {name}", "3つの目標の{n}つ目：{name}"),
    "locked": Name("Still locked", "まだ使えないもの"),
    "aside": Name("Laid aside until they join", "加わるまで脇に置かれている"),
    # The colony phase to come.
    "night_scavenge": Name("+{n:card|cards} in the stockpile", "備蓄+{n}枚"),
    "night_released": Name("the code is not met: {specials}", "コードがそろっていない：{specials}"),
    "night_vote": Name("the code is met: a vote", "コードがそろっている：投票"),
    # Odds.
    "meets": Name("encounter {lines}", "遭遇{lines}"),
    "met_line": Name("{faces}: {what}", "{faces}：{what}"),
    "met_death": Name("killed", "死亡"),
    "killed_in_all": Name("killed {chance}", "死亡{chance}"),
    # Kinds of cards.
    "k_improvements": Name("Improvements", "改良"),
    "k_experiments": Name("Experiments", "実験カード"),
    "k_specials": Name("Special zombies", "特殊ゾンビ"),
    "k_side_effects": TERMS["side_effects"],
    "k_hideout": TERMS["hideout"],
    "count_kinds": Name("{kind} ({count})", "{kind}（{count}種）"),
    "plan_needs": Name("{n:token|tokens}", "トークン{n}個"),
    "log_says": Name("code {code}; {specials}", "コード{code}、{specials}"),
    "figures": Name("{n:standee|standees}", "スタンド{n}個"),
    "effect_good": Name("good", "良い効果"),
    "effect_bad": Name("bad", "悪い効果"),
    "strip": Name("Bandits: {places}.", "盗賊：{places}。"),
}
"""Beside those of every match."""
