"""Words before and after a noun that would change nothing, or that nothing fits: each word of a text counts."""

from collections.abc import Iterator

from cardgame_tui.text import Node
from cardgame_tui.text.abilities import Activated, Selector
from rulesets.grand_archive.cards.costs import Payment, SacrificeOther
from rulesets.grand_archive.cards.lines import EntersAsCopy
from rulesets.grand_archive.cards.nouns import CARDS, ON_STACK, CardKind, ObjectKind, Place, TargetKind, Whose
from rulesets.grand_archive.cards.printed import OBJECT_TYPES
from rulesets.grand_archive.cards.selectors import Chosen, Each, OneTarget, Price, Reference
from rulesets.grand_archive.cards.statics import DiesInstead
from rulesets.grand_archive.verbs.making import Generate
from rulesets.grand_archive.verbs.moving import Sacrifice
from rulesets.grand_archive.verbs.shaping import Loses, LosesAbilities
from rulesets.grand_archive.verbs.values import Gains, Gets

_UNITS = frozenset({CardKind.ALLY, CardKind.CHAMPION})
_NO_OBJECTS = frozenset({CardKind.ACTION, CardKind.ATTACK})
_COPIED = frozenset(ObjectKind) - {ObjectKind.UNIT, ObjectKind.CHAMPION}
_DYING = frozenset({ObjectKind.ALLY, ObjectKind.ATTACKING_UNIT})
_LEAVES = frozenset({Payment.BANISH_THIS, Payment.SACRIFICE_THIS})


def wrongly_qualified(node: Node, card: str) -> Iterator[str]:
    """Report qualifiers that say nothing, or that nothing fits.

    Args:
        node: a part of a text.
        card: the type of the card.
    """
    match node:
        case OneTarget(what=TargetKind.PLAYER):
            yield from _of_player(node)
        case OneTarget():
            yield from _of_target(node)
        case Each(other=True):
            yield from _of_other(node, card)
        case Sacrifice(whom=whom) | SacrificeOther(whom=whom):
            yield from _of_sacrifice(whom)
        case EntersAsCopy(whom=whom) if whom.what not in _COPIED:
            yield f'champions cannot be copied: "{whom.what.value}" is too much'
        case DiesInstead(whom=Chosen(what=what)) if what not in _DYING:
            yield f'of all objects only an ally dies and can be saved: "{what.value}" is too much'
        case Activated(costs=costs, once=True) if not _LEAVES.isdisjoint(costs):
            yield '"once per turn" adds nothing to a cost for which the object leaves'
        case Price(exactly=int(), other=other) if other == node.exactly:
            yield f"the cost {other} is there twice"
        case Generate(place=Place.HAND):
            yield 'a generated card goes to your hand without "into your hand"'
        case Gets(whom=whom) | Gains(whom=whom) | Loses(whom=whom) | LosesAbilities(whom=whom):
            if node.until is not None and _is_intent(whom, card):
                yield f'an intent does not outlast the combat: leave out "{node.until.value}"'


def _is_intent(whom: Selector, card: str) -> bool:
    """Whether a word means a card in the Intent, which leaves it as the combat ends (GA-166)."""
    return (
        whom is Reference.THIS
        if card == "attack"
        else isinstance(whom, OneTarget) and whom.what is TargetKind.INTENT
    )


def _of_player(node: OneTarget) -> Iterator[str]:
    if node.kind is not None:
        yield f'no player is "{node.kind.word}"'
    if node.whose is not None:
        yield f'no player is one "{node.whose.value}"'


def _of_target(node: OneTarget) -> Iterator[str]:
    """Types that no target of this kind has, or that each of them has (GA-202, GA-205)."""
    if node.kind is None:
        return
    word, noun = node.kind.word, node.what.value
    if word == noun:
        yield f'"{word}" is said twice'
    if node.what is TargetKind.UNIT and node.kind in _UNITS:
        yield f'"unit" adds nothing to "{word}"'
    if node.what not in CARDS | ON_STACK and node.kind in _NO_OBJECTS:
        yield f"no object is of the type {word}"
    if (node.kind, node.what) in (
        (CardKind.CHAMPION, TargetKind.NON_CHAMPION), (CardKind.CHAMPION, TargetKind.CARD_ACTIVATION)
    ):  # fmt: skip
        yield f"no {noun} is of the type {word}"


def _of_other(node: Each, card: str) -> Iterator[str]:
    """`Other` where the card is not among those that are meant anyway."""
    if node.whose is Whose.OPPONENTS or card not in OBJECT_TYPES:
        yield '"other" leaves out nothing here: this is none of them'


def _of_sacrifice(whom: Selector) -> Iterator[str]:
    """Objects that a player could not sacrifice (GA-213)."""
    if isinstance(whom, OneTarget | Chosen | Each) and whom.whose is not Whose.YOURS:
        yield 'only what "you control" can be sacrificed'
