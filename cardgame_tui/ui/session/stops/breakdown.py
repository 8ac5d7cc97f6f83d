"""A breakdown of the rules or of the table: what is known about it, and the report that is written."""

import secrets
from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from traceback import walk_tb

from cardgame_tui.files import write_private
from cardgame_tui.paths import logs_dir
from cardgame_tui.play.journal.lines import AnswerLine
from cardgame_tui.play.record import Record
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.ui.session.stops.trace import program_line, trace_lines
from cardgame_tui.value import value


@value
class Breakdown:
    """An unexpected error that stops a match.

    Args:
        error: the error. Its text may hold the name of a hidden card.
        record: the match it happened in.
        decision: number of the decision after which it happened; 0 when it was none, as in a set-up.
        in_rules: whether it happened inside the ruleset, not in the table that shows it.
        report: the file with the details, None when it could not be written.
    """

    error: BaseException
    record: Record
    decision: int
    in_rules: bool = True
    report: Path | None = None


def breakdown_of_rules(error: BaseException, record: Record, decision: int) -> Breakdown:
    """Record a breakdown of the ruleset after a decision, and write a report to the folder for logs."""
    return _reported(Breakdown(error, record, decision))


def breakdown_shown(error: BaseException, record: Record) -> Breakdown:
    """Record a breakdown of the table, or of the ruleset that it asked, while the match was shown."""
    decision = len(record.driver.given) if record.begun else 0
    return _reported(Breakdown(error, record, decision, _came_through(error, record.setup.ruleset)))


def report_lines(breakdown: Breakdown) -> Iterator[str]:
    """The report: what was played and where it broke, without names, cards, the seed or any value."""
    record = breakdown.record
    setup = record.setup
    yield program_line()
    yield f"breakdown of the {'rules' if breakdown.in_rules else 'table'}"
    yield f"ruleset {setup.ruleset.id} {setup.ruleset.version}"
    yield ", ".join([f"seats {' '.join(setup.seats)}", *map(" ".join, setup.table.of_match.items())])
    for name, choice in setup.options.model_dump(mode="json").items():
        yield f"option {name} = {choice}"
    if record.begun:
        yield f"duel {record.number}, decision {breakdown.decision}, turn {record.driver.duel.turn}"
    yield ""
    yield from trace_lines(breakdown.error)
    yield ""
    for line in record.duel.lines if record.begun else ():
        asked = f"seat {line.seat or 'both'} {line.ask}" if isinstance(line, AnswerLine) else line.happens
        yield f"{line.n} turn {line.turn} {asked}"


def _came_through(error: BaseException, ruleset: Ruleset) -> bool:
    """Whether an error came through any module of a ruleset's package."""
    module = type(ruleset).__module__
    package = module.rpartition(".")[0] or module
    modules = (str(frame.f_globals.get("__name__")) for frame, _ in walk_tb(error.__traceback__))
    return any(f"{each}.".startswith(f"{package}.") for each in modules)


def _reported(breakdown: Breakdown) -> Breakdown:
    return replace(breakdown, report=_write(breakdown))


def _write(breakdown: Breakdown) -> Path | None:
    stamp = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S")
    try:
        file = logs_dir() / f"fault-{stamp}-{breakdown.record.setup.ruleset.id}-{secrets.token_hex(2)}.txt"
        file.parent.mkdir(parents=True, exist_ok=True)
        write_private(file, "\n".join(report_lines(breakdown)) + "\n", new=True)
    except OSError:
        return None
    return file
