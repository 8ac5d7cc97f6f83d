"""``rules``: print the rulebook of a game, or part of it."""

import re
import sys
from argparse import Namespace
from collections.abc import Collection
from shutil import get_terminal_size

from cardgame_tui.commands.games.variants import card_news, titled
from cardgame_tui.commands.shared.errors import UsageError
from cardgame_tui.commands.shared.printing import print_lines
from cardgame_tui.commands.shared.reading import faults_in_words, options_asked, read_ruleset, rules_asked
from cardgame_tui.content.faults import nearest
from cardgame_tui.content.option_info import changes_by_rule
from cardgame_tui.content.rulebook.book import Rulebook, load_rulebook
from cardgame_tui.paper.different import Different
from cardgame_tui.play.rules_in_play import RulesInPlay
from cardgame_tui.ui.cells.text import Line, Span, wrap
from cardgame_tui.ui.rulebook.lines import ReadingRequest, pieces, rule_lines

WIDTH = 79
"""Width in columns of a page with one column of text, and of output that does not go to a terminal."""
NARROWEST = 40
"""Least width in columns for two editions side by side."""
_NUMBER = re.compile(r"([a-z]+-)?\d+\w*", re.IGNORECASE)


def run(arguments: Namespace) -> int:
    """Print the complete rulebook, one rule, or the rules that match a search.

    Raises:
        UsageError: when the game, rule, edition or status does not exist.
    """
    ruleset = read_ruleset(arguments.ruleset)
    options, in_short = options_asked(arguments)
    with faults_in_words():
        book = load_rulebook(ruleset.rulebook).as_played(changes_by_rule(options))
    words = " ".join(arguments.words)
    asked = arguments.variant or arguments.settings
    edition = arguments.edition or (ruleset.scope(options) if asked else "")
    wanted = ReadingRequest(words, edition, arguments.status, side_by_side=arguments.side_by_side)
    check(book, wanted)
    if arguments.changed:
        lines = different(book, wanted, arguments, in_short)
    elif _NUMBER.fullmatch(words):
        lines = one_rule(book, words)
    else:
        lines = found(book, wanted, width_to_print(columns=wanted.side_by_side))
    print_lines(lines)
    return 0


def different(book: Rulebook, wanted: ReadingRequest, arguments: Namespace, in_short: str) -> list[Line]:
    """Return what the variant and the settings make different, on a page to put on the table.

    Args:
        book: the rulebook as it is played.
        wanted: the part of it that was asked for.
        arguments: those of the command line.
        in_short: what is played, in short.

    Raises:
        UsageError: when only a part of the page is asked for, and with all faults of the variant.
    """
    if wanted.picky or wanted.side_by_side or arguments.edition:
        raise UsageError("--changed prints one page: leave out words, --edition, --status and --side-by-side")
    what = what_differs(book, in_short, rules_asked(arguments) if arguments.variant else None)
    if not what:
        return [(Span(what.nothing),)]
    parts = [rule_lines(rule, WIDTH) for rule in what.rules]
    if what.cards:
        parts.append(
            [(Span(line),) for text in what.cards.items() for each in titled(*text) for line in each.split("\n")]
        )
    lines: list[Line] = [(Span(what.heading, "title"),), (Span(what.in_short),)]
    lines += [(Span(words),) for words in wrap(what.about, WIDTH)] if what.about else []
    return [*lines, *(line for part in parts for line in [(), *part])]


def what_differs(book: Rulebook, in_short: str, rules: RulesInPlay | None) -> Different:
    """Find out what the variant and the settings make different.

    Args:
        book: the rulebook as it is played.
        in_short: what is played, in short.
        rules: the same with its cards; None for cards as the game has them.
    """
    variant = rules.variant if rules else None
    about = " ".join(variant.written.about.split()) if variant else ""
    cards = card_news(rules, variant) if rules and variant else {}
    played = tuple(rule for rule in book.rules.values() if rule.played)
    return Different(book.title, in_short, about, played, cards)


def check(book: Rulebook, wanted: ReadingRequest) -> None:
    """Check that the rulebook has the requested edition and status.

    Raises:
        UsageError: when it does not; names those it has.
    """
    _check_word("edition", wanted.scope, book.scopes)
    _check_word("status", wanted.status, book.statuses)
    if wanted.side_by_side and book.facing() is None:
        raise UsageError("--side-by-side: this rulebook has only one edition")


def one_rule(book: Rulebook, number: str) -> list[Line]:
    """Return the rule with this number.

    Raises:
        UsageError: when it does not exist.
    """
    try:
        return rule_lines(book.find(number), WIDTH, section=True)
    except LookupError as error:
        raise UsageError(str(error)) from error


def found(book: Rulebook, wanted: ReadingRequest, width: int) -> list[Line]:
    """Return the requested part of a rulebook, under its title unless it is a search.

    Raises:
        UsageError: when no rule matches.
    """
    if wanted.picky and not wanted.rules(book):
        close = book.near(wanted.words)
        raise UsageError(nothing(wanted) + (f"; did you mean {close}?" if close else ""))
    lines = [line for piece in pieces(book, wanted, width) for line in piece.lines]
    return lines if wanted.words else [(Span(book.title),), (), *lines]


def nothing(wanted: ReadingRequest) -> str:
    """Say that no rule matches."""
    parts = (
        f"of {wanted.scope}" if wanted.scope else "",
        f"with the status {wanted.status}" if wanted.status else "",
        f'contains "{wanted.words}"' if wanted.words else "exists",
    )
    return " ".join(("no rule", *filter(None, parts)))


def width_to_print(*, columns: bool) -> int:
    """Return the width to print: one column stays easy to read, two use the full terminal."""
    if not columns or not sys.stdout.isatty():
        return WIDTH
    return max(NARROWEST, get_terminal_size((WIDTH + 1, 24)).columns - 1)


def _check_word(kind: str, word: str, known: Collection[str]) -> None:
    if not word or word in known:
        return
    if not known:
        raise UsageError(f'no {kind} "{word}"; this rulebook has none')
    close = nearest(word, known)
    hint = f"; did you mean {close}?" if close else ""
    raise UsageError(f'no {kind} "{word}"; allowed: {", ".join(known)}{hint}')
