"""Words of Dead of Winter that browser and terminal share, beside those of the cards and the log."""

from typing import Final

from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.names import PLACES, SYMBOLS
from lastfire.games.dead_of_winter.rules.words.vocabulary import ENDINGS

TERMS: Final[dict[str, Name]] = {
    # How things stand.
    "morale": Name("Morale", "士気"),
    "food": Name("Food", "食料"),
    "waste": Name("Waste", "廃物"),
    "colony_phase": Name("Colony phase", "コロニーフェイズ"),
    "direction": Name(
        "Turns pass clockwise. After the round, the first player token passes to the player on the right.",
        "手番は時計回りに進みます。ラウンドの終わりに、ファーストプレイヤートークンは右隣のプレイヤーに渡ります。",
    ),
    "lasting": Name("In effect", "効果中"),
    "gone": Name("Killed or removed", "死亡・除外"),
    # Objectives and the crisis.
    "objective": Name("Objective", "目的"),
    "main_objective": Name("Main objective", "主要目的"),
    "goal_met": Name("met", "達成"),
    "goal_open": Name("not met", "未達成"),
    "add_to_objective": Name("Add to the main objective", "主要目的に加える"),
    "your_secret": Name("Your secret objective", "あなたの秘密の目的"),
    "your_betrayal": Name("Your betrayal objective", "あなたの裏切りの目的"),
    "your_exile_card": Name("Your exiled objective", "あなたの追放者の目的"),
    "crisis": Name("Crisis", "危機"),
    "cards_added": Name("{n:card|cards} added", "供出{n}枚"),
    "points_needed": Name("{n:point|points} needed", "必要{n}ポイント"),
    "if_not_prevented": Name("If not prevented:", "回避できなければ、"),
    "helps": Name("+1 point", "+1ポイント"),
    # Crossroads cards and votes.
    "crossroads_card": Name("Crossroads card", "クロスロードカード"),
    "crossroads_for": Name("Crossroads card for {name}", "{name}のクロスロードカード"),
    "yawn": Name("Somebody yawned", "誰かがあくびをした"),
    "exile_title": Name("Exile {name}?", "{name}を追放しますか？"),
    "exile_what": Name(
        "An exiled player keeps their hand and survivors, leaves the colony, and draws an exiled objective.",
        "追放されても手札と生存者は残ります。コロニーを離れ、追放者の目的を引きます。",
    ),
    "voted": Name("voted", "投票済み"),
    # Locations.
    "zombies": Name("{n:zombie|zombies}", "ゾンビ{n}体"),
    "barricades": Name("{n:barricade|barricades}", "バリケード{n}個"),
    "survivors": Name("{n:survivor|survivors}", "生存者{n}人"),
    "helpless": Name("{n:helpless survivor|helpless survivors}", "無力な生存者{n}人"),
    "noise": Name("noise {n}", "騒音{n}"),
    "make_noise": Name("Make noise to look at another card", "騒音を立ててもう1枚見る"),
    # Survivors and what a player has.
    "leader": Name("group leader", "グループリーダー"),
    "influence": Name("influence {n}", "影響力{n}"),
    "attack": Name("attack {n}+", "攻撃力{n}+"),
    "search": Name("search {n}+", "探索力{n}+"),
    "wounds": Name("{n:wound|wounds}", "負傷{n}"),
    "frostbite": Name("{n:frostbite wound|frostbite wounds}", "凍傷{n}"),
    "moved": Name("has moved", "移動済み"),
    "ability_used": Name("ability used", "アビリティ使用済み"),
    "exiled": Name("exiled", "追放"),
    "your_hand": Name("Your hand", "手札"),
    "hand": Name("Hand", "手札"),
    "no_cards": Name("no cards", "手札なし"),
    "no_dice": Name("no dice left", "ダイスなし"),
    "raise_die": Name("Raise a die", "出目を上げる"),
    "dice_unused": Name("{n:die|dice} unused", "未使用ダイス{n}個"),
    # Odds.
    "hits": Name("hits {chance}", "命中{chance}"),
    "survives": Name("survives {chance}", "生存{chance}"),
    "somebody_killed": Name("somebody is killed {chance}", "誰かが死亡{chance}"),
    "rollers": Name(
        "{people:survivor|survivors}, {rolls:roll|rolls} each",
        "生存者{people}人が{rolls}回ずつダメージ判定",
    ),
    "zombie_comes": Name("zombie in the colony phase {chance}", "コロニーフェイズにゾンビ{chance}"),
    # The Long Night.
    "unruly": Name("{n} of them unruly", "うち荒れた生存者{n}人"),
    "fits_code": Name("fits the code", "コードに合う"),
    "side_effects": Name("Side effects", "副作用"),
    "hideout": Name("The Hideout", "盗賊の隠れ家"),
    "bandit_leader": Name("{name} leads the bandits.", "盗賊の首領は{name}。"),
}

GROUPS: Final[dict[str, dict[str, Name]]] = {
    "steps": {
        "draft": Name("Choose survivors", "生存者選び"),
        "turn": Name("Player turns", "プレイヤーターン"),
        "pay_food": TERMS["food"],
        "check_waste": TERMS["waste"],
        "crisis": TERMS["crisis"],
        "zombies": Name("Zombies", "ゾンビ"),
        "objective": TERMS["objective"],
        "round": Name("New round", "新ラウンド"),
    },
    # Short, on buttons and in menus.
    "verbs": {
        "attack": Name("Attack", "攻撃"),
        "search": Name("Search", "探索"),
        "barricade": Name("Barricade", "バリケード"),
        "attract": Name("Attract", "陽動"),
        "clean_waste": Name("Clean waste", "廃物処理"),
        "move": Name("Move", "移動"),
        "ability": Name("Ability", "アビリティ"),
        "play": Name("Play", "プレイ"),
        "give": Name("Add to crisis", "危機に供出"),
        "contribute": Name("Add to objective", "目的に加える"),
        "request": Name("Request", "要求"),
        "request_all": Name("Request from all", "全員に要求"),
        "hand_off": Name("Hand off", "手渡す"),
        "call_vote": Name("Vote to exile", "追放投票"),
        "end_turn": Name("End the turn", "手番を終える"),
    },
    "symbols": {noun.id: noun.name for noun in SYMBOLS},
    "places": {noun.id: Name(noun.name.en.removeprefix("the ").title(), noun.name.ja) for noun in PLACES},
    "endings": {noun.id: noun.name for noun in ENDINGS},
}
