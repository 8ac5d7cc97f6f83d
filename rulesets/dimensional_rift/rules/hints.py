"""What a player works out first about an option, for bots that learn: what a card would reach, hit and survive."""

from collections.abc import Sequence

from cardgame_tui.engine.duel import other
from cardgame_tui.engine.prompt import Option, Prompt
from cardgame_tui.engine.shown.showing import Hints
from rulesets.dimensional_rift.cards.keywords import Common
from rulesets.dimensional_rift.cards.program import Ability
from rulesets.dimensional_rift.state.board import CREATURE_ZONES, GRID, Facing, numbers, reach
from rulesets.dimensional_rift.state.card import RiftCard, place_of
from rulesets.dimensional_rift.state.duel import RiftDuel
from rulesets.dimensional_rift.state.traits import armor, life, might, targeting

SOME = 4
"""Counts are divided by it."""
FREELY = "takes freely of what is left"
_ROWS = {seat: frozenset(zones) for seat, zones in CREATURE_ZONES.items()}


def hints(duel: RiftDuel, seat: int, prompt: Prompt) -> Sequence[Hints]:
    """What a player works out about each option.

    Args:
        duel: the duel. Only cards that lie open are read, and the card that the seat is asked about.
        seat: who is asked.
        prompt: the open prompt.
    """
    return [_of(duel, seat, prompt, option) for option in prompt.options]


def _of(duel: RiftDuel, seat: int, prompt: Prompt, option: Option) -> Hints:
    """What a player works out about an option."""
    if option.key == "facing" and prompt.card is not None and isinstance(option.value, Facing):
        place = duel.named[prompt.word].id if prompt.word else place_of(duel.cards[prompt.card])
        return _facing(duel, seat, duel.cards[prompt.card], place, option.value.turns)
    if prompt.ask == "place" and prompt.card is not None and option.zone is not None:
        return _placing(duel, seat, duel.cards[prompt.card], option.zone)
    if prompt.ask == "target" and prompt.card is not None and option.zone is not None:
        return _striking(duel, duel.cards[prompt.card], option.zone)
    if prompt.ask == "blocker" and prompt.card is not None and option.card is not None:
        return _fight(duel, duel.cards[option.card], duel.cards[prompt.card])
    if prompt.ask == "event":
        return _standing(duel, seat)
    if isinstance(option.value, Ability) and option.card is not None and option.value.common is Common.STRIKE:
        return _chances(duel, duel.cards[option.card])
    return ()


def _facing(duel: RiftDuel, seat: int, card: RiftCard, place: int, turns: int) -> Hints:
    """What a card would reach if it were turned so."""
    if not 0 <= place < len(GRID):
        return ()
    zones = set(numbers(reach(place, turns, card.owner, card.printed.arrows, False, duel.diagonal_doubles)))
    return _reached(duel, seat, card, zones)


def _reached(duel: RiftDuel, seat: int, card: RiftCard, zones: set[int]) -> Hints:
    """What lies in zones that a card reaches."""
    theirs = zones & _ROWS[other(seat)]
    held = [duel.zones[each].cards[0] for each in theirs if duel.zones[each].cards]
    seen = [each for each in held if each.face_up]
    strength = card.printed.might
    return (
        ("reaches open", (len(theirs) - len(held)) / SOME),
        ("reaches theirs", len(held) / SOME),
        ("reaches weaker", sum([_left(duel, each) <= strength for each in seen]) / SOME),
        ("reaches mine", sum([bool(duel.zones[each].cards) for each in zones - theirs]) / SOME),
        ("reaches nothing", float(not zones)),
    )


def _placing(duel: RiftDuel, seat: int, card: RiftCard, place: int) -> Hints:
    """What a card would reach from a zone when it is turned best, and which creatures reach that zone."""
    best: Hints = ()
    for turns in range(4):
        found = _facing(duel, seat, card, place, turns)
        if not best or sum([amount for _, amount in found[:2]]) > sum([amount for _, amount in best[:2]]):
            best = found
    foes = [each for each in _creatures(duel, other(seat)) if targeting(duel, each) >> place & 1]
    stronger = sum([might(duel, each) >= card.printed.life for each in foes])
    return (*best, ("reached by", len(foes) / SOME), ("reached by stronger", stronger / SOME))


