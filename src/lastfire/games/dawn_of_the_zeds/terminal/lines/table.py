"""The table of Dawn of the Zeds in words: stores, cards, the five tracks, who is where."""

from collections.abc import Sequence
from typing import Final

from lastfire.cli.choices import UNSEEN, percent
from lastfire.cli.lines.telling import Telling
from lastfire.engine.words import Words, called, in_language
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import BY_ID
from lastfire.games.dawn_of_the_zeds.rules.catalogue import DawnCatalogue, EventJson, FateJson
from lastfire.games.dawn_of_the_zeds.rules.combat.odds import FightOdds, GunOdds
from lastfire.games.dawn_of_the_zeds.rules.forecast import GroupForecast, TrackForecast
from lastfire.games.dawn_of_the_zeds.rules.odds import ForageOdds, Healing, OptionOdds, ShiftOdds
from lastfire.games.dawn_of_the_zeds.rules.state import MOST_INFECTION, MOST_STORES
from lastfire.games.dawn_of_the_zeds.rules.units.names import UNIT, UNIT_NAMES
from lastfire.games.dawn_of_the_zeds.rules.view import (
    DawnView,
    FightView,
    HeroSeatView,
    ShiftView,
    SpaceView,
    UnitView,
)
from lastfire.games.dawn_of_the_zeds.rules.words.vocabulary import WORDS
from lastfire.games.dawn_of_the_zeds.terminal.typed import catalogue_of, odds_of, view_of
from lastfire.games.dawn_of_the_zeds.terminal.words import counted, group, say
from lastfire.terms import bracketed, capital, headed, listed, sentence, spaced

WITH_INFECTION: Final = ("outbreak", "apocalypse", "brains", "walking_zeds", "directors_cut")
WITH_CHAOS: Final = WITH_INFECTION[1:]
BESIDE: Final = ("hospital", "staff_office", "lab", "refugee_camp")
"""Where units lie beside the map, in the order in which they are told."""
BY_STRENGTH: Final = ("regular_zeds", "regular_civilians")
"""Kinds of unit that are called by their Strength."""
ENEMIES: Final = ("raiders", "spreader", "regular_zeds", "super_zeds")
ZEDS: Final = ENEMIES[1:]


