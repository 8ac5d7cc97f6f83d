"""Playing cards during a resolution, levelling and reserving (GA-103, GA-107, GA-124, GA-331)."""

from typing import ClassVar

from cardgame_tui.engine.prompt import Script
from cardgame_tui.engine.stack import Target
from cardgame_tui.text.abilities import Selector
from cardgame_tui.value import value
from rulesets.grand_archive.cards.nouns import Duration
from rulesets.grand_archive.cards.phrases.selectors import Phrase, Reference, That
from rulesets.grand_archive.rules.playing.permitted import level_up_by_effect, permit, play_one_of
from rulesets.grand_archive.rules.steps import searching
from rulesets.grand_archive.rules.steps.found import cards_meant, objects_of
from rulesets.grand_archive.rules.steps.objects import champion
from rulesets.grand_archive.rules.steps.verb import Step, Verb
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import ArchiveItem


@value
class Play(Verb):
    """Plays a card as a part of the resolution, whatever its speed (GA-103)."""

    PHRASES: ClassVar = ("play {whom:one}[free= without paying its cost]",)
    whom: Selector
    free: bool = False

    def perform(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
        """Play it: it goes on the stack and resolves after this item; nothing without a legal card (GA-142)."""
        found = yield from cards_meant(duel, item, self.whom)
        return (yield from play_one_of(duel, item, found, free=self.free))


@value
class Materialize(Verb):
    """Materializes a card as a part of the resolution (GA-107)."""

    PHRASES: ClassVar = ("materialize {whom:one}[free= without paying its cost]",)
    whom: Selector
    free: bool = False

    def perform(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
        """Materialize it; a card with a reserve cost pays that."""
        found = yield from cards_meant(duel, item, self.whom)
        return (yield from play_one_of(duel, item, found, free=self.free, materialize=True))


@value
class LevelUp(Verb):
    """A champion card goes on top of your champion, without the stack and without a cost (GA-124, GA-332)."""

    PHRASES: ClassVar = ("level up your champion",)

    def perform(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
        """Level it up with a champion card of the material deck that is legal."""
        return (yield from level_up_by_effect(duel, item))


@value
class Delevel(Verb):
    """The top champion card returns to the material deck (GA-127)."""

    PHRASES: ClassVar = ("delevel your champion",)

    def apply(self, duel: ArchiveDuel, item: ArchiveItem) -> bool:
        """Delevel it; nothing where there is no champion card beneath."""
        found = duel.champion(item.doer)
        return found is not None and champion.delevel(duel, found)


@value
class Reserve(Verb):
    """Moves cards from the hand to memory (GA-331)."""

    PHRASES: ClassVar = (
        "reserve {count:article} card",
        "reserve {count} cards",
    )
    count: int

    def perform(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
        """Reserve cards of the player's choice, fewer if there are fewer."""
        return (yield from searching.reserve(duel, item.doer, self.count, card=item.source)) > 0


@value
class MayPlayNow(Step):
    """A permission to play a card of another zone for a while, at its normal speed (GA-29, GA-103).

    A card that the words before have banished is found where it lies now.
    """

    PHRASES: ClassVar = (
        "you may play {whom}[free= without paying its cost] {until}",
        "{until}, you may play {whom}[free= without paying its cost]",
        "you may activate {whom}[free= without paying its cost] {until}",
        "{until}, you may activate {whom}[free= without paying its cost]",
    )
    whom: Selector
    until: Duration
    free: bool = False

    def perform(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
        """Permit it, as long as the card stays where it is."""
        found = yield from objects_of(duel, item, self.whom)
        if not found and not isinstance(self.whom, Phrase):
            meant = (
                [item.so_far.it] if self.whom is Reference.IT or isinstance(self.whom, That) else item.so_far.them
            )
            things = [each.thing for each in meant if isinstance(each, Target)]
            found = [each.thing for each in item.so_far.banished if not each.lost and each.thing in things]
        for card in found:
            permit(duel, item, card, self.until, free=self.free)
        return bool(found)
