"""A digest of a position: all that DR-182 compares, so that a position that comes back is recognized.

It is a sum of numbers, one for each card where it lies, after Zobrist's hashing of chess positions: the order of
the cards in a pile does not matter, and the number of a card that stays as it was is worked out once.
"""

from collections.abc import Hashable
from functools import lru_cache
from hashlib import blake2b

from cardgame_tui.engine.duel import SEATS
from rulesets.dimensional_rift.state.board import BATTLEFIELD, SIDE_BITS
from rulesets.dimensional_rift.state.card import RiftCard
from rulesets.dimensional_rift.state.duel import RiftDuel

_PLACES = len(BATTLEFIELD)
_BITS = 64


def standing(duel: RiftDuel) -> str:
    """A digest of cards, HP, tokens and conquered zones; cards with the same name count as the same."""
    players = [
        (duel.hp[seat], duel.tokens[seat], duel.supply[seat], duel.conquered & SIDE_BITS[seat]) for seat in SEATS
    ]
    total = sum([_number(*each, seat) for seat, each in zip(SEATS, players, strict=True)])
    for zone in duel.zones[:_PLACES]:
        if zone.cards:
            total += _number(*_as_it_is(zone.cards[0], zone.id))
    for pile in duel.zones[_PLACES:]:
        number = pile.id  # nothing lies on a card in a pile, and only one under a creature is turned (DR-37)
        total += sum([_number(card.printed.name, card.turns, number) for card in pile.cards])
    return f"{total % (1 << _BITS):016x}"


@lru_cache(1 << 14)
def _number(*parts: Hashable) -> int:
    """A large number for what these values say, the same on every machine."""
    return int.from_bytes(blake2b(repr(parts).encode(), digest_size=_BITS // 8).digest())


def _as_it_is(card: RiftCard, place: int) -> tuple[Hashable, ...]:
    common = (place, card.printed.name, card.face_up, card.turns, card.damage, card.mana, card.serves)
    if not (card.conditions or card.attached or card.held):
        return common
    conditions = tuple(sorted([(word.name, until) for word, until in card.conditions.items()]))
    attached = tuple([(each.printed.name, each.turns) for each in card.attached])
    return (*common, conditions, attached, tuple(sorted(card.held)))
