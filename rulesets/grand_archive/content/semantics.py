"""Sentences that can be read but not played: card texts of known words that the rules give no meaning."""

from collections import Counter as Tally
from collections.abc import Iterator, Sequence
from typing import cast

from cardgame_tui.text import Node, changed, nodes_of
from cardgame_tui.text.abilities import Activated, Always, CardText, Keywords, Sentence, Triggered
from cardgame_tui.text.forms import Restricted, TriggeredIf
from rulesets.grand_archive.cards.changes import OfType, Quoted, Word
from rulesets.grand_archive.cards.costs import Payment
from rulesets.grand_archive.cards.keywords import COUNTED, Keyword
from rulesets.grand_archive.cards.lines import (
    AdditionalCost,
    AlternativeCost,
    AsLongAs,
    AsSpell,
    Begins,
    Brew,
    ElementImbue,
    EntersAsCopy,
    Ephemerate,
    Inherited,
    Lineage,
    Link,
    Named,
    NameWord,
    OnEvent,
    OnEventIf,
    PlayedEffects,
    PrepareX,
    Release,
    Starcalling,
)
from rulesets.grand_archive.cards.manner import OnlyIf
from rulesets.grand_archive.cards.phrases.selectors import Phrase, Reference
from rulesets.grand_archive.cards.phrases.tails import In, Owner, ZoneWord
from rulesets.grand_archive.cards.printed import OBJECT_TYPES
from rulesets.grand_archive.cards.qualifiers import PLAYED, CardKind, Element, Standing
from rulesets.grand_archive.cards.sentences import Done, HasDone, InGraveyard, Is, Label, State
from rulesets.grand_archive.cards.statics.abilities import Has, StaticWhere, TopRevealed
from rulesets.grand_archive.cards.statics.bans import Cannot, ObjectBan
from rulesets.grand_archive.cards.statics.given import Given
from rulesets.grand_archive.cards.statics.prices import Costs, FromElsewhere
from rulesets.grand_archive.cards.triggers.compass import Compass
from rulesets.grand_archive.cards.triggers.events import On, words_of
from rulesets.grand_archive.content.compiler import conditions_in, inner
from rulesets.grand_archive.content.reading import read
from rulesets.grand_archive.content.sense.counting import had_by_others
from rulesets.grand_archive.content.sense.manner import wrong_manner
from rulesets.grand_archive.content.sense.meaning import pointless, unexplained
from rulesets.grand_archive.content.sense.payable import ATTACHED, has_x_cost, unpayable, wrongly_additional
from rulesets.grand_archive.content.sense.qualifiers import wrongly_other, wrongly_qualified, wrongly_theirs
from rulesets.grand_archive.verbs.objects.shaping import BecomesType
from rulesets.grand_archive.verbs.objects.values import Gets

_OBJECTS = tuple(sorted(OBJECT_TYPES))
_NO_STATIC = "only an object and an attack have static abilities"
_NO_CHAMPION = tuple(sorted(OBJECT_TYPES - {"champion"}))
_WORKING = (*_OBJECTS, *ATTACHED)
_TYPES = frozenset({"ally", "item", "weapon", "domain", "phantasia"})
_MAIN = ("ally", "action", "attack", "item", "weapon", "domain", "phantasia")
_BELONGS: dict[type[Node], tuple[tuple[str, ...], str]] = {
    Activated: ((*_WORKING, "attack"), "an action has no activated abilities"),
    OnEvent: ((*_WORKING, "attack"), "an action has no triggered abilities"),
    OnEventIf: ((*_WORKING, "attack"), "an action has no triggered abilities"),
    Always: ((*_OBJECTS, "attack"), _NO_STATIC),
    AsLongAs: ((*_OBJECTS, "attack"), _NO_STATIC),
    AlternativeCost: (_MAIN, "only a card with a reserve cost has another one instead"),
    AdditionalCost: ((*_MAIN, "champion"), "what is not played has no additional cost"),
    Begins: (_NO_CHAMPION, "only an object other than a champion begins on the field"),
    EntersAsCopy: (_NO_CHAMPION, "only an object other than a champion enters as a copy"),
    PlayedEffects: (("action",), "an effect without an event or a cost before it belongs on an action"),
    Keywords: ((*_OBJECTS, "action", "attack"), "a mastery and a status have no keywords"),
    Lineage: (("champion",), "only a champion has a Lineage"),
    Release: (("champion",), "only a champion has a Lineage Release"),
    Link: (_NO_CHAMPION, "only an object other than a champion has a Link"),
    Brew: (_MAIN, "only a card with a reserve cost has Brew"),
    ElementImbue: (_MAIN, "only a card with a reserve cost has Imbue"),
    Ephemerate: (_MAIN, "only a card with a reserve cost has Ephemerate"),
    Starcalling: (_MAIN, "only a card with a reserve cost has Starcalling"),
    Compass: (("mastery",), "only a mastery is a compass"),
    PrepareX: (_MAIN, "only a card with a reserve cost is prepared"),
    OnlyIf: (_MAIN, "only a card with a reserve cost is activated"),
}
"""The types of card that may have a sentence form, and the message for the others."""
_HOW_PLAYED = (
    AdditionalCost,
    AlternativeCost,
    Begins,
    Compass,
    EntersAsCopy,
    Lineage,
    Link,
    Brew,
    ElementImbue,
    Ephemerate,
    Starcalling,
    PrepareX,
    OnlyIf,
)
"""What says how the card may be played: once on a card, behind no restriction."""
_GIVEN = (Activated, Triggered, TriggeredIf, Always, AsLongAs, Keywords)
"""The forms of sentences that an object may be given."""
_AT_HOME = {
    Keyword.AETHERCALLING, Keyword.CLASS_LOCKED, Keyword.COMMAND, Keyword.DIVINE_RELIC, Keyword.EFFICIENCY,
    Keyword.FAST_ACTIVATION, Keyword.FLOATING_MEMORY, Keyword.HINDERED, Keyword.IMBUE, Keyword.INTERDICTION,
    Keyword.KINDLE, Keyword.LEVEL_LOCKED, Keyword.PREPARE,
}  # fmt: skip
"""Keywords that work while the card is no object yet, so that no effect can give them to an object."""
_MADE_BY = {
    Standing.IMBUED: Keyword.IMBUE, Standing.PREPARED: Keyword.PREPARE, Standing.FOSTERED: Keyword.FOSTER,
}  # fmt: skip
"""The keyword that a condition needs on the same card."""


