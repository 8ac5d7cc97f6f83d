"""The combat that is going on (section L)."""

from dataclasses import dataclass, field

from rulesets.grand_archive.state.card import ArchiveCard, ArchiveTarget

STEPS = ("declaration", "retaliation", "damage", "end")
"""The steps of a combat (GA-146, GA-154, GA-158, GA-166)."""


@dataclass(slots=True, eq=False)
class Combat:
    """One combat, from the declaration of its attack on (GA-80, GA-150). There is none between turns.

    Args:
        seat: the attacking player.
        attacker: the attacking unit.
        command: whether a Command card is in the Intent of an ally (GA-322).
        cleave: whether the attack is against all that a player controls (GA-289).
        defenders: objects that defend now, those chosen first at first; one that stops defending leaves the list.
        swept: those of them that defend because of Cleave: they are no attack targets (GA-289).
        wielded: weapons wielded for the attack (GA-147).
        retaliators: units that retaliate, in the order of GA-159.
        intercepting: units to which the attack was redirected by Intercept (GA-287).
        lethal: units that have been dealt lethal combat damage since the last check, each with the unit whose
            damage it was (GA-283).
        gone: whether the attacker has stopped attacking (GA-151).
        step: the step, one of `STEPS`.
    """

    seat: int
    attacker: ArchiveTarget
    command: bool = False
    cleave: bool = False
    defenders: list[ArchiveTarget] = field(default_factory=list)
    swept: list[ArchiveTarget] = field(default_factory=list)
    wielded: list[ArchiveTarget] = field(default_factory=list)
    retaliators: list[ArchiveTarget] = field(default_factory=list)
    intercepting: list[ArchiveTarget] = field(default_factory=list)
    lethal: list[tuple[ArchiveTarget, ArchiveTarget]] = field(default_factory=list)
    gone: bool = False
    step: str = "declaration"

    def is_attacking(self, card: ArchiveCard) -> bool:
        """Whether an object attacks (GA-150)."""
        return not self.gone and self.attacker.thing is card and not self.attacker.lost

    def is_defending(self, card: ArchiveCard) -> bool:
        """Whether an object defends (GA-150)."""
        return _holds(self.defenders, card)

    def is_target(self, card: ArchiveCard) -> bool:
        """Whether an object is a target of the attack (GA-146)."""
        return _holds(self.defenders, card) and not _holds(self.swept, card)

    def is_retaliating(self, card: ArchiveCard) -> bool:
        """Whether a unit retaliates (GA-156)."""
        return _holds(self.retaliators, card)

    def is_wielded(self, card: ArchiveCard) -> bool:
        """Whether a weapon is wielded for the attack (GA-147)."""
        return _holds(self.wielded, card)

    def replace_target(self, old: ArchiveCard | None, new: ArchiveTarget) -> None:
        """Let an object defend instead of a target, or in addition where the attack has lost it (GA-152)."""
        places = [n for n, each in enumerate(self.defenders) if each.thing is old and not each.lost]
        if places:
            self.defenders[places[0]] = new
        else:
            self.defenders.append(new)

    def state(self) -> tuple[object, ...]:
        """The combat as plain values."""
        groups = (self.defenders, self.swept, self.wielded, self.retaliators, self.intercepting)
        return (
            (self.seat, self.attacker.thing.id, self.attacker.lost),
            (self.command, self.cleave, self.gone, self.step),
            tuple([tuple([(each.thing.id, each.lost) for each in group]) for group in groups]),
        )


def _holds(group: list[ArchiveTarget], card: ArchiveCard) -> bool:
    for each in group:
        if each.thing is card and not each.lost:
            return True
    return False
