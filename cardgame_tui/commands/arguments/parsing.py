"""What argparse lacks: errors in one line, arguments in any order, and what may be given only once."""

import sys
from argparse import Action, ArgumentParser, HelpFormatter, Namespace
from collections.abc import Callable, Sequence
from typing import Any, NoReturn

WIDTH = 79
"""Columns of a help text."""


class Help(HelpFormatter):
    """A help text of a fixed width, because asking the terminal for its width is slow."""

    def __init__(self, prog: str) -> None:
        super().__init__(prog, width=WIDTH)


class ProgramParser(ArgumentParser):
    """A parser whose errors are one line, without the usage text before it."""

    def error(self, message: str) -> NoReturn:
        """Print one readable message and exit with 2."""
        self.exit(2, f"{self.prog}: {message} (see {self.prog} --help)\n")


class Once(Action):
    """Stores the value of an option that may be given only once, so that a second value is not ignored."""

    def __call__(
        self,
        parser: ArgumentParser,
        namespace: Namespace,
        values: str | Sequence[Any] | None,
        option_string: str | None = None,
    ) -> None:
        """Store the value, or refuse a second one."""
        if getattr(namespace, self.dest, self.default) != self.default:
            parser.error(f"argument {option_string}: given more than once")
        setattr(namespace, self.dest, values)


class OnceEach(Action):
    """Collects settings such as ``hp=3``, each option once, so that a second value is not ignored."""

    def __call__(
        self,
        parser: ArgumentParser,
        namespace: Namespace,
        values: str | Sequence[Any] | None,
        option_string: str | None = None,
    ) -> None:
        """Add a setting, or refuse a second value of its option."""
        settings = getattr(namespace, self.dest)
        names = [str(setting).partition("=")[0].strip() for setting in (*settings, values)]
        if names[-1] in names[:-1]:
            parser.error(f"argument {option_string}: {names[-1]} is set more than once")
        setattr(namespace, self.dest, [*settings, values])


class CommandParser(ProgramParser):
    """Accepts positional arguments before, between and after the options, as in ``cards GAME --variant V NAME``.

    Plain argparse finds optional positional arguments only next to required ones.

    Args:
        fill: adds the arguments, when the command is first used: making those of all commands takes longer.
        **settings: as for `ArgumentParser`.
    """

    _mixing = False

    def __init__(self, fill: Callable[[ArgumentParser], None] | None = None, **settings: Any) -> None:
        super().__init__(**settings)
        self._fill = fill
        self._words: dict[str, CommandParser] = {}

    def add_action(self, name: str, about: str) -> "CommandParser":
        """Add a first word that leads to arguments of its own, where any other first word is an argument.

        Args:
            name: the word.
            about: what it does.
        """
        parser = CommandParser(prog=f"{self.prog} {name}", description=about, formatter_class=Help)
        self._words[name] = parser
        self.epilog = f"{self.prog} {name} --help: {about}"
        return parser

    def parse_known_args(  # type: ignore[override]  # no caller passes a namespace of another type
        self, args: Sequence[str] | None = None, namespace: Namespace | None = None
    ) -> tuple[Namespace, list[str]]:
        """Parse words and options in any order, unless the words are a subcommand."""
        if self._fill is not None:
            fill, self._fill = self._fill, None
            fill(self)
        words = [*(sys.argv[1:] if args is None else args)]
        if words and (action := self._words.get(words[0])) is not None:
            return action.parse_known_args(words[1:], namespace)
        if self._mixing or self._subparsers is not None:
            return super().parse_known_args(args, namespace)
        self._mixing = True
        try:
            return self.parse_known_intermixed_args(args, namespace)
        finally:
            self._mixing = False
