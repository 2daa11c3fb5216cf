"""The action table of Dawn of the Zeds."""

from typing import Final

from lastfire.engine.words import Name, Noun, called
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import TRACKS
from lastfire.games.dawn_of_the_zeds.rules.decks.names import (
    EVENTS,
    FATES,
    RESEARCH,
    SCHEMES,
    WEAPON_COMPONENTS,
)
from lastfire.games.dawn_of_the_zeds.rules.sources import MARKERS
from lastfire.games.dawn_of_the_zeds.rules.units.names import UNIT_NAMES
from lastfire.games.dawn_of_the_zeds.rules.words.vocabulary import WORDS

# The action table. The numbers are fixed: learning environments and saves rely on them, so new actions
# go to the end. X + n is the action X about the thing with number n.

PASS: Final = WORDS.action("pass", {}, Name("End actions", "アクションを終える"))
NO: Final = WORDS.action("no", {}, Name("No", "いいえ"))
YES: Final = WORDS.action("yes", {}, Name("Yes", "はい"))


def _about(verb: str, argument: str, nouns: tuple[Noun, ...], en: str, ja: str) -> int:
    """Enter one action for each thing; returns the number of the first.

    In English ``{it}`` says its name with the article that goes with it.
    """
    first = len(WORDS.actions)
    for noun in nouns:
        said = en.format(noun.name.en, it=str(called(noun, "en")))
        WORDS.action(verb, {argument: noun.id}, Name(said, ja.format(noun.name.ja)))
    return first


_SPACES: Final = WORDS.nouns["space"]

# Choosing something, for whatever question.
UNIT: Final = _about("unit", "unit", UNIT_NAMES, "{}", "{}")
SPACE: Final = _about("space", "space", _SPACES, "{}", "{}")
TRACK: Final = _about("track", "track", TRACKS, "{}", "{}")
MOST_NUMBER: Final = 20
NUMBER: Final = len(WORDS.actions)
for _n in range(MOST_NUMBER + 1):
    WORDS.action("number", {"number": _n}, Name(str(_n), str(_n)))
MARKER: Final = _about("marker", "marker", MARKERS, "{}", "{}")
COMPONENT: Final = _about("component", "component", WEAPON_COMPONENTS, "{}", "{}")

# Actions of a unit. [DOZ-ACTION-6]
MOVE: Final = _about("move", "space", _SPACES, "Move to {it}", "{}へ移動する")
FORAGE: Final = WORDS.action("forage", {}, Name("Forage", "調達する"))
SHOOT: Final = _about("shoot", "unit", UNIT_NAMES, "Shoot at {it}", "{}を射撃する")
HEAL: Final = WORDS.action("heal", {}, Name("Heal", "治療する"))
DISCHARGE: Final = WORDS.action("discharge", {}, Name("Discharge", "退院させる"))
EQUIP: Final = WORDS.action("equip", {}, Name("Equip", "武装させる"))
BUILD: Final = _about("build", "space", _SPACES, "Build a Barricade in {it}", "{}にバリケードを建設する")
RESEARCH_ACTION: Final = WORDS.action("research", {}, Name("Research", "研究する"))
ARREST: Final = _about("arrest", "unit", UNIT_NAMES, "Arrest {it}", "{}を逮捕する")
OPEN_FERRY: Final = WORDS.action("open_ferry", {}, Name("Turn the bridge to a Ferry", "橋を渡し船にする"))

# Cards.
PLAY: Final = _about("play", "fate", FATES, "Play “{}”", "「{}」を使う")
USE_EVENT: Final = _about("use_event", "event", EVENTS, "Use “{}”", "「{}」を使う")
USE_RESEARCH: Final = _about("use_research", "research", RESEARCH, "Use “{}”", "「{}」を使う")
USE_COMPONENT: Final = _about("use_component", "component", WEAPON_COMPONENTS, "Use {}", "{}を使う")

# In a fight.
STAND: Final = WORDS.action("stand", {}, Name("Keep the dice", "出目を受け入れる"))
ROLL_AGAIN: Final = WORDS.action("roll_again", {}, Name("Roll both dice again", "ダイスを2個とも振り直す"))
FIGHT: Final = WORDS.action("fight", {}, Name("Fight", "戦う"))
STEP_BACK: Final = WORDS.action("step_back", {}, Name("Step back", "後退する"))
ROLL: Final = WORDS.action("roll", {}, Name("Make the Saving Roll", "生存判定を行う"))
LET_GO: Final = WORDS.action("let_go", {}, Name("Send to the Cemetery", "墓地に置く"))

