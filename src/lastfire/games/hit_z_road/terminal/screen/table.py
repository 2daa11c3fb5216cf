"""The table of Hit Z Road, drawn for a terminal of any size from 80 x 24."""

from typing import Final

from rich.cells import cell_len
from rich.style import Style

from lastfire.cli.choices import AmountRow, Row, percent
from lastfire.cli.screen.canvas import Block, Line, Target, beside, exactly
from lastfire.cli.screen.drawing import LOG_BESIDE, LOG_WIDTH, Drawing
from lastfire.cli.screen.face import Scene
from lastfire.cli.screen.marks import (
    BLACK,
    FACES,
    HOLLOW,
    ON_DIE,
    RED,
    SHAPES,
    SKULL,
)
from lastfire.cli.width import clip, wrap
from lastfire.engine.words import in_language
from lastfire.games.hit_z_road.rules.catalogue import CardJson
from lastfire.games.hit_z_road.rules.odds import PathOdds
from lastfire.games.hit_z_road.rules.view import PathView, SeatView
from lastfire.games.hit_z_road.terminal.lines import LEAST_SHOWN, RESOURCES, mean, odds_text, token_texts
from lastfire.games.hit_z_road.terminal.screen.playback import RoadShow, Roll, Stage
from lastfire.games.hit_z_road.terminal.screen.questions import Questions
from lastfire.games.hit_z_road.terminal.typed import catalogue_of, odds_of
from lastfire.games.hit_z_road.terminal.words import say

_MOST_CARD: Final = 9
_SPACES: Final = 11
_ROMAN: Final = ("0", "I", "II", "III", "IV", "V")


