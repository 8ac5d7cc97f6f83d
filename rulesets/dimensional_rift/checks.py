"""State-based checks (rulebook section 14): what is so by itself, with nobody asked and no stack."""

from cardgame_tui.engine.duel import SEATS
from rulesets.dimensional_rift.lifecycle import destroy
from rulesets.dimensional_rift.table import RiftCard, RiftDuel
from rulesets.dimensional_rift.traits import life
from rulesets.dimensional_rift.triggers import fire_threshold


def check_state(duel: RiftDuel) -> None:
    """Run the checks until nothing more happens (DR-173 to DR-176)."""
    if duel.changes == duel.checked:
        return
    while dead := _dead(duel, 1) + _dead(duel, 2):
        destroy(duel, dead, "DR-174")
    for seat in SEATS:
        for card in duel.side(seat).watching:
            _check_thresholds(duel, card)
    duel.checked = duel.changes


def _dead(duel: RiftDuel, seat: int) -> list[RiftCard]:
    """The face-up creatures of a seat with damage equal to or above their Life (DR-174).

    Nothing lowers Life below what is printed, so that is looked at first.
    """
    return [
        card
        for card in duel.side(seat).creatures
        if card.damage >= card.printed.life and card.damage >= life(duel, card)
    ]


def _check_thresholds(duel: RiftDuel, card: RiftCard) -> None:
    """Fire each state trigger once whenever its state becomes true (DR-121)."""
    for mana, ability in card.printed.program.thresholds:
        if card.mana < mana:
            card.held.discard(ability.number)
        elif ability.number not in card.held:
            card.held.add(ability.number)
            fire_threshold(duel, card, ability)