def nonsense(tree: CardText, kind: str, *, x_cost: bool = False, memory: bool = False) -> Iterator[str]:
    """Report the parts of a card's text that have no meaning in the rules.

    Args:
        tree: the text.
        kind: the type of the card, ``mastery`` or ``status``.
        x_cost: whether its cost is X.
        memory: whether its cost is a memory cost.
    """
    for quoted in [each for each in nodes_of(tree) if isinstance(each, Quoted)]:
        yield from _wrongly_quoted(quoted, kind)
    yield from had_by_others(tree)
    tree = CardText(cast(tuple[Sentence, ...], read(changed(tree, _without_quotes).abilities)))
    if kind == "action" and not any(form_of(each) is PlayedEffects for each in tree.abilities):
        yield "an action needs an effect"
    yield from _misplaced(tree.abilities, kind)
    yield from _said_twice(tree.abilities)
    yield from _without_keyword(tree, kind)
    yield from _shields_nothing(tree)
    for sentence in tree.abilities:
        yield from _wrongly_locked(sentence)
        yield from wrongly_other(sentence, kind)
        yield from wrongly_theirs(sentence)
        yield from _wrongly_named(sentence)
        yield from unpayable(inner(sentence), kind)
        yield from wrongly_additional(inner(sentence), kind, memory)
    for word in nodes_of(tree):
        yield from _wrong_word(word)
        yield from pointless(word)
        yield from wrongly_qualified(word, kind)
    for sentence in tree.abilities:
        yield from wrong_manner(inner(sentence))
    added = [each for each in tree.abilities if isinstance(each, AdditionalCost)]
    own_x, by_x = any(has_x_cost(each.costs) for each in added), PrepareX.PREPARE_X in tree.abilities
    said = any(has_x_cost(getattr(inner(each), "costs", ())) for each in tree.abilities)
    if (x_cost and said) or x_cost + own_x + by_x > 1:
        yield "X is chosen once"
    if State.EXTRA in nodes_of(tree) and not any(each.optional for each in added):
        yield '"if the additional cost was paid" needs "as an additional cost to activate this, you may"'
    yield from unexplained(tree.abilities, x_cost=x_cost or own_x or by_x)


def _without_quotes(node: Node) -> Node | None:
    """Something that stands for a quoted sentence, which has a meaning of its own."""
    return Given("") if isinstance(node, Quoted) else None


def _wrongly_quoted(quoted: Quoted, kind: str) -> Iterator[str]:
    """A sentence that an object cannot have."""
    words = inner(quoted.ability)
    if not isinstance(words, _GIVEN):
        yield "what is given in quotes is a keyword, or a static, a triggered or an activated ability"
        return
    if isinstance(words, Keywords):
        yield from _not_given(words.words)
    of_champion = any(each is Payment.DELEVEL_THIS for each in nodes_of(words))
    yield from nonsense(CardText((quoted.ability,)), "champion" if of_champion or kind == "champion" else "ally")


