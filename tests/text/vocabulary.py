"""A small game's words, covering every shape of sentence the shared forms and phrases have to carry."""

import sys
from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from cardgame_tui.text import Language, abilities, nodes_in
from cardgame_tui.text.abilities import CardText, Condition, Cost, Effect, Selector, Sentence, Static, TriggerEvent
from cardgame_tui.text.nodes import Form


class Keyword(abilities.Keyword, Enum):
    """Words that are abilities."""

    PRAY = "Pray"
    EVASIVE = "Evasive"
    CONDUIT = "Conduit"
    AMBUSH = "Ambush"
    EXPLORER = "Explorer"
    TRANSFORMED = "Transformed"
    INSPIRED = "Inspired"


class State(Enum):
    """What a creature can be."""

    PRONE = "Prone"
    WEAKENED = "Weakened"
    SUPPRESSED = "Suppressed"
    MANALOCKED = "Manalocked"
    PROTECTED = "Protected"
    INSPIRED = "Inspired"


class Stat(Enum):
    """Numbers of a card."""

    MIGHT = "Might"
    LIFE = "Life"


class Noun(Enum):
    """Kinds of card."""

    CREATURE = "creature"
    FACE_UP_CREATURE = "face-up creature"
    ARTIFACT = "artifact"
    CARD = "card"


class Duration(Enum):
    """How long an effect lasts."""

    TURN = "until end of turn"


class Action(Effect, Enum):
    """Actions of the rulebook."""

    STRIKE = "Strike"
    EQUIP = "Equip"
    TRANSFORM = "Transform"


class While(Condition, Enum):
    """Conditions of one card."""

    BLOCKING = "blocking"
    BLESSED = "Blessed"


class Reference(Selector, Enum):
    """Things named before, or the card itself."""

    THIS = "this"
    IT = "it"
    THAT_CREATURE = "that creature"
    THAT_PLAYER = "that player"


class Happening(TriggerEvent, Enum):
    """Events without details."""

    SUMMONED = "when summoned"
    DESTROYED = "when destroyed"
    FLIPPED = "when flipped"
    SURVIVED = "after this fought a creature and survived"
    BLOCKED = "when a creature blocks this"
    DRAW_PHASE = "whenever a player makes the Draw Phase draw"


@dataclass(frozen=True, slots=True)
class HasMana(TriggerEvent):
    """Says `when this has {amount} or more mana`."""

    PHRASES: ClassVar = ("when this has {amount} or more mana",)
    amount: int


@dataclass(frozen=True, slots=True)
class Target(Selector):
    """Says `target[ {noun}][yours= you control]`."""

    PHRASES: ClassVar = ("target[ {noun}][yours= you control]",)
    noun: Noun | None = None
    yours: bool = False


@dataclass(frozen=True, slots=True)
class EachConnected(Selector):
    """Says `each {noun} this connects to`."""

    PHRASES: ClassVar = ("each {noun} this connects to",)
    noun: Noun


@dataclass(frozen=True, slots=True)
class Deal(Effect):
    """Says `deal {amount} damage to {whom}`."""

    PHRASES: ClassVar = ("deal {amount} damage to {whom}", "{whom} takes {amount} damage")
    amount: int
    whom: Selector


@dataclass(frozen=True, slots=True)
class Heal(Effect):
    """Says `heal {amount} damage from {whom}`."""

    PHRASES: ClassVar = ("heal {amount} damage from {whom}",)
    amount: int
    whom: Selector


@dataclass(frozen=True, slots=True)
class Cleanse(Effect):
    """Says `cleanse {whom}`."""

    PHRASES: ClassVar = ("cleanse {whom}",)
    whom: Selector


@dataclass(frozen=True, slots=True)
class Afflict(Effect):
    """Says `{who} is {states|and}[ {duration}]`."""

    PHRASES: ClassVar = ("{who} is {states|and}[ {duration}]",)
    who: Selector
    states: tuple[State, ...]
    duration: Duration | None = None


@dataclass(frozen=True, slots=True)
class Escalate(Effect):
    """Says `{who} is {state}, or {worse} if it already was`."""

    PHRASES: ClassVar = ("{who} is {state}, or {worse} if it already was",)
    who: Selector
    state: State
    worse: State


@dataclass(frozen=True, slots=True)
class Collect(Effect):
    """Says `{who} collects {amount} mana`."""

    PHRASES: ClassVar = ("{who} collects {amount} mana",)
    who: Selector
    amount: int


@dataclass(frozen=True, slots=True)
class MoveMana(Effect):
    """Says `move {amount} mana from {source} to {to}[either=, or from target to this]`."""

    PHRASES: ClassVar = ("move {amount} mana from {source} to {to}[either=, or from target to this]",)
    amount: int
    source: Selector
    to: Selector
    either: bool = False


@dataclass(frozen=True, slots=True)
class Destroy(Effect):
    """Says `destroy {whom}`."""

    PHRASES: ClassVar = ("destroy {whom}",)
    whom: Selector


@dataclass(frozen=True, slots=True)
class Sidestep(Effect):
    """Says `Sidestep {whom}`."""

    PHRASES: ClassVar = ("Sidestep {whom}",)
    whom: Selector


@dataclass(frozen=True, slots=True)
class Rotate(Effect):
    """Says `rotate {whom} to an orientation you pick`."""

    PHRASES: ClassVar = ("rotate {whom} to an orientation you pick",)
    whom: Selector


@dataclass(frozen=True, slots=True)
class Draw(Effect):
    """Says `draw {count:article} card`."""

    PHRASES: ClassVar = (
        "draw {count:article} card",
        "draw {count} cards",
        "{who} draws {count:article} card",
        "{who} draws {count} cards",
    )
    count: int
    who: Selector | None = None


