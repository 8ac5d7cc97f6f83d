"""The state of a duel at each decision, and which hidden information somebody has seen since."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from cardgame_tui.engine.duel import SEATS, Duel
from cardgame_tui.engine.prompt import BOTH
from cardgame_tui.play.driver import Driver


class Situation(NamedTuple):
    """The state of a duel at one open prompt, as far as an undo needs it.

    Args:
        seat: who was asked; 0 for both.
        turn: number of the turn.
        phase: the phase.
        events: how many events the log had.
        chance: the state of chance.
        public: whether both players could read the question, so that the keyboard was not handed over.
    """

    seat: int
    turn: int
    phase: str
    events: int
    chance: tuple[object, ...]
    public: bool


def situation_of(driver: Driver) -> Situation:
    """The current state of a duel; the seat is also 0 when the duel is over."""
    duel, prompt = driver.duel, driver.prompt
    seat, public = (BOTH, False) if prompt is None else (prompt.seat, prompt.public)
    return Situation(seat, duel.turn, duel.phase, len(duel.events or ()), _chance(duel), public)


def learned_since(driver: Driver, situations: Sequence[Situation], people: Collection[int]) -> str:
    """Say which hidden information somebody has seen in the last decisions.

    A card counts when somebody sees its face now who did not see it before, or when it was shown.

    Args:
        driver: the duel.
        situations: its state at each of these decisions, in order.
        people: the seats of the people at the terminal.

    Returns:
        The reason in words, with no name of a card in it; empty when nothing was learned.
    """
    first = situations[0]
    if first.chance != _chance(driver.duel):
        return "chance has been used since"
    if any(situation.seat == BOTH for situation in situations) and people:
        return "both players' secret choice has been shown"
    if _handed_over(situations, driver, people):
        return "the other player has been asked since"
    events = driver.duel.events or []
    if any(event.shown for event in events[first.events :]):
        return "a card has been shown since"
    return "a card has been seen since" if _card_was_seen(driver, len(situations)) else ""


def _handed_over(situations: Sequence[Situation], driver: Driver, people: Collection[int]) -> bool:
    """Whether the keyboard went from one player to the other."""
    asked = {situation.seat for situation in situations if not situation.public}
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
