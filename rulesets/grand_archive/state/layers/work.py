"""Characteristics while they are worked out, layer by layer (GA-196)."""

from collections.abc import Sequence

from cardgame_tui.text.abilities import Condition
from rulesets.grand_archive.cards.program import StaticAbility
from rulesets.grand_archive.state.card import ArchiveCard, controller_of
from rulesets.grand_archive.state.characteristics import Traits, printed_traits
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.findings import Asked
from rulesets.grand_archive.state.layers.conditions import ask, counts_objects, holds, news_of_group
from rulesets.grand_archive.state.layers.groups import members
from rulesets.grand_archive.state.layers.influence import Influence, influence_of
from rulesets.grand_archive.state.layers.layer import Layer


class Work:
    """Characteristics with the effects that have been applied so far.

    Attributes:
        duel: the duel.
        levels: LV of each seat, worked out before.
        now: the characteristics of each object and each card in an Intent, by card number.
        touched: the cards whose characteristics are copies, not shared with printed cards.
        influences: the effects in force, the oldest first.
        begun: the objects that each effect applies to, once it has begun (GA-199).
        silenced: effects whose ability was removed before they began.
        news: the kinds of changes that groups read.
        asked: the conditions that read no characteristics, with their answers.
        entangled: whether texts count objects or are about others than their own.
    """

    __slots__ = (
        "asked", "begun", "duel", "entangled", "influences", "levels", "news", "now", "silenced", "touched",
    )  # fmt: skip

    def __init__(self, duel: ArchiveDuel, levels: dict[int, int]) -> None:
        self.duel = duel
        self.levels = levels
        self.now: dict[int, Traits] = {}
        self.touched: set[int] = set()
        self.influences: list[Influence] = []
        self.begun: dict[Influence, Sequence[ArchiveCard]] = {}
        self.silenced: set[Influence] = set()
        self.news: set[str] = set()
        self.asked: Asked = {}
        self.entangled = False

    def of(self, card: ArchiveCard) -> Traits:
        """The characteristics of an object so far; those of any other card as printed."""
        found = self.now.get(card.id)
        return printed_traits(card.printed) if found is None else found

    def level(self, seat: int) -> int:
        """LV of a seat, which is worked out first (GA-129)."""
        return self.levels[seat]

    def touch(self, card: ArchiveCard) -> Traits:
        """The characteristics of a card, to be changed."""
        if card.id not in self.touched:
            self.touched.add(card.id)
            self.now[card.id] = self.now[card.id].copy()
        return self.now[card.id]

    def unlocked(self, card: ArchiveCard, labels: Sequence[Condition]) -> bool:
        """Whether all restrictions in front of a text that an object gains hold (GA-184)."""
        seat = controller_of(card)
        for each in labels:
            self.news |= news_of_group(each)
            self.entangled |= counts_objects(each)
        ask(self.asked, self, seat, card, labels)
        return all([holds(self, seat, card, each) for each in labels])

    def gain(self, card: ArchiveCard, ability: StaticAbility) -> None:
        """Let an object have a static ability, which is as old as the object (GA-197)."""
        found = influence_of(card, ability, card.stamp)
        if found is not None:
            self.influences.append(found)
            self.news |= found.said.news
            self.entangled |= found.said.entangled
            ask(self.asked, self, found.seat, card, found.said.asked)
        elif self.unlocked(card, ability.labels):
            now = self.touch(card)
            now.rules = [*now.rules, ability]

    def silence(self, card: ArchiveCard) -> None:
        """Remove the static abilities of an object that have not begun to apply (GA-199)."""
        self.silenced |= {each for each in self.influences if each.source is card and each not in self.begun}

    def is_in_force(self, each: Influence) -> bool:
        """Whether an effect has begun, or exists and its conditions hold (GA-184, GA-199)."""
        if each in self.begun:
            return True
        if each.text is None:
            return True
        if each in self.silenced:
            return False
        needed = each.said.conditions
        return not needed or all([holds(self, each.seat, each.text, condition) for condition in needed])

    def reach(self, each: Influence) -> Sequence[ArchiveCard]:
        """The objects that an effect in force applies to: those with which it began, otherwise those that fit."""
        if (begun := self.begun.get(each)) is not None:
            return begun
        if each.cards is not None:
            return [self.duel.cards[number] for number in each.cards if number in self.now]
        return members(self, each.said.group, each.seat, each.source)

    def amounts(self, each: Influence, layer: Layer) -> list[int]:
        """What the numbers of an effect come to in a layer."""
        return [clause.amount(self, each) for clause in each.said.clauses[layer]]

    def apply(self, each: Influence, layer: Layer) -> None:
        """Apply an effect in a layer, if it is in force."""
        if not self.is_in_force(each):
            return
        cards = self.reach(each)
        if not cards:
            return
        self.begun[each] = cards
        for clause, amount in zip(each.said.clauses[layer], self.amounts(each, layer), strict=True):
            for card in cards:
                clause.change(self, card, amount)

    def changes_levels(self) -> bool:
        """Whether an effect in force may change a level."""
        return any([each.said.level for each in self.influences])

    def branch(self) -> "Work":
        """The same, to try an effect on."""
        twin = Work(self.duel, self.levels)
        twin.now = dict(self.now)
        twin.influences = list(self.influences)
        twin.begun = dict(self.begun)
        twin.silenced = set(self.silenced)
        return twin
