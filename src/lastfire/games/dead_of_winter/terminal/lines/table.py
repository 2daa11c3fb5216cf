"""Dead of Winter in words: the colony as one seat sees it, line by line."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from lastfire.cli.choices import percent
from lastfire.cli.lines.telling import Telling
from lastfire.engine.words import in_language
from lastfire.games.dead_of_winter.rules.catalogue import (
    ChoiceCard,
    ColonyCatalogue,
    CrisisCard,
    CrossroadsCard,
    SurvivorCard,
)
from lastfire.games.dead_of_winter.rules.odds import Exposures, Night, OptionOdds
from lastfire.games.dead_of_winter.rules.view import ColonyView, CrisisView, PlaceView, SeatView
from lastfire.games.dead_of_winter.terminal.lines.long_night import SAID_HERE, NightTable, meeting_text
from lastfire.games.dead_of_winter.terminal.lines.words import capital, either, say, sentence, step_name
from lastfire.games.dead_of_winter.terminal.typed import (
    Facts,
    NamedKind,
    TextKind,
    catalogue_of,
    odds_of,
    view_of,
)
from lastfire.terms import headed, listed, spaced

ALL: Final = 99
FINDS_SAID: Final = 2
"""So many kinds of card are named where a deck is one of many facts."""


class Colony:
    """A view with all that is needed to say what is in it."""

    def __init__(self, telling: Telling) -> None:
        self.view = view_of(telling.view)
        odds = odds_of(telling.odds)
        self.night = odds.get("night")
        self.decks = odds.get("decks", {})
        self.catalogue = catalogue_of(telling.catalogue)
        self.names = telling.names
        self.lang = telling.lang
        self.expansion = NightTable(self.view, self.catalogue, self.names, self.lang)

    # Names.

    def say(self, key: str, **values: object) -> str:
        return say(key, self.lang, **values)

    def name(self, kind: NamedKind, thing: str) -> str:
        """The name of a card or a place."""
        return in_language(self.catalogue[kind][thing]["name"], self.lang)

    def text(self, kind: TextKind, thing: str) -> str:
        """What a card says."""
        return in_language(self.catalogue[kind][thing]["text"], self.lang)

    def items(self, items: Sequence[str]) -> str:
        """Cards of a hand or a pile, equal ones together."""
        words = [
            self.name("items", item)
            if count == 1
            else self.say("times", item=self.name("items", item), count=count)
            for item, count in Counter(items).items()
        ]
        return listed(words, self.lang) or self.say("nothing")

    def help_text(self, helps: str) -> str:
        """What the card says that helps."""
        return self.text("helps", helps)

    def helps(self, helps: Sequence[str]) -> str:
        """What helps, one after the other."""
        return listed([self.name("helps", one) for one in helps], self.lang)

    def card(self, kind: TextKind, thing: str) -> str:
        """The name and the text of a card."""
        return headed(self.name(kind, thing), self.text(kind, thing), self.lang)

    # How things stand.

    def played(self) -> int:
        """The round that is played, from 1; the track counts down."""
        return round_of(self.view)

    def status(self) -> str:
        """The tracks."""
        view = self.view
        return self.say(
            "status",
            round=self.played(),
            rounds=view["rounds"],
            step=step_name(view["step"], self.lang),
            morale=view["morale"],
            food=view["food"],
            waste=len(view["waste"]),
            starvation=view["starvation"],
            helpless=view["helpless"],
        )

    def short(self) -> list[str]:
        """The tracks, the crisis, and what the watcher holds."""
        lines = [self.status()]
        crisis = self.view["crisis"]
        if crisis is not None:
            name = f"{self.name('crises', crisis['id'])}{self._wants(crisis)}"
            said = listed([name, *self._given(crisis)], self.lang)
            lines.append(sentence(headed(self.say("crisis"), said, self.lang), self.lang))
        if self.view["seat"] is not None:
            seat = self.view["seats"][self.view["seat"]]
            lines.append(
                self.say(
                    "your_dice", dice=capital(self._dice(seat)), hand=self.items(self.view["hand"] or ())
                )
            )
        return lines

    def _wants(self, crisis: CrisisView) -> str:
        symbols = [
            self.name("symbols", symbol) for symbol in self.catalogue["crises"][crisis["id"]]["symbols"]
        ]
        return (
            f" ({either(symbols, self.lang)})" if self.lang == "en" else f"（{either(symbols, self.lang)}）"
        )

    def _given(self, crisis: CrisisView) -> list[str]:
        """How many cards are with the crisis, and what it needs."""
        return [self.say("cards_added", n=crisis["given"]), self.say("points_needed", n=crisis["needed"])]

    # All of it.

    def lines(self) -> list[str]:
        """Everything the view shows."""
        lines = [self.status()]
        view = self.view
        if view["turn"] is not None and view["first"] is not None:
            turn = self.say("turn_of", seat=self.names[view["turn"]], first=self.names[view["first"]])
            lines.append(spaced([turn, self.say("direction")], self.lang))
        lines += self.objective()
        lines += self._crisis()
        if self.night is not None and view["step"] != "draft":
            lines.append(self._night(self.night))
        for place in view["places"]:
            lines += self._place(place)
        for seat in view["seats"]:
            lines += self._seat(seat)
        lines += self._cards_in_force()
        lines += self._modules()
        lines += self._piles()
        lines += self._own()
        return lines

    def objective(self) -> list[str]:
        """The main objective, and how far it is."""
        objective = self.view["objective"]
        card = self.catalogue["objectives"][objective["id"]]
        name = in_language(card["name"], self.lang)
        if self.view["hard"]:
            hard = self.say("hard")
            name += f" ({hard})" if self.lang == "en" else f"（{hard}）"
        lines = [headed(self.say("main_objective"), name, self.lang)]
        for goal in objective["goals"]:
            verdict = self.say("goal_met" if goal["met"] else "goal_open")
            lines.append(
                "  "
                + self.say(
                    "goal_limit" if goal["at_most"] else "goal",
                    words=in_language(goal["words"], self.lang),
                    now=goal["now"],
                    need=goal["need"],
                    verdict=capital(verdict),
                )
            )
        if objective["stock"]:
            lines.append("  " + self.say("stock", cards=self.items(objective["stock"])))
        if objective["samples"]:
            lines.append("  " + self.say("samples", count=objective["samples"]))
        return lines

    def _crisis(self) -> list[str]:
        crisis = self.view["crisis"]
        if crisis is None:
            return [headed(self.say("crisis"), self.say("no_crisis"), self.lang)]
        wanted = self.catalogue["crises"][crisis["id"]]["symbols"]
        symbols = either([self.name("symbols", symbol) for symbol in wanted], self.lang)
        parts = [listed([self.say("prevent_with", symbols=symbols), *self._given(crisis)], self.lang)]
        givers = [
            self.say("giver", seat=self.names[seat], count=count)
            for seat, count in enumerate(crisis["givers"])
            if count
        ]
        if givers:
            parts[0] += (
                f" ({listed(givers, self.lang)})" if self.lang == "en" else f"（{listed(givers, self.lang)}）"
            )
        if crisis["known"]:
            parts.append(self.say("known_given", cards=self.items(crisis["known"])))
        parts.append(failure_text(self.text("crises", crisis["id"]), self.lang))
        said = spaced([sentence(part, self.lang) for part in parts], self.lang)
        return [
            headed(self.say("crisis"), headed(self.name("crises", crisis["id"]), said, self.lang), self.lang)
        ]

    def _night(self, night: Night) -> str:
        """What the colony phase brings if nothing changes."""
        food = self.view["food"]
        parts = (
            [self.say("night_hunger", short=night["food"] - food, hunger=night["hunger"])]
            if night["shortage"]
            else [self.say("night_food", needed=night["food"], food=food)]
        )
        if night["waste"]:
            parts.append(self.say("night_waste", waste=night["waste"]))
        if self.view["crisis"] is not None:
            parts.append(self.say("night_" + crisis_stands(night), missing=night["crisis_missing"]))
        parts += self.expansion.night_parts()
        return headed(self.say("night"), sentence(listed(parts, self.lang), self.lang), self.lang)

    def _place(self, place: PlaceView) -> list[str]:
        """One place: who and what is there, and what the night adds."""
        gates = place["gates"]
        zombies = sum(gate["zombies"] for gate in gates)
        barricades = sum(gate["barricades"] for gate in gates)
        parts = [self.say("zombies", n=zombies), self.say("barricades", n=barricades)]
        parts += self.expansion.place_parts(place)
        if len(gates) == 1:
            parts.append(self.say("spaces", count=gates[0]["spaces"]))
        if place["noise"]:
            parts.append(self.say("noise", n=place["noise"]))
        parts.append(self.say("room", here=len(place["survivors"]), room=place["room"]))
        if place["heads"] != len(place["survivors"]):
            parts.append(self.say("survivors", n=place["heads"]))
        if place["deck"] is not None:
            finds = self.finds(place["place"])
            parts.append(
                self.say("deck", count=place["deck"])
                + (f" ({finds})" if self.lang == "en" else f"（{finds}）") * bool(finds)
            )
        if self.night is not None:
            coming = self.night["zombies"][place["place"]]
            if coming:
                parts.append(self.say("night_zombies", zombies=number(coming)))
            if self.night["overruns"][place["place"]]:
                parts.append(
                    self.say("night_overruns", overruns=number(self.night["overruns"][place["place"]]))
                )
        people = [
            self.say(
                "present",
                survivor=self.name("survivors", survivor),
                seat=self.names[self.view["survivors"][survivor]["seat"]],
            )
            for survivor in place["survivors"]
        ]
        name = self.name("places", place["place"])
        text = sentence(listed(parts, self.lang), self.lang)
        if people:
            text = spaced([text, sentence(listed(people, self.lang), self.lang)], self.lang)
        lines = [headed(capital(name), text, self.lang)]
        if len(gates) > 1:
            each = [
                self.say("gate", gate=i, zombies=gate["zombies"], barricades=gate["barricades"])
                for i, gate in enumerate(gates, 1)
            ]
            lines.append(self.say("gates", spaces=gates[0]["spaces"], gates=listed(each, self.lang)))
        return [*lines, *self.expansion.gate_lines(place)]

    def _dice(self, seat: SeatView) -> str:
        dice = " ".join(map(str, seat["dice"]))
        said = self.say("dice", dice=dice) if dice else self.say("no_dice")
        if seat["used_dice"]:
            used = self.say("used_dice", count=seat["used_dice"])
            said += f" ({used})" if self.lang == "en" else f"（{used}）"
        return said

    def _seat(self, seat: SeatView) -> list[str]:
        """One player and their group; of the hand only its size and what all or the watcher know."""
        own = seat["seat"] == self.view["seat"]
        name = self.names[seat["seat"]]
        if own:
            name = self.say("you", seat=name)
        if seat["out"]:
            return [headed(name, sentence(self.say("eliminated"), self.lang), self.lang)]
        parts = [self._dice(seat)] if self.view["phase"] != "draft" else []
        hand = self.say("hand_size", count=seat["hand"]["count"])
        backs = [
            self.say("starters", count=count)
            if deck == "starter"
            else self.say("from_deck", count=count, deck=self.name("places", deck))
            for deck, count in seat["hand"]["backs"].items()
        ]
        if backs:
            hand += (
                f" ({listed(backs, self.lang)})" if self.lang == "en" else f"（{listed(backs, self.lang)}）"
            )
        parts.append(hand)
        if seat["hand"]["known"] and not own:
            parts.append(self.say("known_hand", cards=self.items(seat["hand"]["known"])))
        if seat["exiled"]:
            parts.append(self.say("exiled"))
        if seat["secret"] is not None and not own:
            parts.append(self.say("secret_is", name=self.name("secrets", seat["secret"])))
        if seat["betrayal"] is not None and not own:
            parts.append(self.say("betrayal_is", name=self.name("secrets", seat["betrayal"])))
        if seat["exile_card"] is not None and not own:
            parts.append(self.say("exile_card_is", name=self.name("exiled", seat["exile_card"])))
        lines = [headed(name, sentence(listed(parts, self.lang), self.lang), self.lang)]
        lines += ["  " + self.survivor(survivor, own) for survivor in seat["group"]]
        return [*lines, *self._helps(seat, own)]

    def _helps(self, seat: SeatView, own: bool) -> list[str]:
        """What is used whenever it first fits; of one's own also what one is asked about."""
        lines = []
        if seat["standing"]:
            lines.append("  " + self.say("helps_stand", helps=self.helps(seat["standing"])))
        asked = [helps for helps in self._carried(seat) if helps not in seat["standing"]]
        if own and asked:
            lines.append("  " + self.say("helps_ask", helps=self.helps(asked)))
        return lines

    def _carried(self, seat: SeatView) -> list[str]:
        """The helps of a group: its survivors', and those of what lies with them."""
        found = []
        for survivor in seat["group"]:
            here = self.view["survivors"][survivor]
            found.append(("survivors", survivor))
            found += [("items", gear["item"]) for gear in here["gear"]]
            found += [("crossroads", card) for card in here["attached"]]
        helps = self.catalogue["helps"]
        return [card for kind, card in dict.fromkeys(found) if card in helps and helps[card]["on"] == kind]

    def survivor(self, survivor: str, full: bool) -> str:
        """One survivor in play; with the ability written out if ``full``."""
        card = self.catalogue["survivors"][survivor]
        here = self.view["survivors"][survivor]
        name = in_language(card["name"], self.lang)
        if here["leader"]:
            leader = self.say("leader")
            name += f" ({leader})" if self.lang == "en" else f"（{leader}）"
        parts = [
            self.say("at", place=self.name("places", here["place"])),
            skills_text(card, self.lang),
        ]
        if here["wounds"]:
            parts.append(self.say("wounds", n=here["wounds"]))
        if here["frostbite"]:
            parts.append(self.say("frostbite", n=here["frostbite"]))
        parts += self.expansion.survivor_parts(survivor)
        if here["moved"]:
            parts.append(self.say("moved"))
        if here["used"]:
            parts.append(self.say("ability_used"))
        for gear in here["gear"]:
            item = self.name("items", gear["item"])
            parts.append(self.say("gear_used", item=item) if gear["used"] else item)
        parts += [self.name("crossroads", attached) for attached in here["attached"]]
        text = sentence(listed(parts, self.lang), self.lang)
        if full and in_language(card["text"], self.lang):
            text = spaced([text, in_language(card["text"], self.lang)], self.lang)
        return headed(name, text, self.lang)

    def _cards_in_force(self) -> list[str]:
        """The open crossroads card, those that last, and the vote under way."""
        view = self.view
        lines = []
        if view["crossroads"] is not None:
            lines += self.crossroads(view["crossroads"]["id"])
        for card in dict.fromkeys(view["lasting"]):
            lines += self.crossroads(card, "lasting")
        if view["vote"] is not None and view["vote"]["in"]:
            seats = listed([self.names[seat] for seat in view["vote"]["in"]], self.lang)
            lines.append(self.say("vote_in", seats=seats))
        return lines

    def _modules(self) -> list[str]:
        """The modules in use: what they say or else the numbers they show, and what they keep with whom."""
        lines = self.expansion.lines()
        for id_, module in self.view["modules"].items():
            if id_ in SAID_HERE:
                continue
            head = in_language(module["name"], self.lang)
            if module["said"]:
                lines += [headed(head, in_language(words, self.lang), self.lang) for words in module["said"]]
            elif module["numbers"]:
                said = [
                    headed(in_language(each["name"], self.lang), str(each["number"]), self.lang)
                    for each in module["numbers"]
                ]
                lines.append(headed(head, sentence(listed(said, self.lang), self.lang), self.lang))
            for kept in module["kept"]:
                bearer = kept["survivor"]
                who = head if bearer is None else self.name("survivors", bearer)
                lines.append(headed(who, in_language(kept["text"], self.lang), self.lang))
        return lines

    def crossroads(self, card_id: str, head: str = "crossroads_card") -> list[str]:
        """A crossroads card with its options."""
        card = self.catalogue["crossroads"][card_id]
        head = headed(self.say(head), in_language(card["name"], self.lang), self.lang)
        return [head, *crossroads_texts(card, self.lang)]

    # Facts beside options.

    def choice(self, card: str, number: int) -> str:
        """One option of a crossroads card, without its number."""
        choice = self.catalogue["crossroads"][card]["choices"][number - 1]
        name, text = in_language(choice["name"], self.lang), in_language(choice["text"], self.lang)
        return headed(name, text, self.lang) if name else str(text)

    def gate_facts(self, gate: int) -> str:
        """What stands at an entrance of the colony."""
        there = self.view["places"][0]["gates"][gate - 1]
        return self._held(there["zombies"], there["barricades"])

    def place_facts(self, place: str) -> str:
        """What stands at a place, and how full it is."""
        there = next(other for other in self.view["places"] if other["place"] == place)
        held = self._held(
            sum(gate["zombies"] for gate in there["gates"]),
            sum(gate["barricades"] for gate in there["gates"]),
        )
        room = self.say("room", here=len(there["survivors"]), room=there["room"])
        finds = self.finds(place, FINDS_SAID)
        parts = [held, *self.expansion.place_parts(there), room, *([finds] if finds else [])]
        return listed(parts, self.lang)

    def finds(self, place: str, most: int = ALL) -> str:
        """What the next card of a place's deck may be; empty where there is none."""
        return finds_text(self.decks.get(place, {}), self.catalogue, self.lang, most)

    def _held(self, zombies: int, barricades: int) -> str:
        return listed([self.say("zombies", n=zombies), self.say("barricades", n=barricades)], self.lang)

    def survivor_facts(self, survivor: str) -> str:
        """Whose a survivor is, where, and how hurt."""
        here = self.view["survivors"][survivor]
        parts = [self.names[here["seat"]], self.say("at", place=self.name("places", here["place"]))]
        parts += [self.say(hurt, n=here[hurt]) for hurt in ("wounds", "frostbite") if here[hurt]]
        parts += self.expansion.survivor_parts(survivor)
        return listed(parts, self.lang)

    def _piles(self) -> list[str]:
        view = self.view
        lines = []
        if view["waste"]:
            lines.append(headed(self.say("waste_pile"), self.items(view["waste"]), self.lang))
        if view["removed"]:
            lines.append(headed(self.say("removed"), self.items(view["removed"]), self.lang))
        if view["gone"] and not self.expansion.pieces:
            gone = [self.name("survivors", survivor) for survivor in view["gone"]]
            lines.append(headed(self.say("gone"), listed(gone, self.lang), self.lang))
        lines.append(self.say("decks", **view["decks"]))
        return lines

    def _own(self) -> list[str]:
        """What the watcher alone may see."""
        view = self.view
        lines = []
        if view["reader"] is not None and view["watching"] is None:
            lines.append(self.say("reader", seat=self.names[view["reader"]]))
        if view["seat"] is None:
            return lines
        if view["watching"] is not None:
            lines += self.crossroads(view["watching"], "watching")
        seat = view["seats"][view["seat"]]
        if seat["secret"] is not None:
            said = self.card("secrets", seat["secret"])
            if self.catalogue["secrets"][seat["secret"]]["betrayal"]:
                betrayal = self.say("betrayal")
                said = f"{betrayal}{'; ' if self.lang == 'en' else '、'}{said}"
            lines.append(headed(self.say("your_secret"), said, self.lang))
        if seat["betrayal"] is not None:
            said = self.card("secrets", seat["betrayal"])
            lines.append(headed(self.say("your_betrayal"), said, self.lang))
        if seat["exile_card"] is not None:
            lines.append(
                headed(self.say("your_exile_card"), self.card("exiled", seat["exile_card"]), self.lang)
            )
        for key, survivors in (("your_chosen", view["chosen"]), ("your_draft", view["draft"])):
            if survivors:
                lines.append(headed(self.say(key), "", self.lang).rstrip())
                lines += ["  " + survivor_card(self.catalogue["survivors"][s], self.lang) for s in survivors]
        if view["seen"]:
            lines.append(headed(self.say("your_find"), self.items(view["seen"]), self.lang))
        lines.append(
            headed(self.say("your_hand"), "" if view["hand"] else self.say("nothing"), self.lang).rstrip()
        )
        for item, count in Counter(view["hand"]).items():
            card = self.catalogue["items"][item]
            name = in_language(card["name"], self.lang)
            if count > 1:
                name = self.say("times", item=name, count=count)
            symbol = self.name("symbols", card["symbol"])
            name += f" ({symbol})" if self.lang == "en" else f"（{symbol}）"
            lines.append("  " + headed(name, in_language(card["text"], self.lang), self.lang))
        return lines


