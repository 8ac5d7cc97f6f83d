"""Which objects and cards a text is about: noun phrases, and words for what was named before.

A noun phrase is a determiner, words in front of the noun, the noun or alternatives, and tails behind it: `up to
two target` + `rested fire` + `allies` + `an opponent controls` + `with Taunt`. Every part is a predicate, and all
must hold; `state.layers.groups` says what each means. Any of them may stand where a form has a field of type
`Selector`, `Phrase`, `One` (singular) or `Several` (plural):

- an effect asks `rules.steps.found.objects_of` (or `on_field_of`) what the field means: targets were chosen
  before, what is to be chosen on resolution is chosen there;
- a condition or a count asks `len(members(look, group_of(phrase), seat, source))`, or `means(duel, ...)` from
  `state.traits` where characteristics are finished, and compares with `determiner.least` and `determiner.most`
  (`no`, `2 or more`, `exactly 2`);
- a static ability has a `group` phrase (`each ...`, bare plural) and the same `members`;
- a trigger or a replacement asks `is_meant(duel, phrase, seat, source, card)` about the thing of its event;
- a cost takes `required` to `most` of `means(duel, phrase, seat, source)` that the player sees.

`{whom} <gets/get>` in a phrase lets the verb agree with its subject.
"""

from enum import Enum
from typing import ClassVar

from cardgame_tui.text import Amount, Plural, Singular
from cardgame_tui.text.abilities import Selector
from cardgame_tui.value import value
from rulesets.grand_archive.cards.nouns import ON_STACK, Head, Way
from rulesets.grand_archive.cards.phrases.determiners import Determiner, Many, Single, Which
from rulesets.grand_archive.cards.phrases.tails import Among, ByChance, In, Owner, Tail, Zones
from rulesets.grand_archive.cards.phrases.who import TargetPlayer
from rulesets.grand_archive.cards.qualifiers import AnyOf


@value
class Phrase(Selector):
    """A noun phrase; `One` and `Several` are its forms.

    No words say `spell`: the compiler sets it where an ability counts as a Spell (GA-172).
    """

    types: tuple[Head, ...]
    determiner: Determiner | None = None
    qualifiers: tuple[AnyOf, ...] = ()
    tails: tuple[Tail, ...] = ()
    spell: bool = False

    @property
    def targets(self) -> bool:
        """Whether what it means is targeted (GA-203)."""
        return self.determiner is not None and self.determiner.targets

    @property
    def group(self) -> bool:
        """Whether it means all that fit, and nothing is chosen."""
        return self.determiner is None or self.determiner.group

    @property
    def other(self) -> bool:
        """Whether the card itself is not meant."""
        return self.determiner is not None and self.determiner.other

    @property
    def required(self) -> int:
        """How many must be chosen."""
        return 0 if self.determiner is None else self.determiner.least

    @property
    def optional(self) -> bool:
        """Whether nothing need be chosen."""
        return not self.required

    @property
    def most(self) -> int:
        """The most that may be chosen, 0 for any number."""
        return 0 if self.determiner is None else self.determiner.most or 0

    @property
    def single(self) -> bool:
        """Whether it means one thing at most."""
        return self.determiner is not None and self.determiner.most == 1

    @property
    def random(self) -> bool:
        """Whether chance picks what it means (GA-236)."""
        return ByChance.RANDOM in self.tails

    @property
    def on_stack(self) -> bool:
        """Whether it means what is on the stack (GA-205)."""
        return self.types[0] in ON_STACK

    @property
    def alone(self) -> "One":
        """The same for one target, which must be chosen."""
        which = Which.ANOTHER_TARGET if self.other else Which.TARGET
        return One(self.types, which, self.qualifiers, self.tails, self.spell)

    @property
    def place(self) -> In | Among | None:
        """Where its cards lie, None if it does not say so."""
        return next((each for each in self.tails if isinstance(each, In | Among)), None)


