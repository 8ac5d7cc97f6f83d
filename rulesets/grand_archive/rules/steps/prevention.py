"""Prevention of damage: shields and instances (GA-222 to GA-228)."""

from collections.abc import Sequence

from rulesets.grand_archive.state.card import ArchiveCard, controller_of
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.prevention import Prevention


def shield(
    duel: ArchiveDuel,
    units: Sequence[ArchiveCard],
    amount: int,
    *,
    combat: bool | None = None,
    until: str = "turn",
    source: ArchiveCard | None = None,
    only: ArchiveCard | None = None,
) -> bool:
    """Prevent the next damage to units, so much for each of them (GA-223, GA-226).

    Args:
        duel: the duel.
        units: the units.
        amount: how much.
        combat: whether it is limited to combat damage, or to other damage; None for any damage.
        until: the moment at which it ends.
        source: the card whose text it is.
        only: the only source whose damage it prevents, None for any.
    """
    origin = None if source is None else source.id
    for unit in units if amount > 0 else ():
        one = ((unit.id, unit.visit),)
        limit = None if only is None else only.id
        prevention = Prevention(one, amount, combat=combat, source=limit, until=until, origin=origin)
        duel.preventions.append(prevention)
        duel.note("GA-223", "is_shielded", controller_of(unit), unit, amount=amount, other=source)
    return bool(units) and amount > 0


def prevent_next(
    duel: ArchiveDuel,
    units: Sequence[ArchiveCard],
    amount: int | None,
    *,
    combat: bool | None = None,
    source: ArchiveCard | None = None,
    shared: bool = False,
) -> bool:
    """Prevent all or some of the next damage to units (GA-224, GA-226).

    Args:
        duel: the duel.
        units: the units.
        amount: how much, None for all.
        combat: whether it is limited to combat damage; None for any damage.
        source: the card whose text it is.
        shared: whether they share one instance; otherwise each has one of its own.
    """
    origin = None if source is None else source.id
    stays = tuple([(unit.id, unit.visit) for unit in units])
    for some in [stays] if shared and stays else [(each,) for each in stays]:
        duel.preventions.append(Prevention(some, amount, instance=True, combat=combat, origin=origin))
    for unit in units:
        duel.note("GA-224", "is_guarded", controller_of(unit), unit, other=source)
    return bool(units)


def end_until(duel: ArchiveDuel, moment: str) -> None:
    """End the prevention that lasts until a moment, such as ``turn``."""
    duel.preventions = [each for each in duel.preventions if each.until != moment]


def forget_attacks(duel: ArchiveDuel) -> None:
    """Forget at the end of a turn with what an attack was attempted (GA-91)."""
    duel.attempted.clear()
