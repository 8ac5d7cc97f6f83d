"""Positions of a game that declares its places and fields: the ``[start]`` table, read and written.

[start]
seat1.hand = ["Fox", "Hare"]
seat1.points = 2
pot = 3
active = 2
turn = 4
"""

from collections.abc import Iterator, Sequence
from typing import Any, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, create_model

from cardgame_tui.content.declared_fields import (
    lay_fields,
    lay_on_card,
    model_fields,
    written_changes,
    written_fields,
)
from cardgame_tui.content.faults import ContentError, FileFault
from cardgame_tui.content.positions import position_fault, read_position, unknown_card
from cardgame_tui.engine.card import Card
from cardgame_tui.engine.declared import Place, zones_of
from cardgame_tui.engine.duel import SEATS, Duel
from cardgame_tui.engine.duel_rules import PositionTable
from cardgame_tui.engine.fields.declares import is_declared
from cardgame_tui.engine.zone import Zone

DECK = "deck"
"""The place whose cards are listed from the top, as facts list them."""
REMOVED = "removed"
"""The key of cards that are in no place; a new duel may have them in one."""
_STRICT = ConfigDict(extra="forbid")
_SEATS = {f"seat{seat}": seat for seat in SEATS}


class PlacedCard(BaseModel):
    """A card that is not as a card usually lies there: `{ card = "Fox", face_down = true }`.

    Attributes:
        card: its name.
        face_down: whether it lies face-down.
        owner: whose it is, if it is not of the seat that has it.
    """

    model_config = _STRICT

    card: str
    face_down: bool = False
    owner: Literal[1, 2] | None = None


Entry: TypeAlias = str | PlacedCard
"""A card of a position: its name, or more of it."""
_MODELS: dict[tuple[type[Duel], type[Card]], type[BaseModel]] = {}


def position_model(duel_class: type[Duel], card_class: type[Card]) -> type[BaseModel]:
    """The pydantic model of the positions of a game, made once."""
    key = duel_class, card_class
    if key not in _MODELS:
        _MODELS[key] = _made_model(duel_class, card_class)
    return _MODELS[key]


def _made_model(duel_class: type[Duel], card_class: type[Card]) -> type[BaseModel]:
    places = duel_class.places
    of_cards = model_fields(card_class)
    entry: Any = create_model("Placed", __base__=PlacedCard, __doc__=PlacedCard.__doc__, **of_cards)
    own = {**_zones(places, entry, shared=False), **model_fields(duel_class, by_seat=True)}
    seat = create_model("SeatPosition", __config__=_STRICT, __doc__="One seat, `seat1` or `seat2`.", **own)
    seats: dict[str, Any] = {
        word: (seat, Field(seat(), description=f"what seat {number} has")) for word, number in _SEATS.items()
    }
    around: dict[str, Any] = {
        "active": (Literal[0, 1, 2], Field(1, description="whose turn it is; 0 for nobody's")),
        "turn": (int, Field(0, ge=0, description="the number of the last turn that was played")),
        "phase": (str, Field("", description="the phase, by its stable word")),
        REMOVED: (
            list[str],
            Field([], description="names of cards that are out of the duel, such as by its set-up"),
        ),
    }
    shared = {**_zones(places, entry, shared=True), **model_fields(duel_class)}
    return create_model(
        "Position", __config__=_STRICT, __doc__="Both seats and what they share.", **seats, **shared, **around
    )


def _zones(places: Sequence[Place], entry: Any, *, shared: bool) -> dict[str, Any]:
    """Fields of a model for the cards in places."""
    words = {True: "names of the cards in it, from the top", False: "names of the cards in it"}
    return {
        each.name: (list[str | entry] | None, Field(None, description=words[each.name == DECK]))
        for each in places
        if each.shared is shared
    }


def arrange(duel: Duel, position: PositionTable, card_class: type[Card]) -> None:
    """Set up a position in a new duel.

    Args:
        duel: the duel.
        position: the position, as `written` writes it; what it leaves out is as in a new duel, since no
            set-up follows.
        card_class: makes cards that no deck of the duel has.

    Raises:
        ContentError: naming every field that is wrong and what is allowed.
    """
    wanted = read_position(position_model(type(duel), card_class), position)
    _Laying(duel, card_class).lay(wanted)
    lay_fields(duel, wanted)
    around = wanted.model_dump(include={"active", "turn", "phase"})
    duel.active, duel.turn, duel.phase = around["active"], around["turn"], around["phase"] or duel.phase


