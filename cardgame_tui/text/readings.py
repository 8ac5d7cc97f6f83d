"""Texts that were read before, with their trees, kept in a folder: a game's own cards are read at each start.

What is kept belongs to the sources it was read by: a changed phrase, class or word makes other readings. As with
parse tables a missing, damaged or unwritable file costs time but is never an error. Whoever can write to this
folder, as to that of compiled Python, decides what cards mean; so it must be the user's own.
"""

import hashlib
import json
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from enum import Enum
from operator import attrgetter
from pathlib import Path
from typing import Any

from cardgame_tui.files import own_folder, read_regular
from cardgame_tui.kept_files import forget_oldest, keep, sealed, unsealed
from cardgame_tui.limits import LARGEST_READINGS
from cardgame_tui.text.nodes import Form, Node
from cardgame_tui.text.printer import print_text

MOST = 24
"""Files of readings that are kept, of all games and their earlier versions; the oldest go first."""
MOST_MARKS = 8
"""Marks that are kept in a file; the oldest go first."""
_TUPLE = -1
"""Stands where a form has its number."""


class Readings:
    """The readings of one language.

    Args:
        forms: its forms.
        settings: what else decides how a text is read.
        folder: the cache; a relative path is not used, nor a folder others may write to.
    """

    def __init__(self, forms: Sequence[Form], settings: object, folder: Path) -> None:
        self._forms = forms
        self._settings = settings
        self._folder = folder
        self._trees: dict[str, Node] = {}
        self._checked: set[str] = set()
        self._kept: _Kept | None = None

    def find(self, text: str) -> Node | None:
        """The tree of a text that was read before; None for another one, and for a tree that cannot be printed."""
        if text not in self._trees:
            with suppress(ValueError, TypeError, KeyError, IndexError, AttributeError, RecursionError):
                tree = self._before.tree(text)
                print_text(tree)
                self._trees[text] = tree
        return self._trees.get(text)

    def checked(self, mark: str) -> bool:
        """Whether all texts with this mark were found to have a meaning; see `keep`."""
        return bool(mark) and mark in self._checked | {*self._before.checked}

    def keep(self, trees: Mapping[str, Node], mark: str = "") -> None:
        """Keep further texts with what was read in them.

        Args:
            trees: what was read, by the texts.
            mark: stands for a set of cards, all of whose texts were checked; empty for none.
        """
        if not trees and (not mark or self.checked(mark)):
            return
        self._trees |= trees
        self._checked |= {mark} - {""}
        written = _Written()
        texts = {text: written.part(tree) for text, tree in self._trees.items()}
        kept = {"classes": list(written.classes), "texts": texts, "checked": self._newest()}
        with suppress(OSError):
            keep(self._file(), sealed(json.dumps(kept, ensure_ascii=False, separators=(",", ":"))))
            forget_oldest(self._file().parent, "read-*.json", MOST)

    def _newest(self) -> list[str]:
        before = [each for each in self._before.checked if each not in self._checked]
        return [*before, *sorted(self._checked)][-MOST_MARKS:]

    @property
    def _before(self) -> "_Kept":
        if self._kept is None:
            self._kept = self._load()
        return self._kept

    def _load(self) -> "_Kept":
        with suppress(OSError, ValueError, TypeError, KeyError, AttributeError, RecursionError):
            return _Kept(**json.loads(unsealed(read_regular(self._file(), LARGEST_READINGS))))
        return _Kept((), {})

    def _file(self) -> Path:
        if not self._folder.is_absolute():
            raise OSError("is not absolute")
        return own_folder(self._folder) / f"read-{_digest(self._forms, self._settings)}.json"


class _Written:
    """Trees as JSON: the number of a class, then the fields of a node or the name of a word."""

    def __init__(self) -> None:
        self.classes: dict[str, int] = {}

    def part(self, part: object) -> object:
        if isinstance(part, tuple):
            return [_TUPLE, *map(self.part, part)]
        if not isinstance(part, Node | Enum):
            return part
        made: Any = type(part)
        number = self.classes.setdefault(f"{made.__module__}:{made.__qualname__}", len(self.classes))
        if isinstance(part, Enum):
            return [number, part.name]
        return [number, *[self.part(getattr(part, name)) for name in made.__match_args__]]


class _Kept:
    """What a file keeps.

    Args:
        classes: modules and names of the classes of its trees.
        texts: the trees as JSON, by their texts.
        checked: marks of the sets of cards whose texts were all found to have a meaning.
    """

    def __init__(self, classes: Sequence[str], texts: Mapping[str, object], checked: Sequence[str] = ()) -> None:
        self.checked = [str(each) for each in checked]
        self._classes = [_class_of(each) for each in classes]
        self._texts = texts

    def tree(self, text: str) -> Node:
        """The tree of a text.

        Raises:
            ValueError: for another text, and for what is no tree; so do TypeError, KeyError, IndexError,
                AttributeError and RecursionError.
        """
        node = self._part(self._texts[text])
        if not isinstance(node, Node):
            raise ValueError("is not the tree of a text")
        return node

    def _part(self, written: object) -> object:
        if not isinstance(written, list):
            return written
        number, *parts = written
        if number == _TUPLE:
            return tuple([self._part(each) for each in parts])
        made: Any = self._classes[number]
        if issubclass(made, Enum):
            return made[parts[0]]
        if len(parts) != len(made.__match_args__):
            raise ValueError(f"{made.__qualname__} has {len(made.__match_args__)} fields")
        return made(*[self._part(each) for each in parts])


def _class_of(name: str) -> type:
    """A form or a class of words, from the modules that are loaded.

    Raises:
        ValueError: for any other class.
    """
    module, _, path = name.partition(":")
    found = attrgetter(path)(sys.modules[module])
    if not isinstance(found, type) or not issubclass(found, Node | Enum):
        raise ValueError(f"{name} is no form")
    return found


def _digest(forms: Sequence[Form], settings: object) -> str:
    """A number that changes with the forms and with the files of their classes and of the package `text`.

    Raises:
        OSError: when one of them is in no file.
    """
    modules = {base.__module__ for form in forms for base in form.__mro__}
    found = hashlib.sha256(repr((sys.version_info, settings)).encode())
    for form in forms:
        found.update(repr((form.__module__, form.__qualname__, getattr(form, "PHRASES", ()))).encode())
    files = {Path(_file_of(name)) for name in modules - {"builtins", "enum"}}
    for file in sorted(files | {*Path(__file__).parent.glob("*.py")}):
        found.update(file.read_bytes())
    return found.hexdigest()


def _file_of(module: str) -> str:
    file = getattr(sys.modules.get(module), "__file__", None)
    if file is None:
        raise OSError(f"{module} is in no file")
    return str(file)
