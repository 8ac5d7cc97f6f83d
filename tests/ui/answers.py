"""Answers made by a program, and the keys that give them."""

import random

from cardgame_tui.engine.prompt import Answer, Prompt
from cardgame_tui.ui.keys.answering import Choice
from cardgame_tui.ui.keys.grouping import Kind


def random_answer(prompt: Prompt, chance: random.Random) -> Answer:
    """Some legal answer."""
    count = len(prompt.options)
    if prompt.secret:
        return chance.randrange(count), chance.randrange(count)
    if prompt.single:
        return chance.randrange(count)
    return tuple(chance.sample(range(count), chance.randint(prompt.least, min(prompt.limit, count))))


def keys_of(choice: Choice, answer: Answer) -> list[str]:
    """The keys that give an answer."""
    if choice.kind is Kind.YES_NO:
        return ["space" if answer == choice.decline else "enter"]
    if choice.kind is Kind.AMOUNT and answer != choice.decline:
        assert isinstance(answer, int)
        return [*str(choice.prompt.options[answer].value), "enter"]
    if isinstance(answer, tuple):
        return [key for index in answer for key in _code(choice, index)] + ["enter"]
    return ["space"] if answer == choice.decline else _code(choice, answer)


def _code(choice: Choice, index: int) -> list[str]:
    group = next(group for group in choice.groups if index in group.members)
    if len(group.members) == 1:
        return [*group.code]
    twin = Choice(choice.prompt)
    for key in group.code:
        twin.press(key)
    return [*group.code, *next(code for code, member in twin.members() if member == index)]
