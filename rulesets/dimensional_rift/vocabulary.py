"""The words and sentence forms of Dimensional Rift cards; `effects`, `costs`, `traits` give them meaning."""

import sys
from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from cardgame_tui.text import Language, Node, abilities, nodes_in
from cardgame_tui.text.abilities import Ability, CardText, Condition, Cost, Effect, Event, Selector, Static
from rulesets.dimensional_rift.keywords import Keyword


class Noun(Enum):
    """What a selector or a cost asks for."""

    CREATURE = "creature"
    FACE_UP_CREATURE = "face-up creature"
    ARTIFACT = "artifact"
    MONUMENT = "monument"
    CARD = "card"


class Stat(Enum):
    """A number a continuous effect may change."""

    MIGHT = "Might"
    LIFE = "Life"
    ARMOR = "Armor"
    MOVEMENT = "Movement"


class Until(Enum):
    """How long a condition lasts (DR-148)."""

    END_OF_TURN = "until end of turn"


class Common(Enum):
    """Actions with a name of their own (DR-93, DR-96, DR-103, DR-165)."""

    STRIKE = "Strike"
    MARCH = "March"
    PRAY = "Pray"
    RESEARCH = "Research"
    EQUIP = "Equip"
    CONSCRIPT = "Conscript"
    MANEUVER = "Maneuver"
    SHIFT = "Shift"


class While(Condition, Enum):
    """What has to hold for a conditional sentence."""

    BLESSED = "Blessed"
    BLOCKING = "blocking"


class Happening(Event, Enum):
    """Events without numbers."""

    SUMMONED = "when summoned"
    FLIPPED = "when flipped"
    DESTROYED = "when destroyed"
    BLOCKED = "when a creature blocks this"
    AFTER_BLOCKED = "after a creature blocks this"
    SURVIVED = "after this fought a creature and survived"
    DREW = "whenever a player makes the Draw Phase draw"
    ATTACKED_HERE = "when a creature you do not control attacks a creature zone this connects to"
    LOST_CREATURE = "when a creature you control is destroyed"


@dataclass(frozen=True, slots=True)
class HasMana(Event):
    """A state rather than an event: fires each time it becomes true (DR-121)."""

    PHRASES: ClassVar = ("when this has {amount} or more mana",)
    amount: int


class Reference(Selector, Enum):
    """Something the sentence has named before, or the card itself."""

    THIS = "this"
    IT = "it"
    THAT_CREATURE = "that creature"


@dataclass(frozen=True, slots=True)
class Target(Selector):
    """A target: picked through the arrows of the source on activation (DR-125, DR-142)."""

    PHRASES: ClassVar = ("target[ {noun}][yours= you control]",)
    noun: Noun | None = None
    yours: bool = False


@dataclass(frozen=True, slots=True)
class SameType(Selector):
    """A target of the source's own type, for Shift (DR-165)."""

    PHRASES: ClassVar = ("target card of the same type you control",)


@dataclass(frozen=True, slots=True)
class EachConnected(Selector):
    """Everything of a kind the source connects to on resolution; no targeting (DR-146)."""

    PHRASES: ClassVar = ("each {noun} this connects to",)
    noun: Noun


class Place(Selector, Enum):
    """A zone as a target, or chosen without arrows (DR-125)."""

    EMPTY_CONQUERED = "target empty conquered creature zone you control"
    STRUCK = "target creature zone"
    CHOSEN_EMPTY = "an empty active creature zone you choose"


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


@dataclass(frozen=True, slots=True)
class Bonus(Node):
    """A plus on a stat."""

    PHRASES: ClassVar = ("+{amount} {stat}",)
    amount: int
    stat: Stat


@dataclass(frozen=True, slots=True)
class AllCreaturesHave(Static):
    """For every face-up creature of both sides (DR-40)."""

    PHRASES: ClassVar = ("all creatures have {bonus}", "all creatures have {words|and}")
    bonus: Bonus | None = None
    words: tuple[Keyword, ...] = ()


@dataclass(frozen=True, slots=True)
class AttackersHave(Static):
    """For every attacking creature while its Strike lasts."""

    PHRASES: ClassVar = ("attacking creatures have {bonus} during their Strike",)
    bonus: Bonus


@dataclass(frozen=True, slots=True)
class Conditional(Ability):
    """For this card, as long as a condition holds."""

    PHRASES: ClassVar = ("while {condition}: {words|,}", "while {condition}: {bonus}")
    condition: While
    words: tuple[Keyword, ...] = ()
    bonus: Bonus | None = None


@dataclass(frozen=True, slots=True)
class PrintedAction(Ability):
    """An Action of this card's pool (DR-93)."""

    PHRASES: ClassVar = ("Action: {common}", "Action: {effects|;}")
    common: Common | None = None
    effects: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True)
class SummoningCost(Ability):
    """What summoning this card costs (DR-62)."""

    PHRASES: ClassVar = ("Cost: {costs|and}",)
    costs: tuple[Cost, ...]


@dataclass(frozen=True, slots=True)
class Grants(Ability):
    """What an Equipment or a Vehicle lends beside its stats (DR-33, DR-35, DR-37)."""

    PHRASES: ClassVar = ("Grants: {words|,}", "Grants: Action {common}")
    words: tuple[Keyword, ...] = ()
    common: Common | None = None


LANGUAGE: Language[CardText] = Language(
    CardText, nodes_in(abilities, sys.modules[__name__]), "Dimensional Rift card text"
)
"""The language of the cards."""
