"""Static abilities that an effect brings about for a while (GA-193 to GA-195, GA-200)."""

from dataclasses import replace
from typing import ClassVar

from cardgame_tui.engine.prompt import Script
from cardgame_tui.text import print_text
from cardgame_tui.text.abilities import Selector
from cardgame_tui.value import value
from rulesets.grand_archive.cards.amounts import Per, Product
from rulesets.grand_archive.cards.changes import Change, OfType, Sized, Trait
from rulesets.grand_archive.cards.nouns import Duration
from rulesets.grand_archive.cards.phrases.selectors import Phrase
from rulesets.grand_archive.cards.phrases.who import Player
from rulesets.grand_archive.cards.statics.abilities import Fate, GoesInstead, Has, Passing, Replacing, Rescue
from rulesets.grand_archive.cards.statics.bans import Cannot
from rulesets.grand_archive.cards.statics.prices import Costs
from rulesets.grand_archive.rules.steps.found import bearers_of, seats_meant
from rulesets.grand_archive.rules.steps.lasting import start
from rulesets.grand_archive.rules.steps.numbers import settled, settled_in
from rulesets.grand_archive.rules.steps.verb import Verb
from rulesets.grand_archive.state.card import ArchiveCard
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import ArchiveItem
from rulesets.grand_archive.state.layers.clauses import clause_of
from rulesets.grand_archive.state.layers.groups import EVERYTHING, group_of
from rulesets.grand_archive.state.layers.said import Resolved
from rulesets.grand_archive.state.people import seats_of_people
from rulesets.grand_archive.state.ruled import RULE, Ruled


@value
class Meanwhile(Verb):
    """A static ability for a while: what it is about is read all the time, unless it is targeted or chosen."""

    PHRASES: ClassVar = ("{static} {until}", "{until}, {static}")
    static: Passing
    until: Duration

    def perform(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
        """Bring it about, for the objects or the players that the words mean now, or for a group (GA-195)."""
        whom: Selector | None = getattr(self.static, "whom", None)
        people = self.static.people if isinstance(self.static, Cannot) else None
        if is_player(whom) or people is not None:
            meant = seats_meant(duel, item, whom) if people is None else seats_of_people(people, item.controller)
            seats = tuple(meant)
            start(duel, item, RULE, None, Ruled(self.static, item.controller, seats), self.until)
            return self._begun(duel, item, bool(seats))
        found = None if whom is None or self._is_group(whom) else (yield from bearers_of(duel, item, whom))
        static = _settled(duel, item, self.static)
        if static is None:
            return False
        if isinstance(static, Has) and not static.of_cards:
            self._give(duel, item, static, found)
        else:
            start(duel, item, RULE, found, Ruled(static, item.controller), self.until)
        return replace(self, static=static)._begun(duel, item, found is None or bool(found))

    def _begun(self, duel: ArchiveDuel, item: ArchiveItem, begun: bool) -> bool:
        if begun:
            duel.note("GA-193", "rules", item.controller, item.source, word=print_text(self))
        return begun

    def _is_group(self, whom: Selector) -> bool:
        """Whether what it is about is read all the time."""
        return isinstance(whom, Phrase) and (
            whom.group or (isinstance(self.static, Replacing) and not whom.targets)
        )

    def _give(self, duel: ArchiveDuel, item: ArchiveItem, static: Has, found: list[ArchiveCard] | None) -> None:
        duel.retyped = duel.retyped or any([isinstance(each, OfType) for each in static.traits])
        timed = [_times(each, static.per) for each in static.traits]
        traits = [settled(duel, item, each) if isinstance(each, Sized) else each for each in timed]
        clauses = tuple([clause_of(each) for each in traits])
        group = group_of(static.whom) if found is None else EVERYTHING
        start(duel, item, "trait", found, Resolved(clauses, group, item.controller), self.until)


@value
class SavedMeanwhile(Verb):
    """A replacement for a while of how some objects leave the field (GA-190, GA-211)."""

    PHRASES: ClassVar = (
        "if {whom} would {fate} {until}, {rescue} instead",
        "the next time {whom} would {fate} {until}, {rescue} instead",
    )
    whom: Selector
    fate: Fate
    until: Duration
    rescue: Rescue

    def perform(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
        """Bring it about for what the words mean now."""
        return (
            yield from Meanwhile(GoesInstead(self.whom, self.fate, self.rescue), self.until).perform(duel, item)
        )


def _settled(duel: ArchiveDuel, item: ArchiveItem, static: Passing) -> Passing | None:
    """A static ability in which X is a number, None for one that changes nothing with it."""
    static = settled_in(duel, item, static)
    if isinstance(static, Costs):
        return None if static.change.is_nothing else static
    if isinstance(static, Has):
        traits = tuple([each for each in static.traits if not isinstance(each, Change) or each.amount != 0])
        return replace(static, traits=traits) if traits else None
    return static


def _times(trait: Trait, per: Per | None) -> Trait:
    """A plus or a minus for each of several things."""
    if per is None or not isinstance(trait, Change):
        return trait
    plus = Product(trait.plus, per) if trait.plus else 0
    return Change(trait.stat, plus, Product(trait.minus, per) if trait.minus else 0)


def is_player(whom: Selector | None) -> bool:
    """Whether a word means players."""
    return isinstance(whom, Player)