def round_of(view: ColonyView) -> int:
    """The round that is played, counted from 1; the track of the game counts down."""
    return view["rounds"] - max(1, view["round"]) + 1


def failure_text(text: str, lang: str) -> str:
    """What happens unless the crisis is prevented."""
    return spaced([say("if_not_prevented", lang), text], lang)


def survivor_card(card: SurvivorCard, lang: str) -> str:
    """A survivor card in one line."""
    return spaced([survivor_head(card, lang), in_language(card["text"], lang)], lang).rstrip()


def skills_text(card: SurvivorCard, lang: str) -> str:
    """The three numbers on a survivor card."""
    skills = (("influence", card["influence"]), ("attack", card["attack"]), ("search", card["search"]))
    return listed([say(skill, lang, n=number) for skill, number in skills], lang)


def survivor_head(card: SurvivorCard, lang: str) -> str:
    """Who a survivor is and can do, without the ability."""
    head = listed([in_language(card["name"], lang), in_language(card["occupation"], lang)], lang)
    return headed(head, sentence(skills_text(card, lang), lang), lang)


def choice_text(at: int, choice: ChoiceCard, lang: str) -> str:
    """One option of a crossroads card."""
    if not in_language(choice["name"], lang):
        return say("choice_plain", lang, number=at, text=in_language(choice["text"], lang))
    return say(
        "choice",
        lang,
        number=at,
        name=in_language(choice["name"], lang),
        text=in_language(choice["text"], lang),
    )


