"""Reading: the answers that remain after undo, and one clear message for every invalid journal."""

import json
import os
from collections.abc import Callable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardgame_tui.limits import LARGEST_JOURNAL
from cardgame_tui.play.driver import Given
from cardgame_tui.play.journal.errors import JournalError
from cardgame_tui.play.journal.header import FORMAT
from cardgame_tui.play.journal.reader import as_journal, read_journal
from cardgame_tui.play.journal.saves import saved
from cardgame_tui.play.journal.seal import sealed
from cardgame_tui.play.record import Record
from cardgame_tui.play.resume import resume
from cardgame_tui.plugins import PluginError
from tests.journal.matches import again, find, leduc, play, rift, written

FILE = Path("match.jsonl")


@cache
def sample() -> bytes:
    """A journal with answers, an undo, other answers and a result."""
    with TemporaryDirectory() as folder:
        record = play(Record.start(leduc(3, hands=3), Path(folder)), 6)
        record.undo(2)
        record.answer(1)
        play(record)
        record.close()
        assert record.path is not None
        return record.path.read_bytes()


def given_in(data: bytes) -> list[list[Given]]:
    """The answers of each duel in a journal."""
    return [[line.given for line in duel.entries] for duel in as_journal(FILE, data).duels]


def read(data: bytes) -> list[list[Given]] | str:
    """The answers of each duel, or the error message."""
    try:
        return given_in(data)
    except JournalError as error:
        faults, message = error.faults, str(error)
    assert [fault.file for fault in faults] == [FILE.name]
    assert "\n" not in message
    return message


def test_undone_answers_are_left_out() -> None:
    journal = as_journal(FILE, sample())
    (duel,) = journal.duels
    assert [line.n for line in duel.entries] == list(range(1, len(duel.entries) + 1))
    assert duel.result is not None
    assert duel.result.decisions == len(duel.entries)
    assert journal.over
    assert duel.entries[3].given == 1


def test_every_entry_knows_its_line() -> None:
    journal = as_journal(FILE, sample())
    lines = sample().splitlines()
    for line, number in zip(journal.duels[0].entries, journal.duels[0].numbers, strict=True):
        assert json.loads(lines[number - 1])["n"] == line.n


@given(st.integers(0, len(sample()) - 1), st.integers(1, 255))
def test_a_changed_byte_gives_an_earlier_point_of_the_duel_or_one_message(place: int, change: int) -> None:
    data = bytearray(sample())
    data[place] ^= change
    found = read(bytes(data))
    assert found in earlier_points() or isinstance(found, str)


@given(st.integers(0, len(sample())))
def test_a_cut_file_gives_an_earlier_point_of_the_duel_or_one_message(length: int) -> None:
    found = read(sample()[:length])
    assert found in earlier_points() or length <= sample().index(b"\n")


@cache
def earlier_points() -> list[list[list[Given]]]:
    """The state of the duel after each line of the sample."""
    ends = [at + 1 for at, byte in enumerate(sample()) if byte == ord("\n")]
    return [given_in(sample()[:end]) for end in ends]


@given(st.binary(max_size=300))
def test_any_other_bytes_give_one_message(data: bytes) -> None:
    with pytest.raises(JournalError) as raised:
        as_journal(FILE, data)
    assert len(raised.value.faults) == 1


def altered(change: Callable[[dict[str, object]], object], number: int = 1) -> bytes:
    """The sample with one line changed and every checksum put right again."""
    data, total = b"", 0
    for at, line in enumerate(sample().splitlines(), 1):
        fields = json.loads(line)
        del fields["sum"]
        if at == number:
            change(fields)
        raw, total = sealed(json.dumps(fields, separators=(",", ":")), total)
        data += raw
    return data


def later(fields: dict[str, object]) -> None:
    fields["format"] = FORMAT + 1


def second_duel(fields: dict[str, object]) -> None:
    fields.clear()
    fields.update(line="duel", duel=2)


