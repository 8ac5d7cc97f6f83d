"""How close each site is to an XK-class scenario, and what its total cost and its limit are made of (CT-107)."""

from collections.abc import Iterator

from cardgame_tui.engine.duel import SEATS
from cardgame_tui.engine.shown.face import Forecast, Foreseen
from rulesets.containment.showing.faces import origin
from rulesets.containment.state.duel import ContainmentDuel
from rulesets.containment.state.traits import LIMIT, cost, limited_seat, total_cost, xk_limit

TITLE = "XK-class scenario"


def tally(duel: ContainmentDuel) -> Forecast | None:
    """The cost and the limit of each site; None before the first turn."""
    return Forecast(TITLE, tuple(line for seat in SEATS for line in _site(duel, seat))) if duel.turn else None


def _site(duel: ContainmentDuel, seat: int) -> Iterator[Foreseen]:
    """The total cost of a site against its limit, then the sum of each where it has several parts."""
    total, limit = total_cost(duel, seat), xk_limit(duel, seat)
    name = duel.start.names[seat - 1]
    yield Foreseen(f"cost {total} of {limit}", name, seat, loss=limit - total <= 1, rule="CT-107")
    costs = [str(each) for card in duel.site(seat) if (each := cost(duel, card))]
    if len(costs) > 1:
        yield Foreseen(f"cost {' + '.join(costs)}", detail=True)
    changes = [
        f"{effect.value.amount:+} {origin(duel, effect)}".rstrip()
        for effect in duel.effects.of(LIMIT)
        if limited_seat(duel, effect) == seat
    ]
    if changes:
        yield Foreseen(f"limit {' '.join((str(duel.limit), *changes))}", detail=True)
