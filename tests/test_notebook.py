"""Duels in a notebook: what is asked, answers in words, branches, bots, pictures, and docs/notebook.md."""

import doctest
import pickle
import re
from pathlib import Path

import pytest

import cardgame_tui as ct
from cardgame_tui.content.faults import ContentError
from cardgame_tui.play.recipe import Recipe
from cardgame_tui.play.record import Record
from cardgame_tui.plugins import PluginError, load_ruleset
from cardgame_tui.ui.palette import DARK
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.widgets.painting import css_of, painted
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


@pytest.mark.parametrize("game", GAMES)
def test_every_card_of_a_game_is_shown_with_its_words(game: str) -> None:
    shown = ct.new(game, seed=3).play(decisions=12)
    places = set()
    for name in Recipe(load_ruleset(game)).build().cards:
        card = shown.card(name)
        text, html = str(card), card._repr_html_()
        assert card.face.name == name
        assert card.place in text
        assert html.startswith("<pre ")
        told = " ".join(re.sub("▌", "", text).split())
        assert all(" ".join(line.split()) in told for line in card.face.lines if line != card.face.kind)
        places.add(card.place)
        assert pickle.loads(pickle.dumps(card)) == card
    shown.play()
    assert shown.card(name).face.name == name
    assert "the printed card" in places
    assert len(places) > 2


def test_a_card_is_shown_as_it_is_now_in_the_colour_of_its_seat() -> None:
    shown = duel()
    in_hand = shown.card("granite")
    assert in_hand.place == "Alice's hand"
    assert repr(in_hand) == "<Granite Badger: Alice's hand>"
    shown.answer("Granite Badger")
    assert shown.card("Granite Badger").place == "the duel row"
    assert in_hand.place == "Alice's hand"
    color = css_of(painted("s1", DARK)).partition(";")[0]
    assert color in in_hand._repr_html_()
    assert color not in shown.card("Twig Buckler")._repr_html_()


def test_cards_that_nobody_sees_are_told_as_printed_only() -> None:
    setup = Recipe(load_ruleset("rune_duel"), seed=5).build()
    named = setup.driver(setup.match().next_start()).duel.named
    names = {
        place: {card.name for card in named[place].cards} for place in ("seat1.deck", "seat1.hand", "seat2.hand")
    }
    hidden = names["seat1.deck"] - names["seat1.hand"] - names["seat2.hand"]
    assert len(hidden) > 20
    assert {duel().card(name).place for name in hidden} == {"the printed card"}


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Granit Bager", "no card is called 'Granit Bager'; close to it: Granite Badger"),
        ("qqqq", "^no card is called 'qqqq'$"),
        ("a", "'a' may be Ash Raider, Ashwing Drake: give more of its name"),
        ("", "'' may be .* and 77 more"),
    ],
)
def test_a_card_that_does_not_exist_says_what_would(name: str, said: str) -> None:
    with pytest.raises(ct.ChoiceError, match=said):
        duel().card(name)


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
