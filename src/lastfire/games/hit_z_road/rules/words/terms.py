"""Words of Hit Z Road that browser and terminal share, beside those of the cards and the log."""

from typing import Final

from lastfire.engine.words import Name
from lastfire.games.hit_z_road.rules.words.vocabulary import CATEGORIES, ENDINGS, FACES, POINTS, RESOURCES

TERMS: Final[dict[str, Name]] = {
    # The table.
    "path": Name("Path {n}", "道{n}"),
    "key": Name("key +{n}", "鍵+{n}"),
    "face_down": Name("face down", "裏向き"),
    "zombies": Name("{n:zombie|zombies}", "ゾンビ{n}体"),
    "survivors": Name("survivors", "生存者"),
    # Odds.
    "cards_face_down": Name("{n:card|cards} face down", "裏向き{n}枚"),
    "nobody_lost": Name("nobody lost {chance}", "無傷{chance}"),
    "brings": Name("+{n} {what}", "{what}+{n}"),
    "or_survivor": Name(" or a survivor", "か生存者1人"),
    "or_survivor_each": Name(" or a survivor each", "か1個につき生存者1人"),
    "or_token": Name(" or {token}", "か{token}"),
    "uses": Name("uses {token}", "{token}を使う"),
    # Answers.
    "take_path": Name("Take path {n}", "道{n}を進む"),
    "ranged_attack": Name("Ranged attack", "射撃"),
    "melee": Name("Melee", "白兵戦"),
    "drive_through": Name("Drive through", "突っ切る"),
    "left_first": Name("Left card first", "左のカードから解決する"),
    "right_first": Name("Right card first", "右のカードから解決する"),
    # The end.
    "share_win": Name("{names} share the win", "{names}が勝利を分け合う"),
    "lost_last": Name("You lost your last survivor.", "最後の生存者を失いました。"),
}

GROUPS: Final[dict[str, dict[str, Name]]] = {
    "phases": {
        "planning": Name("Planning", "計画"),
        "auction": Name("Auction", "競り"),
        "payment": Name("Payment", "支払い"),
        "encounter": Name("Encounter", "遭遇"),
    },
    "resources": {noun.id: noun.name for noun in RESOURCES},
    "faces": {noun.id: noun.name for noun in FACES},
    "categories": {noun.id: noun.name for noun in CATEGORIES},
    "score": {noun.id: noun.name for noun in POINTS},
    "reasons": {
        **{noun.id: noun.name for noun in ENDINGS},
        "points": Name("the most victory points", "勝利点が最多"),
        "solo": Name("you survived the journey", "旅を生き延びました"),
    },
}
