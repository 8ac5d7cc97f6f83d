"""How far a seat is ahead, for bots that look ahead."""

from cardgame_tui.engine.duel import other
from cardgame_tui.engine.shown.lead import balance
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.traits import champion_level, life, power

LIFE, FIELD, CARDS, LEVEL = 0.5, 0.25, 0.15, 0.1


def lead(duel: ArchiveDuel, seat: int) -> float:
    """How far a seat is ahead: life of the champion, the field, cards in hand and memory, level; from -1 to 1."""
    their = other(seat)
    found = LIFE * (_life_left(duel, seat) - _life_left(duel, their))
    found += FIELD * balance(_field(duel, seat), _field(duel, their))
    found += CARDS * balance(1 + duel.influence(seat), 1 + duel.influence(their))
    return found + LEVEL * balance(champion_level(duel, seat), champion_level(duel, their))


def _life_left(duel: ArchiveDuel, seat: int) -> float:
    """The share of its life that a champion has left; all of it before there is one."""
    champion = duel.champion(seat)
    if champion is None:
        return 1.0
    full = max(1, life(duel, champion))
    return max(0.0, (full - champion.damage) / full)


def _field(duel: ArchiveDuel, seat: int) -> float:
    """Power and life of the objects of a seat without its champion; every object counts something."""
    total = 3.0
    for card in duel.sides[seat].field():
        if card.printed.kind != "champion":
            total += 1 + power(duel, card) + max(0, life(duel, card) - card.damage)
    return total
