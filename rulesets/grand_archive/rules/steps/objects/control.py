"""Changes of control (GA-209, GA-210)."""

from rulesets.grand_archive.state.card import ArchiveCard, controller_of
from rulesets.grand_archive.state.duel import ArchiveDuel


def gain_control(duel: ArchiveDuel, card: ArchiveCard, seat: int, until: str = "") -> bool:
    """Move an object to the side of the seat that gains control of it; it stays the same object.

    Args:
        duel: the duel.
        card: the object.
        seat: who gains control.
        until: the moment at which control returns, such as ``turn``; empty for never.
    """
    before = controller_of(card)
    if before == seat:
        return False
    _give(duel, card, seat, "GA-209")
    if until:
        duel.borrowed.append((card.id, before, until))
    return True


def return_control(duel: ArchiveDuel, moment: str) -> None:
    """Return control of what was borrowed until a moment to the previous controller, the latest first (GA-210)."""
    for entry in [each for each in duel.borrowed if each[2] == moment][::-1]:
        duel.borrowed.remove(entry)
        number, seat, _ = entry
        _give(duel, duel.cards[number], seat, "GA-210")


def _give(duel: ArchiveDuel, card: ArchiveCard, seat: int, rule: str) -> None:
    """Move an object and what lies under it to a seat's zones."""
    zone = card.zone
    if zone is None or zone.seat == seat:
        return
    duel.effects.end_source(card.id)  # what lasts as long as a player controls it
    below = duel.loaded(card)
    duel.move(card, duel.pile(seat, zone.kind))
    for each in below:
        duel.move(each, duel.sides[seat].loaded)
        each.host = card.id
    duel.note(rule, "gains_control", seat, card)
