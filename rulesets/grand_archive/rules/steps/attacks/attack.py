"""The attack that is going on: what it consists of, and what it may be made against (GA-143, GA-148, GA-160)."""

from collections.abc import Sequence

from cardgame_tui.engine.prompt import Refusal
from rulesets.grand_archive.cards.changes import Trait, Word
from rulesets.grand_archive.cards.keywords import ADDITIVE, STEALTH, TRUE_SIGHT, Keyword
from rulesets.grand_archive.cards.printed import UNIT_TYPES
from rulesets.grand_archive.cards.statics.abilities import AsThough, AttacksHave, Deed
from rulesets.grand_archive.cards.statics.bans import ObjectBan
from rulesets.grand_archive.rules import refusals
from rulesets.grand_archive.state.bans import is_banned
from rulesets.grand_archive.state.card import ArchiveCard, controller_of, on_field
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.traits import acts_as, amount, in_force, is_a, rules_about, traits

ATTACKS = "attacks"
"""The word of effects that change the attacks of units (GA-196)."""
NEXT_ATTACK = "next_attack"
"""The word of effects that change the next attack of a unit."""
OF_ATTACKS = frozenset(
    {Keyword.CLEAVE, Keyword.CRITICAL, Keyword.MULTISTRIKE, Keyword.TRUE_SIGHT, Keyword.UNBLOCKABLE}
)
"""The keywords of attacks as a whole, whichever part has them."""

# Members that nearly every decision reads (docs/architecture.md, "Members")
_BE_ATTACKED = Deed.BE_ATTACKED


def parts(duel: ArchiveDuel) -> list[ArchiveCard]:
    """The attacker, what it wields, and the cards in its Intent; what has left is no part (GA-160, GA-163)."""
    combat = duel.combat
    assert combat is not None
    attacker = [] if combat.attacker.lost else [combat.attacker.thing]
    wielded = [each.thing for each in combat.wielded if not each.lost] if combat.wielded else []
    return attacker + wielded + duel.sides[combat.seat].intent.cards


def any_has(duel: ArchiveDuel, cards: Sequence[ArchiveCard], keyword: Keyword) -> bool:
    """Whether an attack that consists of these has a keyword (GA-288 to GA-291)."""
    for each in cards:
        if keyword in traits(duel, each).keywords:
            return True
    return bool(_lent(duel, cards, keyword))


def number_of(duel: ArchiveDuel, cards: Sequence[ArchiveCard], keyword: Keyword) -> int:
    """The number of a keyword of an attack that consists of these: the sum, or the highest (GA-173)."""
    numbers = [amount(duel, each, keyword) for each in cards] + _lent(duel, cards, keyword)
    return sum(numbers) if keyword in ADDITIVE else max(numbers, default=0)


def attack_traits(duel: ArchiveDuel, attacker: ArchiveCard) -> list[Trait]:
    """What effects and texts give to the attacks of a unit, and to the one that is being declared (GA-339)."""
    effects, found = duel.effects, list[Trait]()
    for kind in (ATTACKS,) if duel.combat is not None else (ATTACKS, NEXT_ATTACK):
        if effects.of(kind):
            found += effects.on(duel, kind, attacker)
    if in_force(duel, AttacksHave):
        for _, static in rules_about(duel, AttacksHave, attacker):
            assert isinstance(static, AttacksHave)
            found += static.traits
    return found


def _lent(duel: ArchiveDuel, cards: Sequence[ArchiveCard], keyword: Keyword) -> list[int]:
    """The numbers of a keyword that the attack of the first of some cards has, and no part of it."""
    if not cards or not is_a(duel, cards[0], "unit"):
        return []
    given = attack_traits(duel, cards[0])
    return [each.count for each in given if isinstance(each, Word) and each.word is keyword]


def is_siegeable(duel: ArchiveDuel, card: ArchiveCard) -> bool:
    """Whether an object is a siegeable domain (GA-62)."""
    return "Siegeable" in traits(duel, card).subtypes and is_a(duel, card, "domain")


def is_attackable(duel: ArchiveDuel, card: ArchiveCard) -> bool:
    """Whether any object like it may be attacked and damaged: a unit or a siegeable domain (GA-143, GA-219)."""
    if not on_field(card):
        return False
    return not traits(duel, card).types.isdisjoint(UNIT_TYPES) or is_siegeable(duel, card)


def fighters(duel: ArchiveDuel, seat: int, deed: Deed) -> list[ArchiveCard]:
    """What a seat controls that may attack or retaliate: units, and what does so as though it were one (GA-48)."""
    side = duel.sides[seat]
    if not in_force(duel, AsThough):
        return side.units.cards.copy()
    others = side.things.cards + side.domains.cards
    return side.units.cards + [each for each in others if acts_as(duel, each, deed, ("unit",))]


def refuse_defender(
    duel: ArchiveDuel, seat: int, cards: Sequence[ArchiveCard], card: ArchiveCard
) -> Refusal | None:
    """Say why an attack that consists of these cannot be against an object, whoever directs it (GA-143, GA-288).

    Args:
        duel: the duel.
        seat: the attacking player.
        cards: what the attack consists of.
        card: the object.
    """
    if not is_attackable(duel, card) and not acts_as(duel, card, _BE_ATTACKED, ("unit",)):
        return refusals.NOT_ATTACKABLE
    if controller_of(card) == seat:
        return refusals.ATTACKS_OWN
    if is_banned(duel, card, ObjectBan.ATTACKED):
        return refusals.CANNOT_BE_ATTACKED
    if STEALTH in traits(duel, card).keywords and not any_has(duel, cards, TRUE_SIGHT):
        return refusals.STEALTH
    return None
