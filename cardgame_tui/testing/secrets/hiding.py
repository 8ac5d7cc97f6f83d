"""Checks of the conformance kit that no seat is shown or offered what it may not know."""

from collections.abc import Iterable, Sequence

from cardgame_tui.engine.digest import state_digest
from cardgame_tui.engine.duel import Duel
from cardgame_tui.engine.events import PUBLIC, Event
from cardgame_tui.engine.prompt import Option
from cardgame_tui.engine.shown.view import PUBLIC_SEAT, view
from cardgame_tui.testing.secrets.canary import leaks, named_cards, names_hidden_from
from cardgame_tui.testing.watch import READERS, Watch, mark


def options_are_the_seats_own(watch: Watch) -> None:
    """The asked seat may see every card on offer; if the question is public, everybody may."""
    _complain_of_hidden(watch, watch.prompt.options, "offers")


def refusals_are_the_seats_own(watch: Watch) -> None:
    """The asked seat may see every refused card; if the question is public, everybody may."""
    _complain_of_hidden(watch, [option for option, _ in watch.duel.why_not()], "refuses")


def public_questions_are_open(watch: Watch) -> None:
    """A public question is about no hidden card and names the asked player, since no curtain does."""
    prompt, duel = watch.prompt, watch.duel
    if not prompt.public:
        return
    if prompt.secret:
        watch.complain(f"prompt {prompt.ask!r} is both secret and public")
    if prompt.card is not None and not duel.sees(PUBLIC_SEAT, duel.cards[prompt.card]):
        watch.complain(f"the public prompt {prompt.ask!r} is about the hidden card {prompt.card}")
    words = watch.ruleset.wording.question(duel, prompt, PUBLIC_SEAT)
    if duel.start.names[prompt.seat - 1] not in words:
        watch.complain(f"the public prompt {prompt.ask!r} does not say who is asked: {words!r}")


def events_can_be_read(watch: Watch) -> None:
    """New events cite existing rules, have words, and name no card to a seat that did not see it."""
    events = watch.duel.events or []
    for event in events[watch.read :]:
        watch.cite(event.rule, f"event {event.what!r}")
        if not watch.ruleset.wording.has_event(event.what):
            watch.complain(f"event {event.what!r} has no words in `Wording.events`")
        for reader in READERS:
            words = watch.ruleset.wording.event(watch.duel, event, reader)
            if named := named_cards(words) - _seen_in(watch.duel, event, reader):
                watch.complain(f"event {event.what!r} names to reader {reader} the card {min(named)}: {words!r}")
    watch.read = len(events)


def views_hide(watch: Watch) -> None:
    """The view of a seat holds nothing that seat may not know, and looking changes nothing."""
    before = state_digest(watch.duel)
    for seat in READERS:
        shown = view(watch.ruleset, watch.duel, seat)
        for leak in leaks(shown, watch.duel, seat):
            watch.complain(f"the view of seat {seat}: {leak}")
    view(watch.ruleset, watch.duel, PUBLIC_SEAT, open_hands=True)
    if state_digest(watch.duel) != before:
        watch.complain("looking at the duel has changed it")


def prompts_hide(watch: Watch) -> None:
    """What a seat receives with the prompt, and the words made from it, hold nothing hidden from it."""
    prompt, wording = watch.prompt, watch.ruleset.wording
    for reader in READERS:
        hidden = names_hidden_from(watch.duel, reader)
        if named := named_cards(wording.question(watch.duel, prompt, reader)) & hidden:
            watch.complain(f"the question {prompt.ask!r} names to reader {reader} the card {min(named)}")
    options = [*prompt.options, *(option for option, _ in watch.duel.why_not())]
    for seat in _readers(watch):
        hidden = names_hidden_from(watch.duel, seat)
        for leak in leaks(options, watch.duel, seat):
            watch.complain(f"prompt {prompt.ask!r} for seat {seat}: {leak}")
        for option in options:
            if named := named_cards(wording.option(watch.duel, option)) & hidden:
                watch.complain(f"option {mark(option)} names to seat {seat} the card {min(named)}")


def _complain_of_hidden(watch: Watch, options: Iterable[Option], verb: str) -> None:
    duel = watch.duel
    numbers = {option.card for option in options if option.card is not None}
    for seat in _readers(watch):
        if unseen := [number for number in numbers if not duel.sees(seat, duel.cards[number])]:
            watch.complain(f"prompt {watch.prompt.ask!r} {verb} card {min(unseen)}, which seat {seat} may not see")


def _readers(watch: Watch) -> Sequence[int]:
    """Who reads the options: the asked seats, or everybody if the question is public."""
    return READERS if watch.prompt.public else watch.asked


def _seen_in(duel: Duel, event: Event, reader: int) -> set[int]:
    """Numbers in the names that cards had which a reader saw when the event happened."""
    eyes = PUBLIC if reader == PUBLIC_SEAT else reader
    about = (
        (event.card, event.printed, event.sight),
        (event.other, event.other_printed, event.other_sight),
    )
    seen = [(card, printed) for card, printed, sight in about if card is not None and sight & eyes == eyes]
    return set().union(*[named_cards((printed or duel.cards[card].printed).name) for card, printed in seen])
