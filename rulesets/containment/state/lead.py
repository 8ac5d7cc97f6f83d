"""How far a seat is ahead, for bots that look ahead."""

from cardgame_tui.engine.duel import other
from cardgame_tui.engine.shown.lead import balance
from rulesets.containment.state.duel import ContainmentDuel
from rulesets.containment.state.traits import power, total_cost, xk_limit

COST, POWER, WALLS = 0.6, 0.2, 0.2


def lead(duel: ContainmentDuel, seat: int) -> float:
    """How far a seat is ahead: less cost on its site, more power there, and safer sandboxes; from -1 to 1."""
    their = other(seat)
    found = COST * (_used(duel, their) - _used(duel, seat))
    found += POWER * balance(_power(duel, seat), _power(duel, their))
    return found + WALLS * (_danger(duel, their) - _danger(duel, seat))


def _used(duel: ContainmentDuel, seat: int) -> float:
    """The share of its XK limit that a site has used up."""
    return min(1.0, total_cost(duel, seat) / max(1, xk_limit(duel, seat)))


def _power(duel: ContainmentDuel, seat: int) -> int:
    return 1 + sum(power(duel, each) for each in duel.site(seat))


def _danger(duel: ContainmentDuel, seat: int) -> float:
    """How near the sandboxes of a seat are to a breach; the last points of protection count most."""
    return sum(1 / (1 + each.protection) for each in duel.sandboxes[seat])