class Town:
    """What a seat sees, ready to be said."""

    def __init__(self, telling: Telling) -> None:
        self.view = view_of(telling.view)
        self.catalogue = catalogue_of(telling.catalogue)
        self.odds = odds_of(telling.odds)
        self.names = telling.names
        self.lang = telling.lang
        self.units: dict[str, UnitView] = {unit["unit"]: unit for unit in self.view["units"]}
        self.at: dict[str, list[UnitView]] = {}
        for unit in self.view["units"]:
            self.at.setdefault(unit["space"], []).append(unit)
        self.ground: dict[str, SpaceView] = {space["space"]: space for space in self.view["spaces"]}

    def say(self, key: str, **values: object) -> str:
        """One of the words."""
        return say(key, self.lang, **values)

    def listed(self, words: list[str]) -> str:
        """Words with commas between them."""
        return listed(words, self.lang)

    # Names.

    def space(self, key: str) -> str:
        """The name of a space."""
        return in_language(self.catalogue["spaces"][key]["name"], self.lang)

    def in_space(self, key: str) -> str:
        """The name of a space in a sentence, with the article that goes with it."""
        return str(called(WORDS.nouns["space"][BY_ID[key]], self.lang))

    def track(self, key: str) -> str:
        """The name of a track."""
        return in_language(self.catalogue["tracks"][key]["name"], self.lang)

    def unit(self, key: str) -> str:
        """The name of a unit; Villagers who have fled are Refugees."""
        seen = self.units.get(key)
        if seen is not None and seen["refugees"] and self.kind(key) == "villagers":
            return self.say("refugees")
        return in_language(self.catalogue["units"][key]["name"], self.lang)

    def in_sentence(self, key: str) -> str:
        """A unit in a sentence, with an article where its name takes one, and what there is to say of it."""
        seen = self.units.get(key)
        article = "the " if self.lang == "en" and UNIT_NAMES[UNIT[key]].the else ""
        return article + (self.told(seen) if seen is not None else self.unit(key))

    def all_in_sentence(self, keys: Sequence[str]) -> str:
        """Several units in a sentence, those alike together."""
        return self.listed(counted([self.in_sentence(key) for key in keys], self.lang))

    def kind(self, key: str) -> str:
        """The kind of a unit."""
        return self.catalogue["units"][key]["kind"]

    def text(self, text: list[Words]) -> str:
        """The sentences of a card."""
        return spaced([in_language(words, self.lang) for words in text], self.lang)

    def spaces_of(self, track: str) -> list[str]:
        """The spaces of a track, from its Town space on."""
        return [key for key, space in self.catalogue["spaces"].items() if space["track"] == track]

    def step(self, key: str) -> int | None:
        """How far a space is from its Town space."""
        return self.catalogue["spaces"][key]["step"]

    # Units.

    def facts(self, unit: UnitView) -> list[str]:
        """What there is to say about a unit beside its name."""
        key = unit["unit"]
        printed = self.catalogue["units"][key]
        kind = printed["kind"]
        facts: list[str] = []
        shown = printed["strength"][1 if unit["reduced"] else 0]
        called = kind in BY_STRENGTH and unit["strength"] == shown
        if not called and kind not in ("villagers", "vip"):
            facts.append(self.say("strength", n=unit["strength"]))
        if unit["reduced"]:
            facts.append(self.say("reduced"))
        if unit["hits"]:
            facts.append(self.say("hits", n=unit["hits"]))
        facts += [self.say("comatose")] * unit["comatose"] + [self.say("defiant")] * unit["defiant"]
        facts += [
            in_language(self.catalogue["markers"][marker]["name"], self.lang) for marker in unit["markers"]
        ]
        if unit["free_actions"]:
            facts.append(self.say("free_actions", n=unit["free_actions"]))
        facts += [group("used", mark, self.lang) for mark in unit["used"]]
        if unit["owner"] is not None and sum(not seat["is_zeds"] for seat in self.view["seats"]) > 1:
            facts.append(self.names[unit["owner"]])
        return facts

    def told(self, unit: UnitView) -> str:
        """A unit with what there is to say about it."""
        return bracketed(self.unit(unit["unit"]), self.facts(unit), self.lang)

    def all_told(self, units: list[UnitView]) -> str:
        """Several units, those alike together."""
        return self.listed(counted([self.told(unit) for unit in units], self.lang))

    def where(self, unit: UnitView) -> str:
        """A unit with where it is."""
        return bracketed(self.unit(unit["unit"]), [self.space(unit["space"]), *self.facts(unit)], self.lang)

    def card(self, key: str) -> str:
        """A counter as printed: class, Strength, Move, Hits, and what it can do."""
        printed = self.catalogue["units"][key]
        full, reduced = printed["strength"]
        facts = [
            in_language(self.catalogue["classes"][printed["unit_class"]]["name"], self.lang),
            self.say("sides", full=full, reduced=reduced),
            self.say("move_n", n=printed["move"]),
            self.say("hits_side", n=printed["hits"]),
        ]
        head = bracketed(in_language(printed["name"], self.lang), facts, self.lang)
        text = self.text(printed["text"])
        return headed(head, text, self.lang) if text else head

    def zeds_at(self, space: str) -> list[UnitView]:
        """Who is attacked by a player unit that comes to a space."""
        return [unit for unit in self.at.get(space, []) if self.kind(unit["unit"]) in ENEMIES]

    # Spaces.

    def ground_facts(self, key: str) -> list[str]:
        """What lies on a space beside units."""
        seen = self.ground.get(key)
        if seen is None:
            return []
        facts = [self.say("chaos_short", n=seen["chaos"])] if seen["chaos"] else []
        return facts + [group("ground", thing, self.lang) for thing in seen["ground"]]

    def space_facts(self, key: str) -> str:
        """What is on a space and who; empty if nothing is."""
        facts = self.ground_facts(key)
        units = self.at.get(key, [])
        return self.listed([*facts, *([self.all_told(units)] if units else [])])

    def step_name(self, key: str) -> str:
        """The name of a space, with its number where the name does not say it."""
        name, step = self.space(key), self.step(key)
        if step is None or self.catalogue["spaces"][key]["kind"] in ("clear", "start"):
            return name
        return self.say("step", name=name, n=step)

    def nearest(self) -> str:
        """Where the nearest Zeds of each track are, in few words."""
        found: list[str] = []
        for track in self.view["tracks"]:
            step = self.nearest_step(track)
            gap = " " if step and self.lang == "en" else ""
            said = [] if step else [self.say("no_zeds")]
            found.append(bracketed(f"{self.track(track)}{gap}{step}", said, self.lang))
        return self.say("nearest", tracks=self.listed(found))

    def nearest_step(self, track: str) -> str:
        """The number of the space of the nearest Zeds on a track; empty without Zeds."""
        for key in self.spaces_of(track):
            if any(self.kind(unit["unit"]) in ZEDS for unit in self.at.get(key, [])):
                return (
                    self.say("start")
                    if self.catalogue["spaces"][key]["kind"] == "start"
                    else str(self.step(key))
                )
        return ""

    def zeds_on(self, track: str) -> str:
        """Where the nearest Zeds of a track are, in few words."""
        step = self.nearest_step(track)
        if not step:
            return self.say("no_zeds")
        where = self.say("space_n", n=step) if step.isdecimal() else self.say("start_space")
        return self.say("zeds_at", where=where)

    # All of it.

    def lines(self) -> list[str]:
        """Everything on the table."""
        view = self.view
        lines = [self.head(), self.stores()]
        lines += self.event_lines()
        lines += [*self.deck_lines(), *self.coming()]
        for track in view["tracks"]:
            lines += self.track_lines(track)
        lines += self.town_lines()
        for seat in view["seats"]:
            lines.append(self.seat_line(seat))
        lines += self.versus_lines()
        return lines + self.fight_lines()

    def short(self) -> list[str]:
        """How things stand, in few lines."""
        return [sentence(self.stores(), self.lang), self.nearest(), *self.coming()]

    def coming(self) -> list[str]:
        """How likely each track is activated, and that the town falls then, and how often to the end.

        Nothing if that is not said.
        """
        forecast = self.odds.get("forecast")
        if forecast is None:
            return []
        tracks = []
        for track in forecast["tracks"]:
            if track["activated"] > 0:
                falls = track["town_falls"]
                said = [self.say("falls_then", chance=percent(falls))] if falls > 0 else []
                gap = " " if self.lang == "en" else ""
                name = f"{self.track(track['track'])}{gap}{percent(track['activated'])}"
                tracks.append(bracketed(name, said, self.lang))
        said = [self.say("coming", tracks=self.listed(tracks))] if tracks else []
        return [*said, self.to_come(forecast["tracks"])]

    def to_come(self, tracks: list[TrackForecast]) -> str:
        """How often the Event cards still activate each track, to the end of the deck."""
        listed = [
            self.say(
                "to_come_of",
                track=self.track(track["track"]),
                n=f"{track['to_come']:.1f}",
                most=track["most_to_come"],
            )
            for track in tracks
        ]
        return self.say("to_come", tracks=self.listed(listed))

    def head(self) -> str:
        """Turn, phase, level, lead player."""
        view = self.view
        parts = [
            self.say("turn", n=view["turn"]),
            group("phases", view["phase"], self.lang),
            in_language(self.catalogue["levels"][view["level"]]["name"], self.lang),
        ]
        lead = self.lead()
        if lead:
            parts.append(lead)
        return sentence(self.listed(parts), self.lang)

    def lead(self) -> str:
        """Who is the lead player; nothing before the first turn, and where one plays alone. [DOZ-COOP-7]"""
        view = self.view
        leads = view["phase"] != "setup" and len(view["seats"]) > 1
        return self.say("lead", seat=self.names[view["lead"]]) if leads else ""

    def stores(self) -> str:
        """Supplies, Ammo, Infection, Chaos, Actions."""
        view = self.view
        parts: list[str] = []
        if view["level"] in WITH_INFECTION:
            parts.append(self.say("of_most", what=self.say("supplies"), n=view["supplies"], most=MOST_STORES))
        parts.append(self.say("of_most", what=self.say("ammo"), n=view["ammo"], most=MOST_STORES))
        if view["level"] in WITH_INFECTION:
            text = self.say("of_most", what=self.say("infection"), n=view["infection"], most=MOST_INFECTION)
            chance = self.odds.get("outbreak")
            said = [self.say("outbreak_at", chance=percent(chance))] if chance else []
            parts.append(bracketed(text, said, self.lang))
        if view["level"] in WITH_CHAOS:
            parts.append(self.say("of", what=self.say("chaos_left"), n=view["chaos_left"]))
        if view["phase"] == "action":
            parts.append(self.say("event_actions", n=view["event_actions"]))
            ready = [seat["seat"] for seat in view["seats"] if seat["action_ready"]]
            if view["turn_of"] in ready:
                parts.append(self.say("player_action"))
        if view["elwood"]:
            parts.append(self.say("elwood"))
        return self.listed(parts)

    def event_facts(self, card: EventJson) -> list[str]:
        """What stands on an Event card beside its text."""
        facts = [self.say("act", n=card["act"])] if card["act"] else []
        if card["kind"] in ("special", "end"):
            facts.append(self.say(f"{card['kind']}_card"))
        if card["tracks"]:
            names = {"all": self.say("all_tracks"), "fated": self.say("the_fated")}
            tracks = [names.get(track) or self.track(track) for track in card["tracks"]]
            facts.append(self.say("tracks", tracks=(" + " if self.lang == "en" else "＋").join(tracks)))
        level = self.view.get("level", "directors_cut")
        if card["refugees"] and level in WITH_CHAOS:
            facts.append(self.say("refugees_move", n=card["refugees"]))
        if card["outbreak"] != "none" and level in WITH_INFECTION:
            facts.append(self.say(card["outbreak"]))
        if level in WITH_INFECTION:
            facts.append(self.say("eats_die") if card["eat"] is None else self.say("eats", n=card["eat"]))
        facts.append(self.say("gives_actions", n=card["actions"]))
        moves = self.view.get("pressure_moves")
        if card["pressure"] and moves != 0:
            facts.append(self.say("pressure_n", n=moves) if moves else self.say("has_pressure"))
        return facts

    def event_text(self, key: str) -> str:
        """An Event card in words, as it is printed."""
        card = self.catalogue["events"][key]
        return self._event_said(card, card["text"])

    def event_in_play(self, key: str) -> str:
        """The same without what the level of this game does not use."""
        card = self.catalogue["events"][key]
        return self._event_said(card, self.event_clauses(card))

    def event_clauses(self, card: EventJson) -> list[Words]:
        """The clauses of an Event card that are read in this game."""
        return card["text_at"].get(self.view["level"], card["text"])

    def _event_said(self, card: EventJson, text: list[Words]) -> str:
        head = bracketed(in_language(card["name"], self.lang), self.event_facts(card), self.lang)
        return headed(head, self.text(text), self.lang) if text else head

    def fate_text(self, key: str) -> str:
        """A Fate card in words."""
        card: FateJson = self.catalogue["fates"][key]
        return headed(in_language(card["name"], self.lang), self.text(card["text"]), self.lang)

    def event_lines(self) -> list[str]:
        """The Event card of this turn, and what is still to come of it."""
        event = self.view["event"]
        if event is None:
            return []
        lines = [headed(self.say("event_card"), self.event_in_play(event["card"]), self.lang)]
        if event["fated_track"] is not None:
            lines.append("  " + self.say("fated_is", track=self.track(event["fated_track"])))
        if event["tracks_left"]:
            left = [
                self.say("all_tracks") if track == "all" else self.track(track)
                for track in event["tracks_left"]
            ]
            lines.append("  " + capital(self.say("tracks_left", tracks=self.listed(left))))
        return lines

    def deck_lines(self) -> list[str]:
        """The decks, held cards, research."""
        decks, research = self.view["decks"], self.view["research"]
        lines = [
            self.say(
                "decks",
                revealed=decks["events_revealed"],
                left=decks["events_to_come"],
                fates=decks["fates_left"],
                gone=len(decks["fate_discards"]),
            )
        ]
        if decks["next_event"] is not None:
            name = in_language(self.catalogue["events"][decks["next_event"]]["name"], self.lang)
            lines.append(self.say("next_event", card=name))
        if decks["next_fate"] is not None:
            name = in_language(self.catalogue["fates"][decks["next_fate"]]["name"], self.lang)
            lines.append(self.say("next_fate", card=name))
        if decks["held_count"] and not decks["held"]:
            lines.append(headed(self.say("held"), self.say("held_hidden", n=decks["held_count"]), self.lang))
        lines += [headed(self.say("held"), self.fate_text(card), self.lang) for card in decks["held"]]
        if research is not None:
            lines.append(headed(self.say("research"), self.research_text(), self.lang))
            for key in research["components"]:
                thing = self.catalogue["components"][key]
                text = headed(in_language(thing["name"], self.lang), self.text(thing["text"]), self.lang)
                lines.append(headed(self.say("weapon"), text, self.lang))
        return lines

    def research_text(self) -> str:
        """The Current card, and what research has brought."""
        research = self.view["research"]
        assert research is not None
        card = self.catalogue["research"][research["current"]]
        parts = [self.say("research_is", card=in_language(card["name"], self.lang), need=card["need"])]
        if card["supply"]:
            parts.append(self.say("research_supply"))
        parts.append(
            self.say("research_left", early=research["early_to_come"], late=research["late_to_come"])
        )
        if research["antidote"]:
            parts.append(self.say("antidote"))
        elif research["final_component"]:
            parts.append(self.say("final_component"))
        said = sentence(self.listed(parts), self.lang)
        return spaced([said, self.text(card["text"])], self.lang) if card["text"] else said

    def track_lines(self, track: str) -> list[str]:
        """The spaces of a track on which there is something, the outermost first."""
        lines: list[str] = []
        for key in reversed(self.spaces_of(track)):
            facts = self.space_facts(key)
            if facts:
                lines.append("  " + headed(self.step_name(key), facts, self.lang))
        return [headed(self.track(track), "" if lines else self.say("empty"), self.lang).rstrip(), *lines]

    def town_lines(self) -> list[str]:
        """Town Center, the rooms around it, the Cemetery."""
        facts = self.space_facts("town_center") or self.say("empty")
        lines = [headed(self.space("town_center"), facts, self.lang)]
        for key in BESIDE:
            facts = self.space_facts(key)
            if facts:
                lines.append(headed(self.space(key), facts, self.lang))
        gone = [self.unit(key) for key in self.view["cemetery"] if self.kind(key) not in ZEDS]
        if gone:
            lines.append(headed(self.say("cemetery"), self.listed(counted(gone, self.lang)), self.lang))
        return lines

    def seat_line(self, seat: HeroSeatView) -> str:
        """One player: Heroes, and the Player Action."""
        name = self.names[seat["seat"]]
        if seat["seat"] == self.view["seat"] and len(self.view["seats"]) > 1:
            name = self.say("you", seat=name)
        if seat["is_zeds"]:
            return headed(name, self.say("zeds_side"), self.lang)
        parts = [self.unit(hero) for hero in seat["heroes"] if hero in self.units] or [self.say("no_heroes")]
        parts.append(self.say("player_action" if seat["action_ready"] else "player_action_gone"))
        return headed(name, self.listed(parts), self.lang)

    def versus_lines(self) -> list[str]:
        """What the Zeds player has."""
        versus = self.view["versus"]
        if versus is None:
            return []
        parts = [
            self.say("zeds_actions", n=versus["actions"]),
            self.say("schemes", n=versus["schemes_held"], left=versus["schemes_left"]),
        ]
        lines = [headed(self.say("versus_means"), self.listed(parts), self.lang)]
        if versus["schemes_played"]:
            played = [self.scheme(card) for card in versus["schemes_played"]]
            lines.append("  " + self.say("schemes_played", cards=self.listed(played)))
        lines += [
            headed(self.say("your_schemes"), self.scheme_text(card), self.lang)
            for card in versus["schemes"] or []
        ]
        return lines

    def scheme(self, key: str) -> str:
        """The name of a Scheme."""
        return in_language(self.catalogue["schemes"][key]["name"], self.lang)

    def scheme_text(self, key: str) -> str:
        """A Scheme in words."""
        text = self.text(self.catalogue["schemes"][key]["text"])
        return headed(self.scheme(key), text, self.lang) if text else self.scheme(key)

    # The fight.

    def fight_lines(self) -> list[str]:
        """The hand-to-hand under way: who, where, the column with its reasons, the odds."""
        fight = self.view["fight"]
        if fight is None:
            return []
        lines = [self.fight_head(fight)]
        said = self.fight_column(fight)
        odds = self.odds.get("fight")
        if odds is not None:
            said.append(fight_text(odds, self.lang, fight["zeds_attack"]))
        return [*lines, "  " + self.listed(said)] if said else lines

    def fight_head(self, fight: FightView) -> str:
        """Who fights whom, and where; of the enemy those who are still there."""
        zeds = self.all_in_sentence([key for key in fight["zeds"] if key in self.units])
        unit = fight["unit"]
        if unit is None:
            sides = self.say("come", zeds=zeds)
        else:
            side = "defends" if fight["zeds_attack"] else "attacks"
            sides = self.say(side if zeds else f"{side}_alone", unit=self.in_sentence(unit), zeds=zeds)
        return self.say("fight", space=self.in_space(fight["space"]), sides=sides)

    def fight_column(self, fight: FightView) -> list[str]:
        """The column with the reasons of its shifts, and the dice."""
        said: list[str] = []
        if fight["column"] is not None:
            said.append(column_text(fight["column"], fight["shifts"], self.catalogue, self.lang))
        if fight["dice"]:
            said.append(self.say("dice", dice=" ".join(map(str, fight["dice"]))))
        return said

    def shift(self, source: str, by: int) -> str:
        """A reason of a shift, and how far it goes."""
        return shift_text(source, by, self.catalogue, self.lang)


