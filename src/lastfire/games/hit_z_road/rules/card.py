"""The kinds of card, field by field as printed."""

from dataclasses import dataclass
from typing import Final

from lastfire.engine.words import Name
from lastfire.games.hit_z_road.rules.effects import Event
from lastfire.games.hit_z_road.rules.words.vocabulary import NO_TOKEN, TOKENS

PUBLISHED: Final = "published"
ORIGINAL: Final = "original"


@dataclass(frozen=True)
class AdventureCard:
    """One stretch of road.

    ``event`` is printed in black and happens at once; ``fight`` is printed in red and changes
    the fight of this card. ``token`` is taken when the card is won. [HZR-DECK-13, HZR-PATH-10]
    """

    id: str
    number: str
    name: Name
    level: int
    ammo: int = 0
    gas: int = 0
    adrenaline: int = 0
    zombies: int = 0
    skulls: int = 0
    vp: int = 0
    event: tuple[Event, ...] = ()
    fight: tuple[Event, ...] = ()
    token: int = NO_TOKEN
    poker: bool = False
    origin: str = PUBLISHED

    def words(self) -> Name:
        """What the card says, rendered from what it does."""
        clauses = [effect.words() for effect in (*self.event, *self.fight)]
        if self.token != NO_TOKEN:
            token = TOKENS[self.token].name
            if self.zombies:
                clauses.append(
                    Name(
                        f"If you take this card, also take the {token.en} token.",
                        f"このカードを得たら、{token.ja}トークンも得る。",
                    )
                )
            else:
                clauses.append(Name(f"Take the {token.en} token.", f"{token.ja}トークンを得る。"))
        return Name(" ".join(clause.en for clause in clauses), "".join(clause.ja for clause in clauses))
