"""The nouns of Dawn of the Zeds, and the vocabulary that all its words are entered in."""

from collections.abc import Mapping
from typing import Any, Final

from lastfire.engine.step import Vocabulary
from lastfire.engine.words import Name, Noun
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import SPACES, TRACKS
from lastfire.games.dawn_of_the_zeds.rules.decks.names import (
    EVENTS,
    FATES,
    RESEARCH,
    SCHEMES,
    WEAPON_COMPONENTS,
)
from lastfire.games.dawn_of_the_zeds.rules.sources import MARKERS
from lastfire.games.dawn_of_the_zeds.rules.units.names import SAID_UNITS, UNIT_NAMES

# Terrain, as the reason of a shift. [DOZ-COMBAT-10]
NAMED_TERRAIN: Final = 0
VILLAGE_TERRAIN: Final = 1
TOWN_TERRAIN: Final = 2
CENTER_TERRAIN: Final = 3
BARRICADE_TERRAIN: Final = 4
STRONGPOINT_TERRAIN: Final = 5
TERRAIN: Final = (
    Noun("named", Name("named space", "名前のあるスペース")),
    Noun("village", Name("Village", "村")),
    Noun("town", Name("Town space", "市街スペース")),
    Noun("town_center", Name("Town Center", "タウンセンター")),
    Noun("barricade", Name("Barricade", "バリケード")),
    Noun("strongpoint", Name("Strongpoint", "拠点")),
)

PHASES: Final = (
    Noun("event", Name("Event Phase", "イベントフェイズ")),
    Noun("four_r", Name("4R Phase", "4Rフェイズ")),
    Noun("infection", Name("Infection Phase", "感染フェイズ")),
    Noun("eat", Name("Eat Phase", "食事フェイズ")),
    Noun("zeds", Name("Zeds Phase", "ゼッズフェイズ")),
    Noun("action", Name("Action Phase", "アクションフェイズ")),
    Noun("housekeeping", Name("Housekeeping", "整理フェイズ")),
    Noun("over", Name("end of the game", "ゲーム終了")),
    Noun("setup", Name("setup", "準備")),
)
# When a held card may be played, in the order of ``windows.py``. [DOZ-FATE-6]
MOMENTS: Final = (
    Noun("phase_begins", Name("A phase begins", "フェイズの開始")),
    Noun("before_track", Name("A track is about to be activated", "トラックを活性化する前")),
    Noun("before_group", Name("A group of Zeds is about to move", "ゼッズのグループが移動する前")),
    Noun("players_attack", Name("A player unit attacks", "プレイヤーユニットの攻撃")),
    Noun("zeds_attack", Name("A player unit is attacked", "プレイヤーユニットが攻撃を受ける")),
    Noun("defence_lost", Name("A defence is lost", "防御に敗れたとき")),
    Noun("infection_rises", Name("Infection is about to reach 13", "感染度が13になる前")),
    Noun("chaos_needed", Name("No Chaos marker is left", "混沌マーカーの不足")),
    Noun("supplies_needed", Name("Supplies are missing", "物資の不足")),
    Noun("in_actions", Name("Action Phase", "アクションフェイズ")),
    Noun("on_hero_move", Name("A Hero is about to move", "ヒーローが移動する前")),
    Noun("town_stands", Name("The town is about to stand", "町が残る前")),
    Noun("infection_read", Name("Infection is about to be checked", "感染度を確かめる前")),
    Noun("chaos_read", Name("Chaos is about to decide what comes", "混沌の場所で結果が決まる前")),
    Noun("card_lost", Name("A hold card is about to be discarded", "保持カードを捨てる前")),
)
# When a Scheme may be played, in the order of ``versus/schemes.py``. [DOZ-VERSUS-92]
OCCASIONS: Final = (
    Noun("zeds_actions", Name("Zeds Actions", "ゼッズアクション")),
    Noun("zeds_attack", Name("Zeds attack", "ゼッズの攻撃")),
    Noun("zeds_hit", Name("Zeds are hit", "ゼッズへのヒット")),
    Noun("gunfire", Name("Gunfire is declared", "射撃の宣言")),
    Noun("actions_begin", Name("The Action Phase begins", "アクションフェイズの開始")),
    Noun("arrested", Name("An Arrest succeeds", "逮捕の成功")),
    Noun("research_rolled", Name("A Research die is rolled", "研究のダイス")),
)
# What a die that a Hero rolls before a fight is for.
TRAPS: Final = 0
STAYING_UNSEEN: Final = 1
DRIVING_OFF: Final = 2
STRIKING: Final = 3
ABILITY_DICE: Final = (
    Noun("traps", Name("traps", "罠")),
    Noun("staying_unseen", Name("staying unseen", "潜伏")),
    Noun("driving_off", Name("driving the Zeds off", "撃退")),
    Noun("striking", Name("meeting the Zeds", "ゼッズとの遭遇")),
)
ENDINGS: Final = (
    Noun("survived", Name("The town stood.", "町は残った。")),
    Noun("town_falls", Name("Zeds have entered Town Center.", "ゼッズがタウンセンターに入った。")),
    Noun(
        "chaos_wins",
        Name("A Chaos marker was needed, and none was left.", "必要な混沌マーカーが残っていなかった。"),
    ),
)

