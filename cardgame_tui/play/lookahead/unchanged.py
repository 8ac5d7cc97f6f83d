"""What the changed rules of a duel have done, found by comparison with a branch in which no rule is changed.

The last answer is given again in that branch. Events that only the duel has, and options that only one of them
offers, come from the changed rules. Where the branch breaks down or would need a hidden card, nothing is said.
"""

from collections.abc import Mapping, Sequence
from dataclasses import field, replace
from itertools import takewhile
from typing import Any

from cardgame_tui.content.option_info import differences, preset_of
from cardgame_tui.content.options import OptionModel
from cardgame_tui.engine.duel import Duel
from cardgame_tui.engine.events import Event
from cardgame_tui.engine.prompt import Option, Prompt
from cardgame_tui.engine.shown.unknown import UnknownError, UnknownPrint, hide_unknown
from cardgame_tui.engine.shown.view import PUBLIC_SEAT
from cardgame_tui.play.driver import Driver, Given
from cardgame_tui.play.lookahead.consequence import Consequence
from cardgame_tui.play.lookahead.consequences import Consequences
from cardgame_tui.play.lookahead.instead import instead_of
from cardgame_tui.play.rule_change import RuleChange
from cardgame_tui.play.viewer import LogLine
from cardgame_tui.value import value


@value
class ByChange:
    """What the changed rules have done with one answer.

    Args:
        instead: the places in the log of the events that only the changed rules made happen, each with what would
            have happened there without them, as everybody may read it; empty words for nothing.
    """

    instead: Mapping[int, str] = field(default_factory=dict)


@value
class OfferedByChange:
    """What the changed rules have done to the options of the open prompt.

    Args:
        options: the indexes of the options that only the changed rules offer.
        missing: the options that only unchanged rules would offer, as `_content` writes them.
    """

    options: frozenset[int] = frozenset()
    missing: frozenset[tuple[object, ...]] = frozenset()

    def refuses(self, option: Option) -> bool:
        """Whether only the changed rules refuse an option."""
        return _content(option) in self.missing


NOTHING_CHANGED = ByChange()
"""The changed rules have done nothing, or it is not known."""
OFFERED_ANYWAY = OfferedByChange()
"""Unchanged rules would offer the same options, or it is not known."""


def may_differ(driver: Driver) -> bool:
    """Whether a rule of a duel is changed now, or was changed while it was played."""
    return driver.keeps and (
        bool(differences(driver.duel.options)) or any(isinstance(each, RuleChange) for each in driver.given)
    )


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


def unchanged_consequences(driver: Driver, now: Consequences) -> Consequences | None:
    """What the options of the open prompt would do without the changed rules, in the same words.

    None where no option is changed, or where it cannot be asked: nothing is ever guessed.

    Args:
        driver: the duel.
        now: what they do with the changed rules.
    """
    if not driver.keeps or not differences(driver.duel.options):
        return None
    try:
        return Consequences(without_change(driver), now.reader, later=now.later, to_all=now.to_all)
    except Exception:  # rules that break under other options say nothing
        return None


def differs(now: Consequence, before: Consequence | None) -> bool:
    """Whether an answer leads to another score than without the changed rules; not where that is not known."""
    return before is not None and before.scores != now.scores


def done_by_change(driver: Driver) -> ByChange:
    """What the changed rules have done since the last answer, found by giving it again without them."""
    if not _may_have_differed(driver):
        return NOTHING_CHANGED
    try:
        branch = _last_answer_unchanged(driver, PUBLIC_SEAT)
        first = len(branch.duel.events or ())
        is_complete = _replays(branch, driver.given[-1])
        by_change = _compared(driver, branch, first, is_complete=is_complete)
    except Exception:  # an answer that does not fit, or rules that break: nothing is said
        return NOTHING_CHANGED
    branch.discard()
    return by_change


