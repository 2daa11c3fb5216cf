"""Hit Z Road in words: the table and the result, line by line."""

from typing import Any

from rich.cells import cell_len

from lastfire.cli.choices import odds_text
from lastfire.cli.width import pad, right
from lastfire.cli.words import say

RESOURCES = ("ammo", "gas", "adrenaline")


def goods(values: dict[str, Any], lang: str) -> str:
    """The resources on a card or in a group."""
    return " ".join(
        say(name, lang) + (" " if lang == "en" else "") + str(values[name])
        for name in RESOURCES
        if values[name]
    )


def card_facts(card: dict[str, Any], lang: str) -> list[str]:
    """What stands on a card, in pieces."""
    facts = [
        say(name, lang) + (" " if lang == "en" else "") + str(card[name]) for name in RESOURCES if card[name]
    ]
    if card["zombies"]:
        facts.append(say("zombies_n", lang, n=card["zombies"]))
    if card["skulls"]:
        facts.append(say("skulls_n", lang, n=card["skulls"]))
    facts.append(say("vp_n", lang, n=card["vp"]))
    return facts


def table_lines(
    view: dict[str, Any], odds: dict[str, Any], catalogue: dict[str, Any], names: list[str], lang: str
) -> list[str]:
    """Paths, then groups."""
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
        head = [say("path", lang, path=path["path"])]
        if path["key"]:
            head.append(say("key", lang, key=path["key"]))
        if path["taken_by"] is not None:
            head.append(names[path["taken_by"]])
        elif odds["paths"][i] is not None:
            head.append(odds_text(odds["paths"][i], lang))
        lines.append(comma.join(head))
        for card_id, gone in zip(path["cards"], path["gone"], strict=True):
            if card_id is None:
                lines.append("  " + say("gone" if gone else "face_down", lang))
                continue
            card = catalogue["cards"][card_id]
            text = card["text"][lang]
            stop = (". " if lang == "en" else "。") if text else ""
            lines.append(f"  {card['name'][lang]}{colon}{comma.join(card_facts(card, lang))}{stop}{text}")
    for group in view["seats"]:
        lines.append(group_line(group, catalogue, names, lang))
    return lines


def group_line(group: dict[str, Any], catalogue: dict[str, Any], names: list[str], lang: str) -> str:
    """One group in words."""
    comma, colon = (", ", ": ") if lang == "en" else ("、", "：")
    name = names[group["seat"]]
    if not group["alive"]:
        return f"{name}{colon}{say('out', lang)}"
    parts = [f"{say('people', lang)} {group['people']}", goods(group, lang) or say("nothing", lang)]
    parts.append(f"{say('bid', lang)} {group['bid']}")
    parts.append(f"{group['won']} {say('cards', lang)}")
    if group["vp"] is not None:
        parts.append(say("vp_n", lang, n=group["vp"]))
    parts += [
        catalogue["tokens"][token]["name"][lang] + (f" {n}" if n > 1 else "")
        for token, n in group["tokens"].items()
        if n
    ]
    return f"{name}{colon}{comma.join(parts)}"


def winner_line(view: dict[str, Any], catalogue: dict[str, Any], names: list[str], lang: str) -> str:
    """Who has won, and why."""
    result = view["result"]
    if result["reason"] == "solo":
        score = result["scores"][0]
        if not score["alive"]:
            return say("solo_lost", lang)
        return say(
            "solo_score", lang, total=score["total"], rating=catalogue["ratings"][result["rating"]][lang]
        )
    winners = [names[seat] for seat in result["winners"]]
    if not winners:
        return say("won_nobody", lang)
    joined = (" and " if lang == "en" else "と").join(winners)
    line = say("won_by" if len(winners) == 1 else "won_shared", lang, names=joined)
    if result["reason"] in ("survivor", "points"):
        line += (" " if lang == "en" else "") + say(f"reason_{result['reason']}", lang)
    return line


def result_rows(view: dict[str, Any], names: list[str], lang: str) -> list[list[str]]:
    """How points came about: a head, then a row for each group."""
    scores = view["result"]["scores"]
    columns = ["cards", "maps", "epilogue_vp", "sets", "journey", "legs"]
    # Columns of variants that were not played are left out.
    columns = [name for name in columns if name in ("cards", "maps") or any(score[name] for score in scores)]
    words = {name: say("s_" + name.removesuffix("_vp"), lang) for name in columns}
    rows = [[say("group", lang), *[words[name] for name in columns], say("s_total", lang), ""]]
    for score in scores:
        note = say("winner", lang) if score["seat"] in view["result"]["winners"] else ""
        if not score["alive"]:
            note = say("out", lang)
        cells = [str(score[name]) for name in columns] + [str(score["total"])]
        rows.append([names[score["seat"]], *cells, note])
    return rows


def result_lines(view: dict[str, Any], catalogue: dict[str, Any], names: list[str], lang: str) -> list[str]:
    """Who has won, and a table of how points came about."""
    rows = result_rows(view, names, lang)
    widths = [max(cell_len(row[i]) for row in rows) for i in range(len(rows[0]))]
    lines = [winner_line(view, catalogue, names, lang)]
    for row in rows:
        cells = [pad(row[0], widths[0])] + [right(cell, widths[i]) for i, cell in enumerate(row[1:-1], 1)]
        lines.append("  ".join([*cells, row[-1]]).rstrip())
    for score in view["result"]["scores"]:
        if score["epilogue"]:
            held = (", " if lang == "en" else "、").join(
                catalogue["categories"][name]["name"][lang] for name in score["epilogue"]
            )
            colon = ": " if lang == "en" else "："
            lines.append(f"{names[score['seat']]}{colon}{held}")
    return lines
