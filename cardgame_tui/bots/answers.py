"""Answers that a bot compares, and what makes an answer the same in two samples."""

from collections.abc import Hashable, Iterator, Sequence
from itertools import combinations, islice, permutations
from math import comb, perm

from cardgame_tui.bots.random_bot import random_answer
from cardgame_tui.engine.chance import Chance
from cardgame_tui.engine.duel import Duel
from cardgame_tui.engine.prompt import Answer, Option, Prompt
from cardgame_tui.engine.shown.wording import stable_word

__all__ = ["MOST_ANSWERS", "answer_key", "answer_keys", "answers_to"]

MOST_ANSWERS = 32
"""Answers to a prompt for several options that are compared at most."""


def answers_to(prompt: Prompt, chance: Chance) -> list[Answer]:
    """The answers of one seat to a prompt: all, or a random choice where very many are possible.

    Args:
        prompt: the prompt; for a secret one the answers are single indexes.
        chance: chooses where not all are returned.
    """
    if prompt.least == prompt.most == 1 and not prompt.ordered:
        return list(range(len(prompt.options)))
    if _count(prompt) <= MOST_ANSWERS:
        return list(_all(prompt))
    return list(dict.fromkeys(random_answer(prompt, chance) for _ in range(MOST_ANSWERS)))


def _count(prompt: Prompt) -> int:
    size, ways = len(prompt.options), perm if prompt.ordered else comb
    return sum(ways(size, count) for count in range(prompt.least, min(prompt.limit, size) + 1))


def _all(prompt: Prompt) -> Iterator[tuple[int, ...]]:
    size, pick = len(prompt.options), permutations if prompt.ordered else combinations
    for count in range(prompt.least, min(prompt.limit, size) + 1):
        yield from islice(pick(range(size), count), MOST_ANSWERS)


def answer_key(duel: Duel, prompt: Prompt, answer: Answer, seat: int) -> Hashable:
    """What an answer means in every sample of one decision: the question, and what is picked.

    Args:
        duel: the sample.
        prompt: its open prompt.
        answer: the answer of one seat.
        seat: for whom the samples are. A card that it does not see counts by its name: the same card lies
            elsewhere in another sample.
    """
    return answer_keys(duel, prompt, [answer], seat)[0]


def answer_keys(duel: Duel, prompt: Prompt, answers: Sequence[Answer], seat: int) -> list[Hashable]:
    """The keys of several answers to a prompt, see `answer_key`."""
    ask, options = prompt.ask, prompt.options
    if type(answers[0]) is not int:
        return [
            (ask, tuple([_option_key(duel, options[each], seat) for each in _picked(some)])) for some in answers
        ]
    return [
        (ask, option.key, option.zone)
        if option.card is None and option.value is None
        else (ask, _option_key(duel, option, seat))
        for option in [options[answer] for answer in answers if type(answer) is int]
    ]


def _picked(answer: Answer) -> tuple[int, ...]:
    assert isinstance(answer, tuple)
    return answer


def _option_key(duel: Duel, option: Option, seat: int) -> Hashable:
    number, about = option.card, option.value
    card: Hashable = number
    if number is not None and not duel.sees(seat, duel.cards[number]):
        card = duel.cards[number].name
    return option.key, card, option.zone, None if about is None else stable_word(about)
