"""Where files of a game lie: bundled ones in the package ``decks``, the user's own in the config folder."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib import resources
from pathlib import Path
from typing import Protocol, TypeVar

from cardgame_tui.content.faults import ContentError, FileFault, listed, nearest, quoted
from cardgame_tui.content.toml import Source
from cardgame_tui.paths import NoHomeError, config_dir


class Named(Protocol):
    """What lies on a shelf: it goes by its id or its name."""

    @property
    def id(self) -> str:
        """The name of its file without ending."""

    @property
    def name(self) -> str:
        """The name it gives itself."""


NamedT = TypeVar("NamedT", bound=Named)


def is_path(word: str) -> bool:
    """Whether a word names a file rather than something on a shelf."""
    return word.endswith(".toml") or "/" in word or "\\" in word


def bundled(*folders: str) -> Sequence[Source]:
    """The TOML files of a folder in the package ``decks``."""
    try:
        return toml_files(resources.files("decks").joinpath(*folders))
    except ModuleNotFoundError:
        return []


def toml_files(folder: Source) -> Sequence[Source]:
    """The TOML files right in a folder, sorted by name; none when the folder does not exist."""
    if not folder.is_dir():
        return []
    return sorted((each for each in folder.iterdir() if each.name.endswith(".toml")), key=lambda each: each.name)


def own_files(kind: str, ruleset_id: str, folder: Path | None = None) -> Sequence[Source]:
    """The user's own TOML files for a game; none where there is no home folder.

    Args:
        kind: the folder they lie in, such as ``decks``.
        ruleset_id: the game.
        folder: holds a folder per game; that of the kind in the config folder unless given.
    """
    try:
        return toml_files((folder or config_dir() / kind) / ruleset_id)
    except NoHomeError:
        return []


def file_id(source: Source) -> str:
    """The name of a file without ending."""
    return source.name.removesuffix(".toml")


def load_all(
    sources: Iterable[Source], load: Callable[[Source], NamedT]
) -> tuple[dict[str, NamedT], dict[str, Sequence[FileFault]]]:
    """Read all files, by id; a later file replaces an earlier one of its id.

    Returns:
        What could be read, and what is wrong with the others.
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
    """Return the thing of an id or a name, ignoring case; None when nothing has it.

    Args:
        shelf: the known ones.
        word: the id or name.
        broken: what is wrong with the files that could not be read, by id.

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
    """The fault of a word that names nothing on a shelf.

    Args:
        what: what should be there, such as ``deck``.
        word: the word.
        shelf: the known ones.
    """
    known = [thing.id for thing in shelf]
    return FileFault(f"{what}s", None, "", f"no {what} {quoted(word)}", listed(known), nearest(word, known))
