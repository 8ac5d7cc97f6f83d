"""What each card of a deck is worth to it: how much less often the deck wins when other cards take its place."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from math import inf
from statistics import fmean
from typing import TypeAlias

from cardgame_tui.lab.bench.plan import Arm, Plan
from cardgame_tui.lab.bench.rows import DuelRow
from cardgame_tui.lab.bench.table import Cell, Column, Table, signed
from cardgame_tui.lab.statistics import CONFIDENCE, Interval, bonferroni, paired_t
from cardgame_tui.value import value

NOTES = (
    "Worth: how many wins of 100 the deck loses without the card, a draw counting as half a win; the mean of both "
    "columns behind it: against the other deck, and how much more often than half of the time the deck wins "
    "against itself without the card. Each from the same seeds, at both seats.",
    "The intervals are wider than 95 %, so that those of all cards hold together in 95 of 100 runs.",
)
FEWEST = 10
"""Fewest units that say something."""


Scores: TypeAlias = Mapping[int, Mapping[int, Sequence[tuple[float, float]]]]
"""For each arm and unit, what its finished duels brought the first deck and the second."""


@value
class CardWorth:
    """What a card is worth to its deck, in shares of wins.

    Args:
        card: the card.
        filled: the cards that took its place, in words.
        worth: its worth, with an interval that holds for all cards together.
        alone: the same with an interval for this card alone.
        against: how much more the deck wins with it against the other deck; None where it was not played.
        itself: the same against the deck without it.
        ranks: the best and the worst place it may have among all cards.
    """

    card: str
    filled: str
    worth: Interval
    alone: Interval
    against: float | None
    itself: float | None
    ranks: tuple[int, int]


def card_worths(plan: Plan, rows: Sequence[DuelRow], bot: str) -> Sequence[CardWorth]:
    """What each card is worth, the best first.

    Args:
        plan: a run about cards.
        rows: its duels.
        bot: the bot.
    """
    deck = plan.changed_deck
    scores = _scores(rows, bot)
    cards = [(index, arm) for index, arm in enumerate(plan.arms) if arm.without and not arm.itself]
    mirrors = {arm.without: index for index, arm in enumerate(plan.arms) if arm.itself}
    confidence = bonferroni(len(cards))
    means = [_means(scores, index, mirrors.get(arm.without), deck) for index, arm in cards]
    worths = [_interval([*map(fmean, each)], confidence) for each in means]
    found = [
        CardWorth(
            arm.without,
            _filled(arm, plan.arms[0]),
            worth,
            _interval([*map(fmean, each)], CONFIDENCE),
            fmean(one[0] for one in each) if each else None,
            fmean(one[1] for one in each) if each and len(each[0]) > 1 else None,
            _ranks(worth, worths),
        )
        for (_, arm), each, worth in zip(cards, means, worths, strict=True)
    ]
    return sorted(found, key=lambda each: -each.worth.middle)


def _filled(arm: Arm, with_card: Arm) -> str:
    """The cards that took the place of the one that an arm lacks, in words."""
    cards = arm.took_its_place(with_card).items()
    return ", ".join(f"{name} ({count})" if count > 1 else name for name, count in cards)


def _scores(rows: Sequence[DuelRow], bot: str) -> Scores:
    """For each arm and unit, what the finished duels brought the first deck and the second."""
    found: dict[int, dict[int, list[tuple[float, float]]]] = defaultdict(lambda: defaultdict(list))
    for row in rows:
        if row.finished and row.bot == bot:
            first = 0.5 if not row.deck_won else float(row.deck_won == 1)
            found[row.arm][row.unit].append((first, 1 - first))
    return found


def _means(scores: Scores, arm: int, mirror: int | None, deck: int) -> Sequence[Sequence[float]]:
    """For each unit, how much more the deck scores with the card: against the other deck, and against itself.

    A unit in which one of these is not known says nothing.
    """
    before, after, itself = scores[0], scores[arm], {} if mirror is None else scores[mirror]
    return [
        [
            fmean(each[deck - 1] for each in before[unit]) - fmean(each[deck - 1] for each in after[unit]),
            *([fmean(one for one, _ in itself[unit]) - 0.5] if mirror is not None else []),
        ]
        for unit in before
        if unit in after and (mirror is None or unit in itself)
    ]


def _interval(values: Sequence[float], confidence: float) -> Interval:
    """The interval of a worth; nothing is known from a few units."""
    if len(values) < FEWEST:
        return Interval(fmean(values) if values else 0.0, -inf, inf)
    return paired_t(values, confidence)


def _ranks(worth: Interval, every: Sequence[Interval]) -> tuple[int, int]:
    """The best and the worst place among all that the intervals allow."""
    return 1 + sum(each.low > worth.high for each in every), len(every) - sum(
        each.high < worth.low for each in every
    )


def worth_table(plan: Plan, rows: Sequence[DuelRow], bot: str) -> Table:
    """What each card of the deck is worth, the best first; arguments as those of `card_worths`."""
    columns = (
        Column("card"),
        Column("worth", "points"),
        Column("", key="clear"),
        Column("against the other deck", "points", key="against"),
        Column("against itself", "points", key="itself"),
        Column("rank"),
        Column("in its place", key="filled"),
    )
    lines: list[list[Cell]] = [
        [
            each.card,
            each.worth,
            "*" if each.worth.excludes_zero else "",
            each.against,
            each.itself,
            _rank_words(each.ranks),
            each.filled,
        ]
        for each in card_worths(plan, rows, bot)
    ]
    name = plan.arms[0].header.deck_names[plan.changed_deck - 1] or "the deck"
    return Table(f"What the cards of {name} are worth, {bot}", columns, lines, NOTES)


def worth_lines(plan: Plan, rows: Sequence[DuelRow], bot: str) -> Iterator[str]:
    """Yield what the card that is asked about is worth, its rank, and which cards took its place."""
    worths = card_worths(plan, rows, bot)
    card = plan.arms[1].without
    place, found = next((place, each) for place, each in enumerate(worths, 1) if each.card == card)
    by = f" ({bot})" if len(plan.bots) > 1 else ""
    if not found.alone.known:
        yield f"{card}{by}: too few duels to say what it is worth."
    else:
        low, high = (signed(100 * end, 1) for end in (found.alone.low, found.alone.high))
        size = f"{card}{by} is worth {signed(100 * found.alone.middle, 1)} wins of 100 to its deck"
        sure = "95 %" if found.alone.excludes_zero else "chance? 95 %"
        yield f"{size}: {sure} {low} to {high}."
        yield f"It is number {place} of {len(worths)} cards; its true place is {_rank_words(found.ranks)}."
    if found.filled:
        yield f"In its place: {found.filled}."


def _rank_words(ranks: tuple[int, int]) -> str:
    low, high = ranks
    return f"{low}" if low == high else f"{low} to {high}"
