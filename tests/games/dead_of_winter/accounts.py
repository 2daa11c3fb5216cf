"""Where every piece of Dead of Winter is: the accounts that a table has to agree with at every question."""

from typing import Final

from lastfire.engine.chance import EVERYONE
from lastfire.engine.record import Happening
from lastfire.engine.step import Ask, Table
from lastfire.games.dead_of_winter.rules.board.tracks import (
    BARRICADE_TOKENS,
    FOOD_TOKENS,
    HELPLESS_TOKENS,
    NOISE_TOKENS,
    STARVATION_TOKENS,
    WOUND_TOKENS,
)
from lastfire.games.dead_of_winter.rules.effects.conditions import BetrayersExiled
from lastfire.games.dead_of_winter.rules.long_night.bandits.words import STOCKED
from lastfire.games.dead_of_winter.rules.long_night.effects.words import (
    DIE_REGAINED,
    NOISE_HUSHED,
    ZOMBIE_HURLED,
)
from lastfire.games.dead_of_winter.rules.long_night.everywhere.words import BARRICADE_TURNED, NOISE_TURNED
from lastfire.games.dead_of_winter.rules.long_night.raxxon.words import DIE_LAID, SPECIAL_CAME, SPECIAL_MOVED
from lastfire.games.dead_of_winter.rules.names import (
    COLONY,
    FROSTBITE,
    SURVIVORS,
)
from lastfire.games.dead_of_winter.rules.state import (
    CRISES,
    CROSSROADS,
    EXILED_OBJECTIVES,
    STRANGERS,
    ColonyTable,
)
from lastfire.games.dead_of_winter.rules.words import records
from tests.contract import accounts
from tests.games.dead_of_winter.long_night import accounts as long_night

NO_AMMO: Final = 24  # crossroads card number 25, by which a weapon just used is wasted


def pile_of(t: ColonyTable, which: int) -> list[int]:
    """All cards of a pile."""
    pile = t.piles[which]
    return [*pile.top, *pile.middle, *pile.bottom]


def audit(t: Table, ask: Ask | None) -> None:
    """Cards, people, tokens, dice, and who knows what."""
    assert isinstance(t, ColonyTable)
    audit_cards(t)
    audit_people(t, ask)
    audit_board(t)
    audit_knowledge(t, ask)
    long_night.audit(t)


def audit_cards(t: ColonyTable) -> None:
    """Every card of every kind lies in one place."""
    items = [card for hand in t.hands for card in hand]
    for place in t.board.with_deck:
        items += pile_of(t, t.board.deck[place])
    items += [card for card, _ in t.gear]
    items += [*t.waste, *t.removed, *t.boxed, *t.seen, *t.given, *t.stock]
    items += [card for state in t.states for card in state.cards()]
    assert sorted(items) == list(range(t.box.item_cards)), "an item card is lost or made"

    open_card = [card for card in (t.watched, t.open_card) if card >= 0]
    used = [
        number
        for number, card in enumerate(t.box.crossroads)
        if (card.coop or not (t.house.coop or t.house.mistrust)) and (t.house.mature_cards or not card.mature)
    ]
    crossroads = [*pile_of(t, CROSSROADS), *t.past_crossroads, *open_card]
    assert sorted(crossroads) == used, "a crossroads card is lost or made"
    in_force = [held.number for held in t.lasting if held.number >= 0]
    assert set(in_force) <= {*t.past_crossroads, *open_card}, "a card that was never opened is in force"

    crises = [*pile_of(t, CRISES), *t.past_crises, *[card for card in (t.crisis,) if card >= 0]]
    assert sorted(crises) == list(range(len(t.box.crises))), "a crisis card is lost or made"
    secrets = [card for card in (*t.secret, *t.betrayal, *t.mix, *t.spare) if card >= 0]
    if t.house.mistrust:
        # Nobody is exiled, so the objective that asks for it stays in the box.
        needing = [card for card in t.box.secrets if any(isinstance(g, BetrayersExiled) for g in card.goals)]
        secrets += [t.box.secrets.index(card) for card in needing]
    if not t.house.coop:
        secrets += long_night.secrets_aside(t, secrets)
    assert sorted(secrets) == ([] if t.house.coop else list(range(len(t.box.secrets)))), "objectives"
    exiled = [*pile_of(t, EXILED_OBJECTIVES), *[card for card in t.exile_card if card >= 0]]
    assert sorted(exiled) == list(range(len(t.box.exiled))), "exiled objectives"
    assert len(t.given) == sum(t.givers), "cards at the crisis"


