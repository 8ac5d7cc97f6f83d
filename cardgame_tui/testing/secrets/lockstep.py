"""Two duels side by side, given the same answers, and all that one seat and the public see of each."""

from collections.abc import Collection, Sequence
from collections.abc import Set as AbstractSet
from typing import NamedTuple

from cardgame_tui.engine.events import PUBLIC, Event
from cardgame_tui.engine.prompt import Answer, Prompt
from cardgame_tui.engine.shown.view import PUBLIC_SEAT, view
from cardgame_tui.play.asking.only_answer import only_answer
from cardgame_tui.play.driver import AnswerError, Driver, Given, Settled
from cardgame_tui.play.lookahead.declining import decline_of
from cardgame_tui.play.rule_change import RuleChange
from cardgame_tui.testing.watch import mark

NO_EVENT = Event("", "nothing")
"""Stands for an event that one of the duels does not have."""


class Difference(NamedTuple):
    """Something that the seat sees in one duel and not in the other.

    Args:
        what: where the difference is, such as the log or the table.
        mine: how it looks in the first duel.
        yours: how it looks in the second.
    """

    what: str
    mine: object
    yours: object


class Lockstep:
    """A duel and its twin, as one seat sees them.

    Args:
        mine: the duel, or a branch of it.
        yours: the twin.
        reader: the seat, which cannot tell them apart until the rules show it one of the changed cards.
        changed: numbers of the cards that differ.
        since: how many events the log had where the twin was made; by default, the events of the log now.

    Attributes:
        parted: whether the two may differ from now on: a changed card was shown or played, the same answer is not
            possible in both, chance differs, or a rule disclosed something about hidden cards.
    """

    def __init__(
        self, mine: Driver, yours: Driver, reader: int, changed: AbstractSet[int], since: int | None = None
    ) -> None:
        self.mine = mine
        self.yours = yours
        self.parted = False
        self._reader = reader
        self._changed = changed
        self._picked: set[int] = set()
        self._read = [len(each.duel.events or ()) if since is None else since for each in (mine, yours)]
        self._disclosed = mine.ruleset.disclosures(mine.start.options)

    def look(self, *, table: bool = True) -> Difference | None:
        """Compare what the seat sees: the log since the last call, the question with its options, and the table.

        Args:
            table: whether the table is compared too, which takes far longer than the rest.
        """
        if self.mine.duel.chance.state() != self.yours.duel.chance.state():
            self.parted = True
        found = None if self.parted else self._in_the_log()
        if found is not None and () in (found.mine, found.yours):
            found = self._in_the_question() or found  # one of them is still at a question before that event
        if found or self.parted:
            return None if self.parted else found
        if self._sees_a_changed_card():
            self.parted = True
            return None
        return self._in_the_question() or self._in_the_options() or (self._on_the_table() if table else None)

    def answer(self, given: Given) -> None:
        """Give both the same answer. If the twin does not offer that option, the two part."""
        same = given if isinstance(given, Settled | RuleChange) else self._same(given)
        self.mine.replay([given])
        try:
            if same is not None:
                self.yours.replay([same])
        except AnswerError:
            same = None
        self.parted = self.parted or same is None

    def _same(self, given: Answer) -> Answer | None:
        mine, yours = self.mine.prompt, self.yours.prompt
        if mine is None or yours is None:
            return None
        places = {mark(option): place for place, option in enumerate(yours.options)}
        picked = (given,) if isinstance(given, int) else given
        self._picked.update(self._changed & {mine.options[index].card for index in picked})
        found = [places.get(mark(mine.options[index])) for index in picked]
        same = tuple([place for place in found if place is not None])
        if len(same) < len(picked):
            return None
        return same[0] if isinstance(given, int) else same

    # -- what is compared --------------------------------------------------------------------------------

    def _in_the_log(self) -> Difference | None:
        """The first new event that reads differently, unless an earlier one shows the seat a changed card."""
        mine, yours = (self._new(place) for place in (0, 1))
        for place in range(max(len(mine), len(yours))):
            one, two = (events[place] if place < len(events) else NO_EVENT for events in (mine, yours))
            if self._shows(one) or self._shows(two):
                self.parted = True
                return None
            words = self._words(self.mine, one), self._words(self.yours, two)
            if words[0] != words[1]:
                return self._unless_disclosed((one.what, two.what), Difference("the log", *words))
        return None

    def _in_the_question(self) -> Difference | None:
        mine, yours = self.mine.prompt, self.yours.prompt
        asked = self._asked(self.mine), self._asked(self.yours)
        if asked[0] == asked[1]:
            return None
        if any(prompt is not None and prompt.card in self._picked for prompt in (mine, yours)):
            self.parted = True  # a changed card is being played, and is shown in the end
            return None
        asks = tuple("" if prompt is None else prompt.ask for prompt in (mine, yours))
        return self._unless_disclosed(asks, Difference("the question", *asked))

    def _on_the_table(self) -> Difference | None:
        for reader in (self._reader, PUBLIC_SEAT):
            mine, yours = (view(each.ruleset, each.duel, reader) for each in (self.mine, self.yours))
            if mine != yours:
                return Difference("the table", *first_difference(mine, yours))
        return None

    def _in_the_options(self) -> Difference | None:
        """What is offered and refused, if the seat may read it."""
        prompt = self.mine.prompt
        if prompt is None or not (prompt.public or prompt.secret or prompt.seat == self._reader):
            return None
        mine, yours = _offered(self.mine), _offered(self.yours)
        if mine != yours:
            return Difference("what is offered", *first_difference(mine, yours))
        refused = _refused(self.mine), _refused(self.yours)
        return Difference("what is refused", *first_difference(*refused)) if refused[0] != refused[1] else None

    def _unless_disclosed(self, words: Collection[str], found: Difference) -> Difference | None:
        """A difference, unless the game says that this event or question is by rule about hidden cards."""
        if any(word in self._disclosed for word in words):
            self.parted = True
            return None
        return found

    def _sees_a_changed_card(self) -> bool:
        """Whether the seat sees a changed card now, in the duel or in its twin."""
        return any(
            each.duel.sees(self._reader, each.duel.cards[number])
            for each in (self.mine, self.yours)
            for number in self._changed
        )

    def _new(self, place: int) -> Sequence[Event]:
        """The events of a duel since the last look."""
        events = (self.mine, self.yours)[place].duel.events or []
        since, self._read[place] = self._read[place], len(events)
        return events[since:]

    def _shows(self, event: Event) -> bool:
        eyes = self._reader
        shown = event.card in self._changed and event.sight & eyes
        return bool(shown or (event.other in self._changed and event.other_sight & eyes))

    def _words(self, driver: Driver, event: Event) -> tuple[object, ...]:
        """An event as the seat and the public read it, with card numbers, since two cards may share a name."""
        if event is NO_EVENT:
            return ()
        wording, duel, eyes = driver.ruleset.wording, driver.duel, self._reader
        return (
            wording.event(duel, event, eyes),
            wording.event(duel, event, PUBLIC_SEAT),
            event.rule,
            event.card if event.sight & eyes else None,
            event.other if event.other_sight & eyes else None,
            event.sight == PUBLIC,
        )

    def _asked(self, driver: Driver) -> tuple[object, ...]:
        """Who is asked what, how, and whether a table asks at all: the part that the other player can read too."""
        duel, prompt = driver.duel, driver.prompt
        if prompt is None:
            return ()
        words = [driver.ruleset.wording.question(duel, prompt, seat) for seat in (self._reader, PUBLIC_SEAT)]
        gap = driver.ruleset.gap(duel, prompt)
        unasked = only_answer(driver.ruleset, duel, prompt) is not None
        return (
            prompt.seat,
            prompt.ask,
            *words,
            prompt.rule,
            prompt.zone,
            prompt.public,
            gap,
            unasked,
            *_shape(prompt),
        )


