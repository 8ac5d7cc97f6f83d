"""What keywords, delayed triggers and the game itself put on the stack, by word."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TypeAlias

from cardgame_tui.engine.asking import pick_cards
from cardgame_tui.engine.prompt import Script
from rulesets.grand_archive.cards.keywords import Keyword
from rulesets.grand_archive.rules.playing.abilities import ENLIGHTEN
from rulesets.grand_archive.rules.playing.payment import pay_reserve
from rulesets.grand_archive.rules.steps import counters
from rulesets.grand_archive.rules.steps.attacks.intercepting import INTERCEPT, intercept
from rulesets.grand_archive.rules.steps.drawing import draw
from rulesets.grand_archive.rules.steps.objects.leaving import leave
from rulesets.grand_archive.rules.steps.objects.states import foster, wake
from rulesets.grand_archive.rules.steps.objects.suppressing import RETURNS, return_suppressed
from rulesets.grand_archive.rules.steps.static_counters import STATIC, discharge
from rulesets.grand_archive.rules.steps.triggers import fire_word
from rulesets.grand_archive.state.card import ArchiveCard, on_field
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.finding import with_keyword
from rulesets.grand_archive.state.items import ArchiveItem
from rulesets.grand_archive.state.traits import amount

Deed: TypeAlias = Callable[[ArchiveDuel, ArchiveItem], Script[None]]
"""What the item of a word does."""
VIGOR, FOSTER, AGILITY, WITHER = "wakes up", "becomes fostered", "agility", "wither"


def fire_vigor_and_agility(duel: ArchiveDuel) -> None:
    """As the end phase begins: Vigor of the turn player's units, and the Agility of both (GA-292, GA-317)."""
    for card in with_keyword(duel, duel.active, Keyword.VIGOR):
        if card.zone is duel.sides[duel.active].units:
            for _ in range(amount(duel, card, Keyword.VIGOR)):
                fire_word(duel, VIGOR, "GA-292", duel.active, card)
    for seat in duel.in_order():
        for card in with_keyword(duel, seat, Keyword.AGILITY):
            if found := amount(duel, card, Keyword.AGILITY):
                fire_word(duel, AGILITY, "GA-317", seat, card, amount=found)
        for each in duel.agility[seat]:
            fire_word(duel, AGILITY, "GA-317", seat, amount=each)


def fire_foster(duel: ArchiveDuel) -> None:
    """As the recollection phase begins: Foster of allies that took no damage (GA-302)."""
    for card in with_keyword(duel, duel.active, Keyword.FOSTER):
        if card.zone is duel.sides[duel.active].units and not card.hurt and not card.fostered:
            fire_word(duel, FOSTER, "GA-302", duel.active, card)


def fire_wither(duel: ArchiveDuel) -> None:
    """As the main phase begins: one trigger of the game for all withering objects, once per turn (GA-249)."""
    if not duel.withered and withering(duel, duel.active):
        duel.withered = True
        fire_word(duel, WITHER, "GA-249", duel.active)


def withering(duel: ArchiveDuel, seat: int) -> list[ArchiveCard]:
    """The objects of a seat with wither counters."""
    return [card for card in duel.sides[seat].field() if card.counters.get("wither")]


def perform_word(duel: ArchiveDuel, item: ArchiveItem) -> Script[None]:
    """Carry out the item of a word."""
    yield from WORDS[item.word](duel, item)


def source_of(item: ArchiveItem) -> ArchiveCard | None:
    """The source of an item, if it is still the same thing."""
    card = item.source
    return card if card is not None and card.visit == item.visit else None


def _wake(duel: ArchiveDuel, item: ArchiveItem) -> Script[None]:
    yield from ()
    if (card := source_of(item)) is not None:
        wake(duel, card, "GA-292")


def _foster(duel: ArchiveDuel, item: ArchiveItem) -> Script[None]:
    """Foster, if it still has taken no damage (GA-175, GA-302)."""
    yield from ()
    card = source_of(item)
    if card is not None and not card.hurt:
        foster(duel, card)


def _draw(duel: ArchiveDuel, item: ArchiveItem) -> Script[None]:
    yield from ()
    draw(duel, item.controller, 1, "GA-244")


def _agility(duel: ArchiveDuel, item: ArchiveItem) -> Script[None]:
    """Take cards out of memory into the hand, fewer if there are fewer (GA-317)."""
    seat, side = item.controller, duel.sides[item.controller]
    cards = list(side.memory.cards)
    if len(cards) > item.amount:
        count = item.amount
        cards = yield from pick_cards(duel, seat, "agility", "GA-317", cards, least=count, most=count)
    for each in cards:
        duel.move(each, side.hand)
    duel.note("GA-317", "takes_from_memory", seat, amount=len(cards))


def _wither(duel: ArchiveDuel, item: ArchiveItem) -> Script[None]:
    """For each withering object pay as much as it has counters, or sacrifice it (GA-249)."""
    for card in withering(duel, item.controller):
        count = card.counters["wither"]
        if not (yield from pay_reserve(duel, item.controller, count, card, ask="wither")):
            leave(duel, [card], "sacrificed", "GA-249")
        if on_field(card):
            counters.take(duel, card, "wither", count, "GA-249")


WORDS: Mapping[str, Deed] = MappingProxyType(
    {
        ENLIGHTEN: _draw,
        VIGOR: _wake,
        FOSTER: _foster,
        AGILITY: _agility,
        WITHER: _wither,
        RETURNS: return_suppressed,
        INTERCEPT: intercept,
        STATIC: discharge,
    }
)
"""What each word does."""
