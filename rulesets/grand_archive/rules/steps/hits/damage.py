"""Damage and recovery (section P)."""

from collections.abc import Sequence

from cardgame_tui.engine.asking import confirm
from cardgame_tui.engine.duel import other
from cardgame_tui.engine.prompt import Script
from rulesets.grand_archive.cards.phrases.tails import Past
from rulesets.grand_archive.cards.statics.bans import PlayerBan
from rulesets.grand_archive.cards.statics.more import Share
from rulesets.grand_archive.cards.triggers import events
from rulesets.grand_archive.cards.triggers.events import Act
from rulesets.grand_archive.rules.steps import counters, searching
from rulesets.grand_archive.rules.steps.attacks.attack import is_attackable, is_siegeable
from rulesets.grand_archive.rules.steps.hits.hit import Hit
from rulesets.grand_archive.rules.steps.hits.replacing import Event, is_unpreventable, replace_damage
from rulesets.grand_archive.rules.steps.triggers import Subject, does, fire, watched
from rulesets.grand_archive.state.bans import player_banned
from rulesets.grand_archive.state.card import ArchiveCard, controller_of, on_field, target
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.more import with_more
from rulesets.grand_archive.state.traits import is_a, life

__all__ = ["Hit", "deal", "recover"]


def deal(duel: ArchiveDuel, hits: Sequence[Hit], rule: str) -> Script[list[Hit]]:
    """Deal damage in one event: replacements change each hit, then all are dealt together (GA-190, GA-216).

    What dies of it is found by the next check (GA-217, GA-218).

    Args:
        duel: the duel.
        hits: the damage; only objects that may be attacked can be damaged (GA-219).
        rule: the rule that deals it.

    Returns:
        What was dealt: neither damage of 0 or less (GA-216) nor damage to an object that has left (GA-227).
    """
    coming = [hit for hit in hits if hit.amount > 0 and is_attackable(duel, hit.card)]
    visits = [hit.card.visit for hit in coming]
    if any([hit.critical for hit in coming]):
        yield from _offer_discards(duel, coming)
    for hit in coming:
        hit.unpreventable = hit.unpreventable or is_unpreventable(duel, hit)
    event = Event(duel)
    for seat in duel.in_order():
        for hit in coming:
            if controller_of(hit.card) == seat:
                yield from replace_damage(event, hit)
    yield from event.follow_up()
    dealt = [hit for hit, visit in zip(coming, visits, strict=True) if hit.amount > 0 and hit.card.visit == visit]
    for hit in dealt:
        _mark(duel, hit, rule)
    if dealt:
        _let_see(duel, dealt)
    return dealt


def recover(duel: ArchiveDuel, seat: int, amount: int, rule: str) -> bool:
    """Remove damage counters from a champion, at most those present; whether its player recovered (GA-229)."""
    champion = duel.champion(seat)
    if champion is None or amount < 1 or player_banned(duel, seat, PlayerBan.RECOVER):
        return False
    removed = min(with_more(duel, seat, Share.RECOVER, amount), champion.damage)
    champion.damage -= removed
    duel.note(rule, "recovers", seat, champion, amount=removed)
    duel.changed("damage")
    does(duel, seat, Act.RECOVER, amount=removed)
    return True


def _offer_discards(duel: ArchiveDuel, coming: Sequence[Hit]) -> Script[None]:
    """Each source with Critical doubles its combat damage unless the opponent discards, once for all (GA-296)."""
    for source in dict.fromkeys([hit.source for hit in coming if hit.critical]):
        assert source is not None
        mine = [hit for hit in coming if hit.source is source]
        if not (yield from _discards(duel, source, mine[0].critical)):
            for hit in mine:
                hit.doubles = True


def _discards(duel: ArchiveDuel, source: ArchiveCard, count: int) -> Script[bool]:
    """Whether the opponent discards so many cards: all or nothing (GA-296)."""
    seat = other(controller_of(source))
    if len(duel.sides[seat].hand.cards) < count:
        return False
    if not (yield from confirm(duel, seat, "critical", "GA-296", source, amount=count)):
        return False
    yield from searching.discard(duel, seat, count, "GA-296", source)
    return True


def _mark(duel: ArchiveDuel, hit: Hit, rule: str) -> None:
    """Put the damage on the object, then say so (GA-62, GA-217, GA-218)."""
    card = hit.card
    if is_a(duel, card, "unit"):
        _hurt(duel, hit)
    duel.note(rule, "damage", controller_of(card), card, amount=hit.amount, other=hit.source)
    if is_siegeable(duel, card):
        counters.take(duel, card, "durability", hit.amount, "GA-62")
    if hit.combat:
        _remember(duel, hit)


def _let_see(duel: ArchiveDuel, dealt: Sequence[Hit]) -> None:
    """Let triggers see what has been dealt together (GA-181, GA-221)."""
    for event, hits in (
        (events.Event.DAMAGED, dealt), (events.Event.COMBAT_DAMAGED, [each for each in dealt if each.combat])
    ):  # fmt: skip
        for hit in hits:
            fire(duel, Subject(hit.card, hit.card.visit), event, amount=hit.amount)
        for hit in hits:
            watched(duel, [hit.card], event, amount=hit.amount)


def _hurt(duel: ArchiveDuel, hit: Hit) -> None:
    card, before = hit.card, hit.card.damage
    card.damage += hit.amount
    card.hurt = True
    card.taken += hit.amount
    card.past |= {Past.HURT}
    duel.changed("damage")
    combat, source = duel.combat, hit.source
    if hit.combat and combat is not None and source is not None and before < life(duel, card) <= card.damage:
        combat.lethal.append((target(card), target(source)))


def _remember(duel: ArchiveDuel, hit: Hit) -> None:
    """Remember what has dealt combat damage this turn, and to what a champion has (GA-339)."""
    source = hit.source
    if source is not None:
        source.past |= {Past.STRUCK}
        duel.changed("turn")
    if source is not None and on_field(source) and is_a(duel, source, "champion"):
        duel.struck[controller_of(source)].add((hit.card.id, hit.card.visit))
