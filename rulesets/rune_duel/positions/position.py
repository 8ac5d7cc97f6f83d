"""Positions of scenarios: the fields of one."""

from typing import Annotated, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, StrictInt

from cardgame_tui.content.declared_fields import with_fields
from rulesets.rune_duel.state.duel import RuneCard, RuneDuel

Count = Annotated[StrictInt, Field(ge=0, le=9999)]


def _by_name(value: object) -> object:
    return {"card": value} if isinstance(value, str) else value


@with_fields(RuneCard)
class Placed(BaseModel):
    """A creature in a line.

    Attributes:
        card: its name.
        fade: fade counters left; default: as many as it enters with (RD-64).
        artifacts: names of the artifacts on it, the first one attached first.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    card: str
    fade: Count | None = None
    artifacts: list[str] = []


class Discarded(BaseModel):
    """A card in a discard pile.

    Attributes:
        card: its name.
        face: ``down`` for one discarded face down this round (RD-54).
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


@with_fields(RuneDuel, by_seat=True)
class SeatPosition(BaseModel):
    """One seat's part of a position.

    Attributes:
        hand: card names.
        deck: card names, the top card first.
        discard: the discard pile, the newest card last.
        holding: names of held cards, the oldest first (RD-43).
        fresh: how many of the newest held cards arrived in this round's muster (RD-43).
        line: the creatures by slot, such as ``1s3``.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    hand: list[str] = []
    deck: list[str] = []
    discard: list[Annotated[Discarded, BeforeValidator(_by_name)]] = []
    holding: list[str] = []
    fresh: Count = 0
    line: dict[str, Annotated[Placed, BeforeValidator(_by_name)]] = {}


@with_fields(RuneDuel)
class Position(BaseModel):
    """A position: ``[start]`` of a scenario.

    Attributes:
        leader: who leads this round's duel.
        home: the home seat (RD-5).
        number: number of the round.
        phase: the step of the round it opens in.
        winner: who won this round's duel, 0 for none (RD-28).
        row: the duel row, the last card last. In phase ``duel`` the other seat plays next.
        muster: the muster pile, the next card first; the remaining cards of the row are shuffled into it.
        seat1, seat2: the two sides.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    leader: Literal[1, 2] = 1
    home: Literal[1, 2] = 1
    number: Annotated[StrictInt, Field(ge=1)] = 1
    phase: Literal["duel", "muster", "holding", "combat", "post_combat", "cleanup"] = "duel"
    winner: Literal[0, 1, 2] = 0
    row: list[Played] = []
    muster: list[Played] = []
    seat1: SeatPosition = SeatPosition()
    seat2: SeatPosition = SeatPosition()

    def sides(self) -> tuple[tuple[int, SeatPosition], tuple[int, SeatPosition]]:
        """Both sides with their seats."""
        return (1, self.seat1), (2, self.seat2)
