"""A digest of a position: all that DR-182 compares, so that a position that comes back is recognized."""

from hashlib import blake2b

from cardgame_tui.engine.zone import Zone
from rulesets.dimensional_rift.state.board import BATTLEFIELD
from rulesets.dimensional_rift.state.card import RiftCard
from rulesets.dimensional_rift.state.duel import RiftDuel

_PLACES = len(BATTLEFIELD)


def standing(duel: RiftDuel) -> str:
    """A digest of cards, HP, tokens and conquered zones; cards with the same name count as the same."""
    table = (
        [(zone.id, _as_it_is(zone.cards[0])) for zone in duel.zones[:_PLACES] if zone.cards],
        [_names_in(zone) for zone in duel.zones[_PLACES:]],
        sorted(duel.hp.items()),
        sorted(duel.conquered),
        sorted(duel.tokens.items()),
        sorted(duel.supply.items()),
    )
    return blake2b(repr(table).encode(), digest_size=8).hexdigest()


def _names_in(pile: Zone) -> list[tuple[str, int]]:
    """The names in a pile: nothing lies on its cards, and only a Vehicle under a creature is turned (DR-37)."""
    return sorted([(card.printed.name, card.turns) for card in pile.cards])


def _as_it_is(card: RiftCard) -> tuple[object, ...]:
    return (
        card.printed.name,
        card.face_up,
        card.turns,
        card.damage,
        card.mana,
        card.serves,
        tuple(sorted([(word.name, until) for word, until in card.conditions.items()])),
        tuple([(each.printed.name, each.turns) for each in card.attached]),
        tuple(sorted(card.held)),
    )
