"""Where a game's zones are on the table. Data only: one screen draws every game from it."""

from collections.abc import Collection, Sequence
from enum import Enum

from cardgame_tui.engine.declared import Place
from cardgame_tui.engine.zone import Sight
from cardgame_tui.value import value

__all__ = ["Layout", "Row", "RowKind"]


class RowKind(Enum):
    """How a row of zones is drawn."""

    GRID = "grid"
    """Slots in fixed columns, each holding few cards; rows of the same width line up."""
    FLOW = "flow"
    """Zones whose cards are drawn side by side, in any number, with a bar between two zones."""
    LANE = "lane"
    """Numbered slots that face those of the other side's lane, as many columns as are in use."""


@value
class Row:
    """One row of the board as seat 1 sees it.

    Args:
        kind: how it is drawn.
        zones: names of its zones from seat 1's left to right: some for a flowing row, none for a lane, whose
            zones are those named by its label and a number from 1, such as ``1s3``. A duel may add some.
        label: the word at its left edge, such as ``1C``.
        seat: whose side it is on, 0 for shared rows.
        hides: whether it takes no line while it is empty.
        titles: what its slots are called on the table, in the order of its zones; empty for the zones' own names.
        chain: whether each card of it answers the one before, so that an arrow stands between them.
    """

    kind: RowKind
    zones: tuple[str, ...]
    label: str
    seat: int
    hides: bool = False
    titles: tuple[str, ...] = ()
    chain: bool = False


@value
class Layout:
    """The arrangement of everything on the table.

    Args:
        rows: the board from top (far side) to bottom (near side) as seat 1 sees it.
        middle: words for the line between the sides, such as ``front line``.
        asides: per seat, names of single zones drawn next to that seat's counts, such as a monument zone.
        hands: names of the zones that hold the hands, seat 1's first.
        piles: per seat, names of the piles that can be opened, if the viewer may read them.
        has_stack: whether the game has a stack to show.
        turns: whether the table is turned half a turn for seat 2.
        lanes: fewest columns drawn of lanes.
        shared_below: whether shared rows are drawn below the near side instead of between the sides.
    """

    rows: tuple[Row, ...]
    middle: str
    asides: tuple[tuple[str, ...], tuple[str, ...]]
    hands: tuple[str, str]
    piles: tuple[tuple[str, ...], tuple[str, ...]]
    has_stack: bool = True
    turns: bool = True
    lanes: int = 5
    shared_below: bool = False

    def __hash__(self) -> int:
        """The hands alone: cheap to work out, as each frame asks often which places a layout has."""
        return hash(self.hands)


def layout_of(places: Sequence[Place], slots: Collection[str], *, has_stack: bool) -> Layout:
    """Lay out declared places: the board in flowing rows, shared ones in the middle, the other ones as piles.

    Args:
        places: the places. The first one that only its owner sees is the hand; of those on the board the first is
            the nearest to its player.
        slots: names of those that are on the board.
        has_stack: whether the game has a stack.

    Raises:
        ValueError: when no place is a hand.
    """
    own = [each.name for each in places if not each.shared]
    hand = next((each.name for each in places if not each.shared and each.sight is Sight.OWNER), None)
    if hand is None:
        raise ValueError("no place is a hand: declare one with Sight.OWNER, or write the method layout")
    board = [name for name in own if name in slots]
    near = [Row(RowKind.FLOW, (f"seat1.{name}",), name, 1) for name in reversed(board)]
    far = [Row(RowKind.FLOW, (f"seat2.{name}",), name, 2) for name in board]
    middle = [
        Row(RowKind.FLOW, (each.name,), each.name, 0) for each in places if each.shared and each.name in slots
    ]
    piles = [name for name in own if name not in slots and name != hand]
    first, second = (tuple(f"seat{seat}.{name}" for name in piles) for seat in (1, 2))
    return Layout(
        rows=(*far, *middle, *near),
        middle="",
        asides=((), ()),
        hands=(f"seat1.{hand}", f"seat2.{hand}"),
        piles=(first, second),
        has_stack=has_stack,
    )