FOREIGN: dict[str, tuple[bytes, str]] = {
    "empty": (b"", "match.jsonl: is empty: the program ended before anything was written"),
    "text": (b"Dear diary,\n", "match.jsonl: is not a journal of this program"),
    "binary": (b"\x7fELF\x00\x01\xff\n" * 9, "match.jsonl: is not a journal of this program"),
    "a list": (b"[1, 2]\n", "match.jsonl: is not a journal of this program"),
    "other JSON": (b'{"name": "x"}\n', "match.jsonl: is not a journal of this program"),
    "deep JSON": (b"[" * 100_000 + b"\n", "match.jsonl: is not a journal of this program"),
    "a later format": (
        altered(later),
        "match.jsonl: was made by a later version: format 3, this program reads up to 2",
    ),
    "a header that was cut": (sample()[:100], "match.jsonl:1: the header was never finished or is damaged"),
    "a header without names": (
        altered(lambda fields: fields.pop("names")),
        "match.jsonl: names: is missing",
    ),
    "no such line": (
        altered(lambda fields: fields.update(line="song"), 3),
        "match.jsonl:3: is not a journal line of this format",
    ),
    "no answer": (
        altered(lambda fields: fields.update(answer=[-1]), 4),
        "match.jsonl:4: is not a journal line of this format",
    ),
    "a wrong number": (
        altered(lambda fields: fields.update(n=9), 4),
        "match.jsonl:4: decision 9 of duel 1 does not belong here, after decision 1 of duel 1",
    ),
    "an undo of too much": (
        altered(lambda fields: fields.update(count=50), 8),
        "match.jsonl:8: 50 decisions of duel 1 are undone, after decision 5 of duel 1",
    ),
    "a second duel too early": (
        altered(second_duel, 4),
        "match.jsonl:4: duel 2 begins before duel 1 has ended, after decision 1 of duel 1",
    ),
    "a duel out of order": (
        altered(lambda fields: fields.update(duel=4), 2),
        "match.jsonl:2: duel 4 begins, right after the header",
    ),
    "a flipped bit": (
        sample().replace(b'"n":2', b'"n":3', 1),
        "match.jsonl:4: the line was changed or damaged, after decision 1 of duel 1; "
        "resume before it, in a new file: --before 2",
    ),
}


@pytest.mark.parametrize("name", FOREIGN)
def test_an_invalid_journal_is_one_message(name: str) -> None:
    data, message = FOREIGN[name]
    with pytest.raises(JournalError) as raised:
        as_journal(FILE, data)
    assert str(raised.value) == message


def test_folders_and_missing_files_are_reported(tmp_path: Path) -> None:
    with pytest.raises(JournalError, match="is a folder, not a journal"):
        read_journal(tmp_path)
    with pytest.raises(JournalError, match="cannot be read: no such file or directory"):
        read_journal(tmp_path / "gone.jsonl")


def test_a_huge_file_is_not_read_completely(tmp_path: Path) -> None:
    path = tmp_path / "huge.jsonl"
    with path.open("wb") as file:
        file.truncate(10_000_000_000)
    with pytest.raises(JournalError, match=f"has more than {LARGEST_JOURNAL} bytes"):
        read_journal(path)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no named pipes")
@pytest.mark.parametrize(
    ("read", "what"), [(read_journal, "read"), (again, "opened for writing")], ids=["to read", "to continue"]
)
def test_pipes_and_devices_are_not_waited_for(read: Callable[[Path], object], what: str, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.jsonl"
    os.mkfifo(pipe)
    for path in (pipe, Path("/dev/zero")):
        with pytest.raises(JournalError, match=f"cannot be {what}: is not a regular file"):
            read(path)
    assert [each.fault for each in saved(tmp_path)] == ["is not a regular file"]


def test_a_huge_file_is_not_resumed(tmp_path: Path) -> None:
    path = tmp_path / "huge.jsonl"
    with path.open("wb") as file:
        file.truncate(10_000_000_000)
    with pytest.raises(JournalError, match=f"has more than {LARGEST_JOURNAL} bytes"):
        again(path)


def test_an_unusable_file_is_not_changed(tmp_path: Path) -> None:
    for name, (data, _) in FOREIGN.items():
        path = tmp_path / f"{name.replace(' ', '_')}.jsonl"
        path.write_bytes(data)
        with pytest.raises(JournalError):
            again(path)
        assert path.read_bytes() == data


def test_a_missing_ruleset_is_reported(tmp_path: Path) -> None:
    path = written(leduc(), tmp_path, 4)

    def none(ruleset_id: str) -> object:
        raise PluginError('no ruleset "leduc": none is installed')

    with pytest.raises(JournalError, match='no ruleset "leduc": none is installed'):
        resume(path, find_ruleset=none)  # type: ignore[arg-type]


def test_removed_cards_and_options_are_reported(tmp_path: Path) -> None:
    path = written(rift(), tmp_path, 4)
    text = path.read_text(encoding="utf-8")
    fields = json.loads(text.splitlines()[0])
    del fields["sum"]
    fields["options"]["sail"] = 1
    path.write_bytes(sealed(json.dumps(fields), 0)[0])
    with pytest.raises(JournalError, match=r"options\.sail: no such field"):
        resume(path, find_ruleset=find)
    del fields["options"]["sail"]
    fields["decks"][0]["main"][0] = "No Such Card"
    path.write_bytes(sealed(json.dumps(fields), 0)[0])
    with pytest.raises(JournalError, match="decks: card No Such Card no longer exists"):
        resume(path, find_ruleset=find)


def test_nothing_in_a_file_reaches_the_terminal_as_a_command() -> None:
    data = altered(lambda fields: fields.update(names=["\x1b[2JAnn", "Bo"]))
    assert as_journal(FILE, data).header.names == ("[2JAnn", "Bo")
    label = altered(lambda fields: fields.update(label=["\x1b]0;x\x07call"]), 4)
    assert as_journal(FILE, label).duels[0].entries[1].label == ["]0;xcall"]  # type: ignore[union-attr]