def _misplaced(sentences: Sequence[Node], kind: str) -> Iterator[str]:
    for form in dict.fromkeys(form_of(sentence) for sentence in sentences):
        kinds, complaint = _BELONGS[form]
        elsewhere = (form in (Always, AsLongAs) and _only_costs(sentences)) or (
            form is Activated and all(_is_used_elsewhere(each) for each in sentences)
        )
        if kind not in kinds and not elsewhere:
            yield complaint
    if kind != "champion" and any(isinstance(each, Inherited) for each in nodes_of(tuple(sentences))):
        yield "only a champion has an Inherited Effect"


def _is_used_elsewhere(sentence: Node) -> bool:
    """Whether a sentence is no activated ability, or one that is used where the card is no object (GA-351)."""
    ability = inner(sentence)
    if not isinstance(ability, Activated):
        return True
    return any(isinstance(each, Payment) and each.zone for each in ability.costs)


def form_of(sentence: Node) -> type[Node]:
    """The form of a sentence behind its restrictions; words about when to activate the card have their own."""
    found = inner(sentence)
    only = isinstance(found, PlayedEffects) and all(isinstance(each, OnlyIf) for each in found.effects)
    return OnlyIf if only else type(found)


def _only_costs(sentences: Sequence[Node]) -> bool:
    """Whether all static abilities are about what playing the card costs, which works for any card (GA-111)."""
    found = [each for each in map(inner, sentences) if isinstance(each, Always | AsLongAs)]
    return all(_is_of_card(each.static) or _is_on_stack(each.static) for each in found)


def _is_of_card(static: Node) -> bool:
    """Whether a static ability is about playing the card itself, wherever it is (GA-104, GA-111)."""
    static = static.static if isinstance(static, StaticWhere) else static
    return isinstance(static, FromElsewhere) or (isinstance(static, Costs) and static.which is None)


def _is_on_stack(static: Node) -> bool:
    """Whether a static ability is about the card while it is on the stack (GA-192)."""
    return isinstance(static, Cannot) and static.words == (ObjectBan.NEGATED,)


def _said_twice(sentences: Sequence[Node]) -> Iterator[str]:
    forms = Tally(form_of(sentence) for sentence in sentences)
    for form in _HOW_PLAYED:
        if forms[form] > 1:
            yield f"{form.__name__} may be on a card once"


def _without_keyword(tree: CardText, kind: str) -> Iterator[str]:
    """Conditions and events that only a keyword of the same card can bring about."""
    own = {
        word.word
        for sentence in tree.abilities
        if isinstance(keywords := inner(sentence), Keywords)
        for word in keywords.words
        if isinstance(word, Word)
    }
    brew = any(isinstance(each, Brew) for each in tree.abilities)
    if On.FOSTER in nodes_of(tree) and Keyword.FOSTER not in own:
        yield f'"{On.FOSTER.value}" needs {Keyword.FOSTER.value} on the card'
    said = [each for each in nodes_of(tree) if isinstance(each, Is) and each.whom is Reference.THIS]
    states = [test for each in said if each.tests for test in each.tests.tests]
    if kind == "action" and (any(each.kind for each in said) or not PLAYED.issuperset(states)):
        yield "an action is brewed, imbued or prepared, and nothing else"
    for node in dict.fromkeys(each for each in states if isinstance(each, Standing)):
        needed = _MADE_BY.get(node)
        if node is Standing.IMBUED and any(isinstance(each, ElementImbue) for each in tree.abilities):
            continue
        if node is Standing.PREPARED and PrepareX.PREPARE_X in tree.abilities:
            continue
        if needed is not None and needed not in own:
            yield f'"this is {node.value}" needs {needed.value} on the card'
        if node is Standing.BREWED and not brew:
            yield '"this is brewed" needs Brew on the card'


def _shields_nothing(tree: CardText) -> Iterator[str]:
    """Link Shield on a card that is linked to nothing (GA-321)."""
    shields = any(isinstance(each, Word) and each.word is Keyword.LINK_SHIELD for each in nodes_of(tree))
    if shields and not any(isinstance(each, Link) for each in tree.abilities):
        yield "Link Shield needs a Link on the card"


