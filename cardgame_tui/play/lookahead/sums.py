"""What a trial does to life, as sums: ``9 - 2 = 7``, or ``9 - (5 - 3) = 7`` where damage is prevented."""

from collections.abc import Collection, Iterator

from cardgame_tui.engine.card import Card
from cardgame_tui.engine.shown.unknown import UnknownError
from cardgame_tui.engine.shown.wording import Wording
from cardgame_tui.play.driver import Driver
from cardgame_tui.play.lookahead.trial import Trial
from cardgame_tui.value import value


@value
class Sum:
    """A number before and after an answer.

    Args:
        name: whose number it is, such as the name of a card.
        before: what it is now.
        change: what is added; less than 0 for a loss.
        end: what becomes of the card, such as ``dies``; empty if it stays.
        seat: whose card it is.
        prevented: how much of the damage to the card is prevented.
    """

    name: str
    before: int
    change: int
    end: str = ""
    seat: int = 0
    prevented: int = 0

    @property
    def after(self) -> int:
        """What it is then; nothing is left of a card with more damage than life."""
        return max(0, self.before + self.change)

    @property
    def words(self) -> str:
        """The sum, such as ``9 - 2 = 7``, with damage that is prevented in brackets: ``9 - (5 - 3) = 7``."""
        if self.prevented and self.change <= 0:
            return f"{self.before} - ({self.prevented - self.change} - {self.prevented}) = {self.after}"
        return f"{self.before} {'-' if self.change < 0 else '+'} {abs(self.change)} = {self.after}"


def sums_of(driver: Driver, trial: Trial, reader: int) -> Iterator[Sum]:
    """The life of each card on the board that a trial changes, in the order in which that happens.

    Args:
        driver: the duel as it is.
        trial: what an option did on a copy.
        reader: whose knowledge is used; 0 for what both players know.
    """
    duel = driver.duel
    numbers = dict.fromkeys(event.card for event in trial.events if event.card is not None)
    before = [duel.cards[number] for number in numbers if number < len(duel.cards)]  # others are made in the trial
    for card in before:
        if card.zone is None or card.zone.kind not in driver.ruleset.slots or not duel.sees(reader, card):
            continue
        try:
            found = _sum(driver, trial, card)
        except UnknownError:
            continue
        if found is not None and (found.change or found.prevented):
            yield found


def _sum(driver: Driver, trial: Trial, card: Card) -> Sum | None:
    """How the life of a card changes; None for a card without life."""
    ruleset, then = driver.ruleset, trial.duel.cards[card.id]
    before = ruleset.face(driver.duel, card).health
    if before is None:
        return None
    wording, owner = ruleset.wording, card.zone.seat if card.zone is not None else card.owner
    prevented = _amount(trial, card, wording.prevents)
    if then.zone is None or then.zone.kind not in ruleset.slots or then.visit != card.visit:
        lost = _amount(trial, card, wording.damages)
        return Sum(card.name, before[0], -lost, _end(trial, card, wording), owner, prevented)
    after = ruleset.face(trial.duel, then).health
    return None if after is None else Sum(card.name, before[0], after[0] - before[0], "", owner, prevented)


def _amount(trial: Trial, card: Card, whats: Collection[str]) -> int:
    """The amounts of the events of some words about a card."""
    return sum(event.amount for event in trial.events if event.card == card.id and event.what in whats)


def _end(trial: Trial, card: Card, wording: Wording) -> str:
    """What becomes of a card that leaves the board: its first outcome after its damage that names nothing else."""
    events = [event for event in trial.events if event.card == card.id]
    last = max((place for place, event in enumerate(events) if event.what in wording.damages), default=0)
    said = [wording.outcome(event.what) or "" for event in events[last:]]
    ends = (words.removeprefix("{card} ") for words in said if words.startswith("{card} "))
    return next((words for words in ends if "{" not in words), "")
