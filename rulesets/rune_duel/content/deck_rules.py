"""The rules for decks (rulebook section 3)."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from cardgame_tui.content.faults import RuleFault
from cardgame_tui.engine.card import Printed
from cardgame_tui.engine.duel import DeckList
from rulesets.rune_duel.cards.printed import RunePrinted
from rulesets.rune_duel.options import RuneOptions

SECTION = "main"
MOST_COPIES = 3
MOST_WARLORDS = 2


def check_deck(deck: DeckList, options: RuneOptions, cards: Mapping[str, Printed]) -> list[RuleFault]:
    """Name every fault of a deck (RD-14 to RD-16)."""
    names = deck.get(SECTION, ())
    faults = [
        RuleFault("RD-14", f"unknown deck section {section!r}; the only one is {SECTION}")
        for section in deck
        if section != SECTION
    ]
    if len(names) != options.deck_size:
        faults.append(RuleFault("RD-14", f"the deck has {len(names)} cards, but needs {options.deck_size}"))
    return [*faults, *_copy_faults(names, cards), *_warlord_faults(names, cards)]


def _copy_faults(names: Sequence[str], cards: Mapping[str, Printed]) -> Iterator[RuleFault]:
    for name, copies in Counter(names).items():
        card = cards.get(name)
        if not isinstance(card, RunePrinted):
            yield RuleFault("", f"unknown card {name!r}")
            continue
        most = 1 if card.is_warlord else MOST_COPIES
        if copies > most:
            kind = " of a warlord" if card.is_warlord else ""
            yield RuleFault("RD-15", f"{copies} copies of {name}; allowed: at most {most}{kind}")


def _warlord_faults(names: Sequence[str], cards: Mapping[str, Printed]) -> Iterator[RuleFault]:
    warlords = [name for name in names if isinstance(card := cards.get(name), RunePrinted) and card.is_warlord]
    if len(warlords) > MOST_WARLORDS:
        found = ", ".join(warlords)
        yield RuleFault("RD-15", f"{len(warlords)} warlords ({found}); allowed: at most {MOST_WARLORDS}")
