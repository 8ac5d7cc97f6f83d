"""Verdicts: yes, no or cannot tell, in sentences, with what a reader has to know first."""

import random
import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from cardgame_tui.lab.bench.comparing.measures import came_back, figures, mean_difference, pairs_of, parted
from cardgame_tui.lab.bench.comparing.questions import (
    CLOSER,
    DECISIVE,
    FAIRER,
    FASTER,
    FIRST_DECK,
    FIRST_PLAYER,
    LIVELIER,
    Question,
    weaker,
)
from cardgame_tui.lab.bench.comparing.verdict_words import many_questions, verdict_lines, verdict_shown
from cardgame_tui.lab.bench.comparing.verdicts import (
    Verdict,
    comparisons,
    more_duels,
    rounded,
    verdicts,
    warnings,
)
from cardgame_tui.lab.bench.plan import Plan
from cardgame_tui.lab.bench.rows import ABORTED, BROKE, DuelRow
from cardgame_tui.lab.statistics import Interval
from tests.lab.bench.runs import plan_of, row

PLAN = plan_of(variant="hands=3")


def two_decks() -> Plan:
    """The plan of a comparison in which each side has a deck of its own."""
    decks = ({"main": ["King of hearts"]}, {"main": ["Jack of hearts"]})
    arms = [arm.model_copy(update={"header": arm.header.model_copy(update={"decks": decks})}) for arm in PLAN.arms]
    return Plan(kind="compare", arms=tuple(arms))


def both(units: int, one: dict[str, Any], two: dict[str, Any]) -> list[DuelRow]:
    """Equal duels of the first arm, and others of the second, with a few turns more or less."""
    chance = random.Random(1)
    rows: list[DuelRow] = []
    for unit in range(1, units + 1):
        jitter = chance.choice((0, 1, 2))
        for arm, changes in enumerate((one, two)):
            turns = changes.get("turns", 4) + jitter * (arm + 1)
            rows.append(row(len(rows) + 1, unit=unit, arm=arm, **{**changes, "turns": turns}))
    return rows


def sentence(verdict: Verdict) -> str:
    """A verdict in words."""
    return verdict_shown(verdict).sentence


def answers(rows: Sequence[DuelRow]) -> dict[Question, Verdict]:
    """The verdicts by their question."""
    return {each.question: each for each in verdicts(PLAN, rows, "turn")}


def test_a_shorter_variant_is_faster() -> None:
    found = answers(both(50, {"turns": 20}, {"turns": 10}))[FASTER]
    assert found.answer is True
    assert found.pairs == 50
    assert re.fullmatch(r"A duel takes .* turns instead of .*: .* fewer \(95 % .* to .*\)\.", sentence(found))


def test_a_longer_variant_is_not_faster() -> None:
    found = answers(both(50, {"turns": 10}, {"turns": 20}))[FASTER]
    assert found.answer is False
    assert re.fullmatch(r"A duel takes .* turns instead of .*: .* more \(95 % .* to .*\)\.", sentence(found))


def test_equal_duels_are_said_to_be_equal() -> None:
    found = answers(both(50, {}, {}))
    assert sentence(found[FAIRER]) == "No difference in any of the 50 pairs of duels."
    assert found[DECISIVE].answer is None


def test_a_variant_where_both_players_win_alike_is_fairer() -> None:
    rows = []
    for unit in range(1, 201):
        rows.append(row(2 * unit - 1, unit=unit, arm=0, winner=1))
        rows.append(row(2 * unit, unit=unit, arm=1, winner=1 + unit % 2))
    found = answers(rows)[FAIRER]
    assert found.answer is True
    assert found.difference.middle == -50


def test_an_edge_to_the_other_side_is_no_fairer() -> None:
    """The first player wins 3 of 4 under one rule and 1 of 4 under the other: equally unfair."""
    rows = []
    for unit in range(1, 201):
        rows.append(row(2 * unit - 1, unit=unit, arm=0, winner=2 if unit % 4 == 0 else 1))
        rows.append(row(2 * unit, unit=unit, arm=1, winner=1 if unit % 4 == 1 else 2))
    found = answers(rows)[FAIRER]
    assert found.answer is None
    assert found.difference.middle == 0


def test_who_wins_more_is_asked_with_its_sign() -> None:
    """Whether fairer or not: the first player wins 3 of 4 instead of 1 of 4, and seat 1 all of them."""
    rows = []
    for unit in range(1, 201):
        rows.append(row(2 * unit - 1, unit=unit, arm=0, winner=1, first=1 if unit % 4 == 0 else 2))
        rows.append(row(2 * unit, unit=unit, arm=1, winner=1, first=2 if unit % 4 == 1 else 1))
    found = answers(rows)
    assert (found[FAIRER].answer, found[FIRST_PLAYER].answer) == (None, True)
    assert found[FIRST_PLAYER].difference.middle == 50
    assert sentence(found[FIRST_PLAYER]).startswith(
        "The first player wins 75.0 % instead of 25.0 %: 50.0 points more"
    )
    turned = answers([replace(each, arm=1 - each.arm) for each in rows])
    assert turned[FIRST_PLAYER].answer is False


