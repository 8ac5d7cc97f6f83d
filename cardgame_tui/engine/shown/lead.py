"""How far a seat is ahead, for bots, worked out from what every game declares."""

from collections.abc import Mapping

from cardgame_tui.engine.duel import SEATS, Duel, other
from cardgame_tui.engine.shown.showing import Showing

__all__ = ["ahead", "balance", "lead"]

LIFE, CARDS = 0.6, 0.35
"""How much the shares of life, or of the score, and of cards count."""


def ahead(counts: Mapping[int, float]) -> int:
    """The seat that has more of something, such as ``duel.points``; 0 when both have the same."""
    return 0 if counts[1] == counts[2] else 1 if counts[1] > counts[2] else 2


def balance(mine: float, theirs: float) -> float:
    """Compare two amounts that are not negative: from -1, only theirs, over 0, equal, to 1, only mine."""
    total = mine + theirs
    return (mine - theirs) / total if total else 0.0


def lead(game: Showing, duel: Duel, seat: int) -> float:
    """How far a seat is ahead in life and in the score, and in cards in hand and in slots: from -1 to 1.

    Args:
        game: the game.
        duel: the duel.
        seat: the seat.
    """
    cards = _cards(game, duel)
    standing = CARDS * balance(cards[seat] + 1, cards[other(seat)] + 1)
    mine, theirs = game.health(duel, seat), game.health(duel, other(seat))
    if mine is not None and theirs is not None:
        standing += LIFE * (mine[0] / max(1, mine[1]) - theirs[0] / max(1, theirs[1]))
    if game.score:
        scores = getattr(duel, game.score)
        standing += LIFE * balance(scores[seat], scores[other(seat)])
    return max(-1.0, min(1.0, standing))


def _cards(game: Showing, duel: Duel) -> dict[int, int]:
    """How many cards each seat has in hand and in slots."""
    counted = dict.fromkeys(SEATS, 0)
    hands = game.layout(duel.options).hands
    for zone in duel.zones:
        if zone.seat and (zone.kind in game.slots or zone.name in hands):
            counted[zone.seat] += len(zone.cards)
    return counted
