"""Static abilities without a meaning: what no card does, and what could never be so."""

from collections.abc import Iterator

from cardgame_tui.text import Node, nodes_of
from rulesets.dimensional_rift.cards import statics
from rulesets.dimensional_rift.cards.keywords import Common, Keyword
from rulesets.dimensional_rift.cards.nouns import (
    LYING,
    Amount,
    Compared,
    Extreme,
    Kind,
    Linked,
    Reference,
    State,
    That,
    What,
    With,
)  # fmt: skip
from rulesets.dimensional_rift.cards.statics import Doing
from rulesets.dimensional_rift.content.phrases import PRINTED_ONLY

CREATURES_ONLY = (Common.STRIKE, Common.MARCH, Common.PRAY)
"""Actions of creatures only (DR-31, DR-103)."""
FACE_DOWN_TOO = (State.CONNECTED, State.ADJACENT)
"""What a face-down card can be, with a text on whom may flip it."""
_ON_ENTERING = (*FACE_DOWN_TOO, State.FACE_UP, State.FABLED, State.OTHER, State.FRIENDLY, State.ENEMY, State.YOUR)
"""What a card can be as it enters."""
_BY_OTHERS = (Doing.TARGETED, Doing.BLOCKED, Doing.ATTACKED)


def misused_statics(sentence: Node, kind: str) -> Iterator[str]:
    """Report static abilities that the rules cannot use, on a card of a type."""
    for node in nodes_of(sentence):
        match node:
            case statics.Look(what=what) if any(isinstance(each, Linked) and each.to for each in what.tests):
                yield "a face-down card connects to nothing"
            case statics.Have(words=words) if Keyword.PRONE in words:
                yield "Prone is a condition that an effect gives"
            case statics.May(words=words) if set(words) - {*Common, Doing.TRANSFORM}:
                yield "what is not an Action needs no permission"
            case statics.Enters(words=words, mana=mana) if mana == 0 or set(words) & PRINTED_ONLY:
                yield "a card enters with 1 mana or more, and with conditions"
            case statics.Enters(who=who) if who is not Reference.THIS and not _may_enter(who):
                yield "what has just entered is neither damaged nor in a Strike, and has no conditions yet"
            case statics.Often(word=word) if word not in {*Common, Doing.ACT}:
                yield "a card acts so often, or takes an Action so often"
            case statics.Often(who=Reference.THE_BLOCKER | Reference.THE_ATTACKER):
                yield "in its Strike a card takes no other Action"
            case statics.Ban(words=words, by=What()) if set(words) - set(_BY_OTHERS):
                yield "only what blocks, attacks or targets does it to another card"
            case statics.OnlyBy(doing=doing) if doing not in _BY_OTHERS:
                yield "only what blocks, attacks or targets does it to another card"
            case statics.Often(word=word, who=who) if word in CREATURES_ONLY and not _is_creature(who, kind):
                yield "only a creature can do this"


def _may_enter(who: Node) -> bool:
    """Whether what a phrase names could be so as it enters."""
    what = getattr(who, "what", None)
    if not isinstance(what, What):
        return False
    if what.is_zone or any(isinstance(test, That) or _is_of_counters(test) for test in what.tests):
        return False
    named = [quality for each in what.qualifiers for quality in (each.quality, each.also)]
    return all(quality is None or quality in _ON_ENTERING for quality in named)


def _is_of_counters(test: Node) -> bool:
    """Whether words behind a noun are about what lies on a card."""
    return isinstance(test, With) and any(
        isinstance(trait, Amount | Extreme | Compared) and trait.what in LYING for trait in (test.trait, test.also)
    )


def _is_creature(who: Node, kind: str) -> bool:
    """Whether what a static ability is about on a card of a type may be a creature."""
    what = getattr(who, "what", None)
    return {what.kind, what.also} & {Kind.CREATURE, Kind.CARD} != set() if what else kind == "creature"
