"""What a trigger waits for, and triggers and conditions that could never be true."""

from collections.abc import Iterator

from cardgame_tui.text import Node, nodes_of
from cardgame_tui.text.abilities import Condition, Effect
from cardgame_tui.text.forms import If
from rulesets.dimensional_rift.cards import conditions as said
from rulesets.dimensional_rift.cards import happenings, selectors, sentences
from rulesets.dimensional_rift.cards.nouns import Reference, State, What, Whose
from rulesets.dimensional_rift.cards.program import ABOUT_ITEMS, Trigger
from rulesets.dimensional_rift.content.abilities import targets_in
from rulesets.dimensional_rift.content.common import common_action
from rulesets.dimensional_rift.content.events import Heard, event_of, foreseen
from rulesets.dimensional_rift.state.holding import is_strike

_EVENTS = (happenings.Suffers, happenings.TurnStarts, happenings.PartOfTurn, happenings.PlayerDoes)
_WITH_ANOTHER = (
    Trigger.BLOCKED,
    Trigger.BLOCKS,
    Trigger.STRUCK,
    Trigger.TARGETED,
    Trigger.DEALT,
    Trigger.SURVIVED,
    Trigger.DESTROYS,
    Trigger.SLAIN,
    Trigger.FIGHTS,
    Trigger.DEALS,
    Trigger.BLOCKS_ACTIVELY,
    Trigger.BLOCKS_PASSIVELY,
)
_ONCE = (Trigger.SUMMONED, Trigger.FLIPPED, Trigger.DESTROYED, Trigger.SACRIFICED, Trigger.TRANSFORMED)
"""What happens to a card only once."""
_NOT_OF_ACTIONS = (said.Timing.YOUR_TURN, said.Timing.THEIR_TURN, said.Timing.EVENT, said.Timing.DEPLOYMENT)
TOLD = frozenset({
    Trigger.SUMMONED, Trigger.FLIPPED, Trigger.DESTROYED, Trigger.SACRIFICED, Trigger.ATTACKED, Trigger.STRUCK,
    Trigger.BLOCKS, Trigger.BLOCKED, Trigger.DEALT, Trigger.DEALS, Trigger.MOVED, Trigger.COLLECTED,
    Trigger.FIGHTS, Trigger.DESTROYS, Trigger.HITS, Trigger.ACTED, Trigger.HEALED, Trigger.ROTATED, Trigger.DRAW,
    Trigger.DISCARD, Trigger.LOSE, Trigger.GAIN, Trigger.CONQUER, Trigger.SET, Trigger.ACTIVATE,
})  # fmt: skip
"""Events of which a text may ask whether they have happened in this turn (DR-212)."""
_WITH_ZONE = (Trigger.ATTACKED, Trigger.MOVED, Trigger.HITS, Trigger.UNBLOCKED)


def is_printed(what: What) -> bool:
    """Whether a phrase asks only for what is printed on a card, and whose it is."""
    sides = (State.FRIENDLY, State.ENEMY, State.YOUR, State.OTHER)
    states = all(each.quality in (None, *sides) and each.also is None for each in what.qualifiers)
    return states and all(isinstance(test, Whose) for test in what.tests)


def heard_by(sentence: Node) -> Heard | None:
    """The event of a trigger; None for another sentence, and for a trigger on a state."""
    if isinstance(sentence, sentences.While):
        return heard_by(sentence.ability)
    if isinstance(sentence, sentences.Instead):
        return foreseen(sentence.event)
    if not isinstance(sentence, sentences.Triggered) or not isinstance(sentence.event, sentences.When):
        return None
    return event_of(sentence.event.what)


def unheard(sentence: Node) -> Iterator[str]:
    """Events as states, states that need more, and words of a trigger that its event has no use for (DR-121)."""
    for node in nodes_of(sentence):
        match node:
            case sentences.PrintedAction(condition=condition) if condition in _NOT_OF_ACTIONS:
                yield "an Action is only in the Event Phase of your own turn"
            case (
                sentences.While(condition=condition)
                | sentences.PrintedAction(condition=condition)
                | sentences.Activated(condition=condition)
                | sentences.Always(condition=condition)
            ) if condition:
                yield from _no_state(condition)
            case happenings.ThisTurn(event=event):
                yield from _untold(event)
            case happenings.PlayerHandles():
                yield "an event is about this or about a card of some kind"
            case sentences.Instead(event=event, effects=effects, prevent=prevent):
                yield from _bad_replacement(event, effects)
                if prevent is sentences.Hold.DAMAGE and event.event is not happenings.Foreseen.DEALT:
                    yield '"that damage" is what would be dealt'
            case If(condition=condition) | sentences.Provided(condition=condition):
                yield from _no_state(condition, picks=True)
            case sentences.Triggered(event=event, condition=condition, once=once):
                if condition is not None:
                    yield from _no_state(condition)
                if isinstance(event, sentences.When):
                    yield from _bad_event(event, event.what)
                    heard = event_of(event.what)
                    if once and heard is not None and heard.trigger in _ONCE and not heard.of_others:
                        yield "this happens only once"


