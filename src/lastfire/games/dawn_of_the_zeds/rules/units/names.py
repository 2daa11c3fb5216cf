"""The names and numbers of units: in saves, in the log, in the action table.

A unit's place here is its number, in the order of its kind (``kinds.py``). Counters that only differ in
Strength are called by it.
"""

from typing import Final

from lastfire.engine.words import Name, Noun


def _alike(key: str, en: str, ja: str, count: int) -> tuple[Noun, ...]:
    """Counters of one name, numbered in their ids."""
    return tuple([Noun(f"{key}_{number}", Name(en, ja), many=True) for number in range(1, count + 1)])


Sides = tuple[int, int]
"""The Strength of a counter's full and of its reduced side."""

REGULAR_CIVILIANS_SIDES: Final[tuple[Sides, ...]] = ((3, 1), (3, 1), (2, 1), (2, 1), (2, 1), (2, 1), (4, 2))
REGULAR_ZEDS_SIDES: Final[tuple[Sides, ...]] = (
    *((2, 1), (3, 2), (3, 1), (4, 1), (4, 3), (4, 2), (4, 2), (4, 2), (4, 2), (5, 2), (5, 2), (5, 1)),
    *((5, 4), (5, 4), (5, 3), (5, 3), (5, 3), (5, 3), (5, 3), (5, 3), (6, 1), (6, 4), (6, 4), (6, 4)),
    *((6, 3), (6, 3), (6, 3), (6, 3), (6, 3), (7, 4), (7, 5), (7, 5), (8, 4), (9, 4)),
)
"""The counters of Regular Zeds. [DOZ-UNIT-32]"""


def _by_strength(key: str, en: str, ja: str, counters: tuple[Sides, ...]) -> tuple[Noun, ...]:
    """Counters that are told apart by their Strength."""
    return tuple(
        [
            Noun(f"{key}_{number}", Name(f"{en} {full}/{reduced}", f"{ja}{full}/{reduced}"), many=True)
            for number, (full, reduced) in enumerate(counters, 1)
        ]
    )