def test_what_may_be_chance_says_so_and_names_both_measures() -> None:
    verdict = Verdict(
        FIRST_PLAYER, 1, "random", None, Interval(-0.7, -4, 2.2), "turn", 0.95, 2400, 200, (0.493, 0.5)
    )
    assert sentence(verdict) == (
        "The first player wins 49.3 % instead of 50.0 %: chance? 95 % 4.0 less to 2.2 more. "
        "About 2,400 more duels would tell."
    )
    (line,) = verdict_lines([verdict])
    assert line.startswith("First player wins more?  Cannot tell.  The first player wins 49.3 %")


def test_decks_are_asked_about_where_they_differ() -> None:
    assert FIRST_DECK not in answers(both(20, {}, {}))
    plan = two_decks()
    found = {each.question: each for each in verdicts(plan, both(40, {"winner": 2}, {"winner": 1}), "turn")}
    assert found[FIRST_DECK].answer is True


def test_several_questions_find_something_by_chance() -> None:
    """Of three questions, each wrong in 1 of 20 runs, one is wrong in 1 of 7."""
    unknown = Verdict(FASTER, 1, "random", None, Interval(0, -1, 1), "turn", 0.95, None, 40)
    clear = replace(unknown, question=FAIRER, answer=True)
    three = [unknown, clear, replace(unknown, question=DECISIVE)]
    words = many_questions(three)
    assert words == "Three questions: even without any change, up to 1 in 7 runs shows something."
    assert many_questions([*three, *(replace(each, arm=2) for each in three)]) == words
    same = replace(unknown, question=CLOSER, difference=Interval(0, 0, 0))
    assert many_questions([*three, same]) == words.replace("Three", "Four")
    assert many_questions([clear]) == ""
    assert many_questions([unknown, replace(unknown, question=DECISIVE)]) == ""


def test_lopsided_decks_are_named_first() -> None:
    plan = two_decks()
    rows = [row(number, unit=number, winner=1 if number % 4 else 2) for number in range(1, 101)]
    rows += [replace(each, number=each.number + 100, arm=1, winner=1 + each.number % 2) for each in rows]
    rows += [row(number, unit=number, winner=0) for number in range(201, 301)]
    first, second = warnings(plan, rows, [])
    assert first.startswith("as it is: deck 1 wins 75.0 % (65.7 to 82.5) against deck 2 (random): no match.")
    assert "draws 50%" in second
    turned = warnings(plan, [replace(each, winner=3 - each.winner) for each in rows[:100]], [])
    assert turned[0].startswith("as it is: deck 2 wins 75.0 % (65.7 to 82.5) against deck 1 (random): no match.")
    assert warnings(plan, rows[:20], []) == []  # 15 of 20 may be chance


def test_fewer_draws_are_more_decisive() -> None:
    rows = []
    for unit in range(1, 101):
        rows.append(row(2 * unit - 1, unit=unit, arm=0, winner=unit % 2))
        rows.append(row(2 * unit, unit=unit, arm=1, winner=1))
    found = answers(rows)[DECISIVE]
    assert found.answer is True
    assert found.difference.middle == -50


def test_life_that_is_nearer_at_the_end_is_closer() -> None:
    """With the change the winner keeps 2 of 4 life instead of 4 or 5 of 6; pairs with a draw do not count."""
    rows = []
    for unit in range(1, 101):
        kept = 4 + unit % 2
        rows.append(row(2 * unit - 1, unit=unit, arm=0, winner=2, life=(0, 6, kept, 6)))
        drawn = unit % 4 == 0
        rows.append(row(2 * unit, unit=unit, arm=1, winner=not drawn, life=(2, 4, 2 if drawn else 0, 4)))
    found = answers(rows)[CLOSER]
    assert found.answer is True
    assert found.pairs == 75
    assert found.difference.middle == pytest.approx(100 * (2 / 4 - (50 * 5 + 25 * 4) / 75 / 6))
    assert ": 27.8 points less (95 % " in sentence(found)


