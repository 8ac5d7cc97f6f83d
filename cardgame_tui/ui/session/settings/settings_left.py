"""What the settings pass on when they are left, to whoever opened them."""

from collections.abc import Callable, Mapping
from typing import NamedTuple, TypeAlias

from cardgame_tui.ui.keys.command import KeyMap


class SettingsLeft(NamedTuple):
    """What follows from the settings when they are left.

    Args:
        keys: the keys of commands.
        changed: the choice of each setting that was changed, by its name.
    """

    keys: KeyMap
    changed: Mapping[str, str]


OpenSettings: TypeAlias = Callable[[Callable[[SettingsLeft], None]], None]
"""Shows the settings, and passes on what follows from them."""
