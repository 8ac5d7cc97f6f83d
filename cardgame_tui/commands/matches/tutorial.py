"""``tutorial``: learn a game by playing its lessons, on the screen or as lines of text."""

import sys
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from cardgame_tui.commands.shared.errors import UsageError
from cardgame_tui.commands.shared.output import stream_below
from cardgame_tui.commands.shared.reading import faults_in_words, toml_files
from cardgame_tui.commands.shared.terminal import require_lines, require_terminal
from cardgame_tui.play.scenario.lesson import lessons_of
from cardgame_tui.plugins import load_plugin, ruleset_ids


def run(arguments: Namespace) -> int:
    """Open the lessons of a game, or lessons in files.

    Raises:
        UsageError: when the game has no lessons, a file cannot be used, and without a terminal.
    """
    files = _files(arguments.lessons)
    if arguments.at > len(files):
        raise UsageError(f"--at: {arguments.lessons} has lessons 1 to {len(files)}")
    from cardgame_tui.ui.session.tutorial import open_lesson

    if arguments.plain:
        require_lines()
    else:
        require_terminal("add --plain to learn with lines of text")
    with faults_in_words():
        session = open_lesson(files, arguments.at - 1)
    if arguments.plain:
        from cardgame_tui.ui.config import key_map
        from cardgame_tui.ui.plain.run import play_plain

        return play_plain(session, sys.stdin, stream_below(sys.stdout), key_map())
    from cardgame_tui.ui.run import run_session

    return run_session(session)


def _files(word: str) -> Sequence[Path]:
    if word in ruleset_ids():
        if files := lessons_of(word):
            return files
        raise UsageError(f"{word} has no lessons")
    if not Path(word).exists():
        with faults_in_words():
            load_plugin(word)
    files = tuple(toml_files([word]))
    _check(files)
    return files


def _check(files: Sequence[Path]) -> None:
    """Make sure that lessons can be played to their end.

    Raises:
        UsageError: with everything that is wrong with them.
    """
    from cardgame_tui.testing.scenario import Status, run_file

    reports = [run_file(file) for file in files]
    if wrong := [str(each) for each in reports if each.status is not Status.HOLDS]:
        raise UsageError("\n".join(wrong))
