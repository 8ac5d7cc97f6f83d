"""Loading: a card goes under an object (GA-64, GA-328)."""

from cardgame_tui.engine.asking import pick_card
from cardgame_tui.engine.prompt import Script
from rulesets.grand_archive.cards.nouns import Kind
from rulesets.grand_archive.state.card import ArchiveCard, controller_of
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.kinds import is_card_of
from rulesets.grand_archive.state.traits import traits


def load(duel: ArchiveDuel, seat: int, into: ArchiveCard, what: Kind) -> Script[bool]:
    """Let a seat load a card of a kind from its hand into an object; nothing without one (GA-341).

    Args:
        duel: the duel.
        seat: who loads.
        into: the object.
        what: the kind of card.
    """
    found = [card for card in duel.sides[seat].hand.cards if is_card_of(card, what)]
    card = yield from pick_card(duel, seat, "load", "GA-64", found, card=into)
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
