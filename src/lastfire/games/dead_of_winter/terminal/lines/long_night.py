"""The Long Night in words: what its modules lay on the table, line by line."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from lastfire.cli.choices import percent
from lastfire.engine.words import fill, in_language
from lastfire.games.dead_of_winter.rules.catalogue import ColonyCatalogue
from lastfire.games.dead_of_winter.rules.odds import OptionOdds
from lastfire.games.dead_of_winter.rules.view import ColonyView, PlaceView
from lastfire.games.dead_of_winter.terminal.lines.long_night_words import NIGHT_WORDS
from lastfire.games.dead_of_winter.terminal.lines.words import capital, say, sentence
from lastfire.games.dead_of_winter.terminal.typed import LogCard, SpecialCard, night_cards, pieces_of
from lastfire.terms import headed, listed, spaced

SAID_HERE: Final = ("long_night", "long_night_alone", "raxxon", "bandits", "improvements", "scenario")
"""The modules whose boards are told here."""
BOARDS: Final = ("raxxon", "hideout", "improvements", "graveyard")
"""What can be read of the expansion, in the order of its keys."""


class NightTable:
    """A view with all that is needed to say what of The Long Night is in it."""

    def __init__(self, view: ColonyView, catalogue: ColonyCatalogue, names: Sequence[str], lang: str) -> None:
        self.view = view
        self.pieces = pieces_of(view)
        self.catalogue = catalogue
        self.cards = night_cards(catalogue)
        self.names = names
        self.lang = lang

    def say(self, key: str, **values: object) -> str:
        """One of the words."""
        return say(key, self.lang, **values)

    def _place(self, place: str) -> str:
        return in_language(self.catalogue["places"][place]["name"], self.lang)

    def _person(self, survivor: str) -> str:
        return in_language(self.catalogue["survivors"][survivor]["name"], self.lang)

    def special(self, kind: str) -> str:
        """What a type of special zombie is called."""
        return in_language(self.cards.specials[kind]["name"], self.lang)

    def _specials(self, kinds: Sequence[str]) -> str:
        return listed(
            [specials_text(self.special(kind), n, self.lang) for kind, n in Counter(kinds).items()],
            self.lang,
        )

    # What lies where.

    def specials_at(self, place: str, gate: int = 0) -> list[str]:
        """The special zombies of a place, or of one of its entrances, from 1."""
        raxxon = self.pieces.raxxon
        return [
            each["special"]
            for each in (raxxon["specials"] if raxxon is not None else ())
            if each["place"] == place and gate in (0, each["gate"])
        ]

    def traps_at(self, place: str) -> list[int]:
        """The explosive traps of a place, by entrance."""
        return self.pieces.night["traps"].get(place, []) if self.pieces.night is not None else []

    def bandits_at(self, place: str) -> int:
        """The bandits at a place."""
        return self.pieces.bandits["bandits"].get(place, 0) if self.pieces.bandits is not None else 0

    def is_walled(self, place: str) -> bool:
        """Whether the survivor spaces of a place are barricaded, as a scenario begins."""
        scenario = self.pieces.scenario
        return scenario is not None and place == "raxxon" and "raxxon" in scenario["locked"]

    def despair_of(self, survivor: str) -> int:
        """The despair tokens of a survivor."""
        return self.pieces.night["despair"].get(survivor, 0) if self.pieces.night is not None else 0

    def effects_of(self, survivor: str) -> list[str]:
        """The side effects of a survivor."""
        raxxon = self.pieces.raxxon
        effects = raxxon["side_effects"] if raxxon is not None else {}
        return [effect for effect, bearer in effects.items() if bearer == survivor]

    @property
    def unruly(self) -> int:
        """So many of the helpless survivors are unruly."""
        return self.pieces.night["unruly"] if self.pieces.night is not None else 0

    def place_parts(self, place: PlaceView) -> list[str]:
        """What lies at a place."""
        name = place["place"]
        parts = []
        specials = self.specials_at(name)
        if specials:
            parts.append(self.say("among_them", specials=self._specials(specials)))
        traps = sum(self.traps_at(name))
        if traps:
            parts.append(self.say("traps_n", n=traps))
        if self.is_walled(name):
            parts.append(self.say("walled"))
        if self.bandits_at(name):
            parts.append(self.say("bandits_n", n=self.bandits_at(name)))
        if place is self.view["places"][0] and self.unruly:
            parts.append(self.say("helpless", n=self.view["helpless"]))
            parts.append(self.say("unruly_n", n=self.unruly))
        return parts

    def gate_lines(self, place: PlaceView) -> list[str]:
        """What lies at which of several entrances."""
        traps = self.traps_at(place["place"])
        if len(place["gates"]) < 2 or not any(traps):
            return []
        gates = [self.say("trap_at", gate=gate, n=n) for gate, n in enumerate(traps, 1) if n]
        return [self.say("traps_at", gates=listed(gates, self.lang))]

    def survivor_parts(self, survivor: str) -> list[str]:
        """What a survivor bears."""
        parts = []
        if self.despair_of(survivor):
            parts.append(self.say("despair_n", n=self.despair_of(survivor)))
        for effect in self.effects_of(survivor):
            name = in_language(self.cards.side_effects[effect]["name"], self.lang)
            parts.append(self.say("side_effect_is", name=name))
        return parts

    # The colony phase to come.

    @property
    def carried(self) -> int:
        """The cards that bandits will take to the stockpile."""
        return sum(
            min(self.bandits_at(place["place"]), place["deck"] or 0) for place in self.view["places"][1:]
        )

    @property
    def log(self) -> LogCard | None:
        """The top experiment, while it can be released."""
        raxxon, scenario = self.pieces.raxxon, self.pieces.scenario
        if raxxon is None or raxxon["log"] is None:
            return None
        locked = scenario is not None and "containment" in scenario["locked"]
        return None if locked else self.cards.experiments[raxxon["log"]]

    @property
    def is_met(self) -> bool:
        """Whether the dice at Raxxon meet the code."""
        return self.pieces.raxxon is not None and self.pieces.raxxon["met"]

    def coming(self, log: LogCard) -> str:
        """The special zombies of a log."""
        return specials_text(self.special(log["special"]), log["count"], self.lang)

    def night_parts(self) -> list[str]:
        """What of the modules happens in the colony phase if nothing changes."""
        parts = []
        if self.log is not None:
            met = self.is_met
            parts.append(
                self.say("night_vote") if met else self.say("night_released", specials=self.coming(self.log))
            )
        if self.carried:
            parts.append(self.say("night_scavenge", n=self.carried))
        return parts

    # The boards.

    def lines(self) -> list[str]:
        """All boards, as far as they are in play."""
        lines = self._scenario()
        for board in BOARDS:
            lines += self.board(board)
        return lines

    def board(self, board: str) -> list[str]:
        """One of the boards; nothing if it is not in play."""
        if board == "raxxon":
            return self._raxxon()
        if board == "hideout":
            return self._bandits()
        return self._improvements() if board == "improvements" else self._graveyard()

    def _scenario(self) -> list[str]:
        scenario = self.pieces.scenario
        if scenario is None:
            return []
        at = min(2, scenario["completed"])
        name = in_language(self.catalogue["objectives"][scenario["goals"][at]]["name"], self.lang)
        lines = [headed(self.say("scenario"), self.say("scenario_goal", n=at + 1, name=name), self.lang)]
        # Its own sentences say what is locked, and who lies aside.
        return [
            *lines,
            *["  " + in_language(words, self.lang) for words in self.view["modules"]["scenario"]["said"][1:]],
        ]

    def missing(self) -> list[int]:
        """The faces of the code that no die at Raxxon shows."""
        raxxon = self.pieces.raxxon
        if raxxon is None or raxxon["log"] is None:
            return []
        wanted = Counter(self.cards.experiments[raxxon["log"]]["code"])
        wanted.subtract([face for dice in raxxon["dice"] for face in dice])
        return sorted(face for face, count in wanted.items() for _ in range(max(0, count)))

    def _raxxon(self) -> list[str]:
        raxxon = self.pieces.raxxon
        if raxxon is None:
            return []
        if raxxon["log"] is None:
            said = [self.say("no_log")]
        else:
            log = self.cards.experiments[raxxon["log"]]
            code = "-".join(map(str, log["code"]))
            name = capital(in_language(log["name"], self.lang))
            said = [self.say("log_is", name=name, code=code, specials=self.coming(log), left=raxxon["left"])]
        dice = [
            self.say("dice_of", seat=self.names[seat], dice=" ".join(map(str, faces)))
            for seat, faces in enumerate(raxxon["dice"])
            if faces
        ]
        if dice:
            said.append(self.say("dice_there", dice=listed(dice, self.lang)))
        if raxxon["met"]:
            said.append(self.say("code_met"))
        elif dice and self.missing():
            said.append(self.say("code_missing", faces=listed(list(map(str, self.missing())), self.lang)))
        if raxxon["contained"]:
            said.append(self.say("contained_n", n=raxxon["contained"]))
        lines = [headed(self.say("raxxon"), spaced(said, self.lang), self.lang)]
        if raxxon["spared"] is not None and raxxon["fewer"]:
            place = self._place(raxxon["spared"])
            lines.append("  " + self.say("spared", n=raxxon["fewer"], place=place))
        kinds = {each["special"] for each in raxxon["specials"]}
        kinds |= {self.cards.experiments[log]["special"] for log in raxxon["released"]}
        lines += ["  " + self.encounter(kind) for kind in self.cards.specials if kind in kinds]
        for effect, bearer in raxxon["side_effects"].items():
            if bearer is not None:
                card = self.cards.side_effects[effect]
                name, text = (in_language(card[key], self.lang) for key in ("name", "text"))
                lines.append("  " + self.say("bears", survivor=self._person(bearer), name=name, text=text))
        return lines

    def encounter(self, kind: str) -> str:
        """What meeting a type of special zombie brings."""
        head = self.say("encounter", special=self.special(kind))
        return spaced([head, encounter_lines(self.cards.specials[kind], self.lang)], self.lang)

    def _bandits(self) -> list[str]:
        bandits = self.pieces.bandits
        if bandits is None:
            return []
        items = [
            in_language(self.catalogue["items"][item]["name"], self.lang) for item in bandits["stockpile"]
        ]
        stock = [
            item if n == 1 else self.say("times", item=item, count=n) for item, n in Counter(items).items()
        ]
        said = sentence(listed(stock, self.lang) or self.say("nothing"), self.lang)
        lines = [headed(self.say("stockpile"), said, self.lang)]
        if bandits["leader"] is not None:
            leader = [self.say("leader_is", name=self.names[bandits["leader"]])]
            if bandits["leader_has_taken"]:
                leader.append(self.say("leader_took"))
            lines.append("  " + spaced(leader, self.lang))
        if self.view["crisis"] is not None:
            places = [self._place(place) for place in bandits["strip"] or ()]
            strip = self.say("strip_is", places=listed(places, self.lang)) if places else self.say("no_strip")
            said = sentence(self.say("supply_bandits", n=bandits["supply"]), self.lang)
            lines.append("  " + spaced([strip, said], self.lang))
        for key, rows in (("search_table", bandits["search"]), ("attack_table", bandits["attack"])):
            texts = [in_language(row, self.lang) for row in rows]
            lines.append("  " + headed(self.say(key), table_text(texts, self.lang), self.lang))
        return lines

    def _improvements(self) -> list[str]:
        works = self.pieces.improvements
        if works is None:
            return []
        said = self.say("plan_supply", supply=works["supply"], deck=works["deck"])
        lines = [headed(self.say("improvements"), said, self.lang)]
        for key, plans in (("plan_is", works["row"]), ("finished_is", works["finished"])):
            for plan in plans:
                name, text = (in_language(plan[part], self.lang) for part in ("name", "text"))
                lines.append(
                    "  " + self.say(key, name=name, text=text, tokens=plan["tokens"], needed=plan["needed"])
                )
        return lines

    def _graveyard(self) -> list[str]:
        if self.pieces.night is None or not self.pieces.night["graveyard"]:
            return []
        people = [self._person(survivor) for survivor in self.pieces.night["graveyard"]]
        return [headed(self.say("graveyard"), sentence(listed(people, self.lang), self.lang), self.lang)]

    # Facts beside options.

    def plan_text(self, improvement: str) -> str:
        """How far an improvement is, and what it does."""
        works = self.pieces.improvements
        for plan in works["row"] if works is not None else ():
            if plan["id"] == improvement:
                name, text = (in_language(plan[part], self.lang) for part in ("name", "text"))
                return self.say("plan_is", name=name, text=text, tokens=plan["tokens"], needed=plan["needed"])
        return ""

    def hideout_text(self, verb: str) -> str:
        """What a die brings at the Hideout."""
        bandits = self.pieces.bandits
        if bandits is None:
            return ""
        rows = bandits["search"] if verb == "search_hideout" else bandits["attack"]
        return table_text([in_language(row, self.lang) for row in rows], self.lang)

    def log_text(self) -> str:
        """What the top log says, and what its code still lacks."""
        lines = self._raxxon()
        return lines[0] if lines else ""


def specials_text(name: str, count: int, lang: str) -> str:
    """So many special zombies of a type."""
    many = "s" if lang == "en" and count != 1 else ""
    return say("special_n", lang, n=count, special=name + many)


def faces_text(first: int, last: int) -> str:
    """Numbers of a die."""
    return str(first) if first == last else f"{first}–{last}"


def table_text(rows: Sequence[str], lang: str) -> str:
    """A table by a die; rows alike are one."""
    said = []
    start = 0
    for at in range(1, len(rows) + 1):
        if at == len(rows) or rows[at] != rows[start]:
            faces = faces_text(start + 1, at)
            said.append(fill(NIGHT_WORDS["encounter_line"].text(lang), {"faces": faces, "text": rows[start]}))
            start = at
    return spaced(said, lang)


def encounter_lines(card: SpecialCard, lang: str) -> str:
    """The lines of an encounter, one after another."""
    return spaced(
        [
            say(
                "encounter_line",
                lang,
                faces=faces_text(line["first"], line["last"]),
                text=in_language(line["text"], lang),
            )
            for line in card["lines"]
        ],
        lang,
    )


def meeting_text(known: OptionOdds, lang: str) -> str:
    """What numbers of a die hurt whoever attacks a special zombie."""
    met = known["encounter"]
    said = []
    start = 0
    for at in range(1, len(met) + 1):
        if at == len(met) or met[at] != met[start]:
            if met[start]:
                what = say("met_death", lang) if met[start] < 0 else say("wounds", lang, n=met[start])
                said.append(say("met_line", lang, faces=faces_text(start + 1, at), what=what))
            start = at
    parts = [say("meets", lang, lines=listed(said, lang))] if said else []
    if known["exposure"]["rolls"] == 0:
        parts.append(say("killed_in_all", lang, chance=percent(known["exposure"]["death"])))
    return listed(parts, lang)
