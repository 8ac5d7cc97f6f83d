"""The open prompt as a question in words: what can be picked, what each key does, and what cannot be picked."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from cardgame_tui.engine.duel import Duel
from cardgame_tui.engine.prompt import Prompt
from cardgame_tui.engine.shown.layout import Layout
from cardgame_tui.engine.shown.view import PUBLIC_SEAT
from cardgame_tui.engine.shown.wording import Wording
from cardgame_tui.play.asking.orders import asks_priority
from cardgame_tui.play.lookahead.consequences import Consequences
from cardgame_tui.play.lookahead.unchanged import differs
from cardgame_tui.ui.cells.text import counted
from cardgame_tui.ui.keys.answering import Choice
from cardgame_tui.ui.keys.codes import code_order, number_codes
from cardgame_tui.ui.keys.grouping import AnswerShape, OptionGroup
from cardgame_tui.ui.scene.question import ACTS, MOST_TRIED, Entry, NotOffered, Question
from cardgame_tui.ui.scene.slots import is_slot
from cardgame_tui.ui.session.passing import may_pass_unseen, passing_words
from cardgame_tui.ui.session.session import Session

UNCHANGED_SCORE = "no score changes"
"""What is said of an answer that leaves all scores as they are, next to one that does not."""
ANSWERED = "answered, shown in a moment"
"""What is said of a question whose answer other screens do not show yet."""


def open_question(
    session: Session,
    choice: Choice | None,
    hand_key: str,
    consequences: Consequences | None = None,
    usual: Consequences | None = None,
) -> Question:
    """Put the open question into words for the viewer.

    Args:
        session: the match.
        choice: the part of the answer that has been picked so far; None while the hand is closed.
        hand_key: the key that opens the hand.
        consequences: what the options would do; None to leave it out.
        usual: what they would do without the changed rules; None where none is changed.
    """
    prompt = session.prompt
    if prompt is None:
        return Question()
    asked = _asked(session, prompt)
    if session.late:
        return replace(asked, doing=late_words(session))
    if session.bot_thinks is not None:
        return replace(asked, doing=f"{session.name(session.bot_thinks.seat)} thinks")
    if session.has_answered:
        return replace(asked, doing=ANSWERED)
    if session.waits_for:
        return replace(asked, doing=waiting_words(session), here=tuple(_who_is_here(session)))
    if choice is None:
        card = open_card(session.driver.duel, prompt, PUBLIC_SEAT) if asked.mark else None
        return replace(asked, hints=_gate_hints(session, prompt, hand_key), card=card)
    return _with_options(asked, session, choice, consequences, usual)


def waiting_words(session: Session) -> str:
    """Who decides at another screen, and since when."""
    names = " and ".join(map(session.name, session.waits_for))
    if set(session.waits_for) & session.runner.screens.awaited:
        return f"{names} has no screen yet"
    return f"{names} decides, asked at {session.runner.asked_at:%H:%M}"


def _who_is_here(session: Session) -> Iterator[str]:
    """Where each player is and what they do, and how many people look on, a line each."""
    screens = session.runner.screens
    for seat in session.runner.people:
        away = "no screen yet" if seat in screens.awaited else "at the keyboard"
        where = "at a screen of their own" if seat in screens.here else away
        does = f"decides since {session.runner.asked_at:%H:%M}" if seat in session.waits_for else "reads"
        yield f"{session.name(seat)}  {where}, {does}"
    looking = sum(screens.onlookers.values())
    if looking:
        yield f"{counted(looking, 'screen')} for people who look on"


def late_words(session: Session) -> str:
    """How late this is shown, or will be, and where the duel is now."""
    wording = session.ruleset.wording
    now = wording.when(session.live.record.driver.duel.turn)
    late = f"{counted(session.late, wording.turn)} late"
    return f"{late}, now {now}" if session.viewer.sees_all else f"both {session.hand_word}s come {late}, now {now}"


def _asked(session: Session, prompt: Prompt) -> Question:
    """Who is asked what, in words that both players may read."""
    duel, wording = session.driver.duel, session.ruleset.wording
    return Question(
        words=session.question(),
        rule=prompt.rule,
        who="" if prompt.secret else session.name(prompt.seat),
        final="final" if session.setup.table.undo == "never" else "",
        mark=wording.marks.get(prompt.ask, ""),
        gap=session.ruleset.gap(duel, prompt),
        stacked=wording.stacked.get(prompt.ask, ""),
    )


def _with_options(
    asked: Question,
    session: Session,
    choice: Choice,
    consequences: Consequences | None,
    usual: Consequences | None,
) -> Question:
    """The question with what can be picked and what cannot, as the player who is asked may read it."""
    duel, wording, prompt = session.driver.duel, session.ruleset.wording, choice.prompt
    led_elsewhere = _led_elsewhere(choice.at_once(), consequences, usual)
    changed = session.offered_by_change.options | {*led_elsewhere}
    refused = tuple(not_offered(session))
    entries = tuple(_entries(wording, duel, session.layout(), choice, changed))
    return replace(
        asked,
        source="" if prompt.card is None else _source(duel, prompt),
        progress=_progress(choice),
        collects=choice.shape in (AnswerShape.SOME, AnswerShape.ORDER),
        entries=_own_hits_last(entries, choice, consequences),
        hints=tuple(_hints(wording, duel, choice)),
        refused=refused,
        card=open_card(duel, prompt, prompt.seat),
        zone=prompt.zone,
        acting=wording.acting.get(prompt.ask, ACTS),
        options=choice.at_once(),
        consequences=consequences,
        known=0 if consequences is None else consequences.known,
        passes_stack=bool(duel.stack) and asks_priority(prompt),
        changed=frozenset(key for key, index in choice.at_once().items() if index in changed),
        compared=tuple(
            _compared(lambda index: wording.option(duel, prompt.options[index]), changed, led_elsewhere, refused)
        ),
    )


def _led_elsewhere(
    options: Mapping[str, int], now: Consequences | None, usual: Consequences | None
) -> dict[int, tuple[str, str]]:
    """The scores without the changed rules, and with them, of those of a few options where they differ.

    An option is left out until both are known.
    """
    if now is None or usual is None or len(options) > MOST_TRIED or not now.affords(2 * len(options)):
        return {}
    both = {index: (usual.so_far(index), now.so_far(index)) for index in options.values()}
    known = {index: each for index, each in both.items() if now.knows(index) and usual.knows(index)}
    return {
        index: (before.short or UNCHANGED_SCORE, after.short or UNCHANGED_SCORE)
        for index, (before, after) in known.items()
        if differs(after, before)
    }


def _compared(
    words: Callable[[int], str],
    changed: Iterable[int],
    led_elsewhere: Mapping[int, tuple[str, str]],
    refused: Iterable[NotOffered],
) -> Iterable[str]:
    """What would be without the changed rules and what is, of options and refusals that are their work."""
    for index in sorted(changed):
        if index in led_elsewhere:
            before, now = led_elsewhere[index]
            yield f"{words(index)}: before: {before}, now: {now}"
        else:
            yield f"before: not offered, now: {words(index)}"
    for each in refused:
        if each.by_change:
            yield f"before: offered, now: {each.words}{each.because}"


def not_offered(session: Session) -> Iterable[NotOffered]:
    """What the open prompt does not offer, and why; nothing while the asked player's hand is closed."""
    if session.gate_closed:
        return
    duel, by_change = session.driver.duel, session.offered_by_change
    for option, refusal in duel.why_not():
        words, changed = session.ruleset.wording.option(duel, option), by_change.refuses(option)
        yield NotOffered(words, refusal.reason, refusal.rule, option.card, option.zone, changed)


