"""Suppress: an object is away until the next end phase begins (GA-324)."""

from cardgame_tui.engine.prompt import Script
from rulesets.grand_archive.cards.bans import ObjectBan
from rulesets.grand_archive.rules.steps.objects.entering import enter
from rulesets.grand_archive.rules.steps.objects.leaving import leave
from rulesets.grand_archive.rules.steps.objects.linking import choose_link
from rulesets.grand_archive.state.bans import is_banned
from rulesets.grand_archive.state.card import ArchiveCard
from rulesets.grand_archive.state.delayed import Delayed
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import Item

RETURNS = "return what was suppressed"
"""The word of the delayed trigger."""


def suppress(duel: ArchiveDuel, card: ArchiveCard, item: Item) -> None:
    """Banish an object, and create the delayed trigger that returns it."""
    if is_banned(duel, card, ObjectBan.SUPPRESSED):
        return
    leave(duel, [card], "banished", "GA-324", item.source)
    zone = card.zone
    if zone is not None and zone.kind == "banishment" and not card.token:
        source = None if item.source is None else item.source.id
        duel.delayed.append(Delayed("end", RETURNS, item.controller, card.id, card.visit, source))


def return_suppressed(duel: ArchiveDuel, item: Item) -> Script[None]:
    """Return the card under its owner's control, if it is still that card in banishment."""
    card = item.source
    if card is not None and card.visit == item.visit:
        linked = yield from choose_link(duel, card.owner, card)
        enter(duel, card, card.owner, linked=linked, rule="GA-324")
