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


@pytest.mark.parametrize("seed", [0, -1, 2**31, 2**64, -(2**70), 10**40])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    one = lastfire.new("hit_z_road", seats=2, seed=seed)
    assert one.digest() == lastfire.new("hit_z_road", seats=2, seed=seed).digest()
    assert one.digest() != lastfire.new("hit_z_road", seats=2, seed=seed + 1).digest()