def _source(duel: Duel[Any], prompt: Prompt) -> str:
    card = duel.cards[prompt.card or 0]
    return card.name if duel.sees(prompt.seat, card) else ""


def open_card(duel: Duel[Any], prompt: Prompt, reader: int) -> int | None:
    """The card that a question is about, if a seat, or the public, sees it."""
    return prompt.card if prompt.card is not None and duel.sees(reader, duel.cards[prompt.card]) else None


def _entries(
    wording: Wording, duel: Duel[Any], layout: Layout, choice: Choice, changed: Collection[int]
) -> Iterable[Entry]:
    if choice.shape in (AnswerShape.AMOUNT, AnswerShape.YES_NO):
        return
    if choice.open is not None:
        for code, index in choice.members():
            option = choice.prompt.options[index]
            mark = "*" if index in choice.picked else ""
            words = wording.option(duel, option)
            yield Entry(code, words, mark, option.card, option.zone, by_change=index in changed)
        return
    listed = choice.listed()
    titles = [_title(duel, group) for group, *_ in listed]
    for title, equals in sorted(zip(titles, listed, strict=True), key=lambda each: code_order(each[1][0].place)):
        group = equals[0]
        place = _place(wording, duel, layout, group) if title and titles.count(title) > 1 else ""
        words = group_words(wording, duel, choice, group, place)
        several, marked = len(group.members) > 1, any(index in changed for index in group.members)
        others = tuple(each.card for each in equals[1:] if each.card is not None)
        picked = choice.picked_of(equals)
        yield Entry(group.code, words, picked, group.card, group.zone, several, marked, others)


