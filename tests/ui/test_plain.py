"""The duel as lines of text."""

import io
from collections.abc import Iterable
from dataclasses import replace
from errno import ENOSPC

import pytest

from cardgame_tui.engine.prompt import Refusal
from cardgame_tui.play.record import Record
from cardgame_tui.play.setup import Setup
from cardgame_tui.ui.plain.run import run_plain
from cardgame_tui.ui.plain.table import PlainTable
from cardgame_tui.ui.plain.terminal import UNKNOWN, LineTerminal
from cardgame_tui.ui.session.session import Session
from tests.ui.canary import rift_setup, rune_setup, with_canaries
from tests.ui.line_player import Player
from tests.ui.parade import POSITION, Parade, parade_setup


def played(setup: Setup, seed: int = 1) -> tuple[str, Session]:
    """Everything printed in a whole duel."""
    session = Session.of(Record(setup))
    session.runner.begin()
    out = io.StringIO()
    player = Player(session, seed)
    table = PlainTable(session, LineTerminal(player, out))
    player.sit_at(table)
    with pytest.raises(EOFError):
        table.play()
    return out.getvalue(), session


def lines(setup: Setup, *typed: str) -> tuple[int, str]:
    """Exit code and everything printed for these lines."""
    out = io.StringIO()
    code = run_plain(Record(setup), io.StringIO("".join(f"{line}\n" for line in typed)), out)
    return code, out.getvalue()


@pytest.mark.parametrize("privacy", ["strict", "gate", "open"])
def test_a_complete_duel_of_every_kind_of_question(privacy: str) -> None:
    text, session = played(parade_setup(privacy=privacy, secret=True, turns=4))
    assert session.result is not None
    assert "Alice wins the duel (PA-9)." in text


@pytest.mark.parametrize("seed", [4, 5])
def test_a_complete_duel_of_dimensional_rift(seed: int) -> None:
    text, session = played(rift_setup(seed=seed), seed)
    assert session.result is not None
    assert "wins the duel" in text or "draw" in text


def test_the_end_of_the_input_ends_cleanly() -> None:
    assert lines(parade_setup())[0] == 0


def test_quit_leaves() -> None:
    code, text = lines(parade_setup(("event",)), "quit", "1")
    assert code == 0
    assert text.count("Which event?") == 1


def test_a_hand_is_printed_only_when_it_is_opened() -> None:
    setup = parade_setup(("act",))
    assert "hand: " not in lines(setup)[1]
    opened = lines(setup, "h")[1]
    assert "Alice's hand: 5 cards" in opened
    assert "Bob's hand: " not in opened


def test_strict_asks_for_enter_at_every_hand_over() -> None:
    _, text = lines(parade_setup(("discard",), privacy="strict"), "", "pass", "")
    first, second = text.split("PASS THE KEYBOARD TO ")[1:]
    assert first.startswith("ALICE")
    assert second.startswith("BOB")
    assert "Alice's hand" in first
    assert "Alice's hand" not in second


def test_only_enter_alone_opens_the_hand_at_a_hand_over() -> None:
    _, text = lines(parade_setup(("discard",), privacy="strict"), "rematch", "h")
    assert "Alice's hand" not in text
    assert text.count("Only Enter alone opens the hand; quit leaves.") == 2


def test_refusals_are_printed_with_their_rule() -> None:
    _, text = lines(parade_setup(("act",), position=POSITION), "h", "11")
    assert "not  1C2, 1C3, 1M: the zone is taken (PA-4)" in text


def test_a_line_without_meaning_is_reported_and_changes_nothing() -> None:
    _, text = lines(parade_setup(("event",)), "h", "zebra", "9", "1")
    assert text.count("That does nothing here") == 2
    assert "Which event?" in text


def test_an_empty_line_declines_where_a_number_is_asked_for() -> None:
    code, text = lines(rift_setup(), "", "")
    assert text.count("lift off the other player's deck?") == 2
    assert "where a number is asked for, an empty line declines too." in text
    assert code == 0
    assert text.count("shuffles.") == 2
    assert "lifting" not in text


