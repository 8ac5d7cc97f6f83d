"""The rule reader at one size: what is shown of the book, its sections, the text and the keys."""

from rich.cells import cell_len

from cardgame_tui.ui.cells.text import Line, Span, between, center, counted, cut, fit, fit_line, foot
from cardgame_tui.ui.rulebook.lines import BookText
from cardgame_tui.ui.rulebook.reader import Reader

WIDE = 110
"""Width from which the sections are shown next to the text."""
EASY = 100
"""Most cells of a line in one column; longer ones are hard to read."""
WHOLE = "All sections"
"""The name of the complete book in the list of sections."""


def reader_lines(reader: Reader, width: int, height: int) -> list[Line]:
    """Draw a reader in `height` lines."""
    wide = width >= WIDE
    aside = _sections_width(reader, width) if wide else 0
    room = width - aside
    shown = max(1, height - 5)
    text, marked = reader.text(_text_width(reader, room), shown)
    body = _in_sight(reader, text, marked, shown)
    below = text.blocks.height - reader.top - shown
    ruler = _ruler(_shown_words(reader), below, width)
    if wide:
        sections = _sections(reader, aside, shown)
        body = [(*left, *right) for left, right in zip(sections, body, strict=True)]
    elif reader.in_sections:
        body, ruler = _sections(reader, width, shown), _ruler("Sections", 0, width)
    head = (center(reader.book.title, width, "title"), _state(reader, text, marked, width), ruler)
    return [fit_line(line, width) for line in (*head, *body, (), _foot(reader, width))][:height]


def _sections_width(reader: Reader, width: int) -> int:
    return min(max(map(cell_len, reader.titles)) + 10, width * 2 // 5)


def _text_width(reader: Reader, room: int) -> int:
    return room - 3 if reader.wanted.side_by_side else min(room - 3, EASY)


def _in_sight(reader: Reader, text: BookText, marked: int | None, shown: int) -> list[Line]:
    """The lines of the text in sight, with a mark at the marked rule."""
    lines: list[Line] = []
    for place, row in text.blocks.in_sight(reader.top, shown):
        here = place == marked and not row and not reader.in_sections
        lines.append((Span("> " if here else "  "), *text.pieces[place].lines[row]))
    if not text.pieces:
        lines += [(Span("  "), Span(words)) for words in _nothing(reader)]
    return (lines + [()] * shown)[:shown]


def _nothing(reader: Reader) -> list[str]:
    close = reader.book.near(reader.wanted.words)
    return ["No rule matches.", *([f"Did you mean {close}?"] if close else [])]


def _sections(reader: Reader, width: int, shown: int) -> list[Line]:
    """The sections, each with its number of rules if it has any: some are prose that is read first."""
    counts = reader.counts()
    here = reader.titles.index(reader.wanted.section)
    top = max(0, min(here - shown // 2, len(reader.titles) - shown))
    lines: list[Line] = []
    for place, title in enumerate(reader.titles[top : top + shown], top):
        mark = " " if place != here else ">" if reader.in_sections else "*"
        style = "cursor" if place == here and reader.in_sections else ""
        words = fit(cut(title or WHOLE, width - 10), min(width - 10, 44))
        lines.append(
            fit_line((Span(f" {mark} "), Span(f"{words} {counts[title] or '':>4}", style, row=place)), width)
        )
    return lines + [fit_line((), width)] * (shown - len(lines))


def _state(reader: Reader, text: BookText, marked: int | None, width: int) -> Line:
    """Which rules are shown, and how many."""
    view = ", ".join(
        filter(None, (_editions(reader), f"{reader.wanted.status} only" if reader.wanted.status else ""))
    )
    count = counted(text.total, "rule") or ("" if text.pieces else "no rules")
    if reader.wanted.words and marked is not None:
        count = f"hit {text.stops.index(marked) + 1} of {len(text.stops)}"
    return between((Span(f" {view}"),), (Span(f"{count} "),), width)


def _editions(reader: Reader) -> str:
    facing = reader.book.facing(reader.wanted.scope) if reader.wanted.side_by_side else None
    if facing:
        return f"editions {facing[0]} and {facing[1]} side by side"
    if reader.wanted.scope:
        return f"edition {reader.wanted.scope}"
    return "all editions" if reader.book.scopes else ""


def _shown_words(reader: Reader) -> str:
    """The search or the section that is shown."""
    wanted = reader.wanted
    if not reader.typing and not wanted.words:
        return wanted.section or WHOLE
    search = f"search: {wanted.words}{'_' if reader.typing else ''}"
    return f"{search} in {wanted.section}" if wanted.section else search


def _ruler(words: str, below: int, width: int) -> Line:
    """A line across the screen that says what is shown, and how many lines of it are left below."""
    more = f" {below} more line{'s' if below > 1 else ''} --" if below > 0 else ""
    words = cut(words, width - len(more) - 8)
    dashes = "-" * (width - cell_len(words) - len(more) - 4)
    return (Span("-- ", "dim"), Span(words, "title"), Span(f" {dashes}{more}", "dim"))


def _foot(reader: Reader, width: int) -> Line:
    """The keys that work now."""
    if reader.typing:
        return foot(("type words or a number", "enter done", "bksp deletes", "up down read"), width)
    book = reader.book
    keys = ["/ search", "n p hit", "enter place"] if reader.wanted.words else ["/ search", "n p rule"]
    if reader.in_sections:
        keys = ["right text", "/ search"]
    elif not reader.wanted.words:
        keys.insert(0, "left list")
    keys += ["e edition"] if book.scopes else []
    keys += ["o ours only"] + (["b side by side"] if book.facing() else [])
    return foot([*keys, "q back"], width, gap="  ")
