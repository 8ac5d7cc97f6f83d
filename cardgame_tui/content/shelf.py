"""Where files of a game are: those that come with it, and the user's files in the config folder."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib import resources
from pathlib import Path
from typing import Protocol, TypeVar

from cardgame_tui.content.faults import ContentError, FileFault, listed, nearest, quoted
from cardgame_tui.content.toml.document import Source
from cardgame_tui.entry_points import ruleset_folder
from cardgame_tui.paths import NoHomeError, config_dir

DECKS = "decks"
"""The kind of files that decks are, and the package that holds those of the games that come with the program."""


class Named(Protocol):
    """A file on a shelf, found by its id or its name."""

    @property
    def id(self) -> str:
        """The name of its file without suffix."""

    @property
    def name(self) -> str:
        """The name written in it."""


NamedT = TypeVar("NamedT", bound=Named)


def is_path(word: str) -> bool:
    """Whether a word names a file rather than something on a shelf."""
    return word.endswith(".toml") or "/" in word or "\\" in word


def bundled(kind: str, ruleset_id: str) -> Sequence[Source]:
    """The TOML files of a game that come with it: those in the package ``decks``, then those in its own package.

    Args:
        kind: the folder in its own package that they are in, such as ``decks``.
        ruleset_id: the game.
    """
    folder = ruleset_folder(ruleset_id)
    return [*_shipped(kind, ruleset_id), *(toml_files(folder / kind) if folder else ())]


def _shipped(kind: str, ruleset_id: str) -> Sequence[Source]:
    """Those in the package ``decks``: its folder of the game holds decks, and a folder for each other kind."""
    inner = () if kind == DECKS else (kind,)
    try:
        return toml_files(resources.files(DECKS).joinpath(ruleset_id, *inner))
    except ModuleNotFoundError:
        return []


def toml_files(folder: Source) -> Sequence[Source]:
    """The TOML files directly in a folder, sorted by name; none when the folder does not exist.

    Raises:
        ContentError: when the folder cannot be read.
    """
    if not folder.is_dir():
        return []
    try:
        files = [each for each in folder.iterdir() if each.name.endswith(".toml")]
    except OSError as error:
        words = f"cannot be read: {error.strerror or error}"
        raise ContentError([FileFault(str(folder), None, "", words)]) from None
    return sorted(files, key=lambda each: each.name)


def own_files(kind: str, ruleset_id: str, folder: Path | None = None) -> Sequence[Source]:
    """The user's TOML files for a game; none without a home folder.

    Args:
        kind: the folder they are in, such as ``decks``.
        ruleset_id: the game.
        folder: holds a folder per game; default: the folder of this kind in the config folder.
    """
    try:
        return toml_files((folder or config_dir() / kind) / ruleset_id)
    except NoHomeError:
        return []


def file_id(source: Source) -> str:
    """The name of a file without suffix."""
    return source.name.removesuffix(".toml")


def load_all(
    sources: Iterable[Source], load: Callable[[Source], NamedT]
) -> tuple[dict[str, NamedT], dict[str, Sequence[FileFault]]]:
    """Read all files, by id; a later file replaces an earlier one with the same id.

    Returns:
        The files that could be read, and the errors of the others.
    """
    found: dict[str, NamedT] = {}
    broken: dict[str, Sequence[FileFault]] = {}
    for source in sources:
        key = file_id(source)
        try:
            found[key] = load(source)
            broken.pop(key, None)
        except ContentError as error:
            broken[key] = error.faults
            found.pop(key, None)
    return found, broken


def find_named(shelf: Iterable[NamedT], word: str, broken: Mapping[str, Sequence[FileFault]]) -> NamedT | None:
    """Return the file with an id or a name, ignoring case; None when no file has it.

    Args:
        shelf: the known ones.
        word: the id or name.
        broken: the errors of the files that could not be read, by id.

    Raises:
        ContentError: when the file of that id could not be read.
    """
    for thing in shelf:
        if word.casefold() in (thing.id.casefold(), thing.name.casefold()):
            return thing
    for key, faults in broken.items():
        if word.casefold() == key.casefold():
            raise ContentError(faults)
    return None


def unknown(what: str, word: str, shelf: Iterable[Named]) -> FileFault:
    """The fault of a word that names no file on a shelf.

    Args:
        what: the kind of file, such as ``deck``.
        word: the word.
        shelf: the known ones.
    """
    known = [thing.id for thing in shelf]
    return FileFault("", None, "", f"no {what} {quoted(word)}", listed(known), nearest(word, known))
