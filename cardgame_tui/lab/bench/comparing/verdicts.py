"""The answers to what a comparison asks: is it faster, is it fairer, is it more decisive?"""

from collections.abc import Iterator, Sequence
from math import isfinite, log10

from cardgame_tui.lab.bench.comparing.measures import deck_wins, of_arm, pairs_of
from cardgame_tui.lab.bench.comparing.questions import Question, questions_of
from cardgame_tui.lab.bench.plan import Plan
from cardgame_tui.lab.bench.rows import DuelRow
from cardgame_tui.lab.bench.table import cell_words
from cardgame_tui.lab.statistics import CONFIDENCE, Interval, bonferroni, units_needed
from cardgame_tui.value import value

FEWEST_PAIRS = 10
"""Fewest pairs of duels whose interval is worth reading when it does not answer the question."""
MATCH = 0.6
"""Two decks are no match if one of them wins more than this share of decided duels, beyond chance."""
MOST_DUELS = 1_000_000
"""Beyond so many duels it is not said how many would decide."""


@value
class Verdict:
    """The answer to one question about one arm, compared with the first.

    Args:
        question: such as `FASTER`.
        arm: index of the arm.
        bot: the bot.
        answer: True for yes, False for no, None where the duels do not tell.
        difference: of the measure, in `unit`.
        turn: what the game calls a turn.
        confidence: of the interval.
        more: about how many more duels would tell, None where that is known already or out of reach.
        pairs: how many pairs of duels were compared.
        both: the measure of the arm, and that of the first; None where it is not known.
    """

    question: Question
    arm: int
    bot: str
    answer: bool | None
    difference: Interval
    turn: str
    confidence: float
    more: int | None
    pairs: int
    both: tuple[float, float] | None = None

    @property
    def unit(self) -> str:
        """The word of the difference, such as ``turns``."""
        return self.question.unit.format(turn=self.turn)

    @property
    def same(self) -> bool:
        """Whether no pair of duels differs."""
        return self.pairs > 0 and self.difference.low == self.difference.high == 0

    @property
    def without_numbers(self) -> str:
        """Words that replace the difference where none was measured; empty where one was."""
        if not self.pairs:
            return "no pair of duels ended by the rules"
        if self.same:
            return f"no difference in any of the {self.pairs:,} pairs of duels"
        return "" if self.tells else "too few duels"

    @property
    def tells(self) -> bool:
        """Whether there are enough duels for an interval that says something, even that nothing is known."""
        return self.difference.known and (self.answer is not None or self.pairs >= FEWEST_PAIRS)

    @property
    def digits(self) -> int:
        """How many digits behind the point its numbers need."""
        return 1 if max(abs(self.difference.low), abs(self.difference.high)) >= 1 else 2


def verdicts(plan: Plan, rows: Sequence[DuelRow], turn_word: str) -> list[Verdict]:
    """Answer all questions of a run, about every arm but the first and for every bot.

    Args:
        plan: the run.
        rows: its duels.
        turn_word: what the game calls a turn.
    """
    if not plan.compared:
        return []
    confidence = bonferroni(comparisons(plan), CONFIDENCE)
    return [
        verdict
        for bot in plan.bots
        for arm in plan.compared
        for verdict in _of_arm(plan, rows, bot, arm, turn_word, confidence)
    ]


def comparisons(plan: Plan) -> int:
    """How many comparisons a run makes at once; their intervals are widened so that all hold together."""
    return max(1, len(plan.compared) * len(plan.bots))


def _of_arm(
    plan: Plan, rows: Sequence[DuelRow], bot: str, arm: int, turn: str, confidence: float
) -> Iterator[Verdict]:
    now, before = of_arm(rows, arm, bot), of_arm(rows, 0, bot)
    pairs = pairs_of([*now, *before], bot, arm, 0)
    for question in questions_of(plan):
        among = question.among(pairs)
        if among is None:
            continue
        interval, count = question.difference(among, confidence), sum(map(len, among))
        one, two = question.measured(now), question.measured(before)
        both = None if one is None or two is None else (one.middle, two.middle)
        yield verdict_of(question, arm, bot, interval, turn, confidence, count, both)


