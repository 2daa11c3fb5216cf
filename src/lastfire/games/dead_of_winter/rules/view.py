"""What a seat may know, as plain JSON values. [DOW-SECRET-1..9]"""

from typing import Any, Final

from lastfire.engine.chance import may_see
from lastfire.engine.step import Ask
from lastfire.games.dead_of_winter.rules.colony import crisis_needs
from lastfire.games.dead_of_winter.rules.counts import ITEM_CARDS
from lastfire.games.dead_of_winter.rules.crossroads import voters_for
from lastfire.games.dead_of_winter.rules.effects.verb import Condition
from lastfire.games.dead_of_winter.rules.names import COLONY, HELPS, ITEMS, OUTSIDE, PLACES, SURVIVORS
from lastfire.games.dead_of_winter.rules.objective import progress
from lastfire.games.dead_of_winter.rules.score import betrayal_goals_of, goals_of, has_won
from lastfire.games.dead_of_winter.rules.state import (
    CHECK_OBJECTIVE,
    CHECK_WASTE,
    CRISES,
    CRISIS,
    CROSSROADS,
    DEEDS,
    DRAFT,
    EXILED_OBJECTIVES,
    FINISH,
    GATES,
    HELPED,
    IDLE,
    MOVE_ROUND,
    NEW_ROUND,
    NOISY,
    OVER,
    PAY_FOOD,
    ROOM,
    SPACES,
    STRANGERS,
    TURN,
    TURN_START,
    ZOMBIES_COLONY,
    ZOMBIES_NOISE,
    ZOMBIES_OUTSIDE,
    ColonyTable,
)
from lastfire.games.dead_of_winter.rules.terms import ENDINGS, OBJECTIVE_DONE
from lastfire.games.dead_of_winter.rules.zombies import entrance_of

STEPS: Final = {
    DRAFT: ("draft", "draft"),
    NEW_ROUND: ("colony", "round"),
    TURN_START: ("turn", "turn"),
    TURN: ("turn", "turn"),
    PAY_FOOD: ("colony", "pay_food"),
    CHECK_WASTE: ("colony", "check_waste"),
    CRISIS: ("colony", "crisis"),
    ZOMBIES_COLONY: ("colony", "crisis"),
    ZOMBIES_OUTSIDE: ("colony", "zombies"),
    ZOMBIES_NOISE: ("colony", "zombies"),
    CHECK_OBJECTIVE: ("colony", "zombies"),
    MOVE_ROUND: ("colony", "objective"),
    FINISH: ("over", "over"),
    OVER: ("over", "over"),
}
BACKS: Final = ("starter", *[PLACES[place].id for place in OUTSIDE])


def view(t: ColonyTable, ask: Ask | None, seat: int) -> dict[str, Any]:
    """The table as ``seat`` (-1: a spectator) sees it while ``ask`` stands open."""
    phase, step = STEPS[t.phase]
    playing = t.phase in (TURN, TURN_START)
    watching = t.watched >= 0 and may_see(t.knows[ITEM_CARDS + t.watched], seat)
    return {
        "game": "dead_of_winter",
        "seat": seat if seat >= 0 else None,
        "phase": phase,
        "step": step,
        "round": t.round,
        "rounds": t.box.main[t.objective].side(t.house.hardcore).rounds,
        "morale": t.morale,
        "food": t.food,
        "starvation": t.starvation,
        "helpless": t.helpless,
        "coop": t.house.coop,
        "hard": t.house.hardcore,
        "first": t.first if t.phase != DRAFT else None,
        "turn": t.turn if playing else None,
        "asked": ask.seat if ask is not None else None,
        "reader": t.reader if t.watched >= 0 and t.reader >= 0 else None,
        "objective": _objective(t),
        "win": _win(t, seat),
        "crisis": _crisis(t, seat),
        "places": [_place(t, place) for place in range(len(PLACES))],
        "survivors": _survivors(t),
        "seats": [_seat(t, other, seat) for other in range(t.seats)],
        "hand": _items(t, t.hands[seat]) if seat >= 0 else None,
        "draft": [SURVIVORS[s].id for s in t.drafts[seat]] if seat >= 0 and t.phase == DRAFT else None,
        "chosen": [SURVIVORS[s].id for s in t.groups[seat]] if seat >= 0 and t.phase == DRAFT else None,
        "seen": _seen(t, seat),
        "waste": [ITEMS[t.box.kind[card]].id for card in t.waste],
        "removed": [ITEMS[t.box.kind[card]].id for card in t.removed],
        "gone": [SURVIVORS[s].id for s in t.gone],
        "decks": {
            "crises": len(t.piles[CRISES]),
            "crossroads": len(t.piles[CROSSROADS]),
            "survivors": len(t.piles[STRANGERS]),
            "exiled": len(t.piles[EXILED_OBJECTIVES]),
        },
        "watching": t.box.crossroads[t.watched].id if watching else None,
        "crossroads": _crossroads(t),
        "mix": _mix(t),
        "tributes": _tributes(t),
        "snow": t.snow,
        "lasting": [t.box.crossroads[card].id for card, _ in t.lasting],
        "vote": _vote(t, ask),
        "result": _result(t),
    }


