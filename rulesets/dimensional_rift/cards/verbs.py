"""The verbs of card texts: what an effect does and what a cost asks for."""

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from cardgame_tui.text.abilities import Cost, Effect, Selector
from rulesets.dimensional_rift.cards.keywords import Keyword
from rulesets.dimensional_rift.cards.nouns import Noun, Place, Stat


class Until(Enum):
    """How long a condition lasts (DR-148)."""

    END_OF_TURN = "until end of turn"


@dataclass(frozen=True, slots=True)
class Deal(Effect):
    """Damage to creatures (DR-22, DR-161)."""

    PHRASES: ClassVar = ("deal {amount} damage to {whom}",)
    amount: int
    whom: Selector


@dataclass(frozen=True, slots=True)
class Heal(Effect):
    """Removes damage counters (DR-133)."""

    PHRASES: ClassVar = ("heal {amount} damage from {whom}",)
    amount: int
    whom: Selector


@dataclass(frozen=True, slots=True)
class Cleanse(Effect):
    """Removes all conditions (DR-164)."""

    PHRASES: ClassVar = ("cleanse {whom}",)
    whom: Selector


@dataclass(frozen=True, slots=True)
class Afflict(Effect):
    """Lays conditions on cards (DR-148)."""

    PHRASES: ClassVar = ("{who} is {words|and}[ {until}]", "{who} has {words|and}[ {until}]")
    who: Selector
    words: tuple[Keyword, ...]
    until: Until | None = None


@dataclass(frozen=True, slots=True)
class Worsen(Effect):
    """Lays one condition, or another on a card that already has the first."""

    PHRASES: ClassVar = ("{who} is {first}, or {second} if it already was",)
    who: Selector
    first: Keyword
    second: Keyword


@dataclass(frozen=True, slots=True)
class Collect(Effect):
    """Gains mana counters (DR-17)."""

    PHRASES: ClassVar = ("{who} collects {amount} mana",)
    who: Selector
    amount: int


@dataclass(frozen=True, slots=True)
class TakeMana(Effect):
    """Moves mana from another card to this one."""

    PHRASES: ClassVar = ("move {amount} mana from {whom} to this",)
    amount: int
    whom: Selector


@dataclass(frozen=True, slots=True)
class ShareMana(Effect):
    """Moves mana either way, as picked on resolution (DR-125)."""

    PHRASES: ClassVar = ("move {amount} mana between this and {whom}",)
    amount: int
    whom: Selector


@dataclass(frozen=True, slots=True)
class Destroy(Effect):
    """Battlefield to graveyard (DR-71)."""

    PHRASES: ClassVar = ("destroy {whom}",)
    whom: Selector


@dataclass(frozen=True, slots=True)
class Rotate(Effect):
    """Turns a card to an orientation its effect's controller picks (DR-27)."""

    PHRASES: ClassVar = ("rotate {whom} to an orientation you pick",)
    whom: Selector


@dataclass(frozen=True, slots=True)
class Sidestep(Effect):
    """Moves a creature one zone left or right in its row (DR-166)."""

    PHRASES: ClassVar = ("Sidestep {whom}",)
    whom: Selector


@dataclass(frozen=True, slots=True)
class Nudge(Effect):
    """Moves a creature one zone left or right in its row; the effect's controller picks (DR-16)."""

    PHRASES: ClassVar = ("move {whom} one zone left or right into an empty active zone",)
    whom: Selector


@dataclass(frozen=True, slots=True)
class Lessen(Effect):
    """Takes something off a stat for a while, never below 0."""

    PHRASES: ClassVar = ("{who} gets -{amount} {stat} {until}",)
    who: Selector
    amount: int
    stat: Stat
    until: Until


@dataclass(frozen=True, slots=True)
class Draw(Effect):
    """Draws cards: the controller, or the player the trigger is about (DR-60)."""

    PHRASES: ClassVar = (
        "draw {count:article} card",
        "draw {count} cards",
        "{that_player=that player} draws {count:article} card",
        "{that_player=that player} draws {count} cards",
    )
    count: int
    that_player: bool = False


@dataclass(frozen=True, slots=True)
class DiscardCards(Effect):
    """Hand to graveyard, the controller's choice (DR-73)."""

    PHRASES: ClassVar = ("discard {count:article} card", "discard {count} cards")
    count: int


@dataclass(frozen=True, slots=True)
class ChooseOne(Effect):
    """Chooses without arrows, on activation (DR-125); later words call it `it`."""

    PHRASES: ClassVar = ("choose a {noun}",)
    noun: Noun


@dataclass(frozen=True, slots=True)
class Attach(Effect):
    """Puts this Equipment under a creature (DR-33)."""

    PHRASES: ClassVar = ("attach this to {whom}",)
    whom: Selector


@dataclass(frozen=True, slots=True)
class SummonToken(Effect):
    """Summons a Creature Token (DR-41)."""

    PHRASES: ClassVar = ("summon a Creature Token to {where}",)
    where: Place


@dataclass(frozen=True, slots=True)
class MoveThere(Effect):
    """March: moves this creature and lets it turn (DR-96, DR-97)."""

    PHRASES: ClassVar = ("march to {where}",)
    where: Place


@dataclass(frozen=True, slots=True)
class StrikeThere(Effect):
    """Strike (DR-104 and what follows)."""

    PHRASES: ClassVar = ("strike {where}",)
    where: Place


@dataclass(frozen=True, slots=True)
class SwapPlaces(Effect):
    """Trades places with a card (DR-165)."""

    PHRASES: ClassVar = ("swap places with {whom}",)
    whom: Selector


class Verb(Effect, Enum):
    """Effects without slots."""

    REARRANGE = "rearrange your artifacts this connects to"
    TRANSFORM = "Transform"
    GET_UP = "get up"


@dataclass(frozen=True, slots=True)
class Consume(Cost):
    """Mana of the card itself, or of any mix of its controller's cards (DR-129)."""

    PHRASES: ClassVar = ("consume [any=any ]{amount} mana",)
    amount: int
    any: bool = False


@dataclass(frozen=True, slots=True)
class Sacrifice(Cost):
    """Destroying cards you control (DR-72)."""

    PHRASES: ClassVar = ("sac {count:article} {noun}", "sac {count} {noun:plural}")
    count: int
    noun: Noun


@dataclass(frozen=True, slots=True)
class SacrificeHolders(Cost):
    """Destroying face-up creatures that hold mana."""

    PHRASES: ClassVar = ("sac at least {count} creatures that hold {mana} or more mana together",)
    count: int
    mana: int


@dataclass(frozen=True, slots=True)
class Discard(Cost):
    """Hand to graveyard as a payment (DR-73)."""

    PHRASES: ClassVar = ("discard {count:article} card", "discard {count} cards")
    count: int


@dataclass(frozen=True, slots=True)
class PayLife(Cost):
    """HP as a payment (DR-132)."""

    PHRASES: ClassVar = ("pay {amount} life",)
    amount: int
