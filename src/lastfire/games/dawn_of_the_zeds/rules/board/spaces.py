"""The board: five tracks of spaces, Town Center, and what lies beside the map.

The Tunnel is the fifth track of side B; the Game Mat has no spaces. [DOZ-BOARD-1, DOZ-BOARD-2]

A space is a number. On a track that is nine times the track plus the steps to its Town space: Town space 0,
Start 7 on the surface and 8 in the Tunnel. [DOZ-BOARD-5]
"""

from typing import Final

from lastfire.engine.words import Name, Noun

# Tracks, in the order of the ring around the town; the Tunnel is in no ring. [DOZ-BOARD-3, DOZ-BOARD-12]
FOREST: Final = 0
MOUNTAIN: Final = 1
HIGHWAY: Final = 2
SUBURBS: Final = 3
TUNNEL: Final = 4
TRACKS: Final = (
    Noun("forest", Name("Forest", "森")),
    Noun("mountain", Name("Mountain", "山")),
    Noun("highway", Name("Highway", "幹線道路")),
    Noun("suburbs", Name("Suburbs", "郊外")),
    Noun("tunnel", Name("Tunnel", "トンネル")),
)
SURFACE_TRACKS: Final = 4
STEPS: Final = 9

# What a space is. Named spaces are those from NAMED on: Catacombs and Start spaces carry a name, but are
# none of them. [DOZ-BOARD-13]
OFF_TRACK: Final = 0
START: Final = 1
CLEAR: Final = 2
CATACOMBS: Final = 3
NAMED: Final = 4
VILLAGE: Final = 5
TOWN: Final = 6
CENTER: Final = 7

# Beside the tracks. Whoever is not in play lies in one of the last ones.
TOWN_CENTER: Final = 45
HOSPITAL: Final = 46  # its beds together [DOZ-BOARD-16]
OFFICES: Final = 47  # both Staff Offices together [DOZ-BOARD-18]
LAB: Final = 48  # [DOZ-BOARD-19]
CAMP: Final = 49  # [DOZ-BOARD-20]
CEMETERY: Final = 50  # [DOZ-BOARD-21]
ASIDE: Final = 51  # not in play yet: what is available lies here [DOZ-UNIT-12]
CUP: Final = 52  # Regular Zeds [DOZ-UNIT-32]
SUPER_CUP: Final = 53  # [DOZ-UNIT-34]
GONE: Final = 54  # has left the game

ON_MAP: Final = 46
"""Spaces below this number are on the map: the tracks and Town Center."""

IN_PLAY: Final = 50
"""Spaces below this number are in play."""


class Space:
    """One space: its id, its name, what it is, and whether its name takes an article."""

    def __init__(self, key: str, name: Name, kind: int, the: bool = False) -> None:
        self.id = key
        self.name = name
        self.kind = kind
        self.the = the


def _clear(track: int, step: int) -> Space:
    noun = TRACKS[track]
    return Space(f"{noun.id}_{step}", Name(f"{noun.name.en} {step}", f"{noun.name.ja}{step}"), CLEAR)


def _start(track: int) -> Space:
    noun = TRACKS[track]
    return Space(
        f"{noun.id}_start", Name(f"{noun.name.en} Start", f"{noun.name.ja}のスタートスペース"), START
    )


def _space(key: str, en: str, ja: str, kind: int, the: bool = False) -> Space:
    return Space(key, Name(en, ja), kind, the)


def _not_there(track: int) -> Space:
    """Surface tracks are one space shorter than the Tunnel: what lies beyond their Start is no space."""
    noun = TRACKS[track]
    return Space(f"beyond_{noun.id}", Name(f"beyond {noun.name.en}", f"{noun.name.ja}の外"), OFF_TRACK)


