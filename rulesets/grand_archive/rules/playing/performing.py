"""Who performs an attack card: the champion, or an ally for a Command card (GA-54, GA-322)."""

from cardgame_tui.engine.asking import pick_card
from cardgame_tui.engine.prompt import Refusal, Script
from rulesets.grand_archive.cards.keywords import COMMAND
from rulesets.grand_archive.rules import refusals
from rulesets.grand_archive.rules.steps.obedience import obeys
from rulesets.grand_archive.state.card import ArchiveCard
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.traits import has, is_a


def can_perform(duel: ArchiveDuel, seat: int, card: ArchiveCard) -> bool:
    """Whether an awake unit can be rested for an attack card."""
    if has(duel, card, COMMAND):
        return any([refuse_performer(duel, each) is None for each in duel.sides[seat].units.cards])
    champion = duel.champion(seat)
    return champion is not None and not champion.rested


def choose_performer(duel: ArchiveDuel, seat: int, card: ArchiveCard) -> Script[ArchiveCard | None]:
    """The champion, or the ally that the player chooses for a Command card."""
    if not has(duel, card, COMMAND):
        return duel.champion(seat)
    units = duel.sides[seat].units.cards
    return (
        yield from pick_card(
            duel, seat, "performer", "GA-322", units, lambda each: refuse_performer(duel, each), card=card
        )
    )


def refuse_performer(duel: ArchiveDuel, unit: ArchiveCard) -> Refusal | None:
    """Say why a unit cannot perform a Command card (GA-189, GA-322)."""
    if not is_a(duel, unit, "ally"):
        return refusals.NOT_AN_ALLY
    if unit.rested:
        return refusals.RESTED
    return None if obeys(duel, unit) else refusals.DISOBEYS
