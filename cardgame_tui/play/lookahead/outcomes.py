"""What happened in a trial, in the words that the game has for outcomes."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Any

from cardgame_tui.engine.events import PUBLIC, Event
from cardgame_tui.engine.prompt import Option, Prompt
from cardgame_tui.engine.shown.unknown import UnknownError, is_known
from cardgame_tui.engine.shown.view import PUBLIC_SEAT
from cardgame_tui.play.driver import Driver
from cardgame_tui.play.lookahead.trial import Trial

LEAST_RUN = 3
"""Fewest places in a row that are said by the first and the last of them."""


def together(clauses: Iterable[str]) -> list[str]:
    """Join clauses that say the same of several things, such as ``it and Scrap Hound are destroyed``."""
    same: dict[str, list[str]] = {}
    for clause in clauses:
        what, verb, state = clause.partition(" is ")
        same.setdefault(f" is {state}" if verb else clause, []).append(what if verb else "")
    return [_of_all(things, state) for state, things in same.items()]


def runs(names: Iterable[str]) -> list[str]:
    """Names of places, those of three or more in a row as one, such as ``1A2 to 1A5``."""
    found: list[list[str]] = []
    for name in names:
        if found and _follows(found[-1][-1], name):
            found[-1].append(name)
        else:
            found.append([name])
    short = ([f"{run[0]} to {run[-1]}"] if len(run) >= LEAST_RUN else run for run in found)
    return [words for run in short for words in run]


def _follows(before: str, name: str) -> bool:
    """Whether two names differ only in the numbers at their ends, of which the second is the next one."""
    row = name.rstrip("0123456789")
    number = name.removeprefix(row)
    return number.isdecimal() and before == f"{row}{int(number) - 1}"


class Outcomes:
    """Says what happened in a trial.

    Args:
        driver: the duel as it is.
        trial: what the option did on a copy.
        option: the option.
        reader: whose knowledge is used; 0 for what both players know.
        you: the seat that the words call ``you``; 0 for words to everybody.
    """

    def __init__(self, driver: Driver, trial: Trial, option: Option, reader: int, you: int) -> None:
        self._you = you
        self._driver = driver
        self._trial = trial
        self._it = _meant_by_it(driver, trial.prompt, option)
        self._reader = reader

    def clauses(self) -> list[str]:
        """One clause for each outcome: about the option's own card first, then about that of the question."""
        asking = self._trial.prompt.card
        events = sorted(self._telling(), key=lambda each: (each.card != self._it, each.card != asking))
        clauses = Counter(filter(None, map(self._clause, events)))
        said = [clause if count == 1 else f"{clause} ×{count}" for clause, count in clauses.items()]
        names = [self._name(event.card, event.sight) for event in events]
        known = {name for name in names if name}
        return _of_zones(list(_without_repeated_names(said, known)), known)

    def told(self) -> Counter[str]:
        """Every outcome with the name of its card, to compare two trials."""
        return Counter(filter(None, map(self._clause, self._telling())))

    def blows(self) -> str:
        """What the option's own card deals and takes in a fight, such as ``deals 2, takes 7``; or nothing."""
        fought = [event for event in self._trial.events if event.what in self._driver.ruleset.wording.blows]
        dealt = [event.amount for event in fought if event.other == self._it]
        taken = [event.amount for event in fought if event.card == self._it and event.other is not None]
        if self._it is None or not (dealt or taken):
            return ""
        return f"deals {sum(dealt)}, takes {sum(taken)}"

    def _telling(self) -> list[Event]:
        """The last outcome in the same words for each card; nothing of the numbers on a card that is gone."""
        wording = self._driver.ruleset.wording
        last: dict[object, Event] = {}
        for event in self._trial.events:
            template = wording.outcome(event.what)
            shows = template is not None and ("{left}" in template or "{reaches}" in template)
            if template is None or (shows and self._is_gone(event.card)):
                continue
            about = (event.seat, event.zone) if event.card is None else event.card
            key = about, "{left}" if "{left}" in template else template
            last.pop(key, None)
            last[key] = event
        return list(last.values())

    def _is_gone(self, number: int | None) -> bool:
        """Whether a card is not on the board after the trial."""
        zone = None if number is None else self._trial.duel.cards[number].zone
        return zone is None or zone.kind not in self._driver.ruleset.slots

    def _clause(self, event: Event) -> str:
        """One outcome in words; empty if the words need what is not known, and for an amount of 0."""
        duel, names = self._trial.duel, self._trial.duel.start.names
        you = event.seat == self._you != PUBLIC_SEAT
        template = self._driver.ruleset.wording.outcome(event.what) or ""
        if "{amount}" in template and not event.amount:
            return ""
        about: dict[str, Any] = dict.fromkeys(("left", "reaches"), "")
        try:
            if "{left}" in template or "{reaches}" in template:
                about = self._face(event)
        except UnknownError:
            return ""
        return template.format(
            seat="you" if you else names[event.seat - 1] if event.seat else "",
            s="" if you else "s",
            whose="your" if you else f"{names[event.seat - 1]}'s" if event.seat else "",
            card=self._name(event.card, event.sight),
            other=self._name(event.other, event.other_sight),
            zone=self._driver.ruleset.wording.place(duel, event.zone),
            amount=event.amount,
            word=event.word,
            **about,
        )

    def _face(self, event: Event) -> dict[str, str]:
        """What the card of an event shows after the trial: the life left, and the zones it connects to."""
        duel = self._trial.duel
        face = self._driver.ruleset.face(duel, duel.cards[event.card or 0])
        left, life = face.health or (0, 0)
        reaches = runs([duel.zones[number].name for number in face.reaches])
        return {"left": f"{left} of {life}", "reaches": ", ".join(reaches) or "nothing"}

    def _is_made_of_it(self, number: int) -> bool:
        """Whether a card did not exist before and has the name of the option's card, such as what it became."""
        before, cards = self._driver.duel.cards, self._trial.duel.cards
        return self._it is not None and number >= len(before) and cards[number].name == before[self._it].name

    def _name(self, number: int | None, sight: int) -> str:
        """The name of a card; ``it`` for the card of the option, or of the question if the option has none."""
        if number is None:
            return ""
        if number == self._it or self._is_made_of_it(number):
            return "it"
        eyes = self._reader or PUBLIC
        seen = sight & eyes == eyes and is_known(self._trial.duel, number)
        return self._trial.duel.cards[number].name if seen else "a card"


