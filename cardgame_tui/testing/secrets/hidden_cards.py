"""Checks of the conformance kit that what a seat may not see changes nothing that it sees.

A duel is played again beside a twin with other hidden cards (`exchange`), with the same answers. At every prompt
the seat that sees none of these cards must read the same in both (`lockstep`).
"""

from collections.abc import Iterator, Sequence
from typing import NoReturn

from cardgame_tui.engine.chance import Chance
from cardgame_tui.engine.duel import SEATS, other
from cardgame_tui.engine.prompt import Prompt
from cardgame_tui.engine.seeds import Purpose, seed_for
from cardgame_tui.engine.shown.view import PUBLIC_SEAT
from cardgame_tui.play.asking.lasting import Lasting
from cardgame_tui.play.asking.orders import Orders, Until, asks_priority, pass_of
from cardgame_tui.play.driver import AnswerError, Driver
from cardgame_tui.play.lookahead.forecast import forecast_of
from cardgame_tui.play.lookahead.in_words import in_words
from cardgame_tui.play.lookahead.trial import try_option
from cardgame_tui.testing.secrets.canary import hidden_from, named_cards
from cardgame_tui.testing.secrets.exchange import Twin, twin_of, unseen_since
from cardgame_tui.testing.secrets.lockstep import Difference, Lockstep
from cardgame_tui.testing.watch import Nonconformance, Watch, breakdown_words, mark

MOST_TURNS = 3
"""A twin begins at this turn or at most this many turns earlier, unless it begins with the duel."""
TABLES = 2
"""At how many prompts, besides the last one, the table is compared too."""
ORDERED: Sequence[Until | Lasting] = (*Until, *Lasting)
"""The orders of which one is followed."""
MOST_PASSES = 40
"""Most passes of a standing order that are followed."""


def hidden_cards_tell_nothing(watch: Watch) -> None:
    """A seat sees and is asked the same whatever the cards are that it has not seen in the last turns.

    The seat is drawn by lot. The twin begins at this turn or some turns ago. What both reach is also compared in
    what is said of options and of what comes next, and in how long a standing order runs.
    """
    chance = _chance(watch, len(watch.driver.given))
    begin = _some_turns_ago(watch.driver, chance)
    seat = chance.pick(SEATS)
    twin = twin_of(watch.driver, seat, begin, _unseen(watch, begin, seat), chance)
    if twin is not None and _plays_alike(watch, twin, begin):
        _reaches_the_same(watch, twin, chance)


def unplayed_cards_tell_nothing(watch: Watch) -> None:
    """A seat has seen and was asked the same in the complete duel whatever the cards are that it never saw."""
    chance = _chance(watch)
    seat = chance.pick(SEATS)
    twin = twin_of(watch.driver, seat, 0, _unseen(watch, 0, seat), chance)
    if twin is not None:
        _plays_alike(watch, twin, 0)


def consequences_name_nothing(watch: Watch) -> None:
    """Check that the words on the outcome of an option name no card that the reader does not see."""
    prompt = watch.prompt
    reader = PUBLIC_SEAT if prompt.public else prompt.seat
    hidden = hidden_from(watch.duel, reader)
    for index in _some(prompt):
        words = _said(watch.driver, index, reader)
        if named := named_cards(words) & hidden:
            watch.complain(f"what is said of {mark(prompt.options[index])} names the card {min(named)}: {words!r}")


def _chance(watch: Watch, *place: int) -> Chance:
    """What decides which cards are exchanged and where the duels are compared."""
    return Chance(seed_for(watch.driver.start.seed, Purpose.EXCHANGE, *place))


def _unseen(watch: Watch, begin: int, seat: int) -> set[int]:
    """The cards that a seat has not seen since a boundary, if the duel can be played again from there."""
    try:
        return unseen_since(watch.driver, begin)[seat]
    except AnswerError:
        watch.complain(f"a replay differs that begins after {begin} decisions: an answer does not fit")


def _some_turns_ago(driver: Driver, chance: Chance) -> int:
    """How many answers had been given at the beginning of this turn, or of one of the turns before it."""
    begin = driver.turn_began
    for _ in range(chance.below(MOST_TURNS + 1)):
        begin = driver.boundary_before(max(0, begin - 1))
    return begin


