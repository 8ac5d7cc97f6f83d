"""Sentences that can be read but not played: card texts of known words that the rules give no meaning."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from cardgame_tui.text import Node, left_unused, nodes_of
from cardgame_tui.text.abilities import CardText, Effect
from cardgame_tui.text.forms import ChooseOne, If, OrElse, Otherwise
from rulesets.dimensional_rift.cards import conditions as said
from rulesets.dimensional_rift.cards import happenings, selectors, sentences, statics
from rulesets.dimensional_rift.cards.amounts import Load
from rulesets.dimensional_rift.cards.keywords import EVENT_ACTIONS, Common, Keyword
from rulesets.dimensional_rift.cards.measures import Sort
from rulesets.dimensional_rift.cards.nouns import Kind, Lies, Linked, Reference, State, What, Whose
from rulesets.dimensional_rift.cards.price import FREE, price_of
from rulesets.dimensional_rift.cards.program import FLIP_TRAPS, Trigger
from rulesets.dimensional_rift.content.abilities import targets_in
from rulesets.dimensional_rift.content.common import common_action
from rulesets.dimensional_rift.content.doubtful import doubtful
from rulesets.dimensional_rift.content.events import OF_CARDS, apart
from rulesets.dimensional_rift.content.full import in_full
from rulesets.dimensional_rift.content.lasting import CREATURES_ONLY, FACE_DOWN_TOO, misused_statics
from rulesets.dimensional_rift.content.numbers import unsettled
from rulesets.dimensional_rift.content.phrases import PRINTED_ONLY, misused_phrases
from rulesets.dimensional_rift.content.triggers import heard_by, unheard
from rulesets.dimensional_rift.options import Edition
from rulesets.dimensional_rift.verbs.choosing import AimAt, Choose, Payment
from rulesets.dimensional_rift.verbs.conditions import Afflict, GetUp, Give, Strip
from rulesets.dimensional_rift.verbs.costs import Sacrifice
from rulesets.dimensional_rift.verbs.drawing import Discards
from rulesets.dimensional_rift.verbs.mana import Lose, Move
from rulesets.dimensional_rift.verbs.moving import March, SwapPlaces
from rulesets.dimensional_rift.verbs.searching import Mill, PlayFromHand, Search, ShowHand, TopCard
from rulesets.dimensional_rift.verbs.striking import Do, StrikeZone
from rulesets.dimensional_rift.verbs.summoning import Attach, SummonToken, Transform

_LENDING = ("equipment", "vehicle")
_NOT_LOST = PRINTED_ONLY | {Keyword.PRONE, Keyword.SUPPRESSED}
_OF_RIFT = ("vehicle", "trap")
_LATER = (Reference.IT, Reference.CHOSEN_CREATURE, Reference.CHOSEN_ARTIFACT, Reference.CHOSEN_CARD)
"""What later words call something that was chosen."""
_EMPTY = frozenset({State.EMPTY})
_NEEDED = frozenset({State.EMPTY, State.CONQUERED})
_MARCHED = '"target empty conquered creature zone you control"'


def nonsense(tree: CardText, kind: str, subtype: str, edition: Edition) -> Iterator[str]:
    """Report the parts of a card's text that have no meaning in the rules of an edition.

    Args:
        tree: the text.
        kind: type of the card.
        subtype: its subtype, such as ``equipment``.
        edition: the edition.
    """
    tree = in_full(tree)
    if edition == "conquest" and subtype in _OF_RIFT:
        yield f"a {subtype} exists only in edition rift"
    if sum(isinstance(sentence, sentences.SummoningCost) for sentence in tree.abilities) > 1:
        yield 'a card has one summoning cost; "and" joins its parts'
    offered = [each for each in tree.abilities if isinstance(each, sentences.Activated | sentences.PrintedAction)]
    if len(set(offered)) < len(offered):
        yield "the same ability is on the card twice"
    for sentence in [part for each in tree.abilities for part in apart(each)]:
        yield from _unplayable(sentence, kind)
        yield from _misplaced(sentence)
        yield from misused_phrases(sentence, kind)
        yield from misused_statics(sentence, kind)
        yield from unheard(sentence)
        yield from _unexplained(sentence)
        yield from unsettled(sentence)
        yield from doubtful(sentence)
        yield from _unpayable(sentence)
        yield from _on_the_wrong_card(sentence, kind, subtype)
        yield from _of_the_other_edition(sentence, edition)
        if subtype == "trap":
            yield from _not_for_a_trap(sentence)


def _unplayable(sentence: Node, kind: str) -> Iterator[str]:
    """Effects and marks that do not belong in this sentence (DR-96, DR-103, DR-104, DR-155, DR-165)."""
    for node in nodes_of(sentence):
        match node:
            case StrikeZone():
                yield 'a creature strikes by "Action: Strike"'
            case March(where=where) if not _is_zone(where, _NEEDED, Whose.YOURS):
                yield f"{_MARCHED} is the only zone for this"
            case SummonToken(where=where) if not (
                _is_zone(where, _EMPTY, Whose.YOURS) or _is_zone(where, _EMPTY, Whose.YOU_CHOOSE)
            ):
                yield "a token enters an empty creature zone of its player"
            case SummonToken(where=where, count=count) if count != 1 and not _is_picked_later(where):
                yield "in each zone there is one token"
            case SwapPlaces(pair=pair) if pair is not None and not _is_pair(pair):
                yield "two cards swap places"
            case SwapPlaces(who=Reference.THIS, whom=whom, pair=None) if not _is_partner(whom, kind):
                yield "a card can only swap places with target card of the same type you control"
            case GetUp():
                yield "every Prone creature can get up; no text is needed"
            case Load(sort=Sort.CONDITION, all=False) | Load(amount=0, all=False, many=False):
                yield "conditions are removed all together, and other things at least 1 at a time"
            case Move(load=Load(sort=Sort.CONDITION)):
                yield "conditions do not move"
            case Move(giver=giver, taker=taker) if giver == taker and isinstance(giver, Reference):
                yield "a card moves nothing to itself"
            case Give(words=words) | statics.Have(words=words) if set(words) & PRINTED_ONLY:
                yield "this keyword counts only where it is printed"
            case statics.Lack(words=words) if set(words) & _NOT_LOST:
                yield "a condition is removed by an effect, and this keyword counts only where it is printed"
            case Strip(words=words, until=until) if set(words) & (PRINTED_ONLY if until is None else _NOT_LOST):
                yield "a condition is removed for good, and this keyword counts only where it is printed"
            case Strip(words=words) | statics.Lack(words=words) if Keyword.BLESSED in words:
                yield "Blessed is a state, which cannot be taken away"
            case statics.BarPlayers(play=play, what=what) if play and _is_barred_oddly(play, what):
                yield "a card that is hidden has a type, and in hand also a subtype, a breed and a faction"
            case Search(what=what, count=count) | PlayFromHand(what=what, count=count) if (
                _is_narrow(what) or count != 1
            ):
                yield "one card of a hand or a deck is found, by its type, subtype, breed or faction"
            case PlayFromHand(play=play, what=what) if play is statics.Play.FLIP or (
                play is statics.Play.SET and what.kind is Kind.MONUMENT
            ):
                yield "cards in hand are summoned or set, and monuments are never set"
            case Discards(what=what) if _is_narrow(what):
                yield "a card in hand has a type, a subtype, a breed and a faction, and nothing else"
            case ShowHand(player=player) if player is not sentences.Player.OPPONENT:
                yield "only the hand of the other player is shown"
            case Mill(count=0):
                yield "at least 1 card is put there"
            case Afflict(words=words) if set(words) & PRINTED_ONLY:
                yield "this keyword counts only where it is printed"


def _is_barred_oddly(play: statics.Play, what: What) -> bool:
    """Whether players never do that with such a card, or nobody could tell whether it is one."""
    if play is statics.Play.SUMMON:
        return _is_narrow(what)
    if what.name is not None or what.kind is Kind.MONUMENT:
        return True
    return _is_narrow(what) if play is statics.Play.SET else not _is_known_face_down(what)


def _is_known_face_down(what: What) -> bool:
    """Whether a phrase asks for nothing that a face-down card cannot have (DR-30)."""
    states = all(each.quality in FACE_DOWN_TOO for each in what.qualifiers)
    states = states and {what.kind, what.also} <= {Kind.CREATURE, Kind.ARTIFACT, Kind.CARD, None}
    tests = [test for test in what.tests if not isinstance(test, Linked) or test.to]
    return states and not what.is_zone and all(isinstance(test, Whose | Lies | selectors.In) for test in tests)


def _is_zone(selector: Node, states: frozenset[State], whose: Whose) -> bool:
    what = getattr(selector, "what", None)
    return (
        isinstance(what, What)
        and isinstance(selector, selectors.Target | selectors.Chosen | selectors.Each)
        and what.kind is Kind.CREATURE_ZONE
        and whose in what.tests
        and states <= {each.quality for each in what.qualifiers if not each.no}
    )


def _is_picked_later(where: Node) -> bool:
    """Whether a zone is picked as the effect is carried out, for each token another one."""
    return isinstance(where, selectors.Chosen) and Whose.YOU_CHOOSE not in where.what.tests


def _is_partner(selector: Node | None, kind: str) -> bool:
    what = getattr(selector, "what", None)
    mine = isinstance(what, What) and Whose.YOURS in what.tests
    return mine and isinstance(what, What) and what.kind in (Kind.CARD, Kind(kind)) and what.also is None


def _is_pair(selector: Node) -> bool:
    return isinstance(selector, selectors.Several) and selector.most == 2 and not selector.fewer


def _is_equipment(selector: Node) -> bool:
    what = getattr(selector, "what", None)
    return isinstance(what, What) and what.kind is Kind.EQUIPMENT and what.also is None


def _misplaced(sentence: Node) -> Iterator[str]:
    """Parts of sentences that depend on what stands before or behind them (DR-125)."""
    for effects in _lists_of(sentence):
        for place, effect in enumerate(effects):
            before = effects[place - 1] if place else None
            after = effects[place + 1] if place + 1 < len(effects) else None
            if isinstance(effect, Otherwise) and not isinstance(before, If | sentences.Provided | Otherwise):
                yield '"otherwise" follows an effect with a condition'
            if isinstance(effect, OrElse) and not isinstance(before, ChooseOne | OrElse):
                yield '"or" follows "choose one:"'
            if isinstance(effect, ChooseOne) and not isinstance(after, OrElse):
                yield '"choose one:" needs something else to choose, such as "; or draw a card"'
            if isinstance(effect, AimAt):
                yield "a target alone is no effect"
            inside = [node for node in nodes_of(effect) if node is not effect]
            if any(isinstance(node, ChooseOne | OrElse | Otherwise | sentences.Optional) for node in inside) and (
                not isinstance(effect, If | Otherwise | ChooseOne | OrElse | sentences.Provided)
                or any(isinstance(node, ChooseOne | OrElse | Otherwise) for node in inside)
            ):
                yield "this cannot stand within another effect"
            if place == 0 and any(node in (said.Simple.DID, said.Simple.DID_NOT) for node in nodes_of(effect)):
                yield '"you did" is about the effect before it'
    for step in [step for node in nodes_of(sentence) for step in getattr(node, "steps", ())]:
        if isinstance(step, Transform | Do | StrikeZone | March):
            yield "an Action is no cost"
    if isinstance(sentence, sentences.While) and isinstance(
        sentence.ability, sentences.SummoningCost | sentences.Grants | sentences.While
    ):
        yield "this cannot have a condition"


def _lists_of(sentence: Node) -> Iterator[Sequence[Effect]]:
    """Every list of effects in a sentence."""
    for node in nodes_of(sentence):
        effects = getattr(node, "effects", None)
        if isinstance(effects, tuple):
            yield effects


def _unpayable(sentence: Node) -> Iterator[str]:
    """Costs of nothing, and a sacrifice that no other may stand next to (DR-72, DR-127)."""
    for node in nodes_of(sentence):
        if isinstance(node, Payment | sentences.SummoningCost):
            price = price_of(node.costs)
            if any(replace(price_of([cost]), holders=None, held=0, of=None) == FREE for cost in node.costs):
                yield 'a cost of 0 is no cost; leave it out, and write "Once per turn:" for a free ability'
            if isinstance(node, Payment | sentences.SummoningCost) and price.choices and len(node.costs) > 1:
                yield '"or" between costs stands alone, without "and"'
            if any(each.each or each.choices or each == FREE for each in price.choices):
                yield "each of several costs is a fixed one"
            if price.either and price.discarded:
                yield "cards to sacrifice or discard stand next to no other discard of a kind"
            if any(_is_narrow(what) for each in (price, *price.choices) for what in each.discarded):
                yield "a card in hand has a type, a subtype, a breed and a faction, and nothing else"
            sacs = [cost for cost in node.costs if isinstance(cost, Sacrifice)]
            held = [cost for cost in sacs if cost.price().holders is not None]
            if held and (len(price.sacs) > len(held[0].price().sacs) or price.any or price.either):
                yield "cards that hold mana together cannot be sacrificed next to other cards or mana of any card"
            if isinstance(node, sentences.SummoningCost) and any(
                isinstance(cost, Sacrifice) and cost.another for cost in node.costs
            ):
                yield 'a card that is being summoned cannot pay for itself anyway: leave out "another"'
            if isinstance(node, sentences.SummoningCost) and any(
                each.itself or each.own for each in (price, *price.choices)
            ):
                yield "a card that is being summoned cannot pay for itself"
            if sum(bool(price_of([cost]).of) for cost in node.costs) > 1:
                yield "mana comes from one kind of cards"
        if isinstance(node, Sacrifice) and node.together and node.sum is None:
            yield '"together" needs so much mana, such as "with 3 or more mana together"'


def _is_narrow(what: What) -> bool:
    """Whether a phrase asks for more than what is printed on a card in hand."""
    states = [each for each in what.qualifiers if each.quality is not None]
    return bool(states or what.tests) or what.is_zone


def _of_the_other_edition(sentence: Node, edition: Edition) -> Iterator[str]:
    """Things that exist only in the other edition (DR-33, DR-35, DR-102, DR-134, DR-167)."""
    if edition == "conquest":
        if any(isinstance(node, sentences.Activated) and node.slow for node in nodes_of(sentence)):
            yield "only edition rift has slow activations"
        if Keyword.PRAY in nodes_of(sentence):
            yield 'in this edition Pray is not a keyword but an Action, "Action: Pray"'
        return
    for node in nodes_of(sentence):
        if isinstance(node, Do) and node.action in EVENT_ACTIONS:
            yield f"the Action {node.action.value} exists only in edition conquest"
    if isinstance(sentence, sentences.Grants) and sentence.common:
        yield "Actions can be granted only in edition conquest"
    if any(isinstance(node, statics.May | statics.Often) for node in nodes_of(sentence)):
        yield "Actions can be allowed only in edition conquest"
    if any(isinstance(node, March) for node in nodes_of(sentence)):
        yield "only edition conquest has marches"
    if any(isinstance(node, Attach) for node in nodes_of(sentence)):
        yield "in this edition an Equipment serves a zone and is never attached"
    moved = [node.load for node in nodes_of(sentence) if isinstance(node, Move)]
    moved += [load for node in nodes_of(sentence) if isinstance(node, Lose) for load in node.loads]
    if any(load.sort is Sort.ATTACHMENT for load in moved):
        yield "in this edition nothing is attached but Vehicles, which stay where they are"


def _not_for_a_trap(sentence: Node) -> Iterator[str]:
    """A Trap has only triggers that can flip it (DR-39)."""
    heard = heard_by(sentence)
    instead = any(isinstance(node, sentences.Instead) for node in nodes_of(sentence))
    sprung = heard is not None and heard.of_others and heard.trigger in FLIP_TRAPS and not instead
    if not sprung and not isinstance(sentence, sentences.SummoningCost):
        yield "a Trap has only triggers on what others do"


def _unexplained(sentence: Node) -> Iterator[str]:
    """Words that refer to something the sentence has not named (DR-125)."""
    trigger = next((node for node in nodes_of(sentence) if isinstance(node, sentences.Triggered)), None)
    heard = heard_by(trigger or sentence)
    another = heard is not None and heard.has_another
    named = False
    if left_unused(sentence, Choose, _LATER.__contains__):
        yield "nothing is done with what is chosen: no later word is about it"
    for node in nodes_of(sentence):
        picked = next(targets_in(node, common_action), None) is node
        picked = picked or isinstance(node, selectors.Chosen | Search | TopCard)
        before, named = named, named or (picked and not _in_event(node, trigger))
        match node:
            case selectors.Target(another=True) if not before:
                yield '"another target" differs from one that the sentence has named before'
            case Reference.THIS:
                pass
            case Reference.SAME:
                yield 'an effect without a subject follows one that has a subject and "and"'
            case Reference.IT if not (named or another):
                yield '"it" stands for a target or a choice, but none comes before it'
            case Reference.CHOSEN_CREATURE | Reference.CHOSEN_ARTIFACT | Reference.CHOSEN_CARD if not named:
                yield "nothing has been chosen before"
            case Reference.THAT_CREATURE | Reference.THAT_CARD if not (another or named):
                yield '"that creature" is the one that blocks this or attacks, in a trigger on that'
            case Reference.THE_BLOCKER if (
                heard is not None and heard.of_others and heard.trigger is Trigger.ATTACKED
            ):
                yield "there is a blocker only once somebody blocks"
            case Reference.THE_BLOCKER | Reference.THE_ATTACKER if not (another or _lasts(sentence, node)):
                yield "there is a blocker and an attacker only in a trigger on a Strike"
    its = any(getattr(node, "player", None) is sentences.Player.ITS for node in nodes_of(sentence))
    if its and not (named or another):
        yield '"its controller" is that of a card which is named before'
    players = [node for node in nodes_of(sentence) if getattr(node, "player", None) is sentences.Player.THAT]
    if players and not any(
        isinstance(node, happenings.PlayerDoes | happenings.PartOfTurn) for node in nodes_of(trigger or sentence)
    ):
        yield '"that player" is the one whose deed or turn a trigger is about'


def _lasts(sentence: Node, who: Node) -> bool:
    """Whether a static ability is about the other creature of a Strike of this card (DR-112)."""
    return any(isinstance(node, OF_CARDS) and node.who is who for node in nodes_of(sentence))


def _in_event(node: Node, trigger: sentences.Triggered | None) -> bool:
    return trigger is not None and any(each is node for each in nodes_of(trigger.event))


def _on_the_wrong_card(sentence: Node, kind: str, subtype: str) -> Iterator[str]:
    """Actions and effects that this type of card cannot have (DR-31, DR-33, DR-35, DR-37, DR-103, DR-157)."""
    own = [
        node.action for node in nodes_of(sentence) if isinstance(node, Do) and node.who in (None, Reference.THIS)
    ]
    moves = any(isinstance(node, March) for node in nodes_of(sentence))
    if (moves or any(action in CREATURES_ONLY for action in own)) and kind != "creature":
        yield "only a creature can do this"
    attached = [node.who for node in nodes_of(sentence) if isinstance(node, Attach)]
    if any(who is not Reference.THIS and not _is_equipment(who) for who in attached):
        yield "only an Equipment can be attached"
    if (Common.EQUIP in own or Reference.THIS in attached) and subtype != "equipment":
        yield "only an Equipment can be attached"
    if any(isinstance(node, Transform) and node.whom is Reference.THIS for node in nodes_of(sentence)) and (
        kind != "creature"
    ):
        yield "only a creature can transform"
    if isinstance(sentence, sentences.Grants) and subtype not in _LENDING:
        yield "only an Equipment or a Vehicle can lend something"
    for node in nodes_of(sentence):
        if isinstance(node, Do) and node.partner is not None and node.action is not Common.SHIFT:
            yield "only a Shift is with another card"
        if isinstance(node, Do) and node.prey is not None and node.action is not Common.STRIKE:
            yield "only a Strike is against another card"
