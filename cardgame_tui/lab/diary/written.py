"""A diary written down: as lines of text, as one page of HTML, and as CSV with a line for each duel."""

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from textwrap import wrap

from cardgame_tui.lab.csv_lines import csv_line
from cardgame_tui.lab.diary.duels import Diary
from cardgame_tui.lab.diary.tables import Table, day_of

WIDTH = 110
"""Columns of text in a line."""
WIDEST = 44
"""Columns of text in the widest column of a table that is not its last one."""
GAP = "  "
MARK = "<!-- cardgame-tui: a diary -->"
"""How a page of this program is recognized."""
_STYLE = (
    "body{font:16px/1.4 sans-serif;margin:2em auto;max-width:70em;padding:0 1em}"
    "table{border-collapse:collapse}td,th{text-align:left;vertical-align:top;padding:.2em .8em .2em 0}"
    "th{border-bottom:1px solid}"
)
_COLUMNS = (
    "day", "rules", "deck 1", "deck 2", "winner", "first", "turns", "minutes", "answers", "undone",
)  # fmt: skip


def heading(title: str, diary: Diary) -> str:
    """What the diary is about, and how much there is."""
    count, evenings = len(diary.duels), len({day_of(duel) for duel in diary.duels})
    minutes = sum(duel.seconds for duel in diary.duels) / 60
    parts = [_counted(count, "duel"), _counted(evenings, "day")]
    parts += [f"{minutes // 60:.0f} h {minutes % 60:.0f} min"] if minutes else []
    return f"{title}: what people played on this machine. {', '.join(parts)}"


def text_of(tables: Iterable[Table]) -> Iterator[str]:
    """The tables as lines of text."""
    for table in tables:
        yield ""
        yield table.title
        widths = [min(WIDEST, max(map(len, column))) for column in zip(table.head, *table.rows, strict=True)]
        widths[-1] = max(20, WIDTH - sum(widths[:-1]) - len(GAP) * (len(widths)))
        for row in (table.head, *table.rows):
            yield from _row(row, widths)
        if table.note:
            yield f"  {table.note}"


def _row(cells: Sequence[str], widths: Sequence[int]) -> Iterator[str]:
    columns = [wrap(cell, width) or [""] for cell, width in zip(cells, widths, strict=True)]
    for number in range(max(map(len, columns))):
        parts = (column[number] if number < len(column) else "" for column in columns)
        line = GAP.join(part.ljust(width) for part, width in zip(parts, widths, strict=True))
        yield f"{GAP}{line}".rstrip()


def page_of(words: str, tables: Iterable[Table]) -> str:
    """The tables as one page of HTML that needs no other file."""
    parts = [f"<!doctype html>{MARK}<html lang=en><meta charset=utf-8><title>{escape(words)}</title>"]
    parts += [f"<style>{_STYLE}</style><h1>{escape(words)}</h1>"]
    for table in tables:
        head = "".join(f"<th scope=col>{escape(cell)}" for cell in table.head)
        rows = "".join("<tr>" + "".join(f"<td>{escape(cell)}" for cell in row) for row in table.rows)
        parts.append(f"<h2>{escape(table.title)}</h2><table><tr>{head}{rows}</table>")
        parts += [f"<p>{escape(table.note)}"] if table.note else []
    return "\n".join(parts) + "\n"


def csv_of(diary: Diary, *, names: bool) -> Iterator[str]:
    """A line for each duel; winner and first are seats, and 0 says that there is none, or that it is not known.

    Args:
        diary: the diary.
        names: whether the names of the players are in it.
    """
    yield csv_line([*_COLUMNS, *(("player 1", "player 2") if names else ())])
    for duel in diary.duels:
        answers = sum(len(each) for each in duel.answers.values())
        minutes = f"{duel.seconds / 60:.1f}" if duel.seconds else ""
        cells = [day_of(duel), duel.rules, *duel.decks, duel.winner, duel.first, duel.turns, minutes, answers]
        yield csv_line([*cells, duel.taken_back, *(duel.names if names else ())])


def _counted(number: int, what: str) -> str:
    return f"{number} {what}{'' if number == 1 else 's'}"
