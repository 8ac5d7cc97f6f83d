"""A value is a dataclass that the type checker keeps frozen (docs/decisions/0015)."""

import copy
import pickle
from dataclasses import asdict, dataclass, field, fields, is_dataclass, replace

import pytest

from cardgame_tui.value import value


@value
class Cost:
    """What something costs; the reason does not matter when costs are compared, and is not shown."""

    mana: int
    colour: str = "any"
    paid: list[str] = field(default_factory=list)
    why: str = field(default="", compare=False, repr=False)


@value
class Toll(Cost):
    """A cost with one field more."""

    life: int = 0


@value
class Alone:
    """One field."""

    seat: int


@value
class Nothing:
    """No field."""


@value
class Doubled:
    """A field that is worked out, and methods of its own."""

    once: int
    twice: int = field(init=False)

    def __post_init__(self) -> None:
        self.twice = 2 * self.once  # type: ignore[misc]

    def __repr__(self) -> str:
        return "doubled"

    def __eq__(self, other: object) -> bool:
        return True

    def __hash__(self) -> int:
        return 5


def test_fields_are_given_by_place_or_by_name_and_have_defaults() -> None:
    cost = Cost(2, paid=["red"])
    assert (cost.mana, cost.colour, cost.paid, cost.why) == (2, "any", ["red"], "")
    assert Cost(1).paid is not Cost(1).paid
    assert (Toll(1, life=3).life, Toll(1).colour) == (3, "any")


@pytest.mark.parametrize(("given", "named"), [((), {}), ((1, "red", [], "", 5), {}), ((1,), {"price": 2})])
def test_a_missing_and_an_unknown_argument_is_an_error(
    given: tuple[object, ...], named: dict[str, object]
) -> None:
    make: type = Cost
    with pytest.raises(TypeError, match="__init__"):
        make(*given, **named)


def test_values_are_equal_by_their_fields_within_one_class() -> None:
    assert Cost(1, "red") == Cost(1, "red", why="a toll")
    assert Cost(1, "red") != Cost(2, "red")
    assert Cost(1) != Toll(1)
    assert Alone(1) != object()
    assert Alone(1) == Alone(1)
    assert Alone(1) != Alone(2)
    assert Nothing() == Nothing()


def test_equal_values_have_one_hash() -> None:
    assert len({Alone(1), Alone(1), Alone(2)}) == 2
    assert hash(Nothing()) == hash(Nothing())
    with pytest.raises(TypeError, match="unhashable"):
        hash(Cost(1))


def test_a_value_shows_its_fields() -> None:
    assert repr(Cost(1, why="a toll")) == "Cost(mana=1, colour='any', paid=[])"
    assert repr(Toll(1, life=2)) == "Toll(mana=1, colour='any', paid=[], life=2)"
    assert repr(Nothing()) == "Nothing()"


def test_methods_that_a_class_defines_are_kept() -> None:
    assert (repr(Doubled(2)), hash(Doubled(1))) == ("doubled", 5)
    assert Doubled(1) == Doubled(2)


def test_a_field_can_be_worked_out_after_the_others() -> None:
    assert Doubled(3).twice == 6


def test_a_value_is_a_dataclass_to_everything_that_reads_one() -> None:
    assert [each.name for each in fields(Toll)] == ["mana", "colour", "paid", "why", "life"]
    assert replace(Toll(1, life=2), mana=4) == Toll(4, life=2)
    assert asdict(Cost(1)) == {"mana": 1, "colour": "any", "paid": [], "why": ""}
    match Toll(1, "red"):
        case Toll(mana, colour):
            assert (mana, colour) == (1, "red")
    assert is_dataclass(Cost)


@pytest.mark.parametrize("made", [Toll(1, "red", ["x"], life=2), Alone(1), Nothing(), Doubled(3)])
def test_a_value_can_be_pickled_and_copied(made: object) -> None:
    assert pickle.loads(pickle.dumps(made)) == made
    assert copy.deepcopy(made) == made


def test_a_value_has_slots() -> None:
    assert not hasattr(Toll(1), "__dict__")


def test_only_the_type_checker_refuses_to_assign() -> None:
    """Mypy reports an ignored error that does not exist, so it checks these lines too."""
    alone = Alone(1)
    alone.seat = 2  # type: ignore[misc]
    assert alone.seat == 2


def test_another_dataclass_can_hold_a_value() -> None:
    @dataclass(frozen=True)
    class Holder:
        alone: Alone

    assert hash(Holder(Alone(1))) == hash(Holder(Alone(1)))
