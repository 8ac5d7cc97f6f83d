"""Checks of the conformance kit that swap hidden cards: what both players are asked or shown must not change."""

from collections.abc import Collection, Iterable
from typing import Any

from cardgame_tui.engine.asking import PASS
from cardgame_tui.engine.card import Card
from cardgame_tui.engine.duel import Duel, other
from cardgame_tui.engine.duel_rules import DuelRules
from cardgame_tui.engine.events import PUBLIC
from cardgame_tui.engine.priority import StackRules
from cardgame_tui.engine.prompt import Prompt
from cardgame_tui.engine.view import PUBLIC_SEAT, view
from cardgame_tui.play.driver import AnswerError, Driver, Given, Settled
from cardgame_tui.testing.canary import hidden_from
from cardgame_tui.testing.watch import Watch, mark

RECENT = 500
"""How many of the last events are compared at least; events before them and the turn were when they were new."""


def public_options_are_open(watch: Watch) -> None:
    """The options and refusals of a public question are the same whatever the hidden cards are.

    The turn is played again with the hidden cards of each owner and kind swapped. It says nothing where the same
    answers then lead to something else that both players see.
    """
    if not watch.prompt.public:
        return
    twin = with_others_hidden(watch.driver)
    if twin is None:
        return
    if twin.prompt is None or (twin.prompt.seat, twin.prompt.ask) != (watch.prompt.seat, watch.prompt.ask):
        watch.complain(f"whether the public prompt {watch.prompt.ask!r} is asked depends on hidden cards")
    for what, mine, yours in (
        ("offers", _offered(watch.prompt), _offered(twin.prompt)),
        ("refuses", _refused(watch.duel), _refused(twin.duel)),
    ):
        if mine != yours:
            parts = sorted(map(str, mine ^ yours))
            watch.complain(f"the public prompt {watch.prompt.ask!r} {what} what hidden cards decide: {parts}")


def passes_tell_nothing(watch: Watch) -> None:
    """Whether a seat is asked for priority, and what its pass leads to, tells the other seat nothing of its cards.

    Standing orders rest on this: they pass whenever the seat is asked, and end on what both players see. The turn
    is played again with the hidden cards of the asked seat swapped, once up to the question and once past it.
    """
    prompt, driver = watch.prompt, watch.driver
    if prompt.ask != StackRules.ask or not _may_pass(prompt):
        return
    reader = other(prompt.seat)
    twin = with_others_hidden(driver, reader)
    if twin is None:
        return
    since = _recent(driver)
    _compare(watch, driver, twin, since, "being asked for priority")
    passed = driver.fork(keep=False)
    _pass(passed)
    _pass(twin)
    if _log_of(passed, reader, since) == _log_of(twin, reader, since):  # what resolves may show a card to both
        _compare(watch, passed, twin, since, "passing")


def _compare(watch: Watch, driver: Driver, twin: Driver, since: int, what: str) -> None:
    """Complain if the seat that is not asked sees a difference between two duels."""
    seat = watch.prompt.seat
    reader = other(seat)
    if _seen_by(driver, reader, since) != _seen_by(twin, reader, since):
        watch.complain(f"{what} shows seat {reader} something of the hidden cards of seat {seat}")


def with_others_hidden(driver: Driver, reader: int = PUBLIC_SEAT, *, own: bool = False) -> Driver | None:
    """The same duel with other hidden cards, played from its last turn boundary with the same answers.

    Args:
        driver: the duel; it is not changed.
        reader: the seat from which the cards are hidden, 0 for the public.
        own: also swap cards of the reader's own deck that it does not see.

    Returns:
        None if no two hidden cards can be swapped, or if something else happened on the way. A twin that has
        gone on further, because it was not asked something, is returned.
    """
    swapped = _swappable(driver, reader, own=own)
    done: list[int] = []

    def swap(duel: Duel, *, setup: bool) -> None:
        done.extend(_swap(driver.ruleset, duel, swapped & hidden_from(duel, reader)))

    twin = driver.fork(driver.turn_began, at_boundary=swap)
    if not done or not _plays_along(driver, twin):
        return None
    since = _recent(driver)
    mine, yours = _log_of(driver, reader, since), _log_of(twin, reader, since)
    return twin if yours[: len(mine)] == mine else None


