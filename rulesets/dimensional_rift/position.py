"""Positions of scenarios: what may be said in one, and laying it out on an empty table."""

from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

from cardgame_tui.content.checking import checked
from cardgame_tui.content.faults import ContentError, FileFault, nearest
from cardgame_tui.content.toml import Document
from cardgame_tui.engine.duel import SEATS
from cardgame_tui.engine.zone import Zone
from rulesets.dimensional_rift.board import GRID, MONUMENTS
from rulesets.dimensional_rift.cards import CREATURE_TOKEN, RiftPrinted
from rulesets.dimensional_rift.keywords import Keyword
from rulesets.dimensional_rift.rift_card import RiftCard
from rulesets.dimensional_rift.table import RiftDuel
from rulesets.dimensional_rift.traits import start_effects
from rulesets.dimensional_rift.turn import PHASES
from rulesets.dimensional_rift.verbs import Until


class Under(BaseModel):
    """A card under another.

    Attributes:
        card: its name.
        facing: orientation in degrees, for a Vehicle (DR-37).
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    card: str
    facing: Literal[0, 90, 180, 270] = 0


def _by_name(value: object) -> object:
    return {"card": value} if isinstance(value, str) else value


class Placed(BaseModel):
    """A card on the battlefield.

    Attributes:
        card: its name, or ``Creature Token``.
        face: ``up`` or ``down``.
        facing: orientation in degrees clockwise as its controller sees it.
        damage: damage counters.
        mana: mana counters.
        serves: the creature zone an Equipment serves (DR-35).
        moved: whether it has had its Move Action or was swapped this turn (DR-99).
        set_now: whether it was set in the turn the position is in (DR-39).
        conditions: names of conditions that last until cleansed.
        until_end_of_turn: names of conditions that end with the turn.
        used: places on the card of its once-per-turn abilities used this turn, the first sentence being 0.
        fired: places of its triggers on a state that have fired for the state as it is (DR-121).
        attached: Equipment or a Vehicle under it: a name, or a table of `Under`.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    card: str
    face: Literal["up", "down"] = "up"
    facing: Literal[0, 90, 180, 270] = 0
    damage: Annotated[int, Field(ge=0)] = 0
    mana: Annotated[int, Field(ge=0)] = 0
    serves: str = ""
    moved: bool = False
    set_now: bool = False
    conditions: list[Keyword] = []
    until_end_of_turn: list[Keyword] = []
    used: list[int] = []
    fired: list[int] = []
    attached: list[Annotated[Under, BeforeValidator(_by_name)]] = []


class Side(BaseModel):
    """One seat's part of a position.

    Attributes:
        hp: hit points; the option's start value unless given.
        hand, graveyard, fables: card names; the newest card of the graveyard last.
        deck: card names, the top card first.
        field: what lies in the zones of this side, by zone name.
        conquered: conquered creature and monument zones; those that hold a card unless given.
        tokens: Summoning Tokens held, where the option gives them.
        supply: Summoning Tokens left to gain; unless given, as many as zones are not conquered, less those held.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    hp: Annotated[int, Field(ge=1)] | None = None
    hand: list[str] = []
    deck: list[str] = []
    graveyard: list[str] = []
    fables: list[str] = []
    field: dict[str, Annotated[Placed, BeforeValidator(_by_name)]] = {}
    conquered: list[str] | None = None
    tokens: Annotated[int, Field(ge=0)] = 0
    supply: Annotated[int, Field(ge=0)] | None = None


class Position(BaseModel):
    """A position: ``[start]`` of a scenario.

    Attributes:
        turn: whose turn it is.
        number: number of the turn.
        phase: the phase it opens in; the first of the edition unless given.
        event: the event that has been picked, for a position inside an Event Phase or after it.
        quiet_turns: turns in a row without a change while both decks were empty (DR-182).
        seat1, seat2: the two sides.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    turn: Literal[1, 2] = 1
    number: Annotated[int, Field(ge=1)] = 2
    phase: Literal["", "begin", "event", "deployment", "draw", "start", "main1", "main2", "end"] = ""
    event: Literal["", "campaign", "battle", "fables"] = ""
    quiet_turns: Annotated[int, Field(ge=0)] = 0
    seat1: Side = Side()
    seat2: Side = Side()


def arrange(duel: RiftDuel, table: Mapping[str, Any]) -> None:
    """Lay out a position on a table without cards.

    Raises:
        ContentError: with all faults, each naming the field, what was found and what is allowed.
    """
    position = checked(Position, dict(table), Document("[start]", dict(table)))
    if faults := list(_faults(duel, position)):
        raise ContentError(faults)
    duel.active = position.turn
    duel.turn = position.number
    for seat, side in zip(SEATS, (position.seat1, position.seat2), strict=True):
        _arrange_side(duel, seat, side)
    duel.phase = position.phase or PHASES[duel.options.edition][0]
    duel.event = position.event
    duel.quiet_turns = position.quiet_turns
    duel.sides = dict.fromkeys(SEATS)
    duel.changes_before = duel.changes


