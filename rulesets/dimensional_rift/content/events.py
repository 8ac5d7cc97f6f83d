"""From what a trigger says to the event of the rules for which it waits."""

from collections.abc import Mapping
from dataclasses import replace
from enum import Enum
from typing import Any as AnyValue

from cardgame_tui.text.abilities import Condition, Selector, Sentence
from cardgame_tui.value import value
from rulesets.dimensional_rift.cards import sentences, statics
from rulesets.dimensional_rift.cards.conditions import Any, Single
from rulesets.dimensional_rift.cards.happenings import (
    Acts,
    Deed,
    Doer,
    Fate,
    Foreseen,
    ForeseenOfPlayers,
    Nth,
    PartOfTurn,
    PlayerDoes,
    PlayersDeed,
    Suffers,
    TurnStarts,
    Whole,
    WhoseTurn,
    Would,
)
from rulesets.dimensional_rift.cards.keywords import Common
from rulesets.dimensional_rift.cards.nouns import Reference
from rulesets.dimensional_rift.cards.program import Trigger
from rulesets.dimensional_rift.cards.selectors import Chosen, WithThis
from rulesets.dimensional_rift.cards.sentences import When

YOURS, THEIRS = 1, 2

_DEEDS: Mapping[Deed, Trigger] = {
    Deed.ATTACKS: Trigger.ATTACKED,
    Deed.DECLARES: Trigger.ATTACKED,
    Deed.BLOCKS: Trigger.BLOCKS,
    Deed.MOVES: Trigger.MOVED,
    Deed.COLLECTS: Trigger.COLLECTED,
    Deed.TRANSFORMS: Trigger.TRANSFORMED,
    Deed.SURVIVED: Trigger.SURVIVED,
    Deed.DESTROYS: Trigger.DESTROYS,
    Deed.FIGHTS: Trigger.FIGHTS,
    Deed.DEALS: Trigger.DEALS,
    Deed.HITS: Trigger.HITS,
    Deed.ROTATES: Trigger.ROTATED,
    Deed.BLOCKS_ACTIVELY: Trigger.BLOCKS_ACTIVELY,
    Deed.BLOCKS_PASSIVELY: Trigger.BLOCKS_PASSIVELY,
}
_FATES: Mapping[Fate, Trigger] = {
    Fate.SUMMONED: Trigger.SUMMONED,
    Fate.FLIPPED: Trigger.FLIPPED,
    Fate.DESTROYED: Trigger.DESTROYED,
    Fate.SACRIFICED: Trigger.SACRIFICED,
    Fate.TARGETED: Trigger.TARGETED,
    Fate.BLOCKED: Trigger.BLOCKED,
    Fate.ATTACKED: Trigger.STRUCK,
    Fate.STRUCK: Trigger.STRUCK,
    Fate.DEALT: Trigger.DEALT,
    Fate.SLAIN: Trigger.SLAIN,
    Fate.UNBLOCKED: Trigger.UNBLOCKED,
    Fate.HEALED: Trigger.HEALED,
    Fate.ROTATED: Trigger.ROTATED,
}
_DEEDS_OF_PLAYERS: Mapping[PlayersDeed, Trigger] = {
    PlayersDeed.DREW: Trigger.DREW,
    PlayersDeed.DRAW: Trigger.DRAW,
    PlayersDeed.DISCARD: Trigger.DISCARD,
    PlayersDeed.LOSE: Trigger.LOSE,
    PlayersDeed.GAIN: Trigger.GAIN,
    PlayersDeed.CONQUER: Trigger.CONQUER,
    PlayersDeed.SET: Trigger.SET,
    PlayersDeed.ACTIVATE: Trigger.ACTIVATE,
}
_SEATS: Mapping[Enum, int] = {
    Doer.YOU: YOURS, Doer.OPPONENT: THEIRS, Doer.PLAYER: 0,
    WhoseTurn.YOURS: YOURS, WhoseTurn.THEIRS: THEIRS, WhoseTurn.ANY: 0,
}  # fmt: skip
_FORESEEN: Mapping[Foreseen, Trigger] = {
    Foreseen.DESTROYED: Trigger.DESTROYED,
    Foreseen.DEALT: Trigger.DEALT,
    Foreseen.COLLECTS: Trigger.COLLECTED,
    Foreseen.TARGETED: Trigger.TARGETED,
}
_FORESEEN_OF_PLAYERS: Mapping[ForeseenOfPlayers, tuple[Trigger, int]] = {
    ForeseenOfPlayers.YOU_DRAW: (Trigger.DRAW, YOURS),
    ForeseenOfPlayers.THEY_DRAW: (Trigger.DRAW, THEIRS),
    ForeseenOfPlayers.YOU_LOSE: (Trigger.LOSE, YOURS),
    ForeseenOfPlayers.THEY_LOSE: (Trigger.LOSE, THEIRS),
}
_TURNED = {Trigger.BLOCKS: Trigger.BLOCKED, Trigger.ATTACKED: Trigger.STRUCK}
"""What a deed done to a card is from the point of view of that card."""


_OF_TWO = (
    Trigger.BLOCKED, Trigger.BLOCKS, Trigger.STRUCK, Trigger.ATTACKED, Trigger.TARGETED, Trigger.SURVIVED,
    Trigger.DESTROYS, Trigger.SLAIN, Trigger.DEALT, Trigger.FIGHTS, Trigger.DEALS, Trigger.BLOCKS_ACTIVELY,
    Trigger.BLOCKS_PASSIVELY,
)  # fmt: skip


