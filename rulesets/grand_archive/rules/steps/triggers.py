"""Triggered abilities: what fires when. The next check puts it on the stack (GA-174)."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from cardgame_tui.engine.stack import Target
from cardgame_tui.text import print_text
from cardgame_tui.text.abilities import Effect
from rulesets.grand_archive.cards.program import Ability, Mode, Part
from rulesets.grand_archive.cards.sentences import Trigger
from rulesets.grand_archive.cards.targets import targets_in
from rulesets.grand_archive.rules.steps.conditions import is_true
from rulesets.grand_archive.state.card import ArchiveCard, controller_of
from rulesets.grand_archive.state.delayed import DIES, Delayed
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.finding import with_trigger
from rulesets.grand_archive.state.items import Aimed, Item
from rulesets.grand_archive.state.known import Known
from rulesets.grand_archive.state.traits import traits

PHASE_TRIGGERS: Mapping[str, Trigger] = MappingProxyType(
    {
        "wake_up": Trigger.WAKE_UP, "materialize": Trigger.MATERIALIZE, "recollection": Trigger.RECOLLECTION,
        "draw": Trigger.DRAW, "main": Trigger.MAIN, "end": Trigger.END,
    }
)  # fmt: skip
"""What triggers at the beginning of a phase of the turn player (GA-83)."""


def fire(duel: ArchiveDuel, card: ArchiveCard, event: Trigger, about: Aimed = None, *, amount: int = 0) -> None:
    """Let the abilities that a card has on an event wait for the next check.

    Args:
        duel: the duel.
        card: the card whose abilities they are; its controller controls them (GA-171).
        event: what happened.
        about: the object, the item or the player that the event was about.
        amount: a number of the event.
    """
    triggers = traits(duel, card).triggers
    if event in triggers:
        _wait(duel, card, triggers[event], controller_of(card), card.visit, about, amount)


def fire_known(
    duel: ArchiveDuel, card: ArchiveCard, visit: int, known: Known, event: Trigger, about: Aimed = None
) -> None:
    """Let the abilities wait that an object had just before it left (GA-34).

    Args:
        duel: the duel.
        card: the card that was the object.
        visit: the stay it has left.
        known: what it was.
        event: what happened.
        about: what the event was about.
    """
    if found := known.traits.triggers.get(event):
        _wait(duel, card, found, known.controller, visit, about, 0)


def fire_for(duel: ArchiveDuel, seat: int, event: Trigger, about: Aimed = None, *, amount: int = 0) -> None:
    """Let the abilities of everything wait that a seat controls: objects, and its mastery (GA-251)."""
    for card in with_trigger(duel, seat, event):
        fire(duel, card, event, about, amount=amount)


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
    fire_for(duel, duel.active, PHASE_TRIGGERS[phase])
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
        item.played = card.played
        if ability.condition is None or is_true(duel, item, ability.condition):
            duel.waiting.append(item)


def trigger_of(seat: int, rule: str, source: ArchiveCard | None, effect: Effect, visit: int) -> Item:
    """A trigger that does what an effect says; its targets are chosen when it is put on the stack (GA-174)."""
    targets = targets_in(effect)
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
