"""Duels in a notebook: what is asked, answers in words, branches, bots, pictures, and docs/notebook.md."""

import doctest
import pickle
import re
from pathlib import Path

import pytest

import cardgame_tui as ct
from cardgame_tui.content.faults import ContentError
from cardgame_tui.play.record import Record
from cardgame_tui.plugins import PluginError
from cardgame_tui.ui.session.session import Session
from tests.ui.canary import rune_setup

GAMES = ("rune_duel", "containment", "dimensional_rift", "grand_archive")
RULINGS = Path(__file__).parent / "rulings"


def duel() -> ct.Duel:
    return ct.new("rune_duel", seed=5)


def test_a_duel_is_answered_in_words_or_by_number() -> None:
    by_word, by_number, by_beginning = duel(), duel(), duel()
    assert by_word.seat == 1
    assert by_word.options == ["Granite Badger", "Rust Rain", "Mistral Stag", "Heartwood Totem", "Thornback"]
    by_word.answer("granite badger")
    by_number.answer(0)
    by_beginning.answer("Gran")
    assert by_word.log == by_number.log == by_beginning.log
    assert by_word.ask == "Bob, trump Granite Badger."
    assert by_word.undo().ask == duel().ask


@pytest.mark.parametrize(
    ("choices", "said"),
    [
        (("Granit Bager",), "close to it: 0: Granite Badger"),
        (("zzz",), "close to it: 0: Granite Badger, 1: Rust Rain, 2: Mistral Stag"),
        (("a",), "'a' may be 0: Granite Badger, 1: Rust Rain, 2: Mistral Stag, 3: Heartwood Totem, 4: Thornback"),
        ((5,), "expected a number from 0 to 4"),
        ((), "expected a number from 0 to 4"),
        (("Rust Rain", "Thornback"), "expected a number from 0 to 4"),
    ],
)
def test_an_answer_that_fits_nothing_says_what_would(choices: tuple[int | str, ...], said: str) -> None:
    asked = duel()
    before = repr(asked)
    with pytest.raises(ct.ChoiceError, match=said):
        asked.answer(*choices)
    assert repr(asked) == before


def test_both_seats_answer_a_secret_question() -> None:
    both = ct.new("dimensional_rift", seed=1, options={"cut": False})
    assert both.seat == 0
    assert len(both.options) == 3
    with pytest.raises(ct.ChoiceError, match="expected"):
        both.answer(0)
    both.answer(both.options[0], both.options[1])
    assert both.seat in (1, 2)


@pytest.mark.parametrize("game", GAMES)
def test_a_branch_is_a_duel_of_its_own_and_comes_back_from_a_pickle(game: str) -> None:
    first = ct.new(game, seed=7).play(decisions=12)
    twin = first.fork().play()
    assert twin.result is not None
    assert twin.options == []
    assert first.result is None
    for each in (first, twin):
        again = pickle.loads(pickle.dumps(each))
        assert (again.log, again.ask, str(again)) == (each.log, each.ask, str(each))
    with pytest.raises(ct.ChoiceError, match="the duel is over"):
        twin.answer(0)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_printed_and_shown_in_colours(game: str) -> None:
    shown = ct.new(game, seed=3, names=("<b>", "Ada & Bo"))
    text, html = str(shown), shown._repr_html_()
    assert "ADA & BO" in text
    assert "<b>" not in html
    assert "ADA &amp; BO" in html
    assert html.startswith("<pre ")
    assert "color:#" in html


def test_bots_play_the_same_duel_again() -> None:
    one, two = (ct.new("rune_duel", seed=9).play(("greedy:2", "random"), decisions=6) for _ in range(2))
    assert one.log == two.log
    assert one.undo(6).log == ct.new("rune_duel", seed=9).log


def test_rules_are_set_and_wrong_ones_named() -> None:
    assert "20 life" in str(ct.new("rune_duel", seed=1, options={"life_total": 20}))
    with pytest.raises(ContentError, match="life"):
        ct.new("rune_duel", options={"life_total": "many"})
    with pytest.raises(PluginError):
        ct.new("chess")


def test_a_scenario_and_a_saved_match_are_opened(tmp_path: Path) -> None:
    scenario = next(path for path in sorted(RULINGS.rglob("*.toml")) if "rune_duel" in str(path))
    assert ct.load(scenario).ask
    session = Session.of(Record.start(rune_setup(seed=5), tmp_path))
    session.runner.begin()
    session.runner.answer(0)
    saved = session.record.path
    assert saved is not None
    before = saved.read_bytes()
    opened = ct.load(saved)
    assert len(opened.log) == len(session.driver.duel.events or ())
    opened.play(decisions=2)
    assert saved.read_bytes() == before


def test_the_session_of_the_page_runs_as_shown() -> None:
    page = (Path(__file__).parents[1] / "docs" / "notebook.md").read_text(encoding="utf-8")
    shown = "\n".join(re.findall(r"```pycon\n(.*?)```", page, re.DOTALL))
    session = doctest.DocTestParser().get_doctest(shown, {}, "session", None, 0)
    said: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(session, out=said.append)
    assert len(session.examples) > 10
    assert said == []
