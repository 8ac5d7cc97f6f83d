"""The answers of a run as they were when they were read. Reading takes a while, so it has a thread of its own."""

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from statistics import fmean
from typing import Any

from cardgame_tui.engine.card import Printed
from cardgame_tui.lab.bench.comparing.measures import pairs_of, parted
from cardgame_tui.lab.bench.comparing.verdicts import Verdict
from cardgame_tui.lab.bench.folders.folder import RunFolder
from cardgame_tui.lab.bench.health.report import Health
from cardgame_tui.lab.bench.plan import Arm, Plan
from cardgame_tui.lab.bench.report.report import Report
from cardgame_tui.lab.bench.rows import CardRow, DuelRow, QuestionRow, RuleRow
from cardgame_tui.lab.bench.table import Table
from cardgame_tui.lab.bench.tables.card_changes import card_changes, card_of
from cardgame_tui.lab.bench.tables.cards import card_table
from cardgame_tui.lab.bench.tables.decisions import decision_table
from cardgame_tui.lab.bench.tables.duels import duel_table
from cardgame_tui.lab.bench.tables.first import first_table
from cardgame_tui.lab.bench.tables.length import length_table
from cardgame_tui.lab.bench.tables.rules import rule_table
from cardgame_tui.lab.bench.tables.summary import summary_table
from cardgame_tui.lab.statistics import Interval
from cardgame_tui.play.setup import Setup
from cardgame_tui.plugins import load_ruleset
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.ui.bench.shares import Lengths, leader_wins, lengths_of

CHANGES = "changes"
"""The short table of cards; the other tables are called as in `lab.bench.report.TABLES`."""
DUELS = "duels"
"""The table of duels."""
BOT = "bot "
"""With the place of a bot: the table of all values of an option, or of all decks, as that bot plays."""


