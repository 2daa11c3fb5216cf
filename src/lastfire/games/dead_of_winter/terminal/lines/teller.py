"""Dead of Winter in the terminal: what the commands and the plain mode ask of it."""

import argparse
from collections.abc import Mapping, Sequence
from typing import Final, cast

import lastfire
from lastfire.cli.choices import Row, rows_of
from lastfire.cli.lines.telling import Group, Teller, Telling, Told, Values
from lastfire.cli.values import UsageError, not_one_of
from lastfire.engine.game import OptionValue
from lastfire.engine.step import Hindrance
from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.bot import beliefs
from lastfire.games.dead_of_winter.rules.odds import OptionOdds
from lastfire.games.dead_of_winter.rules.sight import ColonySight
from lastfire.games.dead_of_winter.terminal.lines.cards import (
    KINDS,
    SETS,
    Kind,
    card_lines,
    missing,
    module_lines,
    of_set,
)
from lastfire.games.dead_of_winter.terminal.lines.long_night import encounter_lines
from lastfire.games.dead_of_winter.terminal.lines.long_night_cards import SET_OF, cards_of
from lastfire.games.dead_of_winter.terminal.lines.result import (
    GAME_COLUMNS,
    SEAT_COLUMNS,
    STATISTICS,
    TOTALS,
    Outcome,
    outcome,
    result_lines,
    winner_line,
)
from lastfire.games.dead_of_winter.terminal.lines.table import (
    Colony,
    odds_text,
    record_texts,
    round_of,
    survivor_card,
)
from lastfire.games.dead_of_winter.terminal.lines.why import Refused
from lastfire.games.dead_of_winter.terminal.lines.words import capital, say
from lastfire.games.dead_of_winter.terminal.typed import catalogue_of, facts_of, view_of
from lastfire.terms import headed, listed

MENU: Final[dict[str, tuple[str, ...]]] = {
    "g_fight": ("attack", "attack_hideout", "barricade", "attract", "clean_waste", "dig", "follow"),
    "g_search": ("search", "search_hideout"),
    "g_move": ("move",),
    "g_ability": (
        "ability",
        "borrow",
        "use",
        "buy_medicine",
        "tend",
        "rest",
        "film_night",
        "workshop",
        "take_share",
        "ask_again",
    ),
    "g_play": ("play", "calm"),
    "g_code": ("lay_die",),
    "g_dice": ("feed_die", "spend_food"),
    "g_crisis": ("give", "give_gear"),
    "g_objective": ("contribute",),
    "g_people": ("request", "request_all", "hand_off", "call_vote"),
    "g_end": ("end_turn",),
}
"""The actions of a turn by kind, in the order in which they are shown."""
_GROUP_OF: Final = {verb: group for group, verbs in MENU.items() for verb in verbs}
_PLACE_OF: Final = {verb: place for place, verb in enumerate(_GROUP_OF)}

_OWN_TEXT: Final = ("crossroads", "crossroads_vote", "tie")
"""Questions about a card whose options are written out in the rows."""


