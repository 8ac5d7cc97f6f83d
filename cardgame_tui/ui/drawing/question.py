"""The open question in words: who decides what and why, what can be picked, and what cannot."""

from collections.abc import Iterable, Mapping
from dataclasses import field, replace
from typing import Any

from cardgame_tui.bots.asking import Asked
from cardgame_tui.engine.duel import Duel
from cardgame_tui.engine.face import Gap
from cardgame_tui.engine.layout import Layout
from cardgame_tui.engine.prompt import Prompt
from cardgame_tui.engine.view import PUBLIC_SEAT
from cardgame_tui.engine.wording import Wording
from cardgame_tui.play.lookahead.consequence import NOTHING, Consequence
from cardgame_tui.play.lookahead.consequences import Consequences
from cardgame_tui.ui.drawing.slots import is_slot
from cardgame_tui.ui.keys.answering import Choice
from cardgame_tui.ui.keys.codes import code_order, number_codes
from cardgame_tui.ui.keys.grouping import AnswerShape, OptionGroup
from cardgame_tui.ui.session.orders import asks_priority
from cardgame_tui.ui.session.session import Session
from cardgame_tui.value import value

ACTS = "acts"
"""What the card of a question does if the game has no word for it."""
MOST_TRIED = 6
"""Most options that are all tried for what they would do; of more, only keys such as space are."""


@value
class Entry:
    """One thing that can be picked, in words.

    Args:
        code: the keys that pick it now.
        words: what it says.
        picked: whether and where it has been picked.
        card: number of its card, if any.
        zone: number of its zone, if any.
        several: whether a number picks one of several things to do with it.
    """

    code: str
    words: str
    picked: str
    card: int | None = None
    zone: int | None = None
    several: bool = False


@value
class NotOffered:
    """One thing that cannot be picked, in words, and why.

    Args:
        words: what it says.
        reason: why it cannot be picked.
        rule: number of the rule that forbids it.
        card: number of its card, if any.
        zone: number of its zone, if any.
    """

    words: str
    reason: str
    rule: str
    card: int | None = None
    zone: int | None = None

    @property
    def about(self) -> bool:
        """Whether it is about a card or a zone, and not just a key such as space."""
        return self.card is not None or self.zone is not None

    @property
    def because(self) -> str:
        """Why, with the rule."""
        return f": {self.reason} ({self.rule})"


@value
class Question:
    """The open question as the viewer may read it.

    Args:
        words: the question, empty once the duel is over.
        rule: number of the rule that asks.
        source: name of the card that asks, empty for none.
        who: name of the player who must decide, empty for both.
        doing: what happens while no player decides, shown instead of who must; empty if a player decides.
        final: ``final`` for an answer that cannot be undone, otherwise empty.
        progress: how much of a choice of several has been picked.
        collects: whether several are picked before they are confirmed.
        notice: a key that did nothing, and why; usually empty.
        entries: what can be picked, empty while the gate is closed.
        hints: keys and what they do now.
        refused: what cannot be picked, and why.
        card: number of the card the question is about, if the viewer may see it.
        zone: number of the zone the question is about, if any.
        acting: what that card does, such as ``strikes``.
        mark: words on that card on the table, such as ``trump this``; usually empty.
        gap: the place for the card that is asked for, if it is shown.
        options: the option that each key answers with at once.
        consequences: what the options would do, None if nothing is said of that.
        known: of how many options that is known; with more of them the question is not the same.
        passes_stack: whether a pass lets the top item of the stack resolve.
        stacked: what goes on the stack after the answer; usually empty.
    """

    words: str = ""
    rule: str = ""
    source: str = ""
    who: str = ""
    doing: str = ""
    final: str = ""
    progress: str = ""
    collects: bool = False
    notice: str = ""
    entries: tuple[Entry, ...] = ()
    hints: tuple[tuple[str, str], ...] = ()
    refused: tuple[NotOffered, ...] = ()
    card: int | None = None
    zone: int | None = None
    acting: str = ACTS
    mark: str = ""
    gap: Gap | None = None
    options: Mapping[str, int] = field(default_factory=dict)
    consequences: Consequences | None = None
    known: int = 0
    passes_stack: bool = False
    stacked: str = ""

    @property
    def resolving(self) -> str:
        """What happens if the top item of the stack resolves: what a pass leads to.

        It is tried now, since the lines below it would move if it came later.
        """
        index = self.options.get("space") if self.passes_stack else None
        return "" if index is None or self.consequences is None else self.consequences.of(index).outcome

    def affords(self, count: int) -> bool:
        """Whether it can be said what so many answers would do without a delay."""
        return self.consequences is not None and self.consequences.affords(count)

    @property
    def waits(self) -> bool:
        """Whether what an option would do is still to be worked out."""
        return self.consequences is not None and self.consequences.waits

    def follows(self, key: str) -> Consequence:
        """What the answer of a key would do, as far as that is known."""
        index = self.options.get(key)
        return NOTHING if index is None or self.consequences is None else self.consequences.so_far(index)


def by_reason(refused: Iterable[NotOffered]) -> list[NotOffered]:
    """Join what cannot be picked for the same reason into one refusal."""
    return [
        NotOffered(", ".join(words), reason, rule) for (reason, rule), words in named_by_reason(refused).items()
    ]


def named_by_reason(refused: Iterable[NotOffered]) -> dict[tuple[str, str], list[str]]:
    """What cannot be picked, by reason and rule."""
    joined: dict[tuple[str, str], list[str]] = {}
    for each in refused:
        joined.setdefault((each.reason, each.rule), []).append(each.words)
    return joined


