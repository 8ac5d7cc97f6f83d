"""One duel of a run: what is written down of it, and what happens when it breaks down."""

from collections import Counter
from dataclasses import replace
from typing import NoReturn

import pytest

from cardgame_tui.bots.bot import Bot
from cardgame_tui.bots.registry import make_bots
from cardgame_tui.engine.duel import SEATS
from cardgame_tui.engine.prompt import Option, Prompt, Script
from cardgame_tui.engine.shown.layout import Layout
from cardgame_tui.engine.stack import StackItem
from cardgame_tui.engine.zone import Sight
from cardgame_tui.lab.batch import Batch, play_game
from cardgame_tui.lab.bench.plan import Task
from cardgame_tui.lab.bench.playing.duel import play_task, start_of
from cardgame_tui.lab.bench.playing.observer import ObservedDriver, Observer
from cardgame_tui.lab.bench.rows import ABORTED, BROKE, FINISHED
from cardgame_tui.lab.play_out import play_out
from cardgame_tui.play.recipe import Recipe
from rulesets.grand_archive import PLUGIN
from tests.games.leduc import CARDS, Leduc, LeducDuel, LeducOptions
from tests.lab.setups import Endless, Faulty, leduc

SEEDS = next(Batch(leduc, games=1, seed=11).seeds())
ASKED = Prompt(1, "bet", "LE-4", (Option("call"), Option("raise")))
TASK = Task(7, SEEDS, 0, "random", False)


def test_a_duel_is_the_one_that_simulate_plays() -> None:
    outcome = play_game(Batch(leduc, seed=11), leduc(), SEEDS)
    row = play_task(leduc(), TASK).duel
    assert (row.winner, row.first, row.turns, row.decisions, row.how, row.digest) == (
        outcome.winner, outcome.first, outcome.turns, outcome.decisions, outcome.how, outcome.digest,
    )  # fmt: skip
    assert (row.number, row.unit, row.seed, row.outcome) == (7, 1, SEEDS.duel, FINISHED)


def test_questions_are_counted() -> None:
    rows = play_task(leduc(), TASK)
    assert sum(each.asked for each in rows.questions) == rows.duel.decisions
    assert {each.question for each in rows.questions} == {"bet"}
    assert all(2 * each.asked <= each.options <= 3 * each.asked for each in rows.questions)
    assert all(each.forced == 0 for each in rows.questions)


def test_cards_that_were_in_hand_were_drawn() -> None:
    driver = ObservedDriver(leduc().ruleset, start_of(leduc(), SEEDS.duel), ())
    held: dict[int, set[str]] = {1: set(), 2: set()}
    opening: dict[int, set[str]] = {}
    while driver.prompt is not None:
        for seat in SEATS:
            held[seat] |= {card.name for card in driver.duel.named[f"seat{seat}.hand"].cards}
        opening = opening or {seat: set(names) for seat, names in held.items()}
        driver.answer(len(driver.prompt.options) - 1)
    driver.observer.close()
    rows = list(driver.observer.cards(1))
    assert {(row.seat, row.card) for row in rows} == {(seat, name) for seat in (1, 2) for name in CARDS}
    assert {seat: {row.card for row in rows if row.seat == seat and row.drawn} for seat in (1, 2)} == held
    assert {seat: {row.card for row in rows if row.seat == seat and row.opening} for seat in (1, 2)} == opening


class PiledLeduc(Leduc):
    """Leduc with a pile for each seat and no life."""

    def layout(self, options: LeducOptions) -> Layout:
        """Name the piles."""
        return replace(super().layout(options), piles=(("pile",), ()))


def test_a_card_is_played_when_it_comes_onto_the_board_and_not_when_it_is_discarded() -> None:
    duel = LeducDuel(start_of(leduc(), 1))
    pile = duel.add_zone("pile", 1, "pile", Sight.ALL)
    played, discarded, kept, unseen = duel.deck.cards[:4]
    for card in (played, discarded, kept, unseen):
        card.owner = 1
    observer = Observer(PiledLeduc(), duel)
    duel.turn = 1
    for card in (played, discarded, kept):
        duel.move(card, duel.hands[0])
    observer.look(ASKED)
    duel.move(played, duel.board)
    duel.move(discarded, pile)
    observer.look(ASKED)
    duel.move(played, pile)
    observer.close()
    found = {
        row.card: (row.copies, row.opening, row.drawn, row.played) for row in observer.cards(1) if row.seat == 1
    }
    assert found[played.name] == (1, 1, 1, 1)
    assert found[discarded.name] == (1, 1, 1, 0)
    assert found[kept.name] == (1, 1, 1, 0)
    assert found[unseen.name] == (1, 0, 0, 0)


class LivingLeduc(Leduc):
    """Leduc in which chips are life. A replay can jump to the end of each hand, of which a turn has one."""

    landmarks = frozenset({"won", "shared"})

    def health(self, duel: LeducDuel, seat: int) -> tuple[int, int]:
        """Ten, and the chips of the seat."""
        return 10 + duel.chips[seat - 1], 10


