"""Judges what a kill has left: nothing that was acknowledged is lost, and nothing is in the way."""

import os
import signal
from dataclasses import dataclass, field, replace
from itertools import takewhile
from pathlib import Path
from shutil import copy
from unittest.mock import patch

from cardgame_tui.engine.digest import state_digest
from cardgame_tui.play.journal.errors import JournalError
from cardgame_tui.play.journal.lines import AnswerLine
from cardgame_tui.play.journal.reader import read_journal
from cardgame_tui.play.journal.saves import saved
from cardgame_tui.play.record import Record
from cardgame_tui.play.resume import resume
from tests.attack.kills.case import Case
from tests.attack.kills.killer import Outcome
from tests.attack.kills.report import Report, Stand, stand_of
from tests.attack.kills.victim import NOT_SAVED

BEYOND = 1
"""Most answers of people in a journal after the last acknowledged decision: the one that was being written."""

TROUBLE = (NOT_SAVED, "Try again", "Continue without saving")
"""What the page says after a failed write."""


@dataclass
class Known:
    """What is known of a saves folder.

    Args:
        others: the content of files that are not matches of the victims, by their names.
        stands: how far each match has come, by the path of its journal.
        digests: of every position that was shown, by path, duel and decisions.
        judged: the content of each journal that was judged last.
    """

    others: dict[str, bytes] = field(default_factory=dict)
    stands: dict[str, Stand] = field(default_factory=dict)
    digests: dict[tuple[str, int, int], str] = field(default_factory=dict)
    judged: dict[str, bytes] = field(default_factory=dict)


def judge(case: Case, outcome: Outcome, saves: Path, known: Known, scratch: Path) -> list[str]:
    """Say what is wrong after a kill; what is known is brought up to date.

    Args:
        case: the kill.
        outcome: what is known of the victim.
        saves: the folder.
        known: what was known of the folder before.
        scratch: a folder to resume copies in.
    """
    wrong = [*_death(case, outcome), *_troubles(outcome.reports)]
    _learn(outcome.reports, known)
    for name, content in known.others.items():
        if not (saves / name).exists() or (saves / name).read_bytes() != content:
            wrong.append(f"{name}, another file, was changed")
    listed = {str(each.path): each for each in saved(saves)}
    for path in sorted(each for each in saves.glob("*") if each.name not in known.others):
        if path.suffix != ".jsonl":
            wrong.append(f"{path.name} was left in the folder")
        elif path.stat().st_mode & 0o077:
            wrong.append(f"{path.name} can be read by others")
        elif str(path) in known.stands or not listed[str(path)].fault:
            wrong += _match(path, outcome.reports, known, scratch)
    lost = [path for path, stand in known.stands.items() if stand.answered and not Path(path).exists()]
    wrong += [f"{Path(path).name}, in which answers were acknowledged, is not there" for path in lost]
    known.stands = {path: stand for path, stand in known.stands.items() if Path(path).exists()}
    return wrong


def _death(case: Case, outcome: Outcome) -> list[str]:
    """What is wrong with how the victim died."""
    if outcome.hung:
        return ["it showed no prompt any more"]
    if os.WIFSIGNALED(outcome.status):
        number = os.WTERMSIG(outcome.status)
        allowed = {signal.SIGKILL} | ({signal.SIGXFSZ} if case.harm == "signal" else set())
        return [] if number in allowed else [f"it died of signal {number}: {outcome.said[-2000:]}"]
    code = os.WEXITSTATUS(outcome.status)
    refused = case.harm and not outcome.reports and code in (2, 74)
    return [] if refused else [f"it ended with code {code}: {outcome.said[-2000:]}"]


def _troubles(reports: list[Report]) -> list[str]:
    """Failures after which the next prompt was not the page of trouble."""
    wrong, before = [], 0
    for number, report in enumerate(reports, 1):
        if report.failures > before and not all(words in report.trouble for words in TROUBLE):
            wrong.append(f"prompt {number} does not say that a write has failed")
        before = report.failures
    return wrong


def _learn(reports: list[Report], known: Known) -> None:
    """Take over what was acknowledged."""
    for report in reports:
        stand = report.stand
        if stand is not None and stand.path:
            known.stands[stand.path] = stand
            known.digests[stand.path, stand.duel, stand.decisions] = stand.digest


def _match(path: Path, reports: list[Report], known: Known, scratch: Path) -> list[str]:
    """What is wrong with a journal: it is resumed as a copy and compared, if it was used or has changed."""
    content = path.read_bytes()
    used = any(report.stand is not None and report.stand.path == str(path) for report in reports)
    if not used and known.judged.get(str(path)) == content:
        return []
    known.judged[str(path)] = content
    twin = Path(copy(path, scratch))
    try:
        with patch("os.fsync"):
            record = resume(twin)
    except JournalError as error:
        return [f"cannot be resumed: {error}"]
    try:
        stand = stand_of(record)
        (listed,) = (each for each in saved(scratch) if each.path == twin)
        wrong = [] if not listed.fault and listed.over == record.match.over else ["is listed wrongly"]
        wrong += _position(record, str(path), reports, known)
        if stand is not None:
            known.stands[str(path)] = replace(stand, path=str(path))
    finally:
        record.close()
        twin.unlink(missing_ok=True)
    return [f"{path.name} {words}" for words in wrong]


def _position(record: Record, path: str, reports: list[Report], known: Known) -> list[str]:
    """What is wrong with where a match is resumed."""
    stand = known.stands.get(path)
    if stand is None or (record.number == stand.duel + 1 and stand.ended):
        return []
    decisions = len(record.driver.given) if record.begun else 0
    where = f"was acknowledged up to decision {stand.decisions} of duel {stand.duel}"
    found = f"{where}, and is resumed after decision {decisions} of duel {record.number}"
    beyond = decisions - stand.decisions
    if record.number != stand.duel or _by_people(record, beyond) > BEYOND:
        return [found]
    if beyond < 0:
        if -beyond != _undone(path, reports):
            return [found]
        expected = known.digests.get((path, stand.duel, decisions), "")
    else:
        expected = stand.digest
        if beyond:
            record.driver.undo(beyond)
    same = expected in ("", state_digest(record.driver.duel))
    return [] if same else [f"{where}, and is resumed in another state"]


def _by_people(record: Record, last: int) -> int:
    """How many of the last answers of a journal people gave: what nobody was asked for took no time."""
    assert record.path is not None
    entries = read_journal(record.path).duels[-1].entries if last > 0 else []
    return sum(isinstance(each, AnswerLine) and each.seconds > 0 for each in entries[-last:])


def _undone(path: str, reports: list[Report]) -> int:
    """How many decisions of a match may have been taken back since it was reported last."""
    ours = [report for report in reports if report.stand is not None and report.stand.path == path]
    latest = list(takewhile(lambda report: report.stand == ours[-1].stand, reversed(ours)))
    return latest[0].undoes if any(report.doing == "undo" for report in latest) else 0
