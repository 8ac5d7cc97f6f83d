"""All answers of a run: its summary, verdicts and warnings, and its tables."""

import tomllib
from collections.abc import Iterator, Sequence, Set
from functools import cached_property
from itertools import groupby

from cardgame_tui.lab.bench.comparing.verdict_words import many_questions, verdict_lines
from cardgame_tui.lab.bench.comparing.verdicts import Verdict, comparisons, verdicts, warnings
from cardgame_tui.lab.bench.folders.folder import RunFolder
from cardgame_tui.lab.bench.health.evidence import Evidence
from cardgame_tui.lab.bench.health.report import Health
from cardgame_tui.lab.bench.plan import VERSUS, Plan
from cardgame_tui.lab.bench.rows import CardRow, DuelRow, OptionRow, QuestionRow, RuleRow
from cardgame_tui.lab.bench.table import Table, joined
from cardgame_tui.lab.bench.tables.card_worth import worth_lines, worth_table
from cardgame_tui.lab.bench.tables.cards import card_table
from cardgame_tui.lab.bench.tables.compared import deck_rows, deck_table, sweep_table, verdict_rows
from cardgame_tui.lab.bench.tables.decisions import decision_table
from cardgame_tui.lab.bench.tables.first import first_shares, first_table
from cardgame_tui.lab.bench.tables.length import length_counts, length_table
from cardgame_tui.lab.bench.tables.rules import rule_table
from cardgame_tui.lab.bench.tables.summary import summary_table
from cardgame_tui.lab.bench.versions import what_differs
from cardgame_tui.plugins import load_ruleset
from cardgame_tui.ruleset import Ruleset

COMPARED = "compared"
"""The table of what is compared: the answers, or each deck against each other."""
TABLES = ("summary", "cards", "length", "first", "decisions", "rules", COMPARED)
"""The tables of a run."""