def _untold(event: happenings.Happening) -> Iterator[str]:
    """Report what is not kept of a turn (DR-212)."""
    heard = event_of(event)
    if heard is None or heard.trigger not in TOLD or heard.values.get("times"):
        yield "whether this has happened in a turn is not kept"
        return
    if isinstance(event, happenings.Acts | happenings.Suffers) and event.other is not None:
        yield '"or" stands between conditions here, each with "this turn"'
    yield from _bad_partner(heard)
    for named in (heard.values.get("who"), heard.values.get("whom")):
        what = getattr(named, "what", None)
        if isinstance(what, What) and (what.is_zone or not is_printed(what)):
            yield "of what happened before, the type, subtype, breed, faction and player are known"


def _bad_replacement(event: happenings.Would, effects: tuple[Effect, ...]) -> Iterator[str]:
    if any(True for _ in targets_in(effects, common_action)):
        yield "what happens instead targets nothing, and nothing is chosen before it happens"
    for named in (event.who, event.by):
        if named not in (None, Reference.THIS) and not isinstance(named, selectors.Each | selectors.Chosen):
            yield "an event is about this or about a card of some kind"
    if event.by is not None and event.event not in (happenings.Foreseen.DEALT, happenings.Foreseen.TARGETED):
        yield "only damage is dealt by another card"
    if event.player is not None:
        yield "only one of the two players targets; cards do the rest"


def _no_state(condition: Condition, *, picks: bool = False) -> Iterator[str]:
    if isinstance(condition, said.Not):
        yield from _no_state(condition.condition, picks=picks)
        return
    if isinstance(condition, said.Connects) and condition.same:
        yield "a condition without a subject follows one that has a subject"
    if isinstance(condition, said.Connects) and condition.full.who is condition.full.whom is None:
        yield "only one side of what connects is counted"
    if isinstance(condition, said.Both | said.Any):
        for each in condition.conditions:
            yield from _no_state(each, picks=picks)
        return
    if isinstance(condition, _EVENTS) or (isinstance(condition, happenings.Acts) and not is_strike(condition)):
        yield "this is an event, which only a trigger waits for"
    if not picks and condition in (said.Simple.DID, said.Simple.DID_NOT):
        yield '"you did" is about the effect before it'
    two = (condition.who, condition.whom) if isinstance(condition, said.Connects) else ()
    if Reference.THIS in two and any(isinstance(each, selectors.Chosen) and each.another for each in two):
        yield "it is always another card"
    aimed = (selectors.Target, selectors.AnyTarget, selectors.ThisOr)
    others = [node for node in nodes_of(condition) if isinstance(node, Reference) and node is not Reference.THIS]
    if not picks and (others or any(isinstance(node, aimed) for node in nodes_of(condition))):
        yield "a condition that lasts is about this or about all of a kind"


def _bad_event(when: sentences.When, what: Condition) -> Iterator[str]:
    heard = event_of(what)
    if any(isinstance(node, happenings.ThisTurn) for node in nodes_of(what)):
        yield "a trigger waits for the event itself"
    if heard is None:
        if when.after or when.at or isinstance(what, said.Simple):
            yield 'a state has no "after" and no "at", and a turn has "when your turn starts"'
        yield from _no_state(what)
        return
    yield from _bad_moment(when, what, heard)
    yield from _bad_partner(heard)
    if isinstance(what, happenings.Suffers):
        yield from _bad_fate(what, heard)
    if isinstance(what, happenings.Acts):
        yield from _bad_deed(what)


def _bad_moment(when: sentences.When, what: Condition, heard: Heard) -> Iterator[str]:
    """Report "after" and "at" where they do not belong."""
    if when.after and heard.trigger not in ABOUT_ITEMS:
        yield 'only what is about something on the stack has an "after"'
    if isinstance(what, happenings.PartOfTurn) and when.at is (what.at is None):
        yield 'it is "at the start of" a part of a turn, and "when" it starts'
    if when.at and not isinstance(what, happenings.PartOfTurn):
        yield '"at" goes with a part of a turn'


def _bad_partner(heard: Heard) -> Iterator[str]:
    """Report cards and zones that the event has nothing to do with."""
    if heard.trigger is Trigger.SLAIN and heard.of_others:
        yield "that another creature is destroyed in a fight is known to the one that destroys it"
    who, whom = heard.values.get("who"), heard.values.get("whom")
    named = (selectors.Each, selectors.Chosen)
    if who is not None and not isinstance(who, named):
        yield "an event is about this or about a card of some kind"
    if whom is None:
        return
    zone = isinstance(whom, named) and whom.what.is_zone
    if not isinstance(whom, named) and whom is not Reference.THIS:
        yield "an event is about this or about a card of some kind"
    elif heard.trigger not in (_WITH_ZONE if zone else (*_WITH_ANOTHER, Trigger.ATTACKED)):
        yield "this event has nothing to do with another card"
    elif isinstance(whom, selectors.Chosen) and whom.another:
        yield "it is always another card"


def _bad_fate(what: happenings.Suffers, heard: Heard) -> Iterator[str]:
    if what.player is not None:
        yield "only one of the two players targets; cards do the rest"
    if what.times is not None and (what.times < 2 or heard.trigger in _ONCE):
        yield "what happens again and again may be counted, from 2 on"


def _bad_deed(what: happenings.Acts) -> Iterator[str]:
    declares = what.deed is happenings.Deed.DECLARES
    if (what.against is not None and not declares) or (what.whom is not None and declares):
        yield 'a Strike is declared "against" something, and other deeds are done to it'
    turned = what.whom is Reference.THIS or what.against is Reference.THIS
    if turned and isinstance(what.who, selectors.Chosen) and what.who.another:
        yield "it is always another card"
