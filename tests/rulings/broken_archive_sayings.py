"""What the mutants put in place of parts of Grand Archive: what texts can say, with one rule broken."""

from typing import Any

from cardgame_tui.engine import asking
from cardgame_tui.engine.prompt import Script
from rulesets.grand_archive.rules.steps import verb

PICK_CARDS = asking.pick_cards


def pick_at_most_one(*words: Any, **rest: Any) -> Script[Any]:
    """Let one card be picked where several may be."""
    return (yield from PICK_CARDS(*words, **{**rest, "most": 1}))


def pick_at_least_one(*words: Any, **rest: Any) -> Script[Any]:
    """Let a card be picked where none need be."""
    return (yield from PICK_CARDS(*words, **{**rest, "least": 1}))


def only_the_first(item: Any, place: Any) -> Any:
    """Let several targets be the first one."""
    return [verb.aimed_at(item, place)]
