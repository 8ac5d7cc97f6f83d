"""Walking through the tree of a card's text."""

from collections.abc import Callable, Iterator
from enum import Enum

from cardgame_tui.text.nodes import Node, field_kinds


def nodes_of(node: object) -> Iterator[Node]:
    """Yield a tree's node and all under it, in reading order; of a tuple the nodes of its parts."""
    if isinstance(node, tuple):
        for part in node:
            yield from nodes_of(part)
    elif isinstance(node, Node):
        yield node
        if not isinstance(node, Enum):
            for name in field_kinds(type(node)):
                yield from nodes_of(getattr(node, name))


def left_unused(tree: object, choice: type[Node], means: Callable[[Node], bool]) -> bool:
    """Whether something is chosen in a tree that no word after it is about.

    Args:
        tree: a node, or a tuple of them.
        choice: the form that chooses something.
        means: whether a node is about what was chosen before it.
    """
    waits = False
    for node in nodes_of(tree):
        if isinstance(node, choice):
            if waits:
                return True
            waits = True
        elif means(node):
            waits = False
    return waits
