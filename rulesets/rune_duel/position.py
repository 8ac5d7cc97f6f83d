"""Positions of scenarios: laying one out."""

import itertools
from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

from cardgame_tui.content.checking import checked
from cardgame_tui.content.faults import ContentError, FileFault, nearest
from cardgame_tui.content.toml import Document
from cardgame_tui.engine.duel import other
from cardgame_tui.engine.zone import Zone
from rulesets.rune_duel.cards import RunePrinted
from rulesets.rune_duel.table import LAST_SLOT, RuneCard, RuneDuel, slot_number
from rulesets.rune_duel.traits import remaining_life

Count = Annotated[int, Field(ge=0, le=9999)]
_ROW, _MUSTER = ("duel", "muster"), ("muster",)
"""Phases in which cards of the duel row and of the muster pile still go somewhere."""


def _by_name(value: object) -> object:
    return {"card": value} if isinstance(value, str) else value


class Placed(BaseModel):
    """A creature in a line.

    Attributes:
        card: its name.
        damage: damage on it.
        fade: fade counters left; as many as it enters with unless given (RD-64).
        artifacts: names of the artifacts on it, the first one attached first.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    card: str
    damage: Count = 0
    fade: Count | None = None
    artifacts: list[str] = []


class Discarded(BaseModel):
    """A card in a discard pile.

    Attributes:
        card: its name.
        face: ``down`` for one discarded unseen this round (RD-54).
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    card: str
    face: Literal["up", "down"] = "up"


class Played(BaseModel):
    """A card in the duel row or the muster pile.

    Attributes:
        seat: who played it.
        card: its name.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    seat: Literal[1, 2]
    card: str


class Side(BaseModel):
    """One seat's part of a position.

    Attributes:
        life: life; the starting life unless given.
        hand: card names.
        deck: card names, the top card first.
        discard: the discard pile, the newest card last.
        holding: names of held cards, the oldest first (RD-43).
        fresh: how many of the newest held cards got there in this round's muster (RD-43).
        line: the creatures by slot, such as ``1s3``.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    life: Annotated[int, Field(ge=-999, le=9999)] | None = None
    hand: list[str] = []
    deck: list[str] = []
    discard: list[Annotated[Discarded, BeforeValidator(_by_name)]] = []
    holding: list[str] = []
    fresh: Count = 0
    line: dict[str, Annotated[Placed, BeforeValidator(_by_name)]] = {}


