"""The commands that a running table and a replay share."""

from cardgame_tui.play.driver import Driver
from cardgame_tui.play.journal.errors import JournalError
from cardgame_tui.play.setup import Setup
from cardgame_tui.ui.keys.command import Command
from cardgame_tui.ui.pages import reading
from cardgame_tui.ui.pages.desk import Desk
from cardgame_tui.ui.pages.page import Page


def _turns(at: Desk) -> bool:
    return at.table.scene().layout.turns


def _has_stack(at: Desk) -> bool:
    return bool(at.table.scene().view.stack)


def _has_piles(at: Desk) -> bool:
    return any(at.table.scene().layout.piles)


def _at_card(at: Desk) -> bool:
    return at.table.at_card or bool(at.table.scene().off_table)


def _rules_changed(at: Desk) -> bool:
    return at.table.rules_changed


def view(at: Desk) -> None:
    """Draw the other side at the bottom."""
    at.table.flipped = not at.table.flipped
    at.draw()


def card(at: Desk) -> None:
    """Expand or collapse the inspected card; without one, read the cards to choose from that the table lacks."""
    scene = at.table.scene()
    at_option = scene.cursor is not None and bool(scene.badge_at(scene.cursor).code)
    if scene.off_table and not at_option:
        at.dialog.show(reading.cards_page(scene.off_table))
        return
    at.table.inspecting = not at.table.inspecting
    at.draw()


def stack(at: Desk) -> None:
    """Read the stack."""
    at.dialog.show(reading.stack_page(at.table.scene().view))


def piles(at: Desk) -> None:
    """Count the piles and read the open ones."""
    page = reading.piles_page(at.table.scene())
    view = at.table.scene().view
    at.dialog.browse(page, {item.pick: reading.pile_page(view, item.pick) for item in page.items if item.pick})


def log(at: Desk) -> None:
    """Read the log; a line leads to its rule."""
    at.dialog.cite(reading.log_page(at.table.log(), at.table.scene().view.names))


def next_change(at: Desk) -> None:
    """Go to the next event that a changed rule brought about, and say what would have happened without it."""
    words = at.table.next_change()
    at.draw()
    at.dialog.note(words)


def explain(at: Desk) -> None:
    """Say what is at the cursor: its signs and words, each with its rule; without a cursor, what is asked."""
    words = at.table.explain()
    at.draw()
    at.dialog.note(words)


def mark_position(at: Desk) -> None:
    """Ask for a title, and write the position to a scenario file."""
    at.dialog.ask_title(lambda title: at.dialog.show(mark_here(at.table.driver, at.table.setup, title)))


def mark_here(driver: Driver, setup: Setup, title: str) -> Page:
    """Write a position to a scenario file; a page says where, or why it could not be written."""
    from cardgame_tui.play.scenario.marks import MarkError, mark
    from cardgame_tui.ui.pages.mark import marked_page, unmarked_page

    try:
        return marked_page(mark(driver, setup, title=title), setup.hand_word)
    except (MarkError, JournalError) as error:
        return unmarked_page(str(error))


VIEW = Command("view", ("v",), "View", "Draw the other side at the bottom.", view, _turns)
CARD = Command("card", (".",), "Card", "Expand or collapse the card at the cursor.", card, _at_card)
STACK = Command(
    "stack", ("s",), "Stack", "Read the items on the stack.", stack, _has_stack, idle="The stack is empty."
)
PILES = Command("piles", ("p",), "Piles", "Count the piles and read the open ones.", piles, _has_piles)
LOG = Command("log", ("l",), "Log", "Read everything that has happened.", log)
WHAT_IS = Command(
    "what",
    (":",),
    "What is this",
    "What the card at the cursor, its signs and its words mean; without a cursor, what is asked. Again for more.",
    explain,
)
CHANGED = Command(
    "changed",
    ("*",),
    "What changed",
    "Go to the next event that a changed rule brought about, and see what would have happened without it.",
    next_change,
    _rules_changed,
    footer=False,
    idle="No rule is changed.",
)
MARK = Command("mark", ("#",), "Mark", "Write this position to a scenario file, for a ruling.", mark_position)
UNDER_WORDS = (
    "under",
    ("&",),
    "Under another rule",
    "See this duel under another rule, next to how it was played; the match stays as it is.",
)
"""Name, keys, title and help of the command that a table and a replay run in their own way."""
PRESENT_WORDS = ("present", (), "Present", "Show the decisions that were marked with # to others, like slides.")
"""Name, keys, title and help of the command that shows marked decisions."""
STAGE_WORDS = (
    "stage",
    ("f5",),
    "Stage",
    "Show the duel to people who look on, without hands; again to go back.",
)
"""The same of the command that shows the stage."""
