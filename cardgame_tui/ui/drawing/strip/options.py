"""What can be picked: options in order of their letters, then keys, in columns where lines are few."""

from collections.abc import Callable, Collection, Mapping, Sequence
from enum import IntEnum
from functools import partial
from typing import NamedTuple, TypeAlias

from rich.cells import cell_len

from cardgame_tui.play.lookahead.consequence import NOTHING, Consequence
from cardgame_tui.ui.cells.canvas import Canvas
from cardgame_tui.ui.cells.text import CUT, Press, cut_between, fit, plain, whole_sentences
from cardgame_tui.ui.drawing.columns import NARROW
from cardgame_tui.ui.drawing.strip.option_line import OptionLine
from cardgame_tui.ui.drawing.strip.outcomes import (
    BRIEFLY,
    cells_of,
    draw_consequence,
    draw_in_manner,
    manner_of,
    score_now,
    with_short_names,
)
from cardgame_tui.ui.drawing.strip.whole import (
    MOST_COLUMNS,
    NARROWEST,
    Placed,
    draw_placed,
    fold,
    in_few,
    in_rows,
)
from cardgame_tui.ui.drawing.strip.written import Said, Style
from cardgame_tui.ui.scene.question import MOST_TRIED, Entry
from cardgame_tui.ui.scene.scene import Scene, spot_rows

LEAST_FOLLOWS = 36
"""Cells of a column from which it may say what follows."""

MOST_LOST = 8
"""A consequence that does not fit begins below the others if it loses at most this many cells by that."""

LEAST_OF_TEXT = 24
"""Fewest cells for a part of a sentence of a card's text."""
ALL_TEXTS, OFF_TABLE, NO_TEXTS = "all", "off table", "none"
"""The texts of which cards options say: of all, of the hand only in whole sentences, or of none."""
MARGIN = 2
"""Cells at the left of the strip before its text."""


class Lack(IntEnum):
    """What options lack where they have too few lines."""

    NOTHING = 0
    TEXTS = 1
    """The texts of cards, or a part of them."""
    MORE = 2
    """Some of what they would do; it is counted."""
    WORDS = 3
    """Some of their own words."""


_Drawing: TypeAlias = Callable[[Canvas, int], tuple[int, bool]]
"""Draws options from a line on; returns their lines, and whether it says what each of them would do."""


class OptionSheet:
    """Options in order of their letters, then keys, as far as possible with nothing cut.

    They stand in columns of lines, or else each takes as many lines as it needs. How they stand on a number of
    lines is worked out once.

    Args:
        scene: the table.
        content: cells that the text of the strip may take.

    Attributes:
        scene: the same.
        end: the cell after the last one of its text.
    """

    def __init__(self, scene: Scene, content: int) -> None:
        self.scene = scene
        self.end = content - 2
        self._found: dict[tuple[int, bool], tuple[_Drawing, Lack]] = {}

    def draw(self, canvas: Canvas, y: int, room: int, *, says_it: bool) -> int:
        """Draw them from a line on; returns the lines that they take.

        Options do not repeat who may respond if the question says it.
        """
        if not _items(self.scene) or room <= 0:
            return 0
        drawing, _ = self._on(room, says_it=says_it)
        return drawing(canvas, y)[0]

    def lack(self, room: int, *, says_it: bool) -> Lack:
        """What they lack on so many lines."""
        if not _items(self.scene):
            return Lack.NOTHING
        return self._on(room, says_it=says_it)[1] if room > 0 else Lack.WORDS

    def _on(self, room: int, *, says_it: bool) -> tuple[_Drawing, Lack]:
        if (room, says_it) not in self._found:
            self._found[room, says_it] = _whole(self.scene, self.end, room, says_it=says_it)
        return self._found[room, says_it]


_Way: TypeAlias = Callable[[Sequence[Said], Style, int, int, int], Sequence[Placed]]
"""Places options in lines, such as `fold`."""


