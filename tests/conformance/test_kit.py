"""The conformance kit: correct games pass it, games that break a promise do not."""

from collections.abc import Callable, Mapping
from dataclasses import replace

import pytest

from cardgame_tui.engine.asking import PASS, choose
from cardgame_tui.engine.card import Card
from cardgame_tui.engine.duel import Start
from cardgame_tui.engine.prompt import Option, Refusal, Script
from cardgame_tui.play.driver import Driver
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.testing.conformance import Nonconformance, check_duel, run
from cardgame_tui.testing.starts import starts_of
from rulesets.containment.ruleset import ContainmentRuleset
from rulesets.dimensional_rift.ruleset import DimensionalRift
from rulesets.grand_archive.ruleset import ArchiveRuleset
from rulesets.rune_duel.ruleset import RuneDuelRuleset
from tests.conformance import broken, broken_rune, leaking
from tests.engine.duels import Played, moment, play_on
from tests.games.auction import AUCTION, auction_start
from tests.games.leduc import CALL, FOLD, LEDUC, Leduc, LeducDuel, leduc_start
from tests.games.sparks import SPARKS, Sparks, sparks_start
from tests.games.sparks_table import SparksDuel, SparksOptions

StartOf = Callable[[int], Start]
RIFT = DimensionalRift()
RUNE = RuneDuelRuleset()
CONTAINMENT = ContainmentRuleset()
ARCHIVE = ArchiveRuleset()
ONLY_PARTNERS = ("Paper Crane Census", "Polite Vending Machine")
"""The first card of each ready deck of Containment."""
COMPLAINTS = {**leaking.COMPLAINTS, **broken.COMPLAINTS, **broken_rune.COMPLAINTS}


class AsksTwice(Leduc):
    """Asks the same question twice before a hand."""

    def turn(self, duel: LeducDuel) -> Script[None]:
        for _ in range(2):
            yield from choose(duel, 1, "bet", "LE-4", [CALL, FOLD])
        yield from super().turn(duel)


def leduc(seed: int) -> Start:
    return leduc_start(seed, hands=6)


def holder_changes(seed: int) -> Start:
    return sparks_start(seed, "other", lives=12)


def one_partner(seed: int) -> Start:
    """Containment with one possible partner in each deck, which lies nowhere but in the Safe sandbox."""
    start = starts_of(CONTAINMENT, settings=["turn_limit=2"])(seed)
    cards = {name: replace(card, partner=name in ONLY_PARTNERS) for name, card in CONTAINMENT.cards.items()}
    return replace(start, cards=cards)


class Copies(Sparks):
    """Each turn, an open token becomes a copy of a card in the deck, and burns out at the end."""

    def disclosures(self, options: SparksOptions) -> Mapping[str, str]:
        return {"put": "SP-8"}

    def turn(self, duel: SparksDuel) -> Script[None]:
        seat = duel.active
        copied = duel.pile(seat, "deck").cards
        if not copied:
            duel.draw(seat, "SP-5")
        token = duel.add_card(Card(len(duel.cards), copied[0].printed, seat), duel.pile(seat, "table"))
        duel.note("SP-8", "put", seat, token)
        yield from super().turn(duel)
        duel.remove(token)


class Solemn(Sparks):
    """Seat 1 may not concede, and nobody agrees on a draw."""

    def refuse_settling(self, duel: SparksDuel, seat: int, how: str) -> Refusal | None:
        return Refusal("SP-14", "play on") if seat != 2 else None


class Signals(Sparks):
    """Asks twice before a turn. A player with a strong spark may show it, and then the pass has another number."""

    def turn(self, duel: SparksDuel) -> Script[None]:
        seat = duel.active
        for number in (1, 2):
            strong = [card for card in duel.pile(seat, "hand").cards[:1] if card.printed.power > 1]
            options = [*(Option("light", card.id) for card in strong), PASS]
            if (yield from choose(duel, seat, "priority", "SP-6", options, amount=number)) is not PASS:
                duel.note("SP-8", "put", seat, strong[0], shown=True)
        yield from super().turn(duel)


