"""Plays a game of Containment and its plain model side by side, under random options."""

from typing import Any

import pytest

from cardgame_tui.engine.chance import Chance
from rulesets.containment.ruleset import ContainmentRuleset
from tests.rulesets.containment.model.adapter import (
    Looped,
    Recording,
    Retold,
    Unfinished,
    model_options,
    random_deck,
)
from tests.rulesets.containment.model.rules import play_game
from tests.rulesets.containment.model.table import GameOver, Table

VALUES: dict[str, tuple[Any, ...]] = {
    "canon": ("ask", "never"),
    "sandbox_order": ("shuffled", "owner"),
    "first_player": ("dice", "choose", "fixed"),
    "partner": (True, False),
    "experiment_phase": (False, True),
    "experiment_damage": (1, 2, 3),
    "trigger_order": ("turn_player", "opponent"),
    "priority_after_action": ("opponent", "keep"),
    "auto_pass": (True, False),
    "cross_test_targets": ("sandbox", "sandbox_or_object"),
    "cross_test_dice": (False, True),
    "cross_test_uses_stack": (True, False),
    "cross_tests_per_object": (1, 2, 3),
    "first_turn_cross_test": (True, False),
    "base_protection": ("4/8/12", "3/6/9", "1/2/3", "2/2/2"),
    "carry_over_damage": (False, True),
    "token_is_breach": (False, True),
    "site_frames": ("soft6", "hard6"),
    "xk_limit": (5, 7, 9, 12),
    "nk_scenario": (False, True),
    "nk_threshold": (7, 8),
    "zk_on_instruction": (True, False),
    "k_uses_stack": (True, False),
    "k_recheck": (False, True),
    "simultaneous_result": ("draw", "turn_player_loses"),
    "turn_limit": (0, 5, 20, 300),
}
"""Values to try of each option."""


def random_options(chance: Chance) -> dict[str, Any]:
    """Options of which about a third differ from the default."""
    return {name: chance.pick(values) for name, values in VALUES.items() if chance.below(3) == 0}


def compare(seed: int) -> Recording:
    """Play a game and its model; the recording of a game whose model agreed."""
    chance = Chance(seed)
    options = random_options(chance)
    decks = (random_deck(chance), random_deck(chance))
    recording = Recording(ContainmentRuleset(), options, decks, chance.next32())
    result = recording.driver.result
    how = "" if result is None else result.how
    retold = Retold(recording)
    known = model_options(options, recording.first)
    table = retold.table = Table(dict(enumerate(decks, 1)), known, retold.ask, retold.chance)
    with pytest.raises({"loop": Looped, "": Unfinished}.get(how, GameOver)) as over:
        play_game(table, retold.before_turn)
    if isinstance(over.value, GameOver):
        assert result is not None
        assert over.value.args[0] == result.winner
        assert table.turn == recording.driver.duel.turn
    assert retold.over()
    return recording
