"""Who and what there is in Dead of Winter, by number: places, symbols, survivors, items.

The rules name pieces by these numbers; what is printed on the cards stands in ``cards/``.
"""

from functools import cache
from typing import Final

from lastfire.engine.words import Name, Noun

# Places, in the order printed on the tiles. [DOW-SPACE-1, DOW-TIES-4]
COLONY: Final = 0
POLICE_STATION: Final = 1
GROCERY_STORE: Final = 2
SCHOOL: Final = 3
LIBRARY: Final = 4
HOSPITAL: Final = 5
GAS_STATION: Final = 6
NOWHERE: Final = -1
PLACES: Final = [
    Noun("colony", Name("the colony", "コロニー")),
    Noun("police_station", Name("the Police Station", "警察署")),
    Noun("grocery_store", Name("the Grocery Store", "食料品店")),
    Noun("school", Name("the School", "学校")),
    Noun("library", Name("the Library", "図書館")),
    Noun("hospital", Name("the Hospital", "病院")),
    Noun("gas_station", Name("the Gas Station", "ガソリンスタンド")),
]
"""Those of the base game, and those of every module there is after them."""
OUTSIDE: Final = (POLICE_STATION, GROCERY_STORE, SCHOOL, LIBRARY, HOSPITAL, GAS_STATION)

# Symbols on item cards. [DOW-CARD-2]
WEAPON: Final = 0
FUEL: Final = 1
EDUCATION: Final = 2
FOOD: Final = 3
MEDICINE: Final = 4
TOOL: Final = 5
OUTSIDER: Final = 6
SYMBOLS: Final = (
    Noun("weapon", Name("weapon", "武器")),
    Noun("fuel", Name("fuel", "燃料")),
    Noun("education", Name("education", "教育")),
    Noun("food", Name("food", "食料")),
    Noun("medicine", Name("medicine", "薬")),
    Noun("tool", Name("tool", "道具")),
    Noun("survivor", Name("survivor", "生存者")),
)

# Faces of the exposure die. [DOW-EXPO-3]
BLANK: Final = 0
WOUND: Final = 1
FROSTBITE: Final = 2
BITTEN: Final = 3
EXPOSURE_DIE: Final = (
    BLANK, BLANK, BLANK, BLANK, BLANK, BLANK, WOUND, WOUND, WOUND, FROSTBITE, FROSTBITE, BITTEN,
)  # fmt: skip
FACES: Final = (
    Noun("blank", Name("blank", "無印")),
    Noun("wound", Name("wound", "負傷")),
    Noun("frostbite", Name("frostbite", "凍傷")),
    Noun("bitten", Name("bitten", "咬傷")),
)

# Survivors.
SURVIVORS: Final = (
    Noun("harman_brooks", Name("Harman Brooks", "ハーマン・ブルックス")),
    Noun("sparky", Name("Sparky", "スパーキー")),
    Noun("thomas_heart", Name("Thomas Heart", "トーマス・ハート")),
    Noun("loretta_clay", Name("Loretta Clay", "ロレッタ・クレイ")),
    Noun("janet_taylor", Name("Janet Taylor", "ジャネット・テイラー")),
    Noun("gray_beard", Name("Gray Beard", "グレイ・ビアード")),
    Noun("buddy_davis", Name("Buddy Davis", "バディ・デイヴィス")),
    Noun("forest_plum", Name("Forest Plum", "フォレスト・プラム")),
    Noun("alexis_grey", Name("Alexis Grey", "アレクシス・グレイ")),
    Noun("rod_miller", Name("Rod Miller", "ロッド・ミラー")),
    Noun("james_meyers", Name("James Meyers", "ジェームズ・マイヤーズ")),
    Noun("olivia_brown", Name("Olivia Brown", "オリビア・ブラウン")),
    Noun("ashley_ross", Name("Ashley Ross", "アシュリー・ロス")),
    Noun("bev_russell", Name("Bev Russell", "ベブ・ラッセル")),
    Noun("edward_white", Name("Edward White", "エドワード・ホワイト")),
    Noun("arthur_thurston", Name("Arthur Thurston", "アーサー・サーストン")),
    Noun("david_garcia", Name("David Garcia", "デイヴィッド・ガルシア")),
    Noun("maria_lopez", Name("Maria Lopez", "マリア・ロペス")),
    Noun("gabriel_diaz", Name("Gabriel Diaz", "ガブリエル・ディアス")),
    Noun("andrew_evans", Name("Andrew Evans", "アンドリュー・エヴァンス")),
    Noun("carla_thompson", Name("Carla Thompson", "カーラ・トンプソン")),
    Noun("john_price", Name("John Price", "ジョン・プライス")),
    Noun("mike_cho", Name("Mike Cho", "マイク・チョウ")),
    Noun("annaleigh_chan", Name("Annaleigh Chan", "アナリー・チャン")),
    Noun("talia_jones", Name("Talia Jones", "タリア・ジョーンズ")),
    Noun("jenny_clark", Name("Jenny Clark", "ジェニー・クラーク")),
    Noun("brian_lee", Name("Brian Lee", "ブライアン・リー")),
    Noun("sophie_robinson", Name("Sophie Robinson", "ソフィー・ロビンソン")),
    Noun("brandon_kane", Name("Brandon Kane", "ブランドン・ケイン")),
    Noun("daniel_smith", Name("Daniel Smith", "ダニエル・スミス")),
)
HARMAN_BROOKS: Final = 0
SPARKY: Final = 1
THOMAS_HEART: Final = 2
LORETTA_CLAY: Final = 3
JANET_TAYLOR: Final = 4
GRAY_BEARD: Final = 5
BUDDY_DAVIS: Final = 6
FOREST_PLUM: Final = 7
ALEXIS_GREY: Final = 8
ROD_MILLER: Final = 9
JAMES_MEYERS: Final = 10
OLIVIA_BROWN: Final = 11
ASHLEY_ROSS: Final = 12
BEV_RUSSELL: Final = 13
EDWARD_WHITE: Final = 14
ARTHUR_THURSTON: Final = 15
DAVID_GARCIA: Final = 16
MARIA_LOPEZ: Final = 17
GABRIEL_DIAZ: Final = 18
ANDREW_EVANS: Final = 19
CARLA_THOMPSON: Final = 20
JOHN_PRICE: Final = 21
MIKE_CHO: Final = 22
ANNALEIGH_CHAN: Final = 23
TALIA_JONES: Final = 24
JENNY_CLARK: Final = 25
BRIAN_LEE: Final = 26
SOPHIE_ROBINSON: Final = 27
BRANDON_KANE: Final = 28
DANIEL_SMITH: Final = 29
NO_SURVIVOR: Final = -1

