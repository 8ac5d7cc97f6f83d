"""The commands of a replay, declared once for footer, help and palette."""

from collections.abc import Sequence

from cardgame_tui.ui.replay.replay_view import ReplayTable
from cardgame_tui.ui.table.commands import Command, listed_keys


def _has_stack(table: ReplayTable) -> bool:
    return bool(table.scene().view.stack)


def _has_piles(table: ReplayTable) -> bool:
    return any(table.scene().layout.piles)


def _turns(table: ReplayTable) -> bool:
    return table.scene().layout.turns


def _at_card(table: ReplayTable) -> bool:
    return table.cursor is not None


def _not_at_end(table: ReplayTable) -> bool:
    return not table.at_end


def _answered(table: ReplayTable) -> bool:
    return table.replay.prompt is not None and table.replay.next_entry is not None


def _goes_on(table: ReplayTable) -> bool:
    return table.replay.at_rest and (table.replay.prompt is not None or not table.at_end)


REPLAY_COMMANDS: tuple[Command[ReplayTable], ...] = (
    Command("play", "space", "Play", "Go on by itself, or stop; + and - make it faster and slower.", _not_at_end),
    Command("jumps", "j", "Jump", "Pick a key event to go to."),
    Command("viewer", "h", "Hand", "Choose the point of view: the public, one player, or both hands."),
    Command("mark", "m", "Mark", "Write the position to a scenario file, for a ruling."),
    Command("log", "l", "Log", "Read everything that has happened up to here."),
    Command("palette", "ctrl+p", "More", "List all commands."),
    Command("stack", "s", "Stack", "Read the items on the stack.", _has_stack, footer=False),
    Command("piles", "p", "Piles", "Count the piles and read the open ones.", _has_piles, footer=False),
    Command("view", "v", "View", "Draw the other side at the bottom.", _turns, footer=False),
    Command("card", "y", "Card", "Give the card at the cursor more room, or less.", _at_card, footer=False),
    Command("transcript", "t", "Transcript", "Write the match as text to a file.", footer=False),
    Command("leave", "q", "Back", "Leave the replay.", footer=False),
    Command("what_if", "w", "What if", "Pick another option here and see what comes of it.", _answered),
    Command("go_on", "c", "Continue", "Go on playing from here, in a match of its own.", _goes_on),
    Command("help", "?", "Help", "How to move, the commands and the signs."),
)
"""In the order of the footer, which never leaves out the last ones."""

STEP = ("arrows", "Step")
"""What the footer says of the keys that are no commands."""


def working_here(table: ReplayTable) -> Sequence[Command[ReplayTable]]:
    """The commands that do something now."""
    return [command for command in REPLAY_COMMANDS if command.works(table)]


def footer_here(table: ReplayTable) -> tuple[tuple[str, str], ...]:
    """Key and word of what the footer lists now."""
    return (STEP, *listed_keys(working_here(table)))
