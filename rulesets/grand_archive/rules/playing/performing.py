"""Who performs an attack card: the champion, or an ally for a Command card (GA-54, GA-322)."""

from collections.abc import Callable

from cardgame_tui.engine.asking import pick_card
from cardgame_tui.engine.prompt import Refusal, Script
from rulesets.grand_archive.cards.keywords import COMMAND
from rulesets.grand_archive.rules import refusals
from rulesets.grand_archive.rules.steps.attacks.obedience import obeys
from rulesets.grand_archive.state.card import ArchiveCard
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.traits import has, is_a


def performers(duel: ArchiveDuel, seat: int, card: ArchiveCard) -> list[ArchiveCard]:
    """The awake units of which one can be rested for an attack card."""
    if has(duel, card, COMMAND):
        return [each for each in duel.sides[seat].units.cards if refuse_performer(duel, each) is None]
    champion = duel.champion(seat)
    return [] if champion is None or champion.rested else [champion]


def choose_performer(
    duel: ArchiveDuel, seat: int, card: ArchiveCard, refuse: Callable[[ArchiveCard], Refusal | None]
) -> Script[ArchiveCard | None]:
    """The champion, or the ally that the player chooses for a Command card.

    Args:
        duel: the duel.
        seat: who activates the card.
        card: the card.
        refuse: says why an ally that can perform may not, because it has to pay.
    """
    if not has(duel, card, COMMAND):
        return duel.champion(seat)

    def refuse_ally(unit: ArchiveCard) -> Refusal | None:
        """Say why a unit is not offered."""
        return refuse_performer(duel, unit) or refuse(unit)

    units = duel.sides[seat].units.cards
    return (yield from pick_card(duel, seat, "performer", "GA-322", units, refuse_ally, card=card))


def refuse_performer(duel: ArchiveDuel, unit: ArchiveCard) -> Refusal | None:
    """Say why a unit cannot perform a Command card (GA-189, GA-322)."""
    if not is_a(duel, unit, "ally"):
        return refusals.NOT_AN_ALLY
    if unit.rested:
        return refusals.RESTED
    return None if obeys(duel, unit) else refusals.DISOBEYS