# The lines of the score. [DOZ-SCORE-1..7]
HEROES_LINE: Final = 0
CIVILIANS_LINE: Final = 1
GUARD_LINE: Final = 2
REFUGEES_LINE: Final = 3
SUPPLIES_LINE: Final = 4
AMMO_LINE: Final = 5
INFECTION_LINE: Final = 6
ANTIDOTE_LINE: Final = 7
WEAPON_LINE: Final = 8
CHAOS_LINE: Final = 9
CARDS_LINE: Final = 10
SCORE_LINES: Final = (
    Noun("heroes", Name("Heroes", "ヒーロー")),
    Noun("civilians", Name("Civilians", "市民")),
    Noun("guard", Name("National Guard", "州兵")),
    Noun("refugees", Name("Villagers, Refugees and VIP Survivors", "村人、避難民、要人")),
    Noun("supplies", Name("Supplies", "物資")),
    Noun("ammo", Name("Ammo", "弾薬")),
    Noun("infection", Name("Infection", "感染度")),
    Noun("antidote", Name("Antidote", "解毒剤")),
    Noun("super_weapon", Name("Super Weapon components", "スーパーウェポンの部品")),
    Noun("chaos", Name("Chaos markers", "混沌マーカー")),
    Noun("cards", Name("Event cards that were never revealed", "めくられなかったイベントカード")),
)

# What became of the town, from the lowest score on. [DOZ-SCORE-9]
BANDS: Final = (
    Noun(
        "ruin",
        Name(
            "Ruin. Those who are left will not speak of it.",
            "廃墟。生き残った者は口を閉ざす。",
        ),
    ),
    Noun(
        "doubt",
        Name(
            "Doubt. Was it worth the price? Those who lived will argue for years.",
            "疑念。払った犠牲に見合ったのか、生き残った者は何年も言い争う。",
        ),
    ),
    Noun(
        "effort",
        Name(
            "Good effort. They did what could be done.",
            "健闘。できることはすべてやった。",
        ),
    ),
    Noun(
        "leaders",
        Name(
            "Clear heads. They chose well, and most of those in their care are alive to thank them.",
            "冷静な判断。選択は正しく、守られた人々のほとんどが感謝を伝えられる。",
        ),
    ),
    Noun(
        "legend",
        Name(
            "Legend. Wherever people tell of Farmingdale, children learn their names by heart.",
            "伝説。ファーミングデールが語られるところ、子どもたちがその名を覚えて育つ。",
        ),
    ),
)

# The same where the town is lost: nobody is praised, and nobody was kept safe.
BANDS_OF_A_LOSS: Final = (
    *BANDS[:2],
    Noun(
        "effort",
        Name(
            "All that was done was not enough: Farmingdale was lost.",
            "手は尽くされたが及ばず、ファーミングデールは失われた。",
        ),
    ),
    Noun(
        "leaders",
        Name(
            "There was still much to fight with, and Farmingdale was lost all the same.",
            "戦う力はまだ残っていた。それでもファーミングデールは失われた。",
        ),
    ),
    Noun(
        "legend",
        Name(
            "So much had been achieved, and Farmingdale was lost all the same.",
            "これほど多くを成し遂げながら、ファーミングデールは失われた。",
        ),
    ),
)

BAND_NAMES: Final = (
    Name("Ruin", "廃墟"),
    Name("Doubt", "疑念"),
    Name("Good effort", "健闘"),
    Name("Clear heads", "冷静な判断"),
    Name("Legend", "伝説"),
)
"""The same in a word or two."""

