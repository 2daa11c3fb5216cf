"""Why the players cannot do now what they might look for, with the rule that says so.

Asked who acts: one reason for each player unit that is not offered. Asked what a unit does: one for each
kind of Action it is not offered, and one for each space it cannot move to. Asked anything: one for each card
of the common hand that cannot be played now (``held.py``). Everything it is told from lies open to the seat
that is asked.
"""

from collections.abc import Callable
from typing import Final

from lastfire.engine.step import Ask, Hindrance
from lastfire.engine.words import Name
from lastfire.games.dawn_of_the_zeds.rules.actions.ability import IN_ORDER, is_worn
from lastfire.games.dawn_of_the_zeds.rules.actions.arrest import arrest_targets, can_arrest
from lastfire.games.dawn_of_the_zeds.rules.actions.build import building_spaces, can_build, takes_barricade
from lastfire.games.dawn_of_the_zeds.rules.actions.forage import can_forage, is_barred_here
from lastfire.games.dawn_of_the_zeds.rules.actions.held import held_hindrances
from lastfire.games.dawn_of_the_zeds.rules.actions.price import (
    ONCE_A_GAME,
    Means,
    Price,
    can_pay_action,
    has_own_action,
    is_own,
)
from lastfire.games.dawn_of_the_zeds.rules.actions.way import (
    CLOSED,
    MET,
    OPEN,
    Mover,
    can_end,
    entry,
    new_mover,
    way_to,
)
from lastfire.games.dawn_of_the_zeds.rules.board.chaos import is_bound
from lastfire.games.dawn_of_the_zeds.rules.board.counters import has_zeds, un_zeds_at
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import (
    CAMP,
    CATACOMBS,
    CEMETERY,
    CENTER,
    HOSPITAL,
    IN_PLAY,
    KIND,
    LAB,
    NAMED,
    OFF_TRACK,
    OPEN_GROUND,
    SPACES,
    START,
    STEPS,
    TOWN_CENTER,
    neighbours,
)
from lastfire.games.dawn_of_the_zeds.rules.board.stacking import is_narrow
from lastfire.games.dawn_of_the_zeds.rules.board.stores import can_spend_supplies
from lastfire.games.dawn_of_the_zeds.rules.board.villagers import bars_refugees, is_villagers
from lastfire.games.dawn_of_the_zeds.rules.combat.gunfire import can_pay_for_shot, in_range_of, price_of_shot
from lastfire.games.dawn_of_the_zeds.rules.decks.research_deck import can_reveal
from lastfire.games.dawn_of_the_zeds.rules.effects.wording import space_words
from lastfire.games.dawn_of_the_zeds.rules.holding import ARREST as ARRESTING
from lastfire.games.dawn_of_the_zeds.rules.holding import BUILDING, FORAGING, GUNFIRE
from lastfire.games.dawn_of_the_zeds.rules.holdings import bars
from lastfire.games.dawn_of_the_zeds.rules.levels import (
    BARRICADE_RULES,
    BASIC,
    RESEARCH_RULES,
    SUPPLIES_RULES,
)
from lastfire.games.dawn_of_the_zeds.rules.sources import COMATOSE, DEFIANT
from lastfire.games.dawn_of_the_zeds.rules.state import BRIDGE_DOWN, NO_ENTRY, NOBODY, DawnTable
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import (
    FIRST_RAIDERS,
    FIRST_REGULAR_CIVILIANS,
    FIRST_VILLAGERS,
    THE_GUARD,
    is_hero,
    is_hero_or_civilians,
    is_refugees,
)
from lastfire.games.dawn_of_the_zeds.rules.units.names import UNIT_NAMES
from lastfire.games.dawn_of_the_zeds.rules.units.unit import SCIENTIST
from lastfire.games.dawn_of_the_zeds.rules.used import (
    CHARACTER_ACTION,
    EQUIPPED,
    HEALED,
    RESEARCHED,
    TRIED_ARREST,
    is_used,
)
from lastfire.games.dawn_of_the_zeds.rules.words.actions import (
    DISCHARGE,
    EQUIP,
    HEAL,
    MOVE,
    RESEARCH_ACTION,
    UNIT,
)

Reason = tuple[str, Name]

