"""The user's key map: which keys commands may have, and what is wrong with those that are asked for."""

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from string import ascii_lowercase, punctuation
from typing import Any, NamedTuple

from cardgame_tui.ui.keys.command import Command, Commands, KeyMap

SIGNS = frozenset(punctuation)
"""The signs that every terminal sends, and no prompt needs."""


ANSWERS = ("space", "enter", "backspace", "tab", "up", "down", "left", "right")
"""Keys with names that answer prompts or move the cursor."""


class KeyFault(NamedTuple):
    """Something wrong with a key map.

    Args:
        command: the command as it is written.
        words: what is wrong, in one sentence.
    """

    command: str
    words: str


def with_followers(key_map: KeyMap, places: Sequence[Sequence[Command[Any]]]) -> KeyMap:
    """The same map, in which commands that share the keys of a mapped one still share them.

    Args:
        key_map: what was asked for.
        places: the commands of each place where keys are pressed.
    """
    full = {name: tuple(key.lower() for key in keys) for name, keys in key_map.items()}
    for commands in places:
        by_keys = {each.keys: full[each.name] for each in commands if each.keys and each.name in full}
        for each in commands:
            if each.keys in by_keys:
                full.setdefault(each.name, by_keys[each.keys])
    return full


def key_faults(key_map: KeyMap, places: Sequence[Sequence[Command[Any]]]) -> list[KeyFault]:
    """What is wrong with a map, at most one fault for each command; all its commands exist.

    Args:
        key_map: what was asked for.
        places: the commands of each place where keys are pressed; first the table, whose prompts need letters.
    """
    full = with_followers(key_map, places)
    faults: dict[str, KeyFault] = {}
    usual: set[str] = set(SIGNS)
    for commands in places:
        usual |= {key for each in commands for key in each.keys}
        for fault in (*_useless(full, commands, usual), *_shared(full, commands)):
            if fault.command in key_map:
                faults.setdefault(fault.command, fault)
    return list(faults.values())


def _useless(full: KeyMap, commands: Sequence[Command[Any]], usual: Container[str]) -> Iterator[KeyFault]:
    """The keys that a command cannot have in a place."""
    letters = ", ".join(letter for letter in ascii_lowercase if letter in usual)
    for each in commands:
        for key in full.get(each.name, ()):
            if key not in usual:
                why = "is needed for answers" if _answers(key) else "does not arrive from every terminal"
                yield KeyFault(each.name, f'"{key}" {why}; allowed: a sign such as + or one of {letters}')


def _answers(key: str) -> bool:
    """Whether a key answers prompts, at least in some of them."""
    return (len(key) == 1 and key.isascii() and key.isalnum()) or key in (" ", *ANSWERS)


def _shared(full: KeyMap, commands: Sequence[Command[Any]]) -> Iterator[KeyFault]:
    """The keys that two commands of a place would share, although they do not by default."""
    usual = {each.name: each.keys for each in commands}
    now = Commands(commands, full).all
    for place, one in enumerate(now):
        for two in now[place + 1 :]:
            both = [key for key in one.keys if key in two.keys]
            if both and usual[one.name] != usual[two.name]:
                named, other = (one, two) if one.name in full else (two, one)
                yield KeyFault(named.name, f'"{both[0]}" would be the key of both {named.name} and {other.name}')


def commands_with_keys(places: Iterable[Sequence[Command[Any]]]) -> Mapping[str, Command[Any]]:
    """Every command that has a key, by its name."""
    return {each.name: each for commands in places for each in commands if each.keys}
