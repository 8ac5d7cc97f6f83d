"""How items and their cards leave the stack: fizzling, negating, where a card goes (GA-134, GA-137 to GA-139)."""

from rulesets.grand_archive.cards.keywords import Keyword
from rulesets.grand_archive.cards.statics.bans import ObjectBan
from rulesets.grand_archive.rules.steps.objects.leaving import put_under_rules
from rulesets.grand_archive.state.bans import is_banned
from rulesets.grand_archive.state.card import ArchiveCard
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import ArchiveItem
from rulesets.grand_archive.state.traits import has


def fizzle(duel: ArchiveDuel, item: ArchiveItem, rule: str = "GA-137") -> None:
    """Remove an item without effect: its costs stay paid (GA-137)."""
    duel.note(rule, "fizzles", item.controller, item.source, word=item.label)
    take_off(duel, item)


def take_off(duel: ArchiveDuel, item: ArchiveItem) -> None:
    """Take an item off the stack without effect; its card leaves with its last instance (GA-134)."""
    item.negated = True
    if item in duel.stack:
        duel.stack.remove(item)
    duel.changed("player")
    release_card(duel, item)


def release_card(duel: ArchiveDuel, item: ArchiveItem, *, resolved: bool = False) -> None:
    """Let the card of an item leave the stack, unless another instance of it is still there (GA-139).

    Args:
        duel: the duel.
        item: the item, which is not on the stack any more.
        resolved: whether it has resolved, which Preserve asks for (GA-313).
    """
    card = item.source
    if card is None or not item.is_card or not is_on_stack(card) or has_instance(duel, card):
        return
    goes, ephemeral = item.played.goes, item.played.ephemeral
    preserved = resolved and not ephemeral and not goes and has(duel, card, Keyword.PRESERVE)
    duel.note("GA-134", "leaves_stack", item.controller, card)
    to = goes or ("material" if preserved else _belongs(duel, card, ephemeral))
    into_deck = to in ("top", "bottom")
    duel.move(card, duel.pile(card.owner, "deck" if into_deck else to), bottom=to == "bottom")
    card.preserved = preserved


def is_on_stack(card: ArchiveCard) -> bool:
    """Whether a card lies on the stack."""
    return card.zone is not None and card.zone.kind == "stack"


def has_instance(duel: ArchiveDuel, card: ArchiveCard) -> bool:
    """Whether an instance of a card is on the stack (GA-139)."""
    return any([each.is_card and each.source is card for each in duel.stack])


def _belongs(duel: ArchiveDuel, card: ArchiveCard, ephemeral: bool) -> str:
    """The graveyard for a card with a reserve cost, banishment for one with a memory cost (GA-134)."""
    if ephemeral:
        return put_under_rules(duel, card, "banishment")
    return "banishment" if card.printed.cost_kind == "memory" else "graveyard"


def negate(duel: ArchiveDuel, item: ArchiveItem, rule: str = "GA-138", source: ArchiveCard | None = None) -> bool:
    """Take an item off the stack without effect and without refunds; False if it is not there any more."""
    if item not in duel.stack or _cannot_be_negated(duel, item):
        return False
    duel.note(rule, "negated", item.controller, item.source, other=source, word=item.label)
    take_off(duel, item)
    return True


def _cannot_be_negated(duel: ArchiveDuel, item: ArchiveItem) -> bool:
    """Whether the text of the card of an item says so (GA-192)."""
    return item.is_card and item.source is not None and is_banned(duel, item.source, ObjectBan.NEGATED)
