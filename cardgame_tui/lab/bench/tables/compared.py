"""Tables of many comparisons: a line for each value of an option, and each deck against each other."""

from collections.abc import Sequence

from cardgame_tui.lab.bench.comparing.measures import of_arm
from cardgame_tui.lab.bench.comparing.questions import QUESTIONS
from cardgame_tui.lab.bench.comparing.verdicts import Verdict
from cardgame_tui.lab.bench.plan import Plan
from cardgame_tui.lab.bench.rows import DuelRow
from cardgame_tui.lab.bench.table import Cell, Column, Style, Table
from cardgame_tui.lab.bench.tables.deck_mix import mix_words
from cardgame_tui.lab.statistics import Interval, share_if_any

SWEEP_NOTES = (
    "Above zero: yes to what the heading asks, by so many points unless it names something else; below zero: no. "
    "A star marks a difference that is clear, the others may be chance.",
)


def sweep_table(plan: Plan, bot: str, verdicts: Sequence[Verdict], turn_word: str) -> Table:
    """How each value of an option differs from the first, a line for each.

    Args:
        plan: the run.
        bot: the bot.
        verdicts: the verdicts of the run.
        turn_word: what the game calls a turn.
    """
    by_arm = {(each.arm, each.question): each for each in verdicts if each.bot == bot}
    asked = [question for question in QUESTIONS if any(question == each.question for each in by_arm.values())]
    lines: list[list[Cell]] = [
        [arm.name, *(cell for question in asked for cell in _difference(by_arm.get((index, question))))]
        for index, arm in enumerate(plan.arms)
        if index
    ]
    columns = [Column("value")]
    for question in asked:
        style: Style = "fine change" if question.style == "fine" else "change"
        columns += [Column(question.column.format(turn=turn_word), style), Column("")]
    return Table(f"Compared with {plan.arms[0].name}, {bot}", columns, lines, SWEEP_NOTES)


def _difference(verdict: Verdict | None) -> tuple[Interval | None, str]:
    """How much the answer is yes, and its star if that is clear; an empty cell without enough duels."""
    if verdict is None or not verdict.tells:
        return None, ""
    found = verdict.difference
    if not verdict.question.larger:
        found = Interval(-found.middle, -found.high, -found.low)
    return found, "" if verdict.answer is None else "*"


def deck_table(plan: Plan, rows: Sequence[DuelRow], bot: str) -> Table:
    """How often each deck beats each other: the share of decided duels that the deck of the row wins.

    Args:
        plan: a run of all decks.
        rows: its duels.
        bot: the bot.
    """
    names = list(dict.fromkeys(name for arm in plan.arms for name in arm.header.deck_names))
    cells: dict[tuple[str, str], Interval | None] = {}
    wins: dict[str, list[int]] = {name: [0, 0] for name in names}
    for index, arm in enumerate(plan.arms):
        one, two = arm.header.deck_names
        decided = [row.deck_won for row in of_arm(rows, index, bot) if row.decided]
        for deck, name, other in ((1, one, two), (2, two, one)):
            won = decided.count(deck)
            cells[name, other] = share_if_any(won, len(decided))
            wins[name][0] += won
            wins[name][1] += len(decided)
    order = sorted(names, key=lambda name: (-wins[name][0] / max(wins[name][1], 1), name))
    columns = [Column("deck"), Column("all", "share"), *(Column(name, "share") for name in order)]
    lines: list[list[Cell]] = [
        [name, share_if_any(*wins[name]), *(cells.get((name, other)) for other in order)] for name in order
    ]
    notes = [words for words in [mix_words(plan, rows, bot)] if words]
    return Table(f"Decks, {bot}: wins of the deck at the left", columns, lines, notes)


def verdict_rows(plan: Plan, verdicts: Sequence[Verdict]) -> Table:
    """The verdicts, for programs: a line for each question, arm and bot."""
    words = {True: "yes", False: "no", None: "cannot tell"}
    names = (
        "arm",
        "against",
        "bot",
        "question",
        "answer",
        "difference",
        "unit",
        "confidence",
        "more_duels",
        "pairs",
    )
    lines: list[list[Cell]] = [
        [
            *(plan.arms[each.arm].name, plan.arms[0].name, each.bot, each.question.title, words[each.answer]),
            *(each.difference, each.unit, each.confidence, each.more, each.pairs),
        ]
        for each in verdicts
    ]
    return Table("Answers", [Column(name) for name in names], lines)


def deck_rows(plan: Plan, rows: Sequence[DuelRow]) -> Table:
    """How often each deck beats each other, for programs: a line for each bot and two decks."""
    lines: list[list[Cell]] = []
    for bot in plan.bots:
        for index, arm in enumerate(plan.arms):
            one, two = arm.header.deck_names
            decided = [row.deck_won for row in of_arm(rows, index, bot) if row.decided]
            lines += [
                [bot, deck, other, len(decided), share_if_any(decided.count(number), len(decided))]
                for number, deck, other in ((1, one, two), (2, two, one))
            ]
    columns = (Column("bot"), Column("deck"), Column("against"), Column("duels", "count"), Column("wins", "share"))
    return Table("Decks", columns, lines)