SPACES: Final = (
    # [DOZ-BOARD-6]
    _space("commercial_district", "Commercial District", "商業地区", TOWN, the=True),
    _clear(FOREST, 1),
    _clear(FOREST, 2),
    _space("farm", "Farm", "農場", NAMED, the=True),
    _space("st_thomas", "St. Thomas", "セント・トーマス", VILLAGE),
    _clear(FOREST, 5),
    _clear(FOREST, 6),
    _start(FOREST),
    _not_there(FOREST),
    # [DOZ-BOARD-7]
    _space("east_side", "East Side", "イーストサイド", TOWN, the=True),
    _clear(MOUNTAIN, 1),
    _space("campground", "Campground", "キャンプ場", NAMED, the=True),
    _clear(MOUNTAIN, 3),
    _space("lucky_strike_mine", "Lucky Strike Mine", "ラッキーストライク鉱山", NAMED),
    _space("leftys_pass", "Lefty's Pass", "レフティ峠", VILLAGE),
    _clear(MOUNTAIN, 6),
    _start(MOUNTAIN),
    _not_there(MOUNTAIN),
    # [DOZ-BOARD-8]
    _space("uptown", "Uptown", "アップタウン", TOWN),
    _clear(HIGHWAY, 1),
    _clear(HIGHWAY, 2),
    _space("nuclear_plant", "Nuclear Plant", "原子力発電所", NAMED, the=True),
    _clear(HIGHWAY, 4),
    _space("ingeburg", "Ingeburg", "インゲブルク", VILLAGE),
    _clear(HIGHWAY, 6),
    _start(HIGHWAY),
    _not_there(HIGHWAY),
    # [DOZ-BOARD-9]
    _space("suburbs_town", "Southgate", "サウスゲート", TOWN),
    _space("suspension_bridge", "Suspension Bridge", "吊り橋", NAMED, the=True),
    _clear(SUBURBS, 2),
    _space("beauxville", "Beauxville", "ボーヴィル", VILLAGE),
    _space("university", "Farmingdale University", "ファーミングデール大学", NAMED),
    _space("east_irek", "East Irek", "イーストアイレク", VILLAGE),
    _clear(SUBURBS, 6),
    _start(SUBURBS),
    _not_there(SUBURBS),
    # [DOZ-BOARD-10]
    _space("town_basement", "Town Basement", "町の地下室", TOWN, the=True),
    _clear(TUNNEL, 1),
    _space("guard_post", "Guard Post", "警備所", NAMED, the=True),
    _space("inner_catacombs", "inner Catacombs", "内カタコンベ", CATACOMBS, the=True),
    _space("marteuse_office", "Dr. Marteuse's Office", "マルトゥーズ博士の研究所", NAMED),
    _space("outer_catacombs", "outer Catacombs", "外カタコンベ", CATACOMBS, the=True),
    _clear(TUNNEL, 6),
    _space("chromotechnics_lab", "Chromotechnics Lab", "クロモテクニクス研究所", NAMED, the=True),
    _start(TUNNEL),
    # Beside the tracks.
    _space("town_center", "Town Center", "タウンセンター", CENTER),
    _space("hospital", "Hospital", "病院", OFF_TRACK, the=True),
    _space("staff_office", "Staff Office", "執務室", OFF_TRACK, the=True),
    _space("lab", "Lab", "研究室", OFF_TRACK, the=True),
    _space("refugee_camp", "Refugee Camp", "避難民キャンプ", OFF_TRACK, the=True),
    _space("cemetery", "Cemetery", "墓地", OFF_TRACK, the=True),
    _space("aside", "not in play", "未登場", OFF_TRACK),
    _space("cup", "Zeds Cup", "ゼッズカップ", OFF_TRACK, the=True),
    _space("super_cup", "Super Zeds Cup", "スーパーゼッズカップ", OFF_TRACK, the=True),
    _space("gone", "out of the game", "ゲームから除外", OFF_TRACK),
)

KIND: Final = [space.kind for space in SPACES]
BY_ID: Final = {space.id: number for number, space in enumerate(SPACES)}
STARTS: Final = [number for number, kind in enumerate(KIND) if kind == START]
"""The Start space of each track."""
OPEN_GROUND: Final = [kind not in (START, CATACOMBS) for kind in KIND]
"""Whether a space is neither a Start nor Catacombs: there shots go and Barricades stand."""
VILLAGES: Final = [number for number, kind in enumerate(KIND) if kind == VILLAGE]
LISTED: Final = [number not in (ASIDE, GONE) for number in range(len(SPACES))]
"""Of which spaces a table lists who is there (``DawnTable.here``): of those nobody asks about it does not."""
ON_TRACKS: Final = [number for number in range(TOWN_CENTER) if KIND[number] != OFF_TRACK]


def track_of(space: int) -> int:
    """The track of a space on a track."""
    return space // STEPS


