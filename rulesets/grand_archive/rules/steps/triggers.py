"""Triggered abilities: what fires when. The next check puts it on the stack (GA-174)."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from cardgame_tui.engine.duel import SEATS
from cardgame_tui.engine.stack import Target
from cardgame_tui.text import print_text
from cardgame_tui.text.abilities import Effect, TriggerEvent
from rulesets.grand_archive.cards.manner import Moment
from rulesets.grand_archive.cards.nouns import Phase
from rulesets.grand_archive.cards.phrases.selectors import Phrase, Reference
from rulesets.grand_archive.cards.phrases.targets import targets_in
from rulesets.grand_archive.cards.program import Ability, Mode, Part
from rulesets.grand_archive.cards.statics.abilities import TriggersAgain
from rulesets.grand_archive.cards.triggers.compass import Direction, Turns
from rulesets.grand_archive.cards.triggers.events import (
    TURNS,
    WATCHED,
    Act,
    Begins,
    Does,
    Event,
    Happens,
    On,
    Rare,
    Under,
    about_one,
    is_of_leaving,
    words_of,
)
from rulesets.grand_archive.rules.steps.conditions import is_true
from rulesets.grand_archive.rules.steps.moments import is_moment
from rulesets.grand_archive.state.card import ArchiveCard, controller_of, target
from rulesets.grand_archive.state.deeds import is_doer, is_phase_of, times_done
from rulesets.grand_archive.state.delayed import DIES, LEAVES, Delayed
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.finding import with_trigger
from rulesets.grand_archive.state.items import Aimed, ArchiveItem
from rulesets.grand_archive.state.known import Known
from rulesets.grand_archive.state.layers.groups import describes_as, group_of, seats_of
from rulesets.grand_archive.state.ruled import InForce
from rulesets.grand_archive.state.traits import finished, in_force, is_like, is_meant, traits


class Subject(NamedTuple):
    """An object to which something happens: at one of its stays, and what it was if it has left (GA-34)."""

    card: ArchiveCard
    visit: int
    known: Known | None = None


def happens(duel: ArchiveDuel, card: ArchiveCard, event: Event, about: Aimed = None, *, amount: int = 0) -> None:
    """Let the abilities wait that something triggers which happens to an object, or which it does.

    Args:
        duel: the duel.
        card: the object, still in its place.
        event: what happens.
        about: for the abilities of the object itself what `it` is; for those of others `it` is the object.
        amount: a number of the event (`that much`).
    """
    fire(duel, Subject(card, card.visit), event, about, amount=amount)
    watched(duel, [card], event, amount=amount)


def fire(duel: ArchiveDuel, one: Subject, event: Event, about: Aimed = None, *, amount: int = 0) -> None:
    """Let the abilities wait that an object has, or had as it left, for what happens to itself (GA-34)."""
    known = one.known
    triggers = traits(duel, one.card).triggers if known is None else known.traits.triggers
    if event in triggers:
        seat = controller_of(one.card) if known is None else known.controller
        for ability in triggers[event]:
            _wait_often(duel, one, ability, seat, about, amount)


def _wait_often(duel: ArchiveDuel, one: Subject, ability: Ability, seat: int, about: Aimed, amount: int) -> None:
    """Let an ability of an object wait as often as it triggers (GA-346)."""
    for _ in range(1 + _times_more(duel, one, ability)):
        _wait(duel, one.card, (ability,), seat, one.visit, about, amount)


def _times_more(duel: ArchiveDuel, one: Subject, ability: Ability) -> int:
    """How many additional times an ability of an object triggers, by texts about its kind (GA-346)."""
    rules = in_force(duel, TriggersAgain) if isinstance(ability.watch, On) else ()
    return len([1 for each in rules if each.static.on is ability.watch and _is_of_one(duel, each, one)])


def _is_of_one(duel: ArchiveDuel, rule: InForce[TriggersAgain], one: Subject) -> bool:
    """Whether a text about triggers is about an object, also about one that has left (GA-34)."""
    whom = rule.static.whom
    if one.known is None or not isinstance(whom, Phrase):
        return is_meant(duel, whom, rule.seat, rule.source, one.card)
    group = group_of(whom)
    if one.known.controller not in seats_of(duel, rule.seat, group.whose):
        return False
    return describes_as(finished(duel), group, rule.seat, rule.source, one.card, one.known.traits)


def trigger_again(duel: ArchiveDuel, card: ArchiveCard, on: On) -> bool:
    """Let abilities of an object wait as if their event had happened; whether it has any (GA-346)."""
    found = [each for each in traits(duel, card).triggers.get(on.event, ()) if each.watch is on]
    for ability in found:
        _wait_often(duel, Subject(card, card.visit), ability, controller_of(card), None, 0)
    return bool(found)


class Sight(NamedTuple):
    """An ability that has seen something happen, and what `it` is for it."""

    card: ArchiveCard
    visit: int
    seat: int
    ability: Ability
    it: Aimed


def watched(duel: ArchiveDuel, cards: Sequence[ArchiveCard], event: Event, *, amount: int = 0) -> None:
    """Let the abilities wait that watch what happens to some objects together (GA-181)."""
    let_wait(duel, sighted(duel, cards, event), amount)


def let_wait(duel: ArchiveDuel, sights: Sequence[Sight], amount: int = 0) -> None:
    """Let abilities wait that have seen something."""
    for each in sights:
        _wait(duel, each.card, (each.ability,), each.seat, each.visit, each.it, amount)


def sighted(duel: ArchiveDuel, cards: Sequence[ArchiveCard], event: Event) -> list[Sight]:
    """The abilities that see what happens to some objects together, asked before any of them leaves (GA-34)."""
    words, found = WATCHED[event], list[Sight]()
    for seat in SEATS:
        for watcher, ability in with_trigger(duel, seat, words):
            seen = _seen(duel, ability.watch, seat, watcher, cards)
            found += [Sight(watcher, watcher.visit, seat, ability, it) for it in seen]
    return found


def _seen(
    duel: ArchiveDuel, watch: TriggerEvent | None, seat: int, source: ArchiveCard, cards: Sequence[ArchiveCard]
) -> Sequence[Aimed]:
    """What a trigger is about, of objects to which something happens together: each, or once for all of them."""
    if isinstance(watch, Happens):
        fitting = [each for each in cards if is_meant(duel, watch.subject, seat, source, each)]
        if watch.under is not None:
            fitting = [each for each in fitting if (controller_of(each) == seat) is (watch.under is Under.YOURS)]
        return [None] * bool(fitting) if watch.once else [target(each) for each in fitting]
    assert isinstance(watch, Does)
    own = [each for each in cards if is_doer(watch.who, seat, controller_of(each))]
    fitting = [each for each in own if watch.what is None or is_meant(duel, watch.what, seat, source, each)]
    if watch.ordinal is not None and fitting:
        before = times_done(duel, controller_of(fitting[0]), watch.deed)
        fitting = [each for place, each in enumerate(fitting, before + 1) if place == watch.ordinal.number]
    return [target(each) for each in fitting]


def does(
    duel: ArchiveDuel,
    seat: int,
    deed: Act,
    about: Aimed = None,
    *,
    card: ArchiveCard | None = None,
    amount: int = 0,
) -> None:
    """Let the abilities wait that something triggers which a player does; remember it for this turn.

    Args:
        duel: the duel.
        seat: who does it.
        deed: what.
        about: what `it` is: the object, the item or the card.
        card: the card with which it is done.
        amount: a number of the deed (`that much`).
    """
    words = frozenset() if card is None else traits(duel, card).words
    duel.deeds[seat].append((deed.value, words))
    duel.changed("turn")
    for each in SEATS:
        for watcher, ability in with_trigger(duel, each, deed):
            watch = ability.watch
            if isinstance(watch, Does) and _is_done(duel, watch, each, seat, watcher, card):
                _wait(duel, watcher, (ability,), each, watcher.visit, about, amount)


def _is_done(
    duel: ArchiveDuel, watch: Does, seat: int, by: int, source: ArchiveCard, card: ArchiveCard | None
) -> bool:
    """Whether a deed of a player is the one that a trigger of a seat waits for."""
    what = watch.described
    if not is_doer(watch.who, seat, by):
        return False
    if not (what is None or card is None or is_like(duel, what, seat, source, card)):
        return False
    if watch.ordinal is None:
        return True
    return times_done(duel, by, watch.deed, words_of(what)) == watch.ordinal.number


def fire_rare(duel: ArchiveDuel, seat: int, event: Rare, about: Aimed) -> None:
    """Let the abilities of everything wait that a seat controls: objects, and its mastery (GA-251)."""
    for card, ability in with_trigger(duel, seat, event):
        _wait(duel, card, (ability,), seat, card.visit, about, 0)


def fire_turn(duel: ArchiveDuel, seat: int, card: ArchiveCard, origin: Direction, to: Direction) -> None:
    """Let the abilities of a seat wait that the turn of its compass triggers (GA-344)."""
    for watcher, ability in with_trigger(duel, seat, TURNS):
        watch = ability.watch
        if isinstance(watch, Turns) and watch.is_so(card.name, origin, to):
            _wait(duel, watcher, (ability,), seat, watcher.visit, target(card), 0)


def fire_word(
    duel: ArchiveDuel,
    word: str,
    rule: str,
    seat: int,
    card: ArchiveCard | None = None,
    *,
    amount: int = 0,
    about: Aimed = None,
) -> None:
    """Let a trigger of a keyword or of the game itself wait; `word` names what it does."""
    item = ArchiveItem(seat, rule, "trigger", card, word=word, amount=amount, about=about)
    item.visit = 0 if card is None else card.visit
    duel.waiting.append(item)


def fire_delayed(duel: ArchiveDuel, event: str) -> None:
    """Let the delayed triggers of a moment wait; each fires once (GA-179)."""
    if duel.delayed:
        duel.waiting += [item_of(duel, each) for each in take_delayed(duel, event)]


def fire_death(duel: ArchiveDuel, card: ArchiveCard, visit: int) -> None:
    """Let wait what was to trigger when an object dies at one of its stays."""
    for each in [each for each in duel.delayed if each.moment == DIES and each.it == (card.id, visit)]:
        duel.delayed.remove(each)
        item = item_of(duel, each)
        item.back = True
        duel.waiting.append(item)


def fire_left(duel: ArchiveDuel, card: ArchiveCard, visit: int) -> None:
    """Let wait what was to trigger when an object leaves the field at one of its stays (GA-360)."""
    for each in [each for each in duel.delayed if each.moment == LEAVES]:
        if (each.card, each.visit) == (card.id, visit):
            duel.delayed.remove(each)
            duel.waiting.append(item_of(duel, each))


def take_delayed(duel: ArchiveDuel, event: str) -> list[Delayed]:
    """Take away and return what waits for a moment, or for that of the turn player."""
    moments = (event, f"{event}:{duel.active}")
    found = [each for each in duel.delayed if each.event in moments]
    for each in found:
        duel.delayed.remove(each)
    return found


def fire_charge(duel: ArchiveDuel, card: ArchiveCard, ability: Ability) -> None:
    """Let an On Charge ability wait (GA-285)."""
    _wait(duel, card, (ability,), controller_of(card), card.visit, None, 0)


def fire_phase(duel: ArchiveDuel, phase: str) -> None:
    """Let what triggers at the beginning of a phase wait (GA-83)."""
    begun = Phase[phase.upper()]
    for seat in duel.in_order():
        for card, ability in with_trigger(duel, seat, begun):
            watch = ability.watch
            if isinstance(watch, Begins) and is_phase_of(watch.whose, seat, duel.active):
                _wait(duel, card, (ability,), seat, card.visit, duel.sides[duel.active].hand, 0)
    fire_delayed(duel, phase)


def _wait(
    duel: ArchiveDuel,
    card: ArchiveCard,
    abilities: Iterable[Ability],
    seat: int,
    visit: int,
    about: Aimed,
    amount: int,
) -> None:
    for ability in abilities:
        if not _may_trigger(duel, card, ability, seat):
            continue
        item = ArchiveItem(
            seat, ability.rule, "trigger", card, ability=ability, visit=visit, about=about, amount=amount
        )
        watch = ability.watch
        own = about is None and watch is not None and about_one(watch) is Reference.THIS
        item.so_far.it = Target(card, visit) if own else about
        item.so_far.count = amount
        item.back = is_of_leaving(watch)
        item.played = card.played
        if ability.condition is None or is_true(duel, item, ability.condition):
            duel.waiting.append(item)
            if ability.once:
                card.used.add(ability.number)


def _may_trigger(duel: ArchiveDuel, card: ArchiveCard, ability: Ability, seat: int) -> bool:
    """Whether an ability that triggers only sometimes may do so now."""
    if ability.once and ability.number in card.used:
        return False
    if not all([is_moment(duel, seat, each) for each in ability.only if isinstance(each, Moment)]):
        return False
    return not isinstance(ability.watch, Happens) or _is_of_attack(duel, seat, card, ability.watch)


def _is_of_attack(duel: ArchiveDuel, seat: int, card: ArchiveCard, watch: Happens) -> bool:
    """Whether the attack is one that an event names: against what, by what, and with which weapon (GA-146)."""
    combat, named = duel.combat, (watch.prey, watch.hunter, watch.tool)
    if named == (None, None, None):
        return True
    if combat is None:
        return False
    parts = (combat.defenders, [combat.attacker], combat.wielded or ())
    return all(
        each is None or any([is_meant(duel, each, seat, card, one.thing) for one in things if not one.lost])
        for each, things in zip(named, parts, strict=True)
    )


def trigger_of(seat: int, rule: str, source: ArchiveCard | None, effect: Effect, visit: int) -> ArchiveItem:
    """A trigger that does what an effect says; its targets are chosen when it is put on the stack (GA-174)."""
    targets = targets_in(effect)
    label = print_text(effect)
    ability = Ability(0, label, rule, (Part((), (Mode("", (effect,), targets),)),))
    return ArchiveItem(seat, rule, "trigger", source, ability=ability, visit=visit)


def item_of(duel: ArchiveDuel, each: Delayed) -> ArchiveItem:
    """The item of a delayed trigger."""
    card = None if each.card is None else duel.cards[each.card]
    if each.effect is None:
        return ArchiveItem(each.controller, "GA-179", "trigger", card, word=each.word, visit=each.visit)
    item = trigger_of(each.controller, "GA-179", card, each.effect, each.visit)
    item.so_far.it = None if each.it is None else Target(duel.cards[each.it[0]], each.it[1])
    return item
