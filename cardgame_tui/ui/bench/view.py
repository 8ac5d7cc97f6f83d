"""The page of one run: which answers are in sight, where the cursor is, and what a key does."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from cardgame_tui.lab.bench.rows import DuelRow
from cardgame_tui.lab.bench.tables.card_changes import SORTED_BY, card_of
from cardgame_tui.lab.bench.tables.duels import duel_table
from cardgame_tui.ui.bench.answers import BOT, CHANGES, DUELS, Answers
from cardgame_tui.ui.bench.grid import COLUMN, ROW, STEPS, Grid
from cardgame_tui.ui.cells.text import Spot

TABS = {
    "summary": "Answers",
    "cards": "Cards",
    "length": "Length",
    "first": "First player",
    "decisions": "Decisions",
    "rules": "Rules",
    DUELS: "Duels",
}
"""The parts of the page of every run, each under its digit."""
MANY = {"sweep": "Values", "decks": "Decks", "card": "Worth"}
"""The title of a further part, for kinds of runs that compare many sides; there is one for each bot."""
TAB = "tab"
"""A tab is clicked at a spot of this name, which says its place."""
CLOSED = ("summary", "first", DUELS)
"""Tables whose rows lead to no duels."""
DEFAULT_COLUMN = {CHANGES: SORTED_BY, "cards": 6, DUELS: None}
"""The columns by which tables are sorted at first; others have an order of their own."""


def is_many(name: str) -> bool:
    """Whether a part is a table of many sides."""
    return name.startswith(BOT)


class Filter(NamedTuple):
    """Which duels are listed.

    Args:
        words: what they are, such as ``12 duels of Last words in which Toll Baron was drawn``.
        duels: the duels.
        tab: the part of the page that led to them.
    """

    words: str
    duels: Sequence[DuelRow]
    tab: str


class RunView:
    """The page of one run.

    Args:
        answers: what the run says.

    Attributes:
        answers: what the run says.
        tab: the part in sight, one of `TABS`.
        arm: the arm in question.
        filter: which duels are listed, None for all.
        note: what has just been done, such as where a file was written.
        health_cursor: the question at the cursor of a health report.
        health_rows: how many questions it has.
    """

    def __init__(self, answers: Answers) -> None:
        self.answers = answers
        self.tab = "summary"
        self.arm = 1 if len(answers.plan.arms) > 1 and answers.base_of(1) is not None else 0
        self.filter: Filter | None = None
        self.note = ""
        self.health_cursor = self.health_rows = 0
        self._grids: dict[tuple[str, int], Grid] = {}

    @property
    def tabs(self) -> Mapping[str, str]:
        """The parts of the page and their titles."""
        plan = self.answers.plan
        title = MANY.get(plan.kind)
        bots = plan.bots if title else ()
        named = len(bots) > 1
        return TABS | {
            f"{BOT}{place}": f"{title} {bot}" if named else f"{title}" for place, bot in enumerate(bots)
        }

    @property
    def is_health(self) -> bool:
        """Whether the first part is a health report."""
        return self.answers.plan.kind == "health"

    @property
    def base(self) -> int | None:
        """The arm that the arm in question is compared with."""
        return self.answers.base_of(self.arm)

    @property
    def shown_arms(self) -> Sequence[int]:
        """The arm in question, and the one it is compared with."""
        return [self.arm] if self.base is None else [self.arm, self.base]

    def show(self, answers: Answers) -> None:
        """Show newer answers of the same run; cursors and orders stay."""
        self.answers = answers

    def read_into(self, answers: Answers, *, wide: bool) -> None:
        """Make the table in sight of newer answers, which may take a while."""
        name = self.table_in_sight(wide=wide)
        if name:
            answers.table(name, self._arm_of(name))

    def needs(self, *, wide: bool) -> str:
        """The table that must be made before the page can be drawn; empty for none."""
        name = self.table_in_sight(wide=wide)
        return name if name and not self.answers.has(name, self._arm_of(name)) else ""

    def table_in_sight(self, *, wide: bool) -> str:
        """The table that has the cursor; empty where there is none."""
        if self.tab == "summary":
            return CHANGES if wide and not self.is_health else ""
        return self.tab

    def grid(self, name: str) -> Grid:
        """A table with its cursor."""
        key = name, self._arm_of(name)
        if name == DUELS and self.filter is not None:
            return self._grids[key]
        table = self.answers.table(*key)
        if key not in self._grids:
            self._grids[key] = Grid(table, DEFAULT_COLUMN.get(name))
        elif self._grids[key].table is not table:
            self._grids[key].show(table)
        return self._grids[key]

    def notes(self) -> Sequence[str]:
        """The notes below the table of this part of the page, if the table was made."""
        made = self.tab != "summary" and self.answers.has(self.tab, self._arm_of(self.tab))
        return self.grid(self.tab).table.notes if made else ()

    def read(self, name: str) -> None:
        """Make a table, which may take a while."""
        self.answers.table(name, self._arm_of(name))

    # -- keys ------------------------------------------------------------------------------------------

    def press(self, key: str, *, wide: bool) -> None:
        """Move to another part, row, column or arm."""
        names = list(self.tabs)
        digits = {str(number): name for number, name in enumerate(names[:9], 1)}
        self.note = ""
        if key in digits:
            self.open_tab(digits[key])
        elif key in ("tab", "shift+tab"):
            step = 1 if key == "tab" else -1
            self.open_tab(names[(names.index(self.tab) + step) % len(names)])
        elif key == "a":
            self._next_arm()
        elif key == "d":
            self.list_parted()
        elif self.tab == "summary" and self.is_health:
            self._move_in_health(key)
        elif (name := self.table_in_sight(wide=wide)) and self.answers.has(name, self._arm_of(name)):
            self.grid(name).press(key)

    def _move_in_health(self, key: str) -> None:
        last = max(0, self.health_rows - 1)
        ends = {"home": 0, "end": last}
        step = STEPS.get(key, 0)
        self.health_cursor = ends.get(key, max(0, min(last, self.health_cursor + step)))

    def point(self, spot: Spot, *, wide: bool) -> bool:
        """Take a click; True if it was on the row at the cursor, which a second click opens."""
        if spot.zone == TAB:
            self.open_tab(list(self.tabs)[spot.place])
            return False
        if self.tab == "summary" and self.is_health and spot.zone == ROW:
            here, self.health_cursor = self.health_cursor, spot.place
            return here == spot.place
        name = self.table_in_sight(wide=wide)
        if not name:
            return False
        grid = self.grid(name)
        if spot.zone == COLUMN:
            grid.sort_by(spot.place)
        elif spot.zone == ROW:
            if grid.cursor == spot.place:
                return True
            grid.go_to(spot.place)
        return False

    def open_tab(self, name: str) -> None:
        """Show a part of the page; of the duels all."""
        self.tab, self.filter = name, None
        self._grids.pop((DUELS, 0), None)

    def list_duels(self, found: Filter) -> None:
        """List some duels."""
        table = duel_table(self.answers.plan, found.duels, self.answers.ruleset.wording.turn)
        self.tab, self.filter = DUELS, found
        self._grids[DUELS, 0] = Grid(table)

    @property
    def parted(self) -> Sequence[tuple[DuelRow, DuelRow]]:
        """The pairs of duels of A and of B that have another winner."""
        return self.answers.parted(self.arm)

    def list_parted(self) -> None:
        """List the duels that another player wins under B, each followed by that of B."""
        if self.base is None:
            self.note = "there is no other side"
        elif not self.parted:
            self.note = "the same player wins on both sides from all seeds"
        else:
            words = f"{len(self.parted)} pairs of duels with the same seeds and another winner"
            self.list_duels(Filter(words, [row for pair in self.parted for row in pair], self.tab))

    def back(self) -> bool:
        """Go back from some duels to the table that led to them; False where nothing is left to go back from."""
        if self.filter is None:
            return False
        self.open_tab(self.filter.tab)
        return True

    def _next_arm(self) -> None:
        arms = self.answers.plan.main_arms
        first = 1 if self.answers.base_of(1) is not None and len(arms) > 1 else 0
        self.arm = self.arm + 1 if self.arm + 1 in arms else first

    def _arm_of(self, name: str) -> int:
        """Tables of all arms are kept under the first."""
        return 0 if name in (DUELS, "length") or is_many(name) else self.arm

    # -- duels -----------------------------------------------------------------------------------------

    def picked_duel(self) -> DuelRow | None:
        """The duel at the cursor of the list of duels."""
        if self.tab != DUELS:
            return None
        at = self.grid(DUELS).at
        return next((row for row in self.answers.rows if str(row.number) == at), None)

    def find_duels(self, *, wide: bool) -> Filter | None:
        """The duels that the row at the cursor is about; None where rows lead to none. This may take a while."""
        if self.tab == "summary" and self.is_health:
            return self._behind_question()
        name = self.table_in_sight(wide=wide)
        if not name or name in CLOSED or is_many(name):
            return None
        row = self.grid(name).at
        what = card_of(row) if name in (CHANGES, "cards") else row
        words = {
            "decisions": f"with the question {what}",
            "rules": f"in which {what} was at work",
            "length": f"that took {what} {self.answers.turns}",
        }.get(name, f"in which {what} was drawn")
        if not row:
            return None
        found = self.answers.duels_with(name, self.arm, what)
        return Filter(f"{len(found)} duels of {self.answers.plan.arms[self.arm].name} {words}", found, self.tab)

    def _behind_question(self) -> Filter | None:
        """The duels behind the question at the cursor of a health report; None where it has none."""
        health = self.answers.health
        if health is None or not health.findings:
            return None
        question = health.findings[min(self.health_cursor, len(health.findings) - 1)].question
        found = [row for row in health.evidence.finished if question.behind and question.behind[1](row)]
        words = f"{len(found)} duels {question.behind[0]}" if question.behind else ""
        return Filter(words, found, self.tab) if words else None

    # -- the side in question --------------------------------------------------------------------------

    def set_up_words(self) -> Mapping[str, str]:
        """The fields of the set-up form for the arm in question: its variant and its options."""
        plan, request = self.answers.plan, self.answers.plan.request
        if request is None:
            return {}
        is_base = plan.kind == "compare" and self.arm == 0
        words = (request.against or "") if is_base else request.variant
        settings = [*request.settings, *(words.split(",") if "=" in words else ())]
        if plan.kind == "sweep":
            option, _, value = plan.arms[self.arm].name.partition(" ")
            settings.append(f"{option}={value}")
        options = {
            option.strip(): value.strip() for option, _, value in (each.partition("=") for each in settings)
        }
        fields = {f"option.{option}": value for option, value in options.items()}
        return {"variant": "" if "=" in words else words, **fields}