def number(value: float) -> int | str:
    """A mean in few signs."""
    return int(value) if value == int(value) else f"{value:.1f}"


def crisis_stands(night: Night) -> str:
    """How the crisis stands: it "lacks" cards, or at "least" some; has enough "if" all help, or is "safe"."""
    given = night["crisis"]
    if given is not None and given["unseen"]:
        return "least" if night["crisis_missing"] else "if"
    return "lacks" if night["crisis_missing"] else "safe"


def finds_text(finds: dict[str, float], catalogue: ColonyCatalogue, lang: str, most: int = ALL) -> str:
    """What the next card of a deck may be, the likeliest kinds first; empty where there is none."""
    found = [
        say(
            "find", lang, what=in_language(catalogue["symbols"][symbol]["name"], lang), chance=percent(chance)
        )
        for symbol, chance in list(finds.items())[:most]
    ]
    return say("finds", lang, finds=listed(found, lang)) if found else ""


def odds_text(known: OptionOdds, catalogue: ColonyCatalogue, lang: str) -> str:
    """What is known about an option: the die it needs, and what may happen."""
    parts = []
    if "least" in known:
        parts.append(say("least", lang, least=known["least"]))
    if "hit" in known:
        parts.append(say("hits", lang, chance=percent(known["hit"])))
    if "zombie" in known:
        parts.append(say("zombie_comes", lang, chance=percent(known["zombie"])))
    if "lives" in known:
        parts.append(say("survives", lang, chance=percent(known["lives"])))
    if "encounter" in known:
        parts.append(meeting_text(known, lang))
    if "exposure" in known and known["exposure"]["rolls"] > 0:
        exposure = known["exposure"]
        hurt = exposure["wound"] + exposure["frostbite"]
        said = "exposure" if exposure["rolls"] == 1 else "exposures"
        parts.append(
            say(said, lang, rolls=exposure["rolls"], hurt=percent(hurt), death=percent(exposure["death"]))
        )
    if "exposures" in known:
        parts.append(exposures_text(known["exposures"], lang))
    if "crisis" in known:
        parts.append(say("helps" if known["crisis"] > 0 else "harms", lang))
    if known.get("finds"):
        parts.append(finds_text(known["finds"], catalogue, lang))
    return listed(parts, lang)


