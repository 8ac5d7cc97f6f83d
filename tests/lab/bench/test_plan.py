"""Plans: which duels are played, and from which seeds."""

from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from cardgame_tui.content.faults import ContentError
from cardgame_tui.lab.batch import Batch
from cardgame_tui.lab.bench.arms import Asked, swept_values, without_card
from tests.lab.bench.runs import plan_of
from tests.lab.setups import leduc
from tests.rulings.files import RUNE_DUEL


def test_a_game_alone_has_one_arm() -> None:
    plan = plan_of()
    assert [arm.name for arm in plan.arms] == ["as it is"]
    assert plan.kind == "health"


def test_a_variant_is_compared_with_the_game_as_it_is() -> None:
    plan = plan_of(variant="hands=3")
    assert [arm.name for arm in plan.arms] == ["as it is", "hands=3"]
    assert [arm.setup().options.model_dump() for arm in plan.arms] == [{"hands": 1}, {"hands": 3}]


def test_settings_hold_on_both_sides() -> None:
    plan = plan_of(variant="hands=3", against="hands=5", settings=("hands=9",))
    assert [arm.setup().options.model_dump() for arm in plan.arms] == [{"hands": 5}, {"hands": 3}]


@pytest.mark.parametrize(
    ("argument", "asked"),
    [
        ("--set", {"settings": ("hans=3",)}),
        ("--variant", {"variant": "hans=3"}),
        ("--against", {"against": "hans=3"}),
        ("--sweep", {"sweep": "hans=3..5"}),
    ],
)
def test_a_faulty_option_is_named_by_its_argument(argument: str, asked: dict[str, Any]) -> None:
    with pytest.raises(ContentError, match=f"^{argument}: hans: no such option"):
        plan_of(**asked)


def test_all_decks_play_under_the_options_of_the_variant() -> None:
    plan = Asked(RUNE_DUEL.ruleset, variant="life_total=9", all_decks=True).plan()
    assert {arm.header.options["life_total"] for arm in plan.arms} == {9}


def test_options_of_several_arguments_are_judged_together() -> None:
    plan = Asked(RUNE_DUEL.ruleset, variant="hand_size=10", sweep="end_discard_max=8,9").plan()
    assert [arm.header.options["end_discard_max"] for arm in plan.arms] == [8, 9]
    plan = Asked(RUNE_DUEL.ruleset, variant="hand_size=10", settings=("end_discard_max=9",), all_decks=True).plan()
    assert {arm.header.options["end_discard_max"] for arm in plan.arms} == {9}


def test_a_sweep_begins_with_the_value_of_the_game() -> None:
    plan = plan_of(sweep="hands=2..4", settings=("hands=3",))
    assert [arm.name for arm in plan.arms] == ["hands 3", "hands 2", "hands 4"]


@pytest.mark.parametrize(
    ("words", "values"),
    [
        ("hp=3..6", ["3", "4", "5", "6"]),
        ("hp=-1..1", ["-1", "0", "1"]),
        ("a=on, off", ["on", "off"]),
        ("a=2,2,1", ["2", "1"]),
    ],
)
def test_values_of_a_sweep(words: str, values: list[str]) -> None:
    assert swept_values(words)[1] == values


@pytest.mark.parametrize("words", ["hp", "hp=3", "hp=3,3", "hp=", "hp=6..3", "=1,2..", ""])
def test_what_is_no_sweep_is_refused(words: str) -> None:
    with pytest.raises(ContentError, match=r"two or more values, such as hp=3\.\.8"):
        swept_values(words)


def test_two_equal_sides_are_refused() -> None:
    with pytest.raises(ContentError, match="nothing to compare"):
        plan_of(variant="hands=3", against="hands=3")


def test_other_cards_take_the_places_of_one_that_is_left_out() -> None:
    """So that the deck stays as long as it was, and the shuffles the same."""
    deck = {"main": ["a", "x", "b", "x", "x", "a"], "side": ["b"]}
    assert without_card(deck, "x") == {"main": ("a", "a", "b", "b", "a", "a"), "side": ["b"]}


def test_a_deck_of_one_card_cannot_lose_it() -> None:
    with pytest.raises(ContentError, match="no other card than x"):
        without_card({"main": ["x", "x"]}, "x")


def test_a_unit_plays_every_arm_with_every_bot_from_the_same_seeds() -> None:
    plan = plan_of(variant="hands=3")
    one, two = (list(plan.tasks(seeds)) for seeds in islice(plan.units(), 2))
    assert [(task.number, task.arm, task.swapped) for task in one + two] == [
        (1, 0, False), (2, 1, False), (3, 0, False), (4, 1, False),
    ]  # fmt: skip
    assert one[0].seeds == one[1].seeds != two[0].seeds


def test_decks_that_differ_are_played_at_both_seats() -> None:
    plan = plan_of()
    (arm,) = plan.arms
    decks = ({"main": ["King of hearts"]}, {"main": ["Jack of hearts"]})
    other = arm.model_copy(update={"header": arm.header.model_copy(update={"decks": decks})})
    both = plan.model_copy(update={"arms": (other,)})
    assert [task.swapped for task in both.tasks(next(both.units()))] == [False, True]


def test_the_seeds_are_those_of_simulate() -> None:
    batch = Batch(leduc, games=5, seed=4)
    assert list(islice(plan_of(seed=4).units(), 5)) == list(batch.seeds())
    assert list(islice(plan_of(seed=4).units(after=3), 2)) == list(batch.seeds())[3:]


def test_plans_share_a_fingerprint_when_their_duels_are_the_same() -> None:
    assert plan_of(variant="hands=3").fingerprint == plan_of(variant="hands=3").fingerprint
    others = [plan_of(), plan_of(seed=2), plan_of(variant="hands=4"), plan_of(variant="hands=3", seed=2)]
    assert len({plan.fingerprint for plan in [plan_of(variant="hands=3"), *others]}) == 5


@pytest.mark.parametrize(
    "asked",
    [
        {"variant": "hands=3"},
        {"variant": "hands=3", "against": "hands=5", "seed": 4},
        {"sweep": "hands=2..4", "bots": ("random", "eager")},
    ],
)
def test_a_run_can_be_asked_for_again(asked: dict[str, Any]) -> None:
    plan = plan_of(**asked)
    again = Asked.again(plan).plan()
    assert (again.fingerprint, again.request, again.kind) == (plan.fingerprint, plan.request, plan.kind)


def test_a_variant_that_was_edited_gives_another_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    file = Path("mine.toml")
    file.write_text('name = "Mine"\nruleset = "leduc"\n[options]\nhands = 3\n')
    plan = plan_of(variant="mine.toml")
    monkeypatch.chdir("/")
    assert Asked.again(plan).plan().plays_like(plan)
    (tmp_path / file).write_text('name = "Mine"\nruleset = "leduc"\n[options]\nhands = 5\n')
    edited = Asked.again(plan).plan()
    assert not edited.plays_like(plan)
    assert edited.arms[1].setup().options.model_dump() == {"hands": 5}


def test_a_run_that_does_not_say_what_was_asked_cannot_be_asked_again() -> None:
    plan = plan_of(variant="hands=3").model_copy(update={"request": None})
    with pytest.raises(ContentError, match="does not say which files"):
        Asked.again(plan)
