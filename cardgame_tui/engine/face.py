"""How a ruleset describes a card and an item on the stack, in short text that can be drawn as it is."""

from cardgame_tui.value import value

__all__ = ["Face", "StackView"]


@value
class Face:
    """How a ruleset describes a card it may show. Everything is short text the table can draw as it is.

    Args:
        name: the card's name.
        kind: its type line, such as ``creature, human``.
        stats: its numbers as they are now, such as ``3/2``.
        facing: quarter turns clockwise as its controller sees it, None where cards do not turn.
        arrows: ``(direction, strength)`` with directions ``T TR R BR B BL L TL`` as seat 1 sees the table.
        marks: short state words, such as ``d1`` for one damage, ``m2``, ``PRONE``.
        values: the numbers behind stats and marks, for bots and checks.
        lines: all details for the inspector: card text, modifiers and their source.
        reaches: numbers of the zones it connects to now, for marking them on the table.
    """

    name: str
    kind: str = ""
    stats: str = ""
    facing: int | None = None
    arrows: tuple[tuple[str, int], ...] = ()
    marks: tuple[str, ...] = ()
    values: tuple[tuple[str, int], ...] = ()
    lines: tuple[str, ...] = ()
    reaches: tuple[int, ...] = ()


@value
class StackView:
    """One item on the stack.

    Args:
        controller: the seat that controls it.
        words: its effect, in words that both players may read.
        card: number of the card it comes from, if any.
        zones: numbers of the zones it targets.
        rule: number of its rule.
    """

    controller: int
    words: str
    card: int | None
    zones: tuple[int, ...]
    rule: str
