"""Transcripts: what happened in plain text, without a hidden card for those who may not know it."""

from copy import copy
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from cardgame_tui.play.history.replay import Replay
from cardgame_tui.play.history.transcript import transcript
from cardgame_tui.play.history.what_if import WhatIf
from cardgame_tui.play.record import Record
from cardgame_tui.play.setup import Setup
from cardgame_tui.play.viewer import Viewer
from tests.journal.matches import conquest, find, leduc, play, rift, written

LEDUC = """\
Leduc hold'em: Ann (seat 1) against Bo (seat 2)
Rules: Hands 2
Begun: TIME
Shown: what both players may know

Duel 1
Turn 1, Ann
  a card is dealt to Ann's hand (LE-3)
  a card is dealt to Bo's hand (LE-3)
1. Ann: fold, call or raise? (LE-4)
  Ann raises (LE-4)
2. Bo: fold, call or raise? (LE-4)
  Bo folds (LE-4)
  Ann wins the hand (LE-10)
Turn 2, Bo
  a card is dealt to Ann's hand (LE-3*)
  a card is dealt to Bo's hand (LE-3*)
3. The players end the duel.
  Ann wins by concession (LE-12)
Ann wins (LE-12, conceded).
"""


def test_a_duel_in_plain_text(tmp_path: Path) -> None:
    record = Record.start(leduc(hands=2), tmp_path)
    record.begin()
    record.answer(1)
    record.answer(0)
    record.concede(2)
    assert record.path is not None
    replay = Replay(record.path, find)
    assert transcript(replay, Viewer.PUBLIC).replace(replay.journal.header.begun, "TIME") == LEDUC


def test_a_player_reads_what_was_picked_and_dealt(tmp_path: Path) -> None:
    record = play(Record.start(leduc(), tmp_path), 4)
    assert record.path is not None
    lines = transcript(Replay(record.path, find), Viewer.SEAT1).splitlines()
    hand = record.driver.duel.cards
    own = next(line for line in lines if "Ann's hand" in line)
    assert own.split(" is dealt")[0].strip() in {card.name for card in hand}
    assert next(line for line in lines if "Bo's hand" in line).startswith("  a card is dealt")
    assert not next(line for line in lines if line.startswith("1. ")).endswith("(LE-4)")
    assert next(line for line in lines if line.startswith("2. ")).endswith("(LE-4)")
    assert lines[-1] == "The duel is not over."


def test_only_a_viewer_of_both_hands_gets_the_seed_and_the_decks(tmp_path: Path) -> None:
    path = written(rift(31415), tmp_path, 30)
    replay = Replay(path, find)
    for viewer in Viewer:
        text = transcript(replay, viewer)
        assert ("31415" in text) == (viewer is Viewer.BOTH)
        assert ("Deck of seat 1, main: " in text) == (viewer is Viewer.BOTH)


def canaried(setup: Setup, seat: int) -> Setup:
    """The same match with every card in the deck of a seat renamed to a canary."""
    printed: Any = dict(setup.cards)
    deck = {section: [f"Canary {name}" for name in names] for section, names in setup.decks[seat - 1].items()}
    for name in {name for names in setup.decks[seat - 1].values() for name in names}:
        twin = copy(printed[name])
        twin.name = f"Canary {name}"
        printed[twin.name] = twin
    decks = list(setup.decks)
    decks[seat - 1] = deck
    return replace(setup, cards=printed, decks=(decks[0], decks[1]))


@pytest.mark.parametrize("make", [rift, conquest])
@pytest.mark.parametrize("seat", [1, 2])
def test_no_card_is_named_before_it_was_seen(make: Any, seat: int, tmp_path: Path) -> None:
    """Every canary in a transcript of the others was public in a view before the line that names it."""
    setup = canaried(make(8), seat)
    record = play(Record.start(setup, tmp_path), 1)
    seen: set[str] = set()
    while record.prompt is not None and len(record.driver.given) < 120:
        seen |= _open_names(record)
        play(record, 1)
    seen |= _open_names(record)
    assert record.path is not None
    replay = _replay(record, setup)
    for viewer in (Viewer.PUBLIC, Viewer.SEAT2 if seat == 1 else Viewer.SEAT1):
        text = transcript(replay, viewer)
        named = {name for name in setup.cards if name.startswith("Canary") and name in text}
        assert named <= seen
    owner = transcript(replay, Viewer.SEAT1 if seat == 1 else Viewer.SEAT2)
    assert any(name in owner for name in setup.cards if name.startswith("Canary") and name not in seen)


def _replay(record: Record, setup: Setup) -> Replay:
    """A replay of a match with cards that no ruleset has."""
    assert record.path is not None
    with patch("cardgame_tui.play.journal.header.Header.setup", lambda self, ruleset, file: setup):
        return Replay(record.path, find)


def _open_names(record: Record) -> set[str]:
    """Names of cards that the public has seen so far, on the table or in the log."""
    duel = record.driver.duel
    lying = {card.name for card in duel.cards if duel.sees(0, card)}
    return lying | {duel.cards[event.card].name for event in duel.events or () if event.card and event.sight == 3}


def test_a_what_if_hides_the_same_cards(tmp_path: Path) -> None:
    setup = canaried(rift(8), 1)
    record = play(Record.start(setup, tmp_path), 40)
    replay = _replay(record, setup)
    replay.go_to(1, 5)
    entry = replay.next_entry
    assert entry is not None
    line = WhatIf(replay.played, 5, entry.given)  # type: ignore[arg-type]
    line.follow()
    public, owner = line.parting(Viewer.PUBLIC), line.parting(Viewer.SEAT1)
    hidden = [one for one, two in zip(public.other, owner.other, strict=True) if one != two]
    assert hidden
    assert not any("Canary" in words for words in hidden)
