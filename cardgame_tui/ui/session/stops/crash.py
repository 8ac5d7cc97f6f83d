"""The words after a breakdown or an early end. They never hold a value, which may be a hidden card."""

from collections.abc import Iterator
from pathlib import Path
from shlex import quote
from traceback import extract_tb

from cardgame_tui.play.record import Record
from cardgame_tui.ui.session.stops.breakdown import Breakdown

BROKEN = 70
"""Exit code after a breakdown of a ruleset or of the table."""


def crash_words(breakdown: Breakdown) -> list[str]:
    """Say what happened and where, where the match is saved, and how to continue."""
    what = "game" if breakdown.in_rules else "table"
    return [f"The {what} stopped because of an error: {error_words(breakdown.error)}.", *_where(breakdown)]


def error_words(error: BaseException | None) -> str:
    """Name an error and where it happened, without any value: its text may hold the name of a hidden card."""
    where = ""
    if error is not None and error.__traceback__ is not None:
        frame = extract_tb(error.__traceback__)[-1]
        where = f" in {Path(frame.filename).name}, line {frame.lineno} ({frame.name})"
    return f"{type(error).__name__}{where}"


def left_words(record: Record, *, unsaved: bool) -> list[str]:
    """For a match that was left before its end: say where it is saved, or that it is not saved."""
    if record.path is not None and record.path.exists() and record.answered and not record.match.over:
        return [f"The match is saved in {record.path}", f"To continue: {_resume(record.path)}"]
    return ["The match was left before its end and is not saved."] if unsaved and not record.match.over else []


def _where(breakdown: Breakdown) -> Iterator[str]:
    record = breakdown.record
    ruleset, path = record.setup.ruleset, record.path
    after = f", after decision {breakdown.decision} of duel {record.number}" if breakdown.decision else ""
    game = f"{ruleset.title} {ruleset.version}"
    where = game if breakdown.in_rules else f"the table that shows {game}, not in its rules"
    yield f"It happened in {where}{after}."
    if breakdown.report is not None:
        yield f"A report without names and cards: {breakdown.report}"
    if path is None:
        return
    yield f"The match is saved in {path}"
    yield from _ways_to_continue(breakdown, f"  {_resume(path)}")


def _ways_to_continue(breakdown: Breakdown, command: str) -> Iterator[str]:
    before = "To continue before that decision:"
    if not breakdown.in_rules:
        yield from ("To continue:", command)
        before = "If the table stops again, continue before that decision:"
    if breakdown.decision:
        yield from (before, f"{command} --before {breakdown.decision}")


def _resume(path: Path) -> str:
    return f"cardgame-tui resume {quote(str(path))}"
