"""Hit Z Road, as the engine runs it."""

from typing import Any, Final, cast

from lastfire.engine.chance import Chance
from lastfire.engine.game import Game, GameOption, Setup
from lastfire.engine.pack import Pack
from lastfire.engine.record import Nouns
from lastfire.engine.step import Ask, Flow, Table
from lastfire.engine.words import Name, Noun
from lastfire.games.hit_z_road.rules.card import AdventureCard
from lastfire.games.hit_z_road.rules.cards import ADVENTURE_CARDS, BY_ID, cards_of, cards_with, check_pack
from lastfire.games.hit_z_road.rules.catalogue import CardJson, RoadCatalogue
from lastfire.games.hit_z_road.rules.odds import table_odds
from lastfire.games.hit_z_road.rules.round import next_step
from lastfire.games.hit_z_road.rules.score import RATINGS, scores
from lastfire.games.hit_z_road.rules.setup import card_nouns, set_up
from lastfire.games.hit_z_road.rules.sight import RoadSight, sight_of
from lastfire.games.hit_z_road.rules.state import OVER, RoadTable, unpack_table
from lastfire.games.hit_z_road.rules.versions import CHANGES
from lastfire.games.hit_z_road.rules.words.vocabulary import CATEGORIES, FACES, NO_TOKEN, TOKENS, WORDS

OPTIONS: Final = (
    GameOption(
        "journey",
        False,
        Name("Journey variant: contaminated areas and car keys", "旅バリアント：汚染地帯と車の鍵"),
    ),
    GameOption(
        "journey_legs",
        1,
        Name("Games in a long journey", "長い旅のゲーム数"),
        low=1,
        high=3,
    ),
    GameOption(
        "ask_last_raiser",
        True,
        Name(
            "The player who raised last has one more turn",
            "最後に入札額を上げたプレイヤーにもう一度手番が回る",
        ),
    ),
    GameOption(
        "three_player_key",
        True,
        Name("Three players: key after an elimination", "3人：脱落者が出たら鍵を置く"),
    ),
    GameOption("single_volley", True, Name("One ranged attack per fight", "射撃は1回の戦闘につき1回")),
    GameOption(
        "flee_keeps_loot", True, Name("Fleeing keeps scavenged resources", "逃走しても探索で得た資源は残る")
    ),
    GameOption(
        "won_cards_open",
        True,
        Name(
            "Cards taken may be looked at by all (the log always lists them)",
            "得たカードを全員が確認できる（ログには常に残る）",
        ),
    ),
    GameOption(
        "poker_set",
        "original",
        Name("The 16 cards with a poker symbol", "ポーカー記号のある16枚"),
        choices=(Noun("original", Name("original", "独自のカード")),),
    ),
    GameOption(
        "solo_random_gift",
        False,
        Name("Solo: the two resources of path 1 are random", "1人用：道1の資源2個は無作為"),
    ),
    GameOption(
        "solo_reveal",
        "one_by_one",
        Name("Solo: face-down cards are revealed", "1人用：裏向きのカードの公開"),
        choices=(
            Noun("one_by_one", Name("one by one", "1枚ずつ")),
            Noun("both", Name("both at the same time", "2枚同時")),
        ),
    ),
)


