"""An attack ends in time, says how far it is, and keeps what it has found when Ctrl-C ends it."""

import re
import signal
import subprocess
import sys
from itertools import count
from pathlib import Path

import pytest

from rulesets.rune_duel.ruleset import RuneDuelRuleset
from tests.attack import bounds, variants
from tests.attack.bounds import WORKER, EndlessError, Limits, time_limit
from tests.attack.invented_games import GAMES
from tests.attack.promises import attack as attack_promises
from tests.attack.table import Row, Table, faults, in_words
from tests.processes import usual_signals

unix = pytest.mark.skipif(sys.platform == "win32", reason="needs the signals of Unix")


class Endless(RuneDuelRuleset):
    """Never asks anything when a turn begins."""

    def turn(self, duel: object) -> None:  # type: ignore[override]
        for _ in count():
            pass


@unix
def test_what_never_ends_is_stopped_where_it_is() -> None:
    with (
        pytest.raises(EndlessError, match=r"no end after 0\.05 seconds of computing, in .*test_bounds"),
        time_limit(0.05),
    ):
        for _ in count():
            pass


@unix
def test_what_ends_in_time_is_left_alone() -> None:
    before = signal.getsignal(signal.SIGVTALRM)
    with time_limit(10):
        pass
    assert signal.getsignal(signal.SIGVTALRM) is before
    assert signal.getitimer(signal.ITIMER_VIRTUAL) == (0, 0)


@unix
@pytest.mark.parametrize("share", [1, 10**9])
def test_a_duel_that_never_asks_is_a_fault(share: int, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounds, "CASE", 0.3)
    monkeypatch.setattr(variants, "GAMES", GAMES[-1:])
    monkeypatch.setattr(variants, "SHARE", share)
    monkeypatch.setattr(variants, "load_ruleset", lambda ruleset_id: Endless())
    table = variants.attack(folder, seed=2, cases=1)
    (fault,) = faults(table)
    assert "EndlessError: no end after" in fault
    assert table["ends of duels of rune_duel"].faults == [fault]


@unix
def test_a_duel_that_never_asks_breaks_a_promise(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounds, "CASE", 0.3)
    table = attack_promises(folder, seed=1, cases=1, games=[Endless()])
    assert len(table["promise: ends_within_bounds"].faults) == 1


def test_an_attack_ends_after_its_cases_or_its_time_or_when_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    limits = Limits(Table(), 3, 0)
    assert [limits.reached(done) for done in (0, 2, 3)] == [False, False, True]
    assert Limits(Table(), 0, 0).reached(0)
    assert not Limits(Table(), 0, 10).reached(10**6)
    monkeypatch.setattr(WORKER, "stops", lambda: True)
    assert Limits(Table(), 3, 0).reached(0)


def test_it_says_how_far_it_is(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    table = {"one": Row(cases=4, faults=["a"])}
    Limits(table, 9, 0).reached(4)
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(WORKER, "report", 0)
    monkeypatch.setattr(WORKER, "name", "files, job 0")
    Limits(table, 9, 0).reached(4)
    assert capsys.readouterr().err == "files, job 0: 4 cases so far, 1 faults\n"


def test_an_attack_that_has_tried_nothing_says_so() -> None:
    assert in_words({}) == "no case was tried"


@unix
def test_ctrl_c_ends_it_with_what_it_has_found() -> None:
    words = [sys.executable, "-m", "tests.attack", "variants", "--minutes", "60", "--report", "0"]
    pipe = subprocess.PIPE
    with subprocess.Popen(words, stdout=pipe, stderr=pipe, text=True, preexec_fn=usual_signals) as program:
        assert program.stderr is not None
        while "1 cases so far" not in (line := program.stderr.readline()):
            assert line
        program.send_signal(signal.SIGINT)
        found, _ = program.communicate(timeout=120)
    assert program.returncode == 0
    assert re.search(r"^all +[1-9]\d* +0$", found, re.MULTILINE)
