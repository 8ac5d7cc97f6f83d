"""Faults of a position that its model cannot find: names, places, and cards that cannot be there."""

from collections.abc import Iterator, Mapping

from cardgame_tui.content.faults import FileFault
from cardgame_tui.content.positions import position_fault, unknown_card
from cardgame_tui.engine.card import Printed
from rulesets.containment.cards.printed import ContainmentPrinted
from rulesets.containment.positions.position import PlacedObject, Position, SeatPosition
from rulesets.containment.state.duel import ContainmentDuel, frame_number

_IN_DECKS = ("object", "personnel", "tale", "incident", "canon")


def position_faults(duel: ContainmentDuel, position: Position) -> Iterator[FileFault]:
    """Report names that do not exist, and cards in places where no such card can be."""
    yield from _phase_faults(duel, position)
    for seat, side in position.sides():
        yield from _sandbox_faults(duel.start.cards, seat, side)
        yield from _pile_faults(duel.start.cards, seat, side)
        for frame, placed in side.site.items():
            yield from _site_faults(duel, seat, frame, placed)
    yield from _result_faults(duel, position)


def _phase_faults(duel: ContainmentDuel, position: Position) -> Iterator[FileFault]:
    if (position.turn == 0) is not (position.phase in ("game_start", "between")) and position.phase != "between":
        yield position_fault(
            "turn", f"{position.turn} in phase {position.phase}", "0 only in the game-start phase"
        )
    used = duel.options.experiment_phase if position.experiment is None else position.experiment
    if position.phase == "experiment" and not used:
        yield position_fault("phase", "the experiment phase is not used: add experiment = true")


def _sandbox_faults(cards: Mapping[str, Printed], seat: int, side: SeatPosition) -> Iterator[FileFault]:
    for field, placed in side.sandboxes().items():
        for name in placed.cards:
            card = cards.get(name)
            if not isinstance(card, ContainmentPrinted):
                yield unknown_card(f"seat{seat}.{field}", name, cards)
            elif card.sandbox.lower() != field or card.is_token:
                yield position_fault(f"seat{seat}.{field}", f'"{name}" does not belong in this sandbox')


def _pile_faults(cards: Mapping[str, Printed], seat: int, side: SeatPosition) -> Iterator[FileFault]:
    piles = (
        ("tale", [each.card for each in side.tale], ("tale", "incident")),
        ("personnel", [side.personnel] if side.personnel else [], ("personnel",)),
        ("decommissioned", side.decommissioned, _IN_DECKS),
        ("outside", side.outside, _IN_DECKS),
        ("canons", side.canons, ("canon",)),
    )
    for field, names, kinds in piles:
        for name in names:
            yield from _card_faults(cards, f"seat{seat}.{field}", name, kinds)
    for each in side.tale:
        card = cards.get(each.card)
        if each.face == "up" and isinstance(card, ContainmentPrinted) and not card.stays:
            yield position_fault(f"seat{seat}.tale", f'"{each.card}" is no Field, so it lies face-down')


def _site_faults(duel: ContainmentDuel, seat: int, frame: str, placed: PlacedObject) -> Iterator[FileFault]:
    last = duel.last_frame
    if not 1 <= frame_number(seat, frame) <= last:
        found = f'"{frame}" is not a frame of this site'
        yield position_fault(f"seat{seat}.site", found, f"{seat}f1 to {seat}f{last}")
    yield from _card_faults(duel.start.cards, frame, placed.card, ("object", "token"))


def _result_faults(duel: ContainmentDuel, position: Position) -> Iterator[FileFault]:
    filled = {frame for _, side in position.sides() for frame in side.site}
    for number, result in enumerate(position.results):
        if result.on not in filled:
            allowed = ", ".join(sorted(filled)) or "a frame with an object"
            yield position_fault(f"results {number}.on", f'no object is in "{result.on}"', allowed)
        if result.origin and result.origin not in duel.start.cards:
            yield unknown_card(f"results {number}.origin", result.origin, duel.start.cards)


def _card_faults(
    cards: Mapping[str, Printed], field: str, name: str, kinds: tuple[str, ...]
) -> Iterator[FileFault]:
    printed = cards.get(name)
    if printed is None:
        yield unknown_card(field, name, cards)
    elif printed.kind not in kinds:
        yield position_fault(field, f'"{name}" is a card of kind {printed.kind}', " or ".join(kinds))