SOUND: dict[str, tuple[Ruleset, StartOf, int, int]] = {
    "leduc": (LEDUC, leduc, 12, 4),
    "auction": (AUCTION, auction_start, 20, 4),
    "sparks": (SPARKS, sparks_start, 8, 4),
    "sparks, priority changes hands": (SPARKS, holder_changes, 6, 4),
    "sparks with copies": (Copies(), sparks_start, 6, 4),
    "sparks without giving up": (Solemn(), sparks_start, 5, 4),
    "sparks with signals": (Signals(), sparks_start, 4, 1),
    "dimensional rift": (RIFT, starts_of(RIFT), 2, 32),
    "dimensional rift, edition rift": (RIFT, starts_of(RIFT, settings=["edition=rift"]), 2, 64),
    "dimensional rift, options turned": (RIFT, starts_of(RIFT, turn_options=True), 3, 32),
    "rune duel": (RUNE, starts_of(RUNE), 6, 8),
    "rune duel, short": (RUNE, starts_of(RUNE, settings=["life_total=20"]), 6, 8),
    "rune duel, long": (RUNE, starts_of(RUNE, settings=["life_total=40"]), 6, 8),
    "rune duel, options turned": (RUNE, starts_of(RUNE, turn_options=True), 24, 16),
    "containment": (CONTAINMENT, starts_of(CONTAINMENT, settings=["xk_limit=6"]), 2, 16),
    "containment, one partner a deck": (CONTAINMENT, one_partner, 1, 1),
    "containment, options turned": (
        CONTAINMENT,
        starts_of(CONTAINMENT, settings=["turn_limit=30"], turn_options=True),
        12,
        32,
    ),
    "grand archive": (ARCHIVE, starts_of(ARCHIVE), 2, 64),
    "grand archive, champions that change": (ARCHIVE, starts_of(ARCHIVE, settings=["starting_level=2"]), 1, 512),
    "grand archive, options turned": (ARCHIVE, starts_of(ARCHIVE, turn_options=True), 2, 64),
}


STARTS: dict[type[Ruleset], StartOf] = {Leduc: leduc, Sparks: sparks_start, RuneDuelRuleset: starts_of(RUNE)}
"""What the broken games begin from, by the game they are made of."""


@pytest.mark.parametrize(("ruleset", "start_of", "games", "every"), SOUND.values(), ids=SOUND.keys())
def test_a_correct_game_passes(ruleset: Ruleset, start_of: StartOf, games: int, every: int) -> None:
    report = run(ruleset, start_of, games, every=every)
    assert len(report.duels) == games
    assert report.decisions > 5 * games
    assert all(duel.decisions and duel.turns for duel in report.duels)
    assert all(duel.rules for duel in report.duels)


def test_canary_names_change_nothing_in_a_game_that_does_not_read_them() -> None:
    marked, plain = (check_duel(SPARKS, sparks_start(5), 6, canaries=canaries) for canaries in (True, False))
    assert (marked.winner, marked.how, marked.decisions) == (plain.winner, plain.how, plain.decisions)
    assert marked.rules == plain.rules
    assert marked.digest != plain.digest


def test_equal_runs_give_equal_reports() -> None:
    one, two = run(LEDUC, leduc, 5), run(LEDUC, leduc, 5)
    assert one == two
    assert str(one) == str(two)
    assert run(LEDUC, leduc, 5, seed=2).digest != two.digest


def test_a_report_counts_what_happened() -> None:
    report = run(LEDUC, leduc, 12)
    assert sum(report.results.values()) == 12
    assert set(report.turns) == {6}
    assert report.decisions == sum(duel.decisions for duel in report.duels)
    assert report.rules["LE-11"] == 24
    assert "12 duels" in str(report)


def test_a_duel_of_dimensional_rift_is_forked_and_undone_at_every_decision() -> None:
    duel = play_on(Driver(RIFT, starts_of(RIFT)(1)), 1)
    assert len(duel.moments) > 200
    goes_back_anywhere(duel)


def test_a_duel_of_containment_is_forked_and_undone_at_every_decision() -> None:
    start = starts_of(CONTAINMENT, settings=["xk_limit=5", "experiment_phase=on", "sandbox_order=owner"])(3)
    duel = play_on(Driver(CONTAINMENT, start), 1)
    assert len(duel.moments) > 50
    goes_back_anywhere(duel)


def test_a_duel_of_rune_duel_is_forked_and_undone_at_every_decision() -> None:
    duel = play_on(Driver(RUNE, starts_of(RUNE, settings=["mulligan=one", "life_total=40"])(3)), 1)
    assert len(duel.moments) > 50
    goes_back_anywhere(duel)


def goes_back_anywhere(duel: Played) -> None:
    """Fork a finished duel at every decision and take every decision back."""
    for count, then in enumerate(duel.moments):
        assert moment(duel.driver.fork(count)) == then
    for then in reversed(duel.moments[:-1]):
        duel.driver.undo()
        assert moment(duel.driver) == then


def test_a_selection_may_ask_the_same_thing_twice() -> None:
    run(AsksTwice(), leduc, 4, every=1)


@pytest.mark.parametrize("game", COMPLAINTS, ids=lambda game: game.__name__)
def test_a_broken_game_fails(game: type[Ruleset]) -> None:
    start_of = next(start_of for base, start_of in STARTS.items() if issubclass(game, base))
    with pytest.raises(Nonconformance, match=COMPLAINTS[game]):
        run(game(), start_of, 12, every=1)
