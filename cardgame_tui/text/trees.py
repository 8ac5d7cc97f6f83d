"""Walking through the tree of a card's text, and changing it."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import Enum
from itertools import zip_longest
from operator import is_
from typing import Any

from cardgame_tui.text.nodes import Node, field_kinds


def nodes_of(node: object) -> Iterator[Node]:
    """Yield a tree's node and all under it, in reading order; of a tuple the nodes of its parts."""
    waiting = [node]
    while waiting:
        part = waiting.pop()
        if isinstance(part, tuple):
            waiting += part[::-1]
        elif isinstance(part, Node):
            yield part
            if not isinstance(part, Enum):
                waiting += [getattr(part, name) for name in reversed(field_kinds(type(part)))]


def changed(node: object, change: Callable[[Node], Node | None]) -> Any:
    """Return a tree in which nodes are replaced by what `change` returns for them; None leaves a node as it is.

    What has been replaced is not looked into. A tree in which nothing changes is returned as it is.
    """
    if isinstance(node, tuple):
        parts = tuple([changed(part, change) for part in node])
        return node if all(map(is_, parts, node)) else parts
    if not isinstance(node, Node):
        return node
    if (other := change(node)) is not None:
        return other
    if isinstance(node, Enum):
        return node
    names = field_kinds(type(node))
    before = [getattr(node, name) for name in names]
    after = [changed(part, change) for part in before]
    return node if all(map(is_, after, before)) else type(node)(**dict(zip(names, after, strict=True)))


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


def unbeaten(trees: Sequence[object]) -> list[object]:
    """The readings of a text without those in which a form stands that another one beats (`Node.BEATS`)."""
    return [tree for tree in trees if not any(_beats(other, tree) for other in trees)]


def _beats(one: object, two: object) -> bool:
    """Whether the first node in which two trees differ beats the other one."""
    found, instead = _first_difference(one, two)
    return isinstance(found, Node) and type(instead) in type(found).BEATS


def _first_difference(one: object, two: object) -> tuple[object, object]:
    if type(one) is not type(two) or isinstance(one, Enum):
        return one, two
    if isinstance(one, tuple) and isinstance(two, tuple):
        pairs: Iterable[tuple[object, object]] = zip_longest(one, two)
    elif isinstance(one, Node):
        pairs = ((getattr(one, name), getattr(two, name)) for name in field_kinds(type(one)))
    else:
        return one, two
    return next((_first_difference(*pair) for pair in pairs if pair[0] != pair[1]), (None, None))
