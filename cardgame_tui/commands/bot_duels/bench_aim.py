"""``bench --aim``: search for a variant whose duels are as somebody wants them."""

import json
import sys
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from cardgame_tui import garbage
from cardgame_tui.commands.bot_duels.who_plays import say_who_plays
from cardgame_tui.commands.shared.errors import UsageError
from cardgame_tui.commands.shared.progress import ProgressLine
from cardgame_tui.commands.shared.reading import faults_in_words, refuse_given
from cardgame_tui.files import check_own, make_private_folder, replace_own
from cardgame_tui.lab.bench.aiming.candidates import AimAsked, Search
from cardgame_tui.lab.bench.aiming.report import MARK, NOT_CONFIRMED, AimReport
from cardgame_tui.lab.bench.aiming.search import Found, Playing, Searcher
from cardgame_tui.lab.bench.arms import Asked
from cardgame_tui.lab.bench.playing.duel import CrewError
from cardgame_tui.lab.bench.playing.session import Limit, Progress

GAMES = 400
"""Most duels of each candidate, and duels of the check, if neither their number nor a time is given."""

INTERRUPTED = 130
"""The exit code after Ctrl-C, as for every command."""


def run_aim(arguments: Namespace, asked: Asked) -> int:
    """Search, and print and write what was found.

    Args:
        arguments: the arguments of the command.
        asked: the game that they name, without a change.

    Returns:
        0; 1 when a duel of the check was broken off or broke down; 130 after Ctrl-C.

    Raises:
        UsageError: for bad arguments, files and folders.
    """
    _refuse_others(arguments)
    if arguments.out:
        with _may_fail(Path(arguments.out)):
            check_own(Path(arguments.out), MARK)
    with faults_in_words():
        search = AimAsked(asked, arguments.aim, arguments.over, arguments.change_least).search()
    if not asked.bots:
        say_who_plays(
            (search.bot,), asked.ruleset, [each.arm.options(asked.ruleset) for each in search.candidates]
        )
    found = _search(search, arguments)
    if not found.race.standings:
        print("No duels were played: time was up, or they were interrupted.", file=sys.stderr)
        return 0 if found.complete else INTERRUPTED
    with faults_in_words():
        report = AimReport(found)
        _print(report, arguments)
    if not found.complete:
        print(f"Interrupted after {found.duels:,} duels. The same command continues.", file=sys.stderr)
        return INTERRUPTED
    return 0 if report.check is None or all(row.finished for row in report.check.everything) else 1


def _refuse_others(arguments: Namespace) -> None:
    if not arguments.aim or not arguments.over:
        raise UsageError("--aim says what is wanted and --over what may be changed; give both")
    questions = ("against", "sweep", "card", "compare", "decks", "health")
    refuse_given(arguments, questions, "not with --aim, which asks a question of its own")
    refuse_given(arguments, ("until", "run", "html"), "not with --aim; its fresh duels are a run that bench shows")
    if arguments.words:
        raise UsageError(f'--aim: found "{" ".join(arguments.words)}"; a search has no other tables')
    if "," in arguments.bots:
        raise UsageError("--aim: one bot plays; name one with --bots")


def _search(search: Search, arguments: Namespace) -> Found:
    garbage.settle()
    line = ProgressLine()

    def tell(progress: Progress) -> None:
        """Show how far the search is."""
        line.show(progress.duels, progress.aimed, progress.played, progress.seconds)

    games = arguments.games or (0 if arguments.minutes else GAMES)
    playing = Playing(Limit(games, arguments.minutes or 0.0), arguments.jobs, arguments.cluster, tell)
    with faults_in_words():
        try:
            return Searcher(search, playing).found()
        except CrewError as error:
            raise UsageError(f"{error}; what was played is kept, and the same command continues") from error
        finally:
            line.clear()


def _print(report: AimReport, arguments: Namespace) -> None:
    """Print the answer in the form that is asked for, and write the variant file."""
    if arguments.csv:
        print(report.trade_offs.as_csv(), end="")
    elif not arguments.json:
        print("\n".join(report.in_lines()))
    if not arguments.csv and not arguments.json and report.check is not None:
        folder = report.check.folder
        print(f"{folder.path}: {folder.duels:,} fresh duels, digest {folder.digest}")
    written = _written(report, arguments.out) if report.file and report.found.complete else None
    if arguments.json:
        print(json.dumps({**report.as_json(), "file": None if written is None else str(written)}))
    if written is not None:
        word = str(written) if arguments.out else written.stem
        how = "written" if report.reached else f"written, {NOT_CONFIRMED}"
        print(
            f"{written}: {how}. Play it: cardgame-tui play {arguments.what} --variant {word}",
            file=sys.stderr if arguments.csv or arguments.json else sys.stdout,
        )


def _written(report: AimReport, out: str) -> Path:
    path = Path(out) if out else report.usual_path()
    with _may_fail(path):
        if not out:
            make_private_folder(path.parent)
        replace_own(path, report.file, MARK)
    return path


@contextmanager
def _may_fail(path: Path) -> Iterator[None]:
    """Say in one message that a file cannot be written."""
    try:
        yield
    except OSError as error:
        raise UsageError(f"{path}: cannot be written: {error.strerror or error}") from error