VERBS: Final = ("use", "use_second", "use_third")


def hindrances(t: DawnTable, seat: int, ask: Ask) -> list[Hindrance]:
    """What the seat of the table that is asked cannot do, and why."""
    found: list[Hindrance] = []
    if ask.question == "who_acts":
        found = _of_all(t, seat, ask)
    elif ask.question == "deed":
        found = _of_one(t, seat, ask, ask.facts[0])
    return [*found, *held_hindrances(t, ask)]


def _of_all(t: DawnTable, seat: int, ask: Ask) -> list[Hindrance]:
    """Who cannot act."""
    found: list[Hindrance] = []
    for unit in range(FIRST_RAIDERS):
        if t.at[unit] < IN_PLAY and UNIT + unit not in ask.ids:
            found.append(Hindrance("unit", {"unit": UNIT_NAMES[unit].id}, *_idle(t, seat, unit)))
    return found


def _of_one(t: DawnTable, seat: int, ask: Ask, unit: int) -> list[Hindrance]:
    """What a unit that was chosen cannot do."""
    means = Means(t, seat, unit)
    offered = set(ask.ids)
    found = _moves(t, means, offered)
    here = t.at[unit]
    if here <= TOWN_CENTER and not is_refugees(unit):
        verbs = {option.verb for option in ask.options}
        for verb, why in _ON_MAP:
            if verb not in verbs:
                reason = why(t, means)
                if reason is not None:
                    found.append(Hindrance(verb, {}, *reason))
    if here == HOSPITAL and HEAL not in offered:
        found.append(Hindrance("heal", {}, *_heal(t, means)))
    if here == HOSPITAL and DISCHARGE not in offered:
        found.append(Hindrance("discharge", {}, *_discharge(means)))
    if here == CAMP and EQUIP not in offered:
        found.append(Hindrance("equip", {}, *_equip(t, unit)))
    if RESEARCH_ACTION not in offered and is_hero(unit) and t.box.uses & RESEARCH_RULES:
        found.append(Hindrance("research", {}, *_research(t, means)))
    for which, (_, price) in enumerate(t.box.abilities[unit]):
        if price.supplies and not t.box.uses & SUPPLIES_RULES:
            continue
        if IN_ORDER[which] + unit not in offered:
            reason = _ability(t, means, price, is_worn(t, price.limit, unit, which))
            found.append(Hindrance(VERBS[which], {"unit": UNIT_NAMES[unit].id}, *reason))
    return found


# Who cannot act at all.


def _of_another() -> Reason:
    return "DOZ-COOP-6", Name(
        "Another player's Hero acts only by your Player Action.",
        "ほかのプレイヤーのヒーローは、自分のプレイヤーアクションでだけ動かせます。",
    )


def _no_action(t: DawnTable, seat: int, unit: int) -> Reason:
    if not is_own(t, seat, unit):
        return _of_another()
    return "DOZ-ACTION-1", Name(
        "You have no Action left for this unit.", "使えるアクションが残っていません。"
    )


def _idle(t: DawnTable, seat: int, unit: int) -> Reason:
    """Why a unit in play is not among those that can act. [DOZ-ACTION-8, DOZ-CHAOS-4, DOZ-UNIT-19]"""
    if t.at[unit] == CAMP:
        return _equip(t, unit)
    if t.at[unit] == HOSPITAL and not is_own(t, seat, unit):
        return _of_another()
    if t.marks[unit] & COMATOSE:
        return "DOZ-ACTION-8", Name("A comatose unit cannot act.", "昏睡状態のユニットは行動できません。")
    if is_villagers(t, unit):
        return "DOZ-UNIT-19", Name("Villagers take no Actions.", "村人はアクションを行いません。")
    if is_bound(t, unit):
        return "DOZ-CHAOS-4", Name(
            "This unit cannot act in a Chaos space.", "混沌スペースでは行動できません。"
        )
    if not can_pay_action(t, seat, unit) and not (is_own(t, seat, unit) and has_own_action(t, unit)):
        return _no_action(t, seat, unit)
    if t.marks[unit] & DEFIANT:
        return _defiant()
    return "DOZ-ACTION-6", Name("There is nothing this unit can do now.", "今できることがありません。")