def test_more_key_events_a_turn_are_livelier_however_long_duels_are() -> None:
    rows = []
    for unit in range(1, 101):
        rows.append(row(2 * unit - 1, unit=unit, arm=0, turns=20, key_events=20 + unit % 3))
        rows.append(row(2 * unit, unit=unit, arm=1, turns=10, key_events=20))
    found = answers(rows)[LIVELIER]
    assert found.answer is True
    assert ": 0.95 more (95 % 0.9" in sentence(found)
    turned = [replace(each, arm=1 - each.arm) for each in rows]
    assert answers(turned)[LIVELIER].answer is False


def test_a_game_without_life_and_key_events_is_not_asked_about_them() -> None:
    assert set(answers(both(50, {}, {}))) == {FASTER, FAIRER, FIRST_PLAYER, DECISIVE}


def test_a_game_in_which_nobody_begins_is_not_asked_whether_it_is_fairer() -> None:
    assert [*answers(both(50, {"first": 0}, {"first": 0, "turns": 3}))] == [FASTER, DECISIVE]


def test_a_pair_in_which_life_is_not_known_does_not_count_for_it() -> None:
    rows = both(40, {"life": (3, 6, 0, 6)}, {"life": (2, 6, 0, 6)})
    rows[3] = replace(rows[3], life=())
    found = answers(rows)
    assert (found[CLOSER].pairs, found[FASTER].pairs) == (39, 40)


def test_pairs_part_where_another_seat_wins_or_nobody() -> None:
    rows = both(4, {"winner": 1}, {"winner": 1})
    rows[1], rows[5] = replace(rows[1], winner=2), replace(rows[5], winner=0)
    assert [(one.number, two.number) for one, two in parted(pairs_of(rows, "random", 1, 0))] == [(2, 1), (6, 5)]


def test_a_pair_without_an_end_on_one_side_does_not_count() -> None:
    rows = both(40, {"turns": 20}, {"turns": 10})
    rows[3] = row(4, unit=2, arm=1, outcome=ABORTED, winner=0, turns=900)
    rows[4] = row(5, unit=3, arm=0, outcome=BROKE, winner=0, how="KeyError")
    assert answers(rows)[FASTER].pairs == 38
    assert answers(rows[:4])[FASTER].pairs == 1


def test_both_seats_of_a_unit_count_as_one_value() -> None:
    rows = [
        row(1, unit=1, arm=0, turns=5), row(2, unit=1, arm=0, swapped=True, turns=9),
        row(3, unit=1, arm=1, turns=4), row(4, unit=1, arm=1, swapped=True, turns=4),
        row(5, unit=2, arm=0, turns=5), row(6, unit=2, arm=1, turns=6),
    ]  # fmt: skip
    pairs = pairs_of(rows, "random", 1, 0)
    assert [len(unit) for unit in pairs] == [2, 1]
    assert mean_difference(pairs, lambda each: each.turns).middle == pytest.approx((-3 + 1) / 2)


def test_no_pair_tells_nothing() -> None:
    (words,) = {sentence(each) for each in verdicts(PLAN, [], "turn")}
    assert words == "No pair of duels ended by the rules."


@pytest.mark.parametrize(
    ("pairs", "answer", "too_few"), [(4, None, True), (9, None, True), (10, None, False), (4, True, False)]
)
def test_an_interval_of_few_pairs_that_answers_nothing_is_not_shown(
    pairs: int, answer: bool | None, too_few: bool
) -> None:
    found = Interval(-90, -99, -81) if answer else Interval(0, -148, 148)
    verdict = Verdict(DECISIVE, 1, "random", answer, found, "turn", 0.95, None, pairs)
    assert ("Too few duels" in sentence(verdict)) == too_few
    assert ("148" in sentence(verdict)) == (not too_few and answer is None)


def test_two_pairs_that_agree_are_too_few() -> None:
    """Fewer draws in both of two pairs say nothing, although the differences do not vary."""
    found = answers(
        [row(1, unit=1, winner=0), row(2, unit=1, arm=1), row(3, unit=2, winner=0), row(4, unit=2, arm=1)]
    )
    assert found[DECISIVE].answer is None
    assert sentence(found[DECISIVE]) == "Too few duels."


def test_no_difference_has_a_minus() -> None:
    verdict = Verdict(FASTER, 1, "random", None, Interval(-0.01, -2.0, 1.98), "turn", 0.95, None, 100)
    assert sentence(verdict) == "Chance? 95 % 2.0 fewer to 2.0 more."


def test_what_is_not_known_says_how_many_more_duels_would_tell() -> None:
    """An interval that reaches twice as far as the estimate needs four times the pairs: 300 more, or 600 duels."""
    found = Interval(-1.0, -3.0, 1.0)
    assert more_duels(found, 100) == 600
    verdict = Verdict(FASTER, 1, "random", None, found, "turn", 0.95, 600, 100)
    assert sentence(verdict) == "Chance? 95 % 3.0 fewer to 1.0 more. About 600 more duels would tell."


