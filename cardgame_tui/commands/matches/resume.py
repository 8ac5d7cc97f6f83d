"""``resume``: continue a match that was interrupted."""

import sys
from argparse import Namespace
from dataclasses import replace
from pathlib import Path

from cardgame_tui.bots.registry import MissingBotError, check_bot, known_seats
from cardgame_tui.commands.shared.errors import UsageError
from cardgame_tui.commands.shared.hosting import hosts_of, refuse_hosting
from cardgame_tui.commands.shared.output import stream_below
from cardgame_tui.commands.shared.reading import faults_in_words, read_settings
from cardgame_tui.commands.shared.terminal import require_lines, require_terminal
from cardgame_tui.play.journal.saves import saves_folder, unfinished
from cardgame_tui.play.record import Record
from cardgame_tui.play.resume import resume
from cardgame_tui.play.setup import HUMAN
from cardgame_tui.ui.pages.saves import saved_words


def run(arguments: Namespace) -> int:
    """Continue the named match, or the only unfinished one; list them when there are several.

    Raises:
        UsageError: when no match is unfinished, or the journal cannot be used.
    """
    read_settings()
    path = None if arguments.journal is None else Path(arguments.journal)
    if path is None:
        found = unfinished()
        if not found:
            with faults_in_words():
                raise UsageError(f"no unfinished match in {saves_folder()}")
        if len(found) > 1:
            print("\n".join(f"{saved_words(each)}\n  {each.path}" for each in found))
            return 0
        path = found[0].path
    if arguments.plain:
        refuse_hosting(arguments)
        require_lines()
        from cardgame_tui.ui.config import key_map
        from cardgame_tui.ui.plain.run import run_plain

        return run_plain(_resumed(path, arguments), sys.stdin, stream_below(sys.stdout), key_map=key_map())
    require_terminal("add --plain to play with lines of text")
    from cardgame_tui.ui.run import run_table

    return run_table(
        _resumed(path, arguments), staged=arguments.stage, hosts=hosts_of(arguments), invites=arguments.hosts
    )


def _resumed(path: Path, arguments: Namespace) -> Record:
    """Open the journal with the display settings of the command line, and print its notes."""

    def seats_now(seats: tuple[str, str]) -> tuple[str, str]:
        """Who plays each seat: as the command line says, or as before."""
        return known_seats((arguments.seat1 or seats[0], arguments.seat2 or seats[1]))

    with faults_in_words():
        for word in {arguments.seat1, arguments.seat2} - {None, HUMAN}:
            check_bot(word)
        try:
            record = resume(path, before=arguments.before, seats=seats_now)
        except MissingBotError as error:
            raise UsageError(f"{error}; add --seat{error.seat} {HUMAN} to let a person play it") from error
    record.setup = replace(record.setup, table=record.setup.table.with_words(vars(arguments)))
    print(*(f"Note: {note}\n" for note in record.notes), sep="", end="", file=sys.stderr)
    return record
