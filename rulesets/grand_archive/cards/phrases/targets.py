"""The places in a text that target something (GA-203)."""

from collections.abc import Iterator

from cardgame_tui.text import nodes_of
from rulesets.grand_archive.cards.phrases.selectors import Phrase
from rulesets.grand_archive.cards.phrases.who import TargetPlayer


def targets_in(tree: object) -> tuple[Phrase | TargetPlayer, ...]:
    """What a text targets, in reading order; a player whose things are meant comes before them."""
    return tuple({id(each): each for each in _targets(tree)}.values())


def _targets(tree: object) -> Iterator[Phrase | TargetPlayer]:
    for node in nodes_of(tree):
        if isinstance(node, TargetPlayer):
            yield node
        elif isinstance(node, Phrase) and node.targets:
            yield from _targets(node.tails)
            yield node
