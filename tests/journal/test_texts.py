"""No text of a journal can steer a terminal, whatever its lines hold; a line belongs to a duel that has begun."""

import json
from pathlib import Path

import pytest
from pydantic import ValidationError

from cardgame_tui.play.journal.errors import JournalError
from cardgame_tui.play.journal.lines import AnswerLine, Line, as_lines
from cardgame_tui.play.journal.reader import read_journal
from cardgame_tui.play.journal.seal import sealed
from tests.journal.matches import leduc, written


def answer(**more: object) -> bytes:
    fields = {"line": "answer", "duel": 1, "n": 1, "turn": 1, "seat": 1, "ask": "bet", "answer": 0}
    return json.dumps({**fields, "picked": [["bet"]], **more}).encode()


def only(lines: list[Line]) -> AnswerLine:
    (line,) = lines
    assert isinstance(line, AnswerLine)
    return line


@pytest.mark.parametrize("steering", ["\x1b]0;title\x07", "\u202e", "\x9b2J", "\x7f"])
@pytest.mark.parametrize("escaped", [True, False])
def test_what_steers_a_terminal_is_taken_out_of_every_text(steering: str, escaped: bool) -> None:
    raw = answer(ask=f"be{steering}t", label=[f"{steering}Ace"], picked=[["bet", f"a{steering}"]])
    if not escaped and ord(steering[0]) > 31:
        raw = json.dumps(json.loads(raw), ensure_ascii=False).encode()
    line = only(as_lines([raw]))
    assert all(text.isprintable() for text in (line.ask, *line.label, *line.picked[0]))
    assert line.ask.startswith("be")
    assert line.ask.endswith("t")


def test_quotes_and_letters_of_other_scripts_stay() -> None:
    line = only(as_lines([answer(label=['the "Ace"', "紙の鶴"])]))
    assert line.label == ['the "Ace"', "紙の鶴"]


def test_a_line_that_is_no_json_is_named_by_its_place() -> None:
    deep = b'{"a":"\\u0041","b":' + b"[" * 100_000
    with pytest.raises(ValidationError) as found:
        as_lines([answer(), deep])
    assert found.value.errors()[0]["loc"][0] == 1


@pytest.mark.parametrize("bad", [answer() + b"," + answer(), b'{"line":"answer","ask":"\xff"}'])
def test_two_objects_in_a_line_and_bytes_that_are_no_text_are_named_by_their_place(bad: bytes) -> None:
    with pytest.raises(ValidationError) as found:
        as_lines([answer(), bad, answer(), answer(n="x")])
    assert found.value.errors()[0]["loc"][0] == 1


def test_a_number_too_long_for_json_does_not_keep_its_line_from_being_cleaned() -> None:
    with pytest.raises(ValidationError):
        as_lines([answer(ask="be\x1bt", extra=0).replace(b'"extra": 0', b'"extra": ' + b"9" * 5_000)])


@pytest.mark.parametrize("duel", [-1, 0, 1])
def test_an_answer_before_any_duel_is_refused(tmp_path: Path, duel: int) -> None:
    path = written(leduc(), tmp_path, decisions=3)
    header = path.read_bytes().split(b"\n")[0]
    line, _ = sealed(answer(duel=duel).decode(), int(json.loads(header)["sum"], 16))
    path.write_bytes(header + b"\n" + line)
    with pytest.raises(JournalError, match=f"decision 1 of duel {duel} does not belong here"):
        read_journal(path)
