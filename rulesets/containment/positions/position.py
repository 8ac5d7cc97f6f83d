"""Positions of scenarios: the fields of one."""

from typing import Annotated, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, StrictBool, StrictInt

from cardgame_tui.content.declared_fields import with_fields
from rulesets.containment.state.card import ContainmentCard
from rulesets.containment.state.duel import ContainmentDuel

Count = Annotated[StrictInt, Field(ge=0, le=9999)]


def _by_name(value: object) -> object:
    return {"card": value} if isinstance(value, str) else value


def _by_cards(value: object) -> object:
    return {"cards": value} if isinstance(value, list) else value


@with_fields(ContainmentCard)
class PlacedObject(BaseModel):
    """An object on a site.

    Attributes:
        card: its name.
        owner: the seat that owns it; default: the seat of the site.
        partner: whether it is the partner (CT-28).
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    card: str
    owner: Literal[1, 2] | None = None
    partner: StrictBool = False


class PlacedSandbox(BaseModel):
    """A sandbox.

    Attributes:
        cards: card names, the top card first.
        protection: its protection; default: its base.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    cards: list[str] = []
    protection: Annotated[StrictInt, Field(ge=1, le=9999)] | None = None


class PlacedTale(BaseModel):
    """A card in a Tale zone.

    Attributes:
        card: its name.
        face: ``up`` for a Field that works (CT-32).
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    card: str
    face: Literal["up", "down"] = "down"


class ResultInForce(BaseModel):
    """A continuous result of an earlier effect (CT-88).

    Attributes:
        on: the frame of the object it is on, such as ``1f2``.
        what: the number it changes, ``power becomes`` or ``cost becomes`` for one that replaces it (CT-90).
        amount: what it adds, or what the number becomes.
        until: the moment it ends: the phase, ``start:1`` for a seat's next start phase; empty for none.
        origin: the name of the card it came from, empty for none.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    on: str
    what: Literal["power", "cost", "power becomes", "cost becomes"] = "power"
    amount: Annotated[StrictInt, Field(ge=-999, le=999)]
    until: Literal["", "start", "experiment", "main", "end", "turn", "start:1", "start:2"] = ""
    origin: str = ""


Box = Annotated[PlacedSandbox, BeforeValidator(_by_cards)]


class SeatPosition(BaseModel):
    """One seat's part of a position.

    Attributes:
        safe, euclid, keter: the sandboxes; a list is their cards, the top card first.
        site: the objects by frame, such as ``1f1``.
        tale: the cards in the Tale zone.
        personnel: the name of the personnel card, empty for none.
        used: numbers of the effects of the personnel used this turn.
        decommissioned: card names, the newest last.
        outside: card names of removed cards and refused Canons.
        canons: names of the seat's accepted Canons (CT-33).
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    safe: Box = PlacedSandbox()
    euclid: Box = PlacedSandbox()
    keter: Box = PlacedSandbox()
    site: dict[str, Annotated[PlacedObject, BeforeValidator(_by_name)]] = {}
    tale: list[Annotated[PlacedTale, BeforeValidator(_by_name)]] = []
    personnel: str = ""
    used: list[Count] = []
    decommissioned: list[str] = []
    outside: list[str] = []
    canons: list[str] = []

    def sandboxes(self) -> dict[str, PlacedSandbox]:
        """The sandboxes by field name."""
        return {"safe": self.safe, "euclid": self.euclid, "keter": self.keter}


@with_fields(ContainmentDuel)
class Position(BaseModel):
    """A position: ``[start]`` of a scenario.

    Attributes:
        active: whose turn it is, or comes next.
        regular: the seat whose turn came last by alternation; default: ``active`` (CT-62).
        turn: number of the turn.
        phase: the phase it opens in; ``between`` for a position before turn ``turn`` + 1.
        experiment: whether the experiment phase is used; default: the option.
        results: continuous results in force, the oldest first (CT-88).
        seat1, seat2: the two sides.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    active: Literal[1, 2] = 1
    regular: Literal[1, 2] | None = None
    turn: Annotated[StrictInt, Field(ge=0)] = 1
    phase: Literal["game_start", "start", "experiment", "main", "end", "between"] = "main"
    experiment: StrictBool | None = None
    results: list[ResultInForce] = []
    seat1: SeatPosition = SeatPosition()
    seat2: SeatPosition = SeatPosition()

    def sides(self) -> tuple[tuple[int, SeatPosition], tuple[int, SeatPosition]]:
        """Both sides with their seats."""
        return (1, self.seat1), (2, self.seat2)
