"""The card set of a game from its current file, with the changed and added cards of a variant."""

from collections.abc import Collection, Mapping, Sequence
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, TypeAlias
from weakref import WeakKeyDictionary

from cardgame_tui.content.cards import Located, check_cards, check_count, load_cards
from cardgame_tui.content.checking import checked
from cardgame_tui.content.faults import ContentError, FileFault, gathered, nearest, quoted
from cardgame_tui.content.game_content import GameContent, PrintedT, RecordT
from cardgame_tui.content.option_info import presets
from cardgame_tui.content.options import OptionModel
from cardgame_tui.content.toml.document import Document
from cardgame_tui.engine.card import Printed

CHANGED = "card"
"""Name of the table that holds changes to cards, by their names."""
ADDED = "new"
"""Name of the array of tables that holds added cards."""

Stamp: TypeAlias = tuple[int, int] | None
"""Time of the last change in nanoseconds, and size in bytes; None for a file without these data."""

_LOADED: "WeakKeyDictionary[GameContent, Stamp]" = WeakKeyDictionary()


def watch_cards(ruleset: GameContent) -> None:
    """Record the state of a game's card file when the game is loaded, as the one its cards were made from."""
    _LOADED.setdefault(ruleset, _stamp(ruleset.card_file))


def fresh_cards(ruleset: GameContent, options: OptionModel) -> Mapping[str, Printed]:
    """The card set of a game under some options; read and compiled again when its file has changed.

    Raises:
        ContentError: with all faults of the changed file.
    """
    watch_cards(ruleset)
    file = ruleset.card_file
    if file is None or _stamp(file) == _LOADED[ruleset]:
        return ruleset.cards_for(options)
    return compiled(ruleset, load_cards(file, ruleset.card_model), options)


def compiled(
    ruleset: GameContent[Any, PrintedT, RecordT], records: Sequence[Located[RecordT]], options: OptionModel
) -> Mapping[str, PrintedT]:
    """Compile card records.

    Raises:
        ContentError: with all faults of their texts.
    """
    try:
        return ruleset.compile_cards(records, options) if records else {}
    except ContentError:
        raise
    except ValueError as error:
        raise ContentError([FileFault(records[0].file, records[0].line, "", str(error))]) from error


def known_cards(ruleset: GameContent[Any, Any, RecordT]) -> dict[str, Located[RecordT]]:
    """The cards of a game by name as its card file writes them; none for a game without one.

    Raises:
        ContentError: with all faults of the file.
    """
    if ruleset.card_file is None:
        return {}
    return {each.record.name: each for each in load_cards(ruleset.card_file, ruleset.card_model)}


def changed_cards(
    ruleset: GameContent[Any, Any, RecordT], document: Document, faults: list[FileFault]
) -> list[Located[RecordT]]:
    """Check the cards a document changes and adds.

    Args:
        ruleset: the game.
        document: holds the tables `CHANGED` and `ADDED`; both may be missing.
        faults: the list that receives the faults.

    Returns:
        The cards without faults.
    """
    changes = document.data.get(CHANGED, {})
    if not changes and ADDED not in document.data:
        return []
    records: list[Located[RecordT]] = []
    with gathered(faults):
        check_count(document, CHANGED, len(changes))
        known = known_cards(ruleset)
        for name in changes:
            with gathered(faults):
                records.append(_changed(ruleset, document, name, known))
        records += _added(ruleset, document, known)
    return records


def _stamp(file: Traversable | None) -> Stamp:
    if not isinstance(file, Path):
        return None
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size


def _changed(
    ruleset: GameContent[Any, Any, RecordT], document: Document, name: str, known: Mapping[str, Located[RecordT]]
) -> Located[RecordT]:
    path = (CHANGED, name)
    base = known.get(name)
    if base is None:
        raise ContentError([document.fault(path, f"no card {quoted(name)}", nearest=nearest(name, known))])
    change = document.data[CHANGED][name]
    if "name" in change:
        raise ContentError([document.fault((*path, "name"), "a changed card keeps its name")])
    table = merged(base.table, change, presets(ruleset.options_model))
    return Located(checked(ruleset.card_model, table, document, path), document, path, base)


def merged(
    table: Mapping[str, object], change: Mapping[str, object], overrides: Collection[str]
) -> dict[str, object]:
    """Apply a change to a card's table; nested tables are merged in the same way.

    Args:
        table: the card's table.
        change: the new values.
        overrides: names of tables that set a field again, each for one preset of the options. A field that
            the change sets for the card itself applies under all presets, so it is removed from these.
    """
    result: dict[str, object] = dict(table)
    for word in overrides:
        if isinstance(own := result.pop(word, None), dict):
            left = {field: value for field, value in own.items() if field not in change}
            result |= {word: left} if left else {}
    for field, value in change.items():
        old = result.get(field)
        result[field] = {**old, **value} if isinstance(old, dict) and isinstance(value, dict) else value
    return result


def _added(
    ruleset: GameContent[Any, Any, RecordT], document: Document, known: Mapping[str, Located[RecordT]]
) -> list[Located[RecordT]]:
    added = check_cards(document, ruleset.card_model, ADDED)
    names = {name.casefold(): name for name in known}
    taken = [
        each.fault("name", found=f"another card is already called {quoted(name)}",
                   allowed=f'a new name; [{CHANGED}."{name}"] changes that card')
        for each in added
        if (name := names.get(each.record.name.casefold()))
    ]  # fmt: skip
    if taken:
        raise ContentError(taken)
    return added
