"""The commands that read journals: ``resume``, ``replay`` and what ``play`` keeps."""

import io
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from cardgame_tui.commands.arguments.matches import VIEWERS
from cardgame_tui.paths import saves_dir
from cardgame_tui.play.journal.saves import saved, unfinished
from cardgame_tui.play.viewer import Viewer
from tests.journal.sealing import change_header

Run = Callable[..., tuple[int, str, str]]


DECK = 'name = "Two"\nruleset = "leduc"\n[sections]\nmain = ["Jack of hearts", "King of hearts"]\n'


@pytest.fixture
def play(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[..., tuple[int, str, str]]:
    """Type lines into a command that plays, with a deck file in the current folder."""
    (tmp_path / "two.toml").write_text(DECK, encoding="utf-8")
    monkeypatch.chdir(tmp_path)

    def command(lines: str, *arguments: str) -> tuple[int, str, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO(lines))
        return run(*arguments)

    return command


GAME: tuple[str, ...] = ("play", "leduc", "--plain", "--seed", "7", "--privacy", "open", "--names", "Ann", "Bo")
GAME += ("--set", "hands=4", "--deck1", "./two.toml", "--deck2", "./two.toml")


def only_save() -> Path:
    """The only saved journal."""
    (found,) = saved()
    return found.path


@pytest.mark.parametrize(("bot", "says"), [("quick", 1), ("quick:5", 1), ("learner", 0), ("random", 0)])
def test_play_says_once_that_the_quick_bot_knows_nothing(play: Run, bot: str, says: int) -> None:
    said = play("", *GAME, "--seat2", bot)[2]
    words = "Quick plays at random: the quick bot has learned nothing of Leduc hold'em yet; let it learn: "
    assert said.count(words) == says


def test_play_prints_where_an_unfinished_match_is_saved(play: Run) -> None:
    code, _, said = play("1\nquit\n", *GAME)
    assert code == 0
    path = only_save()
    assert path.parent == saves_dir()
    assert f"cardgame-tui resume {path}" in said
    assert "Ann" not in path.name


def test_a_match_without_answers_is_not_saved(play: Run) -> None:
    _, _, said = play("quit\n", *GAME)
    assert saved() == []
    assert "resume" not in said


def test_a_match_without_a_journal_leaves_none(play: Run) -> None:
    play("1\nquit\n", *GAME, "--no-journal")
    assert saved() == []


def test_the_only_unfinished_match_is_resumed(play: Run, run: Run) -> None:
    play("1\nquit\n", *GAME)
    turn = unfinished()[0]
    code, out, _ = play("1\nquit\n", "resume", "--plain")
    assert code == 0
    assert "Bo" in out
    assert unfinished()[0].path == turn.path
    _, text, _ = run("replay", str(turn.path), "--transcript")
    assert "2. Bo: fold, call or raise? (LE-4)" in text


def test_several_unfinished_matches_are_listed(play: Run) -> None:
    play("1\nquit\n", *GAME)
    play("1\nquit\n", *GAME)
    code, out, _ = play("", "resume")
    assert code == 0
    lines = out.splitlines()
    assert [line.strip() for line in lines[1::2]] == [str(each.path) for each in unfinished()]
    assert all(line.startswith("Ann - Bo, leduc Hands 4, duel 1, turn 1, ") for line in lines[::2])


def test_nothing_to_resume_is_reported(run: Run) -> None:
    code, _, said = run("resume")
    assert code == 2
    assert said == f"cardgame-tui: no unfinished match in {saves_dir()}\n"


def test_a_match_can_be_resumed_before_a_decision(play: Run, run: Run) -> None:
    play("1\n1\n1\nquit\n", *GAME)
    path = str(only_save())
    code, _, _ = play("quit\n", "resume", path, "--plain", "--before", "2")
    assert code == 0
    _, text, _ = run("replay", path, "--transcript", "-")
    assert re.findall(r"^\d+\.", text, re.MULTILINE) == ["1."]


@pytest.mark.parametrize(
    "content", [b"", b"Dear diary\n", b"\x00\xff", b'{"journal":"cardgame-tui","format":9}\n']
)
@pytest.mark.parametrize("command", [("resume", "--plain"), ("replay", "--transcript"), ("share", "--as=public")])
def test_a_file_that_is_not_a_journal_is_one_message(
    play: Run, tmp_path: Path, content: bytes, command: tuple[str, str]
) -> None:
    path = tmp_path / "odd.jsonl"
    path.write_bytes(content)
    code, out, said = play("", command[0], str(path), command[1])
    assert (code, out) == (2, "")
    assert said.startswith(f"cardgame-tui: {path}")
    assert said.count("\n") == 1
    assert path.read_bytes() == content


def test_a_transcript_is_written_into_a_new_file_only(play: Run, run: Run, tmp_path: Path) -> None:
    play("1\nquit\n", *GAME)
    target = tmp_path / "match.txt"
    path = str(only_save())
    assert play("yes\nyes\n", "replay", path, "--transcript", str(target), "--as", "1")[:2] == (0, "")
    text = target.read_text(encoding="utf-8")
    assert "Shown: what Ann may know" in text
    code, _, said = run("replay", path, "--transcript", str(target))
    assert (code, said) == (2, f"cardgame-tui: {target} already exists\n")
    assert target.read_text(encoding="utf-8") == text


def test_a_match_is_shared_as_a_page(play: Run, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play("1\nquit\n", *GAME)
    path = only_save()
    monkeypatch.chdir(tmp_path)
    code, said, _ = run("share", str(path))
    assert (code, said) == (0, f"{path.stem}.html\n")
    page = (tmp_path / f"{path.stem}.html").read_text(encoding="utf-8")
    assert "Shown: what both players may know" in page
    assert play("yes\nyes\n", "share", str(path), "--as", "1")[0] == 0
    assert "Shown: what Ann may know" in (tmp_path / f"{path.stem}.html").read_text(encoding="utf-8")


def test_a_page_is_not_written_over_a_file_of_somebody_else(play: Run, run: Run, tmp_path: Path) -> None:
    play("1\nquit\n", *GAME)
    target = tmp_path / "diary.html"
    target.write_text("Dear diary", encoding="utf-8")
    code, out, said = run("share", str(only_save()), "--to", str(target))
    assert (code, out, said) == (2, "", f"cardgame-tui: {target}: it exists, and another program wrote it\n")
    assert target.read_text(encoding="utf-8") == "Dear diary"


def test_no_page_shows_a_hand_unless_the_players_agree(play: Run, tmp_path: Path) -> None:
    play("1\nquit\n", *GAME)
    target = tmp_path / "match.html"
    code, _, said = play("yes\nno\n", "share", str(only_save()), "--as", "open", "--to", str(target))
    assert code == 2
    assert said.splitlines()[-1] == (
        "cardgame-tui: no page: the match is not over, and Bo did not agree that hands are shown"
    )
    assert not target.exists()


def test_a_public_transcript_names_no_hand(play: Run, run: Run) -> None:
    play("1\nquit\n", *GAME)
    path = str(only_save())
    _, public, _ = run("replay", path, "--transcript")
    _, opened, _ = play("yes\nyes\n", "replay", path, "--transcript", "--as", "open")
    assert " of " not in "".join(line for line in public.splitlines() if "dealt" in line)
    assert len([line for line in opened.splitlines() if " of " in line and "dealt" in line]) == 2


def test_a_match_is_shown_again_in_lines(play: Run) -> None:
    play("1\n1\nquit\n", *GAME)
    path = str(only_save())
    code, out, _ = play("next\nquit\n", "replay", path, "--plain", "--at", "1")
    assert code == 0
    assert "decision 1 of 2, turn 1, public view" in out
    assert "decision 2 of 2, turn 1, public view" in out


def test_a_replay_on_the_screen_needs_a_terminal(run: Run) -> None:
    code, _, said = run("replay", "anything.jsonl")
    assert code == 2
    assert "--plain replays with lines of text, --transcript prints the match as text" in said


def test_the_words_for_a_viewer_match_the_viewers() -> None:
    assert tuple(each.value for each in Viewer) == VIEWERS


def test_a_missing_bot_is_named_with_the_way_to_replace_it(play: Run) -> None:
    play("1\nquit\n", *GAME)
    change_header(only_save(), seats=["human", "clever"])
    code, _, said = play("quit\n", "resume", "--plain")
    assert code == 2
    assert 'seat 2 is played by the unknown bot "clever"; known: learner, ' in said
    assert "add --seat2 human" in said
    code, _, said = play("quit\n", "resume", "--plain", "--seat2", "human")
    assert code == 0
    assert "Note: seat 2 was played by clever, and is played by human from now on" in said
    assert play("quit\n", "resume", "--plain")[0] == 0


def test_a_seat_is_not_given_to_an_unknown_bot(play: Run) -> None:
    play("1\nquit\n", *GAME)
    before = only_save().read_bytes()
    code, _, said = play("quit\n", "resume", "--plain", "--seat2", "randm")
    assert (code, only_save().read_bytes()) == (2, before)
    assert "did you mean random?" in said


@pytest.mark.parametrize("viewer", ["1", "2", "both"])
@pytest.mark.parametrize("typed", ["", "no\n", "yes\n", "yes\nno\n"])
def test_hands_of_an_unfinished_match_are_written_only_when_all_agree(play: Run, viewer: str, typed: str) -> None:
    play("1\nquit\n", *GAME)
    code, out, said = play(typed, "replay", str(only_save()), "--transcript", "--as", viewer)
    assert (code, out) == (2, "")
    assert "This match is not over. Ann agrees that hands are shown: type yes." in said
    assert ("Bo did not agree" if typed.startswith("yes") else "Ann did not agree") in said
    code, out, _ = play("yes\nYes\n", "replay", str(only_save()), "--transcript", "--as", viewer)
    assert code == 0
    assert "King" in out or "Jack" in out or "Queen" in out


def test_a_public_transcript_of_an_unfinished_match_asks_nobody(play: Run) -> None:
    play("1\nquit\n", *GAME)
    code, out, said = play("", "replay", str(only_save()), "--transcript")
    assert (code, said) == (0, "")
    assert out
