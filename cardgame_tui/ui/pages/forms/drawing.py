"""Draws a form: its fields, what the field at the cursor decides, and what comes of the form."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, Protocol

from rich.cells import cell_len

from cardgame_tui.ui.cells.canvas import Canvas
from cardgame_tui.ui.cells.text import Line, Press, Span, cut, cut_between, fit_line, wrap
from cardgame_tui.ui.pages.forms.field import Field

LABEL, VALUE, REMARK = 3, 26, 51
"""The first cells of a field's label, and the last ones at which its value and the words after it may begin."""
AROUND = 5
"""Cells around a value: its arrows, and what sets the words after it apart."""
WIDE = 110
"""Fewest columns of a screen for a second column."""
FIELDS = 78
"""Cells of the fields where there is a second column."""
MOST_FAULTS = 6
"""Most lines for faults."""
MOST_HELP = 4
"""Most lines for help at the bottom of a narrow screen."""
MOST_MEANT = 8
"""Most choices that are listed with what they mean."""


class Leaving(NamedTuple):
    """How a form is left, in words.

    Args:
        button: what Enter does, on its button.
        enter: the same in a word or two.
        back: what Ctrl+X does, in a word or two.
        note: what happens then, for the top right; empty for nothing.
    """

    button: str = "start with what is shown"
    enter: str = "starts"
    back: str = "back"
    note: str = ""


STARTS = Leaving()
"""The words of a form that begins something."""


class DeckWords(NamedTuple):
    """A deck in words.

    Args:
        name: its name.
        ink: the colour of its player.
        about: how it plays.
        kinds: how many cards of each kind it has.
    """

    name: str
    ink: str
    about: str
    kinds: Sequence[tuple[str, int]]


class FormKey(NamedTuple):
    """A letter that does something with a form, and what."""

    key: str
    words: str


class Aside(NamedTuple):
    """What the second column says, besides the field at the cursor.

    Args:
        result: what comes of the form, in a sentence; its heading is before the colon.
        decks: the picked decks.
        length: how long it takes, empty where that is not known.
        picture: lines that show how it looks, left out where there is no room; none for nothing to show.
        legend: lines below it that say what is what, left out before it.
    """

    result: str = ""
    decks: Sequence[DeckWords] = ()
    length: str = ""
    picture: Sequence[Line] = ()
    legend: Sequence[Line] = ()


class Filled(Protocol):
    """A form as it is drawn.

    Attributes:
        title: its heading.
        scope: what it counts for, after its heading; empty for nothing.
        fields: its fields.
        sight: the places of those that are shown.
        cursor: the field at the cursor.
        faults: what is wrong.
        keys: letters that do something with it.
        leaving: how it is left.
    """

    title: str
    scope: str
    keys: Sequence[FormKey]
    leaving: Leaving
    fields: list[Field]
    cursor: int
    faults: Sequence[str]

    @property
    def sight(self) -> list[int]:
        """The places of the fields that are shown."""


class Drawn(NamedTuple):
    """A drawn form, and the first line of its fields that is in sight."""

    lines: list[Line]
    top: int


def draw_form(
    form: Filled, aside: Callable[[], Aside], top: int, width: int, height: int, *, ascii: bool = False
) -> Drawn:
    """Draw a form, scrolled so that the field at the cursor is in sight.

    Args:
        form: the form.
        aside: what the second column says.
        top: the first line of the fields that was in sight.
        width: cells of each line.
        height: how many lines.
        ascii: draw everything in ASCII.
    """
    wide = width >= WIDE
    canvas = Canvas(width, height, ascii=ascii)
    field = form.fields[form.cursor]
    strip = _strip(form, field, width, wide=wide)
    below = len(strip) + (1 + wide if form.keys else 0)
    first, shown = 2, max(1, height - 3 - below)
    rows = _apart([*_rows(form.fields, form.sight)], shown)
    here = rows.index(form.cursor)
    top = max(0, min(top, here - 1, len(rows) - shown), here - shown + 1)
    _draw_head(canvas, form, max(0, len(rows) - top - shown))
    spots = dict[int, int]()
    columns = _columns([form.fields[place] for place in form.sight])
    for y, row in enumerate(rows[top : top + shown], first):
        if row == "":
            continue
        if isinstance(row, str):
            _heading(canvas, 1, y, row, FIELDS - 3 if wide else width - 2)
        else:
            end = FIELDS - 2 if wide else width - 1
            _draw_field(canvas, form.fields[row], columns, y, end, here=row == form.cursor)
            spots[y] = row
    if wide:
        _draw_aside(canvas, field, aside(), height - 2 - below)
    _draw_strip(canvas, strip, bool(form.faults), height - 1 - below)
    if form.keys:
        _draw_keys(canvas, form, height - 1 - below + len(strip), wide=wide)
    _draw_foot(canvas, form.leaving)
    lines = canvas.lines()
    for y, row in spots.items():
        lines[y] = tuple(span._replace(row=row) for span in lines[y])
    return Drawn(lines[:height], top)


