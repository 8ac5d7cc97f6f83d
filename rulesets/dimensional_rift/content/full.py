"""Texts in full: what a sentence leaves out because the words before it have said it."""

from dataclasses import replace
from typing import Any

from cardgame_tui.text import Node, changed, field_kinds, nodes_of
from cardgame_tui.text.abilities import CardText, Effect, Selector, Sentence
from rulesets.dimensional_rift.cards import conditions as said
from rulesets.dimensional_rift.cards import happenings, nouns, selectors, sentences, statics
from rulesets.dimensional_rift.cards.keywords import Allowed
from rulesets.dimensional_rift.cards.nouns import Kind, Reference, What, Whose
from rulesets.dimensional_rift.verbs.choosing import Choose
from rulesets.dimensional_rift.verbs.conditions import Forbid
from rulesets.dimensional_rift.verbs.damage import Deal
from rulesets.dimensional_rift.verbs.mana import Collect, Lose
from rulesets.dimensional_rift.verbs.moving import SwapPlaces
from rulesets.dimensional_rift.verbs.searching import Search, TopCard
from rulesets.dimensional_rift.verbs.striking import Do
from rulesets.dimensional_rift.verbs.summoning import SummonToken, Transform

_TIMED = (
    sentences.While, sentences.Always, sentences.Activated, sentences.Triggered, sentences.PrintedAction,
)  # fmt: skip
_SHORTER = (said.Bare, said.BareIn, happenings.Befalls, said.Connects, said.Controls)
_OF_THIS = (Collect, Lose, Transform)
"""Effects of this card if they name none."""
_OF_PARTNERS = (Whose.YOURS, Whose.SAME_TYPE)
_FATES = {
    happenings.Handling.SUMMON: happenings.Fate.SUMMONED,
    happenings.Handling.FLIP: happenings.Fate.FLIPPED,
    happenings.Handling.SAC: happenings.Fate.SACRIFICED,
}
"""What a player does with a card, as what happens to the card."""
_ONE_PLAYER = (happenings.Doer.YOU, happenings.Doer.OPPONENT)
_CONDITIONAL = (sentences.While, sentences.Always, sentences.Provided)
_NAMING = (
    selectors.Target, selectors.AnyTarget, selectors.ThisOr, selectors.Chosen, selectors.Each, Choose,
    Search, TopCard,
)  # fmt: skip
"""Words that name another card, which "it" may then be."""


def in_full(tree: CardText) -> CardText:
    """A text whose conditions and effects all name their card, and whose parts of a turn are conditions."""
    for change in (_shared, _allowed, _timed, _joined, _alone, _with_subjects, _negated, _settled):
        tree = changed(tree, change)
    return CardText(tuple(_about_itself(each) for each in tree.abilities))


def _shared(node: Node) -> Node | None:
    """Static abilities that name their card: this one, or that of the one before (DR-199)."""
    if not isinstance(node, sentences.Always):
        return None
    if isinstance(node.static, statics.Enters):
        return None
    first = _of(node.static, Reference.THIS)
    return replace(node, static=first, also=node.also and _of(node.also, getattr(first, "who", Reference.THIS)))


def _of(static: Any, who: Selector) -> Any:
    return replace(static, who=who) if getattr(static, "who", None) == statics.UNNAMED else static


def _allowed(node: Node) -> Node | None:
    """What a card may do by an effect, as an effect that its player may leave out (DR-193)."""
    if not isinstance(node, Do | Transform) or not node.may:
        return None
    return sentences.Optional(replace(node, may=False))


def _about_itself(sentence: Sentence) -> Sentence:
    """A sentence in which "it" is the card itself, because its words name nothing else before (DR-200)."""
    nodes = list(nodes_of(sentence))
    places = [place for place, node in enumerate(nodes) if node is Reference.IT]
    if not places or Reference.THIS not in nodes[: places[0]]:
        return sentence
    if any(isinstance(node, _NAMING) and not _is_zone(node) for node in nodes[: places[-1]]):
        return sentence
    itself: Sentence = changed(sentence, lambda node: Reference.THIS if node is Reference.IT else None)
    return itself


def _as_partner(node: SwapPlaces) -> Node | None:
    """A card that swaps places with this one is of the same type and player, whatever the words say (DR-165)."""
    picked = node.whom
    if not isinstance(picked, selectors.Target | selectors.Chosen):
        return None
    mine, alike = Whose.YOURS in picked.what.tests, Whose.SAME_TYPE in picked.what.tests
    more = (*(() if mine else (Whose.YOURS,)), *(() if alike else (Whose.SAME_TYPE,)))
    if not more or any(isinstance(each, Whose) for each in picked.what.tests if each not in _OF_PARTNERS):
        return None
    return replace(node, whom=replace(picked, what=replace(picked.what, tests=(*picked.what.tests, *more))))


def _settled(node: Node) -> Node | None:
    """Zones for tokens in full: empty, conquered and of their player, unless the words say otherwise (DR-201)."""
    if isinstance(node, SwapPlaces) and node.who is Reference.THIS and node.pair is None:
        return _as_partner(node)
    if not isinstance(node, SummonToken):
        return None
    where = node.where
    if not isinstance(where, selectors.Target | selectors.Chosen | selectors.Each):
        return None
    what = where.what
    said_of = {each.quality for each in what.qualifiers}
    missing = (
        [nouns.Qualifier(nouns.State.EMPTY)] if not said_of & {nouns.State.EMPTY, nouns.State.OCCUPIED} else []
    )
    if not said_of & {nouns.State.CONQUERED, nouns.State.UNCONQUERED}:
        missing.append(nouns.Qualifier(nouns.State.CONQUERED))
    tests = what.tests if any(isinstance(each, Whose) for each in what.tests) else (*what.tests, Whose.YOURS)
    kind = Kind.CREATURE_ZONE if what.kind is Kind.ZONE else what.kind
    phrase = replace(what, kind=kind, qualifiers=(*what.qualifiers, *missing), tests=tests)
    return replace(node, where=replace(where, what=phrase))


