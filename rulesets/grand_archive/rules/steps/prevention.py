"""Prevention of damage: shields and instances (GA-222 to GA-228)."""

from cardgame_tui.engine.duel import SEATS
from rulesets.grand_archive.state.card import ArchiveCard, controller_of
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.prevention import Prevention


def shield(
    duel: ArchiveDuel,
    unit: ArchiveCard,
    amount: int,
    source: ArchiveCard | None = None,
    *,
    combat: bool = False,
    until: str = "turn",
) -> bool:
    """Prevent the next damage to a unit, so much in all (GA-223, GA-226).

    Args:
        duel: the duel.
        unit: the unit.
        amount: how much.
        source: the card whose text it is.
        combat: whether it is limited to combat damage.
        until: the moment at which it ends.
    """
    if amount < 1:
        return False
    origin = None if source is None else source.id
    kind = True if combat else None
    duel.preventions.append(Prevention(((unit.id, unit.visit),), amount, combat=kind, until=until, origin=origin))
    duel.note("GA-223", "is_shielded", controller_of(unit), unit, amount=amount, other=source)
    return True


def end_until(duel: ArchiveDuel, moment: str) -> None:
    """End the prevention that lasts until a moment, such as ``turn``."""
    duel.preventions = [each for each in duel.preventions if each.until != moment]


def forget_attacks(duel: ArchiveDuel) -> None:
    """Forget at the end of a turn what a next attack would have got, and with what an attack was tried (GA-93)."""
    duel.attack_bonus = dict.fromkeys(SEATS, 0)
    duel.attempted.clear()
