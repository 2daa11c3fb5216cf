"""Hit Z Road in words: the table, the result and the cards, line by line."""

import argparse
from collections.abc import Mapping
from typing import Final, Literal, TypedDict, cast

from rich.cells import cell_len

import lastfire
from lastfire.cli.choices import Row, percent, rows_of
from lastfire.cli.lines.telling import Column, Statistic, Teller, Telling, Values
from lastfire.cli.values import UsageError
from lastfire.cli.width import pad, right, wrap
from lastfire.engine.game import OptionValue
from lastfire.engine.words import Name, in_language
from lastfire.games.hit_z_road.rules.catalogue import CardJson, RoadCatalogue
from lastfire.games.hit_z_road.rules.odds import OptionOdds, PathOdds
from lastfire.games.hit_z_road.rules.view import ResultView, SeatView
from lastfire.games.hit_z_road.rules.words.terms import GROUPS
from lastfire.games.hit_z_road.terminal.typed import catalogue_of, odds_of, view_of
from lastfire.games.hit_z_road.terminal.words import say
from lastfire.terms import capital, sentence

Resource = Literal["ammo", "gas", "adrenaline"]
RESOURCES: Final[tuple[Resource, ...]] = ("ammo", "gas", "adrenaline")


LEAST_SHOWN = 0.05
"""Fewer survivors than this, on average, are not worth a word."""


def mean(number: float) -> str:
    """A mean with one digit; a whole number without."""
    return f"{number:.1f}".removesuffix(".0")


def odds_text(odds: OptionOdds, lang: str) -> str:
    """What is known about the outcome of an option, in few words."""
    if "survive" in odds:
        parts = [say("alive_p", lang, chance=percent(odds["survive"]))]
        if odds["lose"] >= LEAST_SHOWN:
            parts.append(say("lost_mean", lang, lose=mean(odds["lose"])))
        if odds["join"] >= LEAST_SHOWN:
            parts.append(say("join_mean", lang, join=mean(odds["join"])))
        if odds["unknown"]:
            parts.append(say("cards_face_down", lang, n=odds["unknown"]))
        return (", " if lang == "en" else "、").join(parts)
    if "unharmed" in odds:
        return say("nobody_lost", lang, chance=percent(odds["unharmed"]))
    if "gas" in odds:
        return ""
    return say("fight_odds", lang, chance=percent(odds["win"]), people=f"{odds['people']:.1f}")


def path_text(odds: PathOdds, catalogue: RoadCatalogue, lang: str) -> str:
    """What a path brings and asks for, after how dangerous it is; face-down cards count as their average."""

    def token(name: str) -> str:
        return in_language(catalogue["tokens"][name]["name"], lang)

    parts = [odds_text(odds, lang)]
    for name in RESOURCES:
        if odds[name] >= LEAST_SHOWN:
            parts.append(say("brings", lang, n=mean(odds[name]), what=say(name, lang)))
    if odds["map_vp"]:
        parts.append(say("brings", lang, n=odds["map_vp"], what=say("vp", lang)))
    parts += [token(name) for name in odds["gains"]]
    for cost in odds["costs"]:
        what = "any_resource" if cost["resource"] == "any" else cost["resource"]
        said = say("path_asks", lang, n=cost["count"], what=say(what, lang))
        if cost["lives"]:
            said += say("or_survivor" if cost["lives"] == 1 else "or_survivor_each", lang)
        if cost["token"] is not None:
            said += say("or_token", lang, token=token(cost["token"]))
        parts.append(said)
    parts += [say("uses", lang, token=token(name)) for name in odds["uses"]]
    return (", " if lang == "en" else "、").join(parts)


def goods(values: SeatView, lang: str) -> str:
    """The resources on a card or in a group."""
    return " ".join(
        say(name, lang) + (" " if lang == "en" else "") + str(values[name])
        for name in RESOURCES
        if values[name]
    )