# Lines that follow. [DOZ-SCORE-10]
EPILOGUES: Final = (
    Noun(
        "chaos_little",
        Name(
            "The country around the town had stayed quiet for the most part.",
            "町の周辺のほとんどは最後まで静かだった。",
        ),
    ),
    Noun(
        "chaos_much", Name("Whole quarters stayed closed for months.", "いくつもの地区が何か月も閉鎖された。")
    ),
    Noun(
        "chaos_hellish",
        Name("Little was left standing outside the town.", "町の外にはほとんど何も残らなかった。"),
    ),
    Noun("refugees_none", Name("From the Villages nobody came back.", "村からは誰も戻らなかった。")),
    Noun(
        "refugees_few", Name("A few families of the Villages were saved.", "村のいくつかの家族が助かった。")
    ),
    Noun("refugees_many", Name("Many families of the Villages were saved.", "村の多くの家族が助かった。")),
    Noun(
        "no_antidote",
        Name("Against the infection there is still no remedy.", "感染に効く薬はまだない。"),
    ),
    Noun(
        "antidote",
        Name("The Antidote was sent to every hospital in the country.", "解毒剤は国中の病院に届けられた。"),
    ),
    Noun(
        "no_weapon",
        Name("Of the Super Weapon nothing but sketches exists.", "スーパーウェポンは図面だけに終わった。"),
    ),
    Noun(
        "part_of_weapon",
        Name(
            "The parts of the Super Weapon are kept under lock.",
            "スーパーウェポンの部品は厳重に保管されている。",
        ),
    ),
    Noun(
        "whole_weapon",
        Name(
            "With the whole Super Weapon the next town was freed in days.",
            "完成したスーパーウェポンで、隣町は数日で解放された。",
        ),
    ),
)
_NOT_AFTER_A_LOSS: Final = {
    "chaos_much": Name(
        "Whole quarters had been given up long before.", "いくつもの地区が、とうに放棄されていた。"
    ),
    "chaos_hellish": Name(
        "Little was left standing, in the town or outside it.",
        "町の中にも外にも、ほとんど何も残らなかった。",
    ),
    "refugees_few": Name(
        "Nobody knows what became of the few families of the Villages.",
        "村のわずかな家族がどうなったか、知る者はいない。",
    ),
    "refugees_many": Name(
        "Nobody knows what became of the many families of the Villages.",
        "村の多くの家族がどうなったか、知る者はいない。",
    ),
    "antidote": Name("The Antidote was lost with the town.", "解毒剤は町とともに失われた。"),
    "part_of_weapon": Name(
        "The parts of the Super Weapon were lost with the town.",
        "スーパーウェポンの部品は町とともに失われた。",
    ),
    "whole_weapon": Name(
        "The whole Super Weapon was lost with the town.",
        "完成したスーパーウェポンは町とともに失われた。",
    ),
}
# The same where the town is lost.
EPILOGUES_OF_A_LOSS: Final = tuple(
    [Noun(noun.id, _NOT_AFTER_A_LOSS.get(noun.id, noun.name)) for noun in EPILOGUES]
)
CHAOS_EPILOGUE: Final = 0
REFUGEES_EPILOGUE: Final = 3
ANTIDOTE_EPILOGUE: Final = 6
WEAPON_EPILOGUE: Final = 8

_SPACES: Final = tuple([Noun(space.id, space.name, the=space.the) for space in SPACES])


def what_is_added(values: Mapping[str, Any], lang: str) -> str:
    """What is added to a die, where anything is."""
    added = values["added"]
    if added == 0:
        return ""
    return f" {added} is added to it." if lang == "en" else f"これに{added}を足します。"


def from_die(values: Mapping[str, Any], lang: str) -> str:
    """The die that a result comes from, where something is added to it."""
    die = values["dice"][0]
    # Logs of older versions do not have it.
    if die < 1 or die == values["roll"]:
        return ""
    return f" (die {die})" if lang == "en" else f"、出目{die}"


def when_modified(values: Mapping[str, Any], lang: str) -> str:
    """What a die comes to with its modifiers, where there are any."""
    total = values["sum"] if "sum" in values else values["roll"]
    if total == values["die"]:
        return ""
    return f", with modifiers {total}" if lang == "en" else f"（修正後{total}）"


def unless_it_breaks_out(values: Mapping[str, Any], lang: str) -> str:
    """That an Outbreak check brings none; else the next record tells of it. [DOZ-INFECT-10]"""
    if values["sum"] <= values["level"]:
        return ""
    return ", no Outbreak" if lang == "en" else "、感染爆発なし"


def column_before(values: Mapping[str, Any], lang: str) -> str:
    """From which column a fight was shifted, where it was."""
    start = values["start"]
    if start == values["column"]:
        return ""
    return f", from column {start} before shifts" if lang == "en" else f"（移動前は第{start}列）"


def what_water_does(values: Mapping[str, Any], lang: str) -> str:
    """Whether the dice make hosed Zeds retreat."""
    yields = sum(values["dice"]) >= values["needed"]
    if lang == "en":
        return "enough to make them retreat" if yields else "too little to make them retreat"
    return "退却させる" if yields else "退却させられない"


WORDS: Final = Vocabulary(
    nouns={
        "unit": SAID_UNITS,
        "other": SAID_UNITS,
        "space": _SPACES,
        "from": _SPACES,
        "track": TRACKS,
        "phase": PHASES,
        "ending": ENDINGS,
        "line": SCORE_LINES,
        # After those of a town that stands, in the same order and by the same ids, those of one that is lost.
        "band": (*BANDS, *BANDS_OF_A_LOSS),
        "epilogue": (*EPILOGUES, *EPILOGUES_OF_A_LOSS),
        "event": EVENTS,
        "fate": FATES,
        "research": RESEARCH,
        "component": WEAPON_COMPONENTS,
        "scheme": SCHEMES,
        "marker": MARKERS,
        "ability": ABILITY_DICE,
        "moment": MOMENTS,
        "occasion": OCCASIONS,
        "source": (*UNIT_NAMES, *MARKERS, *WEAPON_COMPONENTS, *RESEARCH, *EVENTS, *FATES, *SCHEMES, *TERRAIN),
    },
    phrases={
        "what_is_added": what_is_added,
        "from_die": from_die,
        "when_modified": when_modified,
        "unless_it_breaks_out": unless_it_breaks_out,
        "column_before": column_before,
        "what_water_does": what_water_does,
    },
)
"""All words are entered here, once; ``words`` imports every module that does."""
