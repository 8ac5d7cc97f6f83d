"""K-class scenarios: what a check finds, the batch on the stack, and losing (section 12)."""

from collections.abc import Sequence
from typing import TypeAlias

from cardgame_tui.engine.duel import SEATS, other
from rulesets.containment.state.duel import ContainmentDuel
from rulesets.containment.state.items import KBatch
from rulesets.containment.state.traits import cost, total_cost, xk_limit

Site: TypeAlias = dict[int, tuple[int, int]]
"""What a check saw on a site: by card its stay and its cost."""


def look(duel: ContainmentDuel) -> list[tuple[int, str]]:
    """Find the K-class scenarios of this check and remember what it saw (CT-107 to CT-111)."""
    seen, limits = dict(duel.seen), dict(duel.seen_limit)
    remember(duel)
    found = []
    for seat in duel.in_order():
        if _xk(duel, seat, seen[seat], limits[seat]):
            found.append((seat, "xk"))
        if seat in duel.zk:  # a ZK event was recorded since the last check (CT-108, CT-110)
            found.append((seat, "zk"))
        if seat in duel.crowded or (duel.nk_threshold and _nk(duel, seat, seen[seat])):
            found.append((seat, "nk"))
    duel.zk.clear()
    duel.crowded.clear()
    return found


def remember(duel: ContainmentDuel) -> None:
    """Remember what the next check compares with (CT-107)."""
    for seat in SEATS:
        duel.seen[seat] = {card.id: (card.visit, cost(duel, card)) for card in duel.site(seat)}
        duel.seen_limit[seat] = xk_limit(duel, seat)
    duel.checked = stamp(duel)


def stamp(duel: ContainmentDuel) -> tuple[int, int]:
    """What changes whenever a check could find something new on the sites."""
    return duel.changes, duel.effects.version


def push_batch(duel: ContainmentDuel, found: Sequence[tuple[int, str]]) -> None:
    """Put what was found above everything else on the stack, or let its players lose (CT-77, CT-111, CT-115)."""
    for seat, each in found:
        duel.note(_RULES[each], f"{each}_scenario", seat)
    if not duel.options.k_uses_stack:
        lose(duel, found, "CT-115")
    duel.push(KBatch(0, "CT-111", "k_class", None, components=list(found)))


def resolve_batch(duel: ContainmentDuel, batch: KBatch) -> None:
    """Every player with a component left loses, all at once (CT-112)."""
    components = batch.components
    if duel.options.k_recheck:
        components = [each for each in components if _still(duel, *each)]
        if not components:
            duel.note("CT-112", "averted")
            return
    lose(duel, components, "CT-112")


def lose(duel: ContainmentDuel, components: Sequence[tuple[int, str]], rule: str) -> None:
    """End the game: the players of the components lose at the same moment (CT-117, CT-118)."""
    losers = {seat for seat, _ in components}
    if len(losers) < len(SEATS):
        types = {each for _, each in components}
        duel.finish(other(losers.pop()), rule, types.pop() if len(types) == 1 else "several")
    if duel.options.simultaneous_result == "turn_player_loses" and duel.turn_player:
        duel.finish(other(duel.turn_player), "CT-118", "turn_player")
    duel.finish(0, "CT-118", "both")


def _xk(duel: ContainmentDuel, seat: int, seen: Site, seen_limit: int) -> bool:
    """Whether the total cost is too high, and an object came, a cost rose or the limit fell (CT-107)."""
    now, limit = duel.seen[seat], duel.seen_limit[seat]
    if sum([cost for _, cost in now.values()]) < limit:
        return False
    rose = [cost for card, (visit, cost) in now.items() if _is_new(card, visit, seen) or seen[card][1] < cost]
    return bool(rose) or limit < seen_limit


def _nk(duel: ContainmentDuel, seat: int, seen: Site) -> bool:
    """Whether an object came to a site with too many (CT-8, CT-109)."""
    now = duel.seen[seat]
    if len(now) < duel.nk_threshold:
        return False
    return any([_is_new(card, visit, seen) for card, (visit, _) in now.items()])


def _is_new(card: int, visit: int, seen: Site) -> bool:
    """Whether an object has come since the last check, though a card with its number may have lain there."""
    return card not in seen or seen[card][0] != visit


def _still(duel: ContainmentDuel, seat: int, scenario: str) -> bool:
    """Whether the condition of a component still holds, under `k_recheck` (CT-112)."""
    if scenario == "xk":
        return total_cost(duel, seat) >= xk_limit(duel, seat)
    return scenario == "zk" or _is_crowded(duel, seat)


def _is_crowded(duel: ContainmentDuel, seat: int) -> bool:
    objects = len(duel.site(seat))
    full = duel.options.site_frames == "hard6" and objects >= len(duel.frames[seat])
    return full or bool(duel.nk_threshold and objects >= duel.nk_threshold)


_RULES = {"xk": "CT-107", "zk": "CT-108", "nk": "CT-109"}
