"""``diary``: what people played of a game on this machine, by variant."""

from argparse import Namespace
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
        UsageError: when the game does not exist, or the page cannot be written.
    """
    ruleset = read_ruleset(arguments.ruleset)
    if not arguments.csv:
        refuse_given(arguments, ("names",), "only with --csv")
    left_out = {Path(name).name for name in arguments.without}
    files = [each.path for each in saved() if each.ruleset == ruleset.id and each.path.name not in left_out]
    diary = diary_of(ruleset.id, files)
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
    if diary.unread:
        print(f"\nnot read: {', '.join(diary.unread)}")
    return 0


def _write(target: Path, page: str) -> None:
    try:
        replace_own(target, page, MARK)
    except (OSError, ValueError) as error:  # a name with a null character is a ValueError
        raise UsageError(f"{target}: {getattr(error, 'strerror', '') or error}") from error
    print(target)
