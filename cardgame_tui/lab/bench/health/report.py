"""A health report: what works, what breaks, what to test next, as lines and for programs."""

from collections.abc import Iterator, Sequence
from functools import cached_property
from textwrap import wrap

from cardgame_tui.lab.bench.comparing.verdict_words import NUMBERS
from cardgame_tui.lab.bench.health.deck_pairs import deck_pairs
from cardgame_tui.lab.bench.health.evidence import FEWEST, Evidence
from cardgame_tui.lab.bench.health.findings import SIGNS, Finding, Outcome, findings_of
from cardgame_tui.lab.bench.health.suggestions import Suggestion, suggestions
from cardgame_tui.lab.bench.health.unused import Unused, unused_of
from cardgame_tui.lab.bench.table import Cell, Column, Table
from cardgame_tui.lab.statistics import CONFIDENCE

WIDTH = 100
"""Columns after which a sentence is broken into lines."""


class Health:
    """The answers to what a designer asks of a game.

    Args:
        evidence: the duels.

    Attributes:
        evidence: the duels.
        findings: the answer to each question.
        tests: what to test next.
    """

    def __init__(self, evidence: Evidence) -> None:
        self.evidence = evidence
        self.findings: Sequence[Finding] = findings_of(evidence)
        self.tests: Sequence[Suggestion] = suggestions(evidence, self.findings)

    @cached_property
    def unused(self) -> Unused:
        """What no duel used."""
        return unused_of(self.evidence)

    def of(self, outcome: Outcome) -> Sequence[Finding]:
        """The findings that came out so."""
        return [each for each in self.findings if each.outcome == outcome]

    @property
    def headline(self) -> str:
        """All of it in a sentence or two, written by the same rule every time."""
        works, breaks, unsure = self.of("works"), self.of("breaks"), self.of("not sure")
        if len(self.evidence.finished) < FEWEST:
            return f"Too few duels to say anything: {len(self.evidence.finished)} ended."
        if breaks:
            wrong = _joined([each.wrong for each in breaks])
            begin = "It works. But " if len(works) > len(breaks) + len(unsure) else ""
            return f"{begin}{wrong if begin else wrong[:1].upper() + wrong[1:]}."
        if not unsure:
            return "It works."
        count = NUMBERS[len(unsure)].lower()
        return f"Nothing breaks; {count} question{'s are' if len(unsure) > 1 else ' is'} not sure yet."

    @property
    def caution(self) -> str:
        """How far what breaks may be chance."""
        breaks = self.of("breaks")
        judged = sum(each.wanted is not None for each in self.findings)
        count = NUMBERS[judged] if judged < len(NUMBERS) else f"{judged}"
        if not breaks:
            return f"{count} questions, each with an interval that holds in 95 of 100 reports."
        asked = f"{count} questions: one break alone may be chance."
        if all(each.again for each in breaks):
            found = "The break shows" if len(breaks) == 1 else "All breaks show"
            return f"{found} in both halves of the duels. {asked}"
        once = _joined([each.question.title for each in breaks if not each.again])
        return f"In one half of the duels alone: {once} {asked}"

    @property
    def who(self) -> str:
        """Who played."""
        plan, met = self.evidence.plan, [f"{one} met {two}" for one, two, _ in self.evidence.better_wins]
        decks = "" if plan.arms[0].mirrored else "both decks, against each other and themselves; "
        return "; ".join([f"{decks}both seats {plan.bots[0]}", *met])

    @property
    def sentences(self) -> Sequence[str]:
        """All that was found, sentence by sentence."""
        found = (each.sentence for each in self.findings)
        return [self.headline, self.caution, *found, *self.unused.in_lines()]

    def table(self) -> Table:
        """The questions, for programs and for pages: what was measured, what is wanted, and the verdict."""
        columns = (
            Column("question"),
            Column("measured", key="words"),
            Column("95 % interval", key="interval"),
            Column("wanted"),
            Column("verdict"),
        )
        lines: list[list[Cell]] = [
            [each.question.title, each.measure, each.interval, each.wanted_words, each.outcome]
            for each in self.findings
        ]
        return Table("What was asked", columns, lines)

    def decks(self) -> Table | None:
        """Who wins, by the decks of the first and of the second player; None where both are equal."""
        return deck_pairs(self.evidence)

    def ladder(self) -> Table:
        """How often the better of two bots wins."""
        columns = (Column("bot"), Column("against"), Column("wins", "share"))
        return Table("Does the better player win, seats swapped", columns, self.evidence.better_wins)

    def in_lines(self) -> Iterator[str]:
        """Yield the report as lines of text."""
        counts = ", ".join(f"{len(self.of(each))} {words}" for each, words in COUNTED.items())
        yield f"{self.headline} ({counts})"
        yield self.caution
        yield from self._questions()
        for table in (self.decks(), self.ladder()):
            if table is not None and table.rows:
                yield from table.in_lines()
        for heading, outcome in LISTS.items():
            found = self.of(outcome)
            yield f"{heading} {len(found)}"
            for each in found:
                yield from wrap(
                    each.sentence, WIDTH, initial_indent=f"  {SIGNS[outcome]} ", subsequent_indent="    "
                )
        yield f"Test next {len(self.tests)}"
        for number, test in enumerate(self.tests, 1):
            yield f"  {number} {test.words}"
            yield f"    {test.command(self.evidence.plan)}"
        yield "Never used"
        for line in self.unused.in_lines():
            yield from wrap(line, WIDTH, initial_indent="  ", subsequent_indent="    ")

    def _questions(self) -> Iterator[str]:
        """The questions as lines, each with its shape; what is wanted is left out where nothing is."""
        table = self.table()
        title, *lines = table.in_lines()
        yield title
        yield f"  {lines[0]}"
        for line, each in zip(lines[1:], self.findings, strict=True):
            yield f"{SIGNS[each.outcome]} {line}"

    def as_json(self) -> dict[str, object]:
        """The report for programs."""
        return {
            "headline": self.headline,
            "confidence": CONFIDENCE,
            "questions": [
                {
                    "question": each.question.title,
                    "measured": {"value": each.found.middle, "low": each.found.low, "high": each.found.high},
                    "wanted": [end if abs(end) != float("inf") else None for end in each.wanted or ()],
                    "verdict": each.outcome,
                    "sentence": each.sentence,
                    "in_both_halves": each.again,
                }
                for each in self.findings
            ],
            "test_next": [
                {"question": each.words, "command": each.command(self.evidence.plan)} for each in self.tests
            ],
            "never_used": self.unused.in_lines(),
        }


COUNTED: dict[Outcome, str] = {"works": "work", "breaks": "break", "not sure": "not sure"}
"""The outcomes that are counted, and their words."""
LISTS: dict[str, Outcome] = {"Works": "works", "Breaks": "breaks", "Not sure": "not sure", "Measured": "measured"}
"""The lists of a report, each with its outcome."""


def _joined(words: Sequence[str]) -> str:
    """Words as a list in a sentence."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"
