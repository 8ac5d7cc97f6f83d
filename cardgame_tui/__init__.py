"""The table: two people at one terminal play card games whose rules the program knows.

In a notebook or a script: ``import cardgame_tui as ct``, then ``ct.new("rune_duel")`` or ``ct.load(FILE)``; see
`cardgame_tui.notebook`.
"""

from importlib import import_module
from typing import Any

__version__ = "0.2.0"

_OF_NOTEBOOKS = ("Card", "ChoiceError", "Duel", "load", "new")


def __getattr__(name: str) -> Any:
    """What notebooks use is loaded when it is asked for, so that commands and rules load no screen."""
    if name in _OF_NOTEBOOKS:
        return getattr(import_module("cardgame_tui.notebook"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
