"""Words of Dawn of the Zeds that browser and terminal share, beside those of the cards and the log."""

from typing import Final

from lastfire.engine.words import Name
from lastfire.games.dawn_of_the_zeds.rules.units.names import STARTERS, UNIT, UNIT_NAMES
from lastfire.games.dawn_of_the_zeds.rules.words.fighting import HITS_BORNE
from lastfire.games.dawn_of_the_zeds.rules.words.vocabulary import PHASES, TERRAIN

TERMS: Final[dict[str, Name]] = {
    "choose_hero": Name("Choose a starting Hero.", "最初のヒーローを選んでください。"),
    # What lies on a unit or a space.
    "strength": Name("Strength {n}", "戦力{n}"),
    "hits": Name("{n:Hit|Hits}", "ヒット{n}"),
    "hits_borne": HITS_BORNE,
    "reduced": Name("reduced side", "弱体面"),
    "comatose": Name("comatose", "昏睡"),
    "defiant": Name("Defiant", "退去拒否"),
    "mob": Name("Mob {n}", "群れ{n}"),
    "chaos": Name("{n:Chaos marker|Chaos markers}", "混沌マーカー{n}"),
    # Stores and gauges.
    "supplies": Name("Supplies", "物資"),
    "ammo": Name("Ammo", "弾薬"),
    "nothing_to_find": Name("nothing to find", "見つかるものはない"),
    "infection": Name("Infection", "感染度"),
    "chaos_left": Name("Chaos left", "混沌の残り"),
    # Actions.
    "free_actions": Name("{n:free Action|free Actions}", "無料アクション{n}"),
    "no_fight": Name("no hand-to-hand", "白兵戦なし"),
    "zeds_attack": Name("Zeds attack", "ゼッズの攻撃"),
    "player_attacks": Name("A player unit attacks", "町の攻撃"),
    "no_zeds": Name("no Zeds", "ゼッズなし"),
    # What becomes of a unit in a bed. [DOZ-HEAL-3..6, DOZ-HEAL-8]
    "heal_wakes": Name(
        "wakes from the coma, 1 Hit from elimination", "昏睡から目を覚ます（あと1ヒットで除去）"
    ),
    "heal_flips": Name(
        "turns to the full side, 1 Hit from the reduced side", "通常面に戻る（あと1ヒットで弱体面）"
    ),
    "heal_removes_hit": Name("removes 1 Hit", "ヒットを1つ取り除く"),
    "heal_lowers": Name("Infection -{n}", "感染度-{n}"),
    "heal_to_camp": Name("then to the Refugee Camp, Infection +1", "避難民キャンプに移り、感染度+1"),
    "goes_to_cemetery": Name("comatose: goes to the Cemetery", "昏睡状態なので墓地に置かれる"),
    "goes_to_town_space": Name("goes to a Town space", "市街スペースへ移る"),
    "goes_to_town_center": Name("goes to Town Center", "タウンセンターへ移る"),
    "end_actions": Name("End actions", "アクションを終える"),
    # Where several play, to pass ends nothing until all have passed in a row. [DOZ-COOP-9]
    "pass_on": Name("Pass", "パス"),
    "asked_again": Name("you are asked again if somebody else acts", "ほかの人が行動すれば、また順番が来る"),
    # Before a chance. What is left of a unit that takes all its Hits, its Saving Roll decides. [DOZ-SAVE-1]
    "odds_each": Name("each attack: {odds}", "攻撃ごとに：{odds}"),
    "odds_fights": Name("fights", "戦う"),
    # Where one of Supplies and Ammo is chosen, the chances of both do not say that of neither. [DOZ-FORAGE-5]
    "odds_nothing": Name("nothing", "なし"),
    "odds_wins": Name("attack wins", "攻撃成功"),
    "odds_held": Name("space held", "守りきる"),
    "odds_saving": Name("Saving Roll needed", "生存判定が必要"),
    "odds_removed": Name("enemy removed", "敵を除去"),
    "zeds_actions": Name("{n:Zeds Action|Zeds Actions}", "ゼッズアクション{n}"),
}

GROUPS: Final[dict[str, dict[str, Name]]] = {
    "basic_heroes": {hero: UNIT_NAMES[UNIT[hero]].name for hero in STARTERS},
    "phases": {noun.id: noun.name for noun in PHASES},
    # The columns of the combat table, from the best one for Zeds on. [DOZ-COMBAT-8]
    "columns": {
        "column_1": Name("Zeds ×3", "ゼッズ3倍"),
        "column_2": Name("Zeds ×2", "ゼッズ2倍"),
        "column_3": Name("Zeds more", "ゼッズ優勢"),
        "column_4": Name("Even", "互角"),
        "column_5": Name("Town more", "町が優勢"),
        "column_6": Name("Town ×2", "町が2倍"),
        "column_7": Name("Town ×3", "町が3倍"),
    },
    "terrain": {noun.id: noun.name for noun in TERRAIN},
    # What Memory markers on a unit say. [DOZ-HOUSE-8]
    "used": {
        "ability": Name("ability used this turn", "能力はこのターン使用済み"),
        "used_up": Name("ability used (once a game)", "能力使用済み（1ゲーム1回）"),
        "character_action": Name("Character Action used", "キャラクターアクション使用済み"),
        "healed": Name("healed this turn", "このターン治療済み"),
        "pressed": Name("moved by pressure this turn", "このターン移動圧力で移動済み"),
        "arrest": Name("Arrest tried this turn", "このターン逮捕を試み済み"),
        "shambled": Name("shambled this turn", "このターン「這い寄る」済み"),
        "sneaked": Name("sneaked this turn", "このターン「忍び足」済み"),
        "sabotaged": Name("sabotaged this turn", "このターン「破壊工作」済み"),
        "chosen": Name("chosen for the Event card", "イベントカードで選ばれている"),
        "kept": Name("does not move this turn", "このターンは移動しない"),
        "came": Name("came this turn", "このターンに登場"),
        "idle": Name("cannot act this turn", "このターンは行動できない"),
    },
    "ground": {
        "barricade": Name("Barricade", "バリケード"),
        "strongpoint": Name("Strongpoint", "拠点"),
        "minefield_7": Name("Minefield 7", "地雷原7"),
        "minefield_4": Name("Minefield 4", "地雷原4"),
        "no_entry": Name("No Entry", "立入禁止"),
        "bridge_down": Name("Collapsed Bridge", "橋の崩落"),
        "ferry": Name("Ferry", "渡し船"),
    },
}
