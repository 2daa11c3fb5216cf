"""How a game of Dead of Winter came out, with all that was secret laid open."""

from typing import Final, TypedDict

from lastfire.cli.lines.telling import Column, Statistic, Telling
from lastfire.engine.words import in_language
from lastfire.games.dead_of_winter.rules.catalogue import ColonyCatalogue
from lastfire.games.dead_of_winter.rules.view import ColonyView, GoalAtTheEnd, ResultSeat, ResultView
from lastfire.games.dead_of_winter.rules.words.terms import GROUPS
from lastfire.games.dead_of_winter.terminal.lines.table import Colony
from lastfire.games.dead_of_winter.terminal.lines.words import capital, say, sentence
from lastfire.games.dead_of_winter.terminal.typed import view_of
from lastfire.terms import headed, listed, spaced

GAME_COLUMNS: Final = (
    Column("main_objective", "word"),
    Column("objective", "yes"),
    Column("morale", "whole"),
    Column("starvation", "whole"),
    Column("lost", "whole"),
    Column("secrets", "word", each=True),
    Column("groups", "whole", each=True),
    Column("betrayers", "yes", each=True),
    Column("exiled", "yes", each=True),
)
"""``lost``: survivors dead or gone. By seat: ``secrets``, objectives; ``groups``, survivors at the end."""
SEAT_COLUMNS: Final = (Column("betrayer", "yes"),)
STATISTICS: Final = (
    Statistic("betrayer", "betrayer", "betrayers", "yes"),
    Statistic("exiled", "exiled", "exiled", "yes"),
    Statistic("mean_group", "mean group", "groups", "mean"),
)
TOTALS: Final = (
    Statistic("objective", "main objective completed", "objective", "share"),
    Statistic("mean_rounds", "mean rounds", "rounds", "mean"),
    Statistic("mean_morale", "mean morale left", "morale", "mean"),
    Statistic("mean_lost", "mean survivors lost", "lost", "mean"),
    Statistic("endings", "endings", "reason", "words"),
)


def ending(view: ColonyView) -> ResultView:
    """How the game ended; nobody asks before it has."""
    result = view["result"]
    assert result is not None
    return result


def winner_line(telling: Telling) -> str:
    """How it ended, and who has won."""
    view, lang = view_of(telling.view), telling.lang
    result = ending(view)
    ended = headed(say("the_end", lang), GROUPS["endings"][result["ending"]].text(lang), lang)
    winners = [telling.names[seat] for seat in result["winners"]]
    if not winners:
        said = say("nobody_wins", lang)
    elif view["coop"]:
        said = say("won_all", lang)
    else:
        joined = (" and " if lang == "en" else "と").join(winners)
        said = say("wins", lang, name=joined) if len(winners) == 1 else say("win", lang, names=joined)
    return spaced([sentence(ended, lang), sentence(said, lang)], lang)


def result_lines(telling: Telling) -> list[str]:
    """How it ended, then each seat: its objectives, which goals were met, the last hand."""
    view, lang = view_of(telling.view), telling.lang
    told = Colony(telling)
    lines = [winner_line(telling), told.status(), *told.objective()]
    for seat in ending(view)["seats"]:
        parts = [say("won" if seat["won"] else "lost", lang)]
        if view["seats"][seat["seat"]]["exiled"]:
            parts.append(say("exiled", lang))
        if seat["secret"] is not None:
            name = told.name("secrets", seat["secret"])
            if told.catalogue["secrets"][seat["secret"]]["betrayal"]:
                betrayal = say("betrayal", lang)
                name += f" ({betrayal})" if lang == "en" else f"（{betrayal}）"
            parts.append(say("secret_is", lang, name=name))
        if seat["exile_card"] is not None:
            parts.append(say("exile_card_is", lang, name=told.name("exiled", seat["exile_card"])))
        lines.append(headed(telling.names[seat["seat"]], sentence(listed(parts, lang), lang), lang))
        lines += _goal_lines(seat["goals"], lang)
        if seat["betrayal"] is not None:
            lines.append("  " + say("betrayal_is", lang, name=told.name("secrets", seat["betrayal"])))
            lines += _goal_lines(seat["betrayal_goals"], lang)
        lines.append(say("last_hand", lang, cards=told.items(seat["hand"])))
    return lines


def _goal_lines(goals: list[GoalAtTheEnd], lang: str) -> list[str]:
    """What an objective asked for, and whether it was met."""
    return [
        say(
            "result_goal",
            lang,
            verdict=capital(say("goal_met" if goal["met"] else "goal_open", lang)),
            words=in_language(goal["words"], lang),
        )
        for goal in goals
    ]


def _has_betrayed(seat: ResultSeat, catalogue: ColonyCatalogue) -> bool:
    """Whether a seat was a betrayer; of two who hold both objectives, whether it met the betrayal."""
    if seat["betrayal"] is not None:
        return all(goal["met"] for goal in seat["betrayal_goals"])
    return seat["secret"] is not None and bool(catalogue["secrets"][seat["secret"]]["betrayal"])


class Outcome(TypedDict):
    """The end of a game as ``simulate`` counts it."""

    main_objective: str
    objective: bool
    morale: int
    starvation: int
    lost: int
    secrets: list[str | None]
    groups: list[int]
    betrayers: list[bool]
    exiled: list[bool]
    winners: list[int]
    reason: str


def outcome(view: ColonyView, catalogue: ColonyCatalogue) -> Outcome:
    """The end of a game as values."""
    result = ending(view)
    return {
        "main_objective": view["objective"]["id"],
        "objective": bool(result["objective"]),
        "morale": view["morale"],
        "starvation": view["starvation"],
        "lost": len(view["gone"]),
        "secrets": [seat["secret"] for seat in result["seats"]],
        "groups": [len(seat["group"]) for seat in view["seats"]],
        "betrayers": [_has_betrayed(seat, catalogue) for seat in result["seats"]],
        "exiled": [bool(seat["exiled"]) for seat in view["seats"]],
        "winners": result["winners"],
        "reason": result["ending"],
    }
