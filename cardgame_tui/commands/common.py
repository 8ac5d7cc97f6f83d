"""What several commands need: a game, its options and decks, with every fault said in words."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from cardgame_tui.bots.registry import UnknownBotError
from cardgame_tui.commands.errors import UsageError
from cardgame_tui.content.decks import Deck, deck_faults, find_decks, pick_deck, usual_decks
from cardgame_tui.content.faults import ContentError
from cardgame_tui.content.options import parse_settings
from cardgame_tui.engine.duel import DeckList
from cardgame_tui.engine.ruleset import Ruleset
from cardgame_tui.plugins import PluginError, load_ruleset


@contextmanager
def faults_in_words() -> Iterator[None]:
    """Turn what is wrong with files, settings, plugins and bots into a `UsageError`."""
    try:
        yield
    except (ContentError, PluginError, UnknownBotError) as error:
        raise UsageError(str(error)) from error


def read_ruleset(ruleset_id: str) -> Ruleset:
    """Load a game.

    Raises:
        UsageError: when it does not exist or is broken.
    """
    with faults_in_words():
        return load_ruleset(ruleset_id)


def read_options(ruleset: Ruleset, settings: Sequence[str]) -> Any:
    """Read ``--set`` arguments.

    Raises:
        UsageError: with all faults.
    """
    with faults_in_words():
        return parse_settings(ruleset.options_model, settings)


def read_decks(ruleset: Ruleset, options: Any, words: Sequence[str | None]) -> tuple[Deck | None, Deck | None]:
    """Find and check the decks of both seats.

    Args:
        ruleset: the game.
        options: its options.
        words: what was typed for each seat; None for the usual deck of that seat.

    Returns:
        The decks; None for both where the game has no decks at all.

    Raises:
        UsageError: with all faults of both decks.
    """
    with faults_in_words():
        cards = ruleset.cards_for(options)
        usual = usual_decks(ruleset, options, find_decks(ruleset.id), cards)
        first, second = (
            pick_deck(ruleset.id, word) if word else deck for word, deck in zip(words, usual, strict=True)
        )
    decks = [deck for deck in (first, second) if deck is not None]
    faults = [line for deck in decks for line in deck_faults(ruleset, options, deck, cards)]
    if faults:
        raise UsageError("\n".join(dict.fromkeys(faults)))
    return first, second


def deck_list(deck: Deck | None) -> DeckList:
    """The card names of a deck, no section at all for a game without decks."""
    return deck.sections if deck else {}


def toml_files(paths: Iterable[str]) -> Iterator[Path]:
    """The files that paths name: a file itself, a folder's TOML files at any depth.

    Raises:
        UsageError: for a folder without any.
    """
    for word in paths:
        path = Path(word)
        if not path.is_dir():
            yield path
            continue
        found = sorted(path.rglob("*.toml"))
        if not found:
            raise UsageError(f"{word}: no .toml file in this folder")
        yield from found
