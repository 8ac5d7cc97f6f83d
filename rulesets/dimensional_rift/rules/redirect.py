"""Re-target: a targeted card passes what was aimed at it on to another zone (DR-154)."""

from cardgame_tui.engine.asking import pick_zone
from cardgame_tui.engine.prompt import Script
from cardgame_tui.engine.zone import Zone
from cardgame_tui.text import Node
from rulesets.dimensional_rift.cards.keywords import Keyword
from rulesets.dimensional_rift.rules.targets import refuse_target
from rulesets.dimensional_rift.state.board import BATTLEFIELD
from rulesets.dimensional_rift.state.card import RiftCard
from rulesets.dimensional_rift.state.duel import RiftDuel
from rulesets.dimensional_rift.state.items import RiftItem
from rulesets.dimensional_rift.state.traits import has, targeting


def redirect(duel: RiftDuel, item: RiftItem, spec: Node, zone: Zone) -> Script[tuple[Zone, int] | None]:
    """Let Re-target cards pass on an item just before it resolves, each at most once.

    Returns:
        The zone it is aimed at in the end and the reach it is measured by, or None when nothing was passed on.
    """
    passed: list[RiftCard] = []
    found: tuple[Zone, int] | None = None
    while (card := _redirector(duel, zone)) is not None and card not in passed:
        passed.append(card)
        reach = targeting(duel, card)
        new = yield from _pick_new(duel, item, spec, card, reach)
        if new is None:
            break
        duel.note("DR-154", "redirect", card.owner, card, new)
        zone, found = new, (new, reach)
    return found


def _redirector(duel: RiftDuel, zone: Zone) -> RiftCard | None:
    """The face-up Re-target card in a targeted zone."""
    card: RiftCard | None = zone.cards[0] if zone.cards else None
    return card if card is not None and card.face_up and has(duel, card, Keyword.RETARGET) else None


def _pick_new(duel: RiftDuel, item: RiftItem, spec: Node, card: RiftCard, reach: int) -> Script[Zone | None]:
    """Its controller must pick another zone valid for the item and reached by the card, if there is one."""
    zones = [zone for zone in duel.zones[: len(BATTLEFIELD)] if zone is not card.zone]
    return (
        yield from pick_zone(
            duel,
            card.owner,
            "redirect",
            "DR-154",
            zones,
            lambda zone: refuse_target(duel, item, spec, zone, reach),
            card=card,
        )
    )
