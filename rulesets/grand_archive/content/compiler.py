"""From the tree of a card's text to its program: keywords, abilities, statics, and how the card may be played."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TypeGuard, cast
from zlib import crc32

from cardgame_tui.text import Node, changed, nodes_of, print_text
from cardgame_tui.text.abilities import (
    Activated,
    Always,
    CardText,
    Condition,
    Cost,
    Effect,
    Keywords,
    Sentence,
    Static,
    Triggered,
    TriggerEvent,
)
from cardgame_tui.text.forms import Restricted, TriggeredIf
from cardgame_tui.value import value
from rulesets.grand_archive.cards.amounts import Letter
from rulesets.grand_archive.cards.changes import OfType, Quoted, Word
from rulesets.grand_archive.cards.costs import AbilityCosts, Pay, Payment
from rulesets.grand_archive.cards.keywords import Keyword
from rulesets.grand_archive.cards.lines import (
    AdditionalCost,
    AlternativeCost,
    AsLongAs,
    AsSpell,
    Begins,
    Brew,
    Costing,
    ElementImbue,
    EntersAsCopy,
    Ephemerate,
    Inherited,
    Lineage,
    Link,
    Named,
    OnEvent,
    PlayedEffects,
    PrepareX,
    Release,
    Starcalling,
)
from rulesets.grand_archive.cards.manner import Moment, OnlyIf, SpellEffect, TriggersOnly
from rulesets.grand_archive.cards.nouns import Phase
from rulesets.grand_archive.cards.once import Once
from rulesets.grand_archive.cards.phrases.selectors import Reference
from rulesets.grand_archive.cards.printed import ADVANCED
from rulesets.grand_archive.cards.program import (
    Ability,
    KeywordAbility,
    Labels,
    Program,
    StaticAbility,
)
from rulesets.grand_archive.cards.statics.abilities import Has, StaticWhere
from rulesets.grand_archive.cards.statics.given import PROGRAMS, Given
from rulesets.grand_archive.cards.triggers.compass import Compass
from rulesets.grand_archive.cards.triggers.events import Begins as PhaseBegins
from rulesets.grand_archive.cards.triggers.events import (
    During,
    InTurn,
    On,
    OnCharge,
    WhosePhase,
    alternatives,
    key_of,
)
from rulesets.grand_archive.cards.triggers.happenings import IsPut
from rulesets.grand_archive.content.parts import part_of, printed, put, spoken, unsaid
from rulesets.grand_archive.content.reading import read
from rulesets.grand_archive.verbs.effects.joining import PlayerDoes
from rulesets.grand_archive.verbs.effects.timing import Whenever
from rulesets.grand_archive.verbs.players.compass import TurnCompass

RULES: dict[TriggerEvent, str] = {
    On.ENTER: "GA-280", On.ATTACK: "GA-281", On.HIT: "GA-282", On.ALLY_HIT: "GA-282", On.CHAMPION_HIT: "GA-282",
    On.KILL: "GA-283", On.ALLY_KILL: "GA-283", On.DEATH: "GA-284", On.BANISH: "GA-284", On.LEAVE: "GA-284",
    On.DESTROY: "GA-212", On.SACRIFICE: "GA-213", On.FOSTER: "GA-302",
}  # fmt: skip
"""The rules of the triggers with a rule of their own; GA-174 is that of all others."""

FIRST_GIVEN = 1000
"""The number of a given ability is at least this, that of an ability of the card is lower."""
COMPASS = Triggered(PhaseBegins(WhosePhase.YOUR, Phase.END), (PlayerDoes((TurnCompass(),), may=True),))
"""What each compass may do (GA-344)."""
MANNER = (OnlyIf, TriggersOnly, AbilityCosts)
"""The last words of an ability that are no effect: when it may be used, and what it costs."""
_TURNS = {During.YOURS: Moment.YOUR_TURN, During.OPPONENTS: Moment.OPPONENTS_TURN, During.COMBAT: Moment.COMBAT}


@value
class SentencePlace:
    """Where a sentence stands on a card.

    Args:
        number: the place on the card.
        labels: the restrictions in front of it.
        inherited: whether it is an Inherited Effect.
        spell: whether it counts as a Spell (GA-172).
    """

    number: int
    labels: Labels = ()
    inherited: bool = False
    spell: bool = False


def compile_text(tree: CardText) -> Program:
    """Turn the tree of a card's text, in which `semantics` has found no fault, into its program.

    Raises:
        TypeError: for a sentence form that this module forgot to compile.
    """
    return _compile_sentences(tree.abilities)


def _compile_sentences(sentences: Sequence[Node], first: int = 0) -> Program:
    program = Program()
    for number, sentence in enumerate(read(sentences), start=first):
        _compile(program, SentencePlace(number), changed(sentence, _given))
    if program.played is not None:
        program.played.label = " ".join([printed(each) for each in map(inner, sentences) if _is_played(each)])
    program.forms = frozenset(type(each.static) for each in program.statics)
    program.quick = any(each.word is Keyword.FAST_ACTIVATION for each in program.keywords)
    program.sees_moves = any(isinstance(node, IsPut) for node in nodes_of(tuple(sentences)))
    program.retypes = any(isinstance(node, OfType) for each in program.statics for node in nodes_of(each.static))
    return program


def _is_played(sentence: Node) -> TypeGuard[PlayedEffects]:
    return isinstance(sentence, PlayedEffects) and bool(without_manner(sentence.effects))


def _given(node: Node) -> Node | None:
    """What a quoted sentence gives: its program, with numbers that no sentence of a card has."""
    if isinstance(node, Whenever):
        return replace(node, words=_as_given(OnEvent(node.event, (node.effect,))).words)
    return _as_given(node.ability) if isinstance(node, Quoted) else None


def _as_given(sentence: Sentence) -> Given:
    """A sentence by its words, which name its program."""
    words = print_text(CardText((sentence,)))
    if words not in PROGRAMS:
        PROGRAMS[words] = _compile_sentences((sentence,), FIRST_GIVEN + crc32(words.encode()))
    return Given(words)


def inner(sentence: Node) -> Node:
    """The sentence behind restrictions, behind `Inherited Effect` and behind a name such as `Upkeep`."""
    while isinstance(sentence, Restricted | Inherited | Named | AsSpell):
        sentence = sentence.ability
    return sentence


def _compile(program: Program, place: SentencePlace, sentence: Node) -> None:
    match sentence:
        case Restricted(conditions=conditions, ability=ability):
            labels = cast(Labels, conditions)
            _compile(program, replace(place, labels=(*place.labels, *labels)), ability)
        case Inherited(ability=ability):
            _compile(program, replace(place, inherited=True), ability)
        case Named(ability=ability):
            _compile(program, place, ability)
        case AsSpell(ability=ability):
            _compile(program, replace(place, spell=True), ability)
        case Keywords(words=words):
            _compile_keywords(program, place, [each for each in words if isinstance(each, Word)])
        case Always(static=static):
            _compile_static(program, place, static, None)
        case AsLongAs(static=static):
            _compile_static(program, place, static, sentence.meant)
        case PlayedEffects(effects=effects):
            program.only += moments_of(effects)
            if rest := without_manner(effects):
                _compile_played(program, place, rest)
        case _:
            _compile_ability(program, place, sentence)


def _compile_static(program: Program, place: SentencePlace, static: Static, condition: Condition | None) -> None:
    if isinstance(static, StaticWhere):
        static = cast(Static, put(static.static, Letter.X, Once(static.amount)))
    program.statics.append(StaticAbility(place.number, static, condition, place.labels, place.inherited))


def _compile_keywords(program: Program, place: SentencePlace, words: Sequence[Word]) -> None:
    """Keywords of the card; as an Inherited Effect they are what the champion has (GA-318)."""
    if place.inherited:
        _compile(program, place, Always(Has(Reference.THIS, tuple(words))))
    else:
        program.keywords += [KeywordAbility(each.word, each.count, place.labels) for each in words]


def _compile_ability(program: Program, place: SentencePlace, sentence: Node) -> None:
    match sentence:
        case Triggered() | TriggeredIf():
            _compile_trigger(program, place, sentence)
        case Activated(costs=costs, effects=effects, slow=slow, once=once):
            ability = _ability(place, "GA-115", without_manner(effects), _cut(costs, effects))
            ability.label, ability.unlimited = printed(sentence), ability.label
            moments = moments_of(effects)
            ability.slow, ability.once = slow or Moment.SLOW in moments, once or Moment.ONCE in moments
            ability.only = _others(moments)
            ability.zone = next((each.zone for each in costs if isinstance(each, Payment) and each.zone), "")
            program.activated.append(ability)
        case Release(effects=effects):
            ability = _ability(place, "GA-319", effects)
            ability.release = True
            program.activated.append(ability)
        case _:
            _compile_playing(program, sentence)


def _compile_trigger(program: Program, place: SentencePlace, sentence: Triggered | TriggeredIf) -> None:
    event = sentence.event
    rule = "GA-285" if isinstance(event, OnCharge) else RULES.get(event, "GA-174")
    ability = _ability(place, rule, without_manner(sentence.effects))
    moments = moments_of(sentence.effects)
    ability.once, ability.only = Moment.ONCE in moments, _others(moments)
    if isinstance(sentence, TriggeredIf):
        ability.condition = sentence.condition
    if isinstance(event, InTurn):
        ability.only += (_TURNS[event.during],)
    if isinstance(event, OnCharge):
        ability.charge = event.count
        program.charges.append(ability)
        return
    for each in alternatives(event):
        one = replace(ability, watch=each, rule=RULES.get(each, "GA-174"))
        program.triggers.setdefault(key_of(each), []).append(one)


def _compile_playing(program: Program, sentence: Node) -> None:
    """What says how the card may be played."""
    match sentence:
        case Lineage(champion=champion):
            program.lineage = champion
        case Link():
            program.link = sentence.name.lower()
        case Brew(ingredients=ingredients):
            program.brew = tuple(each.word for each in ingredients for _ in range(each.count))
        case ElementImbue(count=count, element=element):
            program.imbue = (ADVANCED if element is None else frozenset({element.word}), count)
        case Ephemerate(cost=cost):
            program.ephemerate = cost
        case PrepareX():
            program.prepared_by_x = True
        case Starcalling(cost=cost):
            program.starcalling = cost
        case AdditionalCost(deed=Costing.ATTACK, costs=costs):
            program.attacking = costs
        case AdditionalCost(optional=True, costs=costs):
            program.optional = costs
        case AdditionalCost(costs=costs):
            program.additional = costs
        case AlternativeCost(costs=costs):
            program.instead = costs
        case Begins():
            program.begins = True
        case Compass():
            program.compass = True
            _compile(program, SentencePlace(FIRST_GIVEN), COMPASS)
        case EntersAsCopy(whom=whom):
            program.copies = whom
        case _:
            raise TypeError(f"no meaning for {type(sentence).__name__}")


def _compile_played(program: Program, place: SentencePlace, effects: tuple[Effect, ...]) -> None:
    """Add a part to what an action does; a restriction in front of it is that of the part alone (GA-188)."""
    part = part_of(place.labels, effects)
    if program.played is None:
        program.played = Ability(place.number, "", "GA-53", (part,))
    else:
        program.played.parts += (part,)


def _ability(
    place: SentencePlace, rule: str, effects: tuple[Effect, ...], costs: tuple[Cost, ...] = ()
) -> Ability:
    label = printed(Activated(costs, effects) if costs else PlayedEffects(effects))
    spell = place.spell or any(isinstance(each, SpellEffect) for each in nodes_of(effects))
    effects = changed(effects, unsaid)
    part = part_of((), spoken(effects) if spell else effects)
    return Ability(
        place.number, label, rule, (part,), costs,
        labels=place.labels, inherited=place.inherited,
    )  # fmt: skip


def without_manner(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """The effects of an ability without the words that say when it may be used."""
    return tuple([each for each in effects if not isinstance(each, MANNER)])


def _cut(costs: tuple[Cost, ...], effects: tuple[Effect, ...]) -> tuple[Cost, ...]:
    """The costs of an ability, with what its last words say about its reserve cost."""
    said = [each.cut for each in effects if isinstance(each, AbilityCosts)]
    return tuple([replace(each, cut=said[0]) if said and isinstance(each, Pay) else each for each in costs])


def moments_of(effects: tuple[Effect, ...]) -> tuple[Condition | Moment, ...]:
    """When an ability may be used, by its last words."""
    said = [each for each in effects if isinstance(each, OnlyIf | TriggersOnly)]
    found = [getattr(each, "condition", None) or each.moment for each in said]
    return tuple([each for each in found if each is not None])


def _others(moments: tuple[Condition | Moment, ...]) -> tuple[Condition | Moment, ...]:
    return tuple([each for each in moments if each not in (Moment.ONCE, Moment.SLOW)])


def conditions_in(sentence: Node) -> Iterator[Condition]:
    """The restrictions in front of a sentence, outermost first."""
    while isinstance(sentence, Restricted | Inherited | Named | AsSpell):
        if isinstance(sentence, Restricted):
            yield from sentence.conditions
        sentence = sentence.ability
