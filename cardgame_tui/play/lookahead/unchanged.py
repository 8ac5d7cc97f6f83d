"""What a changed rule has done: the same asked once more on a copy of the duel in which no rule is changed."""

from collections import Counter
from collections.abc import Sequence
from itertools import takewhile
from typing import Any

from cardgame_tui.content.option_info import differences, preset_of
from cardgame_tui.content.options import OptionModel
from cardgame_tui.engine.duel import Duel
from cardgame_tui.engine.events import Event
from cardgame_tui.engine.prompt import Option, Prompt
from cardgame_tui.engine.shown.view import PUBLIC_SEAT
from cardgame_tui.engine.unknown import UnknownError, hide_unknown
from cardgame_tui.play.driver import Driver, Given
from cardgame_tui.play.lookahead.consequences import Consequences
from cardgame_tui.value import value


@value
class ByChange:
    """What the changed rules have done since the last answer.

    Args:
        events: the places in the log of the events that would not have happened without them.
        options: the places of the options that would not be offered without them.
        missing: what would be offered without them and is not.
    """

    events: frozenset[int] = frozenset()
    options: frozenset[int] = frozenset()
    missing: frozenset[tuple[object, ...]] = frozenset()

    def refuses(self, option: Option) -> bool:
        """Whether only the changed rules refuse an option."""
        return _option(option) in self.missing


NOTHING_CHANGED = ByChange()


def usual_options(options: OptionModel) -> OptionModel:
    """The options of a game, or of one edition of it, with nothing changed."""
    model = type(options)
    return model(**{model.PRESET_BY: preset_of(options)}) if model.PRESET_BY else model()


def without_change(driver: Driver, decisions: int | None = None) -> Driver:
    """A branch of a duel that continues with unchanged rules from a number of decisions on; by default from now.

    Raises:
        ValueError: when no clone was kept.
    """

    def change(duel: Duel[Any]) -> None:
        """Play on by the rules of the game."""
        duel.change_options(usual_options(duel.options))

    return driver.fork(decisions, change=change)


def unchanged_consequences(driver: Driver) -> Consequences | None:
    """What the options of the open prompt would do without the changed rules, in words to everybody.

    None where no option is changed, or where it cannot be asked: nothing is ever guessed.
    """
    if not driver.keeps or not differences(driver.duel.options):
        return None
    try:
        return Consequences(without_change(driver), PUBLIC_SEAT, to_all=True)
    except Exception:  # rules that break under other options say nothing
        return None


def done_by_change(driver: Driver) -> ByChange:
    """What the changed rules have done since the last answer, found by giving it again without them."""
    answers = len(driver.given)
    if not answers or not driver.keeps or not differences(driver.duel.options):
        return NOTHING_CHANGED
    try:
        branch = without_change(driver, answers - 1)
        first = len(branch.duel.events or ())
        _hide_what_is_unknown(branch.duel, driver.duel)
        whole = _replays(branch, driver.given[-1])
    except Exception:  # an answer that does not fit, or rules that break: nothing is said
        return NOTHING_CHANGED
    now, before = list(driver.duel.events or ()), list(branch.duel.events or ())
    events = _new(now if whole else now[: len(before)], before, first)
    options = _offered_only(driver.prompt, branch.prompt) if whole else frozenset[int]()
    refused = _offered_only(branch.prompt, driver.prompt) if whole else frozenset[int]()
    offered = branch.prompt.options if branch.prompt is not None else ()
    missing = frozenset(_option(offered[place]) for place in refused)
    branch.discard()
    return ByChange(events, options, missing)


class ChangeMarks:
    """Which events of a duel its changed rules brought about, found answer by answer and kept."""

    def __init__(self) -> None:
        self._driver: Driver | None = None
        self._given: list[Given] = []
        self._found: dict[int, ByChange] = {}

    def latest(self, driver: Driver) -> ByChange:
        """What the changed rules have done since the last answer."""
        self._forget_what_was_undone(driver)
        return self._of(driver, len(driver.given))

    def events(self, driver: Driver, counts: Sequence[int], first: int) -> frozenset[int]:
        """The places in the log of the events that would not have happened without the changed rules.

        Args:
            driver: the duel.
            counts: how many events the log had at each decision, in order.
            first: the place of the first event that is asked about.
        """
        if not driver.keeps or not differences(driver.duel.options):
            return frozenset()
        self._forget_what_was_undone(driver)
        ends = (*counts[1:], len(driver.duel.events or ()))
        asked = [number for number, end in enumerate(ends, 1) if end > first]
        return frozenset().union(*(self._of(driver, number).events for number in asked))

    def _forget_what_was_undone(self, driver: Driver) -> None:
        both = zip(self._given, driver.given, strict=False)
        same = sum(1 for _ in takewhile(lambda each: each[0] == each[1], both)) if driver is self._driver else 0
        self._driver, self._given = driver, list(driver.given)
        self._found = {number: found for number, found in self._found.items() if number <= same}

    def _of(self, driver: Driver, answers: int) -> ByChange:
        """What the changed rules did with one answer, the first being number 1."""
        if answers not in self._found:
            self._found[answers] = _done_by_answer(driver, answers)
        return self._found[answers]


def _done_by_answer(driver: Driver, answers: int) -> ByChange:
    """What the changed rules did with one answer; nothing where a resumed duel has no copy from so early."""
    if answers == len(driver.given):
        return done_by_change(driver)
    try:
        then = driver.fork(answers)
    except ValueError:
        return NOTHING_CHANGED
    found = done_by_change(then)
    then.discard()
    return found


def _replays(branch: Driver, given: Given) -> bool:
    """Give a branch one more answer; whether what follows is known up to the next question."""
    try:
        branch.replay([given])
    except UnknownError:
        return False
    return True


def _hide_what_is_unknown(branch: Duel[Any], now: Duel[Any]) -> None:
    """Take out of a branch what the public does not know even after the answer, so that no mark tells of it."""
    known = {card.id: card.printed for card in branch.cards if now.sees(PUBLIC_SEAT, now.cards[card.id])}
    hide_unknown(branch, PUBLIC_SEAT)
    for number, printed in known.items():
        branch.cards[number].printed = printed


def _new(now: list[Event], before: list[Event], first: int) -> frozenset[int]:
    """The places of the events of the first list, from a place on, that the second does not have."""
    others = Counter(map(_said, before[first:]))
    found = set()
    for place, event in enumerate(now[first:], first):
        key = _said(event)
        if others[key]:
            others[key] -= 1
        else:
            found.add(place)
    return frozenset(found)


def _said(event: Event) -> tuple[object, ...]:
    """What an event says, to compare those of two duels."""
    return event.what, event.seat, event.card, event.other, event.zone, event.amount, event.word


def _offered_only(now: Prompt | None, before: Prompt | None) -> frozenset[int]:
    """The places of the options that only the first of two prompts offers, if both ask the same."""
    if now is None or before is None or (now.ask, now.seat) != (before.ask, before.seat):
        return frozenset()
    offered = {_option(option) for option in before.options}
    return frozenset(place for place, option in enumerate(now.options) if _option(option) not in offered)


def _option(option: Option) -> tuple[object, ...]:
    return option.key, option.card, option.zone, str(option.value)
