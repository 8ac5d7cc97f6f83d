"""Whether the conditions of a text hold now."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from cardgame_tui.engine.duel import other
from cardgame_tui.text.abilities import Condition, Selector
from rulesets.dimensional_rift.cards import conditions as said
from rulesets.dimensional_rift.cards import happenings, selectors
from rulesets.dimensional_rift.cards.keywords import Common
from rulesets.dimensional_rift.cards.nouns import What
from rulesets.dimensional_rift.cards.program import Happened
from rulesets.dimensional_rift.state.board import bits
from rulesets.dimensional_rift.state.card import RiftCard, place_of
from rulesets.dimensional_rift.state.duel import RiftDuel
from rulesets.dimensional_rift.state.happened import has_happened
from rulesets.dimensional_rift.state.matching import (
    View,
    fits,
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
        case said.Both() | said.All():
            return all([holds(duel, each, view) for each in condition.conditions])
        case said.Any():
            return any([holds(duel, each, view) for each in condition.conditions])
        case said.Not():
            return not holds(duel, condition.condition, view)
        case said.Is() | said.Has() | happenings.Tally():
            return _is_true_of(duel, condition.who, view, partial(_fits, duel, condition, view))
        case said.IsA():
            return _is_a(duel, condition, view)
        case said.LiesIn():
            return (
                _is_true_of(duel, condition.who, view, partial(_lies, duel, condition, view)) is not condition.no
            )
        case said.Connects():
            return _connects(duel, condition, view)
        case said.Outnumbers():
            return _outnumbers(duel, condition, view)
        case said.Stock():
            return condition.admits(_stock(duel, condition.thing, _player(condition, view)))
        case said.Controls():
            return _controls(duel, condition, view)
        case Happened():
            return has_happened(duel, condition, view)
        case happenings.Acts():
            return _strikes(duel, condition, view)
    return _simple(duel, condition, view)


def _is_a(duel: RiftDuel, condition: said.IsA, view: View) -> bool:
    """Whether all cards that are named are so, wherever they lie."""
    cards = meant(duel, condition.who, replace(view, named=view.anywhere or view.named))
    if condition.only:
        return bool(cards) and matching(duel, condition.what, view) == cards
    kinds = [(card, "" if place_of(card) >= 0 else card.printed.kind) for card in cards]
    fitting = [fits(duel, card, condition.what, view, kind) for card, kind in kinds]
    return bool(fitting) and all(fitting) is not condition.no


def _fits(duel: RiftDuel, condition: said.Is | said.Has | happenings.Tally, view: View, card: RiftCard) -> bool:
    """Whether a condition about single cards is true of one."""
    match condition:
        case said.Is(quality=quality, also=also, no=no):
            or_also = also is not None and is_now(duel, card, also, view, no=False)
            return or_also or is_now(duel, card, quality, view, no)
        case said.Has(trait=trait, no=no):
            return card.face_up and has_trait(duel, card, trait, view) is not no
        case happenings.Tally(count=count):
            return _tally(card, condition) >= count


def _lies(duel: RiftDuel, condition: said.LiesIn, view: View, card: RiftCard) -> bool:
    place = place_of(card)
    return place >= 0 and zone_fits(duel, duel.zones[place], zone_phrase(condition.where), view)


def _player(condition: said.Stock | said.Controls, view: View) -> int:
    """The seat of the player that a condition is about."""
    return other(view.seat) if condition.theirs else view.seat


def _controls(duel: RiftDuel, condition: said.Controls, view: View) -> bool:
    """Whether a player has so many of something."""
    seat, count = _player(condition, view), condition.count
    if count is not None:
        return count.admits(_controlled(duel, count.what, seat, view))
    assert condition.whom is not None
    if any(each.is_zone for each in _phrase_of(condition.whom)):
        return any(_controlled(duel, each, seat, view) for each in _phrase_of(condition.whom))
    return any(card.owner == seat for card in meant(duel, condition.whom, view))


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


def _is_true_of(duel: RiftDuel, who: Selector, view: View, test: Callable[[RiftCard], bool]) -> bool:
    """Whether something is true of one of those a choice could mean, or of all that are named."""
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
    count, whom = condition.count, condition.whom
    what = count.what if count else next(iter(_phrase_of(whom)), None)
    if what is not None and what.is_zone and condition.who is not None:
        return _connects_to_zones(duel, condition.who, count or said.Count(what, least=1), view)
    if whom is None:
        assert count is not None
        assert condition.who is not None
        return _connects_to_cards(duel, condition.who, count, view)
    goals = meant(duel, whom, view)
    if count is not None:
        near = [card for card in matching(duel, count.what, view) if card.face_up]
        return count.admits(len([card for card in near if _reached(duel, card, goals, view)]))
    assert condition.who is not None
    return _is_true_of(duel, condition.who, view, lambda card: bool(_reached(duel, card, goals, view)))


def _connects_to_zones(duel: RiftDuel, who: Selector, count: said.Count, view: View) -> bool:
    zones = bits(zone.id for zone in zones_fitting(duel, count.what, view))
    return _is_true_of(duel, who, view, lambda card: count.admits((_reach(duel, card, view) & zones).bit_count()))


def _connects_to_cards(duel: RiftDuel, who: Selector, count: said.Count, view: View) -> bool:
    goals = matching(duel, count.what, view)
    return _is_true_of(duel, who, view, lambda card: count.admits(len(_reached(duel, card, goals, view))))


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
