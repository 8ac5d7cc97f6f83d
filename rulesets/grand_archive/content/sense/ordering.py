"""Effects that belong to one before them, and the order in which a list of effects says its parts."""

from collections.abc import Iterator, Sequence

from cardgame_tui.text import Node, nodes_of
from cardgame_tui.text.abilities import Effect
from cardgame_tui.text.forms import If, OrElse, Otherwise
from rulesets.grand_archive.cards.manner import ChooseSome
from rulesets.grand_archive.cards.phrases.selectors import Phrase
from rulesets.grand_archive.cards.phrases.targets import targets_in
from rulesets.grand_archive.cards.sentences import (
    Cascade,
    ChooseFresh,
    InsteadIf,
    Next,
    State,
)
from rulesets.grand_archive.content.parts import stands_alone
from rulesets.grand_archive.content.sense.naming import is_about
from rulesets.grand_archive.verbs.effects.timing import WhenYouDo
from rulesets.grand_archive.verbs.objects.damage import Deal, Divide


def wrongly_ordered(effects: Sequence[Effect]) -> Iterator[str]:
    """Effects that belong to one before them, and do not come after it."""
    conditional = False
    first = effects[0] if effects else None
    modal, listed = isinstance(first, ChooseSome | ChooseFresh), isinstance(first, Cascade)
    for place, effect in enumerate(effects):
        if isinstance(effect, ChooseSome | ChooseFresh | Cascade) and place:
            yield f'"{"cascade" if isinstance(effect, Cascade) else "choose one"}" begins the effects'
        if isinstance(effect, OrElse) and not modal:
            yield '"or" needs "choose one" at the beginning'
        if isinstance(effect, Next) and not listed:
            yield '"next" needs "cascade" at the beginning'
        if isinstance(effect, WhenYouDo) and not place:
            yield '"when you do" needs an effect before it'
        if isinstance(effect, Otherwise) and not conditional:
            yield '"otherwise" needs an "if" before it'
        conditional = isinstance(effect, If) or (conditional and _leaves_open(effect))
        if not place and any(each in (State.DONE, State.UNDONE) for each in nodes_of(effect)):
            yield '"if you do" needs an effect before it'
        if isinstance(effect, InsteadIf):
            yield from _wrongly_instead(effects, place)
        yield from _nested(effect)
    if modal and not any(isinstance(each, OrElse) for each in effects):
        yield '"choose one" needs a second effect after "or"'
    if listed and not any(isinstance(each, Next) for each in effects):
        yield '"cascade" needs a second effect after "next"'


def _wrongly_instead(effects: Sequence[Effect], place: int) -> Iterator[str]:
    """Report a stronger version of nothing, and words behind it that would ask which of the two it was."""
    effect = effects[place]
    assert isinstance(effect, InsteadIf)
    if not place or isinstance(effects[place - 1], (*IN_LISTS, If, InsteadIf)):
        yield '"instead" takes the place of the effect before it'
        return
    said = [each for each in nodes_of(effect.condition) if is_about(each)]
    deals = any(isinstance(each, Deal | Divide) for each in nodes_of(effects[place - 1]))
    if effect.effect is None and not deals:
        yield '"deal so much damage instead" needs an effect before it that deals damage'
    about = [each for each in nodes_of(effect.effect) if is_about(each)]
    aimed = [each for each in targets_in(effects[place - 1]) if isinstance(each, Phrase)]
    about += said
    if about and not (len(aimed) == 1 and aimed[0].single and all(map(stands_alone, about))):
        yield '"it" in the stronger version, and in its condition, is the one target of the effect before it'
    for each in nodes_of(tuple(effects[place + 1 :])):
        if each in (State.DONE, State.UNDONE) or isinstance(each, WhenYouDo) or is_about(each):
            yield 'no "it" and no "if you do" comes behind "instead"'


def _leaves_open(effect: Effect) -> bool:
    """Whether an `otherwise` may still follow: not after an `otherwise` without a condition of its own."""
    return not isinstance(effect, Otherwise) or isinstance(effect.effect, If)


def _nested(effect: Node) -> Iterator[str]:
    """Forms of a list that stand inside another effect."""
    for node in nodes_of(effect):
        below = getattr(node, "effect", None)
        if isinstance(below, (*IN_LISTS, InsteadIf)):
            yield '"otherwise", "choose one" and "or" stand between semicolons'


IN_LISTS = (Otherwise, ChooseSome, OrElse, ChooseFresh, Cascade, Next)
"""Effects that are about those around them."""
