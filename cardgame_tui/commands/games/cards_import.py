"""``cards import``: a card file that was written elsewhere becomes a variant."""

from argparse import Namespace
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from cardgame_tui.commands.games.watched import changes
from cardgame_tui.commands.shared.reading import faults_in_words, read_ruleset
from cardgame_tui.content.faults import ContentError
from cardgame_tui.content.foreign.field_map import FieldMap, pick_map
from cardgame_tui.content.shelf import is_path
from cardgame_tui.play.imported import Import, Imported

MOST_SAID = 30
"""Most texts that cannot be played that are named after an import; `--coverage` shows all."""

MOST_NAMED = 10
"""Most cards that are named whose sentences the players carry out."""


def import_cards(arguments: Namespace) -> int:
    """Import a card file, and with ``--watch`` again whenever it changes.

    Raises:
        UsageError: with every fault of the file; then no file has changed.
    """
    asked = Import(
        read_ruleset(arguments.ruleset),
        Path(arguments.file),
        map_asked(arguments),
        arguments.name,
        arguments.settings,
        arguments.by_hand,
    )
    if arguments.watch:
        return _watch(asked, arguments.field_map)
    with faults_in_words():
        _say(asked.run())
    return 0


def map_asked(arguments: Namespace) -> FieldMap | None:
    """The map that ``--map`` names; None for the shipped one that fits.

    Raises:
        UsageError: when there is none, or it has faults.
    """
    if not arguments.field_map:
        return None
    with faults_in_words():
        return pick_map(arguments.field_map)


def _say(done: Imported) -> None:
    print("\n".join(_lines(done)), flush=True)


def _lines(done: Imported) -> Iterator[str]:
    foreign = done.foreign
    said = [str(fault) for faults in foreign.unusable.values() for fault in faults]
    yield from said[:MOST_SAID]
    if len(said) > MOST_SAID:
        yield f"and {len(said) - MOST_SAID} more texts that cannot be played yet"
    total, left_out = len(foreign.cards), len(foreign.unusable)
    with_map = f"imported with the map {foreign.field_map.id}"
    yield f"{total - left_out} of {total} cards {with_map}, {done.decked} of them in its decks"
    if left_out:
        yield f"left out, since their texts cannot be played yet: {left_out}; see them with --coverage"
    if foreign.by_hand:
        sentences = sum(map(len, foreign.by_hand.values()))
        yield f"sentences that the players carry out by hand: {sentences}, on {listed_some([*foreign.by_hand])}"
    if done.changed:
        yield f"cards of the game that it changes: {', '.join(done.changed)}"
    if foreign.tables.unused:
        yield f"not used: {', '.join(foreign.tables.unused)}"
    yield f"{done.file}"
    yield f"play it with: cardgame-tui play {done.file.parent.name} --variant {done.file.stem}"


def listed_some(names: Sequence[str]) -> str:
    """The first of some names, and how many more there are."""
    more = len(names) - MOST_NAMED
    return ", ".join(names[:MOST_NAMED]) + (f" and {more} more" if more > 0 else "")


def _watch(asked: Import, word: str) -> int:
    """Import the file now and after each change; faults are shown, and the variant stays as it was.

    Args:
        asked: the import.
        word: the map that was asked for; its file is watched too.
    """
    for _ in changes([asked.source, *([Path(word)] if is_path(word) else [])]):
        try:
            _say(replace(asked, field_map=pick_map(word) if word else None).run())
        except ContentError as error:
            print(f"{error}\nnothing was imported; waiting for the next change", flush=True)
    return 0
