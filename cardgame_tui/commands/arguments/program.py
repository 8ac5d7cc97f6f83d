"""The arguments of the commands about the program itself."""

from argparse import ArgumentParser

from cardgame_tui.commands.arguments.shared import (
    add_json,
)


def _config(parser: ArgumentParser) -> None:
    about = "write a template with every setting, where no file exists"
    parser.add_argument("--write", action="store_true", help=about)


def _where(parser: ArgumentParser) -> None:
    add_json(parser)


PROGRAM_ITSELF = (
    ("config", "show the config file and what it sets, or write a template", _config),
    ("where", "print the folders of settings, saves, logs and the cache", _where),
)
"""The commands of the folder `program`: name, summary, and what adds the arguments."""