@value
class Heard:
    """The event for which a trigger waits.

    Args:
        trigger: the event.
        of_others: whether it is an event of another card.
        values: what else it asks for, as values of `Ability`.
    """

    trigger: Trigger
    of_others: bool
    values: Mapping[str, AnyValue]

    @property
    def has_another(self) -> bool:
        """Whether another card has to do with it, which is `that creature`."""
        return self.of_others or self.trigger in _OF_TWO


OF_CARDS = (
    statics.Have, statics.May, statics.Ban, statics.OnlyBy, statics.OnlyTargets, statics.Own, statics.Lack,
    statics.Fixed, statics.Must, statics.Often, statics.Enters,
)  # fmt: skip


def apart(sentence: Sentence) -> tuple[Sentence, ...]:
    """A sentence about several events, or about this card and others, as a sentence for each of them."""
    if isinstance(sentence, sentences.While):
        return tuple(replace(sentence, ability=each) for each in apart(sentence.ability))
    if isinstance(sentence, sentences.Always):
        if sentence.also is not None:
            both = (replace(sentence, also=None), replace(sentence, static=sentence.also, also=None))
            return tuple(part for each in both for part in apart(each))
        static = sentence.static
        if isinstance(static, OF_CARDS) and isinstance(static.who, WithThis):
            named = (Reference.THIS, static.who.rest)
            return tuple(replace(sentence, static=replace(static, who=each)) for each in named)
    if isinstance(sentence, sentences.Triggered) and isinstance(sentence.event, When):
        parts = _alternatives(sentence.event.what)
        states = tuple(part for part in parts if isinstance(part, Single) and event_of(part) is None)
        if len(states) > 1:
            parts = [*(part for part in parts if part not in states), Any(states)]
        if len(parts) > 1:
            return tuple(replace(sentence, event=replace(sentence.event, what=each)) for each in parts)
    return (sentence,)


def _alternatives(what: Condition) -> list[Condition]:
    """The events that a condition after `when` joins by "or"."""
    if isinstance(what, Any):
        return [part for each in what.conditions for part in _alternatives(each)]
    if isinstance(what, Acts | Suffers) and isinstance(what.who, WithThis):
        others = what.who.rest
        both = (Reference.THIS, replace(others, another=True) if isinstance(others, Chosen) else others)
        return [part for who in both for part in _alternatives(replace(what, who=who))]
    if isinstance(what, Suffers) and what.other is not None:
        return [replace(what, other=None), replace(what, fate=what.other, other=None)]
    if isinstance(what, Acts) and what.other is not None:
        return [replace(what, other=None), replace(what, deed=what.other, other=None)]
    if isinstance(what, Acts) and what.fate is not None:
        return [replace(what, fate=None, whom=None), Suffers(what.fate, who=what.who, by=what.whom)]
    return [what]


def event_of(what: Condition | None) -> Heard | None:
    """The event that a condition after `when` or `after` names; None if it is a state (DR-121)."""
    match what:
        case Acts():
            return _deed(what)
        case Suffers(fate=fate, who=who, by=by, times=times):
            slain = fate is Fate.DESTROYED and by is not None
            return _event(Trigger.SLAIN if slain else _FATES[fate], who, whom=by, times=times or 0)
        case PartOfTurn(part=part, starts=starts, whose=whose):
            if part is Whole.TURN:
                return Heard(Trigger.TURN_STARTS if starts else Trigger.TURN_ENDS, False, {"seats": _SEATS[whose]})
            trigger = Trigger.PHASE_STARTS if starts else Trigger.PHASE_ENDS
            return Heard(trigger, False, {"seats": _SEATS[whose], "part": part.name.casefold()})
        case TurnStarts(nth=nth, number=number):
            times = 1 + tuple(Nth).index(nth) if nth else number or 0
            return Heard(Trigger.TURN_STARTS, False, {"seats": YOURS, "times": times})
        case PlayerDoes(player=player, deed=deed):
            return Heard(_DEEDS_OF_PLAYERS[deed], False, {"seats": _SEATS[player]})
    return None


def foreseen(would: Would) -> Heard:
    """The event that a text says something else happens instead of."""
    if would.of_player is not None:
        trigger, seats = _FORESEEN_OF_PLAYERS[would.of_player]
        return Heard(trigger, True, {"seats": seats})
    assert would.event is not None
    return Heard(_FORESEEN[would.event], would.who is not Reference.THIS, {"who": would.who, "whom": would.by})


def _deed(said: Acts) -> Heard:
    whom = said.whom or said.against
    if said.deed is not None:
        trigger, action = _DEEDS[said.deed], None
    elif said.action is Common.STRIKE:
        trigger, action = Trigger.ATTACKED, None
    else:
        trigger, action = Trigger.ACTED, said.action
    if whom is Reference.THIS and trigger in _TURNED:
        return _event(_TURNED[trigger], Reference.THIS, whom=said.who)
    return _event(trigger, said.who, whom=whom, action=action)


def _event(trigger: Trigger, who: Selector, **values: AnyValue) -> Heard:
    if who is Reference.THIS:
        return Heard(trigger, False, values)
    return Heard(trigger, True, {"who": who, **values})
