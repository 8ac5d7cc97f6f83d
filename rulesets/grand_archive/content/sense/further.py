"""What happens within something else: further effects of prevention, and what happens as the turn ends."""

from collections.abc import Iterator

from cardgame_tui.text import Node, nodes_of
from cardgame_tui.text.abilities import Effect
from rulesets.grand_archive.cards.amounts import Known
from rulesets.grand_archive.cards.phrases.targets import targets_in
from rulesets.grand_archive.cards.statics.abilities import DamageKind, InsteadOfSuppressing, PreventAlways
from rulesets.grand_archive.verbs.effects.ending import EndCombat, EndPhase, EndTurn
from rulesets.grand_archive.verbs.effects.timing import AsTurnEnds
from rulesets.grand_archive.verbs.objects.counters import Remove
from rulesets.grand_archive.verbs.objects.damage import Deal, Prevent, PreventNext, WhenPrevented

_PREVENTS = (Prevent, PreventNext)


def further_of(node: Node) -> Effect | None:
    """The effect that happens because damage is prevented (GA-227)."""
    if isinstance(node, PreventNext | PreventAlways):
        return node.also
    return node.effect if isinstance(node, WhenPrevented | InsteadOfSuppressing) else None


def wrongly_further(sentence: Node) -> Iterator[str]:
    """Report effects that cannot happen where they stand, and words for prevented damage where none is."""
    prevented = False
    counted = 0
    for node in nodes_of(sentence):
        prevented = prevented or isinstance(node, _PREVENTS)
        if isinstance(node, WhenPrevented) and not prevented:
            yield '"when damage is prevented this way" needs prevention before it'
        if isinstance(node, AsTurnEnds):
            yield from _out_of_place(node, "as the turn ends")
        further = further_of(node)
        if further is not None:
            counted += _numbers(further)
            if not isinstance(node, WhenPrevented):
                replaced = isinstance(node, InsteadOfSuppressing) or getattr(node, "instead", False)
                moment = "as something else happens instead" if replaced else "while damage is prevented"
                yield from _out_of_place(further, moment)
            if isinstance(node, PreventAlways) and node.kind is not DamageKind.COMBAT:
                yield from _endless(further)
            if isinstance(node, PreventAlways | PreventNext) and node.instead:
                yield from _half_done(further)
    if _numbers(sentence) > counted:
        yield '"the damage prevented this way" belongs to an effect that happens because of it'


def _numbers(tree: Node) -> int:
    return [each for each in nodes_of(tree) if isinstance(each, Known)].count(Known.PREVENTED)


def _out_of_place(effect: Node, moment: str) -> Iterator[str]:
    """What cannot happen without the stack: nobody chooses targets there, and nothing is ended (GA-93, GA-227)."""
    if targets_in(effect):
        yield f"nothing can be targeted {moment}"
    if any(isinstance(each, EndTurn | EndCombat | EndPhase) for each in nodes_of(effect)):
        yield f"nothing is ended {moment}"


def _half_done(effect: Node) -> Iterator[str]:
    """Something that a player may do instead of damage, and of which a part could be done only."""
    parts = list(nodes_of(effect))
    if any(getattr(each, "may", False) for each in parts) and any(isinstance(each, Remove) for each in parts):
        yield "whether enough counters are there is not known as something else may happen instead"


def _endless(effect: Node) -> Iterator[str]:
    """Damage that would be prevented, and so dealt, again and again."""
    if any(isinstance(each, Deal) for each in nodes_of(effect)):
        yield "only prevention of combat damage can deal damage: other prevention would apply to it again"
