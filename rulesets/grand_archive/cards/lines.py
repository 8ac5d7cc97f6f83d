"""The complete sentences of a card text that only Grand Archive has (GA-45)."""

from enum import Enum
from typing import ClassVar

from cardgame_tui.text import abilities, forms
from cardgame_tui.text.abilities import Condition, Cost, Effect, Sentence, Static
from cardgame_tui.value import value
from rulesets.grand_archive.cards.nouns import Ingredient
from rulesets.grand_archive.cards.phrases.selectors import One
from rulesets.grand_archive.cards.qualifiers import Element
from rulesets.grand_archive.cards.sentences import Not, State
from rulesets.grand_archive.cards.triggers.events import During


@value
class PlayedEffects(Sentence):
    """What an action does when it resolves (GA-53)."""

    PHRASES: ClassVar = ("{effects|;}",)
    effects: tuple[Effect, ...]


@value
class OnEvent(abilities.Triggered):
    """A triggered ability: `you may` is an effect of its own (GA-177)."""

    PHRASES: ClassVar = ("{event}: {effects|;}", "{event}, {effects|;}")


@value
class OnEventIf(forms.TriggeredIf):
    """A triggered ability whose condition is tested as it triggers and as it resolves (GA-175).

    Behind a comma a condition is the event's, not that of the first effect.
    """

    PHRASES: ClassVar = ("{event}, if {condition}: {effects|;}", "{event}, if {condition}, {effects|;}")
    BEATS: ClassVar = (OnEvent,)


class Costing(Enum):
    """For what an additional cost is paid."""

    ACTIVATE = "activate this"
    MATERIALIZE = "materialize this"
    ATTACK = "declare an attack with this"

    @property
    def also(self) -> tuple[str, ...]:
        """Further spellings."""
        return ("attack with this",) if self is Costing.ATTACK else ()


@value
class AdditionalCost(Sentence):
    """What is paid in addition to the cost of the card, or for an attack (GA-105, GA-112, GA-146)."""

    PHRASES: ClassVar = (
        "As an additional cost to {deed}, {costs|and}",
        "As an additional cost to {deed}, you {optional=may} {costs|and}",
    )  # fmt: skip
    deed: Costing
    costs: tuple[Cost, ...]
    optional: bool = False


@value
class AlternativeCost(Sentence):
    """What may be paid instead of the reserve cost (GA-105)."""

    PHRASES: ClassVar = ("Instead of the reserve cost, you may {costs|and}",)
    costs: tuple[Cost, ...]


@value
class Begins(Sentence):
    """A card that its player may begin the game with on the field (GA-72)."""

    PHRASES: ClassVar = ("You may {begin=begin the game with this on the field}",)
    begin: bool = False


@value
class EntersAsCopy(Sentence):
    """An object that enters as a copy of another one (GA-255)."""

    PHRASES: ClassVar = ("This enters as a copy of {whom}",)
    whom: One


@value
class AsSpell(Sentence):
    """An ability that counts as a Spell for targeting (GA-172)."""

    PHRASES: ClassVar = ("As a Spell: {ability}",)
    ability: Sentence


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
    HARMONIZE = "Harmonize"
    CARDISTRY = "Cardistry"
    EQUESTRIAN = "Equestrian"


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
    """What the object is linked to: the name is that type (GA-321)."""

    ALLY = "Ally Link"
    CHAMPION = "Champion Link"
    UNIT = "Unit Link"
    ITEM = "Item Link"
    WEAPON = "Weapon Link"
    DOMAIN = "Domain Link"
    PHANTASIA = "Phantasia Link"
    OBJECT = "Link"


@value
class Brew(Sentence):
    """Ingredients that may be sacrificed instead of the cost (GA-311)."""

    PHRASES: ClassVar = ("Brew: {ingredients|and}", "Brew: {ingredients|,}")
    ingredients: tuple[Ingredient, ...]


@value
class ElementImbue(Sentence):
    """An Imbue that asks for cards of another element, or of any advanced one (GA-309)."""

    PHRASES: ClassVar = ("{element} Imbue {count}", "{advanced=Advanced} Imbue {count}")
    count: int
    element: Element | None = None
    advanced: bool = False


class PrepareX(Sentence, Enum):
    """A card that is prepared with as many counters as its player likes: X is how many (GA-40, GA-310)."""

    PREPARE_X = "Prepare X"


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
class AsLongAs(Sentence):
    """A static ability with a condition (GA-195)."""

    PHRASES: ClassVar = (
        "as long as {condition}, {static}", "{static} as long as {condition}", "if {condition}, {static}",
        "{static} if {condition}", "{static} {unless=unless} {condition}", "{unless=unless} {condition}, {static}",
        "{static} while {condition}", "while {condition}, {static}",
        "{static} {during}", "{during}, {static}",
    )  # fmt: skip
    condition: Condition | None
    static: Static
    unless: bool = False
    during: During | None = None

    @property
    def meant(self) -> Condition:
        """When it works."""
        if self.during is not None:
            return _DURING[self.during]
        assert self.condition is not None
        return Not(self.condition) if self.unless else self.condition


_DURING = {
    During.YOURS: State.YOUR_TURN, During.OPPONENTS: State.OTHER_TURN, During.COMBAT: State.DURING_COMBAT,
}  # fmt: skip
"""What must be so for something to work in a turn, or during combat."""
