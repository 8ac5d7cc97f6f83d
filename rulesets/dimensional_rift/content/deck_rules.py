"""The rules for decks (rulebook section 4)."""

from collections import Counter
from collections.abc import Iterator, Mapping

from cardgame_tui.content.faults import RuleFault
from cardgame_tui.engine.card import Printed
from cardgame_tui.engine.duel import DeckList
from rulesets.dimensional_rift.cards.arrows import has_double_diagonal
from rulesets.dimensional_rift.cards.printed import RiftPrinted
from rulesets.dimensional_rift.options import RiftOptions

SECTIONS = ("main", "fables")
_SIZE_RULE = {"conquest": "DR-44", "rift": "DR-43"}


def check_deck(deck: DeckList, options: RiftOptions, cards: Mapping[str, Printed]) -> list[RuleFault]:
    """Name every fault of a deck (DR-24, DR-42 to DR-45, DR-47)."""
    return [*_section_faults(deck), *_size_faults(deck, options), *_card_faults(deck, options, cards)]


def _section_faults(deck: DeckList) -> Iterator[RuleFault]:
    for section in deck:
        if section not in SECTIONS:
            yield RuleFault("DR-5", f"unknown deck section {section!r}; the sections are main and fables")


def _size_faults(deck: DeckList, options: RiftOptions) -> Iterator[RuleFault]:
    rule = _SIZE_RULE[options.edition]
    main, fables = len(deck.get("main", ())), len(deck.get("fables", ()))
    if main != options.main_size:
        yield RuleFault(rule, f"the Main Deck has {main} cards, but needs {options.main_size}")
    if fables > options.extra_size:
        yield RuleFault(rule, f"the Fables Deck has {fables} cards, but may have at most {options.extra_size}")


def _card_faults(deck: DeckList, options: RiftOptions, cards: Mapping[str, Printed]) -> Iterator[RuleFault]:
    for section in SECTIONS:
        for name, copies in Counter(deck.get(section, ())).items():
            card = cards.get(name)
            if not isinstance(card, RiftPrinted):
                yield RuleFault("", f"unknown card {name!r}")
                continue
            if copies > options.max_copies:
                yield RuleFault("DR-45", f"{copies} copies of {name}; allowed: at most {options.max_copies}")
            if card.fabled != (section == "fables"):
                kind = "fabled" if card.fabled else "not fabled"
                yield RuleFault("DR-47", f"{name} is {kind} and cannot be in section {section}")
            if options.edition not in card.editions:
                yield RuleFault("DR-47", f"{name} is not legal in edition {options.edition}")
            elif has_double_diagonal(card.arrows) and forbids_double_diagonals(options):
                yield RuleFault(
                    "DR-24", f"{name} has a double diagonal arrow; conquest needs diagonal_doubles for it"
                )


def forbids_double_diagonals(options: RiftOptions) -> bool:
    """Whether double diagonal arrows are forbidden in decks (DR-24)."""
    return options.edition == "conquest" and not options.diagonal_doubles