# Items, by kind; ``cards/items.py`` says which decks hold how many of each.
ITEMS: Final = (
    Noun("pistol", Name("Pistol", "ピストル")),
    Noun("sniper_rifle", Name("Sniper Rifle", "スナイパーライフル")),
    Noun("shotgun", Name("Shotgun", "ショットガン")),
    Noun("lighter", Name("Lighter", "ライター")),
    Noun("switchblade", Name("Switchblade", "飛び出しナイフ")),
    Noun("jazzercise", Name("A Journey in Jazzercise", "ジャザサイズの旅")),
    Noun("cookbook", Name("Survivor's Cookbook", "生存者の料理本")),
    Noun("leadership", Name("Guide to Leadership", "リーダーシップの手引き")),
    Noun("martial_arts", Name("Beginner's Martial Arts", "はじめての武術")),
    Noun("barricades_123", Name("1-2-3 Barricades", "かんたんバリケード")),
    Noun("police_blueprints", Name("Police Station Blueprints", "警察署の見取り図")),
    Noun("grocery_blueprints", Name("Grocery Store Blueprints", "食料品店の見取り図")),
    Noun("school_blueprints", Name("School Blueprints", "学校の見取り図")),
    Noun("library_blueprints", Name("Library Blueprints", "図書館の見取り図")),
    Noun("hospital_blueprints", Name("Hospital Blueprints", "病院の見取り図")),
    Noun("gas_blueprints", Name("Gas Station Blueprints", "ガソリンスタンドの見取り図")),
    Noun("junk", Name("Junk", "がらくた")),
    Noun("pad_lock", Name("Pad Lock", "南京錠")),
    Noun("night_vision", Name("Night Vision Goggles", "暗視ゴーグル")),
    Noun("walkie_talkie", Name("Walkie Talkie", "トランシーバー")),
    Noun("rotten_flesh", Name("Rotten Flesh", "腐肉")),
    Noun("hammer", Name("Hammer", "ハンマー")),
    Noun("snow_shoes", Name("Snow Shoes", "かんじき")),
    Noun("wrench", Name("Wrench", "レンチ")),
    Noun("scissors", Name("Scissors", "はさみ")),
    Noun("megaphone", Name("Megaphone", "拡声器")),
    Noun("baseball_bat", Name("Baseball Bat", "野球バット")),
    Noun("mop", Name("Mop", "モップ")),
    Noun("flashlight", Name("Flashlight", "懐中電灯")),
    Noun("reading_lamp", Name("Reading Lamp", "読書灯")),
    Noun("medicine", Name("Medicine", "薬")),
    Noun("adrenaline_shot", Name("Adrenaline Shot", "アドレナリン注射")),
    Noun("fuel", Name("Fuel", "燃料")),
    Noun("food_1", Name("Food 1", "食料1")),
    Noun("food_2", Name("Food 2", "食料2")),
    Noun("food_3", Name("Food 3", "食料3")),
    Noun("outsider_1", Name("Outsider 1", "よそ者1")),
    Noun("outsider_2", Name("Outsider 2", "よそ者2")),
    Noun("outsider_3", Name("Outsider 3", "よそ者3")),
)
PISTOL: Final = 0
SNIPER_RIFLE: Final = 1
SHOTGUN: Final = 2
LIGHTER: Final = 3
SWITCHBLADE: Final = 4
JAZZERCISE: Final = 5
COOKBOOK: Final = 6
LEADERSHIP: Final = 7
MARTIAL_ARTS: Final = 8
BARRICADES_123: Final = 9
POLICE_BLUEPRINTS: Final = 10
GROCERY_BLUEPRINTS: Final = 11
SCHOOL_BLUEPRINTS: Final = 12
LIBRARY_BLUEPRINTS: Final = 13
HOSPITAL_BLUEPRINTS: Final = 14
GAS_BLUEPRINTS: Final = 15
JUNK: Final = 16
PAD_LOCK: Final = 17
NIGHT_VISION: Final = 18
WALKIE_TALKIE: Final = 19
ROTTEN_FLESH: Final = 20
HAMMER: Final = 21
SNOW_SHOES: Final = 22
WRENCH: Final = 23
SCISSORS: Final = 24
MEGAPHONE: Final = 25
BASEBALL_BAT: Final = 26
MOP: Final = 27
FLASHLIGHT: Final = 28
READING_LAMP: Final = 29
MEDICINE_CARD: Final = 30
ADRENALINE_SHOT: Final = 31
FUEL_CARD: Final = 32
FOOD_1: Final = 33
FOOD_2: Final = 34
FOOD_3: Final = 35
OUTSIDER_1: Final = 36
OUTSIDER_2: Final = 37
OUTSIDER_3: Final = 38

