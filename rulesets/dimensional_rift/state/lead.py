"""How far a seat is ahead, for bots that look ahead."""

from cardgame_tui.engine.duel import other
from cardgame_tui.engine.shown.lead import balance
from rulesets.dimensional_rift.state.board import SIDE_BITS
from rulesets.dimensional_rift.state.duel import RiftDuel
from rulesets.dimensional_rift.state.traits import life, might

HP, BOARD, LAND, HAND = 0.5, 0.3, 0.1, 0.1
FACE_DOWN = 2
"""What a face-down card counts on the board."""


def lead(duel: RiftDuel, seat: int) -> float:
    """How far a seat is ahead in HP, creatures, conquered zones and cards in hand: from -1 to 1."""
    their = other(seat)
    hp = (duel.hp[seat] - duel.hp[their]) / max(1, duel.options.hp, *duel.hp.values())
    board = balance(_strength(duel, seat), _strength(duel, their))
    land = balance(_conquered(duel, seat), _conquered(duel, their))
    hand = balance(len(duel.pile(seat, "hand").cards), len(duel.pile(their, "hand").cards))
    return HP * hp + BOARD * board + LAND * land + HAND * hand


def _strength(duel: RiftDuel, seat: int) -> float:
    """Might and Life left of a seat's creatures, their mana, and its face-down cards."""
    side = duel.side(seat)
    total = 1.0
    for card in side.creatures:
        total += might(duel, card) + max(0, life(duel, card) - card.damage) + card.mana / 2
    return total + FACE_DOWN * (len(side.cards) - len(side.creatures))


def _conquered(duel: RiftDuel, seat: int) -> int:
    return (duel.conquered & SIDE_BITS[seat]).bit_count()
