"""The commands of a replay, each declared once: the screen and lines of text list those they have."""

from cardgame_tui.ui.keys.command import Command
from cardgame_tui.ui.pages.commands import (
    CARD,
    CHANGED,
    LOG,
    MARK,
    PILES,
    PRESENT_WORDS,
    STACK,
    STAGE_WORDS,
    UNDER_WORDS,
    VIEW,
    WHAT_IS,
)
from cardgame_tui.ui.replay.branching import ask_branch, try_option
from cardgame_tui.ui.replay.desk import ReplayDesk, ReplayScreenDesk
from cardgame_tui.ui.replay.taken_home import save_share_page, save_transcript
from cardgame_tui.ui.replay.viewing import pick_jump, pick_viewer


def _not_at_end(at: ReplayDesk) -> bool:
    return not at.table.at_end


def _answered(at: ReplayDesk) -> bool:
    return at.table.replay.prompt is not None and at.table.replay.next_entry is not None


def _can_continue(at: ReplayDesk) -> bool:
    replay = at.table.replay
    return replay.at_rest and (replay.prompt is not None or not at.table.at_end)


def in_list(command: Command[ReplayDesk]) -> Command[ReplayDesk]:
    """The same command, left out of the footer."""
    return Command(
        command.name, command.keys, command.title, command.help, command.run, command.works, footer=False
    )


PLAY: Command[ReplayScreenDesk] = Command(
    "play", ("space",), "Play", "Play automatically, or stop.", lambda at: at.play_or_stop(), _not_at_end
)
JUMPS = Command("jumps", ("j",), "Jump", "Pick a key event to go to.", pick_jump)
VIEWER = Command(
    "viewer",
    ("h",),
    "Hand",
    "Pick a point of view: the public, one player, or both hands.",
    pick_viewer,
)
STAGE: Command[ReplayScreenDesk] = Command(*STAGE_WORDS, lambda at: at.show_stage(), footer=False)
PALETTE: Command[ReplayScreenDesk] = Command(
    "palette", ("ctrl+p",), "More", "List all commands.", lambda at: at.list_commands()
)
TRANSCRIPT = Command(
    "transcript", ("t",), "Transcript", "Write the match as text to a file.", save_transcript, footer=False
)
SHARE = Command(
    "share",
    ("b",),
    "Page",
    "Write the match as a page for a browser, to send to somebody.",
    save_share_page,
    footer=False,
)
LEAVE: Command[ReplayScreenDesk] = Command(
    "leave", ("q", "backspace"), "Back", "Leave the replay.", lambda at: at.leave(), footer=False
)
WHAT_IF = Command(
    "what_if",
    ("w",),
    "What if",
    "Pick another option here and see what follows.",
    try_option,
    _answered,
    idle="Nothing was answered here.",
)
PRESENT: Command[ReplayScreenDesk] = Command(*PRESENT_WORDS, lambda at: at.present(), footer=False)
UNDER: Command[ReplayDesk] = Command(*UNDER_WORDS, lambda at: at.play_under(), footer=False)
BRANCH: Command[ReplayDesk] = Command(
    "branch",
    ("c",),
    "Continue",
    "Continue from here in a new match.",
    lambda at: ask_branch(at),
    _can_continue,
    idle="No match can continue from here.",
)
HELP: Command[ReplayScreenDesk] = Command(
    "help", ("?",), "Help", "How to move, the commands and the signs.", lambda at: at.help()
)

REPLAY_COMMANDS: tuple[Command[ReplayScreenDesk], ...] = (
    PLAY,
    JUMPS,
    VIEWER,
    CHANGED,
    MARK,
    LOG,
    in_list(WHAT_IS),
    PALETTE,
    in_list(STACK),
    in_list(PILES),
    in_list(VIEW),
    in_list(CARD),
    TRANSCRIPT,
    SHARE,
    LEAVE,
    WHAT_IF,
    UNDER,
    STAGE,
    PRESENT,
    BRANCH,
    HELP,
)
"""The commands of the screen, in the order of the footer, which never leaves out the last ones."""

ON_STAGE = frozenset(("play", "jumps", "changed", "stage", "leave", "help"))
"""Names of those that work on the stage, where nothing is opened that is not for everybody."""

STEP = ("arrows", "Step")
"""What the footer shows for keys that are not commands."""