DYING = ("bite", "new_leader", "refuge", "lost_first")
"""Questions between the deaths of several who die at once."""


def audit_people(t: ColonyTable, ask: Ask | None) -> None:
    """Every survivor is somewhere, belongs to whom the groups say, and could be alive."""
    people = [*pile_of(t, STRANGERS), *t.gone]
    people += [s for state in t.states for s in state.people()]
    people += [s for group in (*t.groups, *t.drafts) for s in group]
    people += [s for s, place in enumerate(t.place) if place >= 0 and t.controller[s] < 0 and s not in t.gone]
    if ask is not None and ask.question == "refuge" and t.place[ask.facts[0]] < 0:
        # A newcomer, while the player thinks where to: drawn, unless they were laid aside with a module.
        aside = [s for state in t.states for s in state.people()]
        people += [] if ask.facts[0] in aside else [ask.facts[0]]
    assert sorted(people) == list(t.box.strangers), "a survivor is lost or made"
    drafting = any(t.drafts) or (ask is not None and ask.question in ("leader", "follower"))
    if drafting:
        return
    for seat, group in enumerate(t.groups):
        for s in group:
            assert t.controller[s] == seat, "a survivor of one group belongs to another"
            assert t.place[s] in t.board.all, "a survivor stands nowhere"
            leaving = ask is None or ask.question != "turn"
            assert leaving or not t.is_exiled(seat) or t.place[s] != COLONY, "an exile is at the colony"
            others = [card.power.wound_limit() for card in t.box.survivors]
            borrows = t.box.survivors[s].power.is_borrowing()
            limit = max(others) if borrows else others[s]
            assert min(t.wounds[s], t.frostbite[s]) >= 0, "wounds below nothing"
            # Of several who die at once, one may make others choose, or end the game, before the rest.
            dying = t.ending >= 0 or (ask is not None and ask.question in DYING)
            assert dying or t.hurts(s) < limit, f"{t.box.survivors[s].id} should be dead"
        leader = t.leader[seat]
        assert leader in group or leader < 0, "the leader belongs to another group"
        asked_for = ask is not None and ask.question == "new_leader"
        # Who is being lost as well takes nobody's place.
        all_lost = all(s in t.lost for s in group)
        assert leader >= 0 or all_lost or asked_for or t.ending >= 0, "nobody leads a group"
        if t.is_out(seat) and t.ending < 0:
            assert not group or ask is not None, "who dropped out has a group"
    for s, seat in enumerate(t.controller):
        assert seat < 0 or s in t.groups[seat], "a survivor is in no group"
        if seat < 0:
            assert t.hurts(s) == 0, "wounds of somebody who is gone"
    held = [(held.number, held.bearer) for held in t.lasting if held.bearer >= 0]
    for card, bearer in (*t.gear, *held):
        assert t.in_play(bearer), f"{card} is borne by somebody who is gone"
    assert len({card for card, _ in t.gear}) == len(t.gear), "one card is borne twice"


def audit_board(t: ColonyTable) -> None:
    """Spaces, tokens and dice."""
    for entrance, spaces in enumerate(t.board.spaces):
        zombies, barricades = t.zombies[entrance], t.barricades[entrance]
        assert min(zombies, barricades) >= 0, "below nothing at an entrance"
        assert zombies + barricades <= spaces, "an entrance is overfull"
        assert t.free_space(entrance) >= 0, "an entrance is overfull with what lies there of modules"
        assert 0 <= t.loose(entrance) <= zombies, "more zombies are guarded than there are"
    for place in t.board.outside:
        assert t.room(place) >= 0, f"place {place} is overfull"
        assert 0 <= t.noise[place] <= t.board.noise[place], "noise"
    assert t.noise[COLONY] == 0, "noise at the colony"
    assert 0 <= t.morale <= 10, "morale"
    assert min(t.round, t.food, t.helpless, t.starvation, t.samples) >= 0, "below nothing"
    assert min(t.dice, default=0) >= 0, "dice"
    assert min(t.used_dice) >= 0, "used dice"
    if t.house.token_limits:
        assert sum(t.wounds) + sum(t.frostbite) <= WOUND_TOKENS
        assert t.food <= FOOD_TOKENS
        assert t.helpless <= HELPLESS_TOKENS
        assert t.starvation <= STARVATION_TOKENS
        assert sum(t.noise) <= NOISE_TOKENS
        assert sum(t.barricades) <= BARRICADE_TOKENS