class RoadDrawing(Drawing):
    """Draws one moment of a table."""

    loud = ("round_begins",)
    bad = ("survivors_lost", "eliminated")

    def __init__(self, scene: Scene) -> None:
        Drawing.__init__(self, scene)
        assert isinstance(scene.show, RoadShow)
        assert scene.questions is None or isinstance(scene.questions, Questions)
        self.show = scene.show
        self.view = scene.show.view
        self.catalogue = catalogue_of(scene.catalogue)
        self.prospects = odds_of(scene.odds).get("paths", [])
        self.questions = scene.questions

    # The whole.

    def table(self, width: int, height: int) -> Block:
        """Everything between the rims."""
        beside_log = width >= LOG_BESIDE
        left = width - (max(LOG_WIDTH, width - 104) + 1) if beside_log else width
        log_width = width - left - 1
        inner = height
        height += 2
        groups = self.groups(left)
        track = self.track(left) if len(self.names) > 1 else []
        journey = self.journey(left)
        ask_height = 3 if height < 28 else 4 if height < 34 else 6
        ask = exactly(self.asking(left, ask_height), ask_height, left, self.higher)
        free = inner - len(groups) - len(track) - len(journey) - ask_height
        log_height = 0 if beside_log else max(1, min(free - 11, 8 if free < 30 else 12))
        middle = self.middle(left, free - log_height)
        body = [*journey, *middle, *track, *groups, *ask]
        if beside_log:
            log = exactly(self.log(log_width, len(body)), len(body), log_width, self.raised)
            body = beside([body, log], width, 1, self.ground)
        else:
            body += self.log(width, log_height)
        return exactly(body, inner, width, self.ground)

    def middle(self, width: int, height: int) -> Block:
        """The paths, and below or instead of them the group on its way."""
        stage = self.show.stage
        if stage is not None and height >= 20:
            below = min(9, height - 11)
            encounter = exactly(self.encounter(stage, width), below, width, self.ground)
            return [*self.paths(width, height - below), *encounter]
        if stage is not None and self.view["phase"] != "over":
            return self.stage(stage, width, height)
        return self.paths(width, height)

    # The rims.

    def head(self, width: int) -> Line:
        """Game, round, level, phase, deck."""
        view, lang = self.view, self.lang
        line = Line(width, self.raised).put(" Lastfire ", self.style("fire", bold=True))
        parts = [
            say("round", lang, round=view["round"], rounds=view["rounds"]),
            say("level", lang, level=_ROMAN[view["level"]]),
        ]
        if view["legs"] > 1:
            parts.insert(0, say("leg", lang, leg=view["leg"], legs=view["legs"]))
        line.put("  ".join(parts), self.style("ink", bold=True)).put("  ")
        line.put(say(view["phase"], lang), self.style("brass", bold=True))
        deck = "  ".join(f"{_ROMAN[i]} {count}" for i, count in enumerate(view["deck"], 1))
        return line.right(f"{say('deck', lang)} {deck} ", width, self.style("faint")).full()

    def journey(self, width: int) -> Block:
        """The contaminated areas of the journey, if it is played."""
        journey = self.view["journey"]
        if journey is None:
            return []
        comma = ", " if self.lang == "en" else "、"
        tiles = comma.join(
            say("tile", self.lang, size=tile["size"], stage=tile["stage"])
            for tile in journey["tiles"]
            if tile["stage"] is not None and tile["stage"] > 0
        )
        line = Line(width, self.ground).put(" ")
        line.put(say("stage", self.lang, tiles=tiles or "-"), self.style("danger"))
        if journey["car_keys"] is not None:
            line.put("   " + say("car_keys", self.lang, name=self.names[journey["car_keys"]]))
        return [line.full()]

    # The paths.

    def paths(self, width: int, height: int) -> Block:
        """The paths as columns of two cards."""
        paths = self.view["paths"]
        if not paths:
            return exactly([], height, width, self.ground)
        each = (width - (len(paths) - 1)) // len(paths)
        blocks = [exactly(self.path(i, each, height), height, each, self.ground) for i in range(len(paths))]
        return beside(blocks, width, 1, self.ground)

    def path(self, i: int, width: int, height: int) -> Block:
        """One path: its sign, its two cards."""
        path = self.view["paths"][i]
        row = self.questions.row_for("drive", "path", path["path"]) if self.questions is not None else None
        lit = (
            row is not None and self.questions is not None and self.questions.row is self.questions.rows[row]
        )
        target = Target("row", row) if row is not None else None
        sign = Line(width, self.raised)
        if row is None:
            sign.put(f" {path['path']} ", self.style("ink", bold=True, back="higher"))
        elif lit:
            sign.put(f">{path['path']}<", self.style("on_fire", bold=True, back="fire"))
        else:
            sign.put(f" {path['path']} ", self.style("fire", bold=True, under=True))
        if path["key"]:
            sign.put(" +" + str(path["key"]), self.style("brass", bold=True))
        if path["taken_by"] is not None:
            seat = path["taken_by"]
            sign.put(f" {self.mark(seat)} {self.names[seat]}", self.style(f"seat{seat}", bold=True))
        else:
            known = self.prospects[i] if i < len(self.prospects) else None
            if known is not None:
                text = odds_text(known, self.lang)
                if cell_len(text) > sign.room - 1:
                    text = self.short_odds(known)
                sign.put(" " + text, self.chance_style(known["survive"]))
        lines = [sign.full()]
        each = max(4, min(_MOST_CARD, (height - 1) // 2))
        for slot in (0, 1):
            lines += self.card(path, slot, width, each)
        if target is not None:
            for line in lines:
                line.all_over(target)
        return lines

    def short_odds(self, known: PathOdds) -> str:
        """Odds for a narrow sign."""
        parts = [percent(known["survive"])]
        if known["lose"] >= LEAST_SHOWN:
            parts.append(f"-{mean(known['lose'])}")
        if known["join"] >= LEAST_SHOWN:
            parts.append(f"+{mean(known['join'])}")
        return " ".join(parts) + "?" * known["unknown"]

    def card(self, path: PathView, slot: int, width: int, height: int) -> Block:
        """One card: name, what it gives and asks, its event."""
        back = self.ground
        name = path["cards"][slot]
        driving = self.view["driving"]
        here = (
            driving is not None
            and (driving["path"], driving["slot"]) == (path["path"], slot)
            and name is not None
        )
        if name is None:
            before = self.show.dealt.get((path["path"], slot))
            if path["face_down"][slot]:
                words = "░░░ " + say("face_down", self.lang)
            elif before is not None:
                words = f"· {in_language(self.catalogue['cards'][before]['name'], self.lang)}"
            else:
                words = "· " + say("gone", self.lang)
            line = Line(width, back).put(" " + words, self.style("faint"))
            return exactly([line.full()], height, width, back)
        card = self.catalogue["cards"][name]
        taken = path["taken_by"] is not None
        head = Line(width, back).put("▸" if here else " ", self.style("brass", bold=True))
        points = say("vp_n", self.lang, n=card["vp"]).replace(" ", "")
        style = self.style("faint" if taken and not here else "ink", bold=True)
        head.put(clip(in_language(card["name"], self.lang), head.room - cell_len(points) - 1), style)
        head.right(points, width, self.style("ink" if card["vp"] else "faint", bold=card["vp"] > 0))
        lines = [head.full(), *self.facts(card, width)]
        if text := in_language(card["text"], self.lang):
            style = self.style("faint" if taken and not here else "frost")
            texts = wrap(text, width - 2)
            room = max(1, height - len(lines))
            if len(texts) > room:
                texts = [*texts[: room - 1], clip(texts[room - 1] + "…", width - 3).rstrip("…") + "…"]
            lines += [Line(width, back).put("  " + text, style).full() for text in texts]
        return exactly(lines, height, width, back)

    def facts(self, card: CardJson, width: int) -> Block:
        """What a card gives and asks, in as few lines as it takes."""
        lang = self.lang
        space = " " if lang == "en" else ""
        pieces: list[tuple[str, Style]] = []
        for name in RESOURCES:
            if card[name]:
                word = say("adr" if name == "adrenaline" else name, lang)
                pieces.append((f"{word}{space}{card[name]}", self.style("brass")))
        if card["zombies"]:
            pieces.append((say("zombies", lang, n=card["zombies"]), self.style("danger", bold=True)))
        if card["skulls"]:
            pieces.append((f"{SKULL}{card['skulls']}", self.style("danger", bold=True)))
        lines = [Line(width, self.ground).put(" ")]
        for text, style in pieces:
            if cell_len(text) + 1 > lines[-1].room:
                lines.append(Line(width, self.ground).put(" "))
            lines[-1].put(" ").put(text, style)
        return [line.full() for line in lines]

    # The group on its way.

    def stage(self, stage: Stage, width: int, height: int) -> Block:
        """A group on its path: the cards at the left, what happens at the right."""
        i = stage.path - 1
        each = 26
        lines = exactly(self.path(i, each, height), height, each, self.ground)
        rest = width - each - 2
        right = exactly(self.encounter(stage, rest), height, rest, self.ground)
        return beside([lines, right], width, 2, self.ground)

    def encounter(self, stage: Stage, width: int) -> Block:
        """Zombies, people and dice."""
        lang = self.lang
        name = self.names[stage.seat]
        seat = self.style(f"seat{stage.seat}", bold=True)
        title = Line(width, self.raised).put(f" {self.mark(stage.seat)} {name}", seat)
        if stage.card is not None:
            title.put(
                "  " + in_language(self.catalogue["cards"][stage.card]["name"], lang),
                self.style("ink", bold=True),
            )
        lines = [title.full()]
        if stage.zombies_at_start:
            dead = stage.zombies_at_start - stage.zombies
            line = Line(width, self.ground).put(f" {say('n_zombies', lang)} ", self.style("danger"))
            line.to(14).put("Z " * stage.zombies, self.style("danger", bold=True))
            line.put("· " * dead, self.style("faint")).put(
                f" {stage.zombies}", self.style("danger", bold=True)
            )
            if stage.skulls:
                line.put(f"  {SKULL}{stage.skulls} {say('red_note', lang)}", self.style("danger"))
            lines.append(line.full())
        line = Line(width, self.ground).put(f" {say('survivors', lang)} ", seat)
        line.to(14).put((SHAPES[stage.seat % 4] + " ") * stage.people, seat)
        line.put((HOLLOW[stage.seat % 4] + " ") * stage.lost, self.style("faint"))
        line.put(f" {stage.people}", seat)
        group = self.view["seats"][stage.seat]
        goods = "  ".join(f"{say(n if n != 'adrenaline' else 'adr', lang)} {group[n]}" for n in RESOURCES)
        lines += [line.full(), Line(width, self.ground).to(14).put(goods, self.style("brass")).full()]
        if stage.volley is not None:
            lines += self.dice(stage.volley, say("volley_dice", lang), width)
        if stage.roll is not None:
            label = say(stage.roll.purpose, lang)
            if stage.roll.purpose == "melee_dice" and stage.rolls > 1:
                label += " " + say("rolled_n", lang, n=stage.rolls)
            lines += self.dice(stage.roll, label, width)
        return lines

    def dice(self, roll: Roll, label: str, width: int) -> Block:
        """Dice as they lie, with symbol and word; those in the air have a question mark."""
        lines = [Line(width, self.ground).put(" " + label, self.style("faint")).to(14)]
        if cell_len(label) > 12:
            lines = [lines[0].full(), Line(width, self.ground).to(14)]
        for i, face in enumerate(roll.faces):
            red = i >= roll.black
            back = RED if red else BLACK
            if i < roll.shown:
                text = f"{FACES[face]} {in_language(self.catalogue['faces'][face]['name'], self.lang)}"
            else:
                text = "  ?  "
            text = f" {'R ' if red else ''}{text} "
            if cell_len(text) + 1 > lines[-1].room:
                lines.append(Line(width, self.ground).to(14))
            bright = face in ("kill", "bonus_kill", "casualty", "fatal") and i < roll.shown
            lines[-1].put(text, Style(color=ON_DIE, bgcolor=back, bold=bright)).put(" ")
        return [line.full() for line in lines]

    # The track and the groups.

    def track(self, width: int) -> Block:
        """The bid track: spaces 0 to 10 with the markers on them."""
        each = (width - 2) // _SPACES
        line = Line(width, self.raised).put(" ")
        for space in range(_SPACES):
            seats = [g["seat"] for g in self.view["seats"] if g["alive"] and g["bid"] == space]
            row = None
            lit = False
            if self.questions is not None:
                row = self.questions.row_for("bid", "space", space)
                lit = row is not None and self.questions.row is self.questions.rows[row]
            cell = Line(each, self.raised)
            number = f" {space} " if not lit else f">{space}<"
            if lit:
                cell.put(number, self.style("on_fire", bold=True, back="fire"))
            elif row is not None:
                cell.put(number, self.style("fire", bold=True, under=True))
            else:
                cell.put(number, self.style("faint"))
            for seat in seats:
                cell.put(SHAPES[seat % 4], self.style(f"seat{seat}", bold=True))
            if row is not None:
                cell.all_over(Target("row", row))
            line.join(cell.full())
        return [line.full()]

    def groups(self, width: int) -> Block:
        """All groups, everything open: in the order of initiative."""
        lang = self.lang
        seats = sorted(self.view["seats"], key=lambda g: (not g["alive"], g["initiative"] or 9, g["seat"]))
        name_width = min(16, max(8, *(cell_len(name) for name in self.names)))
        x = 8 + name_width
        heads = [
            ("survivors", 7),
            ("ammo", 6),
            ("gas", 9 if lang == "ja" else 5),
            ("adr", 7),
            ("bid", 6),
            ("cards", 7),
        ]
        heads += [("vp", 5)]
        line = Line(width, self.ground)
        at = x
        for key, wide in heads:
            at += wide
            line.right(say(key, lang), at, self.style("faint"))
        line.put("  " + say("tokens", lang), self.style("faint"))
        lines = [line.full()]
        holders = {race["category"]: race["holder"] for race in self.view["epilogue"]}
        for group in seats:
            lines.append(self.group(group, name_width, [wide for _, wide in heads], holders, width))
        return lines

    def group(
        self,
        group: SeatView,
        name_width: int,
        widths: list[int],
        holders: dict[str, int | None],
        width: int,
    ) -> Line:
        """One group."""
        lang = self.lang
        seat = group["seat"]
        turn = self.view["turn"] == seat
        color = self.style(f"seat{seat}", bold=True)
        line = Line(width, self.higher if turn else self.ground)
        line.put("▸" if turn else " ", self.style("brass", bold=True))
        place = str(group["initiative"]) if group["alive"] and group["initiative"] else "-"
        line.put(f"{place} ", self.style("faint")).put(f"{self.mark(seat)} ", color)
        line.put(self.names[seat], color if group["alive"] else self.style("faint"))
        at = 8 + name_width
        line.to(at)
        if not group["alive"]:
            return line.put("  " + say("eliminated", lang), self.style("danger")).full()
        bid = str(group["bid"]) + ("" if not group["passed"] else "-")
        cells = [
            (str(group["people"]), "survivors"),
            (str(group["ammo"]), "ammo"),
            (str(group["gas"]), "gas"),
            (str(group["adrenaline"]), "adrenaline"),
            (bid, ""),
            (str(group["won"]), ""),
            ("?" if group["vp"] is None else str(group["vp"] + group["map_vp"] + group["journey_vp"]), ""),
        ]
        for (text, category), wide in zip(cells, widths, strict=True):
            at += wide
            leads = category != "" and holders.get(category) == seat
            line.right(text, at, self.style("brass" if leads else "ink", bold=leads))
            if leads:
                line.put("*", self.style("brass", bold=True))
        tokens = token_texts(group, self.catalogue, lang)
        line.to(at + 2).put((", " if lang == "en" else "、").join(tokens), self.style("frost"))
        return line.full()

    # The question.

    def asking(self, width: int, height: int) -> Block:
        """The question and what can be answered."""
        questions = self.questions
        line = Line(width, self.higher).put(" ")
        if questions is None:
            line.put(self.caption, self.style("ink"))
            return [line.full()]
        chips = self.chips(questions, width, height)
        # What can be chosen comes first; the question takes the lines that are left.
        room = max(1, height - len(chips))
        texts = wrap(questions.ask.text(self.lang, self.names), width - 4)
        if len(texts) > room:
            texts = [*texts[: room - 1], clip(texts[room - 1], width - 5).rstrip("…") + "…"]
        seat = questions.ask.seat
        style = self.style("ink", bold=True)
        line.put(f"{self.mark(seat)} ", self.style(f"seat{seat}", bold=True)).put(texts[0], style)
        more = [Line(width, self.higher).put("   " + text, style).full() for text in texts[1:]]
        return [line.full(), *more, *chips]

    def chips(self, questions: Questions, width: int, height: int) -> Block:
        """The rows of a question: one to a line where there is room, else side by side."""
        chips = [self.chip(i, row) for i, row in enumerate(questions.rows)]
        bidding = questions.rows[0].option.verb in ("bid", "pass")
        if 1 < len(chips) < height and not bidding:
            return [Line(width, self.higher).put(" ").join_part(chip).full() for chip in chips]
        lines = []
        current = Line(width, self.higher).put(" ")
        for chip in chips:
            if chip.cells > current.room:
                lines.append(current.full())
                current = Line(width, self.higher).put(" ")
            current.join_part(chip)
        return [*lines, current.full()]

    def chip(self, i: int, row: Row) -> Line:
        """One row as it stands in the line: number, words, amounts, odds."""
        questions = self.questions
        assert questions is not None
        lit = questions.row is row
        target = Target("row", i)
        frame = self.style("on_fire", bold=True, back="fire") if lit else self.style("fire", bold=True)
        words = self.style("ink", bold=lit, under=lit)
        line = Line(200, self.higher)
        number = "p" if row.option.verb == "pass" else str(row.number(i + 1))
        line.put(f">{number}<" if lit else f" {number} ", frame, target)
        if isinstance(row, AmountRow):
            verb = row.option.verb
            line.put(" " + say("set_" + verb, self.lang) + " ", words, target)
            for name in row.fields:
                self.amount(line, i, row, name)
        elif row.option.verb != "bid":
            line.put(" " + row.text(self.lang), words, target)
        known = questions.odds_of(row)
        if known is not None and "survive" not in known and odds_text(known, self.lang):
            chance = known["win"] if "win" in known else known["unharmed"]
            line.put("  " + odds_text(known, self.lang), self.chance_style(chance), target)
        if isinstance(row, AmountRow) and lit:
            line.put("  ").put(f"[{say('enter', self.lang)}]", self.style("fire", bold=True), Target("do"))
        return line.put("  " if row.option.verb != "bid" else "")

    def amount(self, line: Line, i: int, row: AmountRow, name: str) -> None:
        """A number that can be changed."""
        questions = self.questions
        assert questions is not None
        lit = questions.spots[questions.lit] == (i, name)
        arrow = self.style("fire", bold=True)
        none = self.style("faint")
        line.put(" " + say(name, self.lang) + " ", self.style("ink"), Target("spot", i, name))
        less, more = row.may_change(name, -1), row.may_change(name, 1)
        line.put("‹", arrow if less else none, Target("step", i, name, -1))
        style = self.style("on_fire", bold=True, back="fire") if lit else self.style("ink", bold=True)
        line.put(f" {row.amount(name)} ", style, Target("spot", i, name))
        line.put("›", arrow if more else none, Target("step", i, name, 1))
