"""``rules``: the rulebook of a game."""

from argparse import Namespace
from textwrap import fill

from cardgame_tui.commands.common import faults_in_words, read_ruleset
from cardgame_tui.commands.errors import UsageError
from cardgame_tui.content.rulebook import Rule, Rulebook, load_rulebook

WIDTH = 79


def run(arguments: Namespace) -> int:
    """Print the whole book, one rule, or every rule with the given words in it.

    Raises:
        UsageError: when there is no such game or rule.
    """
    ruleset = read_ruleset(arguments.ruleset)
    with faults_in_words():
        book = load_rulebook(ruleset.rulebook)
    if arguments.number is None:
        print("\n".join(whole_book(book)))
    else:
        print("\n\n".join(in_words(rule) for rule in find(book, arguments.number)))
    return 0


def find(book: Rulebook, words: str) -> list[Rule]:
    """The rule of a number, or all rules that hold some words.

    Raises:
        UsageError: when there is none.
    """
    if any(each.isdigit() for each in words):
        try:
            return [book.find(words)]
        except LookupError as error:
            raise UsageError(str(error)) from error
    found = book.search(words)
    if not found:
        raise UsageError(f'no rule says "{words}"')
    return found


def in_words(rule: Rule) -> str:
    """One rule with its section and where it comes from."""
    head = f"{rule.number}  {rule.section}  [{', '.join(rule.status)}] {{{rule.holds}}}"
    return f"{head}\n{fill(rule.text, WIDTH, initial_indent='  ', subsequent_indent='  ')}"


def whole_book(book: Rulebook) -> list[str]:
    """The book line by line, as it is written."""
    lines = [book.title]
    for section in book.sections:
        lines += ["", section.title] if section.title else []
        lines += section.lines
    return lines
