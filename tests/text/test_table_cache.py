"""The kept table of a language: used when it is sound, made anew when it is not; no text reads differently."""

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from cardgame_tui.kept_files import unsealed
from cardgame_tui.limits import LARGEST_PARSE_TABLE
from cardgame_tui.text import Language, TextError, lalr
from cardgame_tui.text.abilities import CardText
from cardgame_tui.text.grammar import Grammar
from tests.text.vocabulary import TEXTS, language

GAME = language()
WRONG = ("Pray. Prey.", "When destroyed: deal damage to target.", "Draw", "Consume 1 mana: heal 1 dmage.")


def kept_in(folder: Path) -> Language[CardText]:
    return Language(GAME.root, GAME.forms, "test game", cache=folder)


def complaint(game: Language[CardText], text: str) -> str:
    with pytest.raises(TextError) as caught:
        game.parse(text)
    return str(caught.value)


def the_file(folder: Path) -> Path:
    (file,) = folder.iterdir()
    return file


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with the table of the game in it."""
    kept_in(tmp_path / "cache").build()
    return tmp_path / "cache"


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[Grammar]:
    """The grammars that a table is made of from now on; the game's own language has its table already."""
    GAME.build()
    grammars: list[Grammar] = []
    make = lalr.make_table

    def watched(grammar: Grammar) -> object:
        grammars.append(grammar)
        return make(grammar)

    monkeypatch.setattr(lalr, "make_table", watched)
    return grammars


def test_a_new_table_is_cached_and_reused(tmp_path: Path, made: list[Grammar]) -> None:
    kept_in(tmp_path).build()
    assert len(made) == 1
    kept_in(tmp_path).build()
    assert len(made) == 1
    assert the_file(tmp_path).name == f"text-{made[0].digest}.json"


def test_a_cached_table_gives_the_same_trees_and_errors(folder: Path, made: list[Grammar]) -> None:
    kept = kept_in(folder)
    for text in TEXTS:
        assert kept.parse(text) == GAME.parse(text)
    for text in WRONG:
        assert complaint(kept, text) == complaint(GAME, text)
    assert made[1:] == []


def test_any_change_of_the_forms_asks_for_another_table() -> None:
    forms = GAME.forms
    digests = {Grammar(GAME.root, some).digest for some in (forms, forms[:1] + forms[:0:-1])}
    assert len(digests) == 2
    assert Grammar(GAME.root, forms).digest in digests


def resealed(text: str) -> str:
    """A table with a sound checksum, as the file has it."""
    return f"{hashlib.sha256(text.encode()).hexdigest()}\n{text}"


