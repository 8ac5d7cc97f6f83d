"""Parts of a duel as bytes, and back. What every duel with the same start has is named, not written.

Reading finds only classes and functions that the engine or the game defines, none of other libraries.
"""

import io
import pickle
import sys
from collections.abc import Mapping
from typing import Any

from cardgame_tui.engine.duel import Duel
from cardgame_tui.ruleset import Ruleset

_OURS = ("cardgame_tui.engine", "cardgame_tui.text", "cardgame_tui.play.situation")
"""The packages and modules whose values a bookmark of any game may hold."""


def homes_of(ruleset: Ruleset) -> list[str]:
    """The package of a game, or its module if that is in no package; and those of the games it is made from."""
    made_from = [each for each in type(ruleset).__mro__ if issubclass(each, Ruleset) and each is not Ruleset]
    return list(dict.fromkeys(sys.modules[each.__module__].__package__ or each.__module__ for each in made_from))


def written(parts: object, duel: Duel) -> bytes:
    """Write parts of a duel.

    Args:
        parts: anything that a duel with the same start has too, or that holds plain values and the game's own.
        duel: a clone of that duel.

    Raises:
        Exception: whatever the parts raise that cannot be written, such as a function made inside another.
    """
    file = io.BytesIO()
    _Writing(file, duel).dump(parts)
    return file.getvalue()


def read(data: bytes, duel: Duel, ruleset: Ruleset) -> Any:
    """Make parts of a duel again.

    Args:
        data: from `written`.
        duel: a duel with the same start.
        ruleset: its game.

    Raises:
        Exception: whatever comes of bytes that `written` has not made.
    """
    return _Reading(io.BytesIO(data), duel, (*_OURS, *homes_of(ruleset))).load()


def _named(duel: Duel) -> Mapping[str, object]:
    """What every duel with the same start has, by name."""
    shared = {name: getattr(duel, name) for name in duel.shared}
    return shared | {f"card {number}": printed for number, printed in enumerate(duel.prints())}


class _Writing(pickle.Pickler):
    def __init__(self, file: io.BytesIO, duel: Duel) -> None:
        super().__init__(file, pickle.HIGHEST_PROTOCOL)
        self._names = {id(each): name for name, each in _named(duel).items()}

    def persistent_id(self, part: object) -> str | None:
        """The name of what is not written."""
        return self._names.get(id(part))


class _Reading(pickle.Unpickler):
    def __init__(self, file: io.BytesIO, duel: Duel, packages: tuple[str, ...]) -> None:
        super().__init__(file)
        self._named = _named(duel)
        self._packages = packages

    def persistent_load(self, name: str) -> object:
        """What has a name."""
        return self._named[name]

    def find_class(self, module: str, name: str) -> Any:
        """A class or a function that the engine or the game defines.

        Raises:
            UnpicklingError: for anything else.
        """
        if any(f"{module}.".startswith(f"{package}.") for package in self._packages):
            found = super().find_class(module, name)
            if getattr(found, "__module__", "") == module:
                return found
        raise pickle.UnpicklingError(f"{module}.{name} is no part of a duel")