class Position(BaseModel):
    """A position: ``[start]`` of a scenario.

    Attributes:
        leader: who leads this round's duel.
        home: the home seat (RD-5).
        number: number of the round.
        phase: the step of the round it opens in.
        winner: who won this round's duel, 0 for none (RD-28).
        summons: the summons number; that of round 1 unless given.
        row: the duel row, the last card last. In phase ``duel`` the seat that did not play it is to move.
        muster: the muster pile, the next card first; what stays of the row is shuffled into it.
        life_lost: whether a player has lost life this round (RD-60).
        quiet_rounds: rounds in a row in which nobody did (RD-60).
        idle_rounds: rounds in a row without a duel (RD-60).
        seat1, seat2: the two sides.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    leader: Literal[1, 2] = 1
    home: Literal[1, 2] = 1
    number: Annotated[int, Field(ge=1)] = 1
    phase: Literal["duel", "muster", "holding", "combat", "post_combat", "cleanup"] = "duel"
    winner: Literal[0, 1, 2] = 0
    summons: Count | None = None
    row: list[Played] = []
    muster: list[Played] = []
    life_lost: bool = False
    quiet_rounds: Count = 0
    idle_rounds: Count = 0
    seat1: Side = Side()
    seat2: Side = Side()

    def sides(self) -> tuple[tuple[int, Side], tuple[int, Side]]:
        """Both sides with their seats."""
        return (1, self.seat1), (2, self.seat2)


def arrange(duel: RuneDuel, table: Mapping[str, Any]) -> None:
    """Lay out a position on a table without cards.

    Raises:
        ContentError: with all faults, each naming the field, what was found and what is allowed.
    """
    position = checked(Position, dict(table), Document("[start]", dict(table)))
    if faults := list(_faults(duel, position)):
        raise ContentError(faults)
    duel.active, duel.home = position.leader, position.home
    duel.turn, duel.phase = position.number, position.phase
    duel.winner = position.winner
    duel.summons = duel.options.start_summons if position.summons is None else position.summons
    duel.life_lost = position.life_lost
    duel.quiet_rounds, duel.idle_rounds = position.quiet_rounds, position.idle_rounds
    for seat, side in position.sides():
        _arrange_side(duel, seat, side)
    for played in position.row:
        _new(duel, played.seat, played.card, duel.row)
    for played in position.muster[::-1]:
        _new(duel, played.seat, played.card, duel.muster)
    if dead := [creature for creature in duel.creatures() if remaining_life(duel, creature) <= 0]:
        found = "no life is left (RD-41)"
        raise ContentError([FileFault("[start]", None, f"{each.owner}s{each.slot}", found) for each in dead])


def _arrange_side(duel: RuneDuel, seat: int, side: Side) -> None:
    if side.life is not None:
        duel.life[seat] = side.life
    for pile, names in (("hand", side.hand), ("deck", side.deck[::-1]), ("holding", side.holding)):
        for name in names:
            _new(duel, seat, name, duel.pile(seat, pile))
    held = duel.pile(seat, "holding").cards
    duel.fresh.update(card.id for card in held[len(held) - side.fresh :])
    for entry in side.discard:
        _new(duel, seat, entry.card, duel.pile(seat, "discard")).face_up = entry.face == "up"
    for slot, placed in side.line.items():
        _put(duel, seat, slot_number(seat, slot), placed)


def _put(duel: RuneDuel, seat: int, number: int, placed: Placed) -> None:
    creature = _new(duel, seat, placed.card, duel.slot(seat, number))
    creature.slot = number
    creature.damage = placed.damage
    enters_with = creature.printed.program.fade if duel.options.fade_mode == "counters" else 0
    creature.fade = enters_with if placed.fade is None else placed.fade
    for name in placed.artifacts:
        artifact = _new(duel, seat, name, duel.pile(seat, "attached"))
        artifact.host = creature
        creature.artifacts.append(artifact)


def _new(duel: RuneDuel, seat: int, name: str, zone: Zone) -> RuneCard:
    printed = duel.start.cards[name]
    assert isinstance(printed, RunePrinted)
    return duel.add_card(RuneCard(len(duel.cards), printed, seat), zone)


def _faults(duel: RuneDuel, position: Position) -> Iterator[FileFault]:
    """Names that do not exist, and cards where none, or none of their type, can be."""
    yield from _phase_faults(position)
    for field, played in (("row", position.row), ("muster", position.muster)):
        for each in played:
            yield from _card_faults(duel, field, each.card)
    for seat, side in position.sides():
        if side.fresh > len(side.holding):
            found = f"{side.fresh}, only {len(side.holding)} cards are held"
            yield FileFault("[start]", None, f"seat{seat}.fresh", found)
        named = [("hand", name) for name in side.hand] + [("deck", name) for name in side.deck]
        named += [("holding", name) for name in side.holding] + [("discard", each.card) for each in side.discard]
        for pile, name in named:
            yield from _card_faults(duel, f"seat{seat}.{pile}", name)
        for slot, placed in side.line.items():
            yield from _line_faults(duel, seat, slot, placed)


def _phase_faults(position: Position) -> Iterator[FileFault]:
    """What there is not in the phase it opens in: a winner too early, cards out of turn or never taken up."""
    if position.phase == "duel" and position.winner:
        yield FileFault("[start]", None, "winner", "a duel that still runs has no winner", "0")
    for field, cards, phases in (("row", position.row, _ROW), ("muster", position.muster, _MUSTER)):
        if cards and position.phase not in phases:
            yield FileFault("[start]", None, field, f"no card is left there in phase {position.phase}")
    played = [each.seat for each in position.row]
    in_turn = itertools.cycle((position.leader, other(position.leader)))
    if position.phase == "duel" and played != list(itertools.islice(in_turn, len(played))):
        yield FileFault("[start]", None, "row", "the leader plays the first card, then both in turn (RD-23)")


def _line_faults(duel: RuneDuel, seat: int, slot: str, placed: Placed) -> Iterator[FileFault]:
    last = duel.options.max_slots or LAST_SLOT
    if not 1 <= slot_number(seat, slot) <= last:
        found = f'"{slot}" is no slot of this line'
        yield FileFault("[start]", None, f"seat{seat}.line", found, f"{seat}s1 to {seat}s{last}")
    yield from _card_faults(duel, slot, placed.card, ("creature", "warlord"))
    printed = duel.start.cards.get(placed.card)
    if placed.fade and isinstance(printed, RunePrinted) and not printed.program.fade:
        yield FileFault("[start]", None, f"{slot}.fade", f'"{placed.card}" does not fade')
    for name in placed.artifacts:
        yield from _card_faults(duel, slot, name, ("artifact",))
    if len(placed.artifacts) > 1 and duel.options.carrot_mode != "stack":
        yield FileFault("[start]", None, f"{slot}.artifacts", "a creature holds one at most (RD-13)")


def _card_faults(duel: RuneDuel, field: str, name: str, kinds: tuple[str, ...] = ()) -> Iterator[FileFault]:
    printed = duel.start.cards.get(name)
    if printed is None:
        yield FileFault("[start]", None, field, f'no card "{name}"', nearest=nearest(name, duel.start.cards))
    elif kinds and printed.kind not in kinds:
        yield FileFault("[start]", None, field, f'"{name}" is a {printed.kind}', " or ".join(kinds))
