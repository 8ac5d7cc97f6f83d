"""Positions of scenarios: the fields of one."""

from typing import Annotated, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, StrictBool, StrictInt

from cardgame_tui.content.declared_fields import with_fields
from rulesets.grand_archive.state.card import COUNTERS
from rulesets.grand_archive.state.duel import ArchiveDuel

Count = Annotated[StrictInt, Field(ge=0, le=9999)]
Positive = Annotated[StrictInt, Field(ge=1, le=999)]
Counters = dict[str, Positive]
Owner = Literal[1, 2]
PHASE_WORDS = Literal["wake_up", "materialize", "recollection", "draw", "main", "end", "between"]
KNOWN_COUNTERS = frozenset(COUNTERS)
"""Kinds of counters that cards of this game use (section R)."""


def _by_name(value: object) -> object:
    return {"card": value} if isinstance(value, str) else value


def _by_lineage(value: object) -> object:
    return {"lineage": value} if isinstance(value, list) else value


class PlacedCard(BaseModel):
    """A card that is no object.

    Attributes:
        card: its name.
        counters: its counters by kind, such as omen counters of a banished card (GA-247).
        preserved: whether it lies preserved in the material deck (GA-313).
        suppressed: the seat whose delayed trigger returns this banished card as the next end phase begins, 0 for
            none (GA-324).
        face_down: whether it is banished face-down (GA-22).
        seen_by: the seats that may look at it then (GA-28, GA-29).
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    card: str
    counters: Counters = {}
    preserved: StrictBool = False
    suppressed: Literal[0, 1, 2] = 0
    face_down: StrictBool = False
    seen_by: list[Owner] = []


class PlacedStatus(PlacedCard):
    """A status.

    Attributes:
        tracked: modes of its abilities that were used, as of an object (GA-182).
        time: its place in the order of time stamps; default: as laid out (GA-197).
    """

    tracked: list[str] = []
    time: Positive | None = None


class LoadedCard(BaseModel):
    """A card that is loaded into an object.

    Attributes:
        card: its name.
        owner: the seat that owns it; default: the seat that controls the object.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    card: str
    owner: Owner | None = None


