"""The survivors and kinds of item that The Long Night brings, by the numbers that its cards call them by.

Who is published and who is ours stands with their cards. [LN-SCENARIO-31]
"""

from typing import Final

from lastfire.engine.words import Name, Noun
from lastfire.games.dead_of_winter.rules.names import guest

# Survivors. None has the mark of a module: five players who use no other cards need all of them.
NADIA_RIVERS: Final = guest(Noun("nadia_rivers", Name("Nadia Rivers", "ナディア・リヴァース")))
LILY_MAE: Final = guest(Noun("lily_mae", Name("Lily Mae", "リリー・メイ")))
COLE_WINTERS: Final = guest(Noun("cole_winters", Name("Cole Winters", "コール・ウィンターズ")))
MELISSA_GUPTA: Final = guest(Noun("melissa_gupta", Name("Melissa Gupta", "メリッサ・グプタ")))
JAMIE_GILMOUR: Final = guest(Noun("jamie_gilmour", Name("Jamie Gilmour", "ジェイミー・ギルモア")))
FATIMA_RHODES: Final = guest(Noun("fatima_rhodes", Name("Fatima Rhodes", "ファティマ・ローズ")))
ALFONSO_ORTEGA: Final = guest(Noun("alfonso_ortega", Name("Alfonso Ortega", "アルフォンソ・オルテガ")))
MARCUS_BELL: Final = guest(Noun("marcus_bell", Name("Marcus Bell", "マーカス・ベル")))
PRIYA_NAIR: Final = guest(Noun("priya_nair", Name("Priya Nair", "プリヤ・ナイール")))
WANDA_KOWALSKI: Final = guest(Noun("wanda_kowalski", Name("Wanda Kowalski", "ワンダ・コワルスキ")))
YUKI_TANABE: Final = guest(Noun("yuki_tanabe", Name("Yuki Tanabe", "ユキ・タナベ")))
GRACE_OKAFOR: Final = guest(Noun("grace_okafor", Name("Grace Okafor", "グレース・オカフォー")))
DESMOND_PIKE: Final = guest(Noun("desmond_pike", Name("Desmond Pike", "デズモンド・パイク")))
GIA_NAJJAR: Final = guest(Noun("gia_najjar", Name("Gia Najjar", "ジア・ナジャール")))
ROSA_RODRIGUEZ: Final = guest(Noun("rosa_rodriguez", Name("Rosa Rodriguez", "ローサ・ロドリゲス")))
CHLOE_LAROUSSE: Final = guest(Noun("chloe_larousse", Name("Chloe Larousse", "クロエ・ラルース")))
BLUE: Final = guest(Noun("blue", Name("Blue", "ブルー")))
EMMA_HAN: Final = guest(Noun("emma_han", Name("Emma Han", "エマ・ハン")))
OTTO_LINDQVIST: Final = guest(Noun("otto_lindqvist", Name("Otto Lindqvist", "オットー・リンドクヴィスト")))
ILSE_BRANDT: Final = guest(Noun("ilse_brandt", Name("Ilse Brandt", "イルゼ・ブラント")))


def _item(id_: str, en: str, ja: str) -> int:
    return guest(Noun(id_, Name(en, ja)))


# Starter items.
FOOD_1_OR_TRADE: Final = _item("food_1_or_trade", "Food 1 or Trade", "食料1／取引")
JUNK_OR_ADVANCE: Final = _item("junk_or_advance", "Junk or Advance", "がらくた／前進")
FUEL_OR_FIRE: Final = _item("fuel_or_fire", "Fuel or Fire", "燃料／炎")
MEDICINE_OR_COMFORT: Final = _item("medicine_or_comfort", "Medicine or Comfort", "薬／慰め")