def _defiant() -> Reason:
    return "DOZ-UNIT-15", Name(
        "Defiant Civilians cannot move until they are released.",
        "退去拒否の市民は、解放されるまで移動できません。",
    )


# Moves.


def _moves(t: DawnTable, means: Means, offered: set[int]) -> list[Hindrance]:
    """Why a unit cannot move, or not to some of the spaces. [DOZ-MOVE-1..9]"""
    unit = means.unit
    reason = _stuck(t, means)
    if reason is not None:
        return [Hindrance("move", {}, *reason)]
    mover = new_mover(t, unit)
    found: list[Hindrance] = []
    for space in range(t.tracks * STEPS):
        if KIND[space] != OFF_TRACK and space != t.at[unit] and MOVE + space not in offered:
            found.append(Hindrance("move", {"space": SPACES[space].id}, *_no_way(t, mover, space)))
    if t.at[unit] != TOWN_CENTER and MOVE + TOWN_CENTER not in offered:
        found.append(Hindrance("move", {"space": SPACES[TOWN_CENTER].id}, *_no_way(t, mover, TOWN_CENTER)))
    return found


def _stuck(t: DawnTable, means: Means) -> Reason | None:
    """Why a unit cannot move at all."""
    unit = means.unit
    here = t.at[unit]
    if here == CAMP:
        return "DOZ-BOARD-20", Name(
            "Refugees leave the Camp only by Equip or a card.",
            "避難民がキャンプを離れるのは、「武装」かカードによるときだけです。",
        )
    if here == HOSPITAL:
        return "DOZ-MOVE-7", Name(
            "A unit leaves a bed only by Discharge or a card.",
            "ベッドを離れるのは、退院かカードによるときだけです。",
        )
    if t.marks[unit] & DEFIANT:
        return _defiant()
    if not means.actions:
        return _no_action(t, means.seat, unit)
    if is_refugees(unit) and bars_refugees(t, here):
        return _guarded()
    return None


def _guarded() -> Reason:
    return "DOZ-VERSUS-66", Name(
        "Un-Zeds let Refugees neither in nor out.", "生ける手先が避難民の出入りを止めています。"
    )


def _no_way(t: DawnTable, mover: Mover, space: int) -> Reason:
    """Why a Move cannot end in a space: it is closed, too far, or has no room, or the way stops before it."""
    reason = _closed(t, mover, space)
    if reason is not None:
        return reason
    if mover.has_one_way:
        left = mover.allowance
        for step in way_to(t, mover, space):
            left -= mover.center_cost if step == TOWN_CENTER else 1
            if left < 0:
                break
            reason = _stopped(t, mover, step) if step != space else None
            if reason is not None:
                return reason
        if left < 0:
            return _too_far(t, mover)
    if not can_end(t, mover, space, entry(t, mover, space)):
        return _no_end(t, mover, space)
    return _too_far(t, mover)


def _too_far(t: DawnTable, mover: Mover) -> Reason:
    return "DOZ-MOVE-1", Name(
        f"It is too far: this unit has Move {mover.allowance}.",
        f"遠すぎます。このユニットの移動力は{mover.allowance}です。",
    )


def _closed(t: DawnTable, mover: Mover, space: int) -> Reason | None:
    """Why a unit may never enter a space now. [DOZ-MOVE-2, DOZ-MOVE-8, DOZ-MOVE-9, DOZ-EVENT-23]"""
    if entry(t, mover, space) != CLOSED:
        return None
    name = space_words(space)
    if KIND[space] == START:
        return "DOZ-MOVE-2", Name(
            "Player units never enter a Start space.",
            "プレイヤーユニットはスタートスペースに入れません。",
        )
    if t.ground[space] & NO_ENTRY:
        return "DOZ-EVENT-23", Name(f"No Entry in {name.en}.", f"{name.ja}は立入禁止です。")
    if t.ground[space] & BRIDGE_DOWN:
        return "DOZ-FATE-17", Name(f"The bridge in {name.en} is down.", f"{name.ja}の橋が崩落しています。")
    if mover.is_refugees and has_zeds(t, space):
        return "DOZ-MOVE-8", Name(
            "Refugees cannot move into a space with Zeds.", "避難民はゼッズのいるスペースに移動できません。"
        )
    if mover.is_refugees and bars_refugees(t, space):
        return _guarded()
    return "DOZ-MOVE-9", Name("This unit never goes there.", "このユニットはそこに入りません。")


