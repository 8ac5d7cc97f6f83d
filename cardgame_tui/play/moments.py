"""How a duel stood at each decision, as far as taking it back has to know."""

from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

from cardgame_tui.engine.duel import SEATS, Duel
from cardgame_tui.engine.prompt import BOTH
from cardgame_tui.play.driver import Driver


class Moment(NamedTuple):
    """A duel at one open prompt.

    Args:
        seat: who was asked; 0 for both.
        turn: number of the turn.
        phase: the phase.
        events: how many events the log had.
        chance: the state of chance.
        public: whether the question was one at the open table, for which nothing is handed over.
    """

    seat: int
    turn: int
    phase: str
    events: int
    chance: tuple[object, ...]
    public: bool


def moment_of(driver: Driver) -> Moment:
    """How a duel stands now; the seat is 0 too when it is over."""
    duel = driver.duel
    seat, public = (BOTH, False) if driver.prompt is None else (driver.prompt.seat, driver.prompt.public)
    return Moment(seat, duel.turn, duel.phase, len(duel.events or ()), _chance(duel), public)


def crossing(driver: Driver, moments: Sequence[Moment], decisions: int, people: Collection[int]) -> str:
    """Say which hidden thing somebody has come to know by the last decisions.

    A card counts when somebody sees its face after one of them who did not before, or when it was shown.

    Args:
        driver: the duel.
        moments: how it stood at each of its decisions, in order.
        decisions: how many of the last ones are to be taken back.
        people: the seats of the people at the terminal.

    Returns:
        The reason in words, with no name of a card in it; empty when there is nothing.
    """
    since = moments[-decisions:]
    if since[0].chance != _chance(driver.duel):
        return "chance has been used since"
    if any(moment.seat == BOTH for moment in since) and people:
        return "both players' secret choice has been shown"
    if _handed_over(since, driver, people):
        return "the other player has been asked since"
    events = driver.duel.events or []
    if any(event.shown for event in events[since[0].events :]):
        return "a card has been shown since"
    return "a card has been seen since" if _card_was_seen(driver, decisions) else ""


def _handed_over(since: Sequence[Moment], driver: Driver, people: Collection[int]) -> bool:
    """Whether the keyboard went from one player to the other."""
    asked = {moment.seat for moment in since if not moment.public}
    if driver.prompt is not None and not driver.prompt.public:
        asked.add(driver.prompt.seat)
    return asked >= set(SEATS) and set(people) >= set(SEATS)


def _card_was_seen(driver: Driver, decisions: int) -> bool:
    """Whether somebody saw a face after one of the last decisions that was hidden from them before."""
    count = len(driver.given) - decisions
    past = driver.fork(count)
    before = _sights(past.duel)
    for entry in driver.given[count:]:
        past.replay([entry])
        if any(after & ~known for after, known in zip(_sights(past.duel), before, strict=False)):
            return True
    return False


def _sights(duel: Duel) -> list[int]:
    return [duel.sight(card) for card in duel.cards]


def _chance(duel: Duel) -> tuple[object, ...]:
    chance = duel.chance
    return (*chance.state(), len(chance.script))


def last_of(moments: Sequence[Moment], seats: Collection[int]) -> int:
    """How many decisions lead back to the last one that one of the seats had a part in; 0 for none."""
    return next((back for back, moment in _backwards(moments) if moment.seat in seats or not moment.seat), 0)


def _backwards(moments: Sequence[Moment]) -> Iterator[tuple[int, Moment]]:
    return enumerate(reversed(moments), 1)