def _plays_alike(watch: Watch, twin: Twin, begin: int) -> bool:
    """Give a twin all answers since it began; whether the duels are still alike to the seat."""
    watch.exchanged += twin.counted
    chance, count = _chance(watch, begin, begin), len(watch.driver.given) - begin
    tables = {chance.below(count) for _ in range(TABLES if count else 0)}
    mine, since = watch.driver.fork(begin, keep=False), twin.driver.events_before_turn
    pair = Lockstep(mine, twin.driver, twin.reader, twin.changed, since)
    try:
        for place, given in enumerate(watch.driver.given[begin:]):
            _compare(watch, pair, twin, table=place in tables)
            if pair.parted:
                return False
            pair.answer(given)
        _compare(watch, pair, twin, table=True)
    except Nonconformance:
        raise
    except Exception as error:
        watch.complain(f"with other hidden cards {breakdown_words(error)}")
    watch.exchanged["reached"] += not pair.parted
    return not pair.parted


def _compare(watch: Watch, pair: Lockstep, twin: Twin, *, table: bool) -> None:
    """Complain if the seat sees a difference."""
    if (difference := pair.look(table=table)) is not None:
        prompt = pair.mine.prompt
        _complain(watch, twin, difference, f"after {len(pair.mine.given)} decisions", prompt)


def _complain(watch: Watch, twin: Twin, difference: Difference, when: str, prompt: Prompt | None) -> NoReturn:
    """Report what tells a seat something of cards that it has not seen."""
    at = "" if prompt is None else f" at {prompt.ask!r}"
    differ = f"{when}: {difference.mine!r} or {difference.yours!r}"
    watch.complain(f"{difference.what}{at} tells seat {twin.reader} something of hidden cards [{differ}]")


def _reaches_the_same(watch: Watch, twin: Twin, chance: Chance) -> None:
    """Compare what the table works out at the prompt that both duels have come to."""
    prompt = watch.prompt
    mine, yours = (forecast_of(each.ruleset, each.duel) for each in (watch.driver, twin.driver))
    for difference in (Difference("what comes next", mine, yours), *_consequences(watch.driver, twin)):
        if difference.mine != difference.yours:
            _complain(watch, twin, difference, "now", prompt)
    if prompt.seat == other(twin.reader) and asks_priority(prompt):
        _order_runs_alike(watch, twin, chance.pick(ORDERED))


def _consequences(driver: Driver, twin: Twin) -> Iterator[Difference]:
    """The words on the outcomes of some options that differ in the twin, if the seat may read them."""
    prompt = driver.prompt
    assert prompt is not None
    if not (prompt.public or prompt.seat == twin.reader):
        return
    reader = PUBLIC_SEAT if prompt.public else prompt.seat
    for index in _some(prompt):
        what = f"what is said of {mark(prompt.options[index])}"
        yield Difference(what, _said(driver, index, reader), _said(twin.driver, index, reader))


def _order_runs_alike(watch: Watch, twin: Twin, ordered: Until | Lasting) -> None:
    """An order of the player whose cards are hidden passes, asks and ends at the same events in both duels."""
    seat = other(twin.reader)
    pair = Lockstep(watch.driver.fork(keep=False), twin.driver.fork(keep=False), twin.reader, twin.changed)
    duels = [each.duel for each in (pair.mine, pair.yours)]
    orders = [Orders(watch.ruleset, watch.driver.start.names) for _ in duels]
    for each, duel in zip(orders, duels, strict=True):
        if isinstance(ordered, Until):
            each.give(seat, ordered, duel)
        else:
            each.settle(seat, frozenset({ordered}), duel)
    for _ in range(MOST_PASSES):
        prompt = pair.mine.prompt
        passes = [each.answers(prompt, duel) for each, duel in zip(orders, duels, strict=True)]
        if passes[0] != passes[1]:
            differ = Difference("whether an order passes", *passes)
            _complain(watch, twin, differ, f"while an order is in force: {ordered.name}", prompt)
        if prompt is None or not asks_priority(prompt) or (prompt.seat == seat and not passes[0]):
            return
        pair.answer(pass_of(prompt))
        difference = pair.look()
        if pair.parted:
            return
        for each, duel in zip(orders, duels, strict=True):
            each.look(duel)
        mine, yours = (each.notes for each in orders)
        if difference is None and mine != yours:
            difference = Difference("how long an order runs", mine[-1], yours[-1])
        if difference is not None:
            _complain(watch, twin, difference, f"while an order is in force: {ordered.name}", pair.mine.prompt)


def _said(driver: Driver, index: int, reader: int) -> str:
    trial = try_option(driver, index, reader)
    words = in_words(driver, index, trial, reader, trial.prompt.seat).words
    trial.branch.discard()
    return words


def _some(prompt: Prompt) -> Sequence[int]:
    """The first option, the last one and one between them; none where several are picked."""
    count = len(prompt.options)
    return sorted({0, count // 2, count - 1}) if prompt.single else ()