UNIT_NAMES: Final = (
    Noun("piazza", Name("Captain Piazza", "ピアッツァ大尉")),
    Noun("hernandez", Name("Mayor Hernandez", "ヘルナンデス市長")),
    Noun("schmidt", Name("Deputy Schmidt", "シュミット保安官補")),
    Noun("hunt", Name("Sheriff Hunt", "ハント保安官")),
    Noun("johnson", Name("Mr. Johnson", "ジョンソン氏")),
    Noun("kingman", Name("Colonel Kingman", "キングマン大佐")),
    Noun("pickles", Name("Pickles", "ピクルス")),
    Noun("santana", Name("Miguel Santana", "ミゲル・サンタナ")),
    Noun("staub", Name("Rusty Staub", "ラスティ・スタウブ")),
    Noun("darling", Name("Alyssa Darling", "アリッサ・ダーリング")),
    Noun("seaver", Name("Doc Seaver", "シーヴァー医師")),
    Noun("agee", Name("Professor Agee", "アジー教授")),
    Noun("wright", Name("Special Agent Wright", "ライト特別捜査官")),
    Noun("hauser", Name("Otto “Sarge” Hauser", "オットー・“サージ”・ハウザー")),
    Noun("horatius", Name("Horatius", "ホラティウス")),
    Noun("jones", Name("Alan “Xeno” Jones", "アラン・“ゼノ”・ジョーンズ")),
    Noun("wilson", Name("Wilson the Hermit", "隠者ウィルソン")),
    Noun("furies", Name("Farmingdale Furies", "ファーミングデール・フューリーズ"), the=True, many=True),
    Noun("salvation", Name("Salvation Troops", "救世部隊"), the=True, many=True),
    Noun("veterans", Name("12th Veterans Division", "第12退役軍人隊"), the=True),
    Noun("fire_company", Name("Fire Company 129 Volunteers", "第129消防団"), many=True),
    Noun("bauer", Name("Bob Bauer's Crew", "ボブ・バウアーの作業班")),
    Noun("riot_squad", Name("F.D.P.D. Riot Squad", "市警機動隊"), the=True),
    Noun("courier", Name("Clarion Courier", "クラリオン新聞社"), the=True),
    Noun("wzed", Name("WZED Farmingdale", "WZED放送局")),
    *_by_strength("regular_civilians", "Civilians", "一般市民", REGULAR_CIVILIANS_SIDES),
    *_alike("villagers", "Villagers", "村人", 5),
    Noun("vip", Name("VIP Survivors", "要人"), the=True, many=True),
    Noun("rangers", Name("Rangers", "レンジャー"), the=True, many=True),
    Noun("petras_angels", Name("Petra's Angels", "ペトラズ・エンジェルス"), many=True),
    *_alike("red_diamond_guards", "Red Diamond Guards", "レッドダイヤモンド警備隊", 2),
    Noun("national_guard", Name("National Guard", "州兵"), the=True),
    Noun("raiders", Name("Raiders", "略奪者"), the=True, many=True),
    Noun("bubba_gang", Name("Bubba's gang", "ババ一味")),
    Noun("infected_vermin", Name("Infected Vermin", "感染した害獣"), the=True, many=True),
    Noun("noelle", Name("Noelle", "ノエル")),
    *_by_strength("zeds", "Zeds", "ゼッズ", REGULAR_ZEDS_SIDES),
    Noun("were", Name("Were-Zeds", "人狼ゼッズ"), the=True, many=True),
    Noun("festering", Name("Festering Zeds", "腐乱ゼッズ"), the=True, many=True),
    Noun("berserker", Name("Berserker Zeds", "狂戦士ゼッズ"), the=True, many=True),
    Noun("ravager", Name("Ravager Zeds", "蹂躙ゼッズ"), the=True, many=True),
    Noun("reanimator", Name("Reanimator Zeds", "蘇生ゼッズ"), the=True, many=True),
    Noun("doom", Name("Doom Zeds", "破滅ゼッズ"), the=True, many=True),
    Noun("iron", Name("Iron Zeds", "鋼鉄ゼッズ"), the=True, many=True),
    Noun("giant", Name("Giant Zeds", "巨人ゼッズ"), the=True, many=True),
    Noun("leaper", Name("Leaper Zeds", "跳躍ゼッズ"), the=True, many=True),
    Noun("dr_marteuse", Name("Dr. Marteuse", "マルトゥーズ博士")),
    *_alike("protesters", "Protesters", "抗議団", 2),
    *_alike("looters", "Looters", "略奪団", 2),
    Noun("lawyers", Name("Lawyers", "弁護士団"), the=True, many=True),
    Noun("arsonists", Name("Arsonists", "放火団"), the=True, many=True),
    Noun("deserters", Name("Deserters", "脱走兵"), the=True, many=True),
    Noun("risen_congregation", Name("Risen Congregation", "復活の会衆"), the=True),
)
UNIT: Final = {noun.id: number for number, noun in enumerate(UNIT_NAMES)}

REFUGEES_NAMES: Final = tuple(
    [
        Noun(noun.id, Name("Refugees", "避難民"), many=True)
        for noun in UNIT_NAMES
        if noun.id.startswith("villagers")
    ]
)
SAID_UNITS: Final = (*UNIT_NAMES, *REFUGEES_NAMES)
"""How units are called in the log: Villagers who have fled are Refugees."""
SAID_REFUGEES: Final = len(UNIT_NAMES) - UNIT[REFUGEES_NAMES[0].id]
"""So much further on a counter of Villagers is called Refugees."""
STARTERS: Final = ("piazza", "hernandez", "schmidt", "hunt")
"""The Heroes of the Basic Game, in the order in which the players get them. [DOZ-SETUP-2]"""
