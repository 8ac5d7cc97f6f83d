"""Whether the conditions of a text hold now."""

from collections.abc import Callable, Sequence

from cardgame_tui.engine.duel import other
from cardgame_tui.text.abilities import Condition, Selector
from rulesets.dimensional_rift.cards import conditions as said
from rulesets.dimensional_rift.cards import happenings, selectors
from rulesets.dimensional_rift.cards.keywords import Common
from rulesets.dimensional_rift.cards.nouns import What
from rulesets.dimensional_rift.state.board import bits
from rulesets.dimensional_rift.state.card import RiftCard, place_of
from rulesets.dimensional_rift.state.duel import RiftDuel
from rulesets.dimensional_rift.state.matching import (
    View,
    has_trait,
    is_now,
    matching,
    meant,
    zone_fits,
    zone_phrase,
    zones_fitting,
)
from rulesets.dimensional_rift.state.traits import connections


def holds(duel: RiftDuel, condition: Condition | None, view: View) -> bool:
    """Whether a condition holds now; none always does."""
    match condition:
        case None:
            return True
        case said.Is():
            return _so(
                duel,
                condition.who,
                view,
                lambda card: (
                    is_now(duel, card, condition.quality, view, condition.no)
                    or (condition.also is not None and is_now(duel, card, condition.also, view, no=False))
                ),
            )
        case said.Both() | said.All():
            return all([holds(duel, each, view) for each in condition.conditions])
        case said.Any():
            return any([holds(duel, each, view) for each in condition.conditions])
        case said.Not():
            return not holds(duel, condition.condition, view)
        case said.Outnumbers():
            return _outnumbers(duel, condition, view)
        case said.Stock():
            seat = other(view.seat) if condition.theirs else view.seat
            return condition.admits(_stock(duel, condition.thing, seat))
        case said.Has():
            no = condition.no
            return _so(
                duel,
                condition.who,
                view,
                lambda card: card.face_up and has_trait(duel, card, condition.trait, view) is not no,
            )
        case said.LiesIn():
            what = zone_phrase(condition.where)
            return (
                _so(
                    duel,
                    condition.who,
                    view,
                    lambda card: place_of(card) >= 0 and zone_fits(duel, duel.zones[place_of(card)], what, view),
                )
                is not condition.no
            )
        case said.Connects():
            return _connects(duel, condition, view)
        case said.Controls():
            seat = other(view.seat) if condition.theirs else view.seat
            counted = [condition.count.what] if condition.count else _phrase_of(condition.whom)
            number = sum(_controlled(duel, what, seat, view) for what in counted)
            return condition.count.admits(number) if condition.count else number > 0
        case happenings.Acts():
            return _strikes(duel, condition, view)
        case happenings.Tally():
            return _so(duel, condition.who, view, lambda card: _tally(card, condition) >= condition.count)
    return _simple(duel, condition, view)


def _simple(duel: RiftDuel, condition: Condition, view: View) -> bool:
    match condition:
        case said.Simple.DID:
            return view.did
        case said.Simple.DID_NOT:
            return not view.did
        case said.Timing.YOUR_TURN:
            return duel.active == view.seat
        case said.Timing.THEIR_TURN:
            return duel.active != view.seat
        case said.Timing.BATTLE | said.Timing.CAMPAIGN:
            return duel.phase == "event" and duel.event == condition.name.casefold()
        case said.Timing.EVENT:
            return duel.phase == "event"
        case said.Timing.DEPLOYMENT:
            return duel.phase == "deployment"
    raise TypeError(f"no meaning for {condition}")


def _so(duel: RiftDuel, who: Selector, view: View, test: Callable[[RiftCard], bool]) -> bool:
    """Whether something is so of one of those a choice could mean, or of all that are named."""
    cards = meant(duel, who, view)
    if isinstance(who, selectors.Chosen):
        return any(test(card) for card in cards)
    return bool(cards) and all(test(card) for card in cards)


