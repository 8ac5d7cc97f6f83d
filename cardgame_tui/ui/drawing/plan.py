"""How the lines of a screen are divided among the parts of the table."""

from collections.abc import Collection, Iterable, Mapping, Sequence

from cardgame_tui.engine.shown.layout import Row, RowKind
from cardgame_tui.ui.drawing.flowing import LEAST_ROW, lines_of_cards, places_in
from cardgame_tui.ui.drawing.strip.options import OptionSheet
from cardgame_tui.ui.drawing.strip.strip import strip_lacks
from cardgame_tui.ui.scene.scene import Scene, shows_hand
from cardgame_tui.value import value

HANDS = ("hand", "far hand", "closed hand")
"""The parts of the board that are a hand."""
STACKS = ("stack", "short stack")
"""The parts of the board that are the stack; one with at most one item has at most one line."""
GAP = 4
"""Cells around a side panel."""
LEAST_WIDTH, LEAST_HEIGHT = 60, 20
FULL_HEIGHT = 24
"""Height from which the table has lines for everything; on a lower screen, cards have two lines."""
WIDE = 112
"""Width from which a side panel is drawn next to the board."""
SPACIOUS = 56
"""Height from which blank lines set parts off."""
HEADER, STATUS, MIDDLE, FOOTER = 1, 1, 1, 1
LEAST = {
    "caption": 0,
    "slot": 3,
    "pile": 2,
    "flow": 2,
    "stack": 0,
    "short stack": 0,
    "hand": 2,
    "far hand": 1,
    "asking": 5,
    "asking more": 5,
}
"""Lines each part begins with; every other part has one."""
LOW_LEAST = {**LEAST, "slot": 2, "stack": 1, "short stack": 1}
"""The same on a low screen, where a stack without items has no line that waits for one."""
OPTIONS = 3
"""Options that the fewest lines of a question list one below the other, next to what cannot be picked."""
SIDE = "side"
"""The flowing rows of a player, where they grow beyond others."""
AIR = 2
"""Blank lines that are left where the rows of a side grow."""
STEPS = (
    ("flow", 2),
    ("slot", 3),
    ("far hand", 2),
    ("stack", 1),
    ("short stack", 1),
    ("crowd", 4),
    ("crowd", 6),
    ("crowd", 8),
    ("hand", 3),
    ("flow", 3),
    ("slot", 6),
    ("pile", 5),
    ("hand", 6),
    ("asking more", 6),
    ("crowd", 10),
    ("crowd", 12),
    ("crowd", 14),
    ("far hand", 6),
    ("stack", 3),
    ("flow", 5),
    ("folded", 6),
    ("slot", 7),
    ("hand", 7),
    ("pile", 6),
    ("flow", 6),
    ("asking", 8),
    ("asking more", 8),
    ("hand", 8),
    ("slot", 9),
    ("flow", 8),
    ("pile", 8),
    (SIDE, 9),
    (SIDE, 10),
)
"""What more room goes to, in this order.

Rows of slots take a step together, so that they stay alike; flowing rows take it one by one, those at the front
first. A flowing row or a hand with more cards than fit side by side is folded into several lines of cards. As a
``crowd`` it takes a step only as far as all of its cards need it, as ``folded`` for more lines of each card.
``asking more`` is a question with more options than it has lines for. The flowing rows of a player's side take the
last steps, on a spacious screen, so that less of their texts is cut.
"""
SQUEEZES = (
    ("asking", 4),
    ("asking more", 4),
    ("slot", 2),
    ("flow", 1),
    ("hand", 1),
    ("pile", 1),
    ("asking", 3),
    ("asking more", 3),
    ("slot", 1),
)
"""What gives lines up, in this order, where there are too few."""
ALONE = ("flow", "crowd", "folded", SIDE)
"""Kinds whose rows take a step one by one."""


@value
class Part:
    """Some lines of the board.

    Args:
        kind: ``slot``, ``pile`` (slots with a badge), ``flow``, ``line`` (a folded row), ``title``, ``blank``,
            ``stack``, ``short stack``, ``hand``, ``far hand``, ``closed hand``, ``status`` or ``middle``.
        seat: whose it is, 0 for nobody's.
        row: the row of the layout it draws, None for other parts.
    """

    kind: str
    seat: int = 0
    row: Row | None = None


