"""Faults of a position that its model cannot find: names, zones and types of cards."""

from collections import Counter
from collections.abc import Iterator

from cardgame_tui.content.faults import FileFault, nearest
from cardgame_tui.content.positions import position_fault, unknown_card
from rulesets.dimensional_rift.cards.printed import RiftPrinted
from rulesets.dimensional_rift.positions.lasting import ALLOWED, is_lasting
from rulesets.dimensional_rift.positions.position import Placed, Position, SeatPosition, card_meant
from rulesets.dimensional_rift.rules.turn import PHASES
from rulesets.dimensional_rift.state.board import GRID, MONUMENTS
from rulesets.dimensional_rift.state.duel import RiftDuel

_UNDER = {"conquest": ("DR-33", "equipment"), "rift": ("DR-37", "vehicle")}
"""What lies under a creature in each edition: the rule, and the subtype of the card."""


def position_faults(duel: RiftDuel, position: Position) -> Iterator[FileFault]:
    """Report names that do not exist, and cards in the wrong zones."""
    phases = ("", *PHASES[duel.options.edition])
    if position.phase not in phases:
        yield position_fault("phase", f'found "{position.phase}"', " or ".join(phases[1:]))
    for seat, side in position.sides():
        yield from _side_faults(duel, seat, side)


def _side_faults(duel: RiftDuel, seat: int, side: SeatPosition) -> Iterator[FileFault]:
    for pile in ("hand", "deck", "graveyard", "fables"):
        for name in getattr(side, pile):
            yield from _card_faults(duel, f"seat{seat}.{pile}", name)
    for zone in (*side.field, *(side.conquered or ())):
        if zone not in _zones_of(seat):
            found = f'"{zone}" is not a zone of this side'
            yield position_fault(f"seat{seat}", found, nearest=nearest(zone, _zones_of(seat)))
    if not duel.by_tokens and (side.tokens or side.supply is not None):
        yield position_fault(f"seat{seat}", "has Summoning Tokens, which these options do not give")
    for zone, times in Counter(side.conquered or ()).items():
        if times > 1:
            yield position_fault(f"seat{seat}.conquered", f'"{zone}" is there {times} times', "each zone once")
    for zone, placed in side.field.items():
        yield from _placed_faults(duel, zone, placed)


def _placed_faults(duel: RiftDuel, zone: str, placed: Placed) -> Iterator[FileFault]:
    for name in (placed.card, *(each.card for each in placed.attached)):
        yield from _card_faults(duel, zone, name)
    if placed.serves and placed.serves not in GRID:
        found = f'serves: "{placed.serves}" is not a zone'
        yield position_fault(zone, found, nearest=nearest(placed.serves, GRID))
    printed = card_meant(duel, placed.card)
    if zone in duel.named and printed is not None and printed.kind != duel.named[zone].kind:
        yield position_fault(zone, f'"{placed.card}" is a {printed.kind}', duel.named[zone].kind)
    if placed.serves and printed is not None and not printed.serves:
        yield position_fault(zone, f'"{placed.card}" serves no zone', "an Equipment that serves one (DR-35)")
    for words in placed.lasting:
        if not is_lasting(words) or placed.face == "down":
            yield position_fault(f"{zone}.lasting", f'found "{words}"', f"on a face-up card {ALLOWED}")
    if placed.set_now and placed.face == "up":
        yield position_fault(zone, "set_now is for a face-down card (DR-39)")
    if printed is not None:
        yield from _memory_faults(zone, placed, printed)
    if placed.attached and printed is not None:
        yield from _attached_faults(duel, f"{zone}.attached", placed, printed)


def _memory_faults(zone: str, placed: Placed, printed: RiftPrinted) -> Iterator[FileFault]:
    """Abilities said to be used or to have fired that the card does not have (DR-121, DR-122)."""
    program = printed.program
    once = [each.number for each in (*program.activations, *program.slow_activations) if each.once]
    fires = [ability.number for _, ability in program.thresholds]
    for field, numbers, known in (("used", placed.used, once), ("fired", placed.fired, fires)):
        for number in numbers:
            if number not in known:
                allowed = ", ".join(map(str, known)) or f"nothing: {printed.name} has no such sentence"
                yield position_fault(f"{zone}.{field}", f"found {number}", allowed)


def _attached_faults(duel: RiftDuel, field: str, placed: Placed, host: RiftPrinted) -> Iterator[FileFault]:
    """Cards that cannot lie under the one in a zone (DR-33, DR-34, DR-35, DR-37)."""
    if host.kind != "creature" or placed.face == "down":
        yield position_fault(field, "only a face-up creature has cards under it")
    rule, under = _UNDER[duel.options.edition]
    for each in placed.attached:
        card = card_meant(duel, each.card)
        if card is not None and card.subtype != under:
            found = f'"{each.card}" cannot lie under a creature ({rule})'
            yield position_fault(field, found, f"cards of subtype {under}")
    if under == "vehicle" and len(placed.attached) > 1:
        yield position_fault(field, f"found {len(placed.attached)} Vehicles", "one (DR-37)")


def _card_faults(duel: RiftDuel, field: str, name: str) -> Iterator[FileFault]:
    if card_meant(duel, name) is None:
        yield unknown_card(field, name, duel.start.cards)


def _zones_of(seat: int) -> list[str]:
    return [name for name in (*GRID, *MONUMENTS) if name[0] == str(seat)]
