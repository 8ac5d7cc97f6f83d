"""What is said when the rules or the table break down during a duel: never a value, which may be a hidden card."""

from collections.abc import Iterator
from pathlib import Path
from shlex import quote
from traceback import extract_tb

from cardgame_tui.play.record import Record
from cardgame_tui.ui.session.breakdown import Fault

BROKEN = 70
"""Exit code after a fault of a ruleset or of the table."""


def crash_words(fault: Fault) -> list[str]:
    """Say what happened where, where the match is kept, and how to go on."""
    what = "game" if fault.in_rules else "table"
    return [f"The {what} stopped because of a fault: {fault_words(fault.error)}.", *_where(fault)]


def fault_words(error: BaseException | None) -> str:
    """Name an error and where it happened, without any value: its text may hold the name of a hidden card."""
    where = ""
    if error is not None and error.__traceback__ is not None:
        frame = extract_tb(error.__traceback__)[-1]
        where = f" in {Path(frame.filename).name}, line {frame.lineno} ({frame.name})"
    return f"{type(error).__name__}{where}"


def left_words(record: Record, *, unsaved: bool) -> list[str]:
    """Say where a match is kept that is left before its end, or that it is not kept."""
    if record.path is not None and record.path.exists() and record.answered and not record.match.over:
        return [f"The match is kept in {record.path}", f"To go on: cardgame-tui resume {quote(str(record.path))}"]
    return ["The match was left before its end and is not kept."] if unsaved and not record.match.over else []


def _where(fault: Fault) -> Iterator[str]:
    ruleset, path = fault.record.setup.ruleset, fault.record.path
    after = f", after decision {fault.decision} of duel {fault.record.number}" if fault.decision else ""
    game = f"{ruleset.title} {ruleset.version}"
    where = game if fault.in_rules else f"the table that shows {game}, not in its rules"
    yield f"It happened in {where}{after}."
    if fault.report is not None:
        yield f"A report without names and cards: {fault.report}"
    if path is None:
        return
    yield f"The match is kept in {path}"
    yield from _ways_on(fault, f"  cardgame-tui resume {quote(str(path))}")


def _ways_on(fault: Fault, command: str) -> Iterator[str]:
    before = "To go on before that decision:"
    if not fault.in_rules:
        yield from ("To go on:", command)
        before = "If the table stops again, before that decision:"
    if fault.decision:
        yield from (before, f"{command} --before {fault.decision}")
