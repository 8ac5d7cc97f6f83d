"""A command: its keys, its words and what it does, declared once for footer, help, list and lines of text."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Generic, TypeVar

from cardgame_tui.play.hand_words import HAND, with_hand_word
from cardgame_tui.value import value

PlaceT_contra = TypeVar("PlaceT_contra", contravariant=True)
"""Where a command is used: a table, a replay, on a screen or in lines of text."""

KeyMap = Mapping[str, tuple[str, ...]]
"""Keys by the name of their command; commands it does not name keep the keys they are declared with."""

DEFAULT_KEYS: KeyMap = MappingProxyType({})
"""The key map that changes nothing."""


def always(place: object) -> bool:
    """Every place: for commands that always work."""
    return True


def never(place: object) -> bool:
    """No place: for commands that do nothing here."""
    return False


@value
class Command(Generic[PlaceT_contra]):
    """Something a player can do that does not answer a prompt.

    Args:
        name: stable word; key maps and lines of text name the command by it.
        keys: the keys that run it; they also close the page it opens. Empty: it is only in the list of commands.
        title: what the footer says.
        help: one sentence on what it does.
        run: does it.
        works: whether it does anything now.
        footer: whether the footer lists it.
        idle: what is answered while it does not work.
    """

    name: str
    keys: tuple[str, ...]
    title: str
    help: str
    run: Callable[[PlaceT_contra], None]
    works: Callable[[PlaceT_contra], bool] = always
    footer: bool = True
    idle: str = ""

    @property
    def key(self) -> str:
        """The key that is shown for it, empty for none."""
        return self.keys[0] if self.keys else ""


def _worded(command: Command[PlaceT_contra], hand: str) -> Command[PlaceT_contra]:
    """A command in the words of a game that has something else in the place of a hand."""
    if hand == HAND:
        return command
    title, about, idle = (with_hand_word(words, hand) for words in (command.title, command.help, command.idle))
    return replace(command, title=title, help=about, idle=idle)


class Commands(Generic[PlaceT_contra]):
    """The commands of one place, in the order of its footer.

    Args:
        commands: as they are declared.
        key_map: the keys a player wants instead; letters count in either case.
        hand: what the game has in the place of a hand.

    Attributes:
        all: the commands, with their keys.
    """

    def __init__(
        self, commands: Iterable[Command[PlaceT_contra]], key_map: KeyMap = DEFAULT_KEYS, hand: str = HAND
    ) -> None:
        mapped = {name: tuple(key.lower() for key in keys) for name, keys in key_map.items()}
        self.all = tuple(replace(_worded(each, hand), keys=mapped.get(each.name, each.keys)) for each in commands)

    def working(self, place: PlaceT_contra) -> Sequence[Command[PlaceT_contra]]:
        """The commands that do something now."""
        return [command for command in self.all if command.works(place)]

    def at_key(self, place: PlaceT_contra, key: str) -> Command[PlaceT_contra] | None:
        """The working command of a key; letters count in either case."""
        found = (command for command in self.all if key.lower() in command.keys)
        return next((command for command in found if command.works(place)), None)

    def idle_words(self, place: PlaceT_contra, key: str) -> str:
        """Why the command of a key does nothing now; empty if no command with words for that has the key."""
        found = (each.idle for each in self.all if key.lower() in each.keys and not each.works(place))
        return next(found, "")

    def meant(self, place: PlaceT_contra, word: str) -> Command[PlaceT_contra] | None:
        """The command of a key, a name or a title, preferably a working one; None if none matches."""
        found = [
            each for each in self.all if word in (each.name.replace("_", " "), each.title.casefold(), *each.keys)
        ]
        return next((each for each in found if each.works(place)), found[0] if found else None)

    def named(self, name: str) -> Command[PlaceT_contra]:
        """The command of a name.

        Raises:
            KeyError: when none has that name.
        """
        return {command.name: command for command in self.all}[name]

    def key(self, name: str) -> str:
        """The key that is shown for a command, empty for none and where the place has no such command."""
        return next((command.key for command in self.all if command.name == name), "")

    def footer(self, place: PlaceT_contra) -> tuple[tuple[str, str], ...]:
        """Key and title of each command the footer lists now."""
        listed = (command for command in self.all if command.footer)
        return tuple((command.key, command.title) for command in listed if command.works(place))

    @property
    def letters(self) -> frozenset[str]:
        """The letters that run a command, and so cannot pick anything."""
        keys = (key for command in self.all for key in command.keys)
        return frozenset(key for key in keys if len(key) == 1 and key.isalpha())