class ColonyTeller(Teller):
    """Dead of Winter in the terminal."""

    has_asides = True
    has_beliefs = True
    game_columns = GAME_COLUMNS
    seat_columns = SEAT_COLUMNS
    statistics = STATISTICS
    totals = TOTALS

    def has_secrets(self, options: Mapping[str, OptionValue]) -> bool:
        return True

    # Asking.

    def rows(self, ask: lastfire.Ask, view: Values) -> list[Row]:
        rows = rows_of(ask, {})
        if ask.question == "turn":
            # Whatever a card adds to the menu stands before the end of the turn.
            last = _PLACE_OF["end_turn"]
            rows.sort(key=lambda row: (_PLACE_OF.get(row.option.verb, last - 1), row.option.id))
        return rows

    def groups(self, rows: Sequence[Row], lang: str) -> list[Group]:
        if not any(row.option.verb == "end_turn" for row in rows):
            return [Group("", list(rows))]
        groups: dict[str, list[Row]] = {}
        for row in rows:
            groups.setdefault(_GROUP_OF.get(row.option.verb, "g_people"), []).append(row)
        return [Group(say(key, lang), held) for key, held in groups.items()]

    def option_text(self, option: lastfire.Option, ask: lastfire.Ask, telling: Telling) -> str:
        args, lang = option.args, telling.lang
        if "player" in args:
            return say(f"o_{option.verb}", lang, seat=telling.names[int(args["player"])])
        colony = Colony(telling)
        if ask.question in ("leader", "follower"):
            return survivor_card(colony.catalogue["survivors"][str(args["survivor"])], lang)
        card = ask.about.get("crossroads")
        if ask.question == "crossroads" and card is not None:
            return colony.choice(card, int(args["option"]))
        said = option.text(lang)
        text = ""
        if ask.question in ("crossroads_vote", "tie") and card is not None:
            text = colony.choice(card, 1 if option.verb == "up" else 2)
        elif option.verb in ("ability", "borrow", "with_ability"):
            text = colony.text("survivors", str(args["survivor"]))
        elif option.verb in ("play", "use", "with", "keep"):
            text = colony.text("items", str(args["item"]))
        elif option.verb == "ask_again":
            text = colony.help_text(str(args["help"]))
        elif option.verb == "improvement":
            # Its name stands there already.
            return colony.expansion.plan_text(str(args["improvement"])) or said
        elif option.verb in ("search_hideout", "attack_hideout"):
            text = colony.expansion.hideout_text(option.verb)
        elif option.verb == "special":
            kind = colony.expansion.cards.specials[str(args["special"])]
            text = encounter_lines(kind, lang)
        elif option.verb == "lay_die" and int(args["face"]) in colony.expansion.missing():
            text = say("fits_code", lang)
        elif ask.question == "stockpile" and option.verb == "card":
            text = colony.text("items", str(args["item"]))
        elif option.verb == "gate":
            text = colony.gate_facts(int(args["gate"]))
        elif option.verb == "to":
            text = colony.place_facts(str(args["place"]))
        elif option.verb == "survivor" and args["survivor"] in colony.view["survivors"]:
            text = colony.survivor_facts(str(args["survivor"]))
        return headed(said, text, lang) if text else said

    def odds_text(self, known: Values, catalogue: Values, lang: str) -> str:
        return odds_text(cast(OptionOdds, known), catalogue_of(catalogue), lang)

    def why_lines(self, hindrances: Sequence[Hindrance], catalogue: Values, lang: str) -> list[str]:
        return [refused.line(catalogue_of(catalogue), lang) for refused in Refused.of(hindrances)]

    def about_lines(self, ask: lastfire.Ask, telling: Telling) -> list[str]:
        colony = Colony(telling)
        if ask.question == "help":
            return [colony.help_text(str(ask.about["help"]))]
        if ask.question == "accept":
            return [colony.text("items", str(ask.about["item"]))]
        if ask.question == "contain":
            return [colony.expansion.log_text()]
        card = ask.about.get("crossroads")
        if card is None or ask.question in _OWN_TEXT:
            return []
        return colony.crossroads(card)

    def aside_reader(self, view: Values) -> int | None:
        return view_of(view)["reader"]

    def belief_lines(self, sights: Sequence[lastfire.Sight], names: Sequence[str], lang: str) -> list[str]:
        found = []
        for seat, sight in enumerate(sights):
            assert isinstance(sight, ColonySight)
            chances = beliefs(sight)
            others = [
                say("believed", lang, seat=names[other], chance=f"{chance:.0%}")
                for other, chance in enumerate(chances)
                if other != seat
            ]
            if any(chances):
                found.append(say("beliefs", lang, seat=names[seat], others=listed(others, lang)))
        return [say("beliefs_head", lang), *found] if found else []

    # The table.

    def record_lines(
        self,
        record: Told,
        catalogue: Values,
        names: Sequence[str] | None,
        lang: str,
        options: Mapping[str, OptionValue] | None = None,
    ) -> list[str]:
        told = record_texts(record.kind, facts_of(record.args), catalogue_of(catalogue), lang)
        return [capital(record.text(lang, names)), *told]

    def opens_turn(self, ask: lastfire.Ask) -> bool:
        return ask.question == "turn"

    def status_lines(self, telling: Telling) -> list[str]:
        return Colony(telling).short()

    def table_lines(self, telling: Telling) -> list[str]:
        return Colony(telling).lines()

    def winner_line(self, telling: Telling) -> str:
        return winner_line(telling)

    def result_lines(self, telling: Telling) -> list[str]:
        return result_lines(telling)

    # Cards.

    def chosen_cards(self, catalogue: Values, args: argparse.Namespace) -> Values:
        if args.level is not None:
            raise UsageError(
                Name(
                    "--level: the cards of dead_of_winter have no levels",
                    "--level：デッド・オブ・ウィンターのカードにレベルはありません",
                )
            )
        every = (*KINDS, *SET_OF)
        if args.kind is not None and args.kind not in every:
            raise UsageError(not_one_of("--kind", args.kind, every))
        kinds = every if args.kind is None else (args.kind,)
        if args.set is not None and args.set not in SETS:
            raise UsageError(not_one_of("--set", args.set, SETS))
        held: dict[str, object] = {**catalogue}
        if args.set is not None:
            held = cast(dict[str, object], of_set(catalogue_of(catalogue), args.set))
        if args.set != "base":
            held |= {kind: cards_of(catalogue_of(catalogue), kind) for kind in SET_OF}
        return {kind: held[kind] for kind in kinds if held.get(kind)}

    def card_lines(self, catalogue: Values, chosen: object, lang: str) -> list[str]:
        lines: list[str] = []
        wanted = cast(dict[str, object], chosen)
        shown = catalogue_of({**catalogue, **wanted})
        for kind in wanted:
            if kind in SET_OF:
                lines += ["", *module_lines(shown, kind, lang)]
            else:
                lines += ["", *card_lines(shown, cast(Kind, kind), lang)]
        return lines[1:]

    def missing(self, catalogue: Values, chosen: object) -> tuple[int, list[str]]:
        return missing(catalogue_of(catalogue), cast(dict[Kind, dict[str, object]], chosen))

    # Simulations.

    def round_of(self, view: Values) -> int:
        return round_of(view_of(view))

    def outcome(self, view: Values, catalogue: Values) -> dict[str, object]:
        return {**outcome(view_of(view), catalogue_of(catalogue))}

    def seat_outcome(self, outcome: Values, seat: int) -> dict[str, object]:
        return {"betrayer": cast(Outcome, outcome)["betrayers"][seat]}