def exposures_text(exposures: Exposures, lang: str) -> str:
    """What may come of the exposure rolls of several survivors."""
    people, rolls = exposures["people"], exposures["rolls"]
    killed = say("somebody_killed", lang, chance=percent(exposures["death"]))
    return headed(say("rollers", lang, people=people, rolls=rolls), killed, lang)


def crossroads_texts(card: CrossroadsCard, lang: str) -> list[str]:
    """What a crossroads card says, below its name."""
    lines = []
    if in_language(card["trigger"], lang):
        lines.append("  " + say("trigger", lang, text=in_language(card["trigger"], lang)))
    if in_language(card["setup"], lang):
        lines.append("  " + say("setup", lang, text=in_language(card["setup"], lang)))
    for i, choice in enumerate(card["choices"]):
        line = "  " + choice_text(i + 1, choice, lang)
        if card["vote"]:
            line = spaced([line, say("thumb", lang, way=say("up" if i == 0 else "down", lang))], lang)
        lines.append(line)
    return lines


def crisis_texts(card: CrisisCard, catalogue: ColonyCatalogue, lang: str) -> list[str]:
    """What a crisis asks for, and what it does otherwise."""
    symbols = either(
        [in_language(catalogue["symbols"][symbol]["name"], lang) for symbol in card["symbols"]], lang
    )
    return [
        "  " + say("wants", lang, symbols=symbols),
        "  " + failure_text(in_language(card["text"], lang), lang),
    ]


def record_texts(kind: str, facts: Facts, catalogue: ColonyCatalogue, lang: str) -> list[str]:
    """The text of the card that a record is about, where it is read for the first time."""
    if kind in ("crisis_revealed", "crisis_seen"):
        return crisis_texts(catalogue["crises"][facts["crisis"]], catalogue, lang)
    if kind in ("watches", "crossroads_opened"):
        return crossroads_texts(catalogue["crossroads"][facts["crossroads"]], lang)
    if kind in ("option_chosen", "option_happens"):
        choices = catalogue["crossroads"][facts["crossroads"]]["choices"]
        return ["  " + choice_text(facts["option"], choices[facts["option"] - 1], lang)]
    if kind == "exile_card":
        return ["  " + in_language(catalogue["exiled"][facts["exile_objective"]]["text"], lang)]
    return []
