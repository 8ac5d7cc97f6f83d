"""Kept readings: a text that was read before is not read again, and means the same."""

import json
import os
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from subprocess import run
from typing import Any

import pytest

from cardgame_tui.content.cards import checked_mark
from cardgame_tui.kept_files import sealed, unsealed
from cardgame_tui.text import Language, readings
from cardgame_tui.text.abilities import CardText
from cardgame_tui.text.readings import Readings
from tests.text.vocabulary import TEXTS, language

GAME = language()
GAMES = ("containment", "dimensional_rift", "grand_archive", "rune_duel")


def kept_in(folder: Path, **changes: Any) -> Language[CardText]:
    """The language of the tests with a cache."""
    return Language(GAME.root, changes.get("forms", GAME.forms), "test game", cache=folder)


def the_file(folder: Path) -> Path:
    (file,) = folder.glob("read-*.json")
    return file


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with the readings of all texts in it."""
    kept_in(tmp_path / "cache").keep(TEXTS)
    return tmp_path / "cache"


def test_what_was_read_before_needs_no_parser(folder: Path) -> None:
    again = kept_in(folder)
    again.build = _no_parser  # type: ignore[method-assign]
    assert [again.parse(text) for text in TEXTS] == [GAME.parse(text) for text in TEXTS]
    again.keep(TEXTS)


def _no_parser() -> Any:
    raise AssertionError("a text is read again")


def test_another_text_is_read(folder: Path) -> None:
    assert kept_in(folder).parse("Pray. Pray. Pray.") == GAME.parse("Pray. Pray. Pray.")


def test_a_language_with_other_forms_does_not_use_them(folder: Path) -> None:
    fewer = kept_in(folder, forms=[form for form in GAME.forms if form is not _form_of(TEXTS[0])])
    before = {*folder.glob("read-*.json")}
    fewer.keep(())
    (new,) = {*folder.glob("read-*.json")} - before
    assert new.read_bytes() != the_kept(before).read_bytes()


def the_kept(files: set[Path]) -> Path:
    (file,) = files
    return file


def _form_of(text: str) -> type:
    return type(GAME.parse(text).abilities[0])


def _cut(kept: bytes) -> bytes:
    return kept[: len(kept) // 2]


def _one_letter(kept: bytes) -> bytes:
    return kept.replace(b"a", b"b", 1)


def _with(change: Callable[[dict[str, Any]], None]) -> Callable[[bytes], bytes]:
    """A change of what is kept, with the right checksum."""

    def changed(kept: bytes) -> bytes:
        table = json.loads(unsealed(kept))
        change(table)
        return sealed(json.dumps(table)).encode()

    return changed


def _strange_class(table: dict[str, Any]) -> None:
    table["classes"][0] = "pathlib:Path"


def _unknown_class(table: dict[str, Any]) -> None:
    table["classes"][0] = "os:system"


def _fewer_fields(table: dict[str, Any]) -> None:
    table["texts"] = {text: tree[:1] for text, tree in table["texts"].items()}


def _no_trees(table: dict[str, Any]) -> None:
    table["texts"] = dict.fromkeys(table["texts"], "a word")


def _another_root(table: dict[str, Any]) -> None:
    table["texts"] = {text: tree[1][1] if len(tree[1]) > 1 else tree for text, tree in table["texts"].items()}


def _wrong_numbers(table: dict[str, Any]) -> None:
    table["texts"] = {text: [10_000, 1] for text in table["texts"]}


def _no_table(table: dict[str, Any]) -> None:
    table["texts"] = 5


def _deep(table: dict[str, Any]) -> None:
    deep: list[Any] = []
    for _ in range(600):
        deep = [-1, deep]
    table["texts"] = dict.fromkeys(table["texts"], deep)


@pytest.mark.parametrize(
    "spoil",
    [
        _cut,
        _one_letter,
        *map(_with, (_strange_class, _unknown_class, _fewer_fields, _no_trees, _another_root)),
        *map(_with, (_wrong_numbers, _no_table, _deep)),
    ],
)
def test_a_spoiled_file_costs_time_and_changes_nothing(folder: Path, spoil: Callable[[bytes], bytes]) -> None:
    file = the_file(folder)
    file.write_bytes(spoil(file.read_bytes()))
    again = kept_in(folder)
    assert [again.parse(text) for text in TEXTS] == [GAME.parse(text) for text in TEXTS]
    again.keep(TEXTS)
    once_more = kept_in(folder)
    once_more.build = _no_parser  # type: ignore[method-assign]
    assert once_more.parse(TEXTS[0]) == GAME.parse(TEXTS[0])


def test_no_cache_is_no_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for folder in (Path("relative"), tmp_path / "file" / "under"):
        apart = kept_in(folder)
        apart.keep(TEXTS)
        assert apart.parse(TEXTS[0]) == GAME.parse(TEXTS[0])


@pytest.mark.parametrize("game", GAMES)
def test_shipped_cards_mean_the_same_when_they_were_read_before(game: str, tmp_path: Path) -> None:
    shipped = import_module(f"rulesets.{game}").PLUGIN.load()
    own = import_module(f"rulesets.{game}.content.vocabulary").LANGUAGE
    texts = [card.text for card in shipped.cards.values()]
    trees = {text: own._tree(own._tokens(text)) for text in texts}
    Readings(own.forms, game, tmp_path / "cache").keep(trees)
    again = Readings(own.forms, game, tmp_path / "cache")
    assert {text: again.find(text) for text in texts} == trees


def test_a_mark_says_that_a_set_of_cards_was_checked(folder: Path) -> None:
    assert not kept_in(folder).checked("one")
    kept_in(folder).keep(TEXTS, "one")
    kept_in(folder).keep((), "two")
    again = kept_in(folder)
    assert (again.checked("one"), again.checked("two"), again.checked("three"), again.checked("")) == (
        True,
        True,
        False,
        False,
    )
    assert [again.parse(text) for text in TEXTS] == [GAME.parse(text) for text in TEXTS]


def test_of_marks_and_files_the_newest_stay(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readings, "MOST", 2)
    monkeypatch.setattr(readings, "MOST_MARKS", 2)
    for number in (1, 2, 3):
        kept_in(folder).keep((), f"mark {number}")
    assert [kept_in(folder).checked(f"mark {number}") for number in (1, 2, 3)] == [False, True, True]
    old, older = folder / "read-old.json", folder / "read-older.json"
    for age, file in ((2, old), (1, older)):
        file.touch()
        os.utime(file, (age, age))
    kept_in(folder).keep((), "mark 4")
    assert (old.exists(), older.exists(), len([*folder.glob("read-*.json")])) == (True, False, 2)


@pytest.mark.parametrize("game", GAMES)
def test_shipped_cards_are_checked_again_when_a_source_has_changed(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The kept mark spares the check of their meaning, and no longer holds once a file has another time."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    script = (
        "import sys\n"
        "from cardgame_tui.content.cards import Located\n"
        "counted = []\n"
        "read = Located._parse\n"
        "Located._parse = lambda self, *asked: counted.append(self.sound) or read(self, *asked)\n"
        f"from rulesets.{game}.ruleset import *\n"
        "from cardgame_tui.plugins import load_ruleset\n"
        f"load_ruleset({game!r}).cards\n"
        "print(len(counted) > 20, sum(counted) == len(counted), any(counted))\n"
    )
    first, second = (
        run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout for _ in range(2)
    )
    assert (first, second) == ("True False False\n", "True True True\n")


def test_the_mark_changes_with_each_file_of_the_game(tmp_path: Path) -> None:
    cards, module = tmp_path / "cards.toml", tmp_path / "content" / "semantics.py"
    module.parent.mkdir()
    for file in (cards, module):
        file.write_text("1")
        os.utime(file, (1, 1))
    marks = [checked_mark(cards), checked_mark(cards, "rift")]
    for file in (cards, module):
        os.utime(file, (2, 2))
        marks.append(checked_mark(cards))
    assert len({*marks}) == 4
    assert checked_mark(cards) == marks[-1]