def card_facts(card: CardJson, lang: str) -> list[str]:
    """What stands on a card, in pieces."""
    facts = [
        say(name, lang) + (" " if lang == "en" else "") + str(card[name]) for name in RESOURCES if card[name]
    ]
    if card["zombies"]:
        facts.append(say("zombies", lang, n=card["zombies"]))
    if card["skulls"]:
        facts.append(say("skulls_n", lang, n=card["skulls"]))
    facts.append(say("vp_n", lang, n=card["vp"]))
    return facts


def table_lines(telling: Telling) -> list[str]:
    """Paths, then groups."""
    view, catalogue = view_of(telling.view), catalogue_of(telling.catalogue)
    paths, lang = odds_of(telling.odds)["paths"], telling.lang
    comma, colon = (", ", ": ") if lang == "en" else ("、", "：")
    lines = [
        comma.join(
            (
                say("round", lang, round=view["round"], rounds=view["rounds"]),
                say("level", lang, level=view["level"]),
                say(view["phase"], lang),
            )
        )
    ]
    for i, path in enumerate(view["paths"]):
        head = [say("path", lang, n=path["path"])]
        if path["key"]:
            head.append(say("key", lang, n=path["key"]))
        if path["taken_by"] is not None:
            head.append(telling.names[path["taken_by"]])
        elif (odds := paths[i]) is not None:
            head.append(odds_text(odds, lang))
        lines.append(comma.join(head))
        for card_id, gone in zip(path["cards"], path["gone"], strict=True):
            if card_id is None:
                lines.append("  " + say("gone" if gone else "face_down", lang))
                continue
            card = catalogue["cards"][card_id]
            text = in_language(card["text"], lang)
            stop = (". " if lang == "en" else "。") if text else ""
            lines.append(
                f"  {in_language(card['name'], lang)}{colon}{comma.join(card_facts(card, lang))}{stop}{text}"
            )
    for group in view["seats"]:
        lines.append(group_line(group, telling))
    return lines


def group_line(group: SeatView, telling: Telling) -> str:
    """One group in words."""
    lang = telling.lang
    comma, colon = (", ", ": ") if lang == "en" else ("、", "：")
    name = telling.names[group["seat"]]
    if not group["alive"]:
        return f"{name}{colon}{say('eliminated', lang)}"
    parts = [f"{say('survivors', lang)} {group['people']}", goods(group, lang) or say("nothing", lang)]
    parts.append(f"{say('bid', lang)} {group['bid']}")
    parts.append(f"{group['won']} {say('cards', lang)}")
    if group["vp"] is not None:
        parts.append(say("vp_n", lang, n=group["vp"] + group["map_vp"] + group["journey_vp"]))
    parts += token_texts(group, catalogue_of(telling.catalogue), lang)
    return f"{name}{colon}{comma.join(parts)}"


def token_texts(group: SeatView, catalogue: RoadCatalogue, lang: str) -> list[str]:
    """The special tokens of a group, and what those that have been used are worth now."""
    texts = []
    for token, count in group["tokens"].items():
        if count:
            text = in_language(catalogue["tokens"][token]["name"], lang) + (f" {count}" if count > 1 else "")
            if token == "map" and group["map_vp"]:
                text += say("in_brackets", lang, text=say("vp_n", lang, n=group["map_vp"]))
            if token == "wheel" and group["wheel_armed"]:
                text += say("in_brackets", lang, text=say("armored", lang))
            texts.append(text)
    return texts


Points = Literal["cards", "maps", "epilogue_vp", "sets", "journey", "legs"]
COLUMNS: Final[tuple[Points, ...]] = ("cards", "maps", "epilogue_vp", "sets", "journey", "legs")


def ending(telling: Telling) -> ResultView:
    """How the game ended; nobody asks before it has."""
    result = view_of(telling.view)["result"]
    assert result is not None
    return result


