"""The Last Can in lines of text."""

from typing import Any, Final, cast

import lastfire
from last_can.rules import StreetView
from lastfire.cli.lines.telling import Teller, Telling

HOME: Final = {"en": "{}: {} of 10 cans at home.", "ja": "{}：10個中{}個の缶詰が家にある。"}


class CanTeller(Teller):
    """Says how many cans everybody has."""

    def has_secrets(self, options: Any) -> bool:
        return False

    def opens_turn(self, ask: lastfire.Ask) -> bool:
        return bool(ask.about["found"] == 0)

    def status_lines(self, telling: Telling) -> list[str]:
        return [
            HOME[telling.lang].format(telling.names[seat["seat"]], seat["home"])
            for seat in cast(StreetView, telling.view)["seats"]
        ]

    def table_lines(self, telling: Telling) -> list[str]:
        return self.status_lines(telling)


TELLER: Final = CanTeller()
