"""What cards cost, changed: which cards, by how much, and for how many things (GA-111); and what one may play."""

from typing import ClassVar

from cardgame_tui.text import Amount, Node
from cardgame_tui.value import value
from rulesets.grand_archive.cards.amounts import Per
from rulesets.grand_archive.cards.nouns import Destination, Noun, Pile
from rulesets.grand_archive.cards.phrases.determiners import Which
from rulesets.grand_archive.cards.phrases.selectors import One
from rulesets.grand_archive.cards.qualifiers import AnyOf, Element
from rulesets.grand_archive.cards.statics.abilities import Passing
from rulesets.grand_archive.cards.statics.bans import People, Playing
from rulesets.grand_archive.cards.triggers.events import Ordinal


@value
class PriceChange(Node):
    """How a cost is changed, or what it is set to."""

    PHRASES: ClassVar = ("{less} less", "{more} more", "exactly {fixed}", "{free=nothing}")
    less: int | Amount = 0
    more: int | Amount = 0
    fixed: int | None = None
    free: bool = False

    @property
    def is_nothing(self) -> bool:
        """Whether it is 0 less or 0 more."""
        return not (self.less or self.more or self.free) and self.fixed is None


class PricedCards(Node):
    """Which cards of a player."""

    __slots__ = ()

    kinds: tuple[AnyOf, ...]
    deed: Playing

    @property
    def who(self) -> People:
        """Whose cards they are."""
        return People.YOU

    @property
    def phrase(self) -> One | None:
        """What they are, None for any card."""
        return One((Noun.CARD,), Which.A, self.kinds) if self.kinds else None


@value
class CardsPlayed(PricedCards):
    """All that a player plays, of a kind or any (GA-104)."""

    PHRASES: ClassVar = (
        "[{kinds| } ]cards you {deed}", "[{kinds| } ]cards {theirs=opponents} {deed}",
        "[{kinds| } ]cards {theirs=your opponents} {deed}",
    )  # fmt: skip
    deed: Playing
    kinds: tuple[AnyOf, ...] = ()
    theirs: bool = False

    @property
    def who(self) -> People:
        """Whose cards they are."""
        return People.OPPONENTS if self.theirs else People.YOU


@value
class FirstCard(PricedCards):
    """The first of a kind that a player plays in each turn, or a later one."""

    PHRASES: ClassVar = (
        "the {nth} [{kinds| } ]card you {deed} each turn",
        "the {nth} [{kinds| } ]card {theirs=each opponent} {deed:plural} each turn",
        "the {nth} [{kinds| } ]card {theirs=each opponent} {deed:plural} in a turn",
    )
    nth: Ordinal
    deed: Playing
    kinds: tuple[AnyOf, ...] = ()
    theirs: bool = False

    @property
    def who(self) -> People:
        """Whose card it is."""
        return People.OPPONENTS if self.theirs else People.YOU


@value
class NextCard(PricedCards):
    """The next of a kind that you play in this turn."""

    PHRASES: ClassVar = (
        "your next [{kinds| } ]card this turn", "the next [{kinds| } ]card you {deed} this turn",
    )  # fmt: skip
    kinds: tuple[AnyOf, ...] = ()
    deed: Playing = Playing.PLAY


@value
class Costs(Passing):
    """What playing cards costs (GA-111, GA-183)."""

    PHRASES: ClassVar = (
        "this costs {change} to {deed}[ {per}]", "{cards} cost {change}[ {per}]", "{card} costs {change}[ {per}]",
        "{cards} cost {change} to {deed}[ {per}]", "{card} costs {change} to {deed}[ {per}]",
    )  # fmt: skip
    change: PriceChange
    deed: Playing | None = None
    cards: CardsPlayed | None = None
    card: FirstCard | None = None
    per: Per | None = None

    @property
    def which(self) -> PricedCards | None:
        """The cards of a player that it is about, None for the card itself."""
        return self.cards or self.card


@value
class Enabled(Passing):
    """Elements that are enabled for you (GA-118)."""

    PHRASES: ClassVar = (
        "{element} is enabled for you", "{elements|and} are enabled for you",
        "{basic=basic elements} are enabled for you",
    )  # fmt: skip
    element: Element | None = None
    elements: tuple[Element, ...] = ()
    basic: bool = False


@value
class Ignored(Passing):
    """Cards that need no enabled element (GA-117)."""

    PHRASES: ClassVar = (
        "ignore the element requirement of {cards}", "you may ignore the element requirement of {cards}",
        "ignore the element requirements of {cards}",
    )  # fmt: skip
    cards: CardsPlayed


@value
class FromElsewhere(Passing):
    """A card that may be activated from another zone, at its normal speed, and may then go elsewhere (GA-103)."""

    PHRASES: ClassVar = (
        "you may activate this from your {pile}", "you may play this from your {pile}",
        "you may activate this from your {pile}; it then goes to {where}",
        "you may play this from your {pile}; it then goes to {where}",
        "you may activate this from your {pile}; {gone=banish it as it resolves}",
    )  # fmt: skip
    pile: Pile
    where: Destination | None = None
    gone: bool = False

    @property
    def place(self) -> str:
        """The place to which it goes instead of the graveyard, empty for the graveyard."""
        if self.gone:
            return "banishment"
        return "" if self.where is None else self.where.place