def _stopped(t: DawnTable, mover: Mover, space: int) -> Reason | None:
    """Why a unit on its way goes no further than a space. [DOZ-MOVE-3, DOZ-VERSUS-49, DOZ-FATE-17]"""
    kind = entry(t, mover, space)
    name = space_words(space)
    if kind == OPEN:
        return None
    if kind == CLOSED:
        return _closed(t, mover, space)
    if kind == MET:
        whom = Name("Zeds", "ゼッズ") if has_zeds(t, space) else Name("Raiders", "略奪者")
        return "DOZ-MOVE-3", Name(
            f"The way ends in {name.en}: {whom.en} are there.", f"途中の{name.ja}に{whom.ja}がいます。"
        )
    if un_zeds_at(t, space) >= 0:
        return "DOZ-VERSUS-49", Name(
            f"The way ends in {name.en}: Un-Zeds are there.", f"途中の{name.ja}に生ける手先がいます。"
        )
    if t.chaos[space]:
        return "DOZ-MOVE-3", Name(
            f"The way ends in {name.en}: a Chaos space.", f"途中の{name.ja}は混沌スペースです。"
        )
    return "DOZ-FATE-17", Name(
        f"The way ends in {name.en}: the Ferry.", f"途中の{name.ja}に渡し船があり、そこで止まります。"
    )


def _no_end(t: DawnTable, mover: Mover, space: int) -> Reason:
    """Why a Move may not end in a space that the unit could enter. [DOZ-STACK-1, DOZ-STACK-4]"""
    here = t.at[mover.unit]
    if any(holding.bars_move(t, mover.unit, here, space) for _, _, holding in mover.bans):
        return "DOZ-ACTION-11", Name(
            "The Event card forbids this Move.", "イベントカードにより、この移動はできません。"
        )
    name = space_words(space)
    return "DOZ-STACK-4" if space < TOWN_CENTER and is_narrow(t, space) else "DOZ-STACK-1", Name(
        f"There is no room in {name.en}.", f"{name.ja}に空きがありません。"
    )


# What a unit on the map cannot do where it is.


def _forage(t: DawnTable, means: Means) -> Reason | None:
    unit = means.unit
    space = t.at[unit]
    if not is_hero_or_civilians(unit) or bars(t, unit, FORAGING):
        return "DOZ-FORAGE-1", Name("This unit never forages.", "このユニットは調達を行えません。")
    if KIND[space] < NAMED:
        return "DOZ-FORAGE-1", Name(
            "Foraging takes a named space or Town Center.",
            "調達は、名前のあるスペースかタウンセンターで行います。",
        )
    if is_barred_here(t, unit, FORAGING):
        return _prevented()
    if not can_forage(t, unit):
        return "DOZ-FORAGE-2", Name(
            "Nobody forages in a Zeds-controlled space.", "ゼッズ支配下のスペースでは調達を行えません。"
        )
    return _no_action(t, means.seat, unit)


def _prevented() -> Reason:
    return "DOZ-VERSUS-68", Name(
        "Somebody in this space prevents it.", "このスペースにいる者に妨げられています。"
    )


