"""Parts of Dimensional Rift as the mutants of its card language have them: the same with one rule broken."""

from dataclasses import replace
from typing import Any

from cardgame_tui.engine.asking import pick_card
from cardgame_tui.engine.prompt import Script
from rulesets.dimensional_rift.cards.keywords import Keyword
from rulesets.dimensional_rift.cards.nouns import Reference
from rulesets.dimensional_rift.cards.price import Price
from rulesets.dimensional_rift.cards.statics import UNNAMED
from rulesets.dimensional_rift.rules.combat import strikes
from rulesets.dimensional_rift.state.card import RiftCard
from rulesets.dimensional_rift.state.duel import RiftDuel

PICK_CARD = pick_card


def first_price(duel: RiftDuel, card: RiftCard, price: Price, **_: Any) -> Script[Price]:
    """The first of several costs is paid, without a question."""
    yield from ()
    return price.choices[0] if price.choices else price


def done(*_: Any, **__: Any) -> Script[bool]:
    """A script that says it has done something."""
    yield from ()
    return True


def not_done(*_: Any, **__: Any) -> Script[bool]:
    """A script that says it has done nothing."""
    yield from ()
    return False


def never(*_: Any, **__: Any) -> bool:
    """What is never so."""
    return False


def none_at_all(*_: Any, **__: Any) -> int:
    """Nothing, whatever is counted."""
    return 0


def as_usual(*_: Any, **__: Any) -> tuple[list[Keyword], int]:
    """A card enters without anything."""
    return [], 0


def mana_of(duel: RiftDuel, card: RiftCard, _: object) -> int:
    """How much mana a card has, whatever is asked."""
    return card.mana


def has_printed(duel: RiftDuel, card: RiftCard, keyword: Keyword) -> bool:
    """Whether a keyword is printed or a condition, although it was lost."""
    return keyword in card.printed.program.keywords or keyword in card.conditions


def printed_number(duel: RiftDuel, card: RiftCard, stat: object, printed: int) -> int:
    """A printed number, although another one took its place."""
    return printed


def pick_or_not(*args: Any, **more: Any) -> Script[RiftCard | None]:
    """Nobody must block."""
    return PICK_CARD(*args, **{**more, "none": strikes.NO_BLOCK})


def only_turned(duel: RiftDuel, card: RiftCard) -> None:
    """A card that is turned face-down keeps what is on it and under it."""
    duel.turn_down(card)


def about_this(static: Any, who: object) -> Any:
    """A static ability without a card is about this card, whatever came before."""
    return replace(static, who=Reference.THIS) if getattr(static, "who", None) == UNNAMED else static


def only_the_source(duel: RiftDuel, who: object, source: RiftCard, card: RiftCard) -> bool:
    """A static ability is about its own card."""
    return card is source