def _mix(t: ColonyTable) -> dict[str, Any]:
    """Of how many objectives of each kind the secrets were dealt; ``pair``: one of both to each player."""
    if t.house.mistrust:
        return {"regular": t.seats, "betrayal": t.seats, "pair": True}
    return {"regular": t.house.secrets * t.seats, "betrayal": t.house.betrayals, "pair": False}


def _items(t: ColonyTable, cards: list[int]) -> list[str]:
    """Item cards by kind, those of a symbol together."""
    kinds = sorted([(t.box.symbol[t.box.kind[card]], t.box.kind[card]) for card in cards])
    return [ITEMS[kind].id for _, kind in kinds]


def _seen(t: ColonyTable, seat: int) -> list[str] | None:
    if not t.seen or seat < 0 or not all(may_see(t.knows[card], seat) for card in t.seen):
        return None
    return [ITEMS[t.box.kind[card]].id for card in t.seen]


def _objective(t: ColonyTable) -> dict[str, Any]:
    return {
        "id": t.box.main[t.objective].id,
        "goals": [
            {"words": words.json(), "now": now, "need": need, "met": met}
            for words, now, need, met in progress(t)
        ],
        "stock": [ITEMS[t.box.kind[card]].id for card in t.stock],
        "samples": t.samples,
    }


def _win(t: ColonyTable, seat: int) -> dict[str, Any] | None:
    """What a seat has to bring about, and how far it is; ``alone``: what it wins by alone. [DOW-GOAL-2]"""
    if seat < 0 or t.phase in (DRAFT, OVER) or t.is_out(seat):
        return None
    alone = betrayal_goals_of(t, seat)
    return {
        "goals": [_goal(t, goal, seat, met) for goal, met in goals_of(t, seat)],
        "alone": [_goal(t, goal, seat, met) for goal, met in alone] if alone else None,
    }


def _goal(t: ColonyTable, goal: Condition, seat: int, met: bool) -> dict[str, Any]:
    """One goal of an objective; numbers only where its player can know them."""
    told = goal.is_open()
    return {
        "words": goal.words().json(),
        "now": goal.now(t, seat) if told else None,
        "need": goal.need(t, seat) if told else None,
        "met": met if told else None,
    }


def _crisis(t: ColonyTable, seat: int) -> dict[str, Any] | None:
    if t.crisis < 0:
        return None
    known = [card for card in t.given if may_see(t.knows[card], seat)]
    return {
        "id": t.box.crises[t.crisis].id,
        "given": len(t.given),
        "needed": crisis_needs(t),
        "givers": t.givers[:],
        "known": _items(t, known),
    }


def _tributes(t: ColonyTable) -> list[dict[str, Any]]:
    """What was given to the crises that have been resolved, as everybody remembers it."""
    width = 2 + t.seats
    return [
        {"right": t.tributes[at], "wrong": t.tributes[at + 1], "givers": t.tributes[at + 2 : at + width]}
        for at in range(0, len(t.tributes), width)
    ]


def _place(t: ColonyTable, place: int) -> dict[str, Any]:
    first = entrance_of(place)
    gates = range(first, first + (GATES if place == COLONY else 1))
    return {
        "place": PLACES[place].id,
        "survivors": [SURVIVORS[s].id for s, where in enumerate(t.place) if where == place],
        "room": ROOM[place],
        "heads": t.heads(place),
        "noise": t.noise[place],
        "deck": len(t.piles[place]) if place != COLONY else None,
        "gates": [
            {"zombies": t.zombies[g], "barricades": t.barricades[g], "spaces": SPACES[g]} for g in gates
        ],
    }


