"""Weights that say which option to take, and the answers that follow from them."""

from collections.abc import Collection, Iterable, Sequence
from math import exp
from typing import NamedTuple

from cardgame_tui.engine.chance import Chance
from cardgame_tui.engine.prompt import Answer, Prompt
from cardgame_tui.engine.shown.glance import Glance, Pairs, may_stop
from cardgame_tui.play.lookahead.declining import is_bare


class Pick(NamedTuple):
    """One option picked among some.

    Args:
        among: indexes of those that could be picked.
        likely: how likely each of them was.
        taken: the place of the picked one among them.
    """

    among: Sequence[int]
    likely: Sequence[float]
    taken: int


class Policy:
    """How much each option speaks for itself: a sum of weights.

    Attributes:
        main: for each word of an option the weights of the words of the situation.
        more: weights of words that count the same in all situations.
    """

    __slots__ = ("main", "more")

    def __init__(self) -> None:
        self.main: dict[str, dict[str, float]] = {}
        self.more: dict[str, float] = {}

    def scores(self, seen: Glance) -> list[float]:
        """The score of each option; the higher, the better."""
        more, totals, found = self.more.get, dict[str, float](), []
        for pairs, words in zip(seen.main, seen.more, strict=True):
            score = 0.0
            for word, amount in pairs:
                total = totals.get(word)
                if total is None:
                    total = totals[word] = self._total(word, seen.situation)
                score += amount * total
            for word in words:
                score += more(word, 0.0)
            found.append(score)
        return found

    def _total(self, word: str, situation: Pairs) -> float:
        """What a word of an option counts in a situation."""
        row = self.main.get(word)
        if not row:
            return 0.0
        get = row.get
        return sum([get(context, 0.0) * much for context, much in situation])


def likely(scores: Sequence[float]) -> list[float]:
    """How likely each option is by its score (softmax)."""
    most = max(scores)
    powers = [exp(score - most) for score in scores]
    total = sum(powers)
    return [power / total for power in powers]


def picks(
    prompt: Prompt,
    scores: Sequence[float],
    chance: Chance | None,
    without: Collection[int] = (),
    seldom: float = 0.0,
) -> list[Pick]:
    """Pick as many options as a prompt asks for, one after another.

    Args:
        prompt: the prompt.
        scores: of its options, and of "enough" where it may be said.
        chance: picks by likelihood; None for always the likeliest.
        without: options that are left out, where enough others remain.
        seldom: options are not drawn that are less likely than this share of the likeliest.

    In a secret choice between bare words nothing is known that speaks for one: each is as likely.
    """
    size = len(prompt.options)
    if prompt.secret and all(map(is_bare, prompt.options)):
        scores = [0.0] * size  # as in Jan-Ken-Pon: two bots with a favourite would draw for ever
    most, stops = (1, False) if prompt.secret else (prompt.limit, may_stop(prompt))
    left, found = left_of(range(size), without, prompt.least), list[Pick]()
    while left and len(found) < most:
        among = [*left, size] if stops and len(found) >= prompt.least else list(left)
        chances = likely([scores[each] for each in among])
        taken = _drawn(chances, chance, seldom)
        found.append(Pick(among, chances, taken))
        if among[taken] == size:
            break
        left.remove(among[taken])
    return found


def left_of(options: Iterable[int], without: Collection[int], least: int = 1) -> list[int]:
    """Options without some of them; all where fewer than `least` others remain."""
    every = list(options)
    left = [each for each in every if each not in without]
    return left if len(left) >= max(1, least) else every


def _drawn(chances: Sequence[float], chance: Chance | None, seldom: float) -> int:
    likeliest = max(range(len(chances)), key=chances.__getitem__)
    if chance is None:
        return likeliest
    least = seldom * chances[likeliest]
    drawn = [each if each >= least else 0.0 for each in chances]
    point = chance.next32() / 2**32 * sum(drawn)
    for place, each in enumerate(drawn):
        point -= each
        if point < 0:
            return place
    return likeliest


def answer_of_picks(prompt: Prompt, found: Sequence[Pick]) -> Answer:
    """The answer that some picks make; for a secret prompt that of one seat."""
    taken = [each.among[each.taken] for each in found]
    if prompt.single or prompt.secret:
        return taken[0]
    chosen = [each for each in taken if each < len(prompt.options)]
    return tuple(chosen if prompt.ordered else sorted(chosen))