def column_text(
    column: int, shifts: Sequence[ShiftView | ShiftOdds], catalogue: DawnCatalogue, lang: str
) -> str:
    """The column of a fight with the reasons of its shifts."""
    reasons = [shift_text(shift["source"], shift["by"], catalogue, lang) for shift in shifts]
    return bracketed(say("column_is", lang, n=column + 1), reasons, lang)


def shift_text(source: str, by: int, catalogue: DawnCatalogue, lang: str) -> str:
    """A reason of a shift, and how far it goes."""
    name = source_text(source, catalogue, lang)
    return say("shift_right" if by > 0 else "shift_left", lang, source=name, n=abs(by))


def source_text(key: str, catalogue: DawnCatalogue, lang: str) -> str:
    """What a shift comes from: a unit, a marker, a card, the terrain."""
    for kind in (
        catalogue["units"],
        catalogue["markers"],
        catalogue["components"],
        catalogue["research"],
        catalogue["events"],
        catalogue["fates"],
        catalogue["schemes"],
    ):
        if key in kind:
            return in_language(kind[key]["name"], lang)
    return group("terrain", key, lang)


def mean(chances: list[float]) -> float:
    """How many Hits there are on average."""
    return sum(hits * chance for hits, chance in enumerate(chances))


def _chance(what: str, chance: float, lang: str) -> str:
    """How likely something is."""
    return say("odds_p", lang, what=say(what, lang), chance=percent(chance))