@dataclass(frozen=True, slots=True)
class ChooseAndGain(Effect):
    """Says `choose a {noun}; it has {words|and} {duration}`."""

    PHRASES: ClassVar = ("choose a {noun}; it has {words|and} {duration}",)
    noun: Noun
    words: tuple[Keyword, ...]
    duration: Duration


@dataclass(frozen=True, slots=True)
class Consume(Cost):
    """Says `consume [any=any ]{amount} mana`."""

    PHRASES: ClassVar = ("consume [any=any ]{amount} mana",)
    amount: int
    any: bool = False


@dataclass(frozen=True, slots=True)
class Sacrifice(Cost):
    """Says `sac {count:article} {noun}`."""

    PHRASES: ClassVar = ("sac {count:article} {noun}", "sac {count} {noun:plural}")
    count: int
    noun: Noun


@dataclass(frozen=True, slots=True)
class SacrificeHolders(Cost):
    """Says `sac at least {count:word} creatures that hold {mana} or more mana together`."""

    PHRASES: ClassVar = ("sac at least {count:word} creatures that hold {mana} or more mana together",)
    count: int
    mana: int


@dataclass(frozen=True, slots=True)
class Discard(Cost):
    """Says `discard {count:article} card`."""

    PHRASES: ClassVar = ("discard {count:article} card", "discard {count} cards")
    count: int


@dataclass(frozen=True, slots=True)
class StatBonus(Static):
    """Says `+{amount} {stat}`."""

    PHRASES: ClassVar = ("+{amount} {stat}",)
    amount: int
    stat: Stat


@dataclass(frozen=True, slots=True)
class AllHave(Static):
    """Says `all {noun:plural} have {what}`."""

    PHRASES: ClassVar = ("all {noun:plural} have {what}",)
    noun: Noun
    what: StatBonus


@dataclass(frozen=True, slots=True)
class AllHaveWords(Static):
    """Says `all {noun:plural} have {words|and}`."""

    PHRASES: ClassVar = ("all {noun:plural} have {words|and}",)
    noun: Noun
    words: tuple[Keyword, ...]


@dataclass(frozen=True, slots=True)
class AttackersHave(Static):
    """Says `attacking {noun:plural} have {what} during their Strike`."""

    PHRASES: ClassVar = ("attacking {noun:plural} have {what} during their Strike",)
    noun: Noun
    what: StatBonus


@dataclass(frozen=True, slots=True)
class NamedAction(Sentence):
    """Says `Action: {effects|;}`."""

    PHRASES: ClassVar = ("Action: {effects|;}",)
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class SummoningCost(Sentence):
    """Says `Cost: {costs|and}`."""

    PHRASES: ClassVar = ("Cost: {costs|and}",)
    costs: tuple[Cost, ...]


@dataclass(frozen=True, slots=True)
class Grants(Sentence):
    """Says `Grants: {words|,}`."""

    PHRASES: ClassVar = ("Grants: {words|,}",)
    words: tuple[Keyword, ...]


@dataclass(frozen=True, slots=True)
class Conditional(Sentence):
    """Says `while {condition}: {words|,}`."""

    PHRASES: ClassVar = ("while {condition}: {words|,}", "while {condition}: {bonus}")
    condition: Condition
    words: tuple[Keyword, ...] = ()
    bonus: StatBonus | None = None


def language(*more: Form) -> Language[CardText]:
    """Return the language of these forms and of `more`."""
    here = sys.modules[__name__]
    return Language(CardText, [*nodes_in(abilities, here), *more], "test game")


TEXTS = tuple(
    """
Pray.
Action: Strike.
While Blessed: Evasive.
Once per turn, consume 1 mana: target creature is Inspired until end of turn.
Consume 1 mana: heal 1 damage from target creature; cleanse it.
Evasive, Conduit.
While blocking: +1 Might.
Ambush. When flipped: target creature is Prone.
When destroyed: deal 1 damage to target creature.
When destroyed: you may deal 2 damage to target artifact you control; draw 2 cards.
Cost: sac a card. When summoned: target collects 1 mana.
Action: move 1 mana from target to this. When this has 3 or more mana: Transform.
After this fought a creature and survived: Transform.
Consume 1 mana: target creature is Prone, or Weakened if it already was.
Cost: consume any 2 mana. When summoned: this is Protected until end of turn.
When summoned: target creature is Suppressed and Manalocked until end of turn.
When summoned: target creature is Suppressed, Prone and Manalocked until end of turn.
Action: Equip. Grants: Evasive.
When summoned: target creature is Prone; deal 1 damage to it.
When summoned: destroy target artifact.
Once per turn: move 1 mana from this to target, or from target to this.
Slow: once per turn, consume any 1 mana: rotate target to an orientation you pick.
All creatures have +1 Life.
All creatures have Explorer.
Attacking creatures have +1 Might during their Strike.
Once per turn, consume 3 mana: draw a card.
Consume 1 mana: choose a face-up creature; it has Evasive until end of turn.
Cost: consume any 4 mana and sac a creature. Action: deal 1 damage to each face-up creature this connects to.
Transformed. When summoned: Sidestep target creature.
When a creature blocks this: that creature is Prone.
Cost: sac 2 creatures. Inspired.
Cost: sac an artifact. Inspired.
Cost: discard 2 cards. When summoned: destroy each artifact this connects to.
Cost: sac 3 cards. Whenever a player makes the Draw Phase draw: that player draws a card.
Cost: sac at least three creatures that hold 4 or more mana together. When destroyed: draw a card.
When destroyed: destroy each creature this connects to.
""".strip().splitlines()
)
"""Card texts in their printed form."""
