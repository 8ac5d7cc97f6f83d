"""``diary``: what people played of a game on this machine, by variant."""

import sys
from argparse import Namespace
from collections.abc import Iterable
from difflib import get_close_matches
from pathlib import Path

from cardgame_tui.commands.shared.errors import UsageError
from cardgame_tui.commands.shared.reading import faults_in_words, read_ruleset, refuse_given
from cardgame_tui.content.rulebook.book import load_rulebook
from cardgame_tui.files import replace_own
from cardgame_tui.lab.diary.duels import diary_of
from cardgame_tui.lab.diary.tables import tables_of
from cardgame_tui.lab.diary.written import MARK, csv_of, heading, page_of, text_of
from cardgame_tui.play.journal.saves import saved


def run(arguments: Namespace) -> int:
    """Print the diary as text or as CSV, or write it as a page.

    Raises:
        UsageError: when the game or a journal to leave out does not exist, or the page cannot be written.
    """
    ruleset = read_ruleset(arguments.ruleset)
    if not arguments.csv:
        refuse_given(arguments, ("names",), "only with --csv")
    diary = diary_of(ruleset.id, _without(arguments.without, _journals(ruleset.id)))
    if diary.unread:
        print(f"left out, since they cannot be read: {', '.join(diary.unread)}", file=sys.stderr)
    if arguments.csv:
        print("".join(csv_of(diary, names=arguments.names)), end="")
        return 0
    if not diary.duels:
        print(f"{ruleset.title}: no duel between two people was finished on this machine")
        return 0
    with faults_in_words():
        tables = tables_of(diary, load_rulebook(ruleset.rulebook))
    words = heading(ruleset.title, diary)
    if arguments.html:
        _write(Path(arguments.html), page_of(words, tables))
        return 0
    print("\n".join([words, *text_of(tables)]))
    return 0


def _journals(ruleset_id: str) -> list[Path]:
    """The journals of people who played this game, and those of which the list of matches cannot tell that."""
    return [each.path for each in saved() if each.fault or (each.people and each.ruleset == ruleset_id)]


def _without(names: Iterable[str], files: Iterable[Path]) -> list[Path]:
    """The files that are not named.

    Raises:
        UsageError: when a name is that of none of them.
    """
    by_name = {file.name: file for file in files}
    left_out = {Path(name).name: name for name in names}
    for short, name in left_out.items():
        if short not in by_name:
            close = get_close_matches(short, by_name, n=1)
            hint = f"; did you mean {close[0]}?" if close else ""
            raise UsageError(f"--without {name}: no journal of this diary{hint}")
    return [file for name, file in by_name.items() if name not in left_out]


def _write(target: Path, page: str) -> None:
    try:
        replace_own(target, page, MARK)
    except (OSError, ValueError) as error:  # a name with a null character is a ValueError
        raise UsageError(f"{target}: {getattr(error, 'strerror', '') or error}") from error
    print(target)
