"""The action table of Hit Z Road."""

from typing import Final

from lastfire.engine.words import Name, fill
from lastfire.games.hit_z_road.rules.words.terms import TERMS
from lastfire.games.hit_z_road.rules.words.vocabulary import WORDS, goods_name

# The action table. The numbers are fixed: learning environments and saves rely on them, so new
# actions go to the end.

MOST_AMMO: Final = 99  # all cards of the box hold less [HZR-SHOOT-2]
MOST_SPENT: Final = 7  # so much adrenaline is spent by one answer; beyond it is asked again [HZR-ADREN-9]
LARGEST_BID: Final = 10  # the auction board has the spaces 0 to 10 [HZR-BOX-9]

PASS: Final = WORDS.action("pass", {}, Name("Pass", "パスする"))
BID: Final = PASS  # BID + n bids space n
for _n in range(1, LARGEST_BID + 1):
    WORDS.action("bid", {"space": _n}, Name(f"Bid {_n}", f"{_n}を入札する"))
DRIVE: Final = len(WORDS.actions) - 1  # DRIVE + n takes path n, counted from 1
_TAKE: Final = TERMS["take_path"]
for _n in range(1, 5):
    WORDS.action("drive", {"path": _n}, Name(fill(_TAKE.en, {"n": _n}), fill(_TAKE.ja, {"n": _n})))
FIGHT: Final = WORDS.action("fight", {}, Name("Melee", "白兵戦を行う"))
FLEE: Final = WORDS.action("flee", {}, Name("Flee for 2 gas", "ガソリンを2個払って逃走する"))
SHOOT: Final = FLEE  # SHOOT + n spends n ammo
for _n in range(1, MOST_AMMO + 1):
    WORDS.action("shoot", {"ammo": _n}, Name(f"Ranged attack with {_n} ammo", f"弾薬{_n}個で射撃する"))
LOSE: Final = WORDS.action("lose", {"survivors": 1}, Name("Lose 1 survivor", "生存者1人を失う"))
CROSS: Final = WORDS.action("cross", {}, TERMS["drive_through"])
USE_MOLOTOV: Final = WORDS.action(
    "use", {"token": "molotov"}, Name("Use the Molotov Cocktail", "火炎瓶を使う")
)
KEEP_MOLOTOV: Final = WORDS.action(
    "keep", {"token": "molotov"}, Name("Keep the Molotov Cocktail", "火炎瓶を使わない")
)
GIVE_UP_TIMMY: Final = WORDS.action("give_up", {"token": "timmy"}, Name("Discard Timmy", "ティミーを捨てる"))
IN_ORDER: Final = WORDS.action("in_order", {}, TERMS["left_first"])
SWAP: Final = WORDS.action("swap", {}, TERMS["right_first"])


def _spend_words(saves: int, kills: int) -> Name:
    if saves + kills == 0:
        return Name("Spend no adrenaline", "アドレナリンを使わない")
    en = [f"save {saves}"] * (saves > 0) + [f"kill {kills}"] * (kills > 0)
    ja = [f"{saves}人を救う"] * (saves > 0) + [f"{kills}体を倒す"] * (kills > 0)
    total = saves + kills
    return Name(
        f"Spend {total} adrenaline: {' and '.join(en)}",
        f"アドレナリンを{total}個使う：{'、'.join(ja)}",
    )


SPEND: Final[dict[tuple[int, int], int]] = {
    (saves, kills): WORDS.action("spend", {"saves": saves, "kills": kills}, _spend_words(saves, kills))
    for saves in range(MOST_SPENT + 1)
    for kills in range(MOST_SPENT + 1 - saves)
}
TAKE: Final[dict[tuple[int, int, int], int]] = {}
PAY: Final[dict[tuple[int, int, int], int]] = {}
for _total in range(LARGEST_BID + 1):
    for _ammo in range(_total, -1, -1):
        for _gas in range(_total - _ammo, -1, -1):
            _mix = (_ammo, _gas, _total - _ammo - _gas)
            _args: dict[str, int | str] = {"ammo": _mix[0], "gas": _mix[1], "adrenaline": _mix[2]}
            _name = goods_name(*_mix)
            _words = Name(f"Pay {_name.en}", f"{_name.ja}を払う" if _total else "払わない")
            PAY[_mix] = WORDS.action("pay", _args, _words)
            if _total == 2:
                TAKE[_mix] = WORDS.action("take", _args, Name(f"Take {_name.en}", f"{_name.ja}を取る"))

MIX: Final[dict[int, tuple[int, int, int]]] = {
    number: mix for table in (PAY, TAKE) for mix, number in table.items()
}
"""The ammo, gas and adrenaline of a payment or gift, by action."""
SPENT: Final[dict[int, tuple[int, int]]] = {number: pair for pair, number in SPEND.items()}
"""The saves and extra kills of a spend, by action."""