def test_elsewhere_an_empty_line_says_what_declines() -> None:
    _, text = lines(parade_setup(("act",), position=POSITION), "h", "")
    assert text.count("An empty line only says yes or confirms. To decline, type no.") == 1


def test_back_cancels_the_last_step_of_a_selection() -> None:
    _, text = lines(parade_setup(("act",)), "h", "1", "back")
    assert "So far: 1, then a number." in text
    assert text.rstrip("> \n-").endswith("pass: the turn ends")


def test_conceding_asks_first() -> None:
    assert "wins the duel" not in lines(parade_setup(("event",)), "concede", "no")[1]
    assert "Bob wins the duel (PA-8)" in lines(parade_setup(("event",)), "concede", "yes")[1]


def test_a_player_who_may_not_give_up_is_told_why(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Parade, "refuse_settling", lambda *_: Refusal("PA-8", "the parade has begun"))
    said = lines(parade_setup(("event",)), "concede", "yes", "draw")[1]
    assert "Alice may not: the parade has begun (PA-8)" in said
    assert said.count("the parade has begun (PA-8)") == 2
    assert "wins the duel" not in said


def test_again_swaps_seats() -> None:
    _, text = lines(parade_setup(("event",)), "concede", "yes", "again")
    assert "Bob (seat 1)" in text


def test_help_shows_the_rule_behind_the_question() -> None:
    assert "PA-3  The player picks an event" in lines(parade_setup(("event",)), "?")[1]


def test_help_mentions_a_stack_if_the_game_has_one() -> None:
    assert "s stack, " in lines(parade_setup(("event",)))[1]
    assert "s stack" not in lines(rune_setup(), "?")[1]


def test_nothing_that_controls_a_terminal_is_printed() -> None:
    setup = replace(parade_setup(("event",)), names=("Al\x1b[31mice", "Bob\x07"))
    assert not {"\x1b", "\x07"} & set(lines(setup, "v")[1])


class Full(io.StringIO):
    """An output on a full disk."""

    def writelines(self, lines: Iterable[str], /) -> None:  # type: ignore[override]
        """Write nothing."""
        raise OSError(ENOSPC, "No space left on device")


def test_a_failing_output_is_not_blamed_on_the_game() -> None:
    with pytest.raises(OSError, match="No space left"):
        run_plain(Record(parade_setup(("event",))), io.StringIO(), Full())


def test_a_fault_in_the_game_says_where_and_names_no_value() -> None:
    code, text = lines(parade_setup(("event", "nothing_of_that_name")), "h", "1", "back", "1", "quit")
    assert code == 70
    assert text.count("AttributeError in parade.py") == 2
    assert text.count("Which event?") == 3
    assert "nothing_of_that_name" not in text


@pytest.mark.parametrize("end", ["quit\n", ""])
@pytest.mark.parametrize("privacy", ["gate", "strict"])
def test_an_open_hand_is_cleared_at_the_end(privacy: str, end: str) -> None:
    out = io.StringIO()
    setup = with_canaries(parade_setup(("event",), privacy=privacy))
    run_plain(Record(setup), io.StringIO(("h\n" if privacy == "gate" else "\n") + end), out)
    before, _, after = out.getvalue().rpartition("\n---\n")
    assert "Alice's hand: " in before
    assert "hand: " not in after


def test_nothing_is_cleared_if_no_hand_is_open() -> None:
    assert "---" not in lines(parade_setup(("event",)), "quit")[1]


@pytest.mark.parametrize("word", ["back", "bksp", "backspace"])
def test_every_name_of_the_backspace_key_works(word: str) -> None:
    text = lines(parade_setup(("act",)), "h", "1", word)[1]
    assert "\n  back\n" in text
    assert UNKNOWN not in text


def test_every_word_of_the_list_of_commands_works() -> None:
    _, text = lines(parade_setup(("act",)), "table")
    assert UNKNOWN not in text
    assert text.count("Alice (seat 1):") == 2