def _faults(duel: RiftDuel, position: Position) -> Iterator[FileFault]:
    """Names that do not exist, and cards in zones that are not for them."""
    phases = ("", *PHASES[duel.options.edition])
    if position.phase not in phases:
        yield FileFault("[start]", None, "phase", f'found "{position.phase}"', " or ".join(phases[1:]))
    for seat, side in zip(SEATS, (position.seat1, position.seat2), strict=True):
        for pile in ("hand", "deck", "graveyard", "fables"):
            for name in getattr(side, pile):
                yield from _card_faults(duel, f"seat{seat}.{pile}", name)
        for zone in (*side.field, *(side.conquered or ())):
            if zone not in _zones_of(seat):
                found = f'"{zone}" is no zone of this side'
                yield FileFault("[start]", None, f"seat{seat}", found, nearest=nearest(zone, _zones_of(seat)))
        for zone, placed in side.field.items():
            for name in (placed.card, *(each.card for each in placed.attached)):
                yield from _card_faults(duel, zone, name)
            if placed.serves and placed.serves not in GRID:
                found = f'serves: "{placed.serves}" is no zone'
                yield FileFault("[start]", None, zone, found, nearest=nearest(placed.serves, GRID))
            yield from _kind_faults(duel, zone, placed)


def _card_faults(duel: RiftDuel, field: str, name: str) -> Iterator[FileFault]:
    if name != CREATURE_TOKEN.name and name not in duel.start.cards:
        yield FileFault("[start]", None, field, f'no card "{name}"', nearest=nearest(name, duel.start.cards))


def _kind_faults(duel: RiftDuel, zone: str, placed: Placed) -> Iterator[FileFault]:
    printed = _printed(duel, placed.card)
    if zone in duel.named and printed is not None and printed.kind != duel.named[zone].kind:
        yield FileFault("[start]", None, zone, f'"{placed.card}" is a {printed.kind}', duel.named[zone].kind)


def _zones_of(seat: int) -> list[str]:
    return [name for name in (*GRID, *MONUMENTS) if name[0] == str(seat)]


def _printed(duel: RiftDuel, name: str) -> RiftPrinted | None:
    printed = CREATURE_TOKEN if name == CREATURE_TOKEN.name else duel.start.cards.get(name)
    return printed if isinstance(printed, RiftPrinted) else None


def _arrange_side(duel: RiftDuel, seat: int, side: Side) -> None:
    if side.hp is not None:
        duel.hp[seat] = side.hp
    duel.tokens[seat] = side.tokens
    _stock(duel, seat, "hand", side.hand)
    _stock(duel, seat, "deck", side.deck[::-1])
    _stock(duel, seat, "graveyard", side.graveyard)
    _stock(duel, seat, "fables", side.fables)
    for name, placed in side.field.items():
        _put(duel, seat, duel.named[name], placed)
    held = side.field if side.conquered is None else side.conquered
    duel.conquered.update(duel.named[name].id for name in held)
    if duel.by_tokens:
        left = max(len(duel.inactive_zones(seat)) - side.tokens, 0)
        duel.supply[seat] = left if side.supply is None else side.supply


def _stock(duel: RiftDuel, seat: int, pile: str, names: list[str]) -> None:
    for name in names:
        _new(duel, seat, name, duel.pile(seat, pile))


def _new(duel: RiftDuel, seat: int, name: str, zone: Zone) -> RiftCard:
    printed = _printed(duel, name)
    assert printed is not None
    return duel.add_card(RiftCard(len(duel.cards), printed, seat), zone)


def _put(duel: RiftDuel, seat: int, zone: Zone, placed: Placed) -> None:
    card = _new(duel, seat, placed.card, zone)
    card.face_up = placed.face == "up"
    card.turns = placed.facing // 90
    card.damage, card.mana = placed.damage, placed.mana
    card.serves = duel.named[placed.serves].id if placed.serves else -1
    card.moved = placed.moved
    card.set_on = duel.turn if placed.set_now else -1
    card.conditions = dict.fromkeys(placed.conditions, "")
    duel.mentioned.update(placed.conditions, placed.until_end_of_turn)
    card.conditions.update(dict.fromkeys(placed.until_end_of_turn, Until.END_OF_TURN.value))
    card.used.update(placed.used)
    card.held.update(placed.fired)
    for under in placed.attached:
        each = _new(duel, seat, under.card, duel.pile(seat, "attached"))
        each.turns = under.facing // 90
        each.host = card
        card.attached.append(each)
    if card.face_up:
        start_effects(duel, card)