def _meant_by_it(driver: Driver, prompt: Prompt, option: Option) -> int | None:
    """The card that ``it`` means after an option; None if the option names a zone with another card in it."""
    if option.card is not None:
        return option.card
    return None if option.zone is not None and driver.duel.zones[option.zone].cards else prompt.card


def _without_repeated_names(clauses: Sequence[str], names: Collection[str]) -> Iterator[str]:
    """Clauses, where the name of a card is not repeated in the next one, such as ``Hound takes 2, dies``.

    Those that `together` may join keep it.
    """
    before = ""
    for clause in clauses:
        name = next((each for each in names if clause.startswith(f"{each} ")), "")
        repeated = name and name == before and " is " not in clause
        yield clause.removeprefix(f"{name} ") if repeated else clause
        before = "" if " is " in clause else name


def _of_zones(clauses: Sequence[str], names: Collection[str]) -> list[str]:
    """Clauses, where the same damage to several zones is said once: ``2 damage to your Safe and your Keter``."""
    same: dict[str, list[str]] = {}
    for clause in clauses:
        what, verb, amount = clause.partition(" takes ")
        joins = verb and not any(clause.startswith(f"{name} ") for name in names)
        same.setdefault(amount if joins else clause, []).extend([what] if joins else [])
    return [_damage_to(zones, said) if zones else said for said, zones in same.items()]


def _damage_to(zones: list[str], amount: str) -> str:
    return f"{amount} damage to {_listed(zones)}" if len(zones) > 1 else f"{zones[0]} takes {amount}"


def _of_all(things: list[str], state: str) -> str:
    """A clause about one thing or several."""
    return f"{_listed(things)} are {state.removeprefix(' is ')}" if len(things) > 1 else things[0] + state


def _listed(things: list[str]) -> str:
    """Several things, such as ``A, B and C``."""
    *others, last = things
    return f"{', '.join(others)} and {last}"