def winner_line(telling: Telling) -> str:
    """Who has won, and why."""
    result, lang = ending(telling), telling.lang
    if len(result["scores"]) == 1:
        score = result["scores"][0]
        if result["rating"] is None:
            return say("lost_last", lang)
        rating = in_language(catalogue_of(telling.catalogue)["ratings"][result["rating"]], lang)
        return say("solo_score", lang, total=score["total"], rating=rating)
    winners = [telling.names[seat] for seat in result["winners"]]
    if not winners:
        said = [say("nobody_left", lang), say("nobody_wins", lang)]
    else:
        joined = (" and " if lang == "en" else "と").join(winners)
        won = say("wins", lang, name=joined) if len(winners) == 1 else say("share_win", lang, names=joined)
        said = [won, GROUPS["reasons"][result["reason"]].text(lang)]
    return (" " if lang == "en" else "").join(sentence(capital(each), lang) for each in said)


def result_rows(telling: Telling) -> list[list[str]]:
    """How points came about: a head, then a row for each group."""
    result, lang = ending(telling), telling.lang
    scores = result["scores"]
    # Columns of variants that were not played are left out.
    columns = [name for name in COLUMNS if name in ("cards", "maps") or any(score[name] for score in scores)]
    heads = GROUPS["score"]
    words = {
        name: say("s_legs", lang) if name == "legs" else heads[name.removesuffix("_vp")].text(lang)
        for name in columns
    }
    rows = [[say("group", lang), *[words[name] for name in columns], say("s_total", lang), ""]]
    for score in scores:
        note = say("winner", lang) if score["seat"] in result["winners"] else ""
        if not score["alive"]:
            note = say("eliminated", lang)
        cells = [str(score[name]) for name in columns] + [str(score["total"])]
        rows.append([telling.names[score["seat"]], *cells, note])
    return rows


def result_lines(telling: Telling) -> list[str]:
    """Who has won, and a table of how points came about."""
    lang = telling.lang
    rows, categories = result_rows(telling), catalogue_of(telling.catalogue)["categories"]
    widths = [max(cell_len(row[i]) for row in rows) for i in range(len(rows[0]))]
    lines = [winner_line(telling)]
    for row in rows:
        cells = [pad(row[0], widths[0])] + [right(cell, widths[i]) for i, cell in enumerate(row[1:-1], 1)]
        lines.append("  ".join([*cells, row[-1]]).rstrip())
    for score in ending(telling)["scores"]:
        if score["epilogue"]:
            held = (", " if lang == "en" else "、").join(
                in_language(categories[name]["name"], lang) for name in score["epilogue"]
            )
            colon = ": " if lang == "en" else "："
            lines.append(f"{telling.names[score['seat']]}{colon}{held}")
    return lines


def number_of(card: CardJson) -> int:
    """The number in ``"II-3"`` or ``"II-P3"``; 0 where there is none."""
    digits = card["number"].rpartition("-")[2].lstrip("P")
    return int(digits) if digits.isdecimal() else 0


Fact = Literal["ammo", "gas", "adrenaline", "zombies", "skulls"]
FACTS: Final[tuple[Fact, ...]] = ("ammo", "gas", "adrenaline", "zombies", "skulls")


def card_line(card: CardJson, lang: str) -> str:
    """What stands on a card, in one line."""
    points = say("vp_n", lang, n=card["vp"])
    space = " " if lang == "en" else ""
    facts = [f"{say('n_' + fact, lang)}{space}{card[fact]}" for fact in FACTS if card[fact]]
    if card["origin"] == "original":
        facts.append(say("our_own", lang))
    name = in_language(card["name"], lang)
    return f"{pad(card['number'], 8)} {pad(name, 30)} {pad(points, 6)}{'  '.join(facts)}".rstrip()


class Outcome(TypedDict):
    """The end of a game as ``simulate`` counts it."""

    scores: list[int]
    alive: list[bool]
    counted: list[bool]
    winners: list[int]
    reason: str


