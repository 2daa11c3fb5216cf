"""What is going on, played from records one by one: the fight, the dice, the numbers of the groups."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

import lastfire
from lastfire.cli.lines.telling import Values
from lastfire.cli.screen.face import Beat, Show
from lastfire.games.hit_z_road.rules.view import Face, PathView, RoadView, SeatView
from lastfire.games.hit_z_road.terminal.lines import RESOURCES
from lastfire.games.hit_z_road.terminal.typed import Facts, facts_of, view_of

DICE: Final = {
    "volley": "volley_dice",
    "melee_rolled": "melee_dice",
    "event_rolled": "event_dice",
    "crossing_rolled": "crossing_dice",
}
"""Kinds of record with dice, and what the dice are for."""

_WEIGHTS: Final = {
    "round_begins": 1.0,
    "card_dealt": 0.12,
    "key_laid": 0.12,
    "initiative_dealt": 0.15,
    "initiative": 0.15,
    "bid_made": 1.0,
    "path_chosen": 1.2,
    "fight_begins": 1.2,
    "survivors_lost": 1.2,
    "card_won": 1.0,
    "eliminated": 2.0,
}
_EACH_DIE: Final = 0.22


@dataclass
class Roll:
    """Dice that have been thrown; ``shown`` of them have come to rest."""

    purpose: str
    faces: list[Face]
    black: int
    shown: int


@dataclass
class Stage:
    """A group on its path."""

    seat: int
    path: int
    people: int
    card: str | None = None
    zombies: int = 0
    zombies_at_start: int = 0
    skulls: int = 0
    lost: int = 0
    rolls: int = 0
    fighting: bool = False
    volley: Roll | None = None
    roll: Roll | None = None
    note: str = ""


def beats_of(records: Sequence[lastfire.Record]) -> list[Beat]:
    """The records in beats: each die falls for itself."""
    beats: list[Beat] = []
    for record in records:
        args = facts_of(record.args)
        if record.kind in DICE:
            count = len(args["faces"])
            for die in range(count + 1):
                beats.append(Beat(record, args, _EACH_DIE if die < count else 1.0, die))
        else:
            beats.append(Beat(record, args, _WEIGHTS.get(record.kind, 0.7)))
    return beats


@dataclass
class RoadShow(Show):
    """The view, brought up to date by records, and the stage."""

    view: RoadView
    stage: Stage | None = None
    dealt: dict[tuple[int, int], str | None] = field(default_factory=dict)
    """The cards of this round, by path and slot; they stay here when they leave the table."""

    def take(self, beat: Beat) -> None:
        """Show one beat."""
        record, args = beat.record, facts_of(beat.args)
        if beat.die < 1:
            self.log.append(record)
        if record.kind in DICE:
            self._dice(record.kind, args, beat.die)
        else:
            self._stage(record.kind, args)
        if beat.die in (-1, len(args.get("faces", ()))):
            self._table(record.kind, args)

    def settle(self, view: Values) -> None:
        """Everything has been shown."""
        self.view = view_of(view)
        if self.view["driving"] is None:
            self.stage = None

    def _dice(self, kind: str, args: Facts, shown: int) -> None:
        stage = self.stage
        if stage is None:
            return
        faces = list(args["faces"])
        roll = Roll(DICE[kind], faces, args.get("black", len(faces)), shown)
        stage.note = ""
        if kind == "volley":
            stage.volley = roll
        else:
            stage.roll = roll
        if shown == 0:
            stage.rolls += kind == "melee_rolled"
        if shown == len(faces) and "left" in args:
            stage.zombies = args["left"]
            stage.zombies_at_start = max(stage.zombies_at_start, stage.zombies)

    def _stage(self, kind: str, args: Facts) -> None:
        stage = self.stage
        if kind == "round_begins":
            self.dealt = {}
        elif kind in ("card_dealt", "card_turned"):
            self.dealt[args["path"], args["slot"]] = args["card"]
        if kind == "path_chosen":
            people = self.view["seats"][args["seat"]]["people"]
            self.stage = Stage(args["seat"], args["path"], people)
        elif kind in ("round_begins", "game_over", "path_unused", "auction_ends", "epilogue", "leg_ends"):
            self.stage = None
        elif stage is None:
            return
        elif kind in ("scavenged", "card_turned") or (kind == "fight_begins" and stage.card != args["card"]):
            self._next_card(stage, args["card"])
        if stage is None:
            return
        if kind == "fight_begins":
            stage.fighting = True
            stage.zombies = stage.zombies_at_start = args["zombies"]
            stage.skulls = args["skulls"]
            stage.volley = stage.roll = None
            stage.rolls = 0
        elif kind == "adrenaline_spent":
            stage.zombies = max(0, stage.zombies - args["kills"])
        elif kind == "zombies_killed":
            stage.zombies = args["left"]
        elif kind == "survivors_lost" and args["seat"] == stage.seat:
            stage.people = args["left"]
            stage.lost += args["count"]
        elif kind == "survivors_gained" and args["seat"] == stage.seat:
            stage.people += args["count"]
        elif kind in ("card_won", "fled"):
            stage.fighting = False

    def _next_card(self, stage: Stage, card: str | None) -> None:
        if card is not None and card != stage.card:
            stage.card = card
            stage.fighting = False
            stage.zombies = stage.zombies_at_start = stage.skulls = stage.rolls = stage.lost = 0
            stage.volley = stage.roll = None

    def _table(self, kind: str, args: Facts) -> None:
        """The numbers that a record changes on the table."""
        view = self.view
        seat = args.get("seat")
        group = view["seats"][seat] if seat is not None else None
        if kind == "round_begins":
            view["round"], view["level"], view["phase"] = args["round"], args["level"], "planning"
            view["paths"] = []
            for other in view["seats"]:
                other["bid"], other["passed"] = 0, False
        elif kind == "card_dealt":
            _deal(view["paths"], args)
        elif kind == "card_turned":
            view["paths"][args["path"] - 1]["cards"][args["slot"]] = args["card"]
        elif kind == "key_laid":
            view["paths"][args["path"] - 1]["key"] = args["size"]
        elif kind == "auction_ends":
            view["phase"] = "encounter"
        elif group is None:
            return
        elif kind == "bid_made":
            view["phase"] = "auction"
            group["bid"], group["passed"] = args["space"], False
        elif kind == "passed":
            group["passed"] = True
        elif kind in ("initiative", "initiative_dealt"):
            group["initiative"] = args["place"]
        elif kind in ("paid", "discarded"):
            _change(group, args, -1)
        elif kind in ("scavenged", "gift_taken"):
            _change(group, args, 1)
        elif kind == "volley":
            group["ammo"] -= args["ammo"]
        elif kind == "fled":
            group["gas"] -= args["gas"]
        elif kind == "adrenaline_spent":
            group["adrenaline"] -= args["saves"] + args["kills"]
        elif kind == "path_chosen":
            view["paths"][args["path"] - 1]["taken_by"] = seat
            view["phase"] = "encounter"
        elif kind == "survivors_lost":
            group["people"] = args["left"]
        elif kind == "survivors_gained":
            group["people"] += args["count"]
        elif kind == "card_won":
            group["won"] += 1
            if group["vp"] is not None:
                group["vp"] += args["vp"]
        elif kind == "eliminated":
            group["alive"] = False
            group["ammo"] = group["gas"] = group["adrenaline"] = group["won"] = 0
            group["vp"] = None if group["vp"] is None else 0
            group["tokens"] = dict.fromkeys(group["tokens"], 0)
        elif kind == "token_taken":
            group["tokens"][args["token"]] += 1
        elif kind == "token_discarded":
            group["tokens"][args["token"]] = max(0, group["tokens"][args["token"]] - 1)


def _change(group: SeatView, args: Facts, sign: int) -> None:
    for name in RESOURCES:
        group[name] += sign * args[name]


def _deal(paths: list[PathView], args: Facts) -> None:
    """Lay a card on its path; the path appears with its first card."""
    while len(paths) < args["path"]:
        paths.append(
            {
                "path": len(paths) + 1,
                "key": 0,
                "cards": [None, None],
                "face_down": [False, False],
                "gone": [False, False],
                "taken_by": None,
            }
        )
    path = paths[args["path"] - 1]
    path["cards"][args["slot"]] = args["card"]
    path["face_down"][args["slot"]] = args["card"] is None


def show_of(match: lastfire.Match, seat: int | None) -> RoadShow:
    """Everything that has happened, shown at once."""
    show = RoadShow(view_of(match.view(seat)))
    stage = RoadShow(view_of(match.view(seat)))
    for record in match.records(seat):
        show.log.append(record)
        # Numbers are right already: only the stage is played.
        if record.kind in DICE:
            args = facts_of(record.args)
            stage._dice(record.kind, args, len(args["faces"]))
        else:
            stage._stage(record.kind, facts_of(record.args))
    show.dealt = stage.dealt
    if show.view["driving"] is not None:
        show.stage = stage.stage
    if show.stage is not None:
        show.stage.people = show.view["seats"][show.stage.seat]["people"]
    return show