def offered_by_change(driver: Driver) -> OfferedByChange:
    """What the changed rules have done to the options of the open prompt, as far as who is asked may know it."""
    asked = driver.prompt
    if asked is None or not _may_have_differed(driver):
        return OFFERED_ANYWAY
    try:
        branch = _last_answer_unchanged(driver, PUBLIC_SEAT if asked.public else asked.seat)
        branch.replay([driver.given[-1]])
        tuple(branch.duel.why_not())  # an error where hidden cards decide what is offered
    except Exception:  # the same as above, or it is not known
        return OFFERED_ANYWAY
    before = branch.prompt
    if before is None or not _asks_same(driver, branch):
        return OFFERED_ANYWAY
    missing = [before.options[index] for index in _offered_only(before, asked)]
    branch.discard()
    return OfferedByChange(_offered_only(asked, before), frozenset(map(_content, missing)))


def _may_have_differed(driver: Driver) -> bool:
    """Whether there is a last answer, and a rule was changed when it was given."""
    return bool(driver.given) and driver.keeps and bool(differences(driver.duel.options))


def _last_answer_unchanged(driver: Driver, reader: int) -> Driver:
    """A branch before the last answer without the changed rules, as far as a reader knows the cards after it."""
    branch = without_change(driver, len(driver.given) - 1)
    _hide_what_is_unknown(branch.duel, driver.duel, reader)
    return branch


def _compared(driver: Driver, branch: Driver, first: int, *, is_complete: bool) -> ByChange:
    """What the last answer has led to in the duel and not in a branch without the changed rules.

    Args:
        driver: the duel.
        branch: the branch.
        first: how many events the log had before that answer.
        is_complete: whether the branch has reached its next question; if not, it stopped where a hidden card or
            chance would decide, and what the duel did after that cannot be compared.
    """
    now, before = driver.duel.events or [], branch.duel.events or []
    instead = instead_of(now if is_complete else now[: len(before)], before, first)
    words = {place: _public_words(branch, event) for place, event in sorted(instead.items())}
    asked = branch.prompt
    if not is_complete or asked is None or _asks_same(driver, branch):
        return ByChange(words)
    shared = [place for place in range(first, len(now)) if place not in words]
    beyond = [place for place in words if instead[place] is None and place > max(shared, default=first - 1)]
    # The branch asks something else already: its question stands for all that only the duel did from there on.
    question = branch.ruleset.wording.question(branch.duel, asked, PUBLIC_SEAT)
    up_to_question = {place: said for place, said in words.items() if place not in beyond[1:]}
    return ByChange(
        {place: f'"{question}"' if place in beyond else said for place, said in up_to_question.items()}
    )