def _is_zone(node: Node) -> bool:
    what = getattr(node, "what", None)
    return isinstance(what, What) and what.is_zone


def _negated(node: Node) -> Node | None:
    """What counts unless something holds, as what counts while that does not hold."""
    if not isinstance(node, _CONDITIONAL) or not node.unless or node.condition is None:
        return None
    inner = {"ability": changed(node.ability, _negated)} if isinstance(node, sentences.While) else {}
    return replace(node, condition=said.Not(node.condition), unless=False, **inner)


def _with_subjects(both: Node) -> Node | None:
    """Joined conditions, each with the subject of the one before: `this is Prone and has 2 or more mana`."""
    if not isinstance(both, said.Both):
        return None
    subject: Selector | None = None
    full: list[said.Single] = []
    for each in both.conditions:
        named: said.Single = each
        if subject is not None and isinstance(each, said.Is | said.Has) and each.who is Reference.SAME:
            named = replace(each, who=subject)
        elif subject is not None and isinstance(each, said.Connects) and each.same:
            named = replace(each, who=subject, same=False)
        subject = getattr(named, "who", None)
        full.append(named)
    return said.Both(tuple(full))


def _apart(word: Allowed) -> tuple[Allowed, ...]:
    """Two conditions that a card is kept from, as two."""
    if isinstance(word, statics.Being) and word.also is not None:
        return statics.Being(word.keyword), statics.Being(word.also)
    return (word,)


def _owned(what: What, player: happenings.Doer) -> What:
    """A phrase with the words that say whose card it is."""
    whose = {happenings.Doer.YOU: (Whose.YOURS,), happenings.Doer.OPPONENT: (Whose.THEIRS,)}
    return replace(what, tests=(*what.tests, *whose.get(player, ())))


def _timed(node: Node) -> Node | None:
    """A sentence that counts in a part of a turn, with that as its condition."""
    if not isinstance(node, _TIMED) or node.timing is None:
        return None
    inner = {"ability": changed(node.ability, _timed)} if isinstance(node, sentences.While) else {}
    return replace(node, condition=node.timing, timing=None, **inner)


def _joined(node: Node) -> Node | None:
    """Effects joined by `and`, each with the subject of the one before (DR-199)."""
    if not isinstance(node, sentences.Joined):
        return None
    subject: Selector = Reference.SAME
    full: list[Effect] = []
    for effect in node.together.effects:
        named = _with_subject(effect, subject)
        subject = _subject_of(named)
        full.append(named)
    return sentences.Together(tuple(full))


def _with_subject(effect: Effect, subject: Selector) -> Effect:
    if subject is Reference.SAME:
        return effect
    if isinstance(effect, Do) and effect.who is None:
        return replace(effect, who=subject)
    slot = _slot_of_subject(effect)
    return _about(effect, subject) if slot and getattr(effect, slot) is Reference.SAME else effect


def _about(effect: Any, subject: Selector) -> Any:
    return replace(effect, **{_slot_of_subject(effect): subject})


def _slot_of_subject(effect: Node) -> str:
    """The field of an effect that may be the subject of the next one."""
    names = field_kinds(type(effect))
    if isinstance(effect, Transform) or (isinstance(effect, Deal) and effect.passive):
        return "whom"
    return "who" if "who" in names else ""


def _subject_of(effect: Effect) -> Selector:
    """What the next effect is about if it names nothing: a pick is not made again."""
    slot = _slot_of_subject(effect)
    found = getattr(effect, slot) if slot else None
    if isinstance(found, selectors.Each | selectors.WithThis | Reference):
        return found
    return Reference.SAME if found is None else Reference.IT


def _alone(node: Node) -> Node | None:
    """A condition of this card that does not name it, and an effect that has no subject."""
    if isinstance(node, _SHORTER):
        return node.full
    if (
        isinstance(node, happenings.Suffers)
        and node.fate is happenings.Fate.TARGETED
        and node.player in _ONE_PLAYER
    ):
        return replace(node, player=None, by=selectors.Chosen(_owned(What(), node.player)))
    if (
        isinstance(node, happenings.Would)
        and node.event is happenings.Foreseen.TARGETED
        and node.player in _ONE_PLAYER
    ):
        return replace(node, player=None, by=selectors.Chosen(_owned(What(), node.player)))
    if isinstance(node, statics.Enters) and node.who == statics.UNNAMED:
        return replace(node, who=selectors.Each(_owned(node.what, node.player)))
    if isinstance(node, statics.Ban) and node.player is not None:
        return replace(node, player=None, by=_owned(What(), node.player))
    if isinstance(node, statics.Ban | Forbid) and any(
        isinstance(each, statics.Being) and each.also for each in node.words
    ):
        return replace(node, words=tuple(each for word in node.words for each in _apart(word)))
    if isinstance(node, happenings.PlayerHandles) and isinstance(node.whom, selectors.Chosen | selectors.Each):
        whom = replace(node.whom, what=_owned(node.whom.what, node.player))
        return happenings.Suffers(_FATES[node.deed], who=whom)
    if isinstance(node, _OF_THIS):
        slot = _slot_of_subject(node)
        if getattr(node, slot) is Reference.SAME:
            return _about(node, Reference.THIS)  # type: ignore[no-any-return]
    return None