class RoadTeller(Teller):
    """Hit Z Road in the terminal."""

    solo_points = True
    game_columns = (
        Column("scores", "whole", each=True),
        Column("alive", "yes", each=True),
        Column("counted", "yes", each=True),
    )
    seat_columns = (Column("score", "whole"),)
    statistics = (
        Statistic("mean_score", "mean score where points decide", "scores", "mean", where="counted"),
        Statistic("eliminated", "eliminated", "alive", "no"),
    )
    totals = (Statistic("decided_by", "decided by", "reason", "words"),)

    def has_secrets(self, options: Mapping[str, OptionValue]) -> bool:
        return options.get("won_cards_open") is False

    def rows(self, ask: lastfire.Ask, view: Values) -> list[Row]:
        group = view_of(view)["seats"][ask.seat]
        return rows_of(ask, {name: group[name] for name in RESOURCES})

    def amount_text(self, field: str, lang: str) -> str:
        return say(field, lang)

    def amounts_text(self, verb: str, lang: str) -> str:
        return say("set_" + verb, lang)

    def odds_text(self, known: Values, catalogue: Values, lang: str) -> str:
        odds = cast(OptionOdds, known)
        return path_text(odds, catalogue_of(catalogue), lang) if "survive" in odds else odds_text(odds, lang)

    def table_lines(self, telling: Telling) -> list[str]:
        return table_lines(telling)

    def winner_line(self, telling: Telling) -> str:
        return winner_line(telling)

    def result_lines(self, telling: Telling) -> list[str]:
        return result_lines(telling)

    def chosen_cards(self, catalogue: Values, args: argparse.Namespace) -> list[CardJson]:
        if args.kind is not None:
            raise UsageError(
                Name(
                    "--kind: all cards of hit_z_road are of one kind",
                    "--kind：ヒット・Z・ロードのカードは1種類です",
                )
            )
        if args.set is not None:
            raise UsageError(
                Name(
                    "--set: all cards of hit_z_road are of one set",
                    "--set：ヒット・Z・ロードのカードは1セットです",
                )
            )
        cards = list(catalogue_of(catalogue)["cards"].values())
        levels = sorted({card["level"] for card in cards})
        if args.level is not None:
            if args.level not in levels:
                raise UsageError(
                    Name(
                        f"--level: {args.level} is not from {levels[0]} to {levels[-1]}",
                        f"--level：{args.level}は{levels[0]}から{levels[-1]}の範囲にありません",
                    )
                )
            cards = [card for card in cards if card["level"] == args.level]
        cards.sort(key=lambda card: (card["level"], card["poker"], number_of(card), card["id"]))
        return cards

    def card_lines(self, catalogue: Values, chosen: object, lang: str) -> list[str]:
        lines = []
        for card in cast(list[CardJson], chosen):
            lines.append(card_line(card, lang))
            text = in_language(card["text"], lang)
            words = [text] if text else []
            if card["token"] is not None:
                token = catalogue_of(catalogue)["tokens"][card["token"]]
                colon = ": " if lang == "en" else "："
                name, text = in_language(token["name"], lang), in_language(token["text"], lang)
                words.append(f"[{name}]{colon}{text}")
            lines += [f"         {part}" for text in words for part in wrap(text, 90)]
        return lines

    def missing(self, catalogue: Values, chosen: object) -> tuple[int, list[str]]:
        cards = cast(list[CardJson], chosen)
        absent = [
            card["number"]
            for card in cards
            if not (card["name"]["en"] and card["name"]["ja"])
            or bool(card["text"]["en"]) != bool(card["text"]["ja"])
            or (card["event"] != "none" and not card["text"]["en"])
        ]
        return len(cards), absent

    def outcome(self, view: Values, catalogue: Values) -> dict[str, object]:
        seen = view_of(view)
        result = seen["result"]
        assert result is not None
        scores = result["scores"]
        # Alone a lost game is worth nothing; on a long journey points outlast the group.
        compared = len(scores) == 1 or result["reason"] == "points"
        outcome: Outcome = {
            "scores": [score["total"] for score in scores],
            "alive": [score["alive"] for score in scores],
            "counted": [
                compared and (score["alive"] or len(scores) == 1 or seen["legs"] > 1) for score in scores
            ],
            "winners": result["winners"],
            "reason": result["reason"],
        }
        return {**outcome}

    def seat_outcome(self, outcome: Values, seat: int) -> dict[str, object]:
        return {"score": cast(Outcome, outcome)["scores"][seat]}


TELLER: Final = RoadTeller()