def _whole(scene: Scene, end: int, room: int, *, says_it: bool) -> tuple[_Drawing, Lack]:
    """The first way of drawing the options in which nothing is cut, else the one that lacks least.

    The texts of cards are left out before anything of an option is cut: first those of the hand, which shows them
    too. Where options stand on a line each, the texts of cards that no place of the table shows are rather cut.
    """
    in_lines = partial(_in_lines, scene, end, room, says_it=says_it)
    failed: list[object] = []

    def placed(way: _Way, *, texts: str) -> Sequence[Placed]:
        """Options in a way in which each has as many lines as it needs; none if there are not enough lines."""
        said = _said(scene, says_it=says_it, texts=texts)
        if (way, said) in failed:
            return ()
        failed.append((way, said))
        return way(said, Style(scene.card_names, scene.seats, scene.ascii), MARGIN, end, room)

    for texts in ALL_TEXTS, OFF_TABLE:
        drawing = in_lines(texts=texts)
        if _is_whole(drawing, end, room):
            return drawing, Lack.NOTHING
        if folded := placed(fold, texts=texts):
            return partial(_draw_folded, folded), Lack.NOTHING
    if rows := placed(in_rows, texts=OFF_TABLE):
        return partial(_draw_folded, rows), Lack.NOTHING
    if _is_whole(in_lines(texts=NO_TEXTS), end, room):
        return in_lines(texts=OFF_TABLE), Lack.TEXTS
    for way in fold, in_rows:
        if found := placed(way, texts=NO_TEXTS):
            return partial(_draw_folded, found), Lack.TEXTS
    if few := placed(in_few, texts=NO_TEXTS):
        return partial(_draw_folded, few), Lack.MORE
    return in_lines(texts=OFF_TABLE), Lack.WORDS


def _is_whole(drawing: _Drawing, end: int, room: int) -> bool:
    """Whether nothing is cut in a drawing: it is drawn on a canvas of its own."""
    canvas = Canvas(end + 1, room)
    _, said = drawing(canvas, 0)
    return said and not any(CUT in plain(line) for line in canvas.lines())


def _draw_folded(placed: Sequence[Placed], canvas: Canvas, y: int) -> tuple[int, bool]:
    return draw_placed(canvas, placed, y), True


def _said(scene: Scene, *, says_it: bool, texts: str) -> Sequence[Said]:
    """Options with what follows from them, or with the texts of their cards."""
    items = _items(scene)
    _head(scene, items)
    follows = _followed(scene, items, says_it=says_it)
    off_table = {} if texts == NO_TEXTS else _texts(scene)
    of_hand = {} if texts != ALL_TEXTS or scene.question.waits else _texts_of_hand(scene, items)
    return [
        Said(
            item.key,
            item.picked,
            item.words,
            item.ink,
            follows.get(item.key, NOTHING),
            " ".join(off_table.get(item.card, ())).strip() or of_hand.get(item.card, ""),
            by_change=item.by_change,
        )
        for item in items
    ]


def _items(scene: Scene) -> list[OptionLine]:
    """All options, then all keys."""
    asked = scene.question
    return [*(OptionLine(entry) for entry in asked.entries), *_keys(scene)]


def _keys(scene: Scene) -> list[OptionLine]:
    return [OptionLine(hint, by_change=hint[0] in scene.question.changed) for hint in scene.question.hints]


def _followed(scene: Scene, items: Sequence[OptionLine], *, says_it: bool) -> dict[str, Consequence]:
    """What each of some options would do, by its key, as far as there is time to try them."""
    asked = scene.question
    tried = len(items) <= MOST_TRIED and asked.affords(len(items))
    follows = {item.key: asked.follows(item.key) for item in items if tried or not item.is_entry}
    return {key: each.whatever_others_do for key, each in follows.items()} if says_it else follows