def _stock(duel: RiftDuel, thing: said.Thing, seat: int) -> int:
    return duel.hp[seat] if thing is said.Thing.HP else len(duel.pile(seat, "hand").cards)


def _outnumbers(duel: RiftDuel, condition: said.Outnumbers, view: View) -> bool:
    """Whether a player has more or less of something than the other one."""
    mine, theirs = (
        _controlled(duel, condition.what, seat, view)
        if condition.what is not None
        else _stock(duel, condition.thing or said.Thing.HP, seat)
        for seat in (view.seat, other(view.seat))
    )
    return mine < theirs if condition.less or condition.theirs else mine > theirs


def _controlled(duel: RiftDuel, what: What, seat: int, view: View) -> int:
    """How many cards or zones of a player a phrase means."""
    if what.is_zone:
        return sum(zone.seat == seat for zone in zones_fitting(duel, what, view))
    return sum(card.owner == seat for card in matching(duel, what, view))


def _phrase_of(selector: Selector | None) -> list[What]:
    return [selector.what] if isinstance(selector, selectors.Each | selectors.Chosen | selectors.Target) else []


def _connects(duel: RiftDuel, condition: said.Connects, view: View) -> bool:
    """Whether those that connect, or those connected to, are so many."""
    reached = condition.count.what if condition.count else next(iter(_phrase_of(condition.whom)), None)
    if reached is not None and reached.is_zone and condition.who is not None:
        zones = bits(zone.id for zone in zones_fitting(duel, reached, view))
        count = condition.count or said.Count(reached, least=1)
        return _so(
            duel, condition.who, view, lambda card: count.admits((_reach(duel, card, view) & zones).bit_count())
        )
    if condition.whom is None:
        assert condition.count is not None
        assert condition.who is not None
        candidates: Sequence[RiftCard] = matching(duel, condition.count.what, view)
        return _so(
            duel,
            condition.who,
            view,
            lambda card: (
                condition.count is not None and condition.count.admits(len(_reached(duel, card, candidates, view)))
            ),
        )
    candidates = meant(duel, condition.whom, view)
    if condition.count is not None:
        near = [
            card
            for card in matching(duel, condition.count.what, view)
            if card.face_up and _reached(duel, card, candidates, view)
        ]
        return condition.count.admits(len(near))
    assert condition.who is not None
    return _so(duel, condition.who, view, lambda card: bool(_reached(duel, card, candidates, view)))


def _reached(duel: RiftDuel, card: RiftCard, candidates: Sequence[RiftCard], view: View) -> list[RiftCard]:
    """Those of some cards to which a card connects."""
    zones = _reach(duel, card, view)
    return [each for each in candidates if place_of(each) >= 0 and zones >> place_of(each) & 1]


def _reach(duel: RiftDuel, card: RiftCard, view: View) -> int:
    return view.connects(duel) if card is view.source else connections(duel, card)


def _strikes(duel: RiftDuel, condition: happenings.Acts, view: View) -> bool:
    """Whether a card strikes, or blocks, now."""
    blocks = condition.deed is happenings.Deed.BLOCKS
    prey = condition.whom or condition.against
    who = meant(duel, condition.who, view)
    for strike in duel.strikes():
        one, two = (strike.blocker, strike.source) if blocks else (strike.source, strike.blocker)
        if one in who and (prey is None or (two is not None and two in meant(duel, prey, view))):
            return True
    return False


def _tally(card: RiftCard, condition: happenings.Tally) -> int:
    word = "fought" if condition.seen is happenings.Seen.FOUGHT else "zone"
    return sum(key.startswith(word) for key in card.tally)


def is_strike(condition: happenings.Acts) -> bool:
    """Whether a deed is a Strike, or a block of one."""
    deeds = (happenings.Deed.ATTACKS, happenings.Deed.DECLARES, happenings.Deed.BLOCKS)
    return condition.action is Common.STRIKE or condition.deed in deeds