def _own_hits_last(
    entries: Iterable[Entry], choice: Choice, consequences: Consequences | None
) -> tuple[Entry, ...]:
    """The entries in order, but entries that cost the player's score late, and those that hit own cards last.

    Entries of own cards and zones are tried at once; if they were tried later, the lines would change places.
    Where that takes too long they stay in order.
    """
    listed, options = tuple(entries), choice.at_once()
    if consequences is None or len(listed) > MOST_TRIED or not consequences.affords(len(listed)):
        return listed
    own = [entry.code for entry in listed if entry.code in options and consequences.picks_own(options[entry.code])]
    if len(own) in (0, len(listed)) or not consequences.affords_at_once(len(own)):
        return listed
    harm = {code: (found.hits_own, found.loses) for code in own for found in [consequences.of(options[code])]}
    return tuple(sorted(listed, key=lambda entry: harm.get(entry.code, (False, False))))


def group_words(wording: Wording, duel: Duel[Any], choice: Choice, group: OptionGroup, place: str = "") -> str:
    """The words of a group: the one option; or a card or zone, and what its options do, shortest first.

    Each of several options has the number that picks it.

    Args:
        wording: the words of the game.
        duel: the duel.
        choice: the answer they are options of.
        group: the group.
        place: where its card is, to tell it from another of the same name; usually empty.
    """
    said = [wording.option(duel, choice.prompt.options[index]) for index in group.members]
    if len(said) == 1:
        return f"{said[0]} {place}".rstrip()
    title = _title(duel, group)
    does = [" ".join(words.replace(title, "").strip(" :").split()) for words in said]
    numbered = sorted(zip(does, number_codes(len(does)), strict=True), key=lambda each: (len(each[0]), each[0]))
    return f"{title} {place}".rstrip() + f": {' or '.join(f'{code} {words}' for words, code in numbered)}"


def _title(duel: Duel[Any], group: OptionGroup) -> str:
    """The card or zone that a group of options is about; empty for neither."""
    if group.card is not None:
        name: str = duel.cards[group.card].name
        return name
    return "" if group.zone is None else duel.zones[group.zone].name


def _place(wording: Wording, duel: Duel[Any], layout: Layout, group: OptionGroup) -> str:
    """The slot a card is in, to distinguish cards of the same name."""
    if group.card is None:
        return ""
    zone = duel.cards[group.card].zone
    if zone is None or not is_slot(layout, zone.name):
        return ""
    whose = f"{duel.start.names[zone.seat - 1]}'s "
    return f"({wording.place(duel, zone.id).removeprefix(whose)})"


def _progress(choice: Choice) -> str:
    prompt = choice.prompt
    if choice.shape is AnswerShape.SOME:
        if prompt.least == prompt.limit:
            return f"{len(choice.picked)} of {prompt.limit}"
        asked = f"{prompt.least} to {prompt.limit}" if prompt.least else f"up to {prompt.limit}"
        return f"{asked}, {len(choice.picked)} picked"
    if choice.shape is AnswerShape.ORDER:
        return f"{len(choice.picked)} of {prompt.limit} in order"
    if choice.shape is AnswerShape.AMOUNT:
        amounts = [option.value for index, option in enumerate(prompt.options) if index != choice.decline]
        return f"{amounts[0]} to {amounts[-1]}: {choice.typed or '_'}"
    if choice.open is not None or choice.typed:
        return f"{choice.open.code if choice.open else ''}>{choice.typed}"
    return ""


def _hints(wording: Wording, duel: Duel[Any], choice: Choice) -> Iterable[tuple[str, str]]:
    prompt = choice.prompt
    if choice.shape is AnswerShape.YES_NO:
        yield "enter", _said(wording, duel, prompt, "yes")
        yield "space", _said(wording, duel, prompt, "no")
        return
    if choice.shape is not AnswerShape.ONE and choice.enough:
        yield "enter", "confirm"
    if prompt.single and choice.decline is not None:
        yield "space", wording.option(duel, prompt.options[choice.decline])
    elif choice.shape is AnswerShape.SOME and prompt.least == 0 and not choice.picked:
        yield "space", "none"
    if choice.shape is AnswerShape.ORDER and choice.picked:
        yield "1-9", "place of the last one"
    if choice.can_cancel:
        yield "bksp", "back"


def _said(wording: Wording, duel: Duel[Any], prompt: Prompt, key: str) -> str:
    return next(wording.option(duel, option) for option in prompt.options if option.key == key)


def _gate_hints(session: Session, prompt: Prompt, hand_key: str) -> tuple[tuple[str, str], ...]:
    """The keys that work while the hand is closed, and what a pass does; nothing that would tell of the hand."""
    duel = session.driver.duel
    opening = (hand_key, f"open the {session.hand_word} to answer")
    passing = passing_words(session.ruleset, duel, prompt)
    key = "space" if may_pass_unseen(duel, prompt) else ""
    return (opening, (key, passing)) if passing else (opening,)