def _in_lines(scene: Scene, end: int, room: int, *, says_it: bool, texts: str) -> _Drawing:
    """Options on a line each; folded into columns where lines are few.

    Where columns are narrow, space has a line of its own below them if the others fit above: what follows is long.
    """

    def draw(canvas: Canvas, y: int) -> tuple[int, bool]:
        items = _items(scene)
        columns = _columns(len(items), room, end)
        others = [item for item in items if item.key != "space"]
        narrow = room > 1 and columns > 1 and (end - MARGIN) // columns < LEAST_FOLLOWS
        draw_some = partial(_draw_columns, canvas, scene, end=end, says_it=says_it, texts=texts)
        if not narrow or len(others) == len(items) or len(others) > columns * (room - 1):
            return draw_some(items, y, room=room)
        used, said = draw_some(others, y, room=room - 1)
        last = [item for item in items if item.key == "space"]
        below, says_last = draw_some(last, y + used, room=1)
        return used + below, said and says_last

    return draw


def _columns(options: int, room: int, end: int) -> int:
    """How many columns options are folded into."""
    return min(MOST_COLUMNS, -(-options // room), max(1, (end - MARGIN) // NARROWEST))


def _draw_columns(
    canvas: Canvas,
    scene: Scene,
    items: list[OptionLine],
    y: int,
    end: int,
    room: int,
    *,
    says_it: bool,
    texts: str,
) -> tuple[int, bool]:
    """Draw options into lines, in columns where lines are few.

    Returns:
        How many lines they take, and whether it is said what each of them would do, as far as that is known.
    """
    asked, width = scene.question, end - MARGIN
    columns = _columns(len(items), room, end)
    shown = items if len(items) <= columns * room else _fewer(scene, columns * room)
    rows = -(-len(shown) // columns)
    _head(scene, shown)
    step = width // columns
    narrow = columns == 1 and end < NARROW - MARGIN
    follows = _followed(scene, shown, says_it=says_it)
    names_in_sight, seats = scene.card_names, scene.seats
    if narrow:
        _shorten_names(scene, shown, follows, step)
    names = min(step // 3, max(cell_len(item.words) for item in shown))
    card_text = partial(_card_text, _texts(scene), {} if asked.waits else _texts_of_hand(scene, shown), texts)
    all_said = True
    for column in range(columns):
        part = shown[column * rows : column * rows + rows]
        aligned_items = [item for item in part if item.is_entry and (columns > 1 or narrow)] or part
        keys = max((item.key_cells(collects=asked.collects) for item in aligned_items), default=0)
        x = MARGIN + column * step
        last, below = x + step - 1, x + keys + names + 2
        said: list[_Said] = []
        for row, item in enumerate(part, y):
            start = item.draw(canvas, seats, x, row, step - 1, keys) + 2
            if item.key:
                canvas.mark(x, row, step - 1, 1, Press(item.key))
            aligned = max(start, below) if columns == 1 else start
            if item.key in follows and cells_of(follows[item.key]):
                said.append(_Said(follows[item.key], row, start, aligned))
            else:
                text = card_text(item.card, last - aligned)
                canvas.put(aligned, row, text, "quiet")
        all_said &= _draw_said(canvas, names_in_sight, said, last, one_column=columns == 1)
    return rows, all_said


def _shorten_names(
    scene: Scene, items: Sequence[OptionLine], follows: Mapping[str, Consequence], width: int
) -> None:
    """Leave more room for what options would do, where that does not fit next to the complete names of cards.

    The tile of a card shows how its name begins.
    """
    said = max(map(cells_of, follows.values()), default=0)
    keys = max(item.key_cells(collects=scene.question.collects) for item in items)
    words = min(width // 3, max(cell_len(item.words) for item in items))
    if said and keys + words + 2 + said > width:
        names = scene.card_names
        for item in items:
            item.words = with_short_names(item.words, names)


def _card_text(
    off_table: Mapping[int | None, tuple[str, str]],
    of_hand: Mapping[int | None, str],
    texts: str,
    card: int | None,
    room: int,
) -> str:
    """The text of the card of an option, as far as it fits; where there is little room, in whole sentences."""
    if texts != NO_TEXTS and card in off_table:
        numbers, words = off_table[card]
        if room >= LEAST_OF_TEXT:
            return cut_between(f"{numbers} {words}".strip(), room)
        return f"{numbers} {whole_sentences(words, room - cell_len(numbers) - 1)}".strip()
    words = of_hand.get(card, "") if room >= LEAST_OF_TEXT else ""
    return cut_between(words, room) if texts == ALL_TEXTS else whole_sentences(words, room)


class _Said(NamedTuple):
    """What an option would do, and the cells where that can begin.

    Args:
        follows: what it would do.
        row: the line of the option.
        start: the cell behind its words.
        aligned: the cell at which the consequences of all options of the column can begin.
    """

    follows: Consequence
    row: int
    start: int
    aligned: int


def _draw_said(
    canvas: Canvas, names: Collection[str], said: Sequence[_Said], last: int, *, one_column: bool
) -> bool:
    """Say what each option of a column would do, in the same manner; returns whether there was room for it."""
    stays = score_now(each.follows for each in said)
    x = max((each.aligned for each in said), default=last)
    manner = manner_of([each.follows for each in said], names, last - x) if one_column else BRIEFLY
    all_said = True
    for follows, row, start, aligned in said:
        if manner != BRIEFLY:
            draw_in_manner(canvas, names, follows, manner, x, last, row)
            continue
        needed = cells_of(follows)
        gains = needed <= last - start or aligned - start > MOST_LOST
        begin = start if needed > last - aligned and gains else aligned
        all_said &= draw_consequence(canvas, names, follows, stays, begin, last, row)
    return all_said


def _texts(scene: Scene) -> dict[int | None, tuple[str, str]]:
    """Numbers and text of each card that an option is about and that no place of the table shows."""
    cards = [(card.id, card.face) for card in scene.off_table]
    return {number: (face.stats, face.text) for number, face in cards if face is not None}


def _texts_of_hand(scene: Scene, items: Sequence[OptionLine]) -> dict[int | None, str]:
    """The text of each card in hand of which an option says no more than its name."""
    words = {item.card: item.one for item in items if item.card is not None}
    hands = [scene.view.zones[name].cards for name in scene.layout.hands]
    faces = {card.id: card.face for cards in hands for card in cards if card.id in words}
    return {
        number: face.text
        for number, face in faces.items()
        if face is not None and words[number].endswith(face.name)
    }


def _head(scene: Scene, items: Sequence[OptionLine]) -> None:
    """Begin each option with what the top edge of its card says, in a column; not for cards on the board."""
    board = {name for row in scene.layout.rows for name in row.zones}
    cards = (card for zone in scene.view.zones.values() if zone.name not in board for card in zone.cards)
    corners = {card.id: card.face.corner for card in cards if card.face is not None and card.face.corner}
    widest = max((cell_len(corners.get(item.card, "")) for item in items), default=0)
    for item in items:
        if corner := corners.get(item.card, ""):
            item.words = f"{fit(corner, widest)} {item.words}"


def _fewer(scene: Scene, most: int) -> list[OptionLine]:
    """Options that are not visible on the table first, then how many are left out, then all keys."""
    entries, hints = _by_need(scene), scene.question.hints
    kept = max(0, most - 1 - len(hints))
    left_out = f"{len(entries) - kept} more, {scene.help_key}"
    return [
        *(OptionLine(entry) for entry in entries[:kept]),
        OptionLine(("", left_out)),
        *_keys(scene),
    ][:most]


def _by_need(scene: Scene) -> Sequence[Entry]:
    """Options that are not visible on the table come first."""
    spots = [spot for row in spot_rows(scene) for spot in row]
    cards = {card.id for spot in spots if (card := scene.card_at(spot)) is not None}
    zones = {scene.view.zones[spot.zone].id for spot in spots}
    return sorted(scene.question.entries, key=lambda entry: entry.card in cards or entry.zone in zones)
