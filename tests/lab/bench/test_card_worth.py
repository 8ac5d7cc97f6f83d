"""What the cards of a deck are worth: planted worths, ranks, and the duels that are played for them."""

import random
from collections.abc import Sequence

import pytest

from cardgame_tui.lab.bench.plan import Arm, Plan
from cardgame_tui.lab.bench.rows import DuelRow
from cardgame_tui.lab.bench.tables.card_worth import card_worths, worth_lines, worth_table
from tests.lab.bench.runs import plan_of, row

DECKS = (("Fox", "Hen", "Owl"), ("Cat", "Dog", "Owl"))


def arm_of(name: str, decks: Sequence[Sequence[str]], without: str = "", *, itself: bool = False) -> Arm:
    """An arm of Leduc with decks that are never played."""
    arm = plan_of().arms[0]
    header = arm.header.model_copy(update={"decks": tuple({"main": list(deck)} for deck in decks)})
    return Arm(name=name, header=header, without=without, itself=itself)


def plan_of_cards() -> Plan:
    """What the cards of the first deck are worth."""
    one, two = DECKS
    arms = [arm_of("as it is", DECKS)]
    for card in ("Hen", "Fox", "Owl"):
        other = next(name for name in one if name != card)
        lacking = tuple(other if name == card else name for name in one)
        arms += [arm_of(f"without {card}", (lacking, two), card)]
        arms += [arm_of(f"itself without {card}", (one, lacking), card, itself=True)]
    return Plan(kind="card", arms=tuple(arms))


def duels(units: int, worth: dict[str, float]) -> list[DuelRow]:
    """Duels in which the deck wins half of the time with all cards, and less often without one of them."""
    plan, chance, rows = plan_of_cards(), random.Random(3), list[DuelRow]()
    for unit in range(1, units + 1):
        for arm, bot, swapped in plan.order:
            lost = worth.get(plan.arms[arm].without, 0.0)
            share = 0.5 + lost if plan.arms[arm].itself else 0.5 - lost
            won = chance.random() < share
            winner = 1 if won != swapped else 2
            rows.append(row(len(rows) + 1, unit=unit, arm=arm, bot=bot, swapped=swapped, winner=winner))
    return rows


def test_the_worth_of_a_card_is_found_and_its_rank() -> None:
    first, second, third = card_worths(plan_of_cards(), duels(600, {"Fox": 0.2, "Owl": -0.1}), "random")
    assert [each.card for each in (first, second, third)] == ["Fox", "Hen", "Owl"]
    assert first.worth.low < 0.2 < first.worth.high
    assert second.worth.low < 0 < second.worth.high
    assert third.worth.low < -0.1 < third.worth.high
    assert [each.ranks for each in (first, second, third)] == [(1, 1), (2, 2), (3, 3)]
    assert first.alone.half_width < first.worth.half_width


def test_equal_cards_share_all_ranks() -> None:
    assert {each.ranks for each in card_worths(plan_of_cards(), duels(30, {}), "random")} == {(1, 3)}


def test_the_card_that_was_asked_about_is_named_with_what_took_its_place() -> None:
    words = [*worth_lines(plan_of_cards(), duels(600, {"Hen": 0.2}), "random")]
    assert words[0].startswith("Hen is worth +")
    assert "chance?" not in words[0]
    assert words[1:] == ["It is number 1 of 3 cards; its true place is 1.", "In its place: Fox."]
    unsure = next(worth_lines(plan_of_cards(), duels(100, {}), "random"))
    assert ": chance? 95 % -" in unsure


def test_a_few_units_say_nothing() -> None:
    words = [*worth_lines(plan_of_cards(), duels(9, {"Hen": 0.5}), "random")]
    assert words[0] == "Hen: too few duels to say what it is worth."
    assert next(worth_lines(plan_of_cards(), [], "random")) == words[0]
    assert len(worth_table(plan_of_cards(), [], "random").rows) == 3


def test_a_draw_is_half_a_win() -> None:
    plan = plan_of_cards()
    winners = {0: 1, 1: 0, 2: 0}
    rows = [row(unit, unit=unit, arm=arm, winner=won) for unit in range(1, 41) for arm, won in winners.items()]
    found = next(each for each in card_worths(plan, rows, "random") if each.card == "Hen")
    assert (found.against, found.itself) == (0.5, 0.0)
    assert found.worth.middle == 0.25


@pytest.mark.parametrize("index", [1, 2])
def test_the_asked_card_alone_is_compared(index: int) -> None:
    plan = plan_of_cards()
    assert plan.compared == (1,)
    assert list(plan.main_arms) == [0, 1]
    assert plan.arms[index].itself == (index == 2)
