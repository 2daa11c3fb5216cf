"""The table of Dead of Winter, drawn for a terminal of any size from 80 x 24."""

from typing import Final

from rich.cells import cell_len

from lastfire.cli.screen.canvas import Block, Line, beside, exactly
from lastfire.cli.screen.drawing import LOG_BESIDE, LOG_WIDTH
from lastfire.cli.screen.face import Scene
from lastfire.cli.width import clip, wrap
from lastfire.engine.words import in_language
from lastfire.games.dead_of_winter.rules.view import SeatView
from lastfire.games.dead_of_winter.terminal.lines.table import crisis_stands, round_of
from lastfire.games.dead_of_winter.terminal.lines.words import step_name
from lastfire.games.dead_of_winter.terminal.screen.board import Board
from lastfire.games.dead_of_winter.terminal.screen.long_night import MOST, Boards
from lastfire.games.dead_of_winter.terminal.screen.look import BANDIT, Look, short
from lastfire.games.dead_of_winter.terminal.screen.menu import Menu
from lastfire.games.dead_of_winter.terminal.screen.moment import Moment
from lastfire.games.dead_of_winter.terminal.screen.playback import NOT_SAID
from lastfire.terms import headed

_LEAST_BOARD: Final = 6


class ColonyDrawing(Look):
    """Draws one moment of the game."""

    loud = ("round_begins", "turn_begins", "crossroads_opened", "crisis_revealed", "game_over")
    bad = ("killed", "helpless_killed", "overrun", "crisis_strikes", "exiled", "starvation")

    def __init__(self, scene: Scene) -> None:
        Look.__init__(self, scene)
        self.board = Board(scene)
        self.menu = Menu(scene)
        self.moment = Moment(scene)
        self.boards = Boards(scene)
        self.menu.loud = self.loud
        self.menu.bad = self.bad

    def table(self, width: int, height: int) -> Block:
        """Everything between the rims."""
        beside_log = width >= LOG_BESIDE
        left = width - (max(LOG_WIDTH, width - 124) + 1) if beside_log else width
        small = height < 30
        menu = self.menu.draw_menu(left, 8 if small else 9 if height < 36 else 11)
        groups = self._groups(left, small)
        own = self._own(left, 1 if small else 2)
        middle = self._middle(left, 1 if small else 2)
        free = height - 1 - len(menu) - len(groups) - len(own)
        block = [self._rim(left), *self._centre(middle, left, free, beside_log), *groups, *own, *menu]
        if beside_log:
            log = self.log(width - left - 1, len(block))
            return exactly(beside([block, log], width, 1, self.ground), height, width, self.ground)
        return exactly(block, height, width, self.ground)

    def _centre(self, middle: Block, width: int, height: int, beside_log: bool) -> Block:
        """The cards in the middle, the board, and a moment over them; the log if it fits below."""
        moment = self.moment.draw_moment(width)
        if len(moment) + _LEAST_BOARD > height:
            below = [*moment, *middle][:height]
            return [*below, *self.log(width, height - len(below))]
        if len(moment) + len(middle) + _LEAST_BOARD > height:
            middle = []
        free = height - len(moment) - len(middle)
        if middle:
            room = free - (self.board.roomy if free > self.board.roomy else self.board.lines_needed(width))
            boards = self.boards.draw_boards(width, max(1, min(MOST, room)))
            middle = [*middle, *boards]
            free -= len(boards)
        log = 0
        if not beside_log and self.menu.questions is not None:
            needed = self.board.lines_needed(width)
            log = max(0, min(free - (self.board.roomy if free >= self.board.roomy else needed), 8))
        board = self.board.draw_board(width, free - log)
        return [*middle, *board, *moment, *self.log(width, log)]

    # The rims.

    def head(self, width: int) -> Line:
        """Game, round, phase; how the colony stands."""
        view, lang = self.view, self.lang
        line = Line(width, self.raised).put(" Lastfire ", self.style("fire", bold=True))
        rounds = self.tell("round", now=round_of(view), rounds=view["rounds"])
        line.put(rounds, self.style("ink", bold=True)).put("  ")
        step = view["step"]
        line.put(step_name(step, lang), self.style("brass", bold=True)).put("  ")
        space = " " if lang == "en" else ""
        for key, value, bad in (
            ("morale", view["morale"], view["morale"] <= 2),
            ("food", view["food"], view["food"] == 0),
            ("waste", len(view["waste"]), len(view["waste"]) >= 10),
            ("starvation", view["starvation"], view["starvation"] > 0),
            ("helpless_now", view["helpless"], False),
        ):
            if key in ("starvation", "helpless_now") and not value:
                continue
            line.put(self.tell(key) + space, self.style("faint"))
            line.put(str(value), self.style("danger" if bad else "ink", bold=True)).put("  ")
        decks = self.tell("decks", **view["decks"]) + " "
        if line.room > cell_len(decks):
            line.right(decks, width, self.style("faint"))
        return line.full()

    def _rim(self, width: int) -> Line:
        """What the night will bring as things stand."""
        line = Line(width, self.ground).put(f" ☾ {self.tell('night')}: ", self.style("frost", bold=True))
        night = self.night
        if night is None or self.view["phase"] == "draft":
            return Line(width, self.ground).full()
        parts: list[tuple[str, bool]] = []
        if night["shortage"]:
            parts.append((self.tell("n_hunger", n=night["food"], loss=night["hunger"]), True))
        else:
            parts.append((self.tell("n_food", n=night["food"]), False))
        if night["waste"]:
            parts.append((self.tell("n_waste", n=night["waste"]), True))
        if self.view["crisis"] is not None:
            missing, stands = night["crisis_missing"], crisis_stands(night)
            parts.append((self.tell("n_" + stands, n=missing), stands != "safe"))
        overruns = sum(night["overruns"].values())
        if overruns:
            parts.append((self.tell("n_overruns", n=short(overruns)), True))
        for i, (text, bad) in enumerate(parts):
            line.put("  " if i else "").put(text, self.style("danger" if bad else "frost"))
        return line.full()

    # The crisis and the main objective.

    def _middle(self, width: int, each: int) -> Block:
        """Crisis and main objective, in so many lines each."""
        return [*self._crisis(width, each), *self._goal(width, each)]

    def _headed(self, head: str, text: str, width: int, height: int, color: str = "ink") -> Block:
        """A heading with text behind it, in so many lines."""
        indent = cell_len(head) + 2
        parts = wrap(text, width - indent - 1)
        if len(parts) > height:
            parts = [
                *parts[: height - 1],
                clip(parts[height - 1] + "…", width - indent - 2).rstrip("…") + "…",
            ]
        lines = []
        for i, part in enumerate(parts):
            line = Line(width, self.ground)
            if i == 0:
                line.put(f" {head}", self.style("brass", bold=True))
            lines.append(line.to(indent).put(part, self.style(color)).full())
        return lines

    def _crisis(self, width: int, height: int) -> Block:
        crisis = self.view["crisis"]
        if crisis is None:
            return self._headed(self.tell("crisis"), self.tell("no_crisis"), width, 1, "faint")
        card = self.catalogue["crises"][crisis["id"]]
        symbols = self._listed([self.told.name("symbols", symbol) for symbol in card["symbols"]])
        brackets = f" ({symbols}) " if self.lang == "en" else f"（{symbols}）"
        needed = "?" if crisis["needed"] == NOT_SAID else crisis["needed"]
        given = self.tell("given", given=crisis["given"], needed=needed)
        stop = ". " if self.lang == "en" else "。"
        known = f" [{self.told.items(crisis['known'])}]" if crisis["known"] else ""
        text = (
            in_language(card["name"], self.lang)
            + brackets
            + given
            + known
            + stop
            + in_language(card["text"], self.lang)
        )
        return self._headed(self.tell("crisis"), text, width, height)

    def _goal(self, width: int, height: int) -> Block:
        objective = self.view["objective"]
        goals = []
        for goal in sorted(objective["goals"], key=lambda goal: bool(goal["met"])):
            mark = "✓" if goal["met"] else f"{goal['now']}/{'≤' if goal['at_most'] else ''}{goal['need']}"
            goals.append(f"{mark} {in_language(goal['words'], self.lang)}")
        if objective["samples"]:
            goals.append(self.tell("samples", n=objective["samples"]))
        if objective["stock"]:
            goals.append(self.tell("stock", items=self.told.items(objective["stock"])))
        lasting = [self.told.name("crossroads", card) for card in dict.fromkeys(self.view["lasting"])]
        if lasting:
            goals.append(headed(self.tell("lasting"), self._listed(lasting), self.lang))
        colon = ": " if self.lang == "en" else "："
        text = self.told.name("objectives", objective["id"]) + colon + "  ".join(goals)
        return self._headed(self.tell("objective"), text, width, height)

    # The groups and one's own side.

    def _groups(self, width: int, small: bool) -> Block:
        """All groups: two on a line where room is short."""
        seats = self.view["seats"]
        if not small:
            return [self._group(group, width, True) for group in seats]
        each = width // 2
        cells = [self._group(group, each, False) for group in seats]
        pairs = [cells[i : i + 2] for i in range(0, len(cells), 2)]
        return [
            Line(width, self.ground).join(p[0]).join(p[1]).full()
            if p[1:]
            else Line(width, self.ground).join(p[0]).full()
            for p in pairs
        ]

    def _group(self, group: SeatView, width: int, with_all: bool) -> Line:
        """One group: whose turn, name, dice, hand; more where there is room."""
        seat = group["seat"]
        turn = self.view["turn"] == seat
        line = Line(width, self.higher if turn else self.ground)
        line.put("▸" if turn else " ", self.style("brass", bold=True))
        color = self.style(f"seat{seat}", bold=True)
        style, target = self.glow("player", seat, color)
        line.put(f"{self.mark(seat)} ", color)
        line.put(clip(self.names[seat], 11), style, target).to(16)
        if group["out"]:
            return line.put(self.tell("eliminated"), self.style("danger")).full()
        line.join_part(self.dice(group, line.back)).put(" ")
        line.to(26 if not with_all else 34)
        line.put(self.tell("hand_n", n=group["hand"]["count"]) + " ", self.style("ink"))
        if group["exiled"]:
            line.put(self.tell("exiled") + " ", self.style("danger"))
        if self.view["first"] == seat:
            line.put("◈ ", self.style("brass", bold=True))
        if self.view["reader"] == seat:
            line.put("✦ ", self.style("frost", bold=True))
        bandits = self.expansion.pieces.bandits
        if bandits is not None and bandits["leader"] == seat:
            line.put(f"{BANDIT} ", self.style("danger", bold=True))
        if not with_all:
            return line.full()
        for card in (group["secret"], group["betrayal"]):
            if card is not None and seat != self.view["seat"]:
                line.put(self.told.name("secrets", card) + " ", self.style("frost"))
        line.to(46)
        for name in group["group"]:
            token = self.survivor(name, line.back)
            if token.cells + 1 < line.room:
                line.join_part(token).put(" ")
        return line.full()

    def _own(self, width: int, height: int) -> Block:
        """One's own hand and secret objective."""
        view = self.view
        if view["seat"] is None or view["hand"] is None:
            return []
        lines = [self._hand(view["hand"], width)]
        group = view["seats"][view["seat"]]
        said: list[tuple[str, str]] = []
        secret = group["secret"]
        if secret is not None and not (group["exile_card"] is not None and height == 1):
            text = self.told.card("secrets", secret)
            if self.catalogue["secrets"][secret]["betrayal"]:
                betrayal = self.told.say("betrayal")
                text = f"({betrayal}) {text}" if self.lang == "en" else f"（{betrayal}）{text}"
            said.append(("secret", text))
        if group["betrayal"] is not None:
            said.append(("betrayal", self.told.card("secrets", group["betrayal"])))
        if group["exile_card"] is not None:
            said.append(("exile_card", self.told.card("exiled", group["exile_card"])))
        for key, text in said:
            lines += self._headed(self.tell(key), text, width, height, "frost")
        return lines

    def _hand(self, hand: list[str], width: int) -> Line:
        """The cards of the hand, equal ones together; those glow that may be chosen."""
        line = Line(width, self.ground).put(f" {self.tell('hand')} ", self.style("brass", bold=True))
        if not hand:
            return line.put(" " + self.tell("no_cards"), self.style("faint")).full()
        for item in dict.fromkeys(hand):
            style, target = self.glow("item", item, self.style("ink"))
            count = hand.count(item)
            line.put(" ").put(self.told.name("items", item), style, target)
            line.put(f"×{count}" if count > 1 else "", self.style("ink", bold=True)).put(" ")
        return line.full()

    def _listed(self, words: list[str]) -> str:
        return (", " if self.lang == "en" else "、").join(words)