class HitZRoad(Game):
    """The rules of Hit Z Road, for one to four players. [HZR-BOX-1]

    Returns are 1 for a win, shared among winners; in solo the score / 100.
    """

    def __init__(self) -> None:
        Game.__init__(
            self,
            "hit_z_road",
            Name("Hit Z Road", "ヒット・Z・ロード"),
            version=2,
            seats=(1, 2, 3, 4),
            options=OPTIONS,
            vocabulary=WORDS,
            changes=CHANGES,
        )

    def set_up(self, setup: Setup, chance: Chance) -> Table:
        return set_up(setup, chance)

    def next_step(self, table: Table) -> Flow | None:
        assert isinstance(table, RoadTable)
        return next_step(table)

    def sight(self, table: Table, ask: Ask | None, seat: int) -> RoadSight:
        assert isinstance(table, RoadTable)
        return sight_of(table, ask, seat)

    def odds(self, table: Table, ask: Ask | None, seat: int) -> dict[str, Any]:
        assert isinstance(table, RoadTable)
        return cast(dict[str, Any], table_odds(table, ask, seat))

    def deal(self, table: Table, seat: int, now: Table) -> None:
        # No card is drawn before somebody sees it, so nothing on the table is hidden from anyone:
        # what nobody knows is the luck to come, and the engine has drawn that anew.
        return

    def returns(self, table: Table) -> list[float]:
        assert isinstance(table, RoadTable)
        t = table
        worth = [0.0] * t.seats
        if t.phase != OVER:
            return worth
        if t.seats == 1:
            worth[0] = scores(t)[0].total / 100
            return worth
        for seat in t.winners:
            worth[seat] = 1 / len(t.winners)
        return worth

    def unpack(self, numbers: list[int], setup: Setup) -> Table:
        return unpack_table(numbers, cards_with(setup.packs))

    def check_pack(self, pack: Pack) -> None:
        check_pack(pack)

    def add_pack(self, pack: Pack) -> None:
        Game.add_pack(self, pack)
        for card in cards_of(pack):
            BY_ID[card.id] = card

    def nouns(self, setup: Setup) -> Nouns:
        return {**WORDS.nouns, "card": card_nouns(cards_with(setup.packs))}

    def catalogue(self) -> dict[str, Any]:
        cards = {card.id: _card_json(card) for card in ADVENTURE_CARDS}
        for _, pack in sorted(self.packs.items()):
            for card in cards_of(pack):
                cards[card.id] = {**_card_json(card), "pack": pack.name}
        catalogue: RoadCatalogue = {
            "cards": cards,
            "tokens": {
                noun.id: {"name": noun.name.json(), "text": TOKEN_WORDS[i].json()}
                for i, noun in enumerate(TOKENS)
            },
            "faces": {noun.id: {"name": noun.name.json()} for noun in FACES},
            "categories": {noun.id: {"name": noun.name.json()} for noun in CATEGORIES},
            "ratings": [words.json() for _, words in RATINGS],
            "private": False,
        }
        return cast(dict[str, Any], catalogue)


def _card_json(card: AdventureCard) -> CardJson:
    """A card for screens and environments."""
    return {
        "id": card.id,
        "number": card.number,
        "level": card.level,
        "name": card.name.json(),
        "text": card.words().json(),
        "ammo": card.ammo,
        "gas": card.gas,
        "adrenaline": card.adrenaline,
        "zombies": card.zombies,
        "skulls": card.skulls,
        "vp": card.vp,
        "token": TOKENS[card.token].id if card.token != NO_TOKEN else None,
        "event": "now" if card.event else "fight" if card.fight else "none",
        "poker": card.poker,
        "origin": card.origin,
        "motif": card.id,
    }


TOKEN_WORDS: Final = (
    Name("Scores points if you resolve The Marked Crossing.", "「印のついた十字路」を解決すれば得点になる。"),
    Name(
        "If you resolve the Scrapyard, you roll no red dice for the rest of the game.",
        "「廃車置き場」を解決すると、ゲーム終了まで赤ダイスを振らない。",
    ),
    Name("Kills all zombies at the Fuel Depot.", "「燃料貯蔵所」のゾンビをすべて倒す。"),
    Name("Saves 2 survivors at the Blocked Overpass.", "「ふさがれた陸橋」で生存者2人を救う。"),
    Name(
        "Costs 3 ammo to keep at Running on Empty; kills all zombies at The Boy's Plan.",
        "「底をつく蓄え」では残すのに弾薬が3個要る。「少年の作戦」ではゾンビをすべて倒す。",
    ),
    Name(
        "Costs 1 survivor at The Fever Breaks Out and on the Night March.",
        "「発症」と「夜の行軍」で生存者1人を失う。",
    ),
    Name("Costs 1 survivor at A Crowd on Foot.", "「歩く群れ」で生存者1人を失う。"),
)
"""What each special token is good for, in the order of ``TOKENS``."""

GAME: Final = HitZRoad()
