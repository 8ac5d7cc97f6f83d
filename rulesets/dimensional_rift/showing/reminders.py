"""What each keyword and condition means, in a few words, with its rule (rulebook section 13)."""

from collections.abc import Mapping

from rulesets.dimensional_rift.cards.keywords import Keyword

__all__ = ["REMINDERS"]

REMINDERS: Mapping[Keyword, tuple[str, str]] = {
    Keyword.AMBUSH: ("its owner may flip it whenever a fast effect may be used", "DR-158"),
    Keyword.CONDUIT: ("cards that connect to it may also target with its arrows", "DR-151"),
    Keyword.DEFENDER: ("cannot attack", "DR-169"),
    Keyword.EVASIVE: ("only the creature in the struck zone can block it", "DR-149"),
    Keyword.EXPLORER: ("may move to zones that are not conquered", "DR-150"),
    Keyword.FADING: ("may decline to block when it is struck; nobody else may then", "DR-159"),
    Keyword.FOCUSED: ("cannot block from another zone", "DR-169"),
    Keyword.INSPIRED: ("may do one more Action in each event", "DR-160"),
    Keyword.LIGHTFOOT: ("may move right after its attack", "DR-168"),
    Keyword.MANALOCKED: ("gains and consumes no mana", "DR-156"),
    Keyword.OPERATOR: ("may use an ability of an artifact it targets, free of charge", "DR-171"),
    Keyword.PRAY: ("may collect mana instead of acting", "DR-167"),
    Keyword.PRONE: ("its next Action only gets it up", "DR-155"),
    Keyword.PROTECTED: ("no damage can be dealt to it", "DR-161"),
    Keyword.BLESSED: ("a creature with mana connects to it, or an effect makes it so", "DR-152"),
    Keyword.SCAFFOLD: ("may be sacrificed in place of the summoning cost of a monument", "DR-190"),
    Keyword.RESILIENT: ("a lethal hit leaves it with 1 life", "DR-170"),
    Keyword.RETARGET: ("passes on what targets it to a zone its own arrows reach", "DR-154"),
    Keyword.SHADOWWALKER: ("when flipped, may change places with another face-down creature", "DR-153"),
    Keyword.SUPPRESSED: ("its double arrows count as single, its diagonals not at all", "DR-163"),
    Keyword.TRANSFORMED: ("can only be summoned by transforming", "DR-157"),
    Keyword.VIGILANT: ("may attack right after its move", "DR-168"),
    Keyword.WEAKENED: ("-2 Might, not below 0", "DR-162"),
}
"""A few words and the number of the rule, for each keyword."""
