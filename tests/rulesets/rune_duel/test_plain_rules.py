"""Complete games under random options have, round by round, the results of the plain rules of `plain_rules`."""

from collections.abc import Iterator
from typing import Any

import pytest

from cardgame_tui.content.decks import find_decks
from cardgame_tui.engine.chance import Chance, NotedChance, Scripted
from cardgame_tui.engine.duel import Duel, Start
from cardgame_tui.engine.prompt import Prompt, Script
from cardgame_tui.play.driver import Driver
from rulesets.rune_duel.options import RuneOptions
from rulesets.rune_duel.ruleset import RuneDuelRuleset
from rulesets.rune_duel.state.duel import RuneDuel
from tests.rulesets.rune_duel.plain_rules import play_game
from tests.rulesets.rune_duel.plain_table import CARDS, GameOver, Table

GAMES = 150
MOST_DECISIONS = 2_000
VALUES: dict[str, tuple[Any, ...]] = {
    "life_total": (5, 20, 40, 80, 120),
    "start_summons": (0, 3, 6, 10),
    "summons_step": (0, 1, 2, 5),
    "hand_size": (3, 5, 7, 10),
    "rank_trump": (True, False),
    "rune_wrap": (True, False),
    "must_trump": (True, False),
    "hand_damage": (0, 1, 2),
    "lead_rule": ("winner", "loser", "alternate"),
    "muster_order": ("shuffled", "play_order"),
    "holding_same_round": (True, False),
    "target_choice": ("controller", "lowest_slot"),
    "max_slots": (0, 3, 4),
    "charge_mode": ("front", "open_lane"),
    "carrot_mode": ("priority", "stack"),
    "fade_mode": ("counters", "wither"),
    "second_attack_retaliation": (True, False),
    "life_check": ("immediate", "end_of_combat"),
    "end_discard_max": (0, 1, 2),
    "recycle_each_round": (True, False),
    "mulligan": ("none", "one"),
    "stall_limit": (0, 2, 10),
    "max_rounds": (0, 8, 50),
}
"""Values to try of each option; rune_trump is turned off now and then where rank_trump is on."""


class Watched(RuneDuelRuleset):
    """Rune Duel, which writes down each table before a round."""

    def __init__(self) -> None:
        super().__init__()
        self.tables: dict[int, object] = {}

    def turn(self, duel: RuneDuel) -> Script[None]:
        """Write the table down and play on."""
        self.tables[duel.turn] = of_game(duel)
        return super().turn(duel)


def random_options(chance: Chance) -> RuneOptions:
    """Options of which about half differ from the default."""
    picked = {name: chance.pick(values) for name, values in VALUES.items() if chance.below(2)}
    if picked.get("rank_trump", True) and chance.below(5) == 0:
        picked["rune_trump"] = False
    return RuneOptions(**picked)


def of_game(duel: RuneDuel) -> object:
    """The complete state of the game before a round."""
    shared = (duel.summons, duel.active, duel.quiet_rounds, duel.idle_rounds)
    return shared, {seat: of_seat(duel, seat) for seat in (1, 2)}


def of_seat(duel: RuneDuel, seat: int) -> object:
    """One seat's part of it; the order of a discard pile is not ruled."""
    deck, hand, discard, held = (names(duel, seat, pile) for pile in ("deck", "hand", "discard", "holding"))
    line = {c.slot: (c.name, c.damage, c.fade, [each.name for each in c.artifacts]) for c in duel.line(seat)}
    return duel.life[seat], deck, hand, sorted(discard), held, line


def names(duel: RuneDuel, seat: int, pile: str) -> list[str]:
    """The names of the cards of a pile."""
    return [card.name for card in duel.pile(seat, pile).cards]


def of_model(table: Table) -> object:
    """The same of a table of the model."""
    shared = (table.summons, table.leader, table.quiet, table.idle)
    seats = {
        seat: (
            *(side.life, side.deck, side.hand, sorted(side.discard), side.holding),
            {slot: (c.card.name, c.damage, c.fade, c.artifacts) for slot, c in side.line.items()},
        )
        for seat, side in table.sides.items()
    }
    return shared, seats


def words(duel: Duel, prompt: Prompt) -> list[str]:
    """The options of a question by card name, or by key."""
    return [option.key if option.card is None else duel.cards[option.card].name for option in prompt.options]


def picked(chance: Chance, offered: list[str], policy: str) -> int:
    """Which option a player takes: any, or the card of lowest or highest rank."""
    cards = [index for index, name in enumerate(offered) if name in CARDS]
    if policy == "any" or not cards:
        return chance.below(len(offered))
    return (min if policy == "low" else max)(cards, key=lambda index: CARDS[offered[index]].rank)


class Retold:
    """The prompts, answers and rolls of a game, given to the model in order.

    Args:
        answers: question, seat, what was offered and what was picked.
        outcomes: what chance made of each shuffle and of the coin.
    """

    def __init__(self, answers: list[tuple[str, int, list[str], str]], outcomes: list[Scripted]) -> None:
        self._answers: Iterator[tuple[str, int, list[str], str]] = iter(answers)
        self._outcomes = iter(outcomes)

    def ask(self, question: str, seat: int, legal: list[str]) -> str:
        """The answer to a question that must have been the next one, with the same options."""
        asked, of, offered, answer = next(self._answers)
        assert (asked, of, sorted(offered)) == (question, seat, sorted(legal))
        return answer

    def roll(self, cards: list[str]) -> Any:
        """The outcome of the next roll, which must have been about the same cards."""
        outcome = next(self._outcomes)
        if isinstance(outcome, str):
            return ("seat1", "seat2").index(outcome)
        assert not isinstance(outcome, int)
        assert sorted(outcome) == sorted(cards)
        return list(outcome)

    def all_told(self) -> bool:
        """Whether nothing is left."""
        return next(self._answers, None) is None and next(self._outcomes, None) is None


@pytest.mark.parametrize("seed", range(GAMES))
def test_a_game_follows_the_rulebook(seed: int) -> None:
    chance, game = Chance(seed), Watched()
    options, policy = random_options(chance), chance.pick(("any", "low", "high"))
    decks = tuple(list(deck.sections["main"]) for deck in find_decks(game.id).decks)
    start = Start(seed, options, ({"main": decks[0]}, {"main": decks[1]}), cards=game.cards)
    outcomes: list[Scripted] = []

    def note_chance(duel: Duel) -> None:
        duel.chance = NotedChance(duel.chance, outcomes)

    driver = Driver(game, start, keep=False, prepare=note_chance)
    answers: list[tuple[str, int, list[str], str]] = []
    while driver.prompt is not None and len(answers) < MOST_DECISIONS:
        offered = words(driver.duel, driver.prompt)
        index = picked(chance, offered, policy)
        answers.append((driver.prompt.ask, driver.prompt.seat, offered, offered[index]))
        driver.answer(index)
    assert driver.result is not None, "this seed plays for ever"

    def same(table: Table) -> None:
        assert of_model(table) == game.tables[table.round]

    retold = Retold(answers, outcomes)
    table = Table({1: decks[0], 2: decks[1]}, options.model_dump(), retold.ask, retold.roll)
    with pytest.raises(GameOver) as over:
        play_game(table, same)
    assert over.value.args == (driver.result.winner, driver.result.how)
    assert table.round == driver.duel.turn
    assert retold.all_told()
