"""What the app remembers between runs: the last set-up of each game, and how the table looks.

A small JSON file in the config folder. Nothing depends on it: a missing or unreadable file counts as empty.
"""

import json
from collections.abc import Mapping
from pathlib import Path

from cardgame_tui.content.toml.document import clean
from cardgame_tui.files import read_regular, write_private
from cardgame_tui.limits import LARGEST_TEXT_FILE
from cardgame_tui.paths import config_dir
from cardgame_tui.play.table_settings import with_new_names

LOOK = "look"
"""The topic of theme, borders and names on cards; every other topic is the id of a game."""


def memory_file() -> Path:
    """The file of remembered words."""
    return config_dir() / "remembered.json"


def recall(topic: str) -> dict[str, str]:
    """What is remembered about a topic: words by name, possibly none."""
    words = _read().get(topic, {})
    if not isinstance(words, dict) or not all(isinstance(word, str) for word in words.values()):
        return {}
    return with_new_names(words)


def remember(topic: str, words: Mapping[str, str]) -> None:
    """Replace the remembered words about a topic; do nothing when the folder cannot be written."""
    memory = _read()
    memory[topic] = dict(words)
    try:
        _write(memory_file(), json.dumps(memory, indent=1))
    except OSError:
        return


def amend(topic: str, **words: str) -> None:
    """Remember some words about a topic and keep the others."""
    remember(topic, recall(topic) | words)


def _write(file: Path, text: str) -> None:
    """Replace a file in one step: if the disk is full, the old one stays."""
    file.parent.mkdir(parents=True, exist_ok=True)
    write_private(file, text)


def _read() -> dict[str, object]:
    try:
        memory = clean(json.loads(read_regular(memory_file(), LARGEST_TEXT_FILE).decode("utf-8")))
    except (OSError, ValueError, RecursionError):
        return {}
    return memory if isinstance(memory, dict) else {}
