"""Walking through the tree of a card's text."""

from collections.abc import Iterator
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