def _shape(prompt: Prompt) -> tuple[object, ...]:
    """How an answer is given: one option or several, in what order, and whether something says no."""
    several = not prompt.single
    return prompt.amount, prompt.word, several, prompt.ordered, prompt.single and decline_of(prompt) is not None


def _offered(driver: Driver) -> list[object]:
    prompt, wording = driver.prompt, driver.ruleset.wording
    assert prompt is not None
    options = [(*mark(option), wording.option(driver.duel, option)) for option in prompt.options]
    return [prompt.least, prompt.limit, prompt.card, *options]


def _refused(driver: Driver) -> list[object]:
    wording, duel = driver.ruleset.wording, driver.duel
    return [
        (*mark(option), wording.option(duel, option), refusal.rule, refusal.reason)
        for option, refusal in duel.why_not()
    ]


def first_difference(mine: object, yours: object) -> tuple[object, object]:
    """The innermost parts of two values that differ, for a message."""
    if type(mine) is type(yours) and (parts := list(_parts(mine, yours))):
        for one, two in parts:
            if one != two:
                return first_difference(one, two)
    return mine, yours


def _parts(mine: object, yours: object) -> Sequence[tuple[object, object]]:
    """The parts of two values of a type, in pairs; none if they do not have the same parts."""
    if isinstance(mine, dict) and isinstance(yours, dict) and mine.keys() == yours.keys():
        return [(mine[key], yours[key]) for key in mine]
    if isinstance(mine, tuple | list) and isinstance(yours, tuple | list) and len(mine) == len(yours):
        return list(zip(mine, yours, strict=True))
    if hasattr(mine, "__dataclass_fields__"):
        return [(getattr(mine, name), getattr(yours, name)) for name in mine.__dataclass_fields__]
    return []