@value
class Plan:
    """How the screen is divided.

    Args:
        width: cells of the screen.
        height: lines of the screen.
        board: cells of the board.
        panel: cells of the side panel, 0 for none.
        blank: blank lines below the header and above the question.
        parts: the parts of the board from top to bottom, each with its lines.
        asking: lines of the question.
    """

    width: int
    height: int
    board: int
    panel: int
    blank: tuple[int, int]
    parts: tuple[tuple[Part, int], ...]
    asking: int

    @property
    def stack_in_middle(self) -> bool:
        """Whether the line between the sides shows the stack, because it has no line of its own."""
        return any(part.kind in STACKS and not lines for part, lines in self.parts)


def plan(scene: Scene, width: int, height: int, sheet: OptionSheet | None = None) -> Plan:
    """Divide the screen among the parts of a scene.

    Args:
        scene: the table.
        width: cells of the screen.
        height: lines of the screen.
        sheet: its options on lines as wide as the screen, which then knows how they stand; default: a new one.
    """
    panel = 31 + max(0, width - 120) * 2 // 5 if width >= WIDE else 0
    board = width - panel - GAP if panel else width
    low = height < FULL_HEIGHT
    parts = tuple(parts_of(scene, stack=not panel and (not low or bool(scene.view.stack))))
    folds = [_folds(scene, part, board) for part in parts]
    options = len(scene.question.entries) + len(scene.question.hints) + (not panel and bool(scene.asking_text))
    grows = any(part.row and part.row.kind is RowKind.FLOW and part.row.seat for part in parts)
    kind = "asking more" if grows or (options > OPTIONS and not scene.question.doing) else "asking"
    room = _Room(parts, kind, folds, height - HEADER - FOOTER, LOW_LEAST if low else LEAST)
    *lines, asking = room.lines
    if parts[-1].kind == "hand":
        asking, lines[-1] = _share(scene, width, asking, lines[-1], folds[-1], sheet or OptionSheet(scene, width))
    sized = tuple(zip(parts, lines, strict=True))
    left, over = room.left, 0
    if height < SPACIOUS:
        asking, left = asking + left, 0
    if left and height >= SPACIOUS:
        left, over = left - 1, 1
    if left > 1 and height >= SPACIOUS and sized[-1][0].kind == "hand":
        left, sized = left - 1, (*sized[:-1], (Part("blank"), 1), sized[-1])
    return Plan(width, height, board, panel, (over, left), sized, asking)


def _share(scene: Scene, width: int, asking: int, hand: int, folds: int, sheet: OptionSheet) -> tuple[int, int]:
    """Divide lines between the question and the hand, so that the board stays where it is.

    A closed hand and one without cards have one line. Another gives lines up where options lack less by that.
    """
    least = min(hand, folds * LEAST_ROW)
    both = asking + hand
    if not shows_hand(scene, scene.near) or not scene.view.zones[scene.layout.hands[scene.near - 1]].cards:
        return both - 1, 1
    if width >= WIDE:
        return asking, hand
    lacks = {}
    for lines in range(hand, least - 1, -1):
        lacks[lines] = strip_lacks(sheet, width, both - lines)
        if not lacks[lines]:
            break
    hand = min(lacks, key=lacks.__getitem__)
    return both - hand, hand


def board_plan(scene: Scene, width: int, height: int, hands: Collection[int] = ()) -> Plan:
    """Divide some lines among the parts of a scene alone: no header, no question and no footer.

    Args:
        scene: the table.
        width: cells of the board.
        height: how many lines.
        hands: the seats whose hands are parts of it.
    """
    every = parts_of(scene, stack=bool(scene.view.stack))
    parts = tuple(part for part in every if part.kind not in HANDS or part.seat in hands)
    room = _Room(parts, "caption", [_folds(scene, part, width) for part in parts], height)
    return Plan(width, height, width, 0, (0, 0), tuple(zip(parts, room.lines[:-1], strict=True)), 0)


def parts_of(scene: Scene, *, stack: bool) -> Iterable[Part]:
    """The parts of the board from top to bottom.

    Args:
        scene: the table.
        stack: whether the stack has lines of its own, if the game has one.
    """
    far, near = scene.far, scene.near
    yield Part("status", far)
    if shows_hand(scene, far):
        yield Part("far hand", far)
    rows = scene.shown_rows
    above = [row for row in rows if row.seat == far]
    shared = [row for row in rows if row.seat == 0]
    below = scene.layout.shared_below
    yield from _row_parts(scene, above)
    if below or not shared or scene.layout.middle:
        yield Part("middle")
    if not below:
        yield from _row_parts(scene, shared)
    yield from _row_parts(scene, [row for row in rows if row.seat == near])
    yield Part("status", near)
    if below:
        yield from _row_parts(scene, shared)
    if stack and scene.layout.has_stack:
        yield Part("stack" if len(scene.view.stack) > 1 else "short stack")
    if not any(hand in row.zones for hand in scene.layout.hands for row in scene.layout.rows):
        only_far = shows_hand(scene, far) and not shows_hand(scene, near)
        yield Part("closed hand" if only_far else "hand", near)