# Items of the town.
CANNED_SOUP: Final = _item("canned_soup", "Canned Soup", "スープの缶詰")
TIN_OF_CRACKERS: Final = _item("tin_of_crackers", "Tin of Crackers", "乾パンの缶")
SACK_OF_RICE: Final = _item("sack_of_rice", "Sack of Rice", "米の袋")
HOT_CHOCOLATE: Final = _item("hot_chocolate", "Hot Chocolate", "ホットチョコレート")
CRATE_OF_LIQUOR: Final = _item("crate_of_liquor", "Crate of Liquor", "酒の木箱")
JERRY_CAN: Final = _item("jerry_can", "Jerry Can", "携行缶")
ROAD_FLARE: Final = _item("road_flare", "Road Flare", "発炎筒")
GAS_CANISTER: Final = _item("gas_canister", "Gas Canister", "ガスボンベ")
BANDAGES: Final = _item("bandages", "Bandages", "包帯")
SEDATIVES: Final = _item("sedatives", "Sedatives", "鎮静剤")
ANTIDEPRESSANTS: Final = _item("antidepressants", "Antidepressants", "抗うつ剤")
SMELLING_SALTS: Final = _item("smelling_salts", "Smelling Salts", "気付け薬")
CROSSBOW: Final = _item("crossbow", "Crossbow", "クロスボウ")
ASSAULT_RIFLE: Final = _item("assault_rifle", "Assault Rifle", "アサルトライフル")
MACHETE: Final = _item("machete", "Machete", "山刀")
FLARE_GUN: Final = _item("flare_gun", "Flare Gun", "信号拳銃")
GRENADE: Final = _item("grenade", "Grenade", "手榴弾")
STUN_GUN: Final = _item("stun_gun", "Stun Gun", "スタンガン")
CHAINSAW: Final = _item("chainsaw", "Chainsaw", "チェーンソー")
FIRE_AXE: Final = _item("fire_axe", "Fire Axe", "消防斧")
TORCH: Final = _item("torch", "Torch", "たいまつ")
TOOLBOX: Final = _item("toolbox", "Toolbox", "工具箱")
TRIPWIRE: Final = _item("tripwire", "Tripwire", "仕掛け線")
DETONATOR: Final = _item("detonator", "Detonator", "起爆装置")
SANDBAGS: Final = _item("sandbags", "Sandbags", "土のう")
SNOW_CAMOUFLAGE: Final = _item("snow_camouflage", "Snow Camouflage", "雪中迷彩")
SLED: Final = _item("sled", "Sled", "そり")
THERMAL_BLANKET: Final = _item("thermal_blanket", "Thermal Blanket", "防寒毛布")
CAMPING_STOVE: Final = _item("camping_stove", "Camping Stove", "キャンプ用こんろ")
HOCKEY_STICK: Final = _item("hockey_stick", "Hockey Stick", "ホッケースティック")
WHISTLE: Final = _item("whistle", "Whistle", "ホイッスル")
FELT_SLIPPERS: Final = _item("felt_slippers", "Felt Slippers", "フェルトの上履き")
HEADLAMP: Final = _item("headlamp", "Headlamp", "ヘッドランプ")
BARBED_WIRE: Final = _item("barbed_wire", "Barbed Wire", "有刺鉄線")
DECK_OF_CARDS: Final = _item("deck_of_cards", "Deck of Cards", "トランプ")
SEVEN_STEPS_TO_HOPE: Final = _item("seven_steps_to_hope", "Seven Steps to Hope", "希望への七つの段階")
BEDTIME_STORIES: Final = _item("bedtime_stories", "Bedtime Stories", "おやすみ前のお話")
CHESS_PROBLEMS: Final = _item("chess_problems", "Chess Problems", "詰めチェス問題集")
STAR_CHART: Final = _item("star_chart", "Star Chart", "星図")
TRAPPERS_ALMANAC: Final = _item("trappers_almanac", "Trapper's Almanac", "罠師の年鑑")
FIRST_AID_COURSE: Final = _item("first_aid_course", "First Aid Course", "応急手当講座")
LONE_HIKER: Final = _item("lone_hiker", "Lone Hiker", "孤独な登山者")
STRAY_FAMILY: Final = _item("stray_family", "Stray Family", "はぐれた家族")
FRIGHTENED_CROWD: Final = _item("frightened_crowd", "Frightened Crowd", "おびえた人々")

# Items with the mark of a module.
POLICE_BADGE: Final = _item("police_badge", "Police Badge", "警察のバッジ")
LOCKPICKS: Final = _item("lockpicks", "Lockpicks", "ピッキング道具")
NEGOTIATION: Final = _item("negotiation", "Negotiation for Beginners", "はじめての交渉術")
HANDYMANS_MANUAL: Final = _item("handymans_manual", "Handyman's Manual", "日曜大工の手引き")
VISITORS_MAP: Final = _item("visitors_map", "Raxxon Visitors' Map", "ラクソン見学者用の地図")

# Items of Raxxon.
RED_PILL: Final = _item("red_pill", "Red Pill", "赤い錠剤")
WHITE_PILL: Final = _item("white_pill", "White Pill", "白い錠剤")
PULSE_CANNON: Final = _item("pulse_cannon", "Pulse Cannon", "パルスキャノン")
SPORTS_PADS: Final = _item("sports_pads", "Sports Pads", "スポーツ用パッド")
HAZARD_SUIT: Final = _item("hazard_suit", "Hazard Suit", "防護服")
LABORATORY_RATIONS: Final = _item("laboratory_rations", "Laboratory Rations", "研究所の備蓄食")
COOLANT_TANK: Final = _item("coolant_tank", "Coolant Tank", "冷却剤タンク")
TEST_SERUM: Final = _item("test_serum", "Test Serum", "試験血清")
STIMULANT: Final = _item("stimulant", "Stimulant", "興奮剤")
SPARE_PARTS: Final = _item("spare_parts", "Spare Parts", "交換部品")
ACCESS_CARD: Final = _item("access_card", "Access Card", "入館カード")
RESEARCH_NOTES: Final = _item("research_notes", "Research Notes", "研究ノート")
SONIC_RIFLE: Final = _item("sonic_rifle", "Sonic Rifle", "音波ライフル")
LOST_TECHNICIAN: Final = _item("lost_technician", "Lost Technician", "取り残された技師")