def fight_text(odds: FightOdds, lang: str, defends: bool = False) -> str:
    """The prospects of a hand-to-hand, in few words; ``defends``: the space may be lost with it."""
    fought = odds.get("fought")
    parts = [] if fought is None else [_chance("odds_fights", fought, lang)]
    parts.append(_chance("odds_held" if defends else "odds_wins", odds["wins"], lang))
    if odds["zeds_fall"] > 0:
        parts.append(_chance("odds_removed", odds["zeds_fall"], lang))
    if odds["unit_falls"] > 0:
        parts.append(_chance("odds_saving", odds["unit_falls"], lang))
    said = listed(parts, lang)
    return say("odds_each", lang, odds=said) if odds.get("repeats") else said


def shot_text(odds: GunOdds, lang: str) -> str:
    """The prospects of gunfire, in few words."""
    parts = [say("shot_hits", lang, n=f"{mean(odds['hits']):.1f}")]
    if odds["falls"] > 0:
        parts.append(say("removes", lang, chance=percent(odds["falls"])))
    return listed(parts, lang)


def finds_text(odds: ForageOdds, lang: str) -> str:
    """What foraging may bring, in few words."""
    found = [("finds_ammo", odds["ammo"]), ("finds_supplies", odds["supplies"])]
    parts = [say(key, lang, chance=percent(chance)) for key, chance in found if chance > 0]
    if odds["nothing"] > 0 and odds["ammo"] + odds["supplies"] + odds["nothing"] > 1 + UNSEEN:
        parts.append(say("odds_p", lang, what=say("odds_nothing", lang), chance=percent(odds["nothing"])))
    return listed(parts, lang) if parts else say("nothing_to_find", lang)


