"""The pages of the bench: help, more duels, what can be done, and the page for a browser."""

from collections.abc import Sequence
from pathlib import Path

from cardgame_tui.files import replace_own
from cardgame_tui.lab.bench.comparing.questions import QUESTIONS
from cardgame_tui.lab.bench.health.report import Health
from cardgame_tui.lab.bench.report.page import MARK, page_of
from cardgame_tui.lab.bench.report.report import Report
from cardgame_tui.lab.bench.tables.card_changes import OFTEN_DEAD
from cardgame_tui.ui.bench.actions import actions
from cardgame_tui.ui.bench.answers import Answers
from cardgame_tui.ui.bench.grid import WARNING, Grid
from cardgame_tui.ui.bench.view import RunView
from cardgame_tui.ui.pages.page import Item, Page
from cardgame_tui.ui.pages.reading import block

EXPORTED = "answers.html"
"""The name of the page for a browser, in the folder of the run."""
MORE = (100, 400, 1_000, 4_000, 10_000)
"""How many more duels can be picked."""
MADE = (
    "Every unit plays all sides from the same seeds, and with the decks at both seats. Pairs are compared.",
    *(f"{each.title}: yes if {each.yes_if}. Measured by {each.method}." for each in QUESTIONS),
    *(each.note for each in QUESTIONS if each.note),
    "An interval holds the true value in 95 of 100 runs; where several sides are compared, all of them together.",
    "A card is dead in a hand that drew it and did not play it. A card that is so at least "
    f"{OFTEN_DEAD} times as often as the mean card of the table is marked {WARNING}.",
    "Wins leave drawn duels out. That two things go together does not show that one causes the other.",
)
"""How the answers are made."""


def help_page(keys: Sequence[str], view: RunView | None) -> Page:
    """The keys, what to be careful about, and how the answers are made."""
    items = [*block("Keys", keys)]
    if view is not None and view.answers.warnings:
        items += block("Careful", view.answers.warnings)
    if view is not None and view.answers.health is not None:
        items += block("The report", view.answers.health.sentences)
    items += block("How the answers are made", MADE)
    if view is not None and (notes := view.notes()):
        items += block(f"This table: {view.tabs[view.tab]}", notes)
    return Page("The bench", tuple(items))


def more_page(view: RunView) -> Page:
    """How many more duels there shall be."""
    items = [Item(f"{number:,} more of each side", pick=str(number)) for number in MORE]
    wanted = [verdict.more for verdict in view.answers.verdicts if verdict.more]
    note = f"About {max(wanted):,} more duels in all would answer every question." if wanted else ""
    return Page("More duels", (*([Item(note, style="dim")] if note else []), *items))


def tests_page(health: Health) -> Page:
    """The runs that a health report suggests, to be picked by number."""
    plan = health.evidence.plan
    items = [
        Item(f"{test.words} {test.games:,} duels of each side", pick=str(number), tail="")
        for number, test in enumerate(health.tests)
    ]
    notes = [Item(f"{number} is {test.command(plan)}", style="dim") for number, test in enumerate(health.tests, 1)]
    return Page("Test next", (*items, *notes))


def palette(view: RunView, *, idle: bool) -> Page:
    """All that can be done here, to be picked by typing."""
    items = [
        Item(f"Show {title}: part {number} of the page", pick=str(number))
        for number, title in enumerate(view.tabs.values(), 1)
    ]
    if idle:
        items += [
            Item(f"{each.words.capitalize()} ({each.key}): {each.about}", pick=each.key) for each in actions(view)
        ]
    if len(view.answers.plan.main_arms) > 2:
        items.append(Item("Another side (a): the answers about the next one", pick="a"))
    return Page("All that can be done here", tuple(items))


def rows_page(grid: Grid) -> Page:
    """The rows of a table, to be found by typing; each picks its place."""
    names = (grid.name(place) for place in range(len(grid)))
    return Page("Find", tuple(Item(name, pick=str(place)) for place, name in enumerate(names)))


def write_page(answers: Answers) -> Path:
    """Write all answers as one page for a browser.

    Raises:
        OSError: when it cannot be written.
    """
    file = answers.folder.path / EXPORTED
    replace_own(file, page_of(Report(answers.folder)), MARK)
    return file