class ChangeMarks:
    """Which events of a duel its changed rules brought about, found answer by answer and kept."""

    def __init__(self) -> None:
        self._driver: Driver | None = None
        self._given: list[Given] = []
        self._by_answer: dict[int, ByChange] = {}
        self._offered: tuple[int, OfferedByChange] | None = None

    def offered(self, driver: Driver) -> OfferedByChange:
        """What the changed rules did to the options of the open prompt."""
        self._forget_what_was_undone(driver)
        if self._offered is None or self._offered[0] != len(driver.given):
            self._offered = len(driver.given), offered_by_change(driver)
        return self._offered[1]

    def of(self, driver: Driver, answers: int) -> ByChange:
        """What the changed rules did with one answer of a duel, the first being number 1."""
        if not answers or not may_differ(driver):
            return NOTHING_CHANGED
        self._forget_what_was_undone(driver)
        return self._kept(driver, answers)

    def _kept(self, driver: Driver, answers: int) -> ByChange:
        if answers not in self._by_answer:
            self._by_answer[answers] = _done_by_answer(driver, answers)
        return self._by_answer[answers]

    def instead(
        self, driver: Driver, counts: Sequence[int], first: int = 0, last: int | None = None
    ) -> Mapping[int, str]:
        """What would have happened in the place of each event that the changed rules brought about.

        Args:
            driver: the duel.
            counts: how many events the log had at each decision, in order.
            first: the place of the first event that is asked about.
            last: that of the last one; by default the last of all.

        Returns:
            The words by the places of the events in the log, in order; no words for nothing.
        """
        if not may_differ(driver):
            return {}
        self._forget_what_was_undone(driver)
        end = len(driver.duel.events or ())
        asked = range(first, end if last is None else last + 1)
        events = map(range, counts, (*counts[1:], end))
        answers = [
            number for number, own in enumerate(events, 1) if own.stop > asked.start and own.start < asked.stop
        ]
        by_answer = [self._kept(driver, number).instead.items() for number in answers]
        return {place: words for instead in by_answer for place, words in instead if place in asked}

    def on(
        self, lines: Sequence[LogLine], places: Sequence[int], driver: Driver, counts: Sequence[int]
    ) -> list[LogLine]:
        """The lines of some events, marked where the changed rules brought them about.

        Args:
            lines: the lines.
            places: the places of their events in the log.
            driver: the duel.
            counts: how many events the log had at each decision, in order.
        """
        changed = self.instead(driver, counts, min(places), max(places)) if lines else {}
        return [
            line._replace(by_change=True, before=changed[place]) if place in changed else line
            for place, line in zip(places, lines, strict=True)
        ]

    def _forget_what_was_undone(self, driver: Driver) -> None:
        both = zip(self._given, driver.given, strict=False)
        same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], both)) if driver is self._driver else 0
        self._driver, self._given = driver, list(driver.given)
        self._by_answer = {number: done for number, done in self._by_answer.items() if number <= same}
        if self._offered is not None and self._offered[0] > same:
            self._offered = None


def _done_by_answer(driver: Driver, answers: int) -> ByChange:
    """What the changed rules did with one answer; nothing where a resumed duel has no copy from so early."""
    if answers == len(driver.given):
        return done_by_change(driver)
    try:
        then = driver.fork(answers)
    except ValueError:
        return NOTHING_CHANGED
    by_change = done_by_change(then)
    then.discard()
    return by_change


def _replays(branch: Driver, given: Given) -> bool:
    """Give a branch one more answer; whether what follows is known up to the next question."""
    try:
        branch.replay([given])
    except UnknownError:
        return False
    return True


def _asks_same(one: Driver, other: Driver) -> bool:
    """Whether two drivers ask the same at the same point of the turn."""
    return None not in (one.prompt, other.prompt) and _moment(one) == _moment(other)


def _moment(driver: Driver) -> tuple[object, ...]:
    """What is asked, of whom and when."""
    prompt, duel = driver.prompt, driver.duel
    asked = () if prompt is None else (prompt.ask, prompt.seat)
    return (*asked, duel.turn, duel.phase, len(duel.stack))


def _hide_what_is_unknown(branch: Duel[Any], now: Duel[Any], reader: int) -> None:
    """Take out of a branch what a reader does not know even after the answer, so that no mark tells of it."""
    known = {card.id: card.printed for card in branch.cards if now.sees(reader, now.cards[card.id])}
    hide_unknown(branch, reader)
    for number, printed in known.items():
        branch.cards[number].printed = printed


def _public_words(branch: Driver, event: Event | None) -> str:
    """An event of a branch as everybody may read it; empty for none."""
    if event is None:
        return ""
    known = replace(
        event,
        sight=0 if _is_unknown(event.printed) else event.sight,
        other_sight=0 if _is_unknown(event.other_printed) else event.other_sight,
    )
    return branch.ruleset.wording.event(branch.duel, known, PUBLIC_SEAT)


def _is_unknown(printed: object) -> bool:
    return type(printed) is UnknownPrint


def _offered_only(now: Prompt, before: Prompt) -> frozenset[int]:
    """The indexes of the options that only the first of two prompts offers."""
    offered = {_content(option) for option in before.options}
    return frozenset(index for index, option in enumerate(now.options) if _content(option) not in offered)


def _content(option: Option) -> tuple[object, ...]:
    """What an option says, to compare options of two duels."""
    return option.key, option.card, option.zone, str(option.value)