def _rows(fields: Sequence[Field], sight: Sequence[int]) -> Iterator[str | int]:
    """The lines of the fields: headings, and places of fields."""
    group = ""
    for place in sight:
        if fields[place].group != group:
            group = fields[place].group
            yield group
        yield place


def _apart(rows: list[str | int], room: int) -> list[str | int]:
    """The same with an empty line before each heading but the first, where all of it has room."""
    spread = [each for row in rows for each in (("", row) if isinstance(row, str) else (row,))][1:]
    return spread if len(spread) <= room else rows


def _draw_head(canvas: Canvas, form: Filled, below: int) -> None:
    x = canvas.put(1, 0, form.title, "strong bold")
    changed, by_base = (sum(getattr(each, what) for each in form.fields) for what in ("changed", "by_base"))
    words = [f"* {changed} changed" if changed else "", f"v {by_base} by the variant" if by_base else ""]
    words += [f"{below} more: down" if below else "", form.leaving.note]
    shown = "   ".join(word for word in words if word)
    if x + 3 + cell_len(shown) >= canvas.width:
        shown = "   ".join(word for word in words[:-1] if word)
    end = canvas.put_right(canvas.width - 1, 0, shown, "quiet")
    if x + 3 + cell_len(form.scope) < end:
        canvas.put(x + 2, 0, form.scope, "quiet")


def _heading(canvas: Canvas, x: int, y: int, words: str, width: int) -> None:
    end = canvas.put(x, y, words.upper(), "quiet") + 1
    canvas.put(end, y, "─" * (x + width - end), "line")


class Columns(NamedTuple):
    """Where the values of fields begin, and the words after them."""

    value: int
    remark: int


def _columns(fields: Sequence[Field]) -> Columns:
    """As far left as the labels, and the longest choice of any field, let them: no turn of a value moves them."""
    labels = max(cell_len(field.label) for field in fields)
    choices = max((cell_len(field.in_words(each)) for field in fields for each in field.choices), default=0)
    value = min(VALUE, LABEL + labels + 2)
    return Columns(value, value + min(REMARK - VALUE, choices + AROUND + 1))


def _draw_field(canvas: Canvas, field: Field, columns: Columns, y: int, end: int, *, here: bool) -> None:
    if here:
        canvas.ground(0, y, end, 1, "lift")
        canvas.put(0, y, "▌", "strong")
    canvas.put(1, y, field.mark, "strong bold")
    canvas.put(LABEL, y, cut(field.label, columns.value - LABEL - 1), "text")
    ink = field.ink or "strong"
    room = columns.remark - columns.value - AROUND
    remark = field.remark
    if not remark:
        room = end - columns.value - AROUND
    x = columns.value
    if field.choices:
        x = canvas.put(x, y, "‹ ", "now" if here else "quiet")
        x = canvas.put(x, y, cut(field.shown, room), f"{ink} bold")
        x = canvas.put(x, y, " ›", "now" if here else "quiet")
    else:
        typed = field.value or here
        x = canvas.put(x, y, cut(field.value if here else field.shown, room), f"{ink} bold" if typed else "quiet")
        x = canvas.put(x, y, "_", "now bold") if here else x
    if remark:
        x = max(x + 2, columns.remark)
        words = remark if cell_len(remark) <= end - x else remark.removesuffix(field.cited)
        canvas.put(x, y, cut_between(words, end - x), "danger" if field.tag == "not legal" else "quiet")


def _strip(form: Filled, field: Field, width: int, *, wide: bool) -> list[str]:
    """The lines of the strip: faults, or else what the field decides where that is not said elsewhere."""
    if form.faults:
        lines = [line for fault in form.faults for line in wrap(f"! {fault}", width - 4)]
        if len(lines) > MOST_FAULTS:
            lines[MOST_FAULTS - 1 :] = [f"! {len(form.faults)} faults in all"]
        return lines
    if wide:
        return [""] if form.keys else [f"Enter {form.leaving.enter} with what is shown."]
    return wrap(_about(field), width - 4)[:MOST_HELP]


def _about(field: Field) -> str:
    """What a field decides, what its value means, and its default."""
    meaning = field.meanings.get(field.value, "")
    usual = f"Default: {field.in_words(field.usual)}." if field.usual else ""
    return " ".join(
        part for part in (field.help, f"{field.shown}: {meaning.rstrip('.')}." if meaning else "", usual) if part
    )


def _draw_strip(canvas: Canvas, lines: Sequence[str], faulty: bool, y: int) -> None:
    canvas.ground(0, y, canvas.width, len(lines), "lift")
    canvas.fill(0, y, 1, len(lines), "▌", "danger" if faulty else "now")
    for number, words in enumerate(lines):
        canvas.put(2, y + number, words, "danger bold" if faulty else "text")