def audit_knowledge(t: ColonyTable, ask: Ask | None) -> None:
    """Players know their hands, and all know what lies open; nobody knows the middle of a deck.

    But for whoever is looking through it.
    """
    looking = 1 << ask.seat if ask is not None and ask.question == "card" else 0
    for seat, hand in enumerate(t.hands):
        for card in hand:
            assert (t.knows[card] >> seat) & 1, "a player does not know a card in hand"
    for card in (*t.waste, *t.removed, *t.stock, *[card for card, _ in t.gear]):
        assert t.knows[card] == EVERYONE, "a card lies open that not everybody knows"
    for place in t.board.outside:
        for card in t.deck(place).middle:
            assert t.knows[card] in (0, looking), "somebody knows a card in the middle of a deck"


class Ledger(accounts.Ledger):
    """What a careful listener writes down: every track, token, wound and die, from the log alone."""

    def __init__(self, t: Table) -> None:
        assert isinstance(t, ColonyTable)
        places = len(t.board.places)
        self.zombies = [0] * places
        self.barricades = [0] * places
        self.noise = [0] * places
        self.helpless = self.food = self.starvation = self.samples = 0
        self.morale = t.morale
        self.place: dict[int, int] = {}
        self.seat: dict[int, int] = {}
        self.wounds: dict[int, int] = {}
        self.frostbite: dict[int, int] = {}
        self.leader: dict[int, int] = {}
        self.gear: list[tuple[int, int]] = []
        self.weapon = (-1, -1)
        self.dice: dict[int, list[int]] = {seat: [0] * 7 for seat in range(t.seats)}
        self.used = [0] * t.seats
        self.night = long_night.Book(t)
        self.gone = -1  # who left the board last
        self.removed: tuple[int, ...] = ()  # kinds of items that have just left the game

    def hear(self, happening: Happening) -> None:
        kind, audience, v, _ = happening
        if audience != EVERYONE:
            return
        handler = _HEARD.get(kind.name)
        if handler is not None:
            getattr(self, handler)(*v)
        self.night.hear(kind.name, v)
        self.removed = v if kind is records.ITEMS_REMOVED else ()

    # The board.

    def _came(self, place: int, gate: int) -> None:
        self.zombies[place] += 1

    def _went(self, place: int, count: int) -> None:
        self.zombies[place] -= count

    def _attracted(self, seat: int, count: int, origin: int, to: int) -> None:
        self.zombies[origin] -= count
        self.zombies[to] += count

    def _built(self, place: int, gate: int) -> None:
        self.barricades[place] += 1

    def _broken(self, place: int, gate: int) -> None:
        self.barricades[place] -= 1

    def _pulled_down(self, place: int, count: int) -> None:
        self.barricades[place] -= count

    def _noise(self, place: int, count: int) -> None:
        self.noise[place] = count

    def _noise_rolled(self, place: int, die: int) -> None:
        self.noise[place] -= 1

    def _turned_over(self, place: int, gate: int) -> None:
        self.barricades[place] -= 1

    def _hushed(self, place: int, count: int) -> None:
        self.noise[place] -= count

    def _hurled(self, origin: int, to: int) -> None:
        self._special_moved(-1, origin, to)

    def _special_came(self, special: int, place: int) -> None:
        self.zombies[place] += 1

    def _special_moved(self, special: int, origin: int, place: int) -> None:
        self.zombies[origin] -= 1
        self.zombies[place] += 1

    # Tracks and supplies.

    def _morale(self, change: int, morale: int, reason: int) -> None:
        self.morale += change
        assert self.morale == morale, "the log counts morale wrongly"

    def _food_gained(self, count: int, food: int) -> None:
        self.food += count
        assert self.food == food, "the log counts food wrongly"

    def _food_lost(self, count: int, food: int) -> None:
        self._food_gained(-count, food)

    def _fed(self, mouths: int, count: int, food: int) -> None:
        self._food_gained(-count, food)

    def _starvation(self, starvation: int) -> None:
        self.starvation = starvation

    def _sample(self, die: int, samples: int) -> None:
        self.samples += int(die >= 4)
        assert self.samples == samples, "the log counts samples wrongly"

    def _helpless_came(self, count: int) -> None:
        self.helpless += count

    def _helpless_went(self, count: int) -> None:
        self.helpless -= count

    # People.

    def _joined(self, seat: int, survivor: int, place: int) -> None:
        self.seat[survivor] = seat
        self.place[survivor] = place
        self.wounds.setdefault(survivor, 0)
        self.frostbite.setdefault(survivor, 0)

    def _placed(self, survivor: int, to: int) -> None:
        self.place[survivor] = to

    def _moved(self, survivor: int, origin: int, to: int) -> None:
        assert self.place[survivor] == origin, "the log knows another place"
        self.place[survivor] = to

    def _killed(self, survivor: int, place: int, cause: int) -> None:
        assert self.place[survivor] == place, "the log knows another place"
        self._left(survivor)

    def _left(self, survivor: int) -> None:
        self.gone = survivor
        for item in self.removed:
            if (survivor, item) in self.gear:
                self.gear.remove((survivor, item))
        for book in (self.seat, self.place, self.wounds, self.frostbite):
            book.pop(survivor, None)  # or the card leaves the survivor deck
        self.night.left(survivor)

    def _wounded(self, survivor: int, count: int) -> None:
        self.wounds[survivor] += count

    def _frostbitten(self, survivor: int, count: int) -> None:
        self.frostbite[survivor] += count

    def _healed(self, survivor: int, face: int) -> None:
        book = self.frostbite if face == FROSTBITE else self.wounds
        book[survivor] -= 1

    def _leads(self, seat: int, survivor: int) -> None:
        self.leader[seat] = survivor

    # Things.

    def _equipped(self, survivor: int, item: int) -> None:
        self.gear.append((survivor, item))

    def _handed(self, survivor: int, item: int, receiver: int) -> None:
        self.gear.remove((survivor, item))
        self.gear.append((receiver, item))

    def _gear_given(self, seat: int, survivor: int, item: int) -> None:
        self.gear.remove((survivor, item))

    def _gear_gone(self, where: int, survivor: int, *items: int) -> None:
        for item in items:
            self.gear.remove((survivor, item))

    def _stocked(self, item: int) -> None:
        """What somebody bore who died at the Hideout goes to the stockpile; so do other cards."""
        if (self.gone, item) in self.gear:
            self.gear.remove((self.gone, item))

    def _used(self, seat: int, survivor: int, item: int) -> None:
        self.weapon = (survivor, item)

    def _chose(self, seat: int, crossroads: int, option: int, _choice: int) -> None:
        if (crossroads, option) == (NO_AMMO, 1):
            self.gear.remove(self.weapon)

    # Dice.

    def _rolled(self, seat: int, *faces: int) -> None:
        self.dice[seat] = [0] * 7
        for face in faces:
            self.dice[seat][face] += 1
        self.used[seat] = 0

    def _spent(self, seat: int, face: int) -> None:
        self.dice[seat][face] -= 1
        self.used[seat] += 1

    def _regained(self, seat: int, face: int) -> None:
        self.dice[seat][face] += 1
        self.used[seat] -= 1

    def _used_up(self, seat: int, count: int) -> None:
        assert sum(self.dice[seat]) == count, "only some of the dice are used up"
        self.dice[seat] = [0] * 7
        self.used[seat] += count

    def _turned(self, seat: int, was: int, face: int) -> None:
        self.dice[seat][was] -= 1
        self.dice[seat][face] += 1

    def agree(self, t: Table, ask: Ask | None) -> None:
        assert isinstance(t, ColonyTable)
        if t.phase == 0:
            return
        luring = ask is not None and ask.question in ("gate", "arrival")
        places = range(len(t.board.places))
        zombies = [t.zombies_at(place) for place in places]
        assert sum(self.zombies) == sum(zombies), "zombies"
        if not luring:
            assert self.zombies == zombies, "zombies at a place"
        assert self.barricades == [t.barricades_at(place) for place in places], "barricades"
        assert self.noise == t.noise, "noise"
        assert (self.morale, self.food, self.starvation) == (t.morale, t.food, t.starvation), "tracks"
        assert (self.helpless, self.samples) == (t.helpless, t.samples), "helpless survivors or samples"
        living = [s for s, seat in enumerate(t.controller) if seat >= 0]
        assert sorted(self.seat) == living, "who is in play"
        for s in living:
            assert (self.seat[s], self.place[s]) == (t.controller[s], t.place[s]), SURVIVORS[s].id
            assert (self.wounds[s], self.frostbite[s]) == (t.wounds[s], t.frostbite[s]), SURVIVORS[s].id
        for seat, leader in enumerate(t.leader):
            assert leader < 0 or self.leader[seat] == leader, "who leads"
        gear = sorted([(bearer, t.box.kind[card]) for card, bearer in t.gear])
        assert sorted(self.gear) == gear, "equipment"
        for seat in range(t.seats):
            if not t.is_out(seat):
                assert self.dice[seat][1:] == t.dice[6 * seat : 6 * seat + 6], "dice"
                assert self.used[seat] == t.used_dice[seat], "used dice"
        self.night.agree(t)