def _shoot(t: DawnTable, means: Means) -> Reason | None:
    unit = means.unit
    kind = KIND[t.at[unit]]
    if bars(t, unit, GUNFIRE):
        return "DOZ-UNIT-10", Name("This unit cannot use gunfire.", "このユニットは射撃できません。")
    if kind == START:
        return "DOZ-GUN-4", Name(
            "No gunfire goes out of a Start space.", "スタートスペースからは射撃できません。"
        )
    if kind == CATACOMBS:
        return "DOZ-GUN-7", Name("No gunfire goes out of Catacombs.", "カタコンベからは射撃できません。")
    if not in_range_of(t, unit):
        if kind == CENTER:
            return "DOZ-GUN-5", Name(
                "From Town Center gunfire reaches Town spaces only, and there is nobody to shoot at.",
                "タウンセンターからの射撃は市街スペースにしか届かず、そこに目標がいません。",
            )
        return "DOZ-GUN-2", Name("Nobody to shoot at is in range.", "射程内に目標がいません。")
    if not can_pay_for_shot(t, unit):
        price = price_of_shot(t, unit)
        if price < 0:
            return "DOZ-GUN-1", Name(
                "The shot costs 1 Supply, and there is none.", "射撃に必要な物資1がありません。"
            )
        if t.ammo:
            return "DOZ-GUN-1", Name(
                f"The shot costs {price} Ammo, and there is too little.",
                f"射撃に必要な弾薬{price}が足りません。",
            )
        return "DOZ-GUN-1", Name("There is no Ammo left.", "弾薬が残っていません。")
    return _no_action(t, means.seat, unit)


def _build(t: DawnTable, means: Means) -> Reason | None:
    unit = means.unit
    space = t.at[unit]
    if not t.box.uses & BARRICADE_RULES:
        return None
    if not is_hero_or_civilians(unit) or bars(t, unit, BUILDING):
        return "DOZ-BUILD-4", Name("This unit never builds.", "このユニットは建設を行えません。")
    if is_barred_here(t, unit, BUILDING):
        return _prevented()
    assert can_build(t, unit)
    if not any(takes_barricade(t, at) for at in building_spaces(t, unit)):
        if space == TOWN_CENTER or not OPEN_GROUND[space]:
            return "DOZ-BUILD-2", Name("No Barricade can stand here.", "ここにバリケードは建設できません。")
        if t.chaos[space]:
            return "DOZ-BUILD-2", Name(
                "Nothing is built in a Chaos space.", "混沌スペースに建設はできません。"
            )
        return "DOZ-BUILD-3", Name(
            "A Barricade or Strongpoint stands on this track already.",
            "このトラックにはすでにバリケードか拠点があります。",
        )
    if not means.actions:
        return _no_action(t, means.seat, unit)
    return "DOZ-BUILD-1", Name("There are too few Supplies to build.", "建設に必要な物資が足りません。")


def _arrest(t: DawnTable, means: Means) -> Reason | None:
    unit = means.unit
    if t.zeds_seat == NOBODY or t.box.level is BASIC:
        return None
    able = is_hero_or_civilians(unit) or unit == THE_GUARD
    if not able or t.marks[unit] & DEFIANT or bars(t, unit, ARRESTING):
        return "DOZ-VERSUS-79", Name("This unit cannot arrest anybody.", "このユニットは逮捕を行えません。")
    if is_used(t, TRIED_ARREST, unit):
        return "DOZ-VERSUS-85", Name(
            "This unit has tried an Arrest this turn.", "このユニットはこのターンにすでに逮捕を試みました。"
        )
    if is_barred_here(t, unit, ARRESTING):
        return _prevented()
    if not arrest_targets(t, unit):
        near = [t.at[unit], *neighbours(t.at[unit], t.tracks)]
        if any(KIND[space] == START and un_zeds_at(t, space) >= 0 for space in near):
            return "DOZ-VERSUS-80", Name(
                "Nobody is arrested on a Start space.", "スタートスペースの生ける手先は逮捕できません。"
            )
        return "DOZ-VERSUS-78", Name(
            "No Un-Zeds unit is here or in an adjacent space.", "このスペースにも隣にも生ける手先がいません。"
        )
    assert can_arrest(t, unit)
    return _no_action(t, means.seat, unit)


_ON_MAP: Final[tuple[tuple[str, Callable[[DawnTable, Means], Reason | None]], ...]] = (
    ("forage", _forage),
    ("shoot", _shoot),
    ("build", _build),
    ("arrest", _arrest),
)


# Beside the map.


def _heal(t: DawnTable, means: Means) -> Reason:
    unit = means.unit
    if is_used(t, HEALED, unit):
        return "DOZ-HEAL-2", Name(
            "This unit has been healed this turn.", "このユニットはこのターンにすでに治療を受けました。"
        )
    if not means.actions:
        return _no_action(t, means.seat, unit)
    return "DOZ-HEAL-4", Name("There is nothing to heal.", "治療するヒットがありません。")


