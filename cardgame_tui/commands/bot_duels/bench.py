"""``bench``: play the same duels under different rules, and say how they differ."""

import json
import sys
from argparse import Namespace
from importlib.util import find_spec
from pathlib import Path

from cardgame_tui import garbage
from cardgame_tui.bots.registry import check_bot
from cardgame_tui.commands.bot_duels.who_plays import say_who_plays
from cardgame_tui.commands.shared.errors import UsageError
from cardgame_tui.commands.shared.progress import ProgressLine
from cardgame_tui.commands.shared.reading import RULE_ARGUMENTS, faults_in_words, refuse_given
from cardgame_tui.files import is_folder, replace_own
from cardgame_tui.lab.bench.arms import Asked
from cardgame_tui.lab.bench.comparing.questions import narrowed
from cardgame_tui.lab.bench.folders.folder import RUN_FILE, RunFolder
from cardgame_tui.lab.bench.folders.runs import open_or_create, run_folder
from cardgame_tui.lab.bench.playing.duel import CrewError
from cardgame_tui.lab.bench.playing.session import Limit, Progress, play_on
from cardgame_tui.lab.bench.report.report import TABLES, Report
from cardgame_tui.paths import runs_dir
from cardgame_tui.plugins import load_ruleset, ruleset_ids

GAMES = {"health": 400, "card": 200}
"""Duels of each arm, if neither their number nor another limit is given: of runs with many arms."""
MOST_GAMES = 1_000
"""The same of other runs."""

LAST = "last"
"""The word for the run that was played last."""

INSTALL = '--cluster needs the extra "cluster" of this program; in a clone: pip install ".[cluster]"'

INTERRUPTED = 130
"""The exit code after Ctrl-C, as for every command."""


def run(arguments: Namespace) -> int:
    """Play a run, or show one.

    Returns:
        0; 1 when a duel was broken off or broke down; 130 after Ctrl-C.

    Raises:
        UsageError: for bad arguments, files and folders.
    """
    if arguments.journal:
        from cardgame_tui.commands.bot_duels.bench_from import run_from

        return run_from(arguments)
    _refuse_without_journal(arguments)
    if arguments.cluster and find_spec("distributed") is None:
        raise UsageError(INSTALL)
    if arguments.aim or arguments.over or arguments.change_least or arguments.out:
        from cardgame_tui.commands.bot_duels.bench_aim import run_aim

        with faults_in_words():
            asked = _asked(arguments)
        return run_aim(arguments, asked)
    words = list(arguments.words)
    shows = words[:1] == ["show"]
    table, until = "" if shows else _table(words), _until(arguments.until)
    with faults_in_words():
        folder, is_new = _folder(arguments, may_begin=not shows)
    if shows:
        from cardgame_tui.commands.bot_duels.bench_show import show

        return show(folder, words[1:], plain=arguments.plain)
    limit = _limit(arguments, until, folder.plan.kind, is_new=is_new)
    complete = True
    if limit is not None:
        complete = _play(folder, limit, arguments.jobs, arguments.cluster)
    with faults_in_words():
        report = Report(folder)
        _print(report, table, arguments)
    if not complete:
        print(f"Interrupted after {folder.duels:,} duels. The same command continues.", file=sys.stderr)
        return INTERRUPTED
    return 0 if all(row.finished for row in report.everything) else 1


def _refuse_without_journal(arguments: Namespace) -> None:
    if arguments.what is None:
        raise UsageError("name a game or a run, or a journal with --from")
    if wrong := [name for name, found in (("--at", arguments.at), ("--under", arguments.under)) if found]:
        raise UsageError(f"{', '.join(wrong)}: only with --from and a journal")


def _folder(arguments: Namespace, *, may_begin: bool) -> tuple[RunFolder, bool]:
    """The run that is meant, and whether the command describes one to play, which it then may begin."""
    if arguments.what not in ruleset_ids() and (path := _run_path(arguments.what)) is not None:
        _refuse_changes(arguments)
        return RunFolder.open(path), False
    asked = _asked(arguments)
    plan = asked.plan()
    if not asked.bots and may_begin:
        say_who_plays(plan.bots, asked.ruleset, [arm.options(asked.ruleset) for arm in plan.arms])
    path = Path(arguments.run) if arguments.run else run_folder(arguments.what, plan)
    folder = open_or_create(path, plan) if may_begin else RunFolder.open(path)
    if folder.plan.fingerprint != plan.fingerprint:
        raise UsageError(f"{path}: holds another run: its rules, decks, bots or seed differ")
    return folder, True


