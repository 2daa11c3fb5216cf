"""The table of Dawn of the Zeds, drawn for a terminal of any size from 80 x 24."""

from typing import Final

from rich.cells import cell_len

from lastfire.cli.choices import percent
from lastfire.cli.screen.canvas import Block, Line, beside, exactly
from lastfire.cli.screen.drawing import LOG_BESIDE, LOG_WIDTH
from lastfire.cli.screen.face import Scene
from lastfire.cli.width import clip, wrap
from lastfire.engine.words import in_language
from lastfire.games.dawn_of_the_zeds.terminal.lines.table import WITH_CHAOS, WITH_INFECTION, fight_text
from lastfire.games.dawn_of_the_zeds.terminal.screen.board import Board
from lastfire.games.dawn_of_the_zeds.terminal.screen.look import Look
from lastfire.games.dawn_of_the_zeds.terminal.screen.menu import Menu
from lastfire.games.dawn_of_the_zeds.terminal.screen.playback import Bout
from lastfire.games.dawn_of_the_zeds.terminal.words import group
from lastfire.terms import capital

_EACH: Final = 3
"""Lines of a track where there is room."""
_EVENT: Final = 3
"""Lines that the Event card may take then."""
_TALL: Final = 46
"""Lines from which tracks take more of them."""
_LOG: Final = 3
"""Lines from which there is a log below the map."""
_LOW: Final = 2
"""So little of something is bad."""
_HIGH: Final = 9
"""So much Infection is bad."""