@value
class One(Phrase, Singular):
    """A noun phrase in the singular."""

    PHRASES: ClassVar = ("{determiner} [{qualifiers| } ]{types|or}[ {tails| }]",)
    determiner: Single


@value
class Attacking(Tail):
    """Things that attack something of a kind (GA-146, GA-150)."""

    PHRASES: ClassVar = ("attacking {prey}",)
    prey: One


@value
class Several(Phrase, Plural):
    """A noun phrase in the plural."""

    PHRASES: ClassVar = (
        "[{determiner} ][{qualifiers| } ]{types:plural|or}[ {tails| }]",
        "[{determiner} ][{qualifiers| } ]{types:plural|+and}[ {tails| }]",
    )
    determiner: Many | None = None


@value
class EachOf(Phrase, Singular):
    """Several things one by one: `each of up to two target allies`."""

    PHRASES: ClassVar = ("each of {determiner} [{qualifiers| } ]{types:plural|or}[ {tails| }]",)
    determiner: Many


class Pointer(Selector):
    """A word for one thing that is known without a choice."""

    __slots__ = ()


class Reference(Pointer, Singular, Enum):
    """The card or object itself, one that belongs to it, or what was targeted, chosen or made before.

    `it` is one thing, `each of them` the several things that were named before.
    """

    THIS = "this"
    IT = "it"
    YOUR_CHAMPION = "your champion"
    THEM = "each of them"
    ITS_CHAMPION = "its controller's champion"
    FOES_CHAMPION = "an opponent's champion"
    LINKED = "the linked object"
    ATTACKER = "the attacker"
    DEFENDER = "the defending unit"

    @property
    def also(self) -> tuple[str, ...]:
        """Further spellings."""
        return _ALSO.get(self.value, ())


_ALSO = {
    "the attacker": ("the attacking unit",),
    "each of them": ("each",),
    "an opponent's champion": ("your opponent's champion", "each opponent's champion"),
}


class References(Selector, Plural, Enum):
    """The several things that were named before, or those of them that nothing was done with."""

    THEM = "them"
    THEY = "they"
    REST = "the rest"

    @property
    def also(self) -> tuple[str, ...]:
        """Further spellings."""
        return (
            ("the rest of them", "the others", "the other cards", "the other") if self is References.REST else ()
        )


@value
class Top(Selector, Plural):
    """The top cards of a main deck, which nobody may look at (GA-15, GA-230)."""

    PHRASES: ClassVar = (
        "the top card of {owner} deck",
        "the top {count} cards of {owner} deck",
        "the top card of {player}'s deck",
        "the top {count} cards of {player}'s deck",
    )
    count: int | Amount = 1
    owner: Owner | None = None
    player: TargetPlayer | None = None


@value
class AllIn(Selector, Singular):
    """All cards of a zone: `your hand`."""

    PHRASES: ClassVar = ("{place}",)
    place: Zones


@value
class CardsToActivate(Selector, Plural):
    """The cards that you may activate, wherever they lie but on the field."""

    PHRASES: ClassVar = ("[{qualifiers| } ]cards you {activate=activate}",)
    qualifiers: tuple[AnyOf, ...] = ()
    activate: bool = False


@value
class OneOfThem(Selector, Singular):
    """One of the several things that were named before, which is chosen."""

    PHRASES: ClassVar = ("one of {them=them}", "{them=one}")
    them: bool = False


@value
class That(Pointer, Singular):
    """What was named before, by its noun: `that ally`."""

    PHRASES: ClassVar = ("that {noun}", "the {chosen=chosen} {noun}", "the {hit=hit} {noun}")
    noun: Head
    chosen: bool = False
    hit: bool = False


@value
class TheDone(Pointer, Singular):
    """What the text has done something with last, by its noun: `the banished card` (GA-34, GA-348)."""

    PHRASES: ClassVar = ("the {way} {noun}",)
    way: Way
    noun: Head


@value
class Those(Selector, Plural):
    """The several things that were named before, by their noun."""

    PHRASES: ClassVar = ("those {noun:plural}",)
    noun: Head