# Losing and gaining in a mix. [DOZ-EVENT-15]
SUPPLY: Final = WORDS.action("supply", {}, Name("1 Supply", "物資1"))
AMMO: Final = WORDS.action("ammo", {}, Name("1 Ammo", "弾薬1"))
INFECTION: Final = WORDS.action("infection", {}, Name("1 Infection", "感染度1"))
# What VIPs bring. [DOZ-UNIT-22]
NO_INFECTION: Final = WORDS.action("no_infection", {}, Name("Set Infection to 0", "感染度を0にする"))
HEAL_ALL: Final = WORDS.action(
    "heal_all", {}, Name("Heal every player unit fully", "すべてのプレイヤーユニットを完全に治療する")
)
STORES: Final = WORDS.action("stores", {}, Name("Gain 4 Supplies and 2 Ammo", "物資4と弾薬2を得る"))

# Abilities of units that are Actions; ``actions/ability.py`` says what each does.
ABILITY: Final = _about("use", "unit", UNIT_NAMES, "Use the ability of {it}", "{}の能力を使う")
SECOND_ABILITY: Final = _about(
    "use_second", "unit", UNIT_NAMES, "Use the second ability of {it}", "{}の2つ目の能力を使う"
)
THIRD_ABILITY: Final = _about(
    "use_third", "unit", UNIT_NAMES, "Use the third ability of {it}", "{}の3つ目の能力を使う"
)

# The Zeds player. [DOZ-VERSUS-24..40]
SHAMBLE: Final = _about("shamble", "unit", UNIT_NAMES, "Shamble: {}", "這い寄る：{}")
RISE: Final = _about("rise", "track", TRACKS, "Rise: {}", "目覚め：{}")
PLOT: Final = WORDS.action("plot", {}, Name("Plot", "企て"))
SPY_EVENT: Final = WORDS.action("spy_event", {}, Name("Spy on the Event deck", "イベントデッキをのぞき見る"))
SPY_FATE: Final = WORDS.action("spy_fate", {}, Name("Spy on the Fate deck", "運命デッキをのぞき見る"))
SNEAK: Final = _about("sneak", "unit", UNIT_NAMES, "Sneak: {}", "忍び足：{}")
SABOTAGE: Final = _about("sabotage", "unit", UNIT_NAMES, "Sabotage: {}", "破壊工作：{}")
AGITATE: Final = WORDS.action("agitate", {}, Name("Agitate", "扇動"))
EXPERIMENT: Final = _about("experiment", "unit", UNIT_NAMES, "Experiment on {it}", "{}に実験を行う")
SNIPE: Final = _about("snipe", "unit", UNIT_NAMES, "Shoot at {it}", "{}を狙撃する")
SCHEME: Final = _about("scheme", "scheme", SCHEMES, "Play “{}”", "「{}」を使う")

# Choices of Event cards.
RETREAT: Final = WORDS.action("retreat", {}, Name("Retreat", "退却する"))
DISCARD_FATE: Final = _about("discard_fate", "fate", FATES, "Discard “{}”", "「{}」を捨てる")
TWO_HEALS: Final = WORDS.action("two_heals", {}, Name("2 free Heals", "無料の治療2回"))
LESS_INFECTION: Final = WORDS.action("less_infection", {}, Name("Infection -2", "感染度-2"))
HEAL_AND_LESS: Final = WORDS.action(
    "heal_and_less", {}, Name("1 free Heal and Infection -1", "無料の治療1回と感染度-1")
)

# More of the Zeds player. [DOZ-VERSUS-29, DOZ-VERSUS-33, DOZ-VERSUS-34, DOZ-VERSUS-48, DOZ-VERSUS-69]
RISE_SOMEWHERE: Final = WORDS.action(
    "rise_somewhere", {}, Name("Rise on a track that the Heroes choose", "目覚め：トラックはヒーロー側が選ぶ")
)
SHARE: Final = WORDS.action("share", {}, Name("Share the space", "同じスペースにとどまる"))
STEAL: Final = WORDS.action("steal", {}, Name("Steal 1 Supply or 1 Ammo", "物資か弾薬を1盗む"))
RAZE: Final = _about("raze", "space", _SPACES, "Remove the Barricade in {it}", "{}のバリケードを取り除く")
RAZE_STRONGPOINT: Final = WORDS.action(
    "raze_strongpoint", {}, Name("Remove the Strongpoint", "拠点を取り除く")
)
RAZE_MINEFIELD: Final = WORDS.action("raze_minefield", {}, Name("Remove the Minefield", "地雷原を取り除く"))
