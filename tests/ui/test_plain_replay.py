"""A replay in lines of text: what is typed moves it, nothing hidden is printed, and a match can branch off."""

import io
from pathlib import Path

import pytest

from cardgame_tui.paths import saves_dir
from cardgame_tui.play.history.replay import Replay
from cardgame_tui.play.history.timeline import By
from cardgame_tui.play.history.transcript import transcript
from cardgame_tui.play.journal.reader import Journal, read_journal
from cardgame_tui.play.setup import Setup
from cardgame_tui.play.viewer import Viewer
from cardgame_tui.testing.scenario import Status, run_file
from cardgame_tui.ui.plain.replay import LATEST
from cardgame_tui.ui.plain.run import run_plain_replay
from cardgame_tui.ui.spoken.hearing import heard
from tests.journal.matches import conquest, find, leduc, rift, sparks, written
from tests.ui.canary import canary_setups
from tests.ui.replay_secrets import CLOSED, hidden_at_the_end
from tests.ui.replays import replay_of


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("XDG_DATA_HOME", "HOME", "LOCALAPPDATA"):
        monkeypatch.setenv(variable, str(tmp_path / "home"))
    monkeypatch.setattr("os.fsync", lambda descriptor: None)


def typed(replay: Replay, *lines: str) -> str:
    """Everything that is printed when these lines are typed; the last one ends it."""
    out = io.StringIO()
    assert run_plain_replay(replay, io.StringIO("".join(f"{line}\n" for line in lines)), out) == 0
    return out.getvalue()


def replayed(setup: Setup, folder: Path, decisions: int = 100_000) -> Replay:
    return Replay(written(setup, folder, decisions), find)


def branch_in(folder: Path) -> Journal:
    """The only journal in the folder for saves."""
    (path,) = (folder / "saves").glob("*.jsonl")
    return read_journal(path)


def places(text: str) -> list[str]:
    """The lines that say where the replay stands, without the point of view."""
    lines = [line.removeprefix("> ") for line in text.splitlines()]
    return [line.rpartition(",")[0] for line in lines if line.startswith("decision ")]


def test_an_empty_line_steps_forward_and_back_steps_back(tmp_path: Path) -> None:
    replay = replayed(leduc(6), tmp_path)
    total = len(replay.played.entries)
    text = typed(replay, "back", "", "next", "back")
    assert [place.split(",")[0] for place in places(text)] == [f"decision {n} of {total}" for n in (0, 0, 1, 2, 1)]
    assert text.count("This is the beginning.") == 1


def test_walked_to_its_end_it_prints_every_event_once_and_the_result(tmp_path: Path) -> None:
    replay = replayed(leduc(6), tmp_path)
    text = typed(replay, *[""] * len(replay.played.entries))
    public = [line[2:] for line in transcript(replay, Viewer.PUBLIC).splitlines() if line.startswith("  ")]
    told = [line for line in text.replace("> ", "").splitlines() if line.endswith(")") and "(LE-" in line]
    told = [line for line in told if "?" not in line and not line.startswith("  ")]
    assert told[: len(public)] == [heard(line, {}) for line in public]
    assert text.rstrip(" >\n").splitlines()[-1].endswith("wins the duel (LE-11).")


@pytest.mark.parametrize("by", list(By))
def test_a_step_has_the_chosen_length(by: By, tmp_path: Path) -> None:
    path = written(rift(5, best_of=3), tmp_path)
    twin = Replay(path, find)
    text = typed(Replay(path, find), f"by {by.value}", "next", "next", "back")
    stops = []
    for go in (twin.forward, twin.forward, twin.back):
        go(by)
        stops.append(twin.place)
    shown = [int(place.split()[1]) for place in places(text)]
    assert shown == [0, *(stop.decision for stop in stops)]


def test_it_goes_to_a_decision_of_any_duel(tmp_path: Path) -> None:
    text = typed(replayed(rift(5, best_of=3), tmp_path), "go 7", "go 2.3", "go 4", "end", "begin")
    shown = [place.split(" of ")[0] + " / " + place.split(", ")[-1].split(" of ")[0] for place in places(text)]
    last = shown.pop(4)
    assert shown == [f"decision {n} / duel {d}" for n, d in ((0, 1), (7, 1), (3, 2), (4, 2), (0, 1))]
    assert not last.endswith("duel 1")


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("go 9999", "go: duel 1 has no decision 9999."),
        ("go x", 'go: found "x"; allowed: a decision such as 37, or 2.37 for one of duel 2.'),
        ("by day", "by: one of event, decision, phase, turn, duel, key event."),
        ("as 3", "as: one of public, 1, 2, both."),
        ("hurl", "That does nothing here. Type help."),
        ("branch off", "That does nothing here. Type help."),
    ],
)
def test_a_line_without_meaning_is_reported_and_moves_nothing(line: str, words: str, tmp_path: Path) -> None:
    text = typed(replayed(leduc(6), tmp_path), line)
    assert words in text
    assert len(places(text)) == 1


