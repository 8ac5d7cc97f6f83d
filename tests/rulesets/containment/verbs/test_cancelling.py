"""Cancelling what is on the stack (CT-86, CT-91, CT-113); the rulings show it in play."""

from rulesets.containment.rules.steps.cancelling import cancel, cancel_scenario
from rulesets.containment.state.items import ContainmentItem, KBatch
from tests.rulesets.containment.tables import laid_out


def test_a_cancelled_tale_is_decommissioned() -> None:
    duel = laid_out({"seat1": {"tale": ["Night Shift"]}})
    tale = duel.pile(1, "tale").cards[0]
    item = ContainmentItem(1, "CT-30", "play", tale)
    duel.push(item)
    assert cancel(duel, item, None)
    assert not duel.stack
    assert tale.zone is duel.pile(1, "decommissioned")
    assert not cancel(duel, item, None)


def test_the_other_scenarios_of_a_batch_stay() -> None:
    duel = laid_out({})
    batch = KBatch(0, "CT-111", "k_class", None, components=[(1, "xk"), (1, "zk"), (2, "xk")])
    duel.push(batch)
    assert cancel_scenario(duel, batch, 1, "xk", None)
    assert batch.components == [(1, "zk"), (2, "xk")]
    assert not cancel_scenario(duel, batch, 1, "xk", None)
    cancel_scenario(duel, batch, 2, "xk", None)
    cancel_scenario(duel, batch, 1, "zk", None)
    assert not duel.stack