class Answers:
    """What a run says. Tables are made when they are first asked for, and kept.

    Args:
        path: the folder of the run.

    Attributes:
        folder: the run.
        plan: what it plays.
        ruleset: the game.
        setups: the set-up of each arm.
        rows: its duels.

    Raises:
        ContentError: when it cannot be read, or its cards no longer exist.
        PluginError: when its game is not installed.
    """

    def __init__(self, path: Path) -> None:
        self.folder = RunFolder.open(path)
        self.plan: Plan = self.folder.plan
        self.ruleset: Ruleset = load_ruleset(self.plan.arms[0].header.ruleset)
        self.setups: Sequence[Setup] = [arm.setup() for arm in self.plan.arms]
        self._report = Report(self.folder)
        self.rows: Sequence[DuelRow] = self._report.rows
        self._tables: dict[tuple[str, int], Table] = {}
        self._parted: dict[int, Sequence[tuple[DuelRow, DuelRow]]] = {}
        self._lengths: dict[tuple[tuple[int, ...], int], Lengths] = {}

    @classmethod
    def read(cls, path: Path) -> "Answers":
        """Read a run, with what its first page shows."""
        found = cls(path)
        found.table("summary", 0)
        found.verdicts, found.warnings, found.worth, found._turns, found._leader_wins  # noqa: B018
        if found.health is not None:
            found.health.unused  # noqa: B018
        return found

    @property
    def turns(self) -> str:
        """What the game calls turns."""
        return f"{self.ruleset.wording.turn}s"

    @cached_property
    def verdicts(self) -> Sequence[Verdict]:
        """The answers to what is asked."""
        return self._report.verdicts

    @property
    def health(self) -> Health | None:
        """What a designer asks of a game, if the run is about that."""
        return self._report.health

    @cached_property
    def worth(self) -> str:
        """What the card that is asked about is worth, in sentences; empty in other runs."""
        return " ".join(self._report.worth)

    @cached_property
    def warnings(self) -> Sequence[str]:
        """What a reader has to know first."""
        return self._report.warnings

    def base_of(self, arm: int) -> int | None:
        """The arm that an arm is compared with."""
        return 0 if arm in self.plan.compared else None

    def table(self, name: str, arm: int) -> Table:
        """A table about an arm."""
        if (name, arm) not in self._tables:
            self._tables[name, arm] = self._made(name, arm)
        return self._tables[name, arm]

    def has(self, name: str, arm: int) -> bool:
        """Whether a table was made already."""
        return (name, arm) in self._tables

    def _made(self, name: str, arm: int) -> Table:
        plan, rows, turn = self.plan, self.rows, self.ruleset.wording.turn
        match name:
            case "changes":
                cards = self.folder.rows(CardRow)
                return card_changes(plan, arm, self.base_of(arm), cards, rows, self.changed_cards(arm))
            case "cards":
                return card_table(plan, arm, self.folder.rows(CardRow, self._report.of_arm(arm)), rows)
            case "length":
                return length_table(plan, rows, turn)
            case "first":
                return first_table(plan, arm, rows)
            case "decisions":
                return decision_table(plan, arm, self.folder.rows(QuestionRow, self._report.of_arm(arm)), rows)
            case "rules":
                return rule_table(plan, arm, self.folder.rows(RuleRow, self._report.of_arm(arm)), rows, turn)
            case "duels":
                return duel_table(plan, rows, turn)
            case "summary":
                return summary_table(plan, rows, turn)
            case _:
                return self._report.tables("summary")[1 + int(name.removeprefix(BOT))]

    # -- figures and plots -----------------------------------------------------------------------------

    def lengths(self, arms: Sequence[int], most: int) -> Lengths:
        """How many of the duels of some arms ended in which turns.

        Args:
            arms: the arms.
            most: how many spans of turns there may be.
        """
        key = tuple(arms), most
        if key not in self._lengths:
            self._lengths[key] = lengths_of([self._turns[arm] for arm in arms], most)
        return self._lengths[key]

    def mean_turns(self, arm: int) -> float:
        """How long the finished duels of an arm are on average."""
        return fmean(self._turns[arm] or [0])

    def middle_half(self, arm: int) -> tuple[int, int]:
        """The lengths between which half of the finished duels of an arm lie."""
        turns = self._turns[arm] or [0]
        return turns[len(turns) // 4], turns[3 * len(turns) // 4]

    def leads(self, arms: Sequence[int]) -> Sequence[Sequence[Interval | None]]:
        """For each arm, how often the leader at each tenth of a duel wins; empty in a game without life."""
        return [found for arm in arms if (found := self._leader_wins[arm])]

    @cached_property
    def _turns(self) -> Sequence[Sequence[int]]:
        """For each arm the lengths of its finished duels, the shortest first."""
        arms = range(len(self.plan.arms))
        return [sorted(row.turns for row in self.rows if row.arm == arm and row.finished) for arm in arms]

    @cached_property
    def _leader_wins(self) -> Sequence[Sequence[Interval | None]]:
        return [leader_wins([row for row in self.rows if row.arm == arm]) for arm in range(len(self.plan.arms))]

    # -- arms ------------------------------------------------------------------------------------------

    def about(self, arm: int) -> str:
        """An arm in a few words: the line that its variant says of itself, or what its options are."""
        found: Arm = self.plan.arms[arm]
        if found.variant:
            return str(_toml(found.variant).get("about", ""))
        return self.setups[arm].rules_in_short

    def changed_cards(self, arm: int) -> Sequence[str]:
        """The cards of an arm that the arm it is compared with has not, or has otherwise."""
        base = self.base_of(arm)
        if base is None:
            return ()
        before, now = _edits(self.setups[base]), _edits(self.setups[arm])
        return [name for name in {**before, **now} if before.get(name) != now.get(name)]

    def card(self, arm: int, name: str) -> Printed | None:
        """A card of an arm."""
        return self.setups[arm].cards.get(name)

    def card_words(self, arm: int, name: str) -> str:
        """What a card did, in a sentence, from the short table of cards."""
        table = self.table(CHANGES, arm)
        row = next((row for row in table.rows if card_of(str(row[0])) == name), None)
        if row is None:
            return ""
        said = dict(zip((column.name for column in table.columns), table.in_words(row), strict=True))
        words = f"Drawn by {said['drawn']} of those who have it"
        words += f"; they win {said['wins if drawn']}" if said["wins if drawn"] else ""
        change = said.get("change", "")
        return f"{words}; change from B {change}." if change else f"{words}."

    # -- duels -----------------------------------------------------------------------------------------

    def duels_with(self, table: str, arm: int, row: str) -> Sequence[DuelRow]:
        """The duels of an arm that a row of a table is about: in which a card was drawn, a rule at work, ..."""
        numbers = set(self._numbers(table, row))
        return [each for each in self.rows if each.arm == arm and each.number in numbers]

    def parted(self, arm: int) -> Sequence[tuple[DuelRow, DuelRow]]:
        """The pairs of duels with the same seeds that have another winner than in the arm it is compared with."""
        base = self.base_of(arm)
        if base is None:
            return ()
        if arm not in self._parted:
            bots = self.plan.bots
            self._parted[arm] = [pair for bot in bots for pair in parted(pairs_of(self.rows, bot, arm, base))]
        return self._parted[arm]

    def _numbers(self, table: str, row: str) -> Iterable[int]:
        match table:
            case "changes" | "cards":
                return (each.number for each in self.folder.rows(CardRow) if each.card == row and each.drawn)
            case "decisions":
                return (each.number for each in self.folder.rows(QuestionRow) if row in (each.question, "all"))
            case "rules":
                return (each.number for each in self.folder.rows(RuleRow) if each.rule == row)
            case "length":
                low, _, high = row.partition(" to ")
                return (each.number for each in self.rows if int(low) <= each.turns <= int(high or low))
            case _:
                return ()


def _edits(setup: Setup) -> Mapping[str, object]:
    """The cards that a variant changes or adds, as it writes them."""
    if setup.variant is None:
        return {}
    written = setup.variant.written
    return {**written.card, **{str(table.get("name", "")): table for table in written.new}}


def _toml(lines: Sequence[str]) -> Mapping[str, Any]:
    try:
        return tomllib.loads("\n".join(lines))
    except tomllib.TOMLDecodeError:
        return {}
