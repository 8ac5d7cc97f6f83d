"""What is known when a ruleset or the table breaks down, and the report that is written about it."""

import secrets
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from traceback import walk_tb

from cardgame_tui.paths import logs_dir
from cardgame_tui.play.journal.lines import AnswerLine
from cardgame_tui.play.record import Record
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.ui.session.trace import program_line, trace_lines


@dataclass(frozen=True, slots=True)
class Fault:
    """An unexpected error that ends a match for now.

    Args:
        error: the error. Its text may hold the name of a hidden card.
        record: the match it happened in.
        decision: number of the decision after which it happened; 0 when it was none, as in a set-up.
        in_rules: whether it happened inside the ruleset, and not in the table around it.
        report: the file that says more, None when it could not be written.
    """

    error: BaseException
    record: Record
    decision: int
    in_rules: bool = True
    report: Path | None = None


def fault_of(error: BaseException, record: Record, decision: int) -> Fault:
    """Note a fault of the ruleset, and write a report about it to the folder for logs."""
    return _reported(Fault(error, record, decision))


def fault_now(error: BaseException, record: Record) -> Fault:
    """Note a fault that came up as the match was shown as it is now: of the table, or of the ruleset it asks."""
    decision = len(record.driver.given) if record.begun else 0
    return _reported(Fault(error, record, decision, _came_through(error, record.setup.ruleset)))


def report_lines(fault: Fault) -> Iterator[str]:
    """The report: what was played and where it broke, without names, cards, seed and any value."""
    setup = fault.record.setup
    yield program_line()
    yield f"fault of the {'rules' if fault.in_rules else 'table'}"
    yield f"ruleset {setup.ruleset.id} {setup.ruleset.version}"
    yield f"seats {' '.join(setup.seats)}, privacy {setup.privacy}, undo {setup.undo}"
    for name, value in setup.options.model_dump(mode="json").items():
        yield f"option {name} = {value}"
    if fault.record.begun:
        yield f"duel {fault.record.number}, decision {fault.decision}, turn {fault.record.driver.duel.turn}"
    yield ""
    yield from trace_lines(fault.error)
    yield ""
    for line in fault.record.decisions:
        asked = f"seat {line.seat or 'both'} {line.ask}" if isinstance(line, AnswerLine) else line.how
        yield f"{line.n} turn {line.turn} {asked}"


def _came_through(error: BaseException, ruleset: Ruleset) -> bool:
    """Whether an error went through any module of the package a ruleset lies in."""
    module = type(ruleset).__module__
    package = module.rpartition(".")[0] or module
    modules = (str(frame.f_globals.get("__name__")) for frame, _ in walk_tb(error.__traceback__))
    return any(f"{each}.".startswith(f"{package}.") for each in modules)


def _reported(fault: Fault) -> Fault:
    return replace(fault, report=_write(fault))


def _write(fault: Fault) -> Path | None:
    stamp = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S")
    try:
        file = logs_dir() / f"fault-{stamp}-{fault.record.setup.ruleset.id}-{secrets.token_hex(2)}.txt"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("\n".join(report_lines(fault)) + "\n", encoding="utf-8")
    except OSError:
        return None
    return file
