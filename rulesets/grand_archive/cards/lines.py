"""The complete sentences of a card text that only Grand Archive has (GA-45)."""

from enum import Enum
from typing import ClassVar

from cardgame_tui.text.abilities import Condition, Effect, Sentence, Static
from cardgame_tui.value import value
from rulesets.grand_archive.cards.nouns import Ingredient


@value
class PlayedEffects(Sentence):
    """What an action does when it resolves (GA-53)."""

    PHRASES: ClassVar = ("{effects|;}",)
    effects: tuple[Effect, ...]


@value
class Release(Sentence):
    """A Lineage Release (GA-319)."""

    PHRASES: ClassVar = ("Lineage Release: {effects|;}",)
    effects: tuple[Effect, ...]


@value
class Inherited(Sentence):
    """An Inherited Effect (GA-318)."""

    PHRASES: ClassVar = ("Inherited Effect: {ability}",)
    ability: Sentence


class NameWord(Enum):
    """Keywords that only name the text after them (GA-326)."""

    UPKEEP = "Upkeep"
    BALANCE = "Balance"


@value
class Named(Sentence):
    """A keyword that only names the text after it (GA-326)."""

    PHRASES: ClassVar = ("{word}: {ability}", "Deluge {deluge}: {ability}")
    ability: Sentence
    word: NameWord | None = None
    deluge: int = 0


@value
class Lineage(Sentence):
    """The champion that this one must be put on (GA-121)."""

    PHRASES: ClassVar = ("{champion} Lineage",)
    champion: str


class Link(Sentence, Enum):
    """What the object is linked to (GA-321)."""

    ALLY = "Ally Link"
    OBJECT = "Link"


@value
class Brew(Sentence):
    """Ingredients that may be sacrificed instead of the cost (GA-311)."""

    PHRASES: ClassVar = ("Brew: {ingredients|and}",)
    ingredients: tuple[Ingredient, ...]


@value
class Ephemerate(Sentence):
    """The cost of playing it from the graveyard (GA-315)."""

    PHRASES: ClassVar = ("Ephemerate ({cost})",)
    cost: int


@value
class Starcalling(Sentence):
    """The cost of playing it while glimpsing (GA-316)."""

    PHRASES: ClassVar = ("Starcalling ({cost})",)
    cost: int


@value
class Only(Sentence):
    """What must be true to activate the card."""

    PHRASES: ClassVar = ("Activate only {condition}",)
    condition: Condition


@value
class AsLongAs(Sentence):
    """A static ability with a condition (GA-195)."""

    PHRASES: ClassVar = ("as long as {condition}, {static}",)
    condition: Condition
    static: Static
