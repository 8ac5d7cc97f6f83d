"""What happens to one object because of another thing: counters that come or go, and being targeted (GA-174)."""

from enum import Enum
from typing import ClassVar

from cardgame_tui.text.abilities import Selector, TriggerEvent
from cardgame_tui.value import value
from rulesets.grand_archive.cards.nouns import CounterKind, Noun
from rulesets.grand_archive.cards.phrases.determiners import Bounds, Which
from rulesets.grand_archive.cards.phrases.selectors import One, Phrase
from rulesets.grand_archive.cards.phrases.tails import Whose, Zones
from rulesets.grand_archive.cards.qualifiers import AnyOf, CardKind

COUNTERS = "counters"
"""By what abilities are found that wait for counters."""
AIMED = "aimed"
"""By what abilities are found that wait for something to become a target."""
MOVED = "moved"
"""By what abilities are found that wait for cards that are put from one zone into another."""


class When(Enum):
    """The first word of an event."""

    WHENEVER = "whenever"

    @property
    def also(self) -> tuple[str, ...]:
        """Further spellings."""
        return ("when",)


@value
class CountersChange(TriggerEvent):
    """Counters that are put on something or removed: each of them, or once for all together (GA-181, GA-241)."""

    PHRASES: ClassVar = (
        "{when} a [{counter} ]counter is put on {whom:one}",
        "{when} {several=one or more} [{counter} ]counters are put on {whom:one}",
        "{when} a [{counter} ]counter is {gone=removed from} {whom:one}",
        "{when} {several=one or more} [{counter} ]counters are {gone=removed from} {whom:one}",
        "{when} {last=the last} {counter} counter is {gone=removed from} {whom:one}",
        "{when} {you=you} put a [{counter} ]counter on {whom:one}",
        "{when} {you=you} put {several=one or more} [{counter} ]counters on {whom:one}",
        "{when} {you=you} {gone=remove} a [{counter} ]counter from {whom:one}",
        "{when} {you=you} {gone=remove} {several=one or more} [{counter} ]counters from {whom:one}",
    )
    when: When
    whom: Selector
    counter: CounterKind | None = None
    several: bool = False
    gone: bool = False
    last: bool = False
    you: bool = False


@value
class BecomesTarget(TriggerEvent):
    """Something that is targeted as an item is put on the stack (GA-203)."""

    PHRASES: ClassVar = (
        "{when} {whom:one} becomes the target of {by:one}",
        "{when} {whom:one} becomes the target of {spell=a Spell}[ {whose}]",
        "{when} {whom:one} becomes the target of {ability=an ability}[ {whose}]",
    )
    when: When
    whom: Selector
    by: One | None = None
    spell: bool = False
    ability: bool = False
    whose: Whose | None = None

    @property
    def items(self) -> One:
        """What targets it."""
        if self.by is not None:
            return self.by
        types = (Noun.ABILITY, Noun.TRIGGER) if self.ability else (Noun.CARD_ACTIVATION,)
        kinds = (AnyOf((CardKind.SPELL,)),) if self.spell else ()
        return One(types, Which.A, kinds, () if self.whose is None else (self.whose,))


@value
class IsPut(TriggerEvent):
    """Cards that are put into a zone, or leave one: each of them, or once for all together (GA-358)."""

    PHRASES: ClassVar = (
        "{when} {what:one} is put into {place}[ from {origin}]",
        "{when} {what:many} are put into {place}[ from {origin}]",
        "{when} {what:one} is put into {place} {field=from the field}",
        "{when} {what:many} are put into {place} {field=from the field}",
        "{when} {what:one} is put into {place} from anywhere",
        "{when} {what:many} are put into {place} from anywhere",
        "{when} {what:one} leaves {origin}",
        "{when} {what:many} leave {origin}",
    )
    when: When
    what: Phrase
    place: Zones | None = None
    origin: Zones | None = None
    field: bool = False

    @property
    def once(self) -> bool:
        """Whether it triggers once for all that are put there together."""
        return isinstance(self.what.determiner, Bounds)
