"""The commands of the table, declared once for footer, help and palette."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Generic, TypeVar

from cardgame_tui.ui.drawing.stepping_asked import STEP_KEY
from cardgame_tui.ui.pages.undo import final_words
from cardgame_tui.ui.table.state import Table

TableT = TypeVar("TableT")


def _always(table: object) -> bool:
    return True


def _at_rest(table: Table) -> bool:
    return table.session.stepping is None


def _has_gate(table: Table) -> bool:
    session = table.session
    asked = _running(table) and session.prompt is not None and not session.prompt.secret
    return asked and session.hands_hidden


def _turns(table: Table) -> bool:
    return table.session.layout().turns


def _has_stack(table: Table) -> bool:
    return bool(table.scene().view.stack)


def _has_piles(table: Table) -> bool:
    return any(table.session.layout().piles)


def _at_card(table: Table) -> bool:
    return table.cursor is not None


def _running(table: Table) -> bool:
    return table.session.prompt is not None and _at_rest(table)


def _over(table: Table) -> bool:
    return table.session.result is not None and _at_rest(table)


def _undoable(table: Table) -> bool:
    return table.session.runner.undoable > 0


def _final(table: Table) -> bool:
    return bool(final_words(table.session))


def _redoable(table: Table) -> bool:
    return table.session.record.can_redo and _at_rest(table)


def _two_people(table: Table) -> bool:
    return _running(table) and not table.session.alone


@dataclass(frozen=True, slots=True)
class Command(Generic[TableT]):
    """Something a player can do that answers no prompt.

    Args:
        name: stable word; the screen's method ``do_<name>`` carries it out.
        key: the key, empty when it is in the palette only.
        word: what the footer says.
        help: one sentence on what it does.
        works: whether it does anything now.
        footer: whether the footer lists it.
    """

    name: str
    key: str
    word: str
    help: str
    works: Callable[[TableT], bool] = _always
    footer: bool = True


COMMANDS: tuple[Command[Table], ...] = (
    Command("result", "enter", "Result", "Read how the duel ended and go on.", _over),
    Command("hand", "h", "Hand", "Open the hand of the player who must decide, or close it.", _has_gate),
    Command("undo", "u", "Undo", "Take back the last decision.", _undoable),
    Command("final", "u", "No undo", "Read why nothing can be taken back.", _final, footer=False),
    Command("redo", ">", "Redo", "Give the answer again that was taken back last.", _redoable),
    Command("card", "y", "Card", "Give the card at the cursor more room, or less.", _at_card),
    Command("view", "v", "View", "Draw the other side at the bottom.", _turns),
    Command("stack", "s", "Stack", "Read the items on the stack.", _has_stack),
    Command("piles", "p", "Piles", "Count the piles and read the open ones.", _has_piles),
    Command("log", "l", "Log", "Read everything that has happened."),
    Command("mark", "m", "Mark", "Write this position to a scenario file, for a ruling.", _running, footer=False),
    Command("help", "?", "Help", "Why this is asked, what cannot be picked and why, rules and keys."),
    Command("palette", "ctrl+p", "More", "List all commands."),
    Command("quit", "ctrl+q", "Quit", "Leave the program."),
    Command("rules", "", "Rulebook", "Read the rules of this game.", footer=False),
    Command("played", "", "Rules in play", "Edition, variant, options, cards and decks.", footer=False),
    Command("rematch", "", "Rematch", "Begin anew under the rules as their files say them now.", footer=False),
    Command("concede", "", "Concede", "Give up this duel.", _running, footer=False),
    Command(
        "draw",
        "",
        "Offer a draw",
        "Ask the other player to end the duel as a draw.",
        _two_people,
        footer=False,
    ),
    Command(
        "theme",
        "",
        "Theme",
        "Choose dark, light, high contrast or the terminal's colours.",
        footer=False,
    ),
    Command("borders", "", "Borders", "Draw borders in ASCII, or with lines.", footer=False),
    Command(
        "step",
        STEP_KEY,
        "Step",
        "Show what the rules do by themselves event by event, or at once.",
        footer=False,
    ),
    Command("menu", "", "Menu", "Leave this duel for the menu.", footer=False),
)


def working(table: Table) -> list[Command[Table]]:
    """The commands that do something now."""
    return [command for command in COMMANDS if command.works(table)]


def footer_keys(table: Table) -> tuple[tuple[str, str], ...]:
    """Key and word of each command the footer lists now."""
    return listed_keys(working(table))


def command_for(table: Table, key: str) -> Command[Table] | None:
    """The working command of a key; letters count in either case."""
    return command_of(working(table), key)


def listed_keys(commands: Iterable[Command[TableT]]) -> tuple[tuple[str, str], ...]:
    """Key and word of each of some commands that a footer lists."""
    return tuple((command.key, command.word) for command in commands if command.footer)


def command_of(commands: Iterable[Command[TableT]], key: str) -> Command[TableT] | None:
    """The one of some commands that a key stands for; letters count in either case."""
    return next((command for command in commands if command.key and command.key == key.lower()), None)
