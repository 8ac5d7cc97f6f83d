"""Searching, scavenging and discarding (GA-233, GA-235, GA-240)."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from cardgame_tui.engine.asking import pick_card, pick_cards
from cardgame_tui.engine.prompt import Option, Script
from rulesets.grand_archive.cards.triggers.events import Act
from rulesets.grand_archive.rules.steps.objects.leaving import put_under_rules
from rulesets.grand_archive.rules.steps.triggers import does
from rulesets.grand_archive.state.card import ArchiveCard, target
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.side import ArchiveZone

Matches: TypeAlias = Callable[[ArchiveCard], bool]
"""Whether a card is one that is looked for."""

NOT_FOUND = Option("find_nothing")


def search(
    duel: ArchiveDuel,
    seat: int,
    zone: ArchiveZone,
    matches: Matches,
    rule: str,
    *,
    card: ArchiveCard | None = None,
) -> Script[ArchiveCard | None]:
    """Search a private zone for a card, show it, and put it into the hand; then shuffle a searched deck.

    Only the cards that match are shown to the player, by name and those of one name as they lie, and the player
    may find none (GA-233).

    Args:
        duel: the duel.
        seat: who searches.
        zone: where.
        matches: what is looked for.
        rule: the rule that makes the player search.
        card: the card whose text asks.
    """
    candidates = sorted([each for each in zone.cards if matches(each)], key=lambda each: each.name)
    duel.show(candidates, seat)
    found = yield from pick_card(duel, seat, "search", "GA-233", candidates, none=NOT_FOUND, card=card)
    duel.hide()
    if found is None:
        duel.note("GA-233", "finds_nothing", seat)
    else:
        duel.note(rule, "finds", seat, found, shown=True)
        duel.move(found, duel.pile(found.owner, "hand"))
    if zone.kind == "deck":
        shuffle(duel, seat)
    return found


def find(
    duel: ArchiveDuel,
    seat: int,
    found: Sequence[ArchiveCard],
    *,
    most: int,
    sure: bool,
    card: ArchiveCard | None = None,
) -> Script[list[ArchiveCard]]:
    """Let a player find cards among those that fit, which it sees meanwhile (GA-233).

    Args:
        duel: the duel.
        seat: who searches.
        found: the cards that fit, by name.
        most: how many may be found, 0 for any number.
        sure: whether one must be found, for nothing about it was stated.
        card: the card whose text asks.
    """
    duel.show(found, seat)
    if most == 1:
        none = None if sure else NOT_FOUND
        one = yield from pick_card(duel, seat, "search", "GA-233", found, none=none, card=card)
        picked = [] if one is None else [one]
    else:
        least = len(found[: most or 0]) if sure else 0
        most = most or len(found)
        picked = list(
            (yield from pick_cards(duel, seat, "search", "GA-233", found, least=least, most=most, card=card))
        )
    duel.hide()
    if not picked:
        duel.note("GA-233", "finds_nothing", seat)
    return picked


def shuffle(duel: ArchiveDuel, seat: int) -> None:
    """Shuffle a main deck."""
    duel.shuffle(duel.sides[seat].deck.cards)
    duel.note("GA-233", "shuffles", seat)


def scavenge(duel: ArchiveDuel, seat: int, amount: int, matches: Matches, rule: str) -> ArchiveCard | None:
    """Reveal cards from the top until one matches; it goes to hand, the others below in random order (GA-235)."""
    deck, others = duel.sides[seat].deck, list[ArchiveCard]()
    found = None
    for each in deck.cards[: -amount - 1 : -1]:
        duel.note(rule, "reveals", seat, each, shown=True)
        if matches(each):
            found = each
            break
        others.append(each)
    duel.shuffle(others)
    for each in others:
        duel.move(each, deck, bottom=True)
    if found is not None:
        duel.move(found, duel.sides[seat].hand)
        duel.note(rule, "takes_into_hand", seat, found, shown=True)
    return found


def discard(
    duel: ArchiveDuel, seat: int, amount: int, rule: str, card: ArchiveCard | None = None, *, zone: str = "hand"
) -> Script[list[ArchiveCard]]:
    """Let a player discard cards of its choice, fewer if there are fewer; return them (GA-240).

    Args:
        duel: the duel.
        seat: who discards.
        amount: how many.
        rule: the rule that makes the player discard.
        card: the card whose text asks.
        zone: from where: ``hand`` or ``memory``.
    """
    cards = list(duel.pile(seat, zone).cards)
    if len(cards) > amount:
        cards = yield from pick_cards(duel, seat, "discard", "GA-240", cards, least=amount, most=amount, card=card)
    discard_cards(duel, seat, cards, rule)
    return cards


def discard_cards(duel: ArchiveDuel, seat: int, cards: Sequence[ArchiveCard], rule: str) -> None:
    """Discard cards that were chosen."""
    for each in cards:
        duel.move(each, duel.pile(each.owner, put_under_rules(duel, each, "graveyard")))
        duel.note(rule, "discards", seat, each)
        does(duel, seat, Act.DISCARD, target(each), card=each)


def reserve(duel: ArchiveDuel, seat: int, amount: int, *, card: ArchiveCard | None = None) -> Script[int]:
    """Let a player move cards from hand to memory, fewer if there are fewer; return how many (GA-331)."""
    side = duel.sides[seat]
    cards = list(side.hand.cards)
    if len(cards) > amount:
        cards = yield from pick_cards(duel, seat, "reserve", "GA-331", cards, least=amount, most=amount, card=card)
    for each in cards:
        duel.move(each, side.memory)
    if cards:
        duel.note("GA-331", "reserves", seat, amount=len(cards))
    return len(cards)
