"""The nouns of Dawn of the Zeds, and the vocabulary that all its words are entered in."""

from typing import Final

from lastfire.engine.step import Vocabulary
from lastfire.engine.words import Name, Noun
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import SPACES, TRACKS
from lastfire.games.dawn_of_the_zeds.rules.decks.names import EVENTS, FATES, RESEARCH, SCHEMES, SUPER_WEAPON
from lastfire.games.dawn_of_the_zeds.rules.sources import MARKERS
from lastfire.games.dawn_of_the_zeds.rules.units.names import UNIT_NAMES

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
    Noun("before_group", Name("A group of Zeds is about to move", "ゼッズの一団が移動する前")),
    Noun("players_attack", Name("A player unit attacks", "プレイヤーユニットの攻撃")),
    Noun("zeds_attack", Name("A player unit is attacked", "プレイヤーユニットが攻撃を受ける")),
    Noun("defence_lost", Name("A defence is lost", "防御側の敗北")),
    Noun("infection_rises", Name("Infection is about to reach 13", "感染度が13になる前")),
    Noun("chaos_needed", Name("No Chaos marker is left", "混沌マーカーの不足")),
    Noun("supplies_needed", Name("Supplies are missing", "物資の不足")),
    Noun("in_actions", Name("Action Phase", "アクションフェイズ")),
    Noun("on_hero_move", Name("A Hero is about to move", "ヒーローが移動する前")),
    Noun("town_stands", Name("The town is about to stand", "町が残る前")),
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
ENDINGS: Final = (
    Noun("survived", Name("The town stood.", "町は残った。")),
    Noun("town_falls", Name("Zeds have entered Town Center.", "ゼッズがタウンセンターに入った。")),
    Noun(
        "chaos_wins",
        Name("A Chaos marker was needed, and none was left.", "必要な混沌マーカーが残っていなかった。"),
    ),
)

_SPACES: Final = tuple([Noun(space.id, space.name) for space in SPACES])

WORDS: Final = Vocabulary(
    nouns={
        "unit": UNIT_NAMES,
        "other": UNIT_NAMES,
        "space": _SPACES,
        "from": _SPACES,
        "track": TRACKS,
        "phase": PHASES,
        "ending": ENDINGS,
        "event": EVENTS,
        "fate": FATES,
        "research": RESEARCH,
        "component": SUPER_WEAPON,
        "scheme": SCHEMES,
        "marker": MARKERS,
        "moment": MOMENTS,
        "occasion": OCCASIONS,
        "source": (*UNIT_NAMES, *MARKERS, *SUPER_WEAPON, *RESEARCH, *EVENTS, *FATES, *SCHEMES, *TERRAIN),
    },
    phrases={},
)
"""All words are entered here, once; ``words`` imports every module that does."""
