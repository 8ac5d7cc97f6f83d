"""Whatever changes a card says so before characteristics are read again, all through random duels."""

from typing import Any

import pytest

from rulesets.grand_archive.state import traits as remembered
from rulesets.grand_archive.state.card import ArchiveCard
from rulesets.grand_archive.state.characteristics import Traits
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.layers.work import Work
from rulesets.grand_archive.state.layers.working_out import work_out
from tests.rulesets.grand_archive.layers.readers import play

SIGNALS = {"damage": "damage", "distant": "field", "fostered": "field", "linked": "field", "printed": "field"}
"""What a change of these attributes of a card in a zone is called."""


class Ledger:
    """The changes that have not been signalled yet."""

    def __init__(self) -> None:
        self.silent: set[str] = set()
        self.changes = 0

    def changed(self, card: ArchiveCard, name: str, value: object) -> None:
        """An attribute of a card is set."""
        if name in SIGNALS and getattr(card, "zone", None) is not None and getattr(card, name) != value:
            self.silent.add(SIGNALS[name])
            self.changes += 1


class Read(dict[int, Traits]):
    """Characteristics that may be read only while every change has been signalled."""

    def __init__(self, ledger: Ledger, now: dict[int, Traits]) -> None:
        super().__init__(now)
        self.ledger = ledger

    def get(self, number: int, default: Any = None) -> Any:
        """Read one of them."""
        assert not self.ledger.silent
        return super().get(number, default)


def test_every_change_of_a_card_is_signalled_before_the_next_read(monkeypatch: pytest.MonkeyPatch) -> None:
    ledger = Ledger()
    set_attribute, reset, changed = ArchiveCard.__setattr__, ArchiveCard.reset, ArchiveDuel.changed

    def watch(card: ArchiveCard, name: str, value: object) -> None:
        ledger.changed(card, name, value)
        set_attribute(card, name, value)

    def forget(card: ArchiveCard) -> None:
        """The move that makes a card a new thing has been signalled."""
        before = set(ledger.silent)
        reset(card)
        ledger.silent &= before

    def signal(duel: ArchiveDuel, kind: str) -> None:
        ledger.silent.discard(kind)
        changed(duel, kind)

    def watched(duel: ArchiveDuel) -> Work:
        assert not ledger.silent
        work = work_out(duel)
        work.now = Read(ledger, work.now)
        return work

    monkeypatch.setattr(ArchiveCard, "__setattr__", watch)
    monkeypatch.setattr(ArchiveCard, "reset", forget)
    monkeypatch.setattr(ArchiveDuel, "changed", signal)
    monkeypatch.setattr(remembered, "work_out", watched)
    play(3)
    assert ledger.changes > 100
