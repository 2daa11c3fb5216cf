"""What lies over the board for a moment: a crossroads card, a vote to exile."""

from lastfire.cli.screen.canvas import Block, Line
from lastfire.cli.width import wrap
from lastfire.engine.words import in_language
from lastfire.games.dead_of_winter.rules.catalogue import ChoiceCard, CrossroadsCard
from lastfire.games.dead_of_winter.rules.view import VoteView
from lastfire.games.dead_of_winter.terminal.lines.words import capital
from lastfire.games.dead_of_winter.terminal.screen.look import Look


class Moment(Look):
    """Draws the card or the vote that everybody looks at."""

    def draw_moment(self, width: int) -> Block:
        """The card that lies open or the vote under way; nothing if there is neither."""
        vote = self.view["vote"] if self.questions is not None else None
        if vote is not None and vote["kind"] == "exile":
            return self._exile(vote, width)
        if self.questions is not None and self.questions.ask.question == "contain":
            return self._contain(vote, width)
        card, seat = self.show.crossroads, self.show.opened_for
        if self.view["crossroads"] is not None:
            card, seat = self.view["crossroads"]["id"], self.view["crossroads"]["seat"]
        about = self.questions.ask.about.get("crossroads") if self.questions is not None else None
        if about is not None and card is None:
            turn = self.view["turn"] if self.view["turn"] is not None else self.view["first"]
            assert turn is not None
            card, seat = about, turn
        return self._card(self.catalogue["crossroads"][card], seat, width) if card is not None else []

    def _title(self, text: str, width: int) -> Line:
        return Line(width, self.higher).put(" ✦ " + text, self.style("brass", bold=True)).full()

    def _text(self, text: str, width: int, color: str) -> Block:
        style = self.style(color)
        return [Line(width, self.raised).put(" " + part, style).full() for part in wrap(text, width - 2)]

    def _card(self, card: CrossroadsCard, seat: int, width: int) -> Block:
        """A crossroads card with its choices."""
        lang = self.lang
        colon = ": " if lang == "en" else "："
        title = self.tell("crossroads_for", name=self.names[seat]) + colon + in_language(card["name"], lang)
        lines = [self._title(title, width)]
        for text, color in (
            (in_language(card["trigger"], lang), "faint"),
            (in_language(card["setup"], lang), "ink"),
        ):
            lines += self._text(text, width, color) if text else []
        for i, choice in enumerate(card["choices"], 1):
            lines += self._choice(i, choice, width)
        if card["vote"]:
            lines += self._text(self.tell("choices_vote"), width, "frost")
            if self.view["vote"] is not None:
                lines.append(self._ballots(self.view["vote"], width))
        return lines

    def _choice(self, i: int, choice: ChoiceCard, width: int) -> Block:
        target, lit = self.touchable("option", i)
        lit = lit or self.show.chosen == i
        name = in_language(choice["name"], self.lang)
        colon = (": " if self.lang == "en" else "：") if name else ""
        lines = []
        for at, part in enumerate(wrap(name + colon + in_language(choice["text"], self.lang), width - 5)):
            line = Line(width, self.raised)
            if at == 0:
                number = f">{i}<" if lit else f" {i} "
                color = (
                    self.style("on_fire", bold=True, back="fire") if lit else self.style("fire", bold=True)
                )
                line.put(" ").put(
                    number, color if target is not None or lit else self.style("ink", bold=True)
                )
            line.to(5).put(part, self.style("ink", bold=lit)).full()
            if target is not None:
                line.all_over(target)
            lines.append(line)
        return lines

    def _exile(self, vote: VoteView, width: int) -> Block:
        """Who is to be exiled, and whose ballots are in."""
        player = vote["player"]
        assert player is not None
        lines = [self._title(self.tell("exile_title", name=self.names[player]), width)]
        lines += self._text(self.tell("exile_what"), width, "ink")
        lines += self._text(self.tell("tie_rule"), width, "ink")
        return [*lines, self._ballots(vote, width)]

    def _contain(self, vote: VoteView | None, width: int) -> Block:
        """An experiment whose code is met: what each side means."""
        log = self.expansion.log
        if log is None:
            return []
        name = capital(in_language(log["name"], self.lang))
        lines = [self._title(name, width)]
        lines += self._text(self.tell("contain_up", log=name), width, "ink")
        lines += self._text(self.tell("contain_down", specials=self.expansion.coming(log)), width, "ink")
        lines += self._text(self.tell("tie_rule"), width, "ink")
        return [*lines, self._ballots(vote, width)] if vote is not None else lines

    def _ballots(self, vote: VoteView, width: int) -> Line:
        line = Line(width, self.raised).put(f" {self.tell('ballots')} ", self.style("faint"))
        for seat in vote["voters"]:
            if seat in vote["in"]:
                line.put(f" {self.mark(seat)} ▣", self.style(f"seat{seat}", bold=True))
            else:
                line.put(f" {self.mark(seat)} □", self.style("faint"))
        return line.full()
