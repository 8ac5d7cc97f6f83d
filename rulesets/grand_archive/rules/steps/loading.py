"""Loading: a card goes under an object (GA-64)."""

from cardgame_tui.engine.asking import pick_card
from cardgame_tui.engine.prompt import Script
from rulesets.grand_archive.cards.nouns import CardKind
from rulesets.grand_archive.state.card import ArchiveCard, controller_of
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.kinds import is_card_of


def load(duel: ArchiveDuel, seat: int, into: ArchiveCard, what: CardKind) -> Script[bool]:
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
    duel.move(card, duel.sides[controller_of(into)].loaded)
    card.host, card.face_up = into.id, True
    duel.note("GA-64", "loads", seat, card, other=into)
    return True
