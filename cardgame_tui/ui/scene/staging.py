"""Puts the stage together from a running match: all of it is what both players know."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby
from typing import TYPE_CHECKING, Any

from cardgame_tui.content.variants import Variant
from cardgame_tui.engine.asking import PASS
from cardgame_tui.engine.duel import SEATS, Duel, Result
from cardgame_tui.engine.events import Event
from cardgame_tui.engine.prompt import Prompt
from cardgame_tui.engine.shown.layout import Layout
from cardgame_tui.engine.shown.view import PUBLIC_SEAT, View
from cardgame_tui.play.asking.orders import asks_priority
from cardgame_tui.play.driver import Driver
from cardgame_tui.play.lookahead.consequence import NOTHING, Consequence, Score
from cardgame_tui.play.lookahead.consequences import Consequences
from cardgame_tui.play.lookahead.unchanged import OfferedByChange, differs, unchanged_consequences
from cardgame_tui.play.rules_in_play import changed_rules
from cardgame_tui.play.viewer import NOTED, NOTHING_ELSE, LogLine, Viewer
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.ui.keys.answering import Badge
from cardgame_tui.ui.scene.event_question import DOING, in_sentences
from cardgame_tui.ui.scene.question import ACTS, MOST_TRIED, Question
from cardgame_tui.ui.scene.scene import Scene
from cardgame_tui.ui.scene.stage import Stage, StageOption, Turnout
from cardgame_tui.ui.session.session import Session
from cardgame_tui.value import value

if TYPE_CHECKING:
    from cardgame_tui.play.history.replay import Replay

MOST_EVENTS = 2
"""Most events that the caption says at once."""
IF_NOBODY = "if nobody answers"


@value
class OnStage:
    """What the stage is made from: a place of a match that is played, or of one that is shown again.

    Args:
        ruleset: the game.
        layout: where its zones are.
        view: the table as the public sees it.
        driver: the duel at the last question.
        prompt: the open question; None within a decision and at the end.
        names: of the players, seat 1 first.
        variant: the variant, if any.
        played: what is played, in short.
        offered: what the changed rules did to the options of the open question.
        events: what has happened so far.
        places: the places in it of what has just happened.
        said: the lines of the log about that.
        between: whether a decision is being carried out.
        thinks: the seat of the bot that thinks, 0 for none.
        result: how the duel ended; None before its end.
    """

    ruleset: Ruleset
    layout: Layout
    view: View
    driver: Driver
    prompt: Prompt | None
    names: Sequence[str]
    variant: Variant | None
    played: str
    offered: OfferedByChange
    events: Sequence[Event]
    places: Sequence[int]
    said: Sequence[LogLine]
    between: bool = False
    thinks: int = 0
    result: Result | None = None


def match_on_stage(session: Session, at: int | None = None) -> OnStage:
    """What a match shows now.

    Args:
        session: the match.
        at: the place in the log of an event that is said in the place of what has just happened.
    """
    stepping, driver, prompt = session.stepping, session.driver, session.prompt
    events = driver.duel.events or []
    if stepping is not None:
        view: View = stepping.stop_for(Viewer.PUBLIC).view
        places: Sequence[int] = [] if stepping.at_position else stepping.events
    elif at is not None:
        view, places = Viewer.PUBLIC.view(session.ruleset, driver.duel), [at]
    else:
        view = Viewer.PUBLIC.view(session.ruleset, driver.duel)
        since = session.runner.decided_ago or min(1, len(driver.given))
        first = session.record.duel.situation(since).events if since else 0
        places = range(first, len(events)) or range(max(0, len(events) - 1), len(events))
    return OnStage(
        ruleset=session.ruleset,
        layout=session.layout(),
        view=view,
        driver=driver,
        prompt=None if stepping is not None else prompt,
        names=session.match.names,
        variant=session.setup.variant,
        played=session.setup.rules_in_short,
        offered=session.offered_by_change,
        events=events,
        places=places,
        said=session.lines(places, Viewer.PUBLIC),
        between=stepping is not None,
        thinks=0 if session.bot_thinks is None else session.bot_thinks.seat,
        result=session.result,
    )


def replay_on_stage(replay: "Replay") -> OnStage:
    """What a replay shows now."""
    played, place, driver = replay.played, replay.place, replay.driver
    events = (played.driver.duel.events or [])[: place.event]
    first = played.situations[place.decision - 1].events if place.decision else 0
    just = range(first, place.event) if replay.at_rest else range(place.event - 1, place.event)
    places = just or range(max(0, place.event - 1), place.event)
    return OnStage(
        ruleset=replay.ruleset,
        layout=replay.ruleset.layout(driver.duel.options),
        view=replay.view(Viewer.PUBLIC),
        driver=driver,
        prompt=replay.prompt,
        names=replay.setup.names,
        variant=replay.setup.variant,
        played=replay.setup.rules_in_short,
        offered=replay.offered_by_change,
        events=events,
        places=places,
        said=replay.log(Viewer.PUBLIC)[places.start :],
        between=not replay.at_rest,
        result=replay.result,
    )


def stage_of(shown: OnStage, *, ascii: bool) -> Stage:
    """What somebody who looks on sees of a match now.

    Args:
        shown: the place of the match.
        ascii: draw everything in ASCII.
    """
    prompt, duel = shown.prompt, shown.driver.duel
    scene = Scene(
        view=shown.view,
        layout=shown.layout,
        near=SEATS[0],
        question=_question(shown),
        cards={} if prompt is None else _may_be_picked(shown, prompt),
        zones={},
        ascii=ascii,
        title=shown.ruleset.title,
        played=shown.played,
        backs=True,
    )
    rules = changed_rules(duel.options, shown.variant)
    told = shown.said if shown.between else _most_telling(shown.said)
    happens = in_sentences(line.words for line in told)
    stage = Stage(scene, rules, happens, any(line.by_change for line in told), said_before(told))
    if prompt is None:
        return stage if shown.between else replace(stage, asks=_result_words(shown))
    asked = replace(
        stage,
        asks=Viewer.PUBLIC.question(shown.ruleset, duel, prompt),
        who=PUBLIC_SEAT if prompt.secret else prompt.seat,
    )
    if shown.thinks or prompt.secret:
        return replace(asked, hidden="Both choose in secret." if prompt.secret else "")
    return _with_answers(asked, shown, prompt)


def said_before(lines: Sequence[LogLine]) -> str:
    """What would have happened in place of what changed rules brought about; empty where that is nothing."""
    return in_sentences(dict.fromkeys(line.before or NOTHING_ELSE for line in lines if line.by_change))


def _result_words(shown: OnStage) -> str:
    """How the duel ended."""
    result = shown.result
    if result is None:
        return ""
    return f"{shown.names[result.winner - 1]} wins." if result.winner else "A draw."


def _question(shown: OnStage) -> Question:
    """Who decides what, and the card and the zone that it is about as far as the public sees them."""
    prompt, duel = shown.prompt, shown.driver.duel
    if shown.between:
        zones = [zone for place in shown.places if (zone := shown.events[place].zone) is not None]
        return Question(words=DOING, doing=DOING, zone=zones[-1] if zones else None)
    if prompt is None:
        return Question()
    wording = shown.ruleset.wording
    seen = prompt.card is not None and duel.sees(PUBLIC_SEAT, duel.cards[prompt.card])
    return Question(
        words=prompt.ask,
        who="" if prompt.secret else shown.names[prompt.seat - 1],
        doing=f"{shown.names[shown.thinks - 1]} thinks" if shown.thinks else "",
        card=prompt.card if seen else None,
        zone=prompt.zone if prompt.public or seen else None,
        acting=wording.acting.get(prompt.ask, ACTS),
        mark=wording.marks.get(prompt.ask, "") if seen else "",
    )


def _may_be_picked(shown: OnStage, prompt: Prompt) -> dict[int, Badge]:
    """A word on each card that a public question offers, such as ``blocks?``."""
    if not prompt.public:
        return {}
    duel, wording = shown.driver.duel, shown.ruleset.wording
    word = {**wording.unless_other, **wording.unless}.get(prompt.ask, "").partition(" ")[0]
    offered = [option.card for option in prompt.options if option.card is not None]
    return {card: Badge(f"{word}?") for card in offered if duel.sees(PUBLIC_SEAT, duel.cards[card])}


def _most_telling(lines: Sequence[LogLine]) -> list[LogLine]:
    """The last lines that weigh most, oldest first; at most two."""
    said = _each_once(lines)
    found = [place for place, line in enumerate(said) if line.weight > NOTED] or list(range(len(said)))
    heaviest = sorted(found, key=lambda place: (said[place].weight, place))[-MOST_EVENTS:]
    return [said[place] for place in sorted(heaviest)]


def _each_once(lines: Sequence[LogLine]) -> list[LogLine]:
    """The lines, with those that follow each other in the same words said once, as `draws a card (5 times)`."""
    said: list[LogLine] = []
    for _, equal in groupby(lines, key=lambda line: (line.words, line.by_change)):
        line, *others = equal
        times = f" ({len(others) + 1} times)." if others else ""
        said.append(line._replace(words=line.words.removesuffix(".") + times) if times else line)
    return said


def _with_answers(stage: Stage, shown: OnStage, prompt: Prompt) -> Stage:
    """The stage with the answers, or with what is said in their place; and with the one large number."""
    driver = shown.driver
    now = Consequences(driver, PUBLIC_SEAT, to_all=True)
    before = unchanged_consequences(driver, now) if stage.rules else None
    if not prompt.public:
        name = shown.names[prompt.seat - 1]
        hidden = f"What {name} could answer is hidden."
        passing = next((place for place, option in enumerate(prompt.options) if option.key == PASS.key), None)
        if passing is None or not driver.duel.stack or not asks_priority(prompt):
            return replace(stage, hidden=hidden)
        turnout = _turnout(driver.duel, prompt, IF_NOBODY, now.of(passing), _of(before, passing))
        return replace(stage, hidden=hidden, turnout=turnout)
    tried = len(prompt.options) <= MOST_TRIED and now.affords(len(prompt.options))
    outcomes = [now.of(place) if tried else NOTHING for place in range(len(prompt.options))]
    usual = [_of(before, place) if tried else None for place in range(len(prompt.options))]
    said = [shown.ruleset.wording.option(driver.duel, option) for option in prompt.options]
    options = tuple(
        StageOption(
            words,
            outcome.happens,
            outcome.unless,
            outcome.short,
            place in shown.offered.options or differs(outcome, other),
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
        outcome = outcomes[place]
        most = max((abs(score.after - score.before) for score in outcome.scores), default=0)
        return differs(outcome, usual[place]), most

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
    usual = "" if other is None or not differs(outcome, other) else _usual(score, other)
    return Turnout(f"{words}: {score.name}'s {score.unit}", seat, score, usual)


def _usual(score: Score, other: Consequence) -> str:
    """What an answer would do to the same score without the changed rules."""
    same = next((each for each in other.scores if each.name == score.name), None)
    return f"stays {score.before}" if same is None else f"{same.before} → {same.after}"