def test_life_at_the_end_and_key_events_are_written_down() -> None:
    row = play_task(leduc(LivingLeduc), TASK).duel
    assert (len(row.life), row.life[1], row.life[3]) == (4, 10, 10)
    assert row.life[0] + row.life[2] == 20
    assert (row.life[0] > row.life[2]) == (row.winner == 1)
    assert row.apart == pytest.approx(abs(row.life[0] - row.life[2]) / 10)
    assert row.turns > 1
    assert (row.key_events, row.key_events_a_turn) == (row.turns, 1)


def test_a_game_without_life_and_key_events_has_neither() -> None:
    row = play_task(leduc(), TASK).duel
    assert (row.life, row.key_events, row.apart, row.key_events_a_turn) == ((), None, None, None)


def test_a_card_that_is_put_on_the_stack_from_a_hand_is_played() -> None:
    duel = LeducDuel(start_of(leduc(), 1))
    card, other = duel.deck.cards[:2]
    observer = Observer(PiledLeduc(), duel)
    duel.turn = 1
    duel.move(card, duel.hands[1])
    duel.push(StackItem(2, "LE-1", "play", card))
    duel.push(StackItem(2, "LE-1", "trigger", other))
    observer.look(ASKED)
    observer.close()
    assert [(row.seat, row.card) for row in observer.cards(1) if row.played] == [(2, card.name)]


def test_a_duel_that_does_not_end_is_aborted() -> None:
    row = play_task(leduc(Endless), TASK).duel
    assert (row.outcome, row.winner, row.decisions, row.decided, row.finished) == (ABORTED, 0, 5, False, False)


def test_rules_that_break_down_cost_one_duel() -> None:
    rows = play_task(leduc(Faulty), TASK)
    assert (rows.duel.outcome, rows.duel.how, rows.duel.digest) == (BROKE, "KeyError", "")
    assert rows.duel.turns == 2
    assert (*rows.cards, *rows.rules) == ()


def test_a_bot_that_answers_nonsense_costs_one_duel(monkeypatch: pytest.MonkeyPatch) -> None:
    class Nonsense(Bot):
        """Answers with an option that does not exist."""

        def choose(self, *_: object) -> int:
            return 99

    monkeypatch.setattr("cardgame_tui.lab.bench.playing.duel.make_bots", lambda *_: (Nonsense(), Nonsense()))
    row = play_task(leduc(), TASK).duel
    assert (row.outcome, row.how, row.decisions) == (BROKE, "BotError", 0)


def test_a_bot_that_stalls_costs_one_duel(monkeypatch: pytest.MonkeyPatch) -> None:
    class Stalling(Bot):
        """Never answers."""

        def choose(self, *_: object) -> NoReturn:
            while True:
                pass

    monkeypatch.setattr("cardgame_tui.lab.patience.PATIENCE", 0.01)
    monkeypatch.setattr("cardgame_tui.lab.bench.playing.duel.make_bots", lambda *_: (Stalling(), Stalling()))
    row = play_task(leduc(), TASK).duel
    assert (row.outcome, row.how, row.decisions) == (BROKE, "BotError", 0)


def test_rules_that_stall_cost_one_duel(monkeypatch: pytest.MonkeyPatch) -> None:
    class Stalled(Leduc):
        """Leduc whose second turn never asks."""

        def turn(self, duel: LeducDuel) -> Script[None]:
            while duel.turn:
                pass
            yield from super().turn(duel)

    monkeypatch.setattr("cardgame_tui.lab.patience.PATIENCE", 0.01)
    assert play_task(leduc(Stalled), TASK).duel.outcome == BROKE


def test_a_set_up_that_breaks_down_costs_one_duel() -> None:
    class Torn(Leduc):
        def new_duel(self, start: object) -> NoReturn:
            raise RuntimeError("no table")

    row = play_task(leduc(Torn), TASK).duel
    assert (row.outcome, row.how, row.turns, row.decisions) == (BROKE, "RuntimeError", 0, 0)


def test_rules_at_work_are_counted() -> None:
    rows = play_task(leduc(), TASK)
    ruleset, start = leduc().ruleset, start_of(leduc(), SEEDS.duel)
    bots = make_bots(("random", "random"), ruleset, start, (SEEDS.bot1, SEEDS.bot2))
    driver = ObservedDriver(ruleset, start, bots)
    play_out(driver, bots, 1_000)
    assert driver.duel.events is not None
    assert {each.rule: each.cited for each in rows.rules} == Counter(event.rule for event in driver.duel.events)


@pytest.mark.parametrize("mulligan", ["none", "free"])
def test_an_opening_hand_that_is_drawn_in_a_seats_own_first_turn_is_counted(mulligan: str) -> None:
    """The champion of each player draws seven cards as that player's first turn begins (GA-77)."""
    setup = Recipe(PLUGIN.load(), settings=(f"mulligan={mulligan}",), seed=3).build()
    rows = play_task(setup, TASK).cards
    assert {seat: sum(row.opening for row in rows if row.seat == seat) for seat in (1, 2)} == {1: 7, 2: 7}
