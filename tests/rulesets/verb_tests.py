"""Which tests a ruleset has for its verbs: a file for each room, in it a test for each verb."""

import importlib
import re
from collections.abc import Iterable, Iterator
from types import ModuleType

from cardgame_tui.text import Node
from cardgame_tui.text.nodes import is_concrete


def verbs_in(room: ModuleType) -> list[type[Node]]:
    """The verbs that a room declares itself."""
    return [
        value
        for value in vars(room).values()
        if isinstance(value, type)
        and issubclass(value, Node)
        and is_concrete(value)
        and value.__module__ == room.__name__
    ]


def untested(ruleset: str, rooms: Iterable[ModuleType]) -> Iterator[str]:
    """Name the tests that are missing: `Deal` of `verbs.damage` is tested by `test_damage.test_deal...`."""
    for room in rooms:
        file = importlib.import_module(f"tests.rulesets.{ruleset}.verbs.test_{room.__name__.rpartition('.')[2]}")
        for verb in verbs_in(room):
            name = "test_" + re.sub(r"(?<!^)([A-Z])", r"_\1", verb.__name__).lower()
            if not any(test == name or test.startswith(f"{name}_") for test in vars(file)):
                yield f"{file.__name__}.{name}"