def test_an_endless_number_of_duels_is_not_named() -> None:
    assert more_duels(Interval(0.0, -1.0, 1.0), 100) is None
    assert more_duels(Interval(0.001, -1.0, 1.0), 100) is None


@pytest.mark.parametrize(("number", "expected"), [(2, 2), (61, 61), (613, 620), (2_350, 2_400), (10_001, 11_000)])
def test_numbers_of_duels_are_rounded_up_to_two_digits(number: float, expected: int) -> None:
    assert rounded(number) == expected


def test_several_comparisons_widen_their_intervals() -> None:
    rows = both(60, {"turns": 20}, {"turns": 10})
    sweep = plan_of(sweep="hands=1..5")
    assert comparisons(sweep) == 4
    one = answers(rows)[FASTER]
    many = next(each for each in verdicts(sweep, rows, "turn") if each.question == FASTER)
    assert many.confidence == pytest.approx(0.9875)
    assert many.difference.half_width > one.difference.half_width


def test_the_deck_that_lost_a_card_is_the_one_that_is_asked_about() -> None:
    arm = PLAN.arms[0]
    decks = ({"main": ["King of hearts"]}, {"main": ["Jack of hearts"]})
    with_it = arm.model_copy(update={"header": arm.header.model_copy(update={"decks": decks})})
    without = arm.model_copy(
        update={"header": arm.header.model_copy(update={"decks": (decks[0], {"main": ["Queen of hearts"]})})}
    )
    plan = PLAN.model_copy(update={"kind": "card", "arms": (with_it, without)})
    rows = []
    for unit in range(1, 101):
        rows.append(row(2 * unit - 1, unit=unit, arm=0, winner=1 + unit % 2))
        rows.append(row(2 * unit, unit=unit, arm=1, winner=1))
    found = {each.question: each for each in verdicts(plan, rows, "turn")}[weaker(2)]
    assert (found.answer, found.difference.middle) == (True, -50)


def test_a_bot_that_draws_often_is_named() -> None:
    rows = [row(number, winner=number % 3 > 0) for number in range(1, 31)]
    (words,) = warnings(PLAN, rows, [])
    assert words.startswith("as it is: random draws 33% of its duels.")
    assert warnings(PLAN, [row(number, winner=number % 4 > 0) for number in range(1, 29)], []) == []


def test_bots_that_disagree_are_named() -> None:
    yes = Verdict(FASTER, 1, "random", True, Interval(-2, -3, -1), "turn", 0.95, None, 9)
    no = Verdict(FASTER, 1, "greedy", False, Interval(2, 1, 3), "turn", 0.95, None, 9)
    unsure = Verdict(FAIRER, 1, "greedy", None, Interval(2, -1, 3), "turn", 0.95, None, 9)
    assert warnings(PLAN, [], [yes, no, unsure]) == [
        "hands=3: the bots disagree. Faster: yes with random, no with greedy."
    ]
    assert warnings(PLAN, [], [yes, unsure]) == []


def test_duels_that_did_not_end_are_named() -> None:
    rows = [row(1), row(2, outcome=BROKE, winner=0), row(3, outcome=ABORTED, winner=0)]
    assert warnings(PLAN, rows, []) == [
        "1 duels were broken off as too long and do not count: 3 (open one with show 3).",
        "1 duels ended with an error and do not count: 2 (open one with show 2).",
    ]


def test_figures_are_shares_of_decided_duels() -> None:
    rows = [
        row(1, winner=1, first=2, turns=3, leads=(0, -4, 5)),
        row(2, winner=2, first=2, turns=5, leads=(0, -4, -5), swapped=True),
        row(3, winner=0, turns=7),
        row(4, winner=1, first=1, turns=9, leads=(2,)),
        row(5, outcome=ABORTED, winner=0, turns=800),
    ]
    found = figures(rows)
    assert (found.duels, found.finished, found.decided, found.aborted, found.broke) == (5, 4, 3, 1, 0)
    assert found.first.middle == pytest.approx(2 / 3)
    assert found.deck1.middle == 1.0
    assert found.drawn.middle == 0.25
    assert found.turns.middle == 6
    assert found.comebacks is not None
    assert found.comebacks.middle == 0.5


@pytest.mark.parametrize(
    ("leads", "winner", "expected"),
    [((0, -4, 5), 1, True), ((0, -4, 5), 2, False), ((0, 4), 2, True), ((3,), 1, None), ((0, 0), 1, False)],
)
def test_a_comeback_is_a_win_from_behind_half_way(
    leads: tuple[int, ...], winner: int, expected: bool | None
) -> None:
    assert came_back(row(1, winner=winner, leads=leads)) is expected
