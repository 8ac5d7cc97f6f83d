"""Sending objects and other cards to a zone of their owners, and putting cards onto the field (GA-10, GA-132)."""

from collections.abc import Sequence

from cardgame_tui.engine.prompt import Script
from rulesets.grand_archive.rules.steps import statics
from rulesets.grand_archive.rules.steps.objects.copying_objects import choose_original
from rulesets.grand_archive.rules.steps.objects.entering import enter
from rulesets.grand_archive.rules.steps.objects.leaving import DESTINATIONS, How, leave, put_under_rules
from rulesets.grand_archive.rules.steps.objects.linking import choose_link
from rulesets.grand_archive.state.card import ArchiveCard, on_field
from rulesets.grand_archive.state.duel import ArchiveDuel


def send(
    duel: ArchiveDuel,
    cards: Sequence[ArchiveCard],
    how: How,
    rule: str,
    source: ArchiveCard | None = None,
    *,
    reveal: bool = False,
) -> bool:
    """Let objects leave the field together, and move other cards; whether any card moved.

    Args:
        duel: the duel.
        cards: the objects and the cards.
        how: the way they leave.
        rule: the rule that makes them leave.
        source: the card that makes them leave.
        reveal: whether a card must show what it is before it goes to a private zone (GA-30).
    """
    visits = [card.visit for card in cards]
    leave(duel, [card for card in cards if on_field(card)], how, rule, source)
    for card, visit in zip(cards, visits, strict=True):
        if card.visit == visit and card.zone is not None and not on_field(card):
            _move(duel, card, how, rule, source, reveal)
    return visits != [card.visit for card in cards]


def put_onto_field(
    duel: ArchiveDuel, seat: int, cards: Sequence[ArchiveCard], *, rested: bool = False
) -> Script[bool]:
    """Put cards that become objects onto the field under the control of a seat; whether any entered (GA-132)."""
    entered = False
    for card in cards:
        if on_field(card) or not card.printed.is_object or card.printed.kind == "champion":
            continue
        linked = yield from choose_link(duel, seat, card)
        copied = yield from choose_original(duel, seat, card)
        enter(duel, card, seat, linked=linked, copied=copied, rule="GA-132", rested=rested)
        entered = True
    return entered


def _move(
    duel: ArchiveDuel, card: ArchiveCard, how: How, rule: str, source: ArchiveCard | None, reveal: bool
) -> None:
    to = put_under_rules(duel, card, DESTINATIONS[how])
    if reveal:
        duel.note("GA-30", "reveals", card.owner, card, shown=True)
    statics.end_stay(duel, card)
    duel.move(card, duel.pile(card.owner, to), bottom=how == "at_bottom")
    if to == "banishment":
        card.face_up = True
    duel.note(rule, how, card.owner, card, other=source)
