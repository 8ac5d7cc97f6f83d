"""Positions of scenarios: the fields of one."""

from typing import Annotated, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, StrictBool, StrictInt

from cardgame_tui.content.declared_fields import with_fields
from rulesets.dimensional_rift.cards.keywords import Keyword
from rulesets.dimensional_rift.cards.printed import RiftPrinted
from rulesets.dimensional_rift.state.card import RiftCard
from rulesets.dimensional_rift.state.duel import RiftDuel

Count = Annotated[StrictInt, Field(ge=0)]


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


@with_fields(RiftCard)
class Placed(BaseModel):
    """A card on the battlefield.

    Attributes:
        card: its name, or ``Creature Token``.
        face: which side is up.
        facing: orientation in degrees clockwise as its controller sees it.
        serves: the creature zone an Equipment serves (DR-35).
        moved: whether it has had its Move Action or was swapped this turn (DR-99).
        set_now: whether it was set in the turn of the position (DR-39).
        conditions: names of conditions that last until they are cleansed.
        until_end_of_turn: names of conditions that end with the turn.
        lasting: what else lasts for a while: ``Weakened until the next turn of seat 1``, ``+2 Might until end of
            turn``, ``cannot block until the end of turn 5``, ``Blessed permanently``.
        used: once-per-turn abilities used this turn, by the place of their sentence on the card, from 0.
        fired: triggers on a state that have fired for the present state, by the same place (DR-121).
        attached: Equipment or a Vehicle under it: a name, or a table with `card` and `facing`.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    card: str
    face: Literal["up", "down"] = "up"
    facing: Literal[0, 90, 180, 270] = 0
    serves: str = ""
    moved: StrictBool = False
    set_now: StrictBool = False
    conditions: list[Keyword] = []
    until_end_of_turn: list[Keyword] = []
    lasting: list[str] = []
    used: list[StrictInt] = []
    fired: list[StrictInt] = []
    attached: list[Annotated[Under, BeforeValidator(_by_name)]] = []


@with_fields(RiftDuel, by_seat=True)
class SeatPosition(BaseModel):
    """One seat's part of a position.

    Attributes:
        hand, fables: card names.
        graveyard: card names, the newest last.
        deck: card names, the top card first.
        field: what lies in the zones of this side, by zone name.
        conquered: conquered creature and monument zones; default: those that hold a card.
        tokens: Summoning Tokens held, where the option gives them.
        supply: Summoning Tokens left to gain; default: one per unconquered zone, less those held.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    hand: list[str] = []
    deck: list[str] = []
    graveyard: list[str] = []
    fables: list[str] = []
    field: dict[str, Annotated[Placed, BeforeValidator(_by_name)]] = {}
    conquered: list[str] | None = None
    tokens: Count = 0
    supply: Count | None = None


@with_fields(RiftDuel)
class Position(BaseModel):
    """A position: ``[start]`` of a scenario.

    Attributes:
        turn: whose turn it is.
        number: number of the turn.
        phase: the phase it opens in; default: the first of the edition.
        event: the event that has been picked, for a position inside an Event Phase or after it.
        turns_with_empty_decks: turns in a row at whose end both decks were empty (DR-188).
        stood: how often each position occurred after earlier turns, by a digest of the position (DR-187).
        seat1, seat2: the two sides.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    turn: Literal[1, 2] = 1
    number: Annotated[StrictInt, Field(ge=1)] = 2
    phase: Literal["", "begin", "event", "deployment", "draw", "start", "main1", "main2", "end"] = ""
    event: Literal["", "campaign", "battle", "fables"] = ""
    turns_with_empty_decks: Count = 0
    stood: dict[str, Annotated[StrictInt, Field(ge=1)]] = {}
    seat1: SeatPosition = SeatPosition()
    seat2: SeatPosition = SeatPosition()

    def sides(self) -> tuple[tuple[int, SeatPosition], tuple[int, SeatPosition]]:
        """Both sides with their seats."""
        return (1, self.seat1), (2, self.seat2)


def card_meant(duel: RiftDuel, name: str) -> RiftPrinted | None:
    """The card or token that a name in a position stands for (DR-41); None for an unknown name."""
    token = duel.common.token
    printed = token if name == token.name else duel.start.cards.get(name)
    return printed if isinstance(printed, RiftPrinted) else None
