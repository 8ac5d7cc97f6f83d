"""Random combats agree with the plain model: what is offered, what is dealt, what dies and who did it."""

from tests.rulesets.grand_archive.model.combat_lockstep import compare

COMBATS = 150


def test_combats_are_as_read_a_second_time() -> None:
    killed = hit = 0
    for seed in range(COMBATS):
        outcome = compare(seed)
        killed += bool(outcome.kills)
        hit += bool(outcome.hits)
    assert killed > COMBATS // 10
    assert hit > COMBATS // 2