def _draw_keys(canvas: Canvas, form: Filled, y: int, *, wide: bool) -> None:
    """The letters of the form: as badges, or quiet while the field at the cursor takes text."""
    canvas.ground(0, y, canvas.width, 1 + wide, "lift")
    canvas.fill(0, y, 1, 1 + wide, "▌", "danger" if form.faults else "now")
    x, works = 2, bool(form.fields[form.cursor].choices)
    if wide:
        x = canvas.put(canvas.plate(x, y, "enter", "now"), y, f" {form.leaving.button}", "strong bold") + 4
    for key, words in form.keys:
        start = x
        x = canvas.plate(x, y, key, "now") if works else canvas.put(x, y, f" {key} ", "quiet")
        x = canvas.put(x, y, f" {words}", "text" if works else "quiet")
        canvas.mark(start, y, x - start, 1, Press(key))
        x += 4 if wide else 2
    if not works:
        canvas.put(x, y, cut("letters type here", canvas.width - x - 1), "quiet")


def _draw_foot(canvas: Canvas, leaving: Leaving) -> None:
    x, y = 1, canvas.height - 1
    for key, word in (
        ("enter", leaving.enter),
        ("arrows", "change"),
        ("ctrl+u", "reset"),
        ("ctrl+d", "all"),
        ("ctrl+x", leaving.back),
        ("?", "help"),
    ):
        if x + cell_len(key) + cell_len(word) < canvas.width:
            x = canvas.put(canvas.put(x, y, key, "text bold"), y, f" {word}", "quiet") + 2


def _draw_aside(canvas: Canvas, field: Field, aside: Aside, bottom: int) -> None:
    """Draw the second column."""
    x, width, y = FIELDS + 1, canvas.width - FIELDS - 2, 2
    pieces = _that_fit(field, aside, width, bottom - y)
    for number, (words, ink, indent) in enumerate(pieces):
        if ink == "heading" and isinstance(words, str):
            y += number > 0
            _heading(canvas, x, y, words, width)
        elif isinstance(words, str):
            canvas.put(x + indent, y, words, ink)
        else:
            canvas.put_line(x + indent, y, words)
        y += 1


def _that_fit(field: Field, aside: Aside, width: int, room: int) -> "list[_Piece]":
    """The lines of the second column; if they are too many, less is said, then the end is left out with a mark."""
    short = aside._replace(decks=[deck._replace(about="") for deck in aside.decks])
    terse = short._replace(legend=())
    bare = terse._replace(picture=())
    tries = ((aside, True), (short, True), (terse, True), (terse, False), (bare, True), (bare, False))
    for said, every in tries:
        pieces = [*_field_lines(field, width, every=every), *_aside_lines(said, width)]
        if _height(pieces) <= room:
            return pieces
    while pieces and _height(pieces) >= room:
        pieces.pop()
    return [*pieces, ("…", "quiet", 0)]


def _height(pieces: Sequence["_Piece"]) -> int:
    """Lines of the second column, with a blank one before each heading but the first."""
    return len(pieces) + sum(ink == "heading" for _, ink, _ in pieces[1:])


_Piece = tuple[str | Line, str, int]
"""A line of the second column: its words, or drawn; their colour or ``heading``; and its indent."""


def _field_lines(field: Field, width: int, *, every: bool) -> Iterator[_Piece]:
    """What a field decides, its choices, and what every one or only the picked one means."""
    yield field.label, "heading", 0
    yield from ((line, "text", 0) for line in wrap(field.help, width) if line)
    if field.choices and len(field.choices) <= MOST_MEANT and (field.words or field.meanings):
        yield from _choice_lines(field, width, every=every)
    if field.usual:
        yield cut(f"Default: {field.in_words(field.usual)}", width), "quiet", 0


def _choice_lines(field: Field, width: int, *, every: bool) -> Iterator[_Piece]:
    """The choices of a field with what they mean: next to them where all of that fits, otherwise below."""
    name_width = max(cell_len(field.in_words(choice)) for choice in field.choices) + 4
    meanings = {choice: field.meanings.get(choice, "") for choice in field.choices}
    short = all(name_width + cell_len(meaning) <= width for meaning in meanings.values())
    for choice, meaning in meanings.items():
        here = choice == field.value
        name = Span(f"{'●' if here else '·'} {field.in_words(choice)}", "strong bold" if here else "text")
        if short:
            yield (*fit_line((name,), name_width), Span(meaning, "quiet")), "", 0
            continue
        yield name.text, name.style, 0
        lines = wrap(meaning, width - 2) if here or every else ()
        yield from ((line, "quiet", 2) for line in lines if line)


def _aside_lines(aside: Aside, width: int) -> Iterator[_Piece]:
    if aside.picture:
        yield "Preview", "heading", 0
        yield from ((line, "", 0) for line in (*aside.picture, *aside.legend))
    heading, _, words = aside.result.partition(": ")
    if words:
        yield heading, "heading", 0
        yield from ((line, "text", 0) for line in wrap(words, width))
    if aside.length:
        yield "How long", "heading", 0
        yield from ((line, "text", 0) for line in wrap(aside.length, width))
    if aside.decks:
        yield "Decks", "heading", 0
    for deck in aside.decks:
        yield cut(deck.name, width), f"{deck.ink} bold", 0
        yield from ((line, "quiet", 2) for line in wrap(deck.about, width - 2) if line)
        for kind, count in deck.kinds:
            yield f"{kind:12}{'■' * min(count, width - 18)} {count}", deck.ink, 2
