"""A set-up that cannot be is refused with the name of the field."""

import pytest

import lastfire


@pytest.mark.parametrize(
    ("field", "arguments"),
    [
        ("game", {"game": "chess"}),
        ("seats", {"seats": 0}),
        ("seats", {"seats": 5}),
        ("seats", {"seats": "3"}),
        ("seats", {"seats": True}),
        ("seed", {"seed": "x"}),
        ("seed", {"seed": 1.5}),
        ("seed", {"seed": True}),
        ("no_such", {"no_such": 1}),
        ("journey", {"journey": 1}),
        ("journey", {"journey": "yes"}),
        ("journey_legs", {"journey": True, "journey_legs": 4}),
        ("journey_legs", {"journey_legs": 2}),
        ("journey_legs", {"journey": True, "journey_legs": True}),
        ("solo_reveal", {"solo_reveal": "never"}),
        ("poker_set", {"poker_set": "printed"}),
    ],
)
def test_the_wrong_field_is_named(field: str, arguments: dict[str, object]) -> None:
    given: dict[str, object] = {"game": "hit_z_road", "seats": 3, "seed": 1}
    given.update(arguments)
    with pytest.raises(lastfire.SetupError) as refused:
        lastfire.new(**given)  # type: ignore[arg-type]
    assert refused.value.field == field
    assert str(refused.value).startswith(f"{field}: ")


@pytest.mark.parametrize(
    ("field", "arguments"),
    [
        ("seats", {"seats": 0}),
        ("seats", {"seats": 6}),
        ("seats", {"seats": 7}),
        ("seats", {"seats": None}),
        ("seats", {"seats": 3.0}),
        ("journey", {"journey": True}),
        ("hardcore", {"hardcore": 1}),
        ("hardcore", {"hardcore": "on"}),
        ("main_objective", {"main_objective": "go_home"}),
        ("main_objective", {"main_objective": 3}),
        ("main_objective", {"main_objective": None}),
        ("betrayal_pool", {"betrayal_pool": "two"}),
        ("betrayal_pool", {"betrayal_pool": 1}),
        ("betrayal_pool", {"coop": True, "betrayal_pool": "none"}),
        ("betrayal_pool", {"coop": True, "betrayal_pool": "per_player"}),
        ("betrayal_pool", {"seats": 2, "betrayal_pool": "none"}),
        ("betrayal_pool", {"seats": 1, "betrayal_pool": "two_per_player"}),
        ("betrayal_pool", {"seats": 2, "prisoners_dilemma": True, "betrayal_pool": "none"}),
        ("betrayer", {"coop": True, "betrayer": True}),
        ("betrayer", {"seats": 2, "betrayer": True}),
        ("betrayer", {"seats": 1, "betrayer": True}),
        ("betrayer", {"seats": 2, "prisoners_dilemma": True, "betrayer": True}),
        ("prisoners_dilemma", {"prisoners_dilemma": True}),
        ("prisoners_dilemma", {"seats": 1, "prisoners_dilemma": True}),
        ("prisoners_dilemma", {"seats": 2, "coop": True, "prisoners_dilemma": True}),
        ("coop_side", {"coop": True, "coop_side": "easy"}),
        ("coop_side", {"coop": True, "coop_side": "normal", "hardcore": True}),
        ("elimination", {"elimination": "yes"}),
        ("token_limits", {"token_limits": 20}),
    ],
)
def test_the_wrong_field_of_dead_of_winter_is_named(field: str, arguments: dict[str, object]) -> None:
    given: dict[str, object] = {"game": "dead_of_winter", "seats": 3, "seed": 1}
    given.update(arguments)
    with pytest.raises(lastfire.SetupError) as refused:
        lastfire.new(**given)  # type: ignore[arg-type]
    assert refused.value.field == field
    assert str(refused.value).startswith(f"{field}: ")


@pytest.mark.parametrize("seed", [0, -1, 2**31, 2**64, -(2**70), 10**40])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    one = lastfire.new("hit_z_road", seats=2, seed=seed)
    assert one.digest() == lastfire.new("hit_z_road", seats=2, seed=seed).digest()
    assert one.digest() != lastfire.new("hit_z_road", seats=2, seed=seed + 1).digest()
