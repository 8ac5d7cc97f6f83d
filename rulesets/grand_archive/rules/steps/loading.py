"""Loading: a card goes under an object (GA-64, GA-328)."""

from cardgame_tui.engine.asking import pick_card
from cardgame_tui.engine.prompt import Option, Script
from rulesets.grand_archive.cards.qualifiers import Kind
from rulesets.grand_archive.state.card import ArchiveCard, controller_of
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.kinds import is_card_of
from rulesets.grand_archive.state.traits import traits

NOTHING = Option("nothing")
"""Loading nothing (GA-341)."""


def load(duel: ArchiveDuel, seat: int, into: ArchiveCard, what: Kind) -> Script[bool]:
    """Let a seat with a hand load a card of a kind from it into an object, or nothing (GA-341).

    It is asked also without such a card, so that the other player does not learn whether there is one.

    Args:
        duel: the duel.
        seat: who loads.
        into: the object.
        what: the kind of card.
    """
    hand = duel.sides[seat].hand.cards
    found = [card for card in hand if is_card_of(card, what)]
    card = yield from pick_card(duel, seat, "load", "GA-64", found, none=NOTHING if hand else None, card=into)
    if card is None:
        return False
    _put_under(duel, seat, card, into, "GA-64")
    return True


def aethercall(duel: ArchiveDuel, seat: int, card: ArchiveCard) -> Script[None]:
    """Load a looked-at card into an Aetherwing of the seat, which is a special game action (GA-266, GA-328)."""
    wings = aetherwings(duel, seat)
    into = wings[0]
    if len(wings) > 1:
        picked = yield from pick_card(duel, seat, "aetherwing", "GA-328", wings, card=card)
        assert picked is not None
        into = picked
    _put_under(duel, seat, card, into, "GA-328")


def aetherwings(duel: ArchiveDuel, seat: int) -> list[ArchiveCard]:
    """The Aetherwings that a seat controls (GA-63)."""
    return [each for each in duel.sides[seat].field() if "Aetherwing" in traits(duel, each).subtypes]


def _put_under(duel: ArchiveDuel, seat: int, card: ArchiveCard, into: ArchiveCard, rule: str) -> None:
    duel.move(card, duel.sides[controller_of(into)].loaded)
    card.host, card.face_up = into.id, True
    duel.note(rule, "loads", seat, card, other=into)
