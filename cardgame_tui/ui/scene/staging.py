"""Puts the stage together from a running match: all of it is what both players know."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from cardgame_tui.engine.asking import PASS
from cardgame_tui.engine.duel import SEATS, Duel
from cardgame_tui.engine.prompt import Prompt
from cardgame_tui.engine.shown.view import PUBLIC_SEAT, View
from cardgame_tui.play.asking.orders import asks_priority
from cardgame_tui.play.lookahead.consequence import NOTHING, Consequence, Score
from cardgame_tui.play.lookahead.consequences import Consequences
from cardgame_tui.play.lookahead.unchanged import NOTHING_CHANGED, ByChange, unchanged_consequences
from cardgame_tui.play.rules_in_play import changed_rules
from cardgame_tui.play.viewer import NOTED, LogLine, Viewer
from cardgame_tui.ui.keys.answering import Badge
from cardgame_tui.ui.scene.event_question import DOING, in_sentences
from cardgame_tui.ui.scene.question import ACTS, MOST_TRIED, Question
from cardgame_tui.ui.scene.scene import Scene
from cardgame_tui.ui.scene.stage import Stage, StageOption, Turnout
from cardgame_tui.ui.session.session import Session

MOST_EVENTS = 2
"""Most events that the caption says at once."""
IF_NOBODY = "if nobody answers"


def stage_of(session: Session, *, ascii: bool, second_names: bool) -> Stage:
    """What somebody who looks on sees of a match now.

    Args:
        session: the match.
        ascii: draw everything in ASCII.
        second_names: draw cards with their second names, where they have one.
    """
    prompt = None if session.stepping is not None else session.prompt
    scene = Scene(
        view=_view(session),
        layout=session.layout(),
        near=SEATS[0],
        question=_question(session, prompt),
        cards={} if prompt is None else _may_be_picked(session, prompt),
        zones={},
        ascii=ascii,
        second_names=second_names,
        title=session.ruleset.title,
        played=session.setup.rules_in_short,
        backs=True,
    )
    rules = changed_rules(session.driver.duel.options, session.setup.variant)
    by_change = session.by_change if rules else NOTHING_CHANGED
    happens, places = _happens(session)
    stage = Stage(scene, rules, happens, not by_change.events.isdisjoint(places))
    if prompt is None:
        return stage if session.stepping is not None else replace(stage, asks=_result_words(session))
    asked = replace(
        stage,
        asks=Viewer.PUBLIC.question(session.ruleset, session.driver.duel, prompt),
        who=PUBLIC_SEAT if prompt.secret else prompt.seat,
    )
    if session.bot_thinks is not None or prompt.secret:
        return replace(asked, hidden="Both choose in secret." if prompt.secret else "")
    return _with_answers(asked, session, prompt, by_change)


def _result_words(session: Session) -> str:
    """How the duel ended."""
    result = session.result
    if result is None:
        return ""
    return f"{session.name(result.winner)} wins." if result.winner else "A draw."


def _view(session: Session) -> View:
    if session.stepping is not None:
        return session.stepping.stop_for(Viewer.PUBLIC).view
    return Viewer.PUBLIC.view(session.ruleset, session.driver.duel)


def _question(session: Session, prompt: Prompt | None) -> Question:
    """Who decides what, and the card and the zone that it is about as far as the public sees them."""
    if session.stepping is not None:
        zones = [event.zone for event in session.events_shown() if event.zone is not None]
        return Question(words=DOING, doing=DOING, zone=zones[-1] if zones else None)
    if prompt is None:
        return Question()
    duel, wording = session.driver.duel, session.ruleset.wording
    seen = prompt.card is not None and duel.sees(PUBLIC_SEAT, duel.cards[prompt.card])
    thinks = session.bot_thinks
    return Question(
        words=prompt.ask,
        who="" if prompt.secret else session.name(prompt.seat),
        doing="" if thinks is None else f"{session.name(thinks.seat)} thinks",
        card=prompt.card if seen else None,
        zone=prompt.zone if prompt.public or seen else None,
        acting=wording.acting.get(prompt.ask, ACTS),
        mark=wording.marks.get(prompt.ask, "") if seen else "",
    )


def _may_be_picked(session: Session, prompt: Prompt) -> dict[int, Badge]:
    """A word on each card that a public question offers, such as ``blocks?``."""
    if not prompt.public:
        return {}
    wording = session.ruleset.wording
    word = {**wording.unless_other, **wording.unless}.get(prompt.ask, "").partition(" ")[0]
    offered = [option.card for option in prompt.options if option.card is not None]
    return {
        card: Badge(f"{word}?")
        for card in offered
        if session.driver.duel.sees(PUBLIC_SEAT, session.driver.duel.cards[card])
    }


def _happens(session: Session) -> tuple[str, Sequence[int]]:
    """What has just happened, in at most two sentences, and the places in the log of these events."""
    duel = session.driver.duel
    events = duel.events or []
    if session.stepping is not None:
        places: Sequence[int] = [] if session.stepping.at_position else session.stepping.events
        lines = Viewer.PUBLIC.log(session.ruleset, duel, [events[place] for place in places])
        return in_sentences(line.words for line in lines), places
    answers = len(session.driver.given)
    first = session.record.duel.situation(answers - 1).events if answers else 0
    places = range(first, len(events)) or range(max(0, len(events) - 1), len(events))
    lines = Viewer.PUBLIC.log(session.ruleset, duel, [events[place] for place in places])
    told = _most_telling(lines)
    return in_sentences(lines[each].words for each in told), [places[each] for each in told]


def _most_telling(lines: Sequence[LogLine]) -> list[int]:
    """The places of the last lines that weigh most, oldest first."""
    found = [place for place, line in enumerate(lines) if line.weight > NOTED] or list(range(len(lines)))
    heaviest = sorted(found, key=lambda place: (lines[place].weight, place))[-MOST_EVENTS:]
    return sorted(heaviest)


def _with_answers(stage: Stage, session: Session, prompt: Prompt, by_change: ByChange) -> Stage:
    """The stage with the answers, or with what is said in their place; and with the one large number."""
    driver = session.driver
    now = Consequences(driver, PUBLIC_SEAT, to_all=True)
    before = unchanged_consequences(driver) if stage.rules else None
    if not prompt.public:
        name = session.name(prompt.seat)
        hidden = f"What {name} could answer is hidden."
        passing = next((place for place, option in enumerate(prompt.options) if option.key == PASS.key), None)
        if passing is None or not driver.duel.stack or not asks_priority(prompt):
            return replace(stage, hidden=hidden)
        turnout = _turnout(driver.duel, prompt, IF_NOBODY, now.of(passing), _of(before, passing))
        return replace(stage, hidden=hidden, turnout=turnout)
    tried = len(prompt.options) <= MOST_TRIED and now.affords(len(prompt.options))
    outcomes = [now.of(place) if tried else NOTHING for place in range(len(prompt.options))]
    usual = [_of(before, place) if tried else None for place in range(len(prompt.options))]
    said = [session.ruleset.wording.option(driver.duel, option) for option in prompt.options]
    options = tuple(
        StageOption(
            words,
            outcome.happens,
            outcome.unless,
            outcome.short,
            place in by_change.options or (other is not None and other.scores != outcome.scores),
        )
        for place, (words, outcome, other) in enumerate(zip(said, outcomes, usual, strict=True))
    )
    return replace(stage, options=options, turnout=_largest(driver.duel, prompt, said, outcomes, usual))


def _of(consequences: Consequences | None, place: int) -> Consequence | None:
    return None if consequences is None else consequences.of(place)


def _largest(
    duel: Duel[Any],
    prompt: Prompt,
    said: Sequence[str],
    outcomes: Sequence[Consequence],
    usual: Sequence[Consequence | None],
) -> Turnout | None:
    """The answer that changes a score most; one that a changed rule makes different comes first."""

    def weight(place: int) -> tuple[bool, int]:
        """How telling an answer is."""
        other, outcome = usual[place], outcomes[place]
        differs = other is not None and other.scores != outcome.scores
        return differs, max((abs(score.after - score.before) for score in outcome.scores), default=0)

    best = max(range(len(outcomes)), key=weight, default=None)
    if best is None or weight(best)[1] == 0:
        return None
    return _turnout(duel, prompt, said[best], outcomes[best], usual[best])


def _turnout(
    duel: Duel[Any], prompt: Prompt, words: str, outcome: Consequence, other: Consequence | None
) -> Turnout | None:
    """The large number of an answer; None for one that changes no score."""
    score = max(outcome.scores, key=lambda each: abs(each.after - each.before), default=None)
    if score is None or score.begins:
        return None
    names = duel.start.names
    seat = names.index(score.name) + 1 if score.name in names and names[0] != names[1] else 0
    usual = "" if other is None or other.scores == outcome.scores else _usual(score, other)
    return Turnout(f"{words}: {score.name}'s {score.unit}", seat, score, usual)


def _usual(score: Score, other: Consequence) -> str:
    """What an answer would do to the same score without the changed rules."""
    same = next((each for each in other.scores if each.name == score.name), None)
    return f"stays {score.before}" if same is None else f"{same.before} → {same.after}"