def open_question(
    session: Session, choice: Choice | None, hand_key: str, consequences: Consequences | None = None
) -> Question:
    """Put the open question into words for the viewer.

    Args:
        session: the match.
        choice: what has been picked of the answer so far, None while the gate is closed.
        hand_key: the key that opens the hand.
        consequences: what the options would do, if that is to be said.
    """
    prompt = session.prompt
    if prompt is None:
        return Question()
    who = "" if prompt.secret else session.name(prompt.seat)
    final = "final" if session.setup.table.undo == "never" else ""
    duel = session.driver.duel
    wording = session.ruleset.wording
    mark, gap = wording.marks.get(prompt.ask, ""), session.ruleset.gap(duel, prompt)
    asked = Question(
        words=session.question(),
        rule=prompt.rule,
        who=who,
        final=final,
        mark=mark,
        gap=gap,
        stacked=wording.stacked.get(prompt.ask, ""),
    )
    if session.bot_thinks is not None:
        return replace(
            asked, doing=f"{session.name(session.bot_thinks.seat)} thinks", progress=_thought(session.bot_thinks)
        )
    if choice is None:
        card = open_card(duel, prompt, PUBLIC_SEAT) if mark else None
        return replace(asked, hints=_gate_hints(prompt, hand_key), card=card)
    return replace(
        asked,
        source="" if prompt.card is None else _source(duel, prompt),
        progress=_progress(choice),
        collects=choice.shape in (AnswerShape.SOME, AnswerShape.ORDER),
        entries=_own_hits_last(_entries(wording, duel, session.layout(), choice), choice, consequences),
        hints=tuple(_hints(wording, duel, choice)),
        refused=tuple(not_offered(session)),
        card=open_card(duel, prompt, prompt.seat),
        zone=prompt.zone,
        acting=wording.acting.get(prompt.ask, ACTS),
        options=choice.at_once(),
        consequences=consequences,
        known=0 if consequences is None else consequences.known,
        passes_stack=bool(duel.stack) and asks_priority(prompt),
    )


def _thought(asked: Asked) -> str:
    """How far a bot has come that thinks."""
    return f"{asked.samples} of {asked.expected}" if asked.expected else f"{asked.samples}"


def not_offered(session: Session) -> Iterable[NotOffered]:
    """What the open prompt does not offer, and why; nothing while the asked player's hand is closed."""
    if session.gate_closed:
        return
    duel = session.driver.duel
    for option, refusal in duel.why_not():
        words = session.ruleset.wording.option(duel, option)
        yield NotOffered(words, refusal.reason, refusal.rule, option.card, option.zone)


def _source(duel: Duel[Any], prompt: Prompt) -> str:
    card = duel.cards[prompt.card or 0]
    return card.name if duel.sees(prompt.seat, card) else ""


def open_card(duel: Duel[Any], prompt: Prompt, reader: int) -> int | None:
    """The card that a question is about, if a seat, or the public, sees it."""
    return prompt.card if prompt.card is not None and duel.sees(reader, duel.cards[prompt.card]) else None


def _entries(wording: Wording, duel: Duel[Any], layout: Layout, choice: Choice) -> Iterable[Entry]:
    if choice.shape in (AnswerShape.AMOUNT, AnswerShape.YES_NO):
        return
    if choice.open is not None:
        for code, index in choice.members():
            option = choice.prompt.options[index]
            mark = "*" if index in choice.picked else ""
            yield Entry(code, wording.option(duel, option), mark, option.card, option.zone)
        return
    titles = [_title(duel, group) for group in choice.groups]
    for title, group in sorted(zip(titles, choice.groups, strict=True), key=lambda each: code_order(each[1].code)):
        place = _place(duel, layout, group) if title and titles.count(title) > 1 else ""
        words = group_words(wording, duel, choice, group, place)
        several = len(group.members) > 1
        yield Entry(group.code, words, choice.badge(group).picked, group.card, group.zone, several)


def _own_hits_last(
    entries: Iterable[Entry], choice: Choice, consequences: Consequences | None
) -> tuple[Entry, ...]:
    """What can be picked, in its order; what costs the player's score comes late, what hits own cards last.

    Own cards and zones among others are tried now, since the lines would change places if that came later.
    """
    listed, options = tuple(entries), choice.at_once()
    if consequences is None or len(listed) > MOST_TRIED or not consequences.affords(len(listed)):
        return listed
    own = [entry.code for entry in listed if entry.code in options and consequences.picks_own(options[entry.code])]
    if len(own) in (0, len(listed)):
        return listed
    harm = {code: (found.hits_own, found.loses) for code in own for found in [consequences.of(options[code])]}
    return tuple(sorted(listed, key=lambda entry: harm.get(entry.code, (False, False))))


def group_words(wording: Wording, duel: Duel[Any], choice: Choice, group: OptionGroup, place: str = "") -> str:
    """What a group of options says: the option itself, or what several options are about and do, shortest first.

    Each of several has the number that then picks it.

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


def _place(duel: Duel[Any], layout: Layout, group: OptionGroup) -> str:
    """The slot a card is in, to distinguish cards of the same name."""
    if group.card is None:
        return ""
    zone = duel.cards[group.card].zone
    return f"({zone.name})" if zone is not None and is_slot(layout, zone.name) else ""


def _progress(choice: Choice) -> str:
    prompt = choice.prompt
    if choice.shape is AnswerShape.SOME:
        asked = str(prompt.least) if prompt.least == prompt.limit else f"{prompt.least}-{prompt.limit}"
        return f"{len(choice.picked)} of {asked}"
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


def _gate_hints(prompt: Prompt, hand_key: str) -> tuple[tuple[str, str], ...]:
    decline = prompt.single and Choice(prompt).decline is not None
    passing = (("space", "pass or no without looking"),) if decline else ()
    return ((hand_key, "open the hand to answer"), *passing)
