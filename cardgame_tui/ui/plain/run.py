"""Runs a match or a replay in lines of text, from its beginning to a clean end."""

import sys
from contextlib import suppress
from typing import TextIO

from cardgame_tui.play.history.replay import Replay
from cardgame_tui.play.history.slides import Slides
from cardgame_tui.play.record import Record
from cardgame_tui.ui.keys.command import DEFAULT_KEYS, KeyMap
from cardgame_tui.ui.plain.commands import line_keys
from cardgame_tui.ui.plain.replay import PlainReplay
from cardgame_tui.ui.plain.slides import show_slides
from cardgame_tui.ui.plain.table import PlainTable
from cardgame_tui.ui.plain.terminal import LineTerminal, OutOfLinesError
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.session.stops.breakdown import Breakdown, breakdown_shown
from cardgame_tui.ui.session.stops.crash import BROKEN, crash_words, left_words
from cardgame_tui.ui.session.stops.hang_up import HUNG_UP, HungUpError, ending_with_the_terminal, keeping_signals


def run_plain(
    record: Record, lines: TextIO, out: TextIO, *, keep: bool = False, key_map: KeyMap = DEFAULT_KEYS
) -> int:
    """Play a match in lines of text, from its beginning or from where it was left.

    Args:
        record: the match.
        lines: where answers come from; its end ends the program.
        out: where everything is printed.
        keep: make a journal when it begins.
        key_map: the keys a player wants for the commands.

    Returns:
        The exit code: 0, 70 after a fault in the game, 129 when the terminal has gone.

    Raises:
        OSError: when the input or the output fails, and is not a terminal that was closed.
        KeyboardInterrupt: when it was interrupted, after the place of the saved match was printed.
    """
    session = Session.of(record, keep=keep, patient=bool(record.people))
    session.runner.unsaved = not session.runner.keep
    return play_plain(session, lines, out, key_map)


def run_plain_replay(replay: Replay, lines: TextIO, out: TextIO, key_map: KeyMap = DEFAULT_KEYS) -> int:
    """Show a match again in lines of text, and continue in a new match if the players branch off.

    Args:
        replay: the match, at the place to begin with.
        lines: where commands come from; its end ends the program.
        out: where everything is printed.
        key_map: the keys a player wants for the commands.

    Returns:
        The exit code: 0, 70 after a fault in the match that was played on, 129 when the terminal has gone.
    """
    try:
        with keeping_signals(), ending_with_the_terminal():
            record = PlainReplay(replay, LineTerminal(lines, out), key_map).show()
    except OutOfLinesError:
        return 0
    except HungUpError:
        return HUNG_UP
    assert record is not None, "a replay of its own is left with quit"
    return run_plain(record, lines, out, key_map=key_map)


def run_plain_slides(slides: Slides, lines: TextIO, out: TextIO) -> int:
    """Show the marked decisions of a match in lines of text.

    Args:
        slides: the slides.
        lines: where commands come from; its end ends the program.
        out: where everything is printed.

    Returns:
        The exit code: 0, 129 when the terminal has gone.
    """
    try:
        with keeping_signals(), ending_with_the_terminal():
            show_slides(slides, LineTerminal(lines, out))
    except HungUpError:
        return HUNG_UP
    except OutOfLinesError:
        pass
    return 0


def play_plain(session: Session, lines: TextIO, out: TextIO, key_map: KeyMap = DEFAULT_KEYS) -> int:
    """Play a match or a lesson in lines of text, and return as `run_plain`."""
    session.stepped = False
    session.go_past()
    with keeping_signals():
        return _play(PlainTable(session, LineTerminal(lines, out), line_keys(key_map)))


def _play(table: PlainTable) -> int:
    """Play to the end of the input, and say where the match is saved."""
    words: list[str] = []
    try:
        with ending_with_the_terminal():
            table.session.runner.open()
            table.play()
    except (OutOfLinesError, KeyboardInterrupt) as end:
        words = left_words(table.session.record, unsaved=table.session.runner.unsaved)
        if isinstance(end, HungUpError):
            return HUNG_UP
        if isinstance(end, KeyboardInterrupt):
            raise
        return BROKEN if isinstance(table.session.runner.trouble, Breakdown) else 0
    except OSError:
        raise
    except Exception as error:
        words = crash_words(breakdown_shown(error, table.session.record))
        return BROKEN
    finally:
        with suppress(OSError):
            table.hide_hand()
        table.session.record.close()
        with suppress(OSError):
            print(*words, sep="\n", end="\n" if words else "", file=sys.stderr)