# Survivors and kinds of item that a module or a pack brings. Its cards call them by these numbers, as they
# call those of the base game by theirs; in a match they have the numbers that follow, see ``card.box_of``.
_FIRST_GUEST: Final = 1000
_GUESTS: Final[list[Noun]] = []


def guest(noun: Noun) -> int:
    """A survivor or a kind of item more: the number that cards call it by."""
    _GUESTS.append(noun)
    return _FIRST_GUEST + len(_GUESTS) - 1


def is_guest(number: int) -> bool:
    """Whether a number that a card names somebody or something by is one that ``guest`` gave."""
    return number >= _FIRST_GUEST


def survivor_noun(number: int) -> Noun:
    """A survivor that a card names."""
    return _GUESTS[number - _FIRST_GUEST] if is_guest(number) else SURVIVORS[number]


def item_noun(number: int) -> Noun:
    """A kind of item that a card names."""
    return _GUESTS[number - _FIRST_GUEST] if is_guest(number) else ITEMS[number]


def has_name_first(words: str) -> bool:
    """Whether words begin with somebody's name."""
    return words.startswith(_names(len(_GUESTS)))


@cache
def _names(guests: int) -> tuple[str, ...]:
    """What people are called, once there are so many guests."""
    return tuple([noun.name.en for noun in (*SURVIVORS, *_GUESTS[:guests])])


# Helps: what is free once a round, or once an attack, and which its player uses or saves. A player
# may leave word to use one whenever it first fits. [DOW-ABILITY-15, DOW-ABILITY-16]
HELPING_ITEMS: Final = (
    HAMMER,
    MOP,
    FLASHLIGHT,
    POLICE_BLUEPRINTS,
    GROCERY_BLUEPRINTS,
    SCHOOL_BLUEPRINTS,
    LIBRARY_BLUEPRINTS,
    HOSPITAL_BLUEPRINTS,
    GAS_BLUEPRINTS,
)
HELPING_SURVIVORS: Final = (
    JANET_TAYLOR,
    ALEXIS_GREY,
    ARTHUR_THURSTON,
    ANDREW_EVANS,
    CARLA_THOMPSON,
    JENNY_CLARK,
    BRANDON_KANE,
)
HELPING_CROSSROADS: Final = (
    Noun("gray_beard", Name("the crossroads card “Gray Beard”", "クロスロードカード「グレイ・ビアード」")),
    Noun("welcome_home", Name("the crossroads card “Welcome Home”", "クロスロードカード「おかえり」")),
)
"""Those that stay with a survivor and spare an attack."""
HELPS: Final = (
    *[ITEMS[item] for item in HELPING_ITEMS],
    *[
        Noun(
            SURVIVORS[survivor].id,
            Name(
                f"{SURVIVORS[survivor].name.en}'s ability",
                f"{SURVIVORS[survivor].name.ja}のアビリティ",
            ),
        )
        for survivor in HELPING_SURVIVORS
    ],
    *HELPING_CROSSROADS,
)
NO_HELP: Final = -1
"""What helps and has no number of its own is asked about each time."""
HELP_OF_ITEM: Final = {item: help_ for help_, item in enumerate(HELPING_ITEMS)}
HELP_OF_SURVIVOR: Final = {survivor: len(HELPING_ITEMS) + i for i, survivor in enumerate(HELPING_SURVIVORS)}
HELP_OF_CROSSROADS: Final = {
    noun.id: len(HELPING_ITEMS) + len(HELPING_SURVIVORS) + i for i, noun in enumerate(HELPING_CROSSROADS)
}
