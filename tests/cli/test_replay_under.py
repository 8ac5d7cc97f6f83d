"""``replay FILE --under``: the same duel under another rule."""

import io
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from cardgame_tui.engine.prompt import Script
from cardgame_tui.play.history.replay import Replay
from cardgame_tui.play.journal.reader import read_journal
from cardgame_tui.play.under.other_line import OtherLine
from tests.cli.games import DeckLeduc
from tests.games.leduc import LeducDuel
from tests.lab.bench.runs import leduc_record

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def journal(run: Run) -> Path:
    """A duel of three hands between two bots."""
    _, out, _ = run("simulate", "leduc", "--games", "3", "--set", "hands=3", "--journal", "2")
    return Path(out.splitlines()[0])


def test_a_shorter_duel_ends_where_its_rule_says(run: Run, journal: Path) -> None:
    """One hand in place of three: the same hand, and then LE-11 ends the duel."""
    played = read_journal(journal).duels[0]
    first_hand = sum(line.turn <= 1 for line in played.entries)
    code, out, err = run("replay", str(journal), "--under", "hands=1")
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert re.match(rf"The same for {first_hand - 1} decisions and \d+ events\. Then, as it was played:", lines[0])
    under = lines.index("Under Hands 1, was 3:")
    assert re.search(r"\(LE-\d+\)$", lines[1])
    assert any("(LE-11)" in line for line in lines[under:])
    assert f"The answers of the match fit for {first_hand} decisions; then: the duel is over (LE-11)." in lines
    assert lines[-3].startswith("As it was played: ")


def test_the_other_line_is_a_match_of_its_own(run: Run, journal: Path) -> None:
    _, out, _ = run("replay", str(journal), "--under", "hands=1")
    path, command = out.splitlines()[-2:]
    written = read_journal(Path(path))
    assert command == f"open it: cardgame-tui replay {path} --at {len(written.duels[0].entries)}"
    assert written.header.options == {"hands": 1}
    assert written.header.origin is not None
    assert written.header.origin.file == journal.name
    replay = Replay(Path(path))
    assert replay.notes == []
    assert replay.duels[0].driver.result is not None
    played = Replay(journal).duels[0].driver.duel.events
    assert played is not None
    assert [event.what for event in replay.duels[0].driver.duel.events or ()][:4] == [
        each.what for each in played[:4]
    ]


def test_a_longer_duel_goes_on_where_the_played_one_ended(run: Run, journal: Path) -> None:
    replay = Replay(journal)
    other = OtherLine.of_replay(replay, 1, "hands=9")
    assert len(other.lines) == len(replay.duels[0].entries)
    assert (other.misfit, other.driver.result) == (None, None)
    events = replay.duels[0].driver.duel.events
    assert events is not None
    assert other.parting == next(number for number, event in enumerate(events) if event.what.startswith("result"))


def test_answers_are_found_by_what_they_pick_and_not_by_their_place(run: Run, journal: Path) -> None:
    """Another rule may offer more: here every bet is offered in the opposite order."""

    class Turned(DeckLeduc):
        """Leduc with its options the other way round."""

        def turn(self, duel: LeducDuel) -> Script[None]:
            """Turn every prompt round, and its answer back."""
            script = super().turn(duel)
            prompt = next(script)
            while True:
                prompt.options = prompt.options[::-1]
                answer = yield prompt
                assert isinstance(answer, int)
                try:
                    prompt = script.send(len(prompt.options) - 1 - answer)
                except StopIteration:
                    return

    replay = Replay(journal)
    plain = OtherLine.of_replay(replay, 1, "hands=5")
    object.__setattr__(replay.setup, "ruleset", Turned())
    turned = OtherLine.of_replay(replay, 1, "hands=5")
    assert [line.picked for line in turned.lines] == [line.picked for line in plain.lines]  # type: ignore[union-attr]
    assert [line.given for line in turned.lines] != [line.given for line in plain.lines]


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("hands=3", "--under: these are the rules of the match already"),
        ("hand=3", "did you mean hands?"),
        ("hands=900", 'found "900"'),
        ("=2", '--under: found "=2"; allowed: name=value'),
        ("hands=1,hands=2", "--under: hands: set more than once"),
        ("night", 'no variant "night"'),
        ("gone.toml", "gone.toml: cannot be read: no such file"),
    ],
)
def test_rules_that_cannot_be_used_are_one_sentence(run: Run, journal: Path, words: str, complaint: str) -> None:
    code, out, err = run("replay", str(journal), "--under", words)
    assert (code, out) == (2, "")
    assert complaint in err
    assert len(err.splitlines()) == 1


def test_a_duel_that_was_not_played_is_refused(run: Run, journal: Path) -> None:
    for at in ("2.1", "0.1"):
        code, _, err = run("replay", str(journal), "--under", "hands=1", "--at", at)
        assert code == 2
        assert err == f"cardgame-tui: --at: no duel {at[0]}; the last one of the match is 1\n"


def test_players_of_an_unfinished_match_agree_even_to_the_public_view(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = leduc_record(tmp_path, hands=3, decisions=3)
    monkeypatch.setattr("sys.stdin", io.StringIO("no\n"))
    code, out, err = run("replay", str(path), "--under", "hands=5")
    assert (code, out) == (2, "")
    assert "Alice did not agree that what another rule would have shown is shown" in err
    monkeypatch.setattr("sys.stdin", io.StringIO("yes\nyes\n"))
    assert run("replay", str(path), "--under", "hands=5")[0] == 0
