"""Answers made by a program, and the keys that give them."""

import random
from copy import copy

from cardgame_tui.engine.prompt import Answer, Prompt
from cardgame_tui.ui.keys.answering import Choice


def random_answer(prompt: Prompt, chance: random.Random) -> Answer:
    """Some legal answer."""
    count = len(prompt.options)
    if prompt.secret:
        return chance.randrange(count), chance.randrange(count)
    if prompt.single:
        return chance.randrange(count)
    return tuple(chance.sample(range(count), chance.randint(prompt.least, min(prompt.limit, count))))


def _code(choice: Choice, index: int) -> list[str]:
    group = next(group for group in choice.groups if index in group.members)
    if len(group.members) == 1:
        return [*group.code]
    twin = copy(choice)
    for key in group.code:
        twin.press(key)
    return [*group.code, *next(code for code, member in twin.members() if member == index)]