def _row_parts(scene: Scene, rows: Iterable[Row]) -> Iterable[Part]:
    for row in rows:
        if scene.folded_words(row):
            yield Part("line", row.seat, row)
            continue
        if row.kind is RowKind.FLOW and row.seat == 0 and row.label:
            yield Part("title", 0, row)
        yield Part("flow" if row.kind is RowKind.FLOW else _slot_kind(scene, row), row.seat, row)


def _slot_kind(scene: Scene, row: Row) -> str:
    """Slots with a badge say less than cards, and need fewer lines."""
    return "pile" if any(scene.view.zones[name].badge for name in row.zones) else "slot"


def _folds(scene: Scene, part: Part, width: int) -> int:
    """How many lines of cards a part needs to show all of them."""
    if part.kind == "hand" and shows_hand(scene, part.seat):
        return lines_of_cards(len(scene.view.zones[scene.layout.hands[part.seat - 1]].cards), width)
    if part.kind == "flow" and part.row is not None:
        return lines_of_cards(places_in(scene, part.row, width), width)
    return 1


class _Room:
    """Divides the lines of a screen among parts.

    Args:
        parts: the parts of the board, from top to bottom.
        asking: the kind of the question.
        folds: into how many lines of cards each of them is folded.
        height: lines of the screen.
        least: lines each part begins with.
    """

    def __init__(
        self,
        parts: Sequence[Part],
        asking: str,
        folds: Sequence[int],
        height: int,
        least: Mapping[str, int] = LEAST,
    ) -> None:
        self._kinds = [*(part.kind for part in parts), asking]
        self._sides = [place for place, part in enumerate(parts) if part.kind == "flow" and part.seat]
        self._folds = [*folds, 1]
        self._height = height
        self.lines = [least.get(kind, 1) for kind in self._kinds]
        self._squeeze()
        groups = self._groups()
        for kind, lines in STEPS:
            for group in groups.get(kind, ()):
                self._grow(group, lines, capped=kind == "crowd", kept=AIR if kind == SIDE else 0)

    @property
    def left(self) -> int:
        """Lines that no part has."""
        return max(0, self._height - sum(self.lines))

    def _squeeze(self) -> None:
        for kind, most in SQUEEZES:
            if sum(self.lines) > self._height:
                self.lines = [
                    min(lines, most) if each == kind else lines
                    for each, lines in zip(self._kinds, self.lines, strict=True)
                ]

    def _groups(self) -> dict[str, Sequence[Sequence[int]]]:
        """The places of the parts that take a step together, by the kind of the step."""
        places: dict[str, list[int]] = {}
        for place in _from_the_front(self._kinds):
            places.setdefault(self._kinds[place], []).append(place)
            if self._folds[place] > 1:
                places.setdefault("crowd", []).append(place)
                places.setdefault("folded", []).append(place)
            if place in self._sides and self._height >= SPACIOUS - HEADER - FOOTER:
                places.setdefault(SIDE, []).append(place)
        return {kind: [[each] for each in found] if kind in ALONE else [found] for kind, found in places.items()}

    def _grow(self, group: Sequence[int], lines: int, *, capped: bool, kept: int) -> None:
        """Give every part of a group so many lines, or as many as its lines of cards share evenly; keep some."""
        wanted = [self._even(place, lines, capped=capped) for place in group]
        if sum(wanted) - sum([self.lines[place] for place in group]) <= self.left - kept:
            for place, most in zip(group, wanted, strict=True):
                self.lines[place] = most

    def _even(self, place: int, lines: int, *, capped: bool) -> int:
        """As many of so many lines as the lines of cards of a part share evenly, but never fewer than it has."""
        now, folds = self.lines[place], self._folds[place]
        if folds > 1:
            lines -= lines % min(folds, max(1, lines // LEAST_ROW))
            lines = min(lines, folds * LEAST_ROW) if capped else lines
        return lines if lines > now else now


def _from_the_front(kinds: Sequence[str]) -> Sequence[int]:
    """The places of all parts, those next to the line between the sides first; of two the one of the near side."""
    middle = kinds.index("middle") if "middle" in kinds else len(kinds) // 2
    return sorted(range(len(kinds)), key=lambda place: (abs(place - middle), -place))