def step_of(space: int) -> int:
    """The number printed on a space of a track: its steps to the Town space. [DOZ-BOARD-5]"""
    return space % STEPS


def town_space(track: int) -> int:
    """Space 0 of a track. [DOZ-BOARD-14]"""
    return track * STEPS


def inward(space: int) -> int:
    """The next space toward Town Center. [DOZ-BOARD-11]"""
    return INWARD[space]


INWARD: Final = [TOWN_CENTER if space % STEPS == 0 else space - 1 for space in range(len(SPACES))]


def outward(space: int) -> int:
    """The next space away from Town Center, -1 beyond a Start space."""
    return -1 if KIND[space] == START else space + 1


def is_named(space: int) -> bool:
    """Whether a space is a named space; Town Center is one, Start spaces and Catacombs are none.

    [DOZ-BOARD-13]
    """
    return KIND[space] >= NAMED


def are_neighbours(one: int, other: int) -> bool:
    """Whether two spaces on the map are adjacent. [DOZ-BOARD-11, DOZ-BOARD-12]"""
    return _ADJACENT[one][other]


def _are_adjacent(one: int, other: int) -> bool:
    if one == TOWN_CENTER:
        return other < TOWN_CENTER and other % STEPS == 0
    if other == TOWN_CENTER:
        return one < TOWN_CENTER and one % STEPS == 0
    return (
        one < TOWN_CENTER and other < TOWN_CENTER and one // STEPS == other // STEPS and abs(one - other) == 1
    )


_ADJACENT: Final = [[_are_adjacent(one, other) for other in range(len(SPACES))] for one in range(len(SPACES))]


def neighbours(space: int, tracks: int) -> list[int]:
    """The spaces on the map adjacent to one on the map, where so many tracks are in play. [DOZ-BOARD-11]"""
    if space == TOWN_CENTER:
        return TOWN_SPACES[tracks]
    return _ALONG[space]


TOWN_SPACES: Final = [[town_space(track) for track in range(tracks)] for tracks in range(len(TRACKS) + 1)]
"""The Town spaces of so many tracks."""
_ALONG: Final = [
    [inward(space)] if KIND[space] == START else [inward(space), space + 1] for space in range(TOWN_CENTER)
]
"""The spaces next to each space of a track. Nobody changes these lists."""
ENTERED_FROM: Final = [
    [other for other in _ALONG[space] if KIND[other] != START] for space in range(TOWN_CENTER)
]
"""Those of them that player units may enter."""


def as_bits(spaces: list[int]) -> int:
    """A set of spaces as bits."""
    return sum([1 << space for space in spaces])


BESIDE: Final = [
    [*[as_bits(spaces) for spaces in ENTERED_FROM], as_bits(TOWN_SPACES[tracks])]
    + [0] * (len(SPACES) - TOWN_CENTER - 1)
    for tracks in range(len(TRACKS) + 1)
]
"""Where so many tracks are in play, the spaces of the map next to each space that player units may enter, as
bits."""

Way = list[tuple[int, list[int]]]
"""A way along a track: for each number of spaces that a unit may go, which these are, as bits and in turn."""


def _way(spaces: list[int]) -> Way:
    return [(as_bits(spaces[:count]), spaces[:count]) for count in range(len(spaces) + 1)]


def _beyond(space: int) -> list[int]:
    """The spaces of its track beyond a space, but for the Start, which player units do not enter."""
    end = space // STEPS * STEPS + STEPS
    return [other for other in range(space + 1, end) if KIND[other] not in (START, OFF_TRACK)]


WAY_OUT: Final = [_way(_beyond(space)) for space in range(TOWN_CENTER)]
"""The way out from each space, up to the Start of its track."""
WAY_IN: Final = [
    _way([space - steps for steps in range(1, space % STEPS + 1)]) for space in range(TOWN_CENTER)
]
"""The way in from each space, up to Town Center."""
WAY_FROM_CENTER: Final = [_way([space, *_beyond(space)]) for space in TOWN_SPACES[-1]]
"""The way out from Town Center along each track."""


def ring_neighbours(track: int) -> tuple[int, int]:
    """The two surface tracks beside a surface track. [DOZ-BOARD-12]"""
    return (track + 3) % SURFACE_TRACKS, (track + 1) % SURFACE_TRACKS
