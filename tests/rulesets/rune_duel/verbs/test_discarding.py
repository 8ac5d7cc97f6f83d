"""Discard."""

from rulesets.rune_duel.rules.steps.verb import Affected
from tests.rulesets.rune_duel.verbs.lines import creature, lines, perform


def test_discard_takes_the_artifact_off_its_creature() -> None:
    duel = lines()
    enemy = creature(duel, "Facing Enemy")
    perform(duel, "discard it", Affected(list(enemy.artifacts)))
    assert enemy.artifacts == []
    assert [card.printed.name for card in duel.pile(2, "discard").cards] == ["Shield"]