def verdict_of(
    question: Question,
    arm: int,
    bot: str,
    interval: Interval,
    turn: str,
    confidence: float,
    pairs: int,
    both: tuple[float, float] | None = None,
) -> Verdict:
    """The answer to a question, from the difference of its measure.

    Args:
        question: the question.
        arm: index of the arm.
        bot: the bot.
        interval: how much larger the measure is in the arm than in the first.
        turn: what the game calls a turn.
        confidence: of the interval.
        pairs: how many pairs of duels were compared.
        both: the measure of both arms, if it is known.
    """
    answer = question.answer(interval)
    more = more_duels(interval, pairs) if answer is None else None
    return Verdict(question, arm, bot, answer, question.in_unit(interval), turn, confidence, more, pairs, both)


def more_duels(interval: Interval, pairs: int) -> int | None:
    """About how many more duels would decide the sign, both arms counted; None if it is no sensible number."""
    needed = 2 * (units_needed(interval, pairs) - pairs)
    if not isfinite(needed) or needed > MOST_DUELS:
        return None
    return rounded(max(needed, 2))


def rounded(number: float) -> int:
    """A number with two digits that count, rounded up."""
    step = 10 ** max(0, int(log10(number)) - 1)
    return int(-(-number // step) * step)


def warnings(plan: Plan, rows: Sequence[DuelRow], answered: Sequence[Verdict]) -> list[str]:
    """What a reader has to know before believing the answers."""
    return [
        *_lopsided(plan, rows),
        *_often_drawn(plan, rows),
        *_disagreeing(plan, answered),
        *_not_finished(rows),
    ]


def _lopsided(plan: Plan, rows: Sequence[DuelRow]) -> Iterator[str]:
    """Decks that are no match for each other: one alone may make what an answer is about."""
    if not plan.compared:
        return
    for bot in plan.bots:
        for index, arm in plan.main_arms.items():
            wins = deck_wins(of_arm(rows, index, bot), 1)
            if arm.mirrored or arm.without or not (wins.low > MATCH or wins.high < 1 - MATCH):
                continue
            better, worse = (name or f"deck {place}" for place, name in enumerate(arm.header.deck_names, 1))
            share = wins if wins.middle > 0.5 else Interval(1 - wins.middle, 1 - wins.high, 1 - wins.low)
            if wins.middle < 0.5:
                better, worse = worse, better
            yield (
                f"{arm.name}: {better} wins {cell_words(share, 'share')} against {worse} ({bot}): no match. "
                "Answers are about these two decks first; ask again with --deck1 and --deck2."
            )


def _often_drawn(plan: Plan, rows: Sequence[DuelRow]) -> Iterator[str]:
    for bot in plan.bots:
        for index, arm in plan.main_arms.items():
            finished = [row for row in of_arm(rows, index, bot) if row.finished]
            drawn = sum(row.drawn for row in finished)
            if finished and drawn > len(finished) / 4:
                yield (
                    f"{arm.name}: {bot} draws {drawn / len(finished):.0%} of its duels. "
                    "A bot that plays without a plan often draws where people would not; try another bot."
                )


def _disagreeing(plan: Plan, answered: Sequence[Verdict]) -> Iterator[str]:
    asked = dict.fromkeys((verdict.question, verdict.arm) for verdict in answered)
    for question, arm in asked:
        answers = {each.bot: each.answer for each in answered if (each.question, each.arm) == (question, arm)}
        yes = [bot for bot, answer in answers.items() if answer is True]
        no = [bot for bot, answer in answers.items() if answer is False]
        if yes and no:
            words = f"yes with {', '.join(yes)}, no with {', '.join(no)}"
            yield f"{plan.arms[arm].name}: the bots disagree. {question.title}: {words}."


def _not_finished(rows: Sequence[DuelRow]) -> Iterator[str]:
    for outcome, words in (("aborted", "were broken off as too long"), ("broke", "ended with an error")):
        numbers = [row.number for row in rows if row.outcome == outcome]
        if numbers:
            shown = ", ".join(map(str, numbers[:5])) + (" ..." if len(numbers) > 5 else "")
            yield f"{len(numbers)} duels {words} and do not count: {shown} (open one with show {numbers[0]})."


def percent(confidence: float) -> str:
    """A confidence in words, such as ``95 %`` or ``98.3 %``."""
    return f"{100 * confidence:.4g} %"