def halved(text: str) -> str:
    return text[: len(text) // 2]


def changed(**fields: object) -> Callable[[str], str]:
    return lambda text: resealed(json.dumps(json.loads(text.partition("\n")[2]) | fields))


STRANGE: dict[str, Callable[[str], str]] = {
    "empty": lambda text: "",
    "torn": halved,
    "no checksum": lambda text: text.partition("\n")[2],
    "no table": lambda text: resealed("[1, 2]"),
    "nested": lambda text: resealed("[" * 100_000),
    "field missing": lambda text: resealed('{"start": 0}'),
    "field too many": changed(more=1),
    "of another grammar": changed(grammar="0" * 64),
    "no list of states": changed(states={}),
    "no states": changed(states=[]),
    "state is no table": changed(start=0, end=0, states=[1]),
    "no such state": changed(start=100_000),
    "end is no number": changed(end="0"),
    "true is no number": changed(start=True),
    "no such next state": changed(start=0, end=0, states=[{"pray": 7}]),
    "no such rule": changed(start=0, end=0, states=[{"pray": -100_000}]),
    "fraction": changed(start=0, end=0, states=[{"pray": 0.0}]),
}


@pytest.mark.parametrize("spoil", STRANGE.values(), ids=list(STRANGE))
def test_a_foreign_file_is_replaced(folder: Path, made: list[Grammar], spoil: Callable[[str], str]) -> None:
    file = the_file(folder)
    file.write_text(spoil(file.read_text()))
    assert kept_in(folder).parse("Pray.") == GAME.parse("Pray.")
    kept_in(folder).build()
    assert len(made) == 1


@pytest.mark.parametrize("bit", range(8))
@pytest.mark.parametrize("part", range(16))
def test_a_flipped_bit_is_noticed(folder: Path, made: list[Grammar], part: int, bit: int) -> None:
    file = the_file(folder)
    data = bytearray(file.read_bytes())
    data[len(data) * part // 16 + bit] ^= 1 << bit
    file.write_bytes(data)
    with pytest.raises(ValueError, match="damaged"):
        unsealed(file.read_bytes())


def test_a_file_with_a_flipped_bit_is_made_again(folder: Path, made: list[Grammar]) -> None:
    file = the_file(folder)
    sound = file.read_bytes()
    place = sound.index(b"-")
    file.write_bytes(sound[:place] + b"1" + sound[place + 1 :])
    assert kept_in(folder).parse("Pray.") == GAME.parse("Pray.")
    assert len(made) == 1
    assert json.loads(unsealed(file.read_bytes()))["grammar"] == made[0].digest


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no named pipes")
def test_a_pipe_or_a_device_in_the_place_of_the_file_is_not_read(folder: Path) -> None:
    file = the_file(folder)
    file.unlink()
    os.mkfifo(file)
    assert kept_in(folder).parse("Pray.") == GAME.parse("Pray.")
    file.unlink(missing_ok=True)
    file.symlink_to("/dev/zero")
    assert kept_in(folder).parse("Pray.") == GAME.parse("Pray.")


def test_a_file_that_is_not_text_is_replaced(folder: Path, made: list[Grammar]) -> None:
    the_file(folder).write_bytes(b"\xff\xfe\x00")
    kept_in(folder).build()
    kept_in(folder).build()
    assert len(made) == 1


def test_a_folder_instead_of_the_file_is_harmless(folder: Path) -> None:
    file = the_file(folder)
    file.unlink()
    file.mkdir()
    assert kept_in(folder).parse("Pray.") == GAME.parse("Pray.")
    assert the_file(folder) == file


def test_a_folder_that_cannot_be_made_is_harmless(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert kept_in(tmp_path / "file" / "cache").parse("Pray.") == GAME.parse("Pray.")
    assert the_file(tmp_path).read_text() == ""


def test_a_read_only_folder_is_harmless(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> int:
        raise PermissionError("read-only")

    monkeypatch.setattr(Path, "write_text", refuse)
    assert kept_in(tmp_path).parse("Pray.") == GAME.parse("Pray.")
    assert list(tmp_path.iterdir()) == []


def test_a_full_disk_leaves_no_half_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fill(file: Path, text: str, encoding: str) -> int:
        file.write_bytes(halved(text).encode(encoding))
        raise OSError("no space left")

    monkeypatch.setattr(Path, "write_text", fill)
    kept_in(tmp_path).build()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(os.name != "posix", reason="folders have no such modes")
def test_the_folder_is_made_for_its_owner_alone(tmp_path: Path) -> None:
    old = os.umask(0o002)
    try:
        kept_in(tmp_path / "home" / "cache").build()
    finally:
        os.umask(old)
    modes = [folder.stat().st_mode & 0o777 for folder in (tmp_path / "home", tmp_path / "home" / "cache")]
    assert modes == [0o700, 0o700]


@pytest.mark.skipif(os.name != "posix", reason="folders have no such modes")
@pytest.mark.parametrize("mode", [0o770, 0o707, 0o777, 0o720, 0o1777])
def test_a_folder_that_others_may_write_to_is_not_used(mode: int, folder: Path, made: list[Grammar]) -> None:
    (tables := the_file(folder)).write_text("planted")
    folder.chmod(mode)
    assert kept_in(folder).parse("Pray.") == GAME.parse("Pray.")
    assert tables.read_text() == "planted"
    assert len(made) == 1


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="files have no owners")
def test_the_folder_of_another_user_is_not_used(
    folder: Path, made: list[Grammar], monkeypatch: pytest.MonkeyPatch
) -> None:
    user = os.geteuid()
    monkeypatch.setattr(os, "geteuid", lambda: user + 1)
    kept_in(folder).build()
    kept_in(folder).build()
    assert len(made) == 2


def test_a_relative_folder_is_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    kept_in(Path("~/.cache/cardgame-tui")).build()
    assert list(tmp_path.iterdir()) == []


def test_the_users_cache_folder_is_used_and_then_lark_is_not_loaded(tmp_path: Path) -> None:
    code = (
        "import sys; from tests.text.vocabulary import language; language().parse('Pray.'); "
        "print('lark' in sys.modules)"
    )
    homes = dict.fromkeys(("XDG_CACHE_HOME", "HOME", "LOCALAPPDATA"), str(tmp_path))

    def lark_loaded() -> str:
        command = [sys.executable, "-c", code]
        ran = subprocess.run(command, env=os.environ | homes, capture_output=True, text=True, check=True)
        return ran.stdout.strip()

    assert [lark_loaded(), lark_loaded()] == ["True", "False"]


def test_a_table_of_no_sensible_size_is_made_again(folder: Path, made: list[Grammar]) -> None:
    file = the_file(folder)
    table = unsealed(file.read_bytes())
    file.write_text(resealed(table.ljust(LARGEST_PARSE_TABLE - 65)))
    kept_in(folder).build()
    assert made == []
    file.write_text(resealed(table.ljust(LARGEST_PARSE_TABLE - 64)))
    kept_in(folder).build()
    assert len(made) == 1