def _plays_along(driver: Driver, twin: Driver) -> bool:
    """Give the twin the answers of this turn; whether each fits and means the same there.

    With other cards the same number may stand for another option of the same question.
    """
    guide = driver.fork(driver.turn_began, keep=False)
    for given in driver.given[driver.turn_began :]:
        if _means_something_else(given, guide.prompt, twin.prompt):
            return False
        guide.replay([given])
        try:
            twin.replay([given])
        except AnswerError:
            return False
    return True


def _means_something_else(given: Given, mine: Prompt | None, yours: Prompt | None) -> bool:
    if isinstance(given, Settled) or mine is None or yours is None:
        return False
    if (mine.seat, mine.ask) != (yours.seat, yours.ask) or yours.fault(given) is not None:
        return False
    picked = (given,) if isinstance(given, int) else given
    return [mark(mine.options[n]) for n in picked] != [mark(yours.options[n]) for n in picked]


def _swappable(driver: Driver, reader: int, *, own: bool) -> set[int]:
    """Numbers of the cards that the reader does not see and has never seen by an event of the log."""
    duel, eyes = driver.duel, reader or PUBLIC
    shown = {event.card for event in duel.events or () if event.sight & eyes == eyes}
    shown |= {event.other for event in duel.events or () if event.other_sight & eyes == eyes}
    hidden = hidden_from(duel, reader) - shown
    return {number for number in hidden if own or duel.cards[number].owner != reader}


def _swap(rules: DuelRules[Any], duel: Duel, numbers: Collection[int]) -> list[int]:
    """Pass what is printed on each hidden card to the next one of its kind in whose place it may lie."""
    alike: list[list[Card]] = []
    for number in sorted(numbers):
        card = duel.cards[number]
        fitting = [cards for cards in alike if _fits_among(rules, duel, card, cards)]
        if fitting:
            fitting[0].append(card)
        else:
            alike.append([card])
    changed: list[int] = []
    for cards in alike:
        printed = [card.printed for card in cards]
        for card, next_printed in zip(cards, printed[1:] + printed[:1], strict=True):
            if card.printed.name != next_printed.name:
                changed.append(card.id)
            card.printed = next_printed
    return changed


def _fits_among(rules: DuelRules[Any], duel: Duel, card: Card, cards: Iterable[Card]) -> bool:
    return all(
        card.owner == each.owner
        and card.printed.kind == each.printed.kind
        and rules.may_exchange(duel, card, each)
        for each in cards
    )


def _recent(driver: Driver) -> int:
    """The place of the first event that is compared: all of the turn are, and the last ones."""
    return min(driver.events_before_turn, max(0, len(driver.duel.events or ()) - RECENT))


def _log_of(driver: Driver, reader: int, since: int) -> list[tuple[object, ...]]:
    """What the reader has read from that event on, with the numbers of cards seen: two may have one name."""
    duel, wording, eyes = driver.duel, driver.ruleset.wording, reader or PUBLIC
    return [
        (
            wording.event(duel, event, reader),
            event.card if event.sight & eyes == eyes else None,
            event.other if event.other_sight & eyes == eyes else None,
        )
        for event in (duel.events or ())[since:]
    ]


def _seen_by(driver: Driver, reader: int, since: int) -> tuple[object, ...]:
    """All that the reader knows: the log, the table, and who is asked what now."""
    duel, prompt = driver.duel, driver.prompt
    asked = None if prompt is None else (prompt.seat, prompt.ask, prompt.rule, _may_pass(prompt))
    return _log_of(driver, reader, since), view(driver.ruleset, duel, reader), asked


def _may_pass(prompt: Prompt) -> bool:
    return any(option.key == PASS.key for option in prompt.options)


def _pass(driver: Driver) -> None:
    assert driver.prompt is not None
    driver.answer(next(n for n, option in enumerate(driver.prompt.options) if option.key == PASS.key))


def _offered(prompt: Prompt) -> set[tuple[object, ...]]:
    return {mark(option) for option in prompt.options}


def _refused(duel: Duel) -> set[tuple[object, ...]]:
    return {(*mark(option), refusal.rule, refusal.reason) for option, refusal in duel.why_not()}