class DawnDrawing(Look):
    """Draws one moment of the game."""

    def __init__(self, scene: Scene) -> None:
        Look.__init__(self, scene)
        self.board = Board(scene)
        self.menu = Menu(scene)

    def table(self, width: int, height: int) -> Block:
        """Everything between the rims."""
        beside_log = width >= LOG_BESIDE
        left = width - (max(LOG_WIDTH, width - 150) + 1) if beside_log else width
        small = height < 30
        moment = self._moment(left)
        ask = 8 if small else 9 if height < 36 else 11
        tight = height - 1 - ask - self.board.lines_needed()
        if small:
            spare = max(0, tight - len(moment))
            ask -= max(0, len(moment) - tight)
            # What is lit is read to its end before all of the Event card is.
            kept = min(spare, self.view["event"] is not None)
            event = self._event(left, spare - self._more(left, ask, spare - kept))
        else:
            event = self._event(
                left, max(_EVENT, height - 1 - len(moment) - ask - self.board.lines_needed(_EACH))
            )
        free = height - 1 - len(event) - len(moment) - ask
        needed = self.board.lines_needed(_EACH)
        if small or free < needed:
            needed = self.board.lines_needed()
        more = self._more(left, ask, free - needed)
        ask, free = ask + more, free - more
        # Where the log is not beside the map, it is below.
        each = (_EACH if height < _TALL else _EACH + 1) + beside_log
        board = self.board.draw_board(left, min(free, self.board.lines_needed(each) + 1 + beside_log))
        rest = free - len(board)
        has_log = rest >= _LOG and not beside_log
        if has_log:
            board += self.log(left, rest)
        else:
            ask += rest
        menu = self.menu.draw_menu(left, ask, beside_log or has_log)
        block = [self._rim(left), *event, *board, *moment, *menu]
        if beside_log:
            log = self.log(width - left - 1, len(block))
            block = beside([block, log], width, 1, self.ground)
        return exactly(block, height, width, self.ground)

    def _more(self, width: int, ask: int, spare: int) -> int:
        """How many lines of those to spare the menu can use beside what it has."""
        return max(0, self.menu.lines_wanted(width, ask + max(0, spare)) - ask)

    # The rims.

    def head(self, width: int) -> Line:
        """Game, level, turn, phase; the decks."""
        view, lang = self.view, self.lang
        line = Line(width, self.raised).put(" Lastfire ", self.style("fire", bold=True))
        line.put(self.tell("turn", n=view["turn"]), self.style("ink", bold=True)).put("  ")
        line.put(group("phases", view["phase"], lang), self.style("brass", bold=True)).put("  ")
        level = in_language(self.catalogue["levels"][view["level"]]["name"], lang)
        line.put(level, self.style("faint")).put("  ")
        lead = self.town.lead()
        if lead and cell_len(lead) + 24 < line.room:
            line.put(lead, self.style("faint"))
        decks = view["decks"]
        said = [self.tell("deck_n", n=decks["events_to_come"]), self.tell("fate_n", n=decks["fates_left"])]
        text = "  ".join(said) + " "
        if line.room > cell_len(text):
            line.right(text, width, self.style("faint"))
        return line.full()

    def _rim(self, width: int) -> Line:
        """Stores and gauges, and the Actions that are left."""
        view = self.view
        line = Line(width, self.ground).put(" ")
        gauges: list[tuple[str, str, bool]] = []
        if view["level"] in WITH_INFECTION:
            gauges.append(("supplies", str(view["supplies"]), view["supplies"] <= _LOW))
        gauges.append(("ammo", str(view["ammo"]), view["ammo"] == 0))
        if view["level"] in WITH_INFECTION:
            chance = self.town.odds.get("outbreak")
            text = f"{view['infection']}/13" + (f" ({percent(chance)})" if chance else "")
            gauges.append(("infection", text, view["infection"] >= _HIGH))
        if view["level"] in WITH_CHAOS:
            gauges.append(("chaos_left", str(view["chaos_left"]), view["chaos_left"] <= _LOW))
        for key, value, bad in gauges:
            line.put(self.tell(key) + " ", self.style("faint"))
            line.put(value, self.style("danger" if bad else "ink", bold=True)).put("  ")
        for text, color in self._means():
            if cell_len(text) < line.room:
                line.put(text, self.style(color, bold=color == "safe")).to(line.cells + 2)
        return line.full()

    def _means(self) -> list[tuple[str, str]]:
        """The Actions that are left, what the Zeds player has, held cards and research, in short."""
        view = self.view
        found: list[tuple[str, str]] = []
        # As the Action Phase begins, no record has said yet how many there are.
        if view["phase"] == "action" and (self.questions is not None or view["event_actions"]):
            actions = self.tell("actions_n", n=view["event_actions"])
            asked = self.questions.ask.seat if self.questions is not None else view["turn_of"]
            if any(seat["action_ready"] and seat["seat"] == asked for seat in view["seats"]):
                actions += self.tell("pa")
            found.append((actions, "safe"))
        if view["versus"] is not None:
            found.append((self.tell("zeds_actions", n=view["versus"]["actions"]), "danger"))
            found.append((self.tell("schemes_n", n=view["versus"]["schemes_held"]), "faint"))
        if view["decks"]["held_count"]:
            found.append((self.tell("held_n", n=view["decks"]["held_count"]), "frost"))
        research = view["research"]
        if research is not None:
            need = self.catalogue["research"][research["current"]]["need"]
            found.append((f"{self.tell('research')} {need}+", "faint"))
        return found

    def _event(self, width: int, height: int) -> Block:
        """The Event card of this turn: what it brings, in so many lines."""
        event = self.view["event"]
        if event is None or height == 0:
            return []
        card = self.catalogue["events"][event["card"]]
        head = f" {in_language(card['name'], self.lang)}"
        text = self.town.listed(self.town.event_facts(card))
        if event["fated_track"] is not None:
            fated = self.tell("fated_is", track=self.town.track(event["fated_track"]))
            text = self.town.listed([fated, text])
        clauses = self.town.event_clauses(card)
        if clauses:
            text += (". " if self.lang == "en" else "。") + self.town.text(clauses)
        indent = cell_len(head) + 2
        parts = wrap(text, width - indent - 1)
        if len(parts) > height:
            last = clip(parts[height - 1] + "…", width - indent - 2).rstrip("…") + "…"
            parts = [*parts[: height - 1], last]
        lines = []
        for i, part in enumerate(parts):
            line = Line(width, self.ground)
            if i == 0:
                line.put(head, self.style("brass", bold=True))
            lines.append(line.to(indent).put(part, self.style("ink")).full())
        return lines

    # A fight.

    def _moment(self, width: int) -> Block:
        """The hand-to-hand or the shot under way: who, the column with its reasons, the dice."""
        fight = self.view["fight"] if self.questions is not None else None
        if fight is not None:
            said = self.town.fight_column(fight)
            odds = self.town.odds.get("fight")
            if odds is not None:
                said.append(fight_text(odds, self.lang, fight["zeds_attack"]))
            return self._two(self.town.fight_head(fight), capital(self.town.listed(said)), width)
        bout = self.show.bout
        if bout is None or self.questions is not None:
            return []
        return self._two(self._bout_head(bout), capital(self.town.listed(self._bout_said(bout))), width)

    def _bout_head(self, bout: Bout) -> str:
        others = self.town.listed([self.town.unit(key) for key in bout.others])
        if bout.kind == "gunfire_rolled":
            return self.tell("gun") + (": " if self.lang == "en" else "：") + others
        sides = self.tell(
            "defends" if bout.kind == "defended" else "attacks", unit=self.town.unit(bout.unit), zeds=others
        )
        return self.tell("fight", space=self.town.space(bout.space), sides=sides)

    def _bout_said(self, bout: Bout) -> list[str]:
        said = []
        shifts = [self.town.shift(source, by) for source, by in bout.shifts]
        if bout.column:
            said.append(self.tell("column_is", n=bout.column))
        said += shifts
        if bout.dice:
            said.append(self.tell("dice", dice=" ".join(map(str, bout.dice))))
        others = self.town.listed([self.town.unit(key) for key in bout.others])
        if bout.kind == "gunfire_rolled":
            said.append(self.tell("hits_on", n=bout.zeds_hits, who=others))
        elif bout.won is not None:
            unit = self.town.unit(bout.unit)
            said.append(self.tell("we_win" if bout.won else "we_lose", unit=unit))
            said.append(self.tell("hits_on", n=bout.zeds_hits, who=others))
            said.append(self.tell("hits_on", n=bout.unit_hits, who=unit))
        return said

    def _two(self, head: str, text: str, width: int) -> Block:
        """A head and what is below it, each in two lines where one is too short."""
        heads = [
            Line(width, self.higher).put(" " + part, self.style("danger", bold=True))
            for part in wrap(head, width - 2)[:2]
        ]
        below = [
            Line(width, self.raised).put(" " + part, self.style("ink")) for part in wrap(text, width - 2)[:2]
        ]
        return [line.full() for line in (*heads, *below)]