def _striking(duel: RiftDuel, attacker: RiftCard, place: int) -> Hints:
    """What an aimed card does to what lies in a zone, or to its player."""
    zone = duel.zones[place]
    if zone.cards:
        foe = zone.cards[0]
        return _fight(duel, attacker, foe) if foe.face_up else (("hits hidden", 1.0),)
    if zone.seat == attacker.owner or place not in _ROWS[other(attacker.owner)]:
        return ()
    blockers = _blockers(duel, attacker, place)
    deadly = any([_kills(duel, each, attacker) for each in blockers])
    return (
        ("hits player", 1.0),
        ("takes of what is left", _taken(duel, attacker)),
        ("free" if not blockers else "may be blocked", 1.0),
        ("may die", float(deadly)),
    )


def _taken(duel: RiftDuel, attacker: RiftCard) -> float:
    """The share of the other player's HP that a direct attack takes."""
    hit = might(duel, attacker) if duel.options.direct_hit == "attack" else 1
    return min(1.0, hit / max(1, duel.hp[other(attacker.owner)]))


def _fight(duel: RiftDuel, mine: RiftCard, theirs: RiftCard) -> Hints:
    """Who survives a fight."""
    kills, dies = _kills(duel, mine, theirs), _kills(duel, theirs, mine)
    worth = (might(duel, theirs) + life(duel, theirs) - might(duel, mine) - life(duel, mine)) / 10
    return ((f"{'kills' if kills else 'hurts'}{' and dies' if dies else ''}", 1.0), ("worth", worth))


def _chances(duel: RiftDuel, attacker: RiftCard) -> Hints:
    """What a creature could do with a Strike."""
    free = kills = trades = 0
    taken = 0.0
    for place in _ROWS[other(attacker.owner)]:
        if targeting(duel, attacker) >> place & 1:
            zone = duel.zones[place]
            if not zone.cards:
                taken = taken or _taken(duel, attacker)
                free += not _blockers(duel, attacker, place)
            elif zone.cards[0].face_up and _kills(duel, attacker, zone.cards[0]):
                dies = _kills(duel, zone.cards[0], attacker)
                kills, trades = kills + (not dies), trades + dies
    return (
        ("free", float(bool(free))),
        ("kills", float(bool(kills))),
        ("trades", float(bool(trades))),
        ("nothing", float(not (free or kills or trades))),
        ("takes of what is left", taken),
        (FREELY, taken * bool(free)),
    )


def _standing(duel: RiftDuel, seat: int) -> Hints:
    """What both players could do with Strikes now."""
    found: list[tuple[str, float]] = []
    for side, whose in (("my", seat), ("your", other(seat))):
        totals: dict[str, float] = {}
        for creature in _creatures(duel, whose):
            for word, amount in _chances(duel, creature):
                totals[word] = totals.get(word, 0.0) + amount / SOME
        found += [(f"{side} {word}", amount) for word, amount in totals.items()]
        found.append((f"{side} win", float(totals.get(FREELY, 0.0) * SOME >= 1.0)))
    return found


def _blockers(duel: RiftDuel, attacker: RiftCard, place: int) -> list[RiftCard]:
    """Creatures of the other player that reach a zone."""
    return [each for each in _creatures(duel, other(attacker.owner)) if targeting(duel, each) >> place & 1]


def _creatures(duel: RiftDuel, seat: int) -> Sequence[RiftCard]:
    return duel.side(seat).creatures


def _kills(duel: RiftDuel, card: RiftCard, other_card: RiftCard) -> bool:
    """Whether a card's Might is enough for another one, which its Armor protects."""
    hit = might(duel, card)
    return min(hit, max(1, hit - armor(duel, other_card))) >= _left(duel, other_card)


def _left(duel: RiftDuel, card: RiftCard) -> int:
    return max(0, life(duel, card) - card.damage)
