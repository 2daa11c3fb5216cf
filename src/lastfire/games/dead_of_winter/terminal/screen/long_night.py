"""The boards of The Long Night on the screen: one line for all, or one for each where there is room."""

from collections import Counter
from typing import Final

from rich.cells import cell_len
from rich.style import Style

from lastfire.cli.screen.canvas import Block, Line, Target
from lastfire.engine.words import in_language
from lastfire.games.dead_of_winter.terminal.screen.look import Look

MOST: Final = 3
"""Lines that the boards take at most."""
_BOARDS: Final = Target("key", name="b")

Part = tuple[str, Style, Target | None]


class Boards(Look):
    """Draws what lies beside the places."""

    def draw_boards(self, width: int, most: int) -> Block:
        """The boards in play, in so many lines at most."""
        if not self.expansion.pieces:
            return []
        pieces = self.expansion.pieces
        full = most >= sum(each is not None for each in (pieces.raxxon, pieces.bandits, pieces.improvements))
        boards = [board for board in (self._raxxon(full), self._stock(full), self._plans(full)) if board]
        tail = [*self._goal(), *self._graves()]
        if full and boards:
            boards[0] += tail
            return [self._line(board, width) for board in boards]
        parts = [part for board in boards for part in board] + tail
        return [self._line(parts, width)] if parts else []

    def _line(self, parts: list[Part], width: int) -> Line:
        line = Line(width, self.ground).put(" ")
        for text, style, target in parts:
            if cell_len(text) + 1 > line.room:
                line.put("…", self.style("faint"))
                break
            line.put(text, style, target or _BOARDS)
        return line.full()

    def _head(self, key: str) -> Part:
        return f"{self.tell(key)} ", self.style("brass", bold=True), None

    def _plain(self, text: str, color: str = "ink") -> Part:
        return text, self.style(color), None

    def _goal(self) -> list[Part]:
        scenario = self.expansion.pieces.scenario
        if scenario is None:
            return []
        return [self._plain(self.tell("b_goal", n=min(3, scenario["completed"] + 1)) + "  ", "frost")]

    def _graves(self) -> list[Part]:
        night = self.expansion.pieces.night
        dead = len(night["graveyard"]) if night is not None else 0
        return [self._plain(self.tell("b_graves", n=dead) + "  ", "faint")] if dead else []

    def _raxxon(self, full: bool) -> list[Part]:
        """The code, what lies on it, what comes otherwise."""
        raxxon = self.expansion.pieces.raxxon
        if raxxon is None:
            return []
        head = self._head("b_code")
        log = self.expansion.log
        if log is None:
            return [head, self._plain(self.tell("b_no_log") + "  ", "faint")] if raxxon["log"] is None else []
        there = Counter(face for dice in raxxon["dice"] for face in dice)
        parts = [head]
        for face in log["code"]:
            lies = there[face] > 0
            there[face] -= 1
            color = "safe" if lies else "ink"
            parts.append((f"[{face}]" if lies else f" {face} ", self.style(color, bold=True), None))
        if self.expansion.is_met:
            parts.append(self._plain(" " + self.tell("b_vote"), "safe"))
        else:
            specials = self.expansion.coming(log)
            parts.append(self._plain(" " + self.tell("b_else", specials=specials), "danger"))
        if full:
            parts.append(self._plain("  " + self.tell("b_logs", n=raxxon["left"]), "faint"))
            for seat, dice in enumerate(raxxon["dice"]):
                if dice:
                    faces = " ".join(map(str, dice))
                    parts.append((f"  {self.mark(seat)} {faces}", self.style(f"seat{seat}", bold=True), None))
        return [*parts, self._plain("  ")]

    def _stock(self, full: bool) -> list[Part]:
        """The stockpile, and what comes to it tonight."""
        bandits = self.expansion.pieces.bandits
        if bandits is None:
            return []
        parts = [self._head("b_stock")]
        if not full or not bandits["stockpile"]:
            count = str(len(bandits["stockpile"])) if not full else self.tell("b_empty")
            parts.append(self._plain(count))
        elif full:
            items = Counter(self.told.name("items", item) for item in bandits["stockpile"])
            said = [item + (f"×{n}" if n > 1 else "") for item, n in items.items()]
            parts += [self._plain(text + "  ") for text in said]
        if self.expansion.carried:
            parts.append(self._plain(self.tell("b_carried", n=self.expansion.carried), "danger"))
        return [*parts, self._plain("  ")]

    def _plans(self, full: bool) -> list[Part]:
        """The improvements: tokens of each, those finished."""
        works = self.expansion.pieces.improvements
        if works is None:
            return []
        parts = [self._head("b_plans")]
        for plan in works["row"]:
            style, target = self.glow("improvement", plan["id"], self.style("ink"))
            name = in_language(plan["name"], self.lang) + " " if full else ""
            parts += [
                (f"{name}{plan['tokens']}/{plan['needed']}", style, target),
                self._plain("  " if full else " "),
            ]
        done = [in_language(plan["name"], self.lang) for plan in works["finished"]]
        if done and full:
            parts.append(self._plain("✓ " + (", " if self.lang == "en" else "、").join(done), "safe"))
        elif done:
            parts.append(self._plain(self.tell("b_finished", n=len(done)), "safe"))
        return [*parts, self._plain("  ")]
