"""The parts that every duel has with any decks: the named Actions, getting up, and the token."""

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from rulesets.dimensional_rift.cards.arrows import parse_arrows
from rulesets.dimensional_rift.cards.keywords import Common
from rulesets.dimensional_rift.cards.nouns import Reference
from rulesets.dimensional_rift.cards.printed import CommonParts, RiftPrinted
from rulesets.dimensional_rift.cards.program import Ability
from rulesets.dimensional_rift.cards.sentences import PrintedAction
from rulesets.dimensional_rift.content.abilities import ability_of
from rulesets.dimensional_rift.content.vocabulary import LANGUAGE
from rulesets.dimensional_rift.verbs.conditions import GetUp
from rulesets.dimensional_rift.verbs.summoning import Transform

_COMMON_RULE = {
    Common.STRIKE: "DR-104",
    Common.MARCH: "DR-96",
    Common.EQUIP: "DR-33",
    Common.SHIFT: "DR-165",
    Common.BURST: "DR-189",
}
"""The rule of each named Action; DR-103 has the others."""

COMMON_TEXT: Mapping[Common, str] = {
    Common.STRIKE: "strike target creature zone",
    Common.MARCH: "march to target empty conquered creature zone you control",
    Common.PRAY: "this collects 1 mana",
    Common.RESEARCH: "draw a card; discard a card",
    Common.EQUIP: "attach this to target creature you control",
    Common.CONSCRIPT: "summon a Creature Token to target empty conquered creature zone you control",
    Common.MANEUVER: "rearrange your artifacts this connects to",
    Common.SHIFT: "swap places with target card of the same type you control",
    Common.BURST: "deal 1 damage to each face-up creature this connects to",
}
"""What the named Actions do, in the words of the cards (DR-96, DR-103, DR-165, DR-189)."""


@cache
def common_parts() -> CommonParts:
    """Return the parts that every duel has with any decks."""
    token = RiftPrinted("Creature Token", "creature", "", might=1, life=1, arrows=parse_arrows("T"))
    transform = Ability(-1, "Transform", "DR-191", (Transform(Reference.THIS),), transforms=True)
    actions = MappingProxyType({common: common_action(common) for common in Common})
    return CommonParts(token, actions, Ability(-1, "get up", "DR-155", (GetUp(),)), transform)


def common_text(common: Common) -> str:
    """The text of a card that has the Action with that name and no other."""
    return f"Action: {COMMON_TEXT[common]}."


@cache
def common_action(common: Common) -> Ability:
    """Return the Action with that name, compiled from `COMMON_TEXT`."""
    sentence = LANGUAGE.parse(common_text(common)).abilities[0]
    assert isinstance(sentence, PrintedAction)
    rule = _COMMON_RULE.get(common, "DR-103")
    return ability_of(-1, common.value, rule, sentence.effects, more={"common": common})
