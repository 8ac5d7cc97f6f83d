"""Counters (section R)."""

from rulesets.grand_archive.rules.steps.noticing import counters_changed
from rulesets.grand_archive.state.card import ArchiveCard, controller_of
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.more import with_more_counters

OPPOSITE = {"buff": "debuff", "debuff": "buff"}
"""Counters that remove each other pairwise (GA-242)."""
TELLING = frozenset({"buff", "debuff", "durability", "level", "enlighten"})
"""Counters that change what an object is or may do; all others are markers for texts to count (section R)."""


def put(duel: ArchiveDuel, card: ArchiveCard, kind: str, amount: int, rule: str, *, by: int | None = None) -> bool:
    """Put counters on a card for the seat `by`, or for a rule; whether any were put (GA-6).

    An object without durability gets no durability counters (GA-243).
    """
    if amount < 1 or (kind == "durability" and card.printed.durability is None):
        return False
    amount = with_more_counters(duel, card, kind, amount, by)
    duel.note(rule, "puts_counters", controller_of(card), card, amount=amount, word=kind)
    opposed = OPPOSITE.get(kind)
    pairs = 0 if opposed is None else min(amount, card.counters.get(opposed, 0))
    if opposed is not None and pairs:
        _change(card, opposed, -pairs)
    _change(card, kind, amount - pairs)
    _note_change(duel, kind)
    counters_changed(duel, card, kind, amount, by=by)
    if opposed is not None and pairs:
        counters_changed(duel, card, opposed, pairs, gone=True)
    return True


def take(duel: ArchiveDuel, card: ArchiveCard, kind: str, amount: int, rule: str, *, by: int | None = None) -> int:
    """Remove up to so many counters from a card for the seat `by`, or for a rule; return how many were removed."""
    taken = min(amount, card.counters.get(kind, 0))
    if taken > 0:
        _change(card, kind, -taken)
        duel.note(rule, "removes_counters", controller_of(card), card, amount=taken, word=kind)
        _note_change(duel, kind)
        counters_changed(duel, card, kind, taken, gone=True, by=by)
    return taken


def _note_change(duel: ArchiveDuel, kind: str) -> None:
    duel.changed("counters" if kind in TELLING else "markers")


def _change(card: ArchiveCard, kind: str, by: int) -> None:
    left = card.counters.get(kind, 0) + by
    if left:
        card.counters[kind] = left
    else:
        card.counters.pop(kind, None)
