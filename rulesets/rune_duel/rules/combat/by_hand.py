"""After combat: what cards on the lines say that the players carry out by hand (RD-75)."""

from collections.abc import Iterator

from cardgame_tui.engine.prompt import Script
from rulesets.rune_duel.rules.steps.lifecycle import death_check, life_check
from rulesets.rune_duel.rules.steps.verb import perform_effects
from rulesets.rune_duel.state.duel import RuneCard, RuneDuel


def carry_out_by_hand(duel: RuneDuel) -> Script[None]:
    """Each card that says something by hand, in the order of the lines, if it is still there (RD-75)."""
    for card in [each for each in _on_lines(duel) if each.printed.program.effects]:
        if card in _on_lines(duel):
            yield from perform_effects(duel, card, card.printed.program.effects)
            death_check(duel)
            life_check(duel)


def _on_lines(duel: RuneDuel) -> Iterator[RuneCard]:
    for creature in duel.creatures():
        yield creature
        yield from creature.artifacts