_HEARD: Final = {
    record.name: handler
    for record, handler in (
        (records.ZOMBIE_CAME, "_came"),
        (records.ZOMBIES_KILLED, "_went"),
        (records.ZOMBIES_REMOVED, "_went"),
        (records.ATTRACTED, "_attracted"),
        (records.BARRICADE_BUILT, "_built"),
        (records.BARRICADE_BROKEN, "_broken"),
        (records.BARRICADES_REMOVED, "_pulled_down"),
        (records.NOISE_MADE, "_noise"),
        (records.NOISE_ROLLED, "_noise_rolled"),
        (records.MORALE_CHANGED, "_morale"),
        (records.FOOD_GAINED, "_food_gained"),
        (records.FOOD_LOST, "_food_lost"),
        (records.FED, "_fed"),
        (records.STARVATION, "_starvation"),
        (records.SAMPLE_ROLLED, "_sample"),
        (records.HELPLESS_ADDED, "_helpless_came"),
        (records.HELPLESS_KILLED, "_helpless_went"),
        (records.HELPLESS_REMOVED, "_helpless_went"),
        (records.JOINED, "_joined"),
        (records.PLACED, "_placed"),
        (records.MOVED, "_moved"),
        (records.KILLED, "_killed"),
        (records.LEFT_GAME, "_left"),
        (records.WOUNDED, "_wounded"),
        (records.FROSTBITTEN, "_frostbitten"),
        (records.HEALED, "_healed"),
        (records.LEADER_CHOSEN, "_leads"),
        (records.EQUIPPED, "_equipped"),
        (records.HANDED_OFF, "_handed"),
        (records.ITEM_USED, "_used"),
        (records.OPTION_CHOSEN, "_chose"),
        (records.GEAR_GIVEN, "_gear_given"),
        (records.GEAR_RETURNED, "_gear_gone"),
        (records.GEAR_SHUFFLED, "_gear_gone"),
        (records.DICE_ROLLED, "_rolled"),
        (records.DIE_SPENT, "_spent"),
        (records.DIE_CHANGED, "_turned"),
        (records.DICE_LOST, "_used_up"),
        (NOISE_TURNED, "_noise_rolled"),
        (BARRICADE_TURNED, "_turned_over"),
        (SPECIAL_CAME, "_special_came"),
        (SPECIAL_MOVED, "_special_moved"),
        (DIE_LAID, "_spent"),
        (STOCKED, "_stocked"),
        (NOISE_HUSHED, "_hushed"),
        (DIE_REGAINED, "_regained"),
        (ZOMBIE_HURLED, "_hurled"),
    )
}
"""What a listener does with each kind of record; the others change no book."""
