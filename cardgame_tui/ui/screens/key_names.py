"""Keys by their plain names: that of a key that was pressed, and those that a click stands for."""

from collections.abc import Sequence

from textual.events import Key

from cardgame_tui.ui.cells.text import Press

NAMES = {"bksp": "backspace"}
"""Keys that are shown by a shorter name."""
WORDS = ("space", "enter", "tab")
"""Keys that are shown by their name."""


def key_of(event: Key) -> str:
    """The plain name of a key: the character it types in lower case, or a word such as ``enter``."""
    character = event.character
    if character and character.isprintable() and not character.isspace():
        return character.lower()
    return {"ctrl+h": "backspace", "escape": "backspace", "ctrl+m": "enter"}.get(event.key, event.key)


def keys_of(press: Press) -> Sequence[str]:
    """The keys that a click stands for; none for words that name several, such as ``arrows``."""
    key = NAMES.get(press.key, press.key)
    if key in NAMES.values() or key in WORDS or key.startswith("ctrl+"):
        return (key,)
    return tuple(key) if len(key) < 3 else ()