class _Laying:
    """Puts cards by their names into zones.

    Args:
        duel: a new duel.
        card_class: makes cards that the duel lacks.
    """

    def __init__(self, duel: Duel, card_class: type[Card]) -> None:
        self._duel, self._make = duel, card_class
        self._dealt = len(duel.cards)
        self._left: dict[str, list[Card]] = {}
        for card in reversed(duel.cards):
            self._left.setdefault(card.name, []).append(card)
        self._closed = any(place.shared and place.name == DECK for place in duel.places)
        self._faults: list[FileFault] = []

    def lay(self, wanted: BaseModel) -> None:
        """Put every card that is named where it is named.

        Raises:
            ContentError: with all names that no card has.
        """
        placed = [(zone, _placed(each)) for zone, entries in _named(self._duel, wanted) for each in entries]
        found = [self._take(zone, each) for zone, each in placed]
        cards = self._duel.start.cards
        removed = wanted.model_dump(include={REMOVED})[REMOVED]
        self._faults += [unknown_card(REMOVED, name, cards) for name in removed if name not in cards]
        if self._faults:
            raise ContentError(self._faults)
        for (zone, each), card in zip(placed, found, strict=True):
            assert card is not None
            card.face_up = not each.face_down
            lay_on_card(card, each)
            if card.zone is None:
                self._duel.add_card(card, zone)
            else:
                self._duel.move(card, zone)
        self._remove(removed)

    def _remove(self, names: Sequence[str]) -> None:
        """Take cards out of the duel; where it has none of that name left, one is made that is in no place."""
        duel = self._duel
        for name in names:
            if left := self._left.get(name):
                duel.remove(left.pop())
            else:
                duel.cards.append(self._make(len(duel.cards), duel.start.cards[name], 0))

    def _take(self, zone: Zone, wanted: PlacedCard) -> Card | None:
        """The next card of a name, one of its owner if there is one; made where no deck has it."""
        name, owner = wanted.card, wanted.owner or zone.seat
        left = self._left.get(name, [])
        card = next((each for each in reversed(left) if each.owner == owner), None)
        if card is None and left and wanted.owner is None:
            card = left[-1]
        if card is not None:
            left.remove(card)
            return card
        cards = self._duel.start.cards
        if name not in cards:
            self._faults.append(unknown_card(zone.name, name, cards))
        elif self._closed:
            self._faults.append(position_fault(zone.name, f'no other card "{name}" is left'))
        else:
            self._dealt += 1
            return self._make(self._dealt - 1, cards[name], owner)
        return None


def _placed(entry: Entry) -> PlacedCard:
    return PlacedCard(card=entry) if isinstance(entry, str) else entry


def _named(duel: Duel, wanted: BaseModel) -> Iterator[tuple[Zone, list[Entry]]]:
    """Each zone that a position names, with its cards from the bottom up."""
    for name, seat, place in zones_of(duel.places):
        names = getattr(getattr(wanted, f"seat{seat}") if seat else wanted, place.name)
        if names is not None:
            yield duel.named[name], names[::-1] if place.name == DECK else names


def written(duel: Duel) -> PositionTable:
    """Write the position of a duel down, with every card.

    Raises:
        ValueError: saying what in it cannot be written.
    """
    _check_plain(duel)
    table: dict[str, Any] = {word: {} for word in _SEATS}
    for name, seat, place in zones_of(duel.places):
        names = [_entry(card, seat) for card in duel.named[name].cards]
        owner = table[f"seat{seat}"] if seat else table
        owner[place.name] = names[::-1] if place.name == DECK else names
    table |= written_fields(duel)
    for word, seat in _SEATS.items():
        table[word] |= written_fields(duel, seat)
    removed = [card.name for card in duel.cards if card.zone is None]
    around = {"active": duel.active, "turn": duel.turn, "phase": duel.phase}
    return {**table, **around, **({REMOVED: removed} if removed else {})}


def _entry(card: Card, seat: int) -> str | dict[str, object]:
    """A card in a zone of a seat, as `arrange` reads it."""
    more: dict[str, object] = {} if card.face_up else {"face_down": True}
    if card.owner not in (0, seat):
        more["owner"] = card.owner
    more |= written_changes(card)
    return {"card": card.name, **more} if more else card.name


def _check_plain(duel: Duel) -> None:
    """Find what a position has no words for."""
    declared = {name for name, _, _ in zones_of(duel.places)}
    for card in duel.cards:
        zone = card.zone
        if zone is not None and zone.name not in declared:
            raise ValueError(f"cards lie in {zone.name}, which is not a declared place")
        if not is_declared(type(card), Card):
            raise ValueError("cards have a state of their own: write the methods arrange and position")
    if not is_declared(type(duel), Duel):
        raise ValueError("the duel has fields that are not listed: write the methods arrange and position")
