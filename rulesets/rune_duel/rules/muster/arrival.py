"""Entering a line: first available slot, Charge, full lines (RD-37, RD-61)."""

from cardgame_tui.engine.duel import other
from cardgame_tui.engine.prompt import Script
from rulesets.rune_duel.cards.keywords import Keyword
from rulesets.rune_duel.rules.steps.lifecycle import discard, place
from rulesets.rune_duel.rules.steps.verb import perform_effects
from rulesets.rune_duel.state.duel import RuneCard, RuneDuel

NO_SLOT = 0
"""No slot at all: the line is full (RD-7)."""


def enter(duel: RuneDuel, creature: RuneCard) -> Script[None]:
    """Put a creature into its line and let its Arrival happen; in a full line it is discarded (RD-37, RD-7)."""
    number = _entry_slot(duel, creature)
    if number == NO_SLOT:
        duel.note("RD-7", "no_slot", creature.owner, creature)
        discard(duel, creature)
        return
    if duel.at(creature.owner, number) is not None:
        _make_room(duel, creature.owner, number)
    place(duel, creature, number)
    if duel.options.fade_mode == "counters":
        creature.fade = creature.printed.program.fade
    duel.note("RD-61" if _charges(creature) else "RD-37", "enters", creature.owner, creature, creature.zone)
    if creature.printed.program.arrival:
        duel.note("RD-67", "arrival", creature.owner, creature)
        yield from perform_effects(duel, creature, creature.printed.program.arrival)


def first_empty(duel: RuneDuel, seat: int) -> int:
    """The first available slot of a line, `NO_SLOT` when it is full (RD-37, RD-7)."""
    number = 1
    while duel.at(seat, number) is not None:
        number += 1
    return number if within_limit(duel, number) else NO_SLOT


def within_limit(duel: RuneDuel, number: int) -> bool:
    """Whether a line may have a slot of this number (RD-7)."""
    return not duel.options.max_slots or number <= duel.options.max_slots


def _charges(creature: RuneCard) -> bool:
    """Whether a creature enters by Charge, which is always printed and never granted (RD-61)."""
    return Keyword.CHARGE in creature.printed.program.keywords


def _entry_slot(duel: RuneDuel, creature: RuneCard) -> int:
    number = first_empty(duel, creature.owner)
    if number == NO_SLOT or not _charges(creature):
        return number
    if duel.options.charge_mode == "front":
        return 1
    return _open_lane(duel, creature.owner) or number


def _open_lane(duel: RuneDuel, seat: int) -> int:
    """The first empty slot that faces an empty slot, `NO_SLOT` when the limit leaves none (RD-61)."""
    number = 1
    while within_limit(duel, number):
        if duel.at(seat, number) is None and duel.at(other(seat), number) is None:
            return number
        number += 1
    return NO_SLOT


def _make_room(duel: RuneDuel, seat: int, number: int) -> None:
    """Move everyone from a slot up to the first empty one a slot further (RD-61)."""
    last = number
    while duel.at(seat, last) is not None:
        last += 1
    for each in range(last - 1, number - 1, -1):
        creature = duel.at(seat, each)
        assert creature is not None
        place(duel, creature, each + 1)
    duel.note("RD-61", "makes_room", seat, amount=last - number)
