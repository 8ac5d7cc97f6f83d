"""Whether two texts can be told apart: the same answers to both, until something is different."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import count, islice
from random import Random

from cardgame_tui.content.faults import ContentError
from cardgame_tui.engine.card import Printed
from cardgame_tui.engine.prompt import Answer, Option, Prompt
from cardgame_tui.play.driver import Driver
from tests.words.stage import SUBJECT, Stage, seen

DECISIONS = 50
"""Most answers in a position."""


@dataclass
class Tried:
    """A text that is tried in one position after another.

    Args:
        stage: the game.
        text: the text.
        kind: the kind of card it is on.
        like: the text for which card and positions are made.
        cards: all cards.
        seen: what was seen in each position so far.
        going: what goes on in each position that was played.
        telling: how often each position has told another text apart from this one.
    """

    stage: Stage
    text: str
    kind: str
    like: str
    cards: Mapping[str, Printed]
    seen: dict[int, list[int]] = field(default_factory=dict)
    going: dict[int, Iterator[int]] = field(default_factory=dict)
    telling: Counter[int] = field(default_factory=Counter)

    def play(self, seed: int) -> Iterator[int]:
        """What is seen at each question in a position, as a number; remembered, and played on where it ended."""
        if seed not in self.going:
            self.going[seed], self.seen[seed] = self._play(seed), []
        known, going = self.seen[seed], self.going[seed]
        for number in count():
            if number == len(known):
                known += islice(going, 1)
            if number == len(known):
                break
            yield known[number]

    def _play(self, seed: int) -> Iterator[int]:
        try:
            driver = self.stage.driver(self.cards, self.kind, self.like, seed)
        except ContentError:
            if self.text == self.like:
                raise
            yield 0  # the changed card may not lie where the other one may
            return
        chance = Random(seed)
        passing = chance.choice((0.2, 1.0, 4.0))
        logged = 0
        for _ in range(DECISIONS):
            events = driver.duel.events or []
            news = [(e.what, e.seat, e.card, e.zone, e.amount, e.other) for e in events[logged:]]
            logged = len(events)
            prompt = driver.prompt
            asked = None if prompt is None else _asked(prompt)
            yield hash((asked, tuple(news), seen(self.stage.ruleset, driver.duel), self.stage.look(driver.duel)))
            if prompt is None:
                return
            driver.answer(some_answer(driver, prompt, chance, passing))


def tried(stage: Stage, text: str, kind: str, like: str = "") -> Tried | None:
    """A text to be tried, in the same positions as another one; None if it is refused."""
    cards = stage.cards(text, kind, like or text)
    return None if cards is None else Tried(stage, text, kind, like or text, cards)


def told_apart(one: Tried, two: Tried, positions: int) -> int | None:
    """A position that tells two texts apart, None if none of so many does; first those that told others."""
    often = [seed for seed, _ in one.telling.most_common()]
    for seed in (*often, *(each for each in range(positions) if each not in often)):
        for left, right in zip(_ended(one.play(seed)), _ended(two.play(seed)), strict=False):
            if left != right:
                one.telling[seed] += 1
                return seed
    return None


def _ended(seen: Iterator[int]) -> Iterator[int]:
    yield from seen
    yield -1


def _asked(prompt: Prompt) -> tuple[object, ...]:
    options = tuple([(each.key, each.card, each.zone, _plain(each.value)) for each in prompt.options])
    return (prompt.seat, prompt.ask, prompt.least, prompt.most, prompt.ordered, prompt.amount, options)


def _plain(value: object) -> object:
    """The value of an option without the words of the text."""
    return value if isinstance(value, int) else len(str(value).split()) == 1 and str(value)


def some_answer(driver: Driver, prompt: Prompt, chance: Random, passing: float) -> Answer:
    """A random answer that attacks often, and uses the card with the text."""
    options, count = prompt.options, len(prompt.options)
    if prompt.secret:
        return (chance.randrange(count), chance.randrange(count))
    weights = [_weight(driver, each, passing) for each in options]
    if prompt.single:
        return chance.choices(range(count), weights)[0]
    size = chance.randint(prompt.least, min(prompt.limit, count))
    return tuple(chance.sample(range(count), size))


def _weight(driver: Driver, option: Option, passing: float) -> float:
    if option.key in ("pass", "nothing"):
        return passing
    if option.key == "attack":
        return 3.0
    return 6.0 if option.card is not None and driver.duel.cards[option.card].name == SUBJECT else 1.0
