"""The diary of a game as a page: what people played, and their duels, which can be opened."""

from collections.abc import Iterable, Iterator, Sequence

from cardgame_tui.lab.diary.duels import Diary, PeopleDuel
from cardgame_tui.lab.diary.tables import UNKNOWN, Table, day_of, duel_words
from cardgame_tui.ui.pages.page import Item, Page

NOTHING = "No duel between two people was finished on this machine."
BY_COMMAND = (
    "Who had the first turn, and how often rules were used that are ours in part: cardgame-tui diary {game}"
)
"""What the page leaves out, since each duel would have to be played again for it."""
LISTED_APART = ("Duels",)
"""Tables whose rows are on the page in another form."""


def diary_page(game: str, title: str, diary: Diary, tables: Sequence[Table]) -> Page:
    """What people played of a game: variants, their duels, and the other tables in sentences.

    Args:
        game: id of the game.
        title: its name.
        diary: its diary; what is picked is the place of a duel in it.
        tables: the same as tables.
    """
    if not diary.duels:
        return Page(f"Diary: {title}", (Item(NOTHING, style="dim"), *_unread(diary)))
    first, *others = [each for each in tables if each.title not in LISTED_APART]
    items = [*_table(first), Item(""), Item("Duels", style="strong"), *_duels(diary.duels)]
    for table in others:
        items += [Item(""), *_table(table)]
    items += [Item(""), Item(BY_COMMAND.format(game=game), style="dim"), *_unread(diary)]
    return Page(f"Diary: {title}", tuple(items))


def _unread(diary: Diary) -> Iterator[Item]:
    """The journals that are not in it, since they cannot be read."""
    if diary.unread:
        yield Item(f"Left out, since they cannot be read: {', '.join(diary.unread)}", style="dim")


def _table(table: Table) -> Iterator[Item]:
    """A table in sentences, one for each row."""
    yield Item(table.title, style="strong")
    for row in table.rows:
        named = [f"{head} {cell}" for head, cell in zip(table.head, row, strict=True) if cell != UNKNOWN]
        yield Item(f"{row[0]}: {', '.join(named[1:])}", indent=2)
    if table.note:
        yield Item(table.note, style="dim", indent=2)


def _duels(duels: Iterable[PeopleDuel]) -> Iterator[Item]:
    for place, duel in enumerate(duels):
        who = " - ".join(duel.names)
        words = f"{who}, {day_of(duel)}, {duel.rules or 'as it is'}: {duel_words(duel)}"
        yield Item(words, pick=str(place), names=duel.names)
