"""A digest of a position: all that DR-182 compares, so that a position that comes back is recognized."""

from hashlib import blake2b

from cardgame_tui.engine.zone import Zone
from rulesets.dimensional_rift.state.card import RiftCard
from rulesets.dimensional_rift.state.duel import RiftDuel


def standing(duel: RiftDuel) -> str:
    """A digest of cards, HP, tokens and conquered zones; cards with the same name count as the same."""
    table = (
        [(zone.id, _lying(duel, zone)) for zone in duel.zones if zone.cards],
        sorted(duel.hp.items()),
        sorted(duel.conquered),
        sorted(duel.tokens.items()),
        sorted(duel.supply.items()),
    )
    return blake2b(repr(table).encode(), digest_size=8).hexdigest()


def _lying(duel: RiftDuel, zone: Zone) -> list[tuple[object, ...]]:
    return sorted([_as_it_is(duel.cards[card.id]) for card in zone.cards])


def _as_it_is(card: RiftCard) -> tuple[object, ...]:
    return (
        card.name,
        card.face_up,
        card.turns,
        card.damage,
        card.mana,
        card.serves,
        tuple(sorted([(word.name, until) for word, until in card.conditions.items()])) if card.conditions else (),
        tuple([(each.name, each.turns) for each in card.attached]) if card.attached else (),
        tuple(sorted(card.held)) if card.held else (),
    )
