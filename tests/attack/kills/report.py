"""What a victim tells its killer each time that it shows a prompt: from then on, this must not be lost."""

import json
from dataclasses import asdict, dataclass

from cardgame_tui.engine.digest import state_digest
from cardgame_tui.play.record import Record


@dataclass(frozen=True)
class Stand:
    """How far a match has come.

    Args:
        path: its journal, empty when it is not saved.
        duel: number of its duel.
        decisions: how many decisions of that duel were made.
        digest: of the state of that duel.
        ended: whether that duel is over.
        answered: whether anything was ever answered; otherwise the match need not be kept.
    """

    path: str
    duel: int
    decisions: int
    digest: str
    ended: bool
    answered: bool


@dataclass(frozen=True)
class Report:
    """What is shown, and what will be typed next.

    Args:
        stand: how far the match has come; None before it has begun.
        unsaved: whether the players chose to continue without saving.
        trouble: the page that says what stops the match, empty when nothing does.
        failures: how many steps on the disk have failed so far.
        doing: what the keys are for: ``answer``, ``trouble``, or a command such as ``undo``.
        undoes: how many decisions an undo would take back now.
        keys: what is to be typed.
        moment: whether the moment of the kill has come.
    """

    stand: Stand | None
    unsaved: bool
    trouble: str
    failures: int
    doing: str
    undoes: int
    keys: str
    moment: bool


def stand_of(record: Record) -> Stand | None:
    """How far a match has come; None before its first duel."""
    if not record.begun:
        return None
    driver = record.driver
    path = "" if record.path is None else str(record.path)
    digest = state_digest(driver.duel)
    return Stand(path, record.number, len(driver.given), digest, driver.result is not None, record.answered)


def as_line(report: Report) -> bytes:
    """A report as one line."""
    return json.dumps(asdict(report)).encode() + b"\n"


def from_line(line: bytes) -> Report:
    """The report of one line."""
    fields = json.loads(line)
    stand = fields.pop("stand")
    return Report(stand=None if stand is None else Stand(**stand), **fields)
