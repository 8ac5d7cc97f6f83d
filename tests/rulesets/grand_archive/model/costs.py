"""The reserve cost of a card as effects on the field change it (GA-111, GA-129, GA-305, GA-318)."""

from tests.rulesets.grand_archive.model.board import Board
from tests.rulesets.grand_archive.model.layers import characteristics, level
from tests.rulesets.grand_archive.model.pool import DISCOUNT


def reserve_cost(board: Board, seat: int, cost: int, efficiency: bool = False, first_attack: bool = False) -> int:
    """What a player has to pay for a card, never below 0.

    Args:
        board: the field.
        seat: the player.
        cost: the printed cost.
        efficiency: whether the card has Efficiency; a negative LV makes it dearer.
        first_attack: whether it is the first attack card that the player activates this turn.
    """
    champion = board.champion(seat)
    discounted = champion is not None and DISCOUNT in characteristics(board)[champion.key].abilities
    return max(0, cost - efficiency * level(board, seat) - (first_attack and discounted))