def test_a_long_step_names_how_many_events_it_leaves_out(tmp_path: Path) -> None:
    replay = replayed(conquest(4), tmp_path, 60)
    text = typed(replay, "end")
    events = replay.played.situations[-1].events - replay.played.situations[0].events
    assert f"({events - LATEST} events before these; l lists all)" in text


@pytest.mark.parametrize("viewer", CLOSED)
def test_no_name_that_is_hidden_to_the_last_is_ever_printed(viewer: Viewer, tmp_path: Path) -> None:
    for setup in canary_setups("gate", 3):
        replay = replay_of(setup, tmp_path, 40)
        hidden = hidden_at_the_end(replay, viewer)
        asking = ("yes", "yes") if viewer is not Viewer.PUBLIC and not replay.journal.over else ()
        text = typed(replay, f"as {viewer.value}", *asking, *["", "v", "s", "l", "what if", ""] * 40, "back")
        assert not {name for name in hidden if name in text}
        assert hidden
        assert "This point of view does not show what was offered here." in text


def test_everybody_agrees_before_hands_of_a_match_that_is_not_over_are_shown(tmp_path: Path) -> None:
    path = written(leduc(6), tmp_path, 4)
    for answers in (("no",), ("yes", "no"), ("yes", "")):
        text = typed(Replay(path, find), "as both", *answers)
        assert "The point of view does not change." in text
        assert "'s hand: " not in text
    text = typed(Replay(path, find), "as both", "yes", "yes", "as 2")
    assert text.count("agrees that hands are shown") == 2
    assert text.count("Bo's hand: ") == 2
    assert text.count("Ann's hand: ") == 1


def test_another_option_is_compared_and_continued(tmp_path: Path) -> None:
    replay = replayed(leduc(6), tmp_path / "old")
    before = replay.journal.path.read_bytes()
    replay.go_to(1, 2)
    played = replay.next_entry
    assert played is not None
    other = next(n for n, _ in enumerate(replay.prompt.options) if n != played.given)  # type: ignore[union-attr]
    text = typed(replay, "as both", "what if", str(other + 1), "a", "play", "yes", "quit")
    assert "(as played)" in text
    assert text.index("AS PLAYED") < text.index("WHAT IF")
    branch = branch_in(tmp_path)
    assert [line.given for line in branch.duels[0].entries[:3]] == [
        *(line.given for line in replay.played.entries[:2]),
        other,
    ]
    assert branch.header.origin is not None
    assert branch.header.origin.decision == 2
    assert replay.journal.path.read_bytes() == before


def test_another_choice_of_both_and_of_several_can_be_picked(tmp_path: Path) -> None:
    replay = replayed(sparks(6), tmp_path)
    text = typed(replay, "as both", "what if", "1", "x", "2", "")
    assert "Ann:" in text
    assert "Bo:" in text
    assert "Type one of the numbers; an empty line goes back." in text
    assert "WHAT IF" in text
    assert typed(replay, "what if", "").count("WHAT IF") == 0


def test_continuing_from_here_begins_a_separate_match(tmp_path: Path) -> None:
    replay = replayed(leduc(6), tmp_path / "old")
    text = typed(replay, "go 3", "branch", "no", "branch", "yes", "h", "1", "quit")
    assert f"{replay.journal.path.name} is not changed.\n" in text
    assert len(branch_in(tmp_path).duels[0].entries) == 4
    assert typed(replay, "end", "branch", "yes").count("No match can continue from here.") == 1


def test_a_transcript_and_a_mark_are_written(tmp_path: Path) -> None:
    replay = replayed(leduc(6), tmp_path)
    text = typed(replay, "go 3", "transcript", "mark", "Who is right")
    (file,) = (saves_dir() / "transcripts").iterdir()
    assert str(file) in text
    assert file.read_text(encoding="utf-8") == transcript(replay, Viewer.PUBLIC)
    (mark,) = (tmp_path / "saves" / "marks").iterdir()
    assert run_file(mark, find).status is Status.HOLDS


@pytest.mark.parametrize(("setup", "stacked"), [(sparks(), True), (leduc(), False)], ids=["sparks", "leduc"])
def test_help_lists_a_stack_where_a_game_has_one(setup: Setup, stacked: bool, tmp_path: Path) -> None:
    assert ("s, stack" in typed(replayed(setup, tmp_path, 20), "?")) is stacked


def test_notes_come_first(tmp_path: Path) -> None:
    path = written(leduc(6), tmp_path, 6)
    path.write_bytes(path.read_bytes()[:-5])
    assert typed(Replay(path, find)).startswith(f"{path.name}: the last line is incomplete and is left out\n")
