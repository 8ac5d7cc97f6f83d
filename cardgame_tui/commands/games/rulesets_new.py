"""``rulesets new``: write the package of a new game from a template."""

import keyword
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path

from cardgame_tui.commands.arguments.parser import PROGRAM
from cardgame_tui.commands.shared.errors import UsageError
from cardgame_tui.plugins import ruleset_ids

LONGEST_NAME = 40
"""The most characters in the id of a new game; it becomes the name of a folder and stands in lists."""
SUFFIX = ".txt"
"""What the name of each file of a template ends with, so that no tool takes it for part of this program."""
NEXT = """wrote {name}

Install it into the environment of {program}, then play:
  python -m pip install -e {name}
  {program} play {name}
  {program} rulesets check {name}
Begin with {name}/{name}/rulebook.md and {name}/{name}/game.py."""


def write_game(name: str, kind: str, folder: Path | None = None) -> int:
    """Write a package that installs, plays and passes its tests, into a new folder with the name of the game.

    Args:
        name: id of the game.
        kind: the template: ``minimal``, ``cards`` or ``stack``.
        folder: where its folder is made; default: the current folder.

    Returns:
        0.

    Raises:
        UsageError: for a name that cannot be used, and where something has that name already.
    """
    _check_name(name)
    target = (folder or Path()) / name
    words = words_of(name)
    try:
        target.mkdir()
    except FileExistsError:
        raise UsageError(f"{target} exists already") from None
    for path, text in _template(files("cardgame_tui.commands") / "templates" / kind):
        file = target / _replaced(path, words)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(_replaced(text, words), encoding="utf-8")
    print(NEXT.format(name=name, program=PROGRAM))
    return 0


def _check_name(name: str) -> None:
    """Refuse a name that no game can have.

    Raises:
        UsageError: saying why.
    """
    allowed = "small letters, digits and _, beginning with a letter, such as mini_war"
    if not (name.isascii() and name.isidentifier() and name.islower() and name[0].isalpha()):
        raise UsageError(f'found "{name}"; allowed as the name of a game: {allowed}')
    if len(name) > LONGEST_NAME:
        raise UsageError(f"the name has {len(name)} characters; at most {LONGEST_NAME} are allowed")
    if keyword.iskeyword(name):
        raise UsageError(f'"{name}" is a word of Python; choose another name')
    if name in ruleset_ids():
        raise UsageError(f"a game with the id {name} is installed already")
    if find_spec(name) is not None:
        raise UsageError(f"a Python package called {name} is installed already; choose another name")


def words_of(name: str) -> dict[str, str]:
    """What stands in the place of the words of the template, by these words.

    Args:
        name: id of the game, such as ``mini_war``.
    """
    parts = [part for part in name.split("_") if part]
    first = "".join(part[0] for part in parts if part[0].isalpha())
    prefix = (first if len(first) > 1 else "".join(filter(str.isalpha, name))[:2]).upper()
    return {
        "new_game": name,
        "new-game": "-".join(parts),
        "New Game": " ".join(part.capitalize() for part in parts),
        "NewGame": "".join(part.capitalize() for part in parts),
        "NG-": f"{prefix}-",
    }


def _replaced(text: str, words: dict[str, str]) -> str:
    for old, new in words.items():
        text = text.replace(old, new)
    return text


def _template(folder: Traversable, path: str = "") -> Iterator[tuple[str, str]]:
    """The path and the text of each file of a template."""
    for each in sorted(folder.iterdir(), key=lambda found: found.name):
        inner = f"{path}/{each.name}".lstrip("/")
        if each.is_dir():
            yield from _template(each, inner)
        elif each.name.endswith(SUFFIX):
            yield inner.removesuffix(SUFFIX), each.read_text(encoding="utf-8")
