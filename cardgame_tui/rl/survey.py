"""Finds out which actions, zones and cards a game has: by playing it at random."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from cardgame_tui.bots.playing_on import lively_answer
from cardgame_tui.bots.random_bot import random_answer
from cardgame_tui.engine.chance import Chance
from cardgame_tui.engine.duel import SEATS, Duel, Start
from cardgame_tui.engine.prompt import Answer, Prompt
from cardgame_tui.engine.zone import Zone
from cardgame_tui.play.driver import Driver
from cardgame_tui.rl.actions import enough, meanings, picks_several
from cardgame_tui.rl.space import Meaning, SeenZone, Space
from cardgame_tui.ruleset import Ruleset

__all__ = ["survey"]

DECISIONS = 10_000
"""Decisions of the duels that are looked at."""
MOST_CARDS = 12
"""Cards of a zone that an observation describes at most."""
SPARE = 8
"""Numbers for options whose meaning did not come up, at least."""


def survey(ruleset: Ruleset, start: Start, decisions: int = DECISIONS) -> Space:
    """Play random duels and number what comes up. Equal arguments give equal numbers.

    Args:
        ruleset: the game.
        start: options, cards and decks; its seed does not matter.
        decisions: how many decisions to look at. More of them leave fewer options without a number.
    """
    seen = _Seen(ruleset, start)
    for driver in _positions(ruleset, start, decisions):
        seen.look(driver)
    return seen.space()


def _positions(ruleset: Ruleset, start: Start, decisions: int) -> Iterator[Driver]:
    """Random duels at each of their decisions."""
    chance, left, number = Chance(decisions), decisions, 0
    while left:
        number += 1
        driver = Driver(ruleset, replace(start, seed=number), keep=False, log=False)
        for _ in range(min(left, ruleset.longest)):
            if driver.prompt is None:
                break
            yield driver
            driver.answer(_answer(driver.prompt, chance, lively=number % 2 == 1))
            left -= 1


def _answer(prompt: Prompt, chance: Chance, *, lively: bool) -> Answer:
    """A random answer for all seats that a prompt asks; a lively one seldom passes."""
    if lively:
        return lively_answer(prompt, chance)
    if prompt.secret:
        return chance.below(len(prompt.options)), chance.below(len(prompt.options))
    return random_answer(prompt, chance)


class _Seen:
    """What has come up so far."""

    def __init__(self, ruleset: Ruleset, start: Start) -> None:
        self._ruleset = ruleset
        self._meanings = set[Meaning]()
        self._spare = SPARE
        self._dealt = {name for deck in start.decks for names in deck.values() for name in names}
        self._names, self._words = set(start.cards), set[str]()
        self._gauges, self._phases, self._asks, self._states = set[str](), set[str](), set[str](), set[str]()
        self._kinds: dict[str, str] = {}
        self._rooms: dict[str, int] = {}
        self._numbered, self._signed, self._barred = set[str](), set[str](), set[str]()

    def look(self, driver: Driver) -> None:
        """Look at one position."""
        prompt, duel = driver.prompt, driver.duel
        assert prompt is not None
        self._asks.add(prompt.ask)
        self._phases.add(duel.phase)
        self._spare = max(self._spare, len(prompt.options))
        for seat in SEATS if prompt.secret else (prompt.seat,):
            self._meanings.update(meanings(duel, prompt, seat))
        if picks_several(prompt):
            self._meanings.add(enough(prompt))
        for seat in SEATS:
            self._gauges.update([word for word, _ in self._ruleset.gauges(duel, seat)])
        for zone in duel.zones:
            self._look_at_zone(duel, zone)

    def _look_at_zone(self, duel: Duel, zone: Zone[Any]) -> None:
        game, kind = self._ruleset, zone.kind
        self._kinds[zone.name] = kind
        sign, _ = game.zone_state(duel, zone)
        if sign:
            self._states.add(sign)
            self._signed.add(kind)
        if game.zone_gauge(duel, zone):
            self._barred.add(kind)
        shown = [card for card in zone.cards if any([duel.sees(seat, card) for seat in SEATS])]
        room = min(MOST_CARDS, len(zone.cards)) if shown else 0
        self._rooms[kind] = max(room, self._rooms.get(kind, 0))
        for card in shown:
            self._names.add(card.name)
            if numbers := game.numbers(duel, card):
                self._words.update([word for word, _ in numbers])
                self._numbered.add(kind)

    def _filled(self) -> set[Meaning]:
        """The meanings that came up, and those that are as likely.

        What came up with two cards is numbered for every card of both decks, and what came up with two zones for
        every zone of their kinds.
        """
        cards, zones = defaultdict[Meaning, set[str]](set), defaultdict[Meaning, set[str]](set)
        for ask, key, card, zone, value, copy in self._meanings:
            if card and not zone:
                cards[ask, key, "", zone, value, copy].add(card)
            elif zone and not card:
                zones[ask, key, card, "", value, copy].add(zone)
        found = set(self._meanings)
        for (ask, key, _, zone, value, copy), names in cards.items():
            found |= {(ask, key, name, zone, value, copy) for name in self._dealt if len(names) > 1}
        for (ask, key, card, _, value, copy), names in zones.items():
            kinds = {self._kinds.get(name) for name in names}
            alike = [name for name, kind in self._kinds.items() if kind in kinds]
            found |= {(ask, key, card, name, value, copy) for name in alike if len(names) > 1}
        return found

    def space(self) -> Space:
        """Number all of it, in the order of the words."""
        places = [
            SeenZone(
                name, self._rooms[kind], *(kind in each for each in (self._numbered, self._signed, self._barred))
            )
            for name, kind in sorted(self._kinds.items())
        ]
        return Space(
            meanings=tuple(sorted(self._filled())),
            spare=self._spare,
            zones=tuple(places),
            names=tuple(sorted(self._names)),
            words=tuple(sorted(self._words)),
            gauges=tuple(sorted(self._gauges)),
            phases=tuple(sorted(self._phases)),
            asks=tuple(sorted(self._asks)),
            states=tuple(sorted(self._states)),
        )