def _wrongly_locked(sentence: Node) -> Iterator[str]:
    """Restrictions that are none, and sentences that nothing can lock (GA-184)."""
    if any(not isinstance(each, Label) for each in conditions_in(sentence)):
        yield "only restrictions such as Class Bonus or Level 2+ stand in front of a text"
    locked = isinstance(sentence, Restricted | Inherited | Named | AsSpell)
    if locked and form_of(sentence) in _HOW_PLAYED:
        yield "nothing stands in front of what says how the card may be played"
    if isinstance(sentence, AsSpell) and not isinstance(inner(sentence), Activated | Triggered | TriggeredIf):
        yield "only an activated or a triggered ability counts as a Spell"
    if locked and any(isinstance(each, TopRevealed) for each in nodes_of(sentence)):
        yield "nothing stands in front of a text about the top card of your deck"
    inherited = any(isinstance(each, Inherited) for each in nodes_of(sentence))
    words = inner(sentence)
    if inherited and isinstance(words, Release | PlayedEffects):
        yield "an Inherited Effect is a keyword, or a static, a triggered or an activated ability"
    if inherited and isinstance(words, Keywords):
        yield from _not_given(words.words)


def _wrongly_named(sentence: Node) -> Iterator[str]:
    """Names in front of a text that is another (GA-326)."""
    for named in [each for each in nodes_of(sentence) if isinstance(each, Named)]:
        parts = list(nodes_of(named.ability))
        counts = [each for each in parts if isinstance(each, InGraveyard)]
        if named.deluge and not any(
            (each.least, each.element) == (named.deluge, Element.WATER) for each in counts
        ):
            yield f"Deluge {named.deluge} is for a text about {named.deluge} or more water cards in your graveyard"
        done = [each for each in parts if isinstance(each, HasDone) and not each.none and not each.theirs]
        melody = [
            each
            for each in done
            if each.done in (Done.ACTIVATE, Done.PLAY) and CardKind.MELODY.word in words_of(each.what)
        ]
        if named.word is NameWord.HARMONIZE and not melody:
            yield "Harmonize is for a text about a Melody card that you activated this turn"
        if named.word is NameWord.BALANCE and State.BALANCE not in parts:
            yield "Balance is for a text about as many cards in hand as in memory"
        if named.word is NameWord.UPKEEP and not isinstance(inner(named), Triggered | TriggeredIf):
            yield "Upkeep is for a text that triggers each turn"


def _not_given(words: Sequence[Node]) -> Iterator[str]:
    """Keywords that work while the card is no object yet."""
    for word in words:
        if isinstance(word, Word) and word.word in _AT_HOME:
            yield f"{word.word.value} cannot be given to an object"


_ELSEWHERE = {
    Keyword.FLOATING_MEMORY: ZoneWord.GRAVEYARD, Keyword.EFFICIENCY: None, Keyword.FAST_ACTIVATION: None,
    Keyword.IMBUE: None, Keyword.KINDLE: None, Keyword.PREPARE: None,
}  # fmt: skip
"""What cards that are no objects may be given, and where they lie: None for those that you activate (GA-356)."""


def _wrongly_elsewhere(node: Has) -> Iterator[str]:
    """Report what cards that are no objects cannot be given."""
    words = [each.word for each in node.traits if isinstance(each, Word)]
    whom = node.whom if isinstance(node.whom, Phrase) else None
    place = None if whom is None else whom.place
    zones = (None,) if place is None else place.place.zones if isinstance(place, In) else ()
    if node.per is not None or len(words) < len(node.traits):
        yield "cards that are no objects are given keywords"
    elif not all((_ELSEWHERE.get(each, ""),) == zones for each in words):
        yield "a card is given what works there: Floating Memory in a graveyard, Prepare to cards you activate"
    if whom and isinstance(place, In) and (place.place.owner is not Owner.YOUR or not whom.group):
        yield 'the cards are those of a zone of yours: "each card in your graveyard", "cards in your graveyard"'


def _wrong_word(node: Node) -> Iterator[str]:
    """Numbers that are missing, too many, or out of bounds; keywords that no effect can give."""
    if isinstance(node, Word):
        if node.word in COUNTED and node.amount is None:
            yield f"{node.word.value} needs a number"
        if node.word not in COUNTED and node.amount is not None:
            yield f"{node.word.value} has no number"
    if isinstance(node, Has) and node.of_cards:
        yield from _wrongly_elsewhere(node)
    elif isinstance(node, Has | Gets):
        yield from _not_given(node.words if isinstance(node, Gets) else node.traits)
    if isinstance(node, Costs) and node.which is not None and node.deed not in (None, node.which.deed):
        yield f'"to {node.deed.value}" is not how these cards are played'
    if isinstance(node, OfType | BecomesType) and node.what.word not in _TYPES:
        yield "an object becomes an ally, an item, a weapon, a domain or a phantasia"
    if isinstance(node, AsLongAs) and isinstance(node.static, TopRevealed):
        yield "nothing stands in front of a text about the top card of your deck"