def _run_path(word: str) -> Path | None:
    """The folder of a run by its path, its name or `LAST`; None for a word that may be a game."""
    path = Path(word)
    if is_folder(path) or path.name != word:
        return path
    if word == LAST:
        runs = [each.parent for each in runs_dir().glob(f"*/{RUN_FILE}")]
        if not runs:
            raise UsageError("no run was played yet")
        return max(runs, key=lambda each: (each / RUN_FILE).stat().st_mtime)
    return runs_dir() / word if is_folder(runs_dir() / word) else None


def _refuse_changes(arguments: Namespace) -> None:
    """A run that is named has its rules, decks, bots and seed already."""
    why = "cannot be changed in a run that was begun; name the game instead"
    refuse_given(arguments, (*RULE_ARGUMENTS, "bots", "seed", "run"), why)


def _asked(arguments: Namespace) -> Asked:
    """What the arguments ask for.

    Raises:
        UsageError: for arguments that exclude each other.
    """
    questions = {
        "--against": arguments.against is not None,
        "--sweep": bool(arguments.sweep),
        "--card": bool(arguments.card),
        "--compare": bool(arguments.compare),
        "--decks": bool(arguments.decks),
        "--health": arguments.health,
    }
    if len(both := [name for name, given in questions.items() if given]) > 1:
        raise UsageError(f"{' and '.join(both)} ask two questions at once; ask one of them")
    if arguments.compare and arguments.variant:
        raise UsageError("--compare names both sides; leave out --variant")
    if arguments.decks and (arguments.deck1 or arguments.deck2):
        raise UsageError("--decks all plays every deck; leave out --deck1 and --deck2")
    bots = tuple(dict.fromkeys(name.strip() for name in arguments.bots.split(","))) if arguments.bots else ()
    for name in bots:
        check_bot(name)
    return Asked(
        load_ruleset(arguments.what),
        arguments.variant,
        arguments.against,
        arguments.settings,
        (arguments.deck1, arguments.deck2),
        arguments.sweep,
        arguments.card,
        tuple(arguments.compare or ()),
        arguments.decks == "all",
        arguments.health,
        bots,
        1 if arguments.seed is None else arguments.seed,
        arguments.by_hand,
    )


def _limit(arguments: Namespace, until: tuple[str, float] | None, kind: str, *, is_new: bool) -> Limit | None:
    """When to stop; None to play nothing."""
    if not arguments.games and not arguments.minutes and until is None:
        return Limit(GAMES.get(kind, MOST_GAMES)) if is_new else None
    return Limit(arguments.games or 0, arguments.minutes or 0.0, until)


def _until(words: str | None) -> tuple[str, float] | None:
    """The measure that `--until` names, and how well it is to be known; None without it."""
    if not words:
        return None
    name, _, width = words.partition("=")
    try:
        found = float(width)
    except ValueError:
        found = 0.0
    if name not in narrowed() or not 0 < found < float("inf"):
        known = ", ".join(f"{each}=1" for each in narrowed())
        raise UsageError(f'--until: found "{words}"; allowed: {known}, or another width')
    return name, found


def _table(words: list[str]) -> str:
    """The table that is asked for."""
    if len(words) > 1:
        raise UsageError(f'found "{" ".join(words)}"; allowed: one of {", ".join(TABLES)}, or show WHICH')
    name = words[0] if words else TABLES[0]
    if name not in TABLES:
        raise UsageError(f'no table "{name}"; allowed: {", ".join(TABLES)}, or show WHICH')
    return name


def _play(folder: RunFolder, limit: Limit, jobs: int, cluster: str) -> bool:
    """Play duels; False after Ctrl-C."""
    garbage.settle()
    line = ProgressLine()

    def tell(progress: Progress) -> None:
        """Show how far the run is."""
        line.show(progress.duels, progress.aimed, progress.played, progress.seconds)

    with faults_in_words():
        folder.check_versions()
        try:
            return play_on(folder, limit, jobs, tell, cluster=cluster)
        except CrewError as error:
            raise UsageError(
                f"{error}; {folder.duels:,} duels are kept, and the same command continues"
            ) from error
        finally:
            line.clear()


def _print(report: Report, table: str, arguments: Namespace) -> None:
    """Print the answers in the form that is asked for."""
    if arguments.html:
        from cardgame_tui.lab.bench.report.page import MARK, page_of

        _write_page(Path(arguments.html), page_of(report), MARK)
    if arguments.json:
        print(json.dumps(report.as_json(table)))
    elif arguments.csv:
        print(report.data(table).as_csv(), end="")
    else:
        print("\n".join(report.in_lines(table)))
        print(f"{report.folder.path}: {report.folder.duels:,} duels, digest {report.folder.digest}")


def _write_page(path: Path, page: str, mark: str) -> None:
    try:
        replace_own(path, page, mark)
    except OSError as error:
        raise UsageError(f"{path}: cannot be written: {error.strerror or error}") from error
