"""What two texts give is offered once."""

from cardgame_tui.engine.continuous import Continuous
from rulesets.dimensional_rift.cards.keywords import Common
from rulesets.dimensional_rift.rules.actions.declaring import allowed_actions
from tests.rulesets.dimensional_rift.verbs.battlefield import Battlefield


def test_an_action_that_two_effects_allow_in_a_phase_is_one_action() -> None:
    battlefield = Battlefield()
    for zone in ("1C2", "1A3"):
        battlefield.duel.effects.add(Continuous("may deployment", battlefield.card(zone).id, None, Common.PRAY))
    found = allowed_actions(battlefield.duel, battlefield.card("1C3"), "may deployment")
    assert found == [battlefield.duel.common.actions[Common.PRAY]]
