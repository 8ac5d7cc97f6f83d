"""Faults of a position that its model cannot find: names, places, and cards that no rule would use."""

import itertools
from collections.abc import Iterator

from cardgame_tui.content.faults import FileFault
from cardgame_tui.content.positions import position_fault, unknown_card
from cardgame_tui.engine.duel import other
from rulesets.rune_duel.cards.printed import RunePrinted
from rulesets.rune_duel.positions.position import Placed, Position, SeatPosition
from rulesets.rune_duel.state.duel import LAST_SLOT, RuneDuel, slot_number

_ROW, _MUSTER = ("duel", "muster"), ("muster",)
"""Phases in which cards of the duel row and of the muster pile still go somewhere."""


def position_faults(duel: RuneDuel, position: Position) -> Iterator[FileFault]:
    """Report names that do not exist, and cards in places where no such card can be."""
    yield from _phase_faults(position)
    for field, played in (("row", position.row), ("muster", position.muster)):
        for each in played:
            yield from _card_faults(duel, field, each.card)
    for seat, side in position.sides():
        yield from _pile_faults(duel, seat, side)
        for slot, placed in side.line.items():
            yield from _line_faults(duel, seat, slot, placed)


def _pile_faults(duel: RuneDuel, seat: int, side: SeatPosition) -> Iterator[FileFault]:
    if side.fresh > len(side.holding):
        found = f"{side.fresh}, but only {len(side.holding)} cards are held"
        yield position_fault(f"seat{seat}.fresh", found)
    piles = {"hand": side.hand, "deck": side.deck, "holding": side.holding}
    piles["discard"] = [each.card for each in side.discard]
    for pile, names in piles.items():
        for name in names:
            yield from _card_faults(duel, f"seat{seat}.{pile}", name)


def _phase_faults(position: Position) -> Iterator[FileFault]:
    """What cannot be in the phase of a position: an early winner, cards out of turn or that no rule would use."""
    if position.phase == "duel" and position.winner:
        yield position_fault("winner", "a duel that is not over has no winner", "0")
    for field, cards, phases in (("row", position.row, _ROW), ("muster", position.muster, _MUSTER)):
        if cards and position.phase not in phases:
            yield position_fault(field, f"no cards can be there in phase {position.phase}")
    played = [each.seat for each in position.row]
    in_turn = itertools.cycle((position.leader, other(position.leader)))
    if position.phase == "duel" and played != list(itertools.islice(in_turn, len(played))):
        yield position_fault("row", "the leader plays the first card, then the players take turns (RD-23)")


def _line_faults(duel: RuneDuel, seat: int, slot: str, placed: Placed) -> Iterator[FileFault]:
    last = duel.options.max_slots or LAST_SLOT
    if not 1 <= slot_number(seat, slot) <= last:
        found = f'"{slot}" is not a slot of this line'
        yield position_fault(f"seat{seat}.line", found, f"{seat}s1 to {seat}s{last}")
    yield from _card_faults(duel, slot, placed.card, ("creature", "warlord"))
    printed = duel.start.cards.get(placed.card)
    if placed.fade and isinstance(printed, RunePrinted) and not printed.program.fade:
        yield position_fault(f"{slot}.fade", f'"{placed.card}" does not fade')
    for name in placed.artifacts:
        yield from _card_faults(duel, slot, name, ("artifact",))
    if len(placed.artifacts) > 1 and duel.options.carrot_mode != "stack":
        yield position_fault(f"{slot}.artifacts", "a creature holds one at most (RD-13)")


def _card_faults(duel: RuneDuel, field: str, name: str, kinds: tuple[str, ...] = ()) -> Iterator[FileFault]:
    printed = duel.start.cards.get(name)
    if printed is None:
        yield unknown_card(field, name, duel.start.cards)
    elif kinds and printed.kind not in kinds:
        yield position_fault(field, f'"{name}" is a {printed.kind}', " or ".join(kinds))
