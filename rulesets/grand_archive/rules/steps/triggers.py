"""Triggered abilities: what fires when. The next check puts it on the stack (GA-174)."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from cardgame_tui.engine.duel import SEATS
from cardgame_tui.engine.stack import Target
from cardgame_tui.text import nodes_of, print_text
from cardgame_tui.text.abilities import Effect
from rulesets.grand_archive.cards.events import Act, Begins, Does, Event, Happens, OneCard, OneObject, Rare, Under
from rulesets.grand_archive.cards.nouns import ObjectKind, Phase
from rulesets.grand_archive.cards.printed import UNIT_TYPES
from rulesets.grand_archive.cards.program import Ability, Mode, Part
from rulesets.grand_archive.cards.selectors import OneTarget
from rulesets.grand_archive.rules.steps.conditions import is_true
from rulesets.grand_archive.state.card import ArchiveCard, controller_of, target_at
from rulesets.grand_archive.state.characteristics import Traits
from rulesets.grand_archive.state.deeds import is_doer, is_phase_of, times_done
from rulesets.grand_archive.state.delayed import DIES, Delayed
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.finding import with_trigger
from rulesets.grand_archive.state.items import Aimed, Item
from rulesets.grand_archive.state.known import Known
from rulesets.grand_archive.state.traits import concerns, traits


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
    watched(duel, [Subject(card, card.visit)], event, amount=amount)


def fire(duel: ArchiveDuel, one: Subject, event: Event, about: Aimed = None, *, amount: int = 0) -> None:
    """Let the abilities wait that an object has, or had as it left, for what happens to itself (GA-34)."""
    known = one.known
    triggers = traits(duel, one.card).triggers if known is None else known.traits.triggers
    if event in triggers:
        seat = controller_of(one.card) if known is None else known.controller
        _wait(duel, one.card, triggers[event], seat, one.visit, about, amount)


def watched(duel: ArchiveDuel, group: Sequence[Subject], event: Event, *, amount: int = 0) -> None:
    """Let the abilities wait that watch what happens to some objects together.

    Those that have left see it too, if they left at the same time (GA-34, GA-181).
    """
    words = event.value
    for seat in SEATS:
        for card in with_trigger(duel, seat, words):
            _see(duel, Subject(card, card.visit), traits(duel, card).triggers[words], seat, group, amount)
        for each in group:
            if (known := each.known) is not None and known.controller == seat and words in known.traits.triggers:
                _see(duel, each, known.traits.triggers[words], seat, group, amount)


def _see(
    duel: ArchiveDuel,
    watcher: Subject,
    abilities: Iterable[Ability],
    seat: int,
    group: Sequence[Subject],
    amount: int,
) -> None:
    """Let the abilities of one thing wait that watch some of a group: for each of them, or once for all."""
    for ability in abilities:
        watch = ability.watch
        assert isinstance(watch, Happens)
        seen = [each for each in group if _concerns(duel, watch, seat, watcher.card, each)]
        for each in seen if watch.group is None else seen[:1]:
            it = target_at(each.card, each.visit) if watch.group is None else None
            _wait(duel, watcher.card, (ability,), seat, watcher.visit, it, amount)


def _concerns(duel: ArchiveDuel, watch: Happens, seat: int, source: ArchiveCard, subject: Subject) -> bool:
    """Whether a trigger is about an object."""
    card, _, known = subject
    whom = watch.subject or watch.group
    assert whom is not None
    controller = controller_of(card) if known is None else known.controller
    now = traits(duel, card) if known is None else known.traits
    if watch.under is not None and (controller == seat) is not (watch.under is Under.YOURS):
        return False
    return concerns(duel, whom, seat, source, card, controller, now)


def does(
    duel: ArchiveDuel,
    seat: int,
    deed: Act,
    about: Aimed = None,
    *,
    card: ArchiveCard | None = None,
    seen: Traits | None = None,
    amount: int = 0,
) -> None:
    """Let the abilities wait that something triggers which a player does; remember it for this turn.

    Args:
        duel: the duel.
        seat: who does it.
        deed: what.
        about: what `it` is: the object, the item or the card.
        card: the card with which it is done.
        seen: its characteristics as it is done; by default those that it has now.
        amount: a number of the deed (`that much`).
    """
    now = seen if seen is not None or card is None else traits(duel, card)
    words = frozenset() if now is None else now.words
    name = "" if card is None else card.name
    duel.deeds[seat].append((deed.value, words))
    for each in SEATS:
        for watcher in with_trigger(duel, each, deed):
            for ability in traits(duel, watcher).triggers[deed]:
                watch = ability.watch
                if isinstance(watch, Does) and _is_done(duel, watch, each, seat, words, name):
                    _wait(duel, watcher, (ability,), each, watcher.visit, about, amount)


def _is_done(duel: ArchiveDuel, watch: Does, seat: int, by: int, words: frozenset[str], name: str) -> bool:
    """Whether a deed of a player is the one that a trigger of a seat waits for."""
    if not is_doer(watch.who, seat, by):
        return False
    what = watch.what
    if isinstance(what, OneObject) and not _is_object(what, words, name):
        return False
    kinds = what.kinds if isinstance(what, OneCard) else ()
    if not all([each.word in words for each in kinds]):
        return False
    nth = watch.nth or (what.nth if isinstance(what, OneCard) else None)
    return nth is None or times_done(duel, by, watch.deed, kinds) == nth.number


def _is_object(what: OneObject, words: frozenset[str], name: str) -> bool:
    if what.token is not None:
        return name == what.token
    if what.what in (None, ObjectKind.OBJECT):
        return True
    return not words.isdisjoint(UNIT_TYPES) if what.what is ObjectKind.UNIT else what.what.value in words


def fire_rare(duel: ArchiveDuel, seat: int, event: Rare, about: Aimed) -> None:
    """Let the abilities of everything wait that a seat controls: objects, and its mastery (GA-251)."""
    for card in with_trigger(duel, seat, event):
        _wait(duel, card, traits(duel, card).triggers[event], seat, card.visit, about, 0)


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
    item = Item(seat, rule, "trigger", card, word=word, amount=amount, about=about)
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
        for card in with_trigger(duel, seat, begun):
            for ability in traits(duel, card).triggers[begun]:
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
        item = Item(seat, ability.rule, "trigger", card, ability=ability, visit=visit, about=about, amount=amount)
        item.it = about
        item.count = amount
        item.played = card.played
        if ability.condition is None or is_true(duel, item, ability.condition):
            duel.waiting.append(item)


def trigger_of(seat: int, rule: str, source: ArchiveCard | None, effect: Effect, visit: int) -> Item:
    """A trigger that does what an effect says; its targets are chosen when it is put on the stack (GA-174)."""
    targets = tuple([node for node in nodes_of(effect) if isinstance(node, OneTarget)])
    label = print_text(effect)
    ability = Ability(0, label, rule, (Part((), (Mode("", (effect,), targets),)),))
    return Item(seat, rule, "trigger", source, ability=ability, visit=visit)


def item_of(duel: ArchiveDuel, each: Delayed) -> Item:
    """The item of a delayed trigger."""
    card = None if each.card is None else duel.cards[each.card]
    if each.effect is None:
        return Item(each.controller, "GA-179", "trigger", card, word=each.word, visit=each.visit)
    item = trigger_of(each.controller, "GA-179", card, each.effect, each.visit)
    item.it = None if each.it is None else Target(duel.cards[each.it[0]], each.it[1])
    return item
