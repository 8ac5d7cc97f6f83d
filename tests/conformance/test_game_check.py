"""``rulesets check``: everything that is wrong with a game, and where to find it."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any

import pytest

from cardgame_tui import plugins
from cardgame_tui.cli import main
from cardgame_tui.content.faults import ContentError, FileFault, RuleFault
from cardgame_tui.engine.asking import PASS, choose
from cardgame_tui.engine.card import Printed
from cardgame_tui.engine.duel import DeckList
from cardgame_tui.engine.duel_rules import PositionTable
from cardgame_tui.engine.plugin import Plugin
from cardgame_tui.engine.prompt import Script
from cardgame_tui.engine.shown.wording import Wording
from cardgame_tui.entry_points import EntryPoint
from cardgame_tui.testing import game_check
from cardgame_tui.testing.conformance import check_duel
from cardgame_tui.testing.content_checks import content_faults, wrong_templates
from cardgame_tui.testing.game_check import GameReport, check_game
from high_card.game import HighCard, HighCardDuel
from tests.games.auction import AUCTION, Auction

HIGH_CARD = HighCard()


class Broken(HighCard):
    """High Card with a fault of each kind."""

    settle_rules = {"conceded": "HC-6", "agreed": "HC-60"}
    wording = replace(HighCard.wording, options={"card": "{crad}"})

    def turn(self, duel: HighCardDuel) -> Script[None]:
        """Break down in the second trick of some duels; cite a rule that does not exist."""
        if duel.turn == 1 and duel.points[1]:
            raise ZeroDivisionError("no reason")
        duel.note("HC-40", "won", 1)
        yield from super().turn(duel)


class Forgetful(HighCard):
    """Writes positions without the points."""

    def position(self, duel: HighCardDuel) -> PositionTable:
        """The position with fewer points."""
        found: dict[str, Any] = dict(super().position(duel))
        return {**found, "seat1": {**found["seat1"], "points": 0}}


class Unread(HighCard):
    """Lists a fact that it does not read."""

    facts = {"<seat>.points": "tricks won", "<seat>.trumps": "trumps held"}


class Fussy(HighCard):
    """Judges decks under a rule that does not exist."""

    def check_deck(self, deck: DeckList, options: Any, cards: Any) -> list[RuleFault]:
        """No deck, please."""
        return [RuleFault("HC-50", "no deck")] if deck else []


class Outspoken(HighCard):
    """Says that a rule which does not exist tells of hidden cards, in a word that it does not have."""

    def disclosures(self, options: Any) -> dict[str, str]:
        """No such event and no such rule."""
        return {"whispers": "HC-70"}


class Careless(HighCard):
    """Breaks down when it judges a deck."""

    def check_deck(self, deck: DeckList, options: Any, cards: Any) -> list[RuleFault]:
        """Look at what may not be there."""
        return [] if not deck else [RuleFault("HC-1", deck["main"][0])]


class Speechless(HighCard):
    """Has no words for a question and for an event."""

    score = "tricks"

    def turn(self, duel: HighCardDuel) -> Script[None]:
        """Say and ask what has no words."""
        duel.note("HC-4", "wins")
        yield from choose(duel, 1, "guess", "HC-2", [PASS])
        yield from super().turn(duel)


@pytest.fixture
def check(monkeypatch: pytest.MonkeyPatch) -> Callable[..., GameReport]:
    """Check a game as if it were installed."""

    def checked(game: HighCard | Auction, games: int = 12, **settings: Any) -> GameReport:
        monkeypatch.setattr(game_check, "load_ruleset", lambda ruleset_id: game)
        return check_game(game.id, games, **settings)

    return checked


def test_a_correct_game_has_no_findings(check: Callable[..., GameReport]) -> None:
    report = check(HIGH_CARD)
    assert report.complaints == []
    assert report.duels == len(report.played.duels) == 12
    assert report.played.checked["positions_continue"] == 6
    assert report.played.checked["facts_can_be_read"] > 12
    assert str(report).endswith("nothing is wrong")


def test_without_a_duel_it_is_not_said_that_nothing_is_wrong(check: Callable[..., GameReport]) -> None:
    report = check(HIGH_CARD, 0)
    assert report.complaints == []
    assert str(report).endswith("no duel was checked")


def test_a_game_without_a_ready_deck_cannot_be_played(check: Callable[..., GameReport]) -> None:
    report = check(AUCTION)
    assert [each.words for each in report.complaints] == ["no duel can begin: no deck of auction may be played"]
    assert report.duels == 0


def test_everything_that_is_wrong_is_found_once(check: Callable[..., GameReport]) -> None:
    report = check(Broken())
    words = [each.words for each in report.complaints]
    assert [each.partition(" [")[0] for each in words if "[" not in each] == [
        "the words of 'card' (options) use {crad}; allowed: card, key, name, value or zone",
        "settle_rules names no rule of the rulebook for 'agreed'",
    ]
    assert sum("HC-40" in each for each in words) == 1
    assert sum("HC-60" in each and "[" in each for each in words) == 1
    (broke,) = [each for each in report.complaints if "ZeroDivisionError: no reason" in each.words]
    assert "test_game_check.py" in broke.words
    assert "duel seed" in broke.words
    assert broke.duel > 0


@pytest.mark.parametrize(
    ("game", "words"),
    [
        (Forgetful(), "seat1.points is "),
        (Unread(), "the fact 'seat1.trumps' is listed and cannot be read"),
        (Fussy(), "check_deck cites 'HC-50', which is not in the rulebook"),
        (Careless(), "check_deck breaks down: "),
        (Outspoken(), "disclosures names 'whispers', which is neither an event nor a question"),
        (Outspoken(), "disclosures cites 'HC-70', which is not in the rulebook"),
        (Speechless(), "event 'wins' has no words in `Wording.events`"),
        (Speechless(), "prompt 'guess' has no words in `Wording.asks`"),
        (Speechless(), "score names 'tricks', which the duel does not declare by each_seat"),
    ],
    ids=lambda found: type(found).__name__,
)
def test_a_fault_is_found(check: Callable[..., GameReport], game: HighCard, words: str) -> None:
    assert words in str(check(game))


def test_equal_runs_give_equal_reports(check: Callable[..., GameReport]) -> None:
    assert str(check(Broken(), 6, seed=3)) == str(check(Broken(), 6, seed=3))
    assert str(check(HIGH_CARD, 6, seed=3)) != str(check(HIGH_CARD, 6, seed=4))


def test_several_processes_give_the_same_report() -> None:
    assert str(check_game("rune_duel", 5, jobs=2)) == str(check_game("rune_duel", 5))


def test_findings_of_later_duels_are_counted(check: Callable[..., GameReport]) -> None:
    report = check(Broken())
    assert "more duel" in str(report)
    assert len(report.complaints) == int(str(report).rpartition("\n")[2].split()[0])


def test_templates_are_read() -> None:
    wording = Wording(asks={"bid": "{seat}: {bid}?", "open": "{seat"}, events={"won": "{seat} wins {amount}"})
    one, two = wrong_templates(wording)
    assert one == "the words of 'bid' (asks) use {bid}; allowed: amount, card, seat, word or zone"
    assert two.startswith("the words of 'open' (asks) cannot be read: ")


def test_a_game_without_a_rulebook(check: Callable[..., GameReport]) -> None:
    class Bookless(Auction):
        rulebook = AUCTION.rulebook.parent / "no_such_file.md"  # type: ignore[attr-defined]

    (words,) = content_faults(Bookless())
    assert words.startswith("the rulebook cannot be read: ")
    assert len(check(Bookless()).complaints) == 1


def test_cards_that_cannot_be_read_are_one_complaint(check: Callable[..., GameReport]) -> None:
    class Cardless(Auction):
        @property
        def cards(self) -> Mapping[str, Printed]:  # type: ignore[override]
            """Cards that are only read when they are asked for, as those of the shipped games."""
            raise ContentError([FileFault("cards.toml", 3, "text", "is not known")])

    complaints = check(Cardless()).complaints
    assert [each.words for each in complaints] == ["the cards cannot be read: cards.toml:3: text: is not known"]


class TestCommand:
    """The command ``rulesets check``."""

    @pytest.fixture(autouse=True)
    def installed(self, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
        """Make High Card and a broken game the installed ones."""
        points = [
            EntryPoint("high_card", "high_card:PLUGIN", "high_card"),
            EntryPoint("broken", f"{__name__}:BROKEN", "b"),
        ]
        monkeypatch.setattr(plugins, "entry_points", lambda group: points)
        plugins.load_ruleset.cache_clear()
        yield
        plugins.load_ruleset.cache_clear()

    def test_a_correct_game(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["rulesets", "check", "high_card", "--games", "5", "--seed", "9"]) == 0
        assert capsys.readouterr().out.startswith("high_card: 5 duels, seed 9\n")

    def test_a_broken_game(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["rulesets", "check", "broken", "--games", "5"]) == 1
        assert "wrong: duel " in capsys.readouterr().out

    def test_a_game_that_is_not_installed(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["rulesets", "check", "hihg_card"]) == 2
        assert "did you mean high_card" in capsys.readouterr().err

    def test_what_was_found_before_an_interruption_is_printed(
        self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        checked = check_duel

        def interrupted(*values: Any, **settings: Any) -> Any:
            if calls.pop():
                raise KeyboardInterrupt
            return checked(*values, **settings)

        calls = [True, False, False]
        monkeypatch.setattr(game_check, "check_duel", interrupted)
        assert main(["rulesets", "check", "high_card"]) == 130
        printed = capsys.readouterr()
        assert printed.out.startswith("high_card: 2 duels, seed 1\nresults: ")
        assert "Interrupted after 2 of 50 duels." in printed.err


BROKEN = Plugin("broken", "Broken", "Breaks down.", "1", Broken)
