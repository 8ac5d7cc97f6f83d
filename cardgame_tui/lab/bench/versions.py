"""Two versions of a file of cards or of a variant, from the disk or from git: what did the last edit do?"""

import subprocess
from collections.abc import Mapping
from hashlib import blake2b
from pathlib import Path
from typing import Any

from cardgame_tui.content.card_sets import ADDED, CHANGED, known_cards
from cardgame_tui.content.cards import TABLE
from cardgame_tui.content.faults import ContentError, FileFault, quoted
from cardgame_tui.content.toml.document import Document, read_text, toml_document
from cardgame_tui.content.toml.writer import toml_text
from cardgame_tui.files import make_private_folder, write_private
from cardgame_tui.paths import cache_dir
from cardgame_tui.ruleset import Ruleset

AS_CARDS = "Cards of a file"
"""The name of a variant that is made of a file of cards."""
PATIENCE = 20
"""Seconds that git may take."""


def version_file(ruleset: Ruleset, words: str) -> Path:
    """The variant file of a version: the file itself, or a copy in the cache of what git or a card file says.

    Args:
        ruleset: the game.
        words: a file, or ``REV:file`` for the file as a commit of git has it.

    Raises:
        ContentError: when it cannot be read, or its cards cannot be compared with those of the game.
    """
    rev, name = split_version(words)
    text = _of_commit(words, rev, name) if rev else read_text(Path(name))
    document = toml_document(words, text)
    if TABLE in document.data and not document.data.get("ruleset"):
        return kept(words, toml_text(_as_variant(ruleset, document)))
    return kept(words, text) if rev else Path(name).resolve()


def what_differs(one: Mapping[str, Any], two: Mapping[str, Any]) -> str:
    """What differs between two variants, as they are written: options, cards and decks by their names."""
    parts = []
    for title, table in (("option", "options"), ("card", CHANGED), ("new card", ADDED), ("deck", "deck")):
        before, now = (_named(each.get(table, {})) for each in (one, two))
        names = [name for name in {**before, **now} if before.get(name) != now.get(name)]
        if names:
            parts.append(f"{title}{'s' if len(names) > 1 else ''} {', '.join(names)}")
    return "; ".join(parts)


def _named(tables: object) -> Mapping[str, object]:
    """Tables by their names; those of a list name themselves."""
    if isinstance(tables, list):
        return {str(each.get("name", "")): each for each in tables if isinstance(each, Mapping)}
    return tables if isinstance(tables, Mapping) else {}


def split_version(words: str) -> tuple[str, str]:
    """A commit and a file; no commit for a file on the disk, also one whose path has a colon."""
    rev, colon, name = words.partition(":")
    if not colon or len(rev) < 2 or Path(words).exists():
        return "", words
    return rev, name


def _of_commit(words: str, rev: str, name: str) -> str:
    """The text of a file in a commit: by its path on the disk, or by that from the top of the repository."""
    path = Path(name)
    near = ["-C", str(path.parent), "show", f"{rev}:./{path.name}"]
    for arguments in ([near] if path.parent.is_dir() else []) + [["show", f"{rev}:{name}"]]:
        found = _git(words, arguments)
        if found is not None:
            return found
    raise _fault(words, f"git has no file {quoted(name)} in {quoted(rev)}")


def _git(words: str, arguments: list[str]) -> str | None:
    """What git prints; None where it fails."""
    if words.startswith("-"):
        raise _fault(words, "no commit begins with -")
    try:
        done = subprocess.run(
            ["git", *arguments], capture_output=True, timeout=PATIENCE, check=False, stdin=subprocess.DEVNULL
        )
    except FileNotFoundError:
        raise _fault(words, "the program git is not installed") from None
    except (OSError, subprocess.TimeoutExpired) as error:
        raise _fault(words, f"git does not answer: {error}") from error
    try:
        return done.stdout.decode("utf-8-sig") if done.returncode == 0 else None
    except UnicodeDecodeError:
        raise _fault(words, "is not text in UTF-8") from None


def _as_variant(ruleset: Ruleset, document: Document) -> dict[str, object]:
    """The cards of a card file as a variant of the game: those that differ from it are changed or added.

    Raises:
        ContentError: for a card that lacks a field which it has in the game: a variant cannot take one away.
    """
    known = {name: dict(each.table) for name, each in known_cards(ruleset).items()}
    tables = document.data[TABLE]
    changed: dict[str, object] = {}
    added: list[object] = []
    for place, table in enumerate(tables if isinstance(tables, list) else []):
        name = str(table.get("name", ""))
        if name not in known:
            added.append(dict(table))
        elif known[name] != table:
            changed[name] = _change(known[name], table, document, place)
    return {
        "name": AS_CARDS,
        "ruleset": ruleset.id,
        **({CHANGED: changed} if changed else {}),
        **({ADDED: added} if added else {}),
    }


def _change(
    before: Mapping[str, object], now: Mapping[str, object], document: Document, place: int
) -> dict[str, object]:
    """The fields of a card that differ; a text that is gone is empty."""
    gone = [field for field in before if field not in now]
    if lost := [field for field in gone if not isinstance(before[field], str)]:
        found = f"has no {lost[0]}, which it has in the game now"
        raise ContentError([document.fault((TABLE, place), found, "a value for it")])
    change = {field: found for field, found in now.items() if before.get(field) != found}
    return {**change, **dict.fromkeys(gone, "")}


def kept(words: str, text: str) -> Path:
    """A file in the cache that holds a text; equal texts have one file, so that a run is found again."""
    folder = cache_dir() / "versions"
    file = folder / f"{blake2b(text.encode(), digest_size=8).hexdigest()}.toml"
    try:
        make_private_folder(folder)
        write_private(file, text)
    except OSError as error:
        raise _fault(words, f"{file} cannot be written: {error.strerror or error}") from error
    return file


def _fault(words: str, found: str) -> ContentError:
    return ContentError([FileFault(words, None, "", found)])