def _discharge(means: Means) -> Reason:
    """Why a unit stays in its bed: who never enters Town Center may have nowhere to go. [DOZ-HEAL-8]"""
    if not means.own:
        return _of_another()
    return "DOZ-HEAL-8", Name(
        "No Town space without Zeds has room for this unit.",
        "ゼッズがいない、空きのある市街スペースがありません。",
    )


def _equip(t: DawnTable, unit: int) -> Reason:
    """Why Refugees in the Camp do not take up arms. [DOZ-HEAL-9, DOZ-UNIT-23]"""
    if is_used(t, EQUIPPED, 0):
        return "DOZ-HEAL-9", Name("Equip has been used this turn.", "このターンにはすでに武装を行いました。")
    if not any(FIRST_REGULAR_CIVILIANS <= dead < FIRST_VILLAGERS for dead in t.here[CEMETERY]):
        return "DOZ-HEAL-9", Name("No Regular Civilians lie in the Cemetery.", "墓地に一般市民がいません。")
    if unit != t.here[CAMP][0]:
        return "DOZ-HEAL-9", Name(
            "Any one Refugees unit will do: the first is offered.",
            "避難民はどのユニットでも同じなので、最初の1つだけを選べます。",
        )
    return "DOZ-UNIT-23", Name("VIP Survivors cannot be used for Equip.", "要人は武装に使えません。")


def _research(t: DawnTable, means: Means) -> Reason:
    unit = means.unit
    if t.box.units[unit].unit_class != SCIENTIST:
        return "DOZ-RESEARCH-1", Name("Only Scientists research.", "研究を行えるのは科学者だけです。")
    if t.at[unit] != LAB:
        return "DOZ-RESEARCH-1", Name("Research takes place in the Lab.", "研究は研究室で行います。")
    if is_used(t, RESEARCHED, 0):
        return "DOZ-RESEARCH-4", Name(
            "A Research Action has succeeded this turn.", "このターンにはすでに研究が成功しました。"
        )
    if not can_reveal(t):
        return "DOZ-RESEARCH-7", Name("The Research deck is empty.", "研究デッキが空です。")
    if t.box.research[t.research].supply and not can_spend_supplies(t, 1):
        return "DOZ-RESEARCH-2", Name(
            "The Current card asks for 1 Supply, and there is none.",
            "現在の研究カードに必要な物資1がありません。",
        )
    return _no_action(t, means.seat, unit)


def _ability(t: DawnTable, means: Means, price: Price, worn: bool) -> Reason:
    """Why an ability cannot be used now. [DOZ-ACTION-3, DOZ-HOUSE-8]"""
    unit = means.unit
    if worn and price.limit == ONCE_A_GAME:
        return "DOZ-HOUSE-8", Name(
            "This ability works once a game, and has been used.", "1ゲームに1回の能力で、すでに使いました。"
        )
    if worn:
        return "DOZ-HOUSE-8", Name(
            "This ability has been used this turn.", "この能力はこのターンにすでに使いました。"
        )
    if price.character and not means.own:
        return "DOZ-COOP-5", Name(
            "The Character Action of a Hero is its owner's.",
            "ヒーローのキャラクターアクションは、その持ち主のものです。",
        )
    if price.character and is_used(t, CHARACTER_ACTION, unit):
        return "DOZ-ACTION-3", Name(
            "The Character Action has been used.", "キャラクターアクションは使用済みです。"
        )
    if price.actions > means.actions > 0:
        return "DOZ-ACTION-1", Name(
            f"This takes {price.actions} Actions, and only {means.actions} can be spent on this unit.",
            f"アクションが{price.actions}つ必要ですが、このユニットに使えるのは{means.actions}つだけです。",
        )
    if price.actions > means.actions:
        return _no_action(t, means.seat, unit)
    if t.ammo < price.ammo:
        return "DOZ-ACTION-6", Name("There is too little Ammo.", "弾薬が足りません。")
    if price.supplies and not can_spend_supplies(t, price.supplies):
        return "DOZ-ACTION-6", Name("There are too few Supplies.", "物資が足りません。")
    return "DOZ-UNIT-14", Name("It would do nothing now.", "今使っても何も起こりません。")