def _survivors(t: ColonyTable) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for survivor, seat in enumerate(t.controller):
        if seat < 0:
            continue
        found[SURVIVORS[survivor].id] = {
            "seat": seat,
            "place": PLACES[t.place[survivor]].id,
            "wounds": t.wounds[survivor],
            "frostbite": t.frostbite[survivor],
            "leader": t.leader[seat] == survivor,
            "moved": (t.moved >> survivor) & 1 == 1,
            "used": (t.used_ability >> survivor) & 1 == 1,
            "gear": [
                {"item": ITEMS[t.box.kind[card]].id, "used": card in t.used_gear}
                for card in t.gear_of(survivor)
            ],
            "attached": [t.box.crossroads[card].id for card, bearer in t.attached if bearer == survivor],
        }
    return found


def _seat(t: ColonyTable, seat: int, watcher: int) -> dict[str, Any]:
    """One player's area: leader, following, objective, dice. [DOW-SPACE-9]"""
    hand = t.hands[seat]
    backs: dict[str, int] = {}
    for card in hand:
        back = BACKS[t.box.origin[card]]
        backs[back] = backs.get(back, 0) + 1
    over = t.phase == OVER
    secret_shown = t.secret[seat] >= 0 and (over or may_see(t.secret_known[seat], watcher))
    exile_shown = t.exile_card[seat] >= 0 and (over or seat == watcher)
    drafting = t.phase == DRAFT
    return {
        "seat": seat,
        "exiled": t.is_exiled(seat),
        "out": t.is_out(seat),
        "leader": SURVIVORS[t.leader[seat]].id if t.leader[seat] >= 0 else None,
        "group": [] if drafting else [SURVIVORS[s].id for s in t.groups[seat]],
        "dice": [face for face in range(6, 0, -1) for _ in range(t.dice[6 * seat + face - 1])],
        "used_dice": t.used_dice[seat],
        "helped": t.conduct[DEEDS * seat + HELPED],
        "noisy": t.conduct[DEEDS * seat + NOISY],
        "idle": t.conduct[DEEDS * seat + IDLE],
        "hand": {
            "count": len(hand),
            "backs": {back: backs[back] for back in BACKS if back in backs},
            "known": _items(t, [card for card in hand if may_see(t.knows[card], watcher)]),
        },
        "secret": t.box.secrets[t.secret[seat]].id if secret_shown else None,
        "betrayal": t.box.secrets[t.betrayal[seat]].id if secret_shown and t.betrayal[seat] >= 0 else None,
        "standing": [noun.id for help_, noun in enumerate(HELPS) if (t.standing[seat] >> help_) & 1],
        "exile_card": t.box.exiled[t.exile_card[seat]].id if exile_shown else None,
    }


def _crossroads(t: ColonyTable) -> dict[str, Any] | None:
    if t.open_card < 0:
        return None
    return {"id": t.box.crossroads[t.open_card].id, "seat": t.turn}


def _vote(t: ColonyTable, ask: Ask | None) -> dict[str, Any] | None:
    """The vote under way, until a tie is settled: who votes and who has, never how.

    [DOW-VOTE-3, DOW-VOTE-10]
    """
    if ask is None or ask.question not in ("exile_vote", "crossroads_vote", "tie"):
        return None
    about = ask.about
    exile = about.get("player") is not None
    voters = t.faithful_seats() if exile else voters_for(t, ask.facts[0])
    return {
        "kind": "exile" if exile else "crossroads",
        "player": about["player"] if exile else None,
        "crossroads": None if exile else about["crossroads"],
        "voters": voters,
        "in": [seat for seat in voters if ask.question == "tie" or t.ballots[seat] >= 0],
    }


def _result(t: ColonyTable) -> dict[str, Any] | None:
    if t.phase != OVER:
        return None
    return {
        "ending": ENDINGS[t.ending].id,
        "objective": t.ending == OBJECTIVE_DONE,
        "winners": [seat for seat in range(t.seats) if has_won(t, seat)],
        "seats": [
            {
                "seat": seat,
                "secret": t.box.secrets[t.secret[seat]].id if t.secret[seat] >= 0 else None,
                "betrayal": t.box.secrets[t.betrayal[seat]].id if t.betrayal[seat] >= 0 else None,
                "exile_card": t.box.exiled[t.exile_card[seat]].id if t.exile_card[seat] >= 0 else None,
                "goals": [{"words": goal.words().json(), "met": met} for goal, met in goals_of(t, seat)],
                "betrayal_goals": [
                    {"words": goal.words().json(), "met": met} for goal, met in betrayal_goals_of(t, seat)
                ],
                "won": has_won(t, seat),
                "hand": _items(t, t.hands[seat]),
            }
            for seat in range(t.seats)
        ],
    }
