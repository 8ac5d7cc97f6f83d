"""Loading: a card goes under an object (GA-64, GA-328)."""

from cardgame_tui.engine.asking import pick_card, pick_cards
from cardgame_tui.engine.prompt import Option, Script
from cardgame_tui.text.abilities import Selector
from rulesets.grand_archive.cards.phrases.selectors import Phrase
from rulesets.grand_archive.cards.phrases.tails import In, ZoneWord
from rulesets.grand_archive.rules.steps.found import choosable, objects_of
from rulesets.grand_archive.state.card import ArchiveCard, controller_of
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import ArchiveItem
from rulesets.grand_archive.state.layers.groups import zones_of
from rulesets.grand_archive.state.traits import traits

NOTHING = Option("nothing")
"""Loading nothing (GA-341)."""


def load(duel: ArchiveDuel, item: ArchiveItem, into: ArchiveCard, whom: Selector) -> Script[bool]:
    """Load the cards that a text means into an object; whether any was loaded.

    From a hidden zone a player may load nothing (GA-341), and is asked also without such a card, so that the other
    player does not learn whether there is one.

    Args:
        duel: the duel.
        item: the item that resolves.
        into: the object.
        whom: the words for the cards.
    """
    place = whom.place if isinstance(whom, Phrase) and not whom.targets else None
    hidden = isinstance(place, In) and not {ZoneWord.HAND, ZoneWord.MEMORY}.isdisjoint(place.place.zones)
    if isinstance(whom, Phrase) and hidden:
        found = choosable(duel, item, whom)
        most = whom.most or len(found)
        zones = zones_of(duel, In(place.place), item.controller, item) if isinstance(place, In) else []
        if most > 1:
            most = min(most, len(found))
            picked = yield from pick_cards(duel, item.doer, "load", "GA-64", found, least=0, most=most, card=into)
        else:
            none = NOTHING if any(zones) else None
            one = yield from pick_card(duel, item.doer, "load", "GA-64", found, none=none, card=into)
            picked = [] if one is None else [one]
    else:
        picked = yield from objects_of(duel, item, whom)
    for card in picked:
        _put_under(duel, item.doer, card, into, "GA-64")
    return bool(picked)


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
