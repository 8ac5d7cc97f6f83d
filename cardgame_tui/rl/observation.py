"""What a seat sees, as a list of numbers of a fixed length."""

from collections.abc import Sequence
from typing import Any

from cardgame_tui.engine.card import Card
from cardgame_tui.engine.duel import SEATS, Duel
from cardgame_tui.engine.prompt import Prompt
from cardgame_tui.engine.zone import Zone
from cardgame_tui.rl.space import SeenZone, Space
from cardgame_tui.ruleset import Ruleset

HEAD = ("looks", "turn", "active", "phase", "decides", "asks", "card", "amount", "stack")
PICKS, ITEMS = 6, 4
"""How many picked actions and how many stack items an observation describes."""
ITEM, CARD = ("controller", "card", "target"), ("name", "seat", "up")
"""Columns of a stack item, and of a card before its own numbers."""


class Observer:
    """Writes down what a seat sees. It reads what `view` shows, without the words, which take most of the time.

    Args:
        ruleset: the game.
        space: what the numbers mean.

    Attributes:
        columns: what each number of an observation is, such as ``1C3 card 1 damage``.
    """

    def __init__(self, ruleset: Ruleset, space: Space) -> None:
        self._game = ruleset
        self._space = space
        self._names, self._asks = _numbered(space.names), _numbered(space.asks)
        self._other = len(space.names) + 1
        self._phases, self._states = _numbered(space.phases), _numbered(space.states)
        self._words = {word: len(CARD) + number for number, word in enumerate(space.words)}
        self._gauges = {word: number for number, word in enumerate(space.gauges)}
        self._places: dict[str, tuple[SeenZone, int]] = {}
        columns = [*_head(), *_seat_columns(space)]
        for place in space.zones:
            self._places[place.name] = place, len(columns)
            columns += _place_columns(space, place)
        self.columns = tuple(columns)
        self._width = len(CARD) + len(space.words)

    def observe(
        self, duel: Duel, seat: int, asked: Prompt | None, decides: int, picked: Sequence[int]
    ) -> list[int]:
        """Write down what a seat sees.

        Args:
            duel: the duel.
            seat: who looks.
            asked: the open prompt, None for none.
            decides: the seat that answers it now, 0 for none.
            picked: numbers of the actions that seat has picked so far, in a choice of several.
        """
        observation = [0] * len(self.columns)
        observation[:4] = seat, duel.turn, duel.active, self._phases.get(duel.phase, 0)
        if asked is not None:
            observation[4] = decides
            if decides == seat or asked.public or asked.secret:
                self._write_prompt(observation, duel, seat, asked)
            if decides == seat:
                at = len(HEAD)
                shown = picked[-PICKS:]
                observation[at : at + len(shown)] = [number + 1 for number in shown]
        if duel.stack:
            self._write_stack(observation, duel, seat)
        self._write_seats(observation, duel)
        for zone in duel.zones:
            known = self._places.get(zone.name)
            if known is not None:
                place, at = known
                observation[at] = len(zone.cards)
                if place.signed or place.barred:
                    self._write_signs(observation, at + 1, duel, zone, place)
                if zone.cards and place.room:
                    self._write_cards(observation, at + 1 + place.signed + place.barred, duel, seat, zone, place)
        return observation

    def _write_prompt(self, observation: list[int], duel: Duel, seat: int, asked: Prompt) -> None:
        observation[5] = self._asks.get(asked.ask, 0)
        if asked.card is not None:
            observation[6] = self._seen(duel, seat, duel.cards[asked.card])
        observation[7] = asked.amount or 0

    def _write_stack(self, observation: list[int], duel: Duel, seat: int) -> None:
        observation[8] = len(duel.stack)
        at = len(HEAD) + PICKS
        for item in duel.stack[: -ITEMS - 1 : -1]:
            shown = self._game.stack_view(duel, item)
            card = 0 if shown.card is None else self._seen(duel, seat, duel.cards[shown.card])
            observation[at : at + len(ITEM)] = shown.controller, card, shown.zones[0] + 1 if shown.zones else 0
            at += len(ITEM)

    def _write_seats(self, observation: list[int], duel: Duel) -> None:
        at, gauges = len(HEAD) + PICKS + ITEMS * len(ITEM), self._gauges
        for seat in SEATS:
            for word, amount in self._game.gauges(duel, seat):
                if word in gauges:
                    observation[at + gauges[word]] = amount
            health = self._game.health(duel, seat)
            at += len(gauges)
            if health is not None:
                observation[at : at + 2] = health
            at += 2

    def _write_signs(self, observation: list[int], at: int, duel: Duel, zone: Zone[Any], place: SeenZone) -> None:
        if place.signed:
            observation[at] = self._states.get(self._game.zone_state(duel, zone)[0], 0)
        if place.barred:
            observation[at + place.signed] = (self._game.zone_gauge(duel, zone) or (0,))[0]

    def _write_cards(
        self, observation: list[int], at: int, duel: Duel, seat: int, zone: Zone[Any], place: SeenZone
    ) -> None:
        """Write down the top cards of a zone that the seat sees."""
        names, other, words, sees = self._names, self._other, self._words, duel.sees
        numbers, width = self._game.numbers, self._width if place.numbered else len(CARD)
        for card in zone.cards[-place.room :]:
            if sees(seat, card):
                observation[at] = names.get(card.printed.name, other)
                observation[at + 1] = zone.seat or card.owner
                observation[at + 2] = 1 if card.face_up else 0
                if place.numbered:
                    for word, amount in numbers(duel, card):
                        if word in words:
                            observation[at + words[word]] = amount
            at += width

    def _seen(self, duel: Duel, seat: int, card: Card) -> int:
        return self._names.get(card.name, self._other) if duel.sees(seat, card) else 0


def _numbered(words: Sequence[str]) -> dict[str, int]:
    return {word: number for number, word in enumerate(words, 1)}


def _head() -> tuple[str, ...]:
    picks = [f"pick {number}" for number in range(1, PICKS + 1)]
    items = [f"item {number} {column}" for number in range(1, ITEMS + 1) for column in ITEM]
    return (*HEAD, *picks, *items)


def _seat_columns(space: Space) -> tuple[str, ...]:
    columns = (*space.gauges, "life left", "life")
    return tuple(f"seat{seat} {column}" for seat in SEATS for column in columns)


def _place_columns(space: Space, place: SeenZone) -> list[str]:
    zone = ("count", *(("sign",) if place.signed else ()), *(("left",) if place.barred else ()))
    card = (*CARD, *(space.words if place.numbered else ()))
    cards = [f"card {number} {column}" for number in range(1, place.room + 1) for column in card]
    return [f"{place.name} {column}" for column in (*zone, *cards)]