def is_defence(question: str, view: DawnView) -> bool:
    """Whether the fights of a question are defences against Zeds."""
    fight = view["fight"]
    return question == "defender" or (fight is not None and fight["zeds_attack"])


def known_text(odds: OptionOdds, catalogue: DawnCatalogue, lang: str, defends: bool = False) -> str:
    """What is known about the outcome of an option, what leads to the column of its fight, what it costs."""
    said = [odds_text(odds, lang, defends)]
    if odds.get("shifts"):
        said.append(column_text(odds["column"], odds["shifts"], catalogue, lang))
    if "ammo" in odds:
        said.append(say("costs_ammo" if odds["ammo"] else "costs_no_ammo", lang, n=odds["ammo"]))
    if "supplies" in odds:
        said.append(say("costs_supplies", lang, n=odds["supplies"]))
    return listed([text for text in said if text], lang)


def odds_text(odds: OptionOdds, lang: str, defends: bool = False) -> str:
    """What is known about the outcome of an option, in few words."""
    if "fight" in odds:
        return fight_text(odds["fight"], lang, defends)
    if "shot" in odds:
        return shot_text(odds["shot"], lang)
    if "finds" in odds:
        return finds_text(odds["finds"], lang)
    if "survives" in odds:
        return say("survives", lang, chance=percent(odds["survives"]))
    if "succeeds" in odds:
        return say("succeeds", lang, chance=percent(odds["succeeds"]))
    if "cost" in odds:
        parts = [say("zeds_actions", lang, n=odds["cost"])]
        return listed([*parts, group_text(odds["group"], lang)] if "group" in odds else parts, lang)
    if "heals" in odds:
        return healing_text(odds["heals"], lang)
    if "goes_to" in odds:
        return say(f"goes_to_{odds['goes_to']}", lang)
    return ""


def healing_text(healing: Healing, lang: str) -> str:
    """What a Heal does to a unit in a bed, and what becomes of Infection."""
    parts = [say(f"heal_{healing['does']}", lang)]
    if healing["lowers"]:
        parts.append(say("heal_lowers", lang, n=healing["lowers"]))
    if healing["to_camp"]:
        parts.append(say("heal_to_camp", lang))
    return listed(parts, lang)


def group_text(group: GroupForecast, lang: str) -> str:
    """What Zeds that advance meet, in few words: how likely the best of those there holds the space."""
    if not group["meets"]:
        return say("no_fight", lang)
    best = max(meeting["odds"]["wins"] for meeting in group["meets"])
    return _chance("odds_held", best, lang)
