"""Prevention of damage: shields and instances (GA-222 to GA-228)."""

from collections.abc import Sequence
from typing import Any

from cardgame_tui.text.abilities import Effect
from rulesets.grand_archive.rules.steps.triggers import item_of, take_delayed
from rulesets.grand_archive.state.card import ArchiveCard, controller_of, target
from rulesets.grand_archive.state.delayed import PREVENTED, Delayed
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import ArchiveItem
from rulesets.grand_archive.state.prevention import Prevention


def shield(
    duel: ArchiveDuel,
    units: Sequence[ArchiveCard],
    amount: int,
    *,
    combat: bool | None = None,
    item: ArchiveItem | None = None,
    only: ArchiveCard | None = None,
) -> bool:
    """Prevent the next damage to units in this turn, so much for each of them (GA-223, GA-226).

    Args:
        duel: the duel.
        units: the units.
        amount: how much.
        combat: whether it is limited to combat damage, or to other damage; None for any damage.
        item: the item that says so, None for none.
        only: the only source whose damage it prevents, None for any.
    """
    source = None if item is None else item.source
    limit = None if only is None else only.id
    for unit in units if amount > 0 else ():
        one = ((unit.id, unit.visit),)
        prevention = Prevention(one, amount, combat=combat, source=limit, until="turn", **_said(item))
        duel.preventions.append(prevention)
        duel.note("GA-223", "is_shielded", controller_of(unit), unit, amount=amount, other=source)
    return bool(units) and amount > 0


def prevent_next(
    duel: ArchiveDuel,
    units: Sequence[ArchiveCard],
    amount: int | None,
    *,
    combat: bool | None = None,
    item: ArchiveItem | None = None,
    shared: bool = False,
    also: Effect | None = None,
    instead: bool = False,
) -> bool:
    """Prevent all or some of the next damage to units (GA-224, GA-226).

    Args:
        duel: the duel.
        units: the units.
        amount: how much, None for all.
        combat: whether it is limited to combat damage; None for any damage.
        item: the item that says so, None for none.
        shared: whether they share one instance; otherwise each has one of its own.
        also: what happens as a part of the replacement (GA-227).
        instead: whether that happens instead of the damage, which is not prevented (GA-190).
    """
    stays = tuple([(unit.id, unit.visit) for unit in units])
    for some in [stays] if shared and stays else [(each,) for each in stays]:
        prevention = Prevention(
            some, amount, instance=True, combat=combat, also=also, instead=instead, **_said(item)
        )
        duel.preventions.append(prevention)
    for unit in units:
        duel.note("GA-224", "is_guarded", controller_of(unit), unit, other=None if item is None else item.source)
    return bool(units)


def await_prevention(duel: ArchiveDuel, item: ArchiveItem, effect: Effect) -> None:
    """Create the delayed trigger for the damage that the prevention of an item prevents (GA-179, GA-227)."""
    source = None if item.source is None else item.source.id
    moment = f"{PREVENTED}:{item.number}"
    duel.delayed.append(Delayed(moment, "", item.controller, source, item.visit, source, effect))
    duel.note("GA-179", "will_trigger", item.controller, item.source)


def fire_prevented(duel: ArchiveDuel, each: Prevention, card: ArchiveCard, prevented: int) -> None:
    """Let wait what triggers as damage to a card is prevented."""
    for waiting in take_delayed(duel, f"{PREVENTED}:{each.item}"):
        item = item_of(duel, waiting)
        item.so_far.it, item.amount = target(card), prevented
        duel.waiting.append(item)


def _said(item: ArchiveItem | None) -> dict[str, Any]:
    """Who says so, as a prevention remembers it."""
    if item is None:
        return {}
    origin = None if item.source is None else item.source.id
    return {"origin": origin, "visit": item.visit, "seat": item.controller, "item": item.number}


def end_until(duel: ArchiveDuel, moment: str) -> None:
    """End the prevention that lasts until a moment, such as ``turn``."""
    duel.preventions = [each for each in duel.preventions if each.until != moment]


def forget_attacks(duel: ArchiveDuel) -> None:
    """Forget at the end of a turn with what an attack was attempted (GA-91)."""
    duel.attempted.clear()