class Report:
    """The answers of a run.

    Args:
        folder: the run.

    Attributes:
        folder: the run.
        plan: what was played.
        ruleset: the game.

    Raises:
        RunError: when a file of the run cannot be read.
        PluginError: when its game is not installed.
    """

    def __init__(self, folder: RunFolder) -> None:
        self.folder = folder
        self.plan: Plan = folder.plan
        self.ruleset: Ruleset = load_ruleset(self.plan.arms[0].header.ruleset)
        self._turn = self.ruleset.wording.turn

    @cached_property
    def everything(self) -> Sequence[DuelRow]:
        """All duels, also those of a ladder of bots."""
        return [*self.folder.rows(DuelRow)]

    @cached_property
    def rows(self) -> Sequence[DuelRow]:
        """All duels in which both seats are played alike."""
        return [row for row in self.everything if VERSUS not in row.bot]

    def of_arm(self, arm: int) -> Set[int]:
        """The numbers of the duels of an arm that ended, both seats being played alike."""
        return {row.number for row in self.rows if row.arm == arm and row.finished}

    @cached_property
    def verdicts(self) -> Sequence[Verdict]:
        """The answers to what is asked, none where nothing is compared."""
        return verdicts(self.plan, self.rows, self._turn)

    @cached_property
    def warnings(self) -> Sequence[str]:
        """What a reader has to know first."""
        return warnings(self.plan, self.everything, self.verdicts)

    def tables(self, name: str) -> list[Table]:
        """The tables of a name: one for all arms, or one for each."""
        arms, plan, rows, turn = self.plan.main_arms, self.plan, self.rows, self._turn
        read = self.folder.rows
        match name:
            case "cards":
                return [card_table(plan, arm, read(CardRow, self.of_arm(arm)), rows) for arm in arms]
            case "length":
                return [length_table(plan, rows, turn)]
            case "first":
                return [first_table(plan, arm, rows) for arm in arms]
            case "decisions":
                return [decision_table(plan, arm, read(QuestionRow, self.of_arm(arm)), rows) for arm in arms]
            case "rules":
                return [rule_table(plan, arm, read(RuleRow, self.of_arm(arm)), rows, turn) for arm in arms]
            case "compared":
                return [*self._comparisons()] or [self.data(name)]
            case _:
                return [summary_table(plan, rows, turn), *self._comparisons()]

    def _comparisons(self) -> Iterator[Table]:
        """The tables of many comparisons that belong to the summary."""
        for bot in self.plan.bots:
            if self.plan.kind == "sweep":
                yield sweep_table(self.plan, bot, self.verdicts, self._turn)
            if self.plan.kind == "decks":
                yield deck_table(self.plan, self.rows, bot)
            if self.plan.kind == "card":
                yield worth_table(self.plan, self.rows, bot)

    def in_lines(self, name: str = "summary") -> Iterator[str]:
        """Yield a table of the run as lines of text; the summary comes with warnings and verdicts."""
        for table in self.tables(name):
            yield from table.in_lines()
        if name == "summary":
            yield from (f"Careful: {words}" for words in self.warnings)
            yield from filter(None, [self.differs])
            yield from self.worth
            yield from self.verdict_lines()
            if self.health is not None:
                yield from self.health.in_lines()

    @cached_property
    def health(self) -> Health | None:
        """What a designer asks of a game, if the run is about that."""
        if self.plan.kind != "health":
            return None
        read, ended = self.folder.rows, {row.number for row in self.rows if row.finished}
        happened = read(CardRow, ended), read(QuestionRow, ended), read(RuleRow, ended), read(OptionRow, ended)
        return Health(Evidence(self.plan, self.everything, self._turn, *happened))

    @property
    def compared(self) -> Iterator[tuple[str, Sequence[Verdict]]]:
        """The verdicts that belong together, under their heading; those of a sweep have a table instead."""
        found = self.verdicts if self.plan.kind != "sweep" else ()
        for (arm, bot), each in groupby(found, lambda verdict: (verdict.arm, verdict.bot)):
            played_by = f", {bot}" if len(self.plan.bots) > 1 else ""
            yield f"{self.plan.arms[arm].name}, compared with {self.plan.arms[0].name}{played_by}:", [*each]

    @property
    def about_chance(self) -> Iterator[str]:
        """What several comparisons and several questions at once mean for the answers."""
        if (count := comparisons(self.plan)) > 1 and self.verdicts:
            yield f"{count} comparisons at once: the intervals are wider, so that all hold in 95 of 100 runs."
        if words := many_questions(self.verdicts):
            yield words

    @property
    def differs(self) -> str:
        """What differs between two variants that are compared; empty where that is not known."""
        one, two = (
            ("\n".join(arm.variant) for arm in self.plan.arms[:2]) if self.plan.kind == "compare" else ("", "")
        )
        if not one or not two:
            return ""
        found = what_differs(tomllib.loads(one), tomllib.loads(two))
        return f"What differs: {found}." if found else ""

    @property
    def worth(self) -> Iterator[str]:
        """What the card that is asked about is worth to its deck, in sentences; nothing in other runs."""
        for bot in self.plan.bots if self.plan.kind == "card" else ():
            yield from worth_lines(self.plan, self.rows, bot)

    def verdict_lines(self) -> Iterator[str]:
        """Yield the verdicts as sentences, each arm under its name, and how far they may be chance."""
        for heading, found in self.compared:
            yield heading
            yield from (f"  {line}" for line in verdict_lines(found))
        yield from self.about_chance

    def data(self, name: str) -> Table:
        """A table of a name for programs: of all arms, which it names, with stable words and nothing else."""
        match name:
            case "summary":
                return summary_table(self.plan, self.rows, self._turn)
            case "length":
                return length_counts(self.plan, self.rows)
            case "first":
                return first_shares(self.plan, self.rows)
            case "compared":
                is_decks = self.plan.kind == "decks"
                return deck_rows(self.plan, self.rows) if is_decks else verdict_rows(self.plan, self.verdicts)
            case _:
                return joined(self.tables(name))

    def as_json(self, name: str = "summary") -> dict[str, object]:
        """A table of the run for programs, under its name; the summary comes with verdicts and warnings."""
        names = [name, COMPARED] if name == "summary" and self.plan.kind == "decks" else [name]
        found: dict[str, object] = {
            "run": str(self.folder.path),
            "digest": self.folder.digest,
            "tables": {each: self.data(each).as_json() for each in names},
        }
        if name == "summary":
            found["verdicts"] = verdict_rows(self.plan, self.verdicts).as_json()
            found["warnings"] = list(self.warnings)
            if self.plan.kind == "card":
                found["worth"] = [*self.worth]
            if self.health is not None:
                found["health"] = self.health.as_json()
        return found
