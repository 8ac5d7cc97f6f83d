"""A card in a duel, with what it has done this turn."""

from cardgame_tui.engine.card import Card
from cardgame_tui.engine.declared import COUNTS, kept
from rulesets.containment.cards.printed import ContainmentPrinted


class ContainmentCard(Card[ContainmentPrinted], slots=True):
    """A card of Containment."""

    tests = kept(0, "cross tests it has declared this turn (CT-92)", within=COUNTS)
    used: set[int] = kept(set(), "numbers of its effects used this turn, the first is 0 (CT-79)", within=COUNTS)
    is_partner = kept(False, "whether it is its owner's partner (CT-28)", listed=False)


def on_site(card: ContainmentCard) -> bool:
    """Whether a card lies face-up on a site: an object that acts (CT-8)."""
    return card.zone is not None and card.zone.kind == "frame" and card.face_up


def controller_of(card: ContainmentCard) -> int:
    """The seat that controls a card: that of its zone (CT-9), or its owner's if it has left the game."""
    return card.owner if card.zone is None else card.zone.seat