class _Placed(BaseModel):
    """What champions and other objects have in common.

    Attributes:
        rested: whether it is rested (GA-208).
        damage: its damage, or its damage counters (GA-217, GA-218).
        counters: its other counters by kind (GA-241); of a weapon or a siegeable also durability.
        entered: the turn in which it entered; default: the turn before.
        hurt: whether it was dealt damage since its controller's last turn ended (GA-302).
        used: numbers of its once-per-turn abilities that were used this turn.
        charged: numbers of its On Charge abilities that have triggered (GA-285).
        stays_rested: whether it does not wake up in its controller's next wake up phase.
        gains: keywords it has gained for good, such as ``Unblockable`` or ``Retort 2`` (GA-194).
        gets: what was added to its numbers for good, such as ``{power = 1}`` (GA-194).
        lasting: what else lasts on it for good, the oldest first: ``base power 3``, ``the element fire``,
            ``the type item``, ``the subtype Golem``, ``loses Taunt``, ``loses all abilities``, ``becomes item``,
            ``becomes unique item``,
            ``becomes water`` or ``swapped`` (GA-194).
        effect_times: the places of what is in ``gains``, then in ``gets``, then in ``lasting`` in the order of
            time stamps; default: older than all objects that have a ``time`` (GA-197).
        tracked: modes of its abilities that were used, such as ``0.1`` for the second one of the first sentence
            (GA-182, GA-325).
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    rested: StrictBool = False
    damage: Count = 0
    counters: Counters | None = None
    entered: Count | None = None
    hurt: StrictBool = False
    used: list[Count] = []
    charged: list[Count] = []
    stays_rested: StrictBool = False
    gains: list[str] = []
    gets: dict[Literal["power", "life", "level"], Annotated[StrictInt, Field(ge=-999, le=999)]] = {}
    lasting: list[str] = []
    effect_times: list[Positive] = []
    tracked: list[str] = []


class PlacedChampion(_Placed):
    """A champion.

    Attributes:
        lineage: names of the champion cards of its lineage, the top card last (GA-25).
        tracked_below: what each card of the lineage has used, as in ``tracked`` (GA-182).
        lineage_times: the places of these cards in the order of time stamps; default: as laid out (GA-197).
    """

    lineage: list[str]
    lineage_times: list[Positive] = []
    tracked_below: list[list[str]] = []


class PlacedObject(_Placed):
    """An object that is no champion.

    Attributes:
        card: its name; of a double-faced card the default side.
        owner: the seat that owns it; default: the seat that controls it.
        transformed: whether it shows its flip side (GA-259).
        token: whether it is a token, which may copy this card (GA-254); default: as a card of this name is.
        ephemeral: whether it was played by Ephemerate (GA-315).
        distant: whether it is distant (GA-295).
        fostered: whether it is fostered (GA-302).
        was: how its card was played (GA-35).
        x: what was chosen for X (GA-40).
        loaded: the cards that are loaded into it, the oldest first (GA-26).
        link: what it is linked to: ``1.champion``, or ``2.0`` for the first object of seat 2 (GA-321).
        copy_of: the card that it entered as a copy of, empty for none (GA-255).
        time: its place in the order of time stamps; default: as laid out (GA-197).
        turned: the place there of the side that it shows, of an object that did not enter with it (GA-259).
    """

    card: str
    owner: Owner | None = None
    transformed: StrictBool = False
    token: StrictBool | None = None
    ephemeral: StrictBool = False
    distant: StrictBool = False
    fostered: StrictBool = False
    was: list[Literal["imbued", "brewed", "prepared", "extra"]] = []
    x: Count = 0
    loaded: list[Annotated[LoadedCard, BeforeValidator(_by_name)]] = []
    link: str = ""
    copy_of: str = ""
    time: Positive | None = None
    turned: Positive | None = None


Pile = list[Annotated[PlacedCard, BeforeValidator(_by_name)]]
PILES = ("material", "hand", "memory", "graveyard", "banishment")
"""The piles of a seat but for the main deck."""


@with_fields(ArchiveDuel, by_seat=True)
class SeatPosition(BaseModel):
    """One seat's part of a position.

    Attributes:
        champion: the champion; a list is its lineage, the top card last. Without one the seat has had none.
        field: the other objects it controls.
        deck: names of the cards of the main deck, the top card first.
        material, hand, memory, graveyard, banishment: the cards of these zones.
        mastery: the name of its mastery, empty for none (GA-251).
        mastery_counters: the counters on it.
        mastery_facing: where it points, for a compass (GA-344).
        mastery_tracked: modes of its abilities that were used, as of an object (GA-182).
        mastery_time: its place in the order of time stamps; default: as laid out (GA-197).
        statuses: its statuses, the oldest first (GA-252).
        turns: how many turns it has begun; default: 2 with a champion, 0 without.
        skips: how many phases of each kind it will skip (GA-278).
        activated: how many cards of each type, supertype, subtype and element it has activated this turn.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    champion: Annotated[PlacedChampion, BeforeValidator(_by_lineage)] | None = None
    field: list[Annotated[PlacedObject, BeforeValidator(_by_name)]] = []
    deck: list[str] = []
    material: Pile = []
    hand: Pile = []
    memory: Pile = []
    graveyard: Pile = []
    banishment: Pile = []
    mastery: str = ""
    mastery_counters: Counters = {}
    mastery_tracked: list[str] = []
    mastery_facing: Literal["", "North", "East", "South", "West"] = ""
    mastery_time: Positive | None = None
    statuses: list[Annotated[PlacedStatus, BeforeValidator(_by_name)]] = []
    turns: Count | None = None
    skips: dict[Literal["wake_up", "materialize", "recollection", "draw", "main", "end"], Positive] = {}
    activated: dict[str, Positive] = {}

    def piles(self) -> dict[str, Pile]:
        """The piles but for the main deck, by field name."""
        return {each: getattr(self, each) for each in PILES}


class LaterTrigger(BaseModel):
    """A delayed trigger that waits for its moment (GA-179), or what will happen as the turn ends (GA-93).

    Attributes:
        text: the sentence that made it, such as ``At the beginning of the next end phase, destroy it.``
        seat: the seat that controls it.
        source: the card whose text it is: ``1.champion``, ``1.mastery``, ``2.0`` for the first object of seat 2,
            ``2.0.loaded.0`` for the first card that is loaded into it, ``1.graveyard.0``, ``1.deck.0``,
            ``1.lineage.0`` or ``1.statuses.0`` for the first card there, or ``1.gone.Kindling Knife`` for a card
            of seat 1 that has left the game.
        left: whether that card has been in another zone since, so that ``this`` means nothing.
        it: what ``it`` means, as in ``source``, but no card that has left the game; empty for nothing, or for
            what has left.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    text: str
    seat: Owner
    source: str
    left: StrictBool = False
    it: str = ""


@with_fields(ArchiveDuel)
class Position(BaseModel):
    """A position: ``[start]`` of a scenario.

    Attributes:
        active: whose turn it is, or comes next.
        turn: number of the turn.
        phase: the phase it opens in; ``between`` for a position before turn ``turn`` + 1.
        later: delayed triggers, in the order in which they were made.
        seat1, seat2: the two sides.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    active: Literal[1, 2] = 1
    turn: Count = 5
    phase: PHASE_WORDS = "main"
    later: list[LaterTrigger] = []
    seat1: SeatPosition = SeatPosition()
    seat2: SeatPosition = SeatPosition()

    def sides(self) -> tuple[tuple[int, SeatPosition], tuple[int, SeatPosition]]:
        """Both sides with their seats."""
        return (1, self.seat1), (2, self.seat2)
