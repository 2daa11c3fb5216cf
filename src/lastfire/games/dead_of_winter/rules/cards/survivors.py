"""The thirty survivors."""

from typing import Final

from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules import names
from lastfire.games.dead_of_winter.rules.card import OUTSIDE_ONLY, Survivor
from lastfire.games.dead_of_winter.rules.effects.action_powers import (
    FindOutsider,
    FreeBarricade,
    HealHere,
    KillZombies,
    LeaveForMorale,
    LookAtCrises,
    LookAtDeck,
    MakeFood,
    RaiseDie,
    RerollDice,
    StealCard,
)
from lastfire.games.dead_of_winter.rules.effects.powers import (
    BittenIsWound,
    BorrowsPowers,
    CleansMore,
    MedicineAttack,
    NoFrostbite,
    QuietAttack,
    SafeMove,
    SeesMore,
    Tough,
)
from lastfire.games.dead_of_winter.rules.names import (
    COLONY,
    GROCERY_STORE,
    HOSPITAL,
    LIBRARY,
    POLICE_STATION,
    SCHOOL,
)

SURVIVORS: Final = (
    Survivor(names.HARMAN_BROOKS, Name("Park Ranger", "公園レンジャー"), 32, 3, 3, NoFrostbite()),
    Survivor(names.SPARKY, Name("Stunt Dog", "スタント犬"), 10, 2, 2, BittenIsWound(), human=False),
    Survivor(
        names.THOMAS_HEART, Name("Soldier", "兵士"), 64, 1, 3, KillZombies(2, 0, COLONY), COLONY, 5, True
    ),
    Survivor(
        names.LORETTA_CLAY, Name("Cook", "料理人"), 20, 2, 4, MakeFood(2), COLONY, 4, True, male=False
    ),  # [DOW-ABILITY-9]
    Survivor(
        names.JANET_TAYLOR,
        Name("Nurse", "看護師"),
        42,
        3,
        4,
        SeesMore(1, 1, HOSPITAL),
        HOSPITAL,
        once=True,
        male=False,
    ),
    Survivor(names.GRAY_BEARD, Name("Pirate", "海賊"), 16, 1, 4, StealCard(False), COLONY, once=True),
    Survivor(names.BUDDY_DAVIS, Name("Fitness Trainer", "トレーナー"), 36, 2, 4, Tough(4)),
    Survivor(names.FOREST_PLUM, Name("Mall Santa", "モールのサンタ"), 14, 2, 5, LeaveForMorale(1)),
    Survivor(
        names.ALEXIS_GREY,
        Name("Librarian", "司書"),
        46,
        5,
        4,
        SeesMore(1, 1, LIBRARY),
        LIBRARY,
        once=True,
        male=False,
    ),
    Survivor(names.ROD_MILLER, Name("Truck Driver", "トラック運転手"), 40, 3, 3, SafeMove()),
    Survivor(names.JAMES_MEYERS, Name("Psychiatrist", "精神科医"), 54, 6, 3, RerollDice(0), once=True),
    Survivor(names.OLIVIA_BROWN, Name("Doctor", "医師"), 56, 4, 3, HealHere(1), once=True, male=False),
    Survivor(
        names.ASHLEY_ROSS,
        Name("Construction Worker", "建設作業員"),
        52,
        2,
        5,
        FreeBarricade(),
        once=True,
        male=False,
    ),
    Survivor(
        names.BEV_RUSSELL,
        Name("Mother", "母親"),
        34,
        2,
        4,
        KillZombies(2, 0, COLONY, helpless=True),
        COLONY,
        1,
        True,
        male=False,
    ),
    Survivor(names.EDWARD_WHITE, Name("Chemist", "化学者"), 44, 4, 3, MedicineAttack(3), COLONY, 1, True),
    Survivor(
        names.ARTHUR_THURSTON, Name("Principal", "校長"), 62, 4, 2, SeesMore(1, 1, SCHOOL), SCHOOL, once=True
    ),
    Survivor(names.DAVID_GARCIA, Name("Accountant", "会計士"), 50, 4, 3, SeesMore(1, 0, every=True)),
    Survivor(
        names.MARIA_LOPEZ,
        Name("Teacher", "教師"),
        48,
        4,
        2,
        KillZombies(1, 0, SCHOOL),
        SCHOOL,
        1,
        True,
        male=False,
    ),
    Survivor(names.GABRIEL_DIAZ, Name("Fireman", "消防士"), 60, 2, 3, FindOutsider(4), once=True),
    Survivor(
        names.ANDREW_EVANS,
        Name("Farmer", "農夫"),
        12,
        3,
        3,
        SeesMore(1, 1, GROCERY_STORE),
        GROCERY_STORE,
        once=True,
    ),
    Survivor(
        names.CARLA_THOMPSON,
        Name("Police Dispatcher", "警察の通信員"),
        22,
        4,
        2,
        SeesMore(1, 1, POLICE_STATION),
        POLICE_STATION,
        once=True,
        male=False,
    ),
    Survivor(names.JOHN_PRICE, Name("Student", "学生"), 18, 3, 3, BorrowsPowers(), OUTSIDE_ONLY),
    Survivor(names.MIKE_CHO, Name("Ninja", "忍者"), 30, 2, 4, QuietAttack()),
    Survivor(
        names.ANNALEIGH_CHAN,
        Name("Lawyer", "弁護士"),
        38,
        2,
        2,
        StealCard(True),
        COLONY,
        once=True,
        male=False,
    ),
    Survivor(
        names.TALIA_JONES, Name("Fortune Teller", "占い師"), 28, 3, 1, LookAtCrises(), once=True, male=False
    ),
    Survivor(
        names.JENNY_CLARK, Name("Waitress", "ウェイトレス"), 24, 4, 3, SeesMore(3, 0), once=True, male=False
    ),
    Survivor(names.BRIAN_LEE, Name("Mayor", "市長"), 68, 3, 4, RaiseDie(1), once=True),
    Survivor(
        names.SOPHIE_ROBINSON, Name("Pilot", "パイロット"), 58, 4, 1, LookAtDeck(), once=True, male=False
    ),
    Survivor(names.BRANDON_KANE, Name("Janitor", "用務員"), 26, 2, 4, CleansMore(5), COLONY, once=True),
    Survivor(names.DANIEL_SMITH, Name("Sheriff", "保安官"), 66, 2, 5, KillZombies(2, 1), die=4, once=True),
)
"""In the order of ``names.SURVIVORS``."""
