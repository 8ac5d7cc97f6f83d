"""Kept readings: a text that was read before is not read again, and means the same."""

import json
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from cardgame_tui.kept_files import sealed, unsealed
from cardgame_tui.text import Language
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
