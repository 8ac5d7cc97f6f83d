"""A digest of a position: all that DR-182 compares, so that a position that comes back is recognized."""

from hashlib import blake2b

from cardgame_tui.engine.duel import SEATS
from cardgame_tui.engine.zone import Zone
from rulesets.dimensional_rift.state.board import BATTLEFIELD
from rulesets.dimensional_rift.state.card import RiftCard
from rulesets.dimensional_rift.state.duel import RiftDuel

_PLACES = len(BATTLEFIELD)


def standing(duel: RiftDuel) -> str:
    """A digest of cards, HP, tokens and conquered zones; cards with the same name count as the same."""
    table = (
        [_as_it_is(zone.cards[0], zone.id) for zone in duel.zones[:_PLACES] if zone.cards],
        [_names_in(pile) for pile in duel.zones[_PLACES:]],
        [duel.side(seat).conquered for seat in SEATS],
        [(duel.hp[seat], duel.tokens[seat], duel.supply[seat]) for seat in SEATS],
    )
    return blake2b(repr(table).encode(), digest_size=8).hexdigest()


def _names_in(pile: Zone) -> str:
    """The names in a pile: nothing lies on its cards, and only those under a creature are turned (DR-37)."""
    if pile.kind == "attached":
        return repr(sorted([(card.printed.name, card.turns) for card in pile.cards]))
    return "\n".join(sorted([card.printed.name for card in pile.cards]))


def _as_it_is(card: RiftCard, place: int) -> tuple[object, ...]:
    common = (place, card.printed.name, card.face_up, card.turns, card.damage, card.mana, card.serves)
    if not (card.conditions or card.attached or card.held):
        return common
    conditions = sorted([(word.name, until) for word, until in card.conditions.items()])
    attached = [(each.printed.name, each.turns) for each in card.attached]
    return (*common, conditions, attached, sorted(card.held))
