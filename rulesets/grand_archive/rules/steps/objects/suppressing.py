"""Suppress: an object is away until the next end phase begins (GA-324)."""

from cardgame_tui.engine.prompt import Script
from rulesets.grand_archive.cards.statics.abilities import InsteadOfSuppressing
from rulesets.grand_archive.cards.statics.bans import ObjectBan
from rulesets.grand_archive.rules.steps.objects.entering import enter
from rulesets.grand_archive.rules.steps.objects.leaving import leave
from rulesets.grand_archive.rules.steps.objects.linking import choose_link
from rulesets.grand_archive.rules.steps.triggers import trigger_of
from rulesets.grand_archive.rules.steps.verb import perform_one
from rulesets.grand_archive.state.bans import is_banned
from rulesets.grand_archive.state.card import ArchiveCard, controller_of, target
from rulesets.grand_archive.state.delayed import Delayed
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import ArchiveItem
from rulesets.grand_archive.state.traits import rules_about

RETURNS = "return what was suppressed"
"""The word of the delayed trigger."""


def suppress(duel: ArchiveDuel, card: ArchiveCard, item: ArchiveItem) -> Script[None]:
    """Banish an object, and create the delayed trigger that returns it; or do what happens instead (GA-190)."""
    if is_banned(duel, card, ObjectBan.SUPPRESSED):
        return
    for origin, rule in rules_about(duel, InsteadOfSuppressing, card)[:1]:
        assert isinstance(rule, InsteadOfSuppressing)
        instead = trigger_of(controller_of(origin), "GA-190", origin, rule.effect, origin.visit)
        instead.so_far.it = target(card)
        yield from perform_one(duel, instead, rule.effect)
        return
    leave(duel, [card], "banished", "GA-324", item.source)
    zone = card.zone
    if zone is not None and zone.kind == "banishment" and not card.token:
        source = None if item.source is None else item.source.id
        duel.delayed.append(Delayed("end", RETURNS, item.controller, card.id, card.visit, source))


def return_suppressed(duel: ArchiveDuel, item: ArchiveItem) -> Script[None]:
    """Return the card under its owner's control, if it is still that card in banishment."""
    card = item.source
    if card is not None and card.visit == item.visit:
        linked = yield from choose_link(duel, card.owner, card)
        enter(duel, card, card.owner, linked=linked, rule="GA-324")
