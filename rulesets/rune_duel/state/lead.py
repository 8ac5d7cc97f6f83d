"""How far a seat is ahead, for bots that look ahead."""

from cardgame_tui.engine.duel import other
from cardgame_tui.engine.shown.lead import balance
from rulesets.rune_duel.state.duel import RuneDuel
from rulesets.rune_duel.state.traits import attack, remaining_life

LIFE, LINE, HAND = 0.55, 0.35, 0.1


def lead(duel: RuneDuel, seat: int) -> float:
    """How far a seat is ahead in life, in its line and in cards in hand: from -1 to 1."""
    their = other(seat)
    life = (duel.life[seat] - duel.life[their]) / max(1, duel.options.life_total, *duel.life.values())
    line = balance(_strength(duel, seat), _strength(duel, their))
    hand = balance(1 + len(duel.pile(seat, "hand").cards), 1 + len(duel.pile(their, "hand").cards))
    return LIFE * life + LINE * line + HAND * hand


def _strength(duel: RuneDuel, seat: int) -> int:
    """Attack and life left of a line."""
    return 3 + sum(attack(duel, each) + max(0, remaining_life(duel, each)) for each in duel.line(seat))
