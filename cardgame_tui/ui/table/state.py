"""The state of the table: the session, the selection and the cursor, and what keys do to them."""

from dataclasses import replace
from typing import Never

from cardgame_tui.engine.duel import other
from cardgame_tui.engine.prompt import Answer, Prompt
from cardgame_tui.play.driver import Driver
from cardgame_tui.play.lookahead.forecast import forecast_of
from cardgame_tui.play.lookahead.unchanged import may_differ
from cardgame_tui.play.setup import Setup
from cardgame_tui.play.viewer import BY_CHANGE, NOTHING_MARKED, LogLine
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.ui.cells.text import Spot
from cardgame_tui.ui.keys.answering import Choice
from cardgame_tui.ui.keys.command import Commands
from cardgame_tui.ui.keys.grouping import AnswerShape
from cardgame_tui.ui.keys.letters import Letters
from cardgame_tui.ui.pages.played import changed_in_duel, played_in_short
from cardgame_tui.ui.pages.reading import glossary_of
from cardgame_tui.ui.scene.card_names import FIRST_NAMES, CardNames, second_names_of
from cardgame_tui.ui.scene.cursor import Mover, next_legal
from cardgame_tui.ui.scene.equal_cards import equal_cards
from cardgame_tui.ui.scene.event_question import StepKeys, event_badges, event_question
from cardgame_tui.ui.scene.lesson_question import in_lesson
from cardgame_tui.ui.scene.lettering import place_at, places_of
from cardgame_tui.ui.scene.open_question import open_question
from cardgame_tui.ui.scene.question import Question
from cardgame_tui.ui.scene.scene import Scene, spot_rows
from cardgame_tui.ui.scene.stage import Stage
from cardgame_tui.ui.scene.staging import match_on_stage, stage_of
from cardgame_tui.ui.scene.what_is import NOTHING_TO_EXPLAIN, Explainer, explanations
from cardgame_tui.ui.session.passing import CLOSED, may_pass_unseen
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.session.stepping import SPEEDS
from cardgame_tui.ui.table.ahead import Ahead
from cardgame_tui.ui.table.changes import next_change_place
from cardgame_tui.ui.table.moment import Moment

LATEST = 60
"""How many events the table itself shows at most; the log page shows all."""
ELSEWHERE = "{names} must decide, at another screen"
"""Why a key answers nothing while somebody else is asked."""
GIVEN = "your answer is given, others see it in a moment"
"""Why a key answers nothing while an answer is held."""
SCROLLS = {"pagedown": 3, "pageup": -3}
"""How many lines of the inspected card a key scrolls."""
MOST_SCROLLED = 60
"""Most lines that scroll out at its top."""
STEPS = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}


class TableState:
    """What is on the screen and what keys do to it.

    Args:
        session: the running match.
        commands: the commands of the table, whose letters pick nothing.

    Attributes:
        cursor: where the cursor is, None for no place.
        flipped: whether the sides are swapped, so that the far side is drawn at the bottom.
        inspecting: whether the inspected card takes more room; it ends when another player must decide.
        inspected_from: how many lines of that card have scrolled out at the top.
        ascii: draw everything in ASCII.
        second_names: call cards by their second names, where they have one.
        playing: whether events that are shown one by one follow each other by themselves.
        speed: which of `SPEEDS` they follow at.
        ahead: what the options of the open question would do.
        notice: a key that did nothing, and why, for the question to say so; None for none.
    """

    def __init__(self, session: Session, commands: Commands[Never]) -> None:
        self._commands = commands
        self.inspecting = False
        self.inspected_from = 0
        self.ascii = False
        self.second_names = False
        self.speed = 1
        self.ahead = Ahead()
        self.sit_at(session)

    def sit_at(self, session: Session) -> None:
        """Show another match."""
        self.session = session
        self._played = played_in_short(session.setup) if session.lesson is None else session.lesson.title
        self._choice: Choice | None = None
        self.cursor: Spot | None = None
        self._mover = Mover()
        self._second_names = second_names_of(session.setup)
        self._glossary = glossary_of(session.ruleset, session.setup)
        self._explainer = Explainer()
        self._letters = Letters()
        self.flipped = False
        self.playing = False
        self._decider = 0
        self.ahead = Ahead(later=self.ahead.later)
        self.refresh()

    def use_commands(self, commands: Commands[Never]) -> None:
        """Use commands with other keys; what has been picked is dropped, and cards get letters that are free."""
        self._commands = commands
        self._choice = None
        self.refresh()

    def refresh(self) -> None:
        """Work out again what is shown, with what has been picked of the open question, if it is still the same.

        A new `Moment` does that by itself.
        """
        session = self.session
        self._moment = Moment(session)
        prompt = session.prompt if session.stepping is None else None
        hidden = prompt is None or prompt.secret or session.gate_closed or session.has_answered
        self._view = session.view()
        self._layout = session.layout()
        self._choice = None if prompt is None or hidden else self._picked_so_far(prompt) or self._choice_of(prompt)
        self.notice: tuple[str, str] | None = None
        decider = 0 if prompt is None else prompt.seat
        self.playing = self.playing and session.stepping is not None
        self.inspecting = self.inspecting and decider == self._decider
        self._decider = decider
        self._log = tuple(session.log(LATEST))
        asked = None if self._choice is None else self._choice.prompt
        self.ahead.look(session.driver, asked, 0 if asked is None else session.viewer.reader(asked))
        self._question: Question | None = None
        self._stage: Stage | None = None
        self._change: int | None = None
        self._forecast = forecast_of(session.ruleset, self.driver.duel)
        self._clicked: Spot | None = None
        if self.cursor is not None and self.scene().card_at(self.cursor) is None:
            self.cursor = None

    @property
    def choice(self) -> Choice | None:
        """What has been picked of the answer so far, None while whoever looks now has nothing to choose."""
        if not self._moment.is_now(self.session):
            self.refresh()
        return self._choice

    def scene(self, keys: tuple[tuple[str, str], ...] = ()) -> Scene:
        """Everything the table shows now.

        Args:
            keys: the commands to list in the footer.
        """
        choice, session, prompt = self.choice, self.session, self.session.prompt
        if self._question is None:
            self._question = self._question_now()
        question = self._question
        near = other(session.near) if self.flipped else session.near
        decides = prompt is not None and prompt.seat == near and near in session.people
        if self.notice is not None:
            question = replace(question, notice=" ".join(self.notice))
        scene = Scene(
            view=self._view,
            layout=self._layout,
            near=near,
            question=question,
            cards=event_badges(session) if choice is None else choice.card_badges(),
            zones={} if choice is None else choice.zone_badges(),
            cursor=self.cursor,
            log=self._log,
            since=min(len(self._log), session.events_since_answer),
            handed_over=prompt is not None and session.runner.answered_last == other(prompt.seat),
            keys=keys,
            ascii=self.ascii,
            inspecting=self.inspecting,
            inspected_from=self.inspected_from,
            played=" / ".join(filter(None, (changed_in_duel(session.record), self._played))),
            warning="NOT SAVED" if session.runner.unsaved else "",
            orders=session.runner.orders.in_force,
            help_key=self._commands.key("help") or self._commands.key("why"),
            piles_key=self._commands.key("piles"),
            log_key=self._commands.key("log"),
            hand_key=self._commands.key("hand") if session.hand_closed and decides else "",
            stack_key=self._commands.key("stack"),
            title=self.session.ruleset.title,
            forecast=self._forecast,
            glossary=self._glossary,
        )
        return scene.with_names(self.names)

    def stage(self) -> Stage:
        """What the stage shows now."""
        if not self._moment.is_now(self.session):
            self.refresh()
            self._stage = None
        if self._stage is None:
            event = self._change is not None and self._change < len(self.driver.duel.events or ())
            shown = match_on_stage(self.session, self._change if event else None)
            self._stage = self.names.within(stage_of(shown, ascii=self.ascii))
        return self._stage

    def _picked_so_far(self, prompt: Prompt) -> Choice | None:
        """What has been picked of the answer to this very prompt; None for another one, and once it was given."""
        choice = self._choice
        return choice if choice is not None and choice.prompt is prompt and choice.answer is None else None

    def _choice_of(self, prompt: Prompt) -> Choice:
        """The answer to a prompt; what can be picked has the letter of its place, or the one it had before."""
        duel, session = self.driver.duel, self.session
        reader = 0 if prompt.public else prompt.seat
        near = session.near if session.settings.sides == "fixed" else prompt.seat
        taken = self._commands.letters
        places = places_of(prompt, duel, self._layout, self._view, near, taken)
        self._letters.look(duel, self._layout, taken)
        equals = equal_cards(prompt, self._view, self._layout)
        choice = Choice(prompt, taken, places, self._letters.kept(reader, duel), equals)
        self._letters.keep(reader, duel, choice)
        return choice

    def why_not(self, key: str) -> str:
        """Why the place that a key stands for cannot be picked; empty if that is not why it does nothing."""
        if self.session.has_answered:
            return GIVEN
        if self.session.waits_for:
            return ELSEWHERE.format(names=" and ".join(map(self.session.name, self.session.waits_for)))
        if self.choice is None or self.choice.prompt.secret:
            return (
                CLOSED.format(hand=self.session.hand_word) if key == "space" and self.session.gate_closed else ""
            )
        session, prompt = self.session, self.choice.prompt
        near = session.near if session.settings.sides == "fixed" else prompt.seat
        taken = self._commands.letters
        card, zone = place_at(prompt, self.driver.duel, self._layout, self._view, near, taken, key)
        refused = self.scene().question.refused
        found = [each for each in refused if each.card is not None and each.card == card]
        found += [each for each in refused if each.card is None and each.zone is not None and each.zone == zone]
        return f"{found[0].words}{found[0].because}" if found else ""

    def try_next(self) -> bool:
        """Try one of them; after the last one the question says what all of them would do.

        Returns:
            Whether another one waits.
        """
        if self.ahead.try_next():
            return True
        self._question = None
        return False

    def let_bot_think(self, seconds: float) -> bool:
        """Let the bot that thinks go on for some time; returns whether it has answered."""
        self._question = None
        answered = self.session.runner.think(seconds)
        if answered:
            self.refresh()
        return answered

    def _question_now(self) -> Question:
        session = self.session
        if session.stepping is None:
            hand_key = self._commands.key("hand")
            asked = open_question(session, self.choice, hand_key, self.ahead.now, self.ahead.usual)
            lesson = session.lesson
            return asked if lesson is None else in_lesson(asked, lesson)
        keys = StepKeys(*(self._commands.key(name) for name in ("step", "play_events", "speed")))
        return event_question(session, session.stepping, keys, SPEEDS[self.speed] if self.playing else 0)

    # -- what commands read ----------------------------------------------------------------------------

    @property
    def names(self) -> CardNames:
        """What cards are called."""
        return self._second_names if self.second_names else FIRST_NAMES

    @property
    def at_card(self) -> bool:
        """Whether the cursor is at a card."""
        return self.cursor is not None

    @property
    def rule_shown(self) -> str:
        """The rule of the event that is being shown, empty for none."""
        return next((event.rule for event in reversed(self.session.events_shown())), "")

    @property
    def ruleset(self) -> Ruleset:
        """The game."""
        return self.session.ruleset

    @property
    def setup(self) -> Setup:
        """The set-up of the match."""
        return self.session.setup

    @property
    def driver(self) -> Driver:
        """The running duel."""
        return self.session.driver

    def log(self, last: int = 0) -> list[LogLine]:
        """The log as the viewer may read it, oldest first; at most this many of the latest lines, 0 for all."""
        return self.session.log(last)

    @property
    def rules_changed(self) -> bool:
        """Whether a rule is changed now, or was changed in this duel."""
        return may_differ(self.driver)

    def next_change(self) -> str:
        """Show the next event or answer that a changed rule brought about; returns what was before, and is now."""
        session, answers = self.session, self.scene().question.compared
        place = next_change_place(session, self._change, 0 if session.staged else len(answers))
        words, end = NOTHING_MARKED, len(self.driver.duel.events or ())
        if place is not None:
            if session.stepping is not None:
                session.stepping.go_to(place)
            self.refresh()
            self._change = place
            words = session.lines([place])[0].compared if place < end else answers[place - end]
        self.notice = BY_CHANGE, words
        return words

    def explain(self) -> str:
        """Say what is at the cursor, or what is asked; each time the next piece of it."""
        texts = explanations(self.scene(), self.ruleset.wording, self._glossary)
        words = self._explainer.next((self.cursor, self.session.prompt), texts) if texts else NOTHING_TO_EXPLAIN
        self.notice = "What is this?", words
        return words

    # -- keys ------------------------------------------------------------------------------------------

    def press(self, key: str) -> bool:
        """Take one key: a letter or digit, ``space enter backspace tab shift+tab`` or an arrow.

        While events are shown one by one, space goes to the next, backspace back, and enter skips all.

        Returns:
            Whether it did anything.
        """
        self._clicked = None
        self._forget_wrong_answer()
        if key in STEPS or key in ("tab", "shift+tab"):
            return self._move(key)
        if self.inspecting and self._read(key):
            return True
        if self.session.stepping is not None:
            return self._step(key)
        if self.session.bot_thinks is not None:
            return False
        if self.session.gate_closed:
            return key == "space" and not self.session.waits_for and self._pass_unseen()
        choice = self.choice
        if choice is None:
            return False
        if key == "space":
            done = choice.pass_by()
        elif key == "enter":
            done = self._enter(choice)
        elif key == "backspace":
            done = choice.back()
        else:
            done = choice.press(key)
        self._question = None
        return self._after(choice, done=done)

    def _forget_wrong_answer(self) -> None:
        """Let a lesson say again what it asks for, at the first key after an explanation."""
        if self.session.lesson is not None and self.session.lesson.wrong:
            self.session.lesson.wrong = ""
            self._question = None

    def _read(self, key: str) -> bool:
        """While a card is read: scroll it, or close it with the keys that close a page."""
        if key in SCROLLS:
            self.inspected_from = min(MOST_SCROLLED, max(0, self.inspected_from + SCROLLS[key]))
        elif key in ("enter", "backspace"):
            self.inspecting = False
        else:
            return False
        return True

    def point(self, spot: Spot) -> bool:
        """Move the cursor to a place, as a click does; a second click there picks it."""
        clicked, self._clicked = self._clicked, spot
        if clicked != spot or self.choice is None:
            self.cursor, self.inspected_from = spot, 0
            return True
        return self._after(self.choice, done=self._point(self.choice, spot))

    def show_hand(self) -> None:
        """Open the hand of the player who must decide, or close it again."""
        if not self.session.hand_open:
            self.open_hand()
            return
        self.session.close_hand()
        self.refresh()

    def open_hand(self) -> None:
        """Open the hand of the player who must decide; if the table turns for players, it turns to this one."""
        self.session.open_hand()
        self.flipped = self.flipped and self.session.settings.sides == "fixed"
        self.refresh()

    def play_or_stop(self) -> None:
        """Let the events that are shown follow each other by themselves, or stop them."""
        self.playing = not self.playing and self.session.stepping is not None
        self._question = None

    def change_speed(self) -> None:
        """Take the next speed; after the fastest comes the slowest."""
        self.speed = (self.speed + 1) % len(SPEEDS)
        self._question = None

    def play_on(self) -> None:
        """Show the next event; after the last one stop."""
        if self.session.stepping is None or not self._step("space") or self.session.stepping.at_last:
            self.playing = False
            self._question = None

    def _step(self, key: str) -> bool:
        """Go to the next event that is to be shown, back to the previous one, or past them all."""
        session = self.session
        match key:
            case "space" | "backspace":
                done = session.step(back=key == "backspace")
            case "enter":
                done = session.go_past()
            case _:
                done = False
        if done:
            self.refresh()
        return done

    def press_on_stage(self, key: str) -> bool:
        """Take one key while the stage is shown: it goes from event to event, and answers nothing."""
        steps = {"right": "space", "left": "backspace"}
        return self.session.stepping is not None and self._step(steps.get(key, key))

    def _after(self, choice: Choice, *, done: bool) -> bool:
        self._question = None
        if choice.answer is not None:
            self._give(choice.answer)
        return done

    def _give(self, answer: Answer) -> None:
        self.session.runner.answer(answer)
        self.refresh()

    def _pass_unseen(self) -> bool:
        prompt = self.session.prompt
        if prompt is None or not may_pass_unseen(self.session.driver.duel, prompt):
            return False
        choice = Choice(prompt, self._commands.letters)
        return choice.pass_by() and self._after(choice, done=True)

    def _enter(self, choice: Choice) -> bool:
        if choice.confirm():
            return True
        return self.cursor is not None and self._point(choice, self.cursor)

    def _point(self, choice: Choice, spot: Spot) -> bool:
        if choice.shape in (AnswerShape.YES_NO, AnswerShape.AMOUNT):
            return False
        done = choice.point(self.scene().pointed_at(spot), self._view.zones[spot.zone].id)
        self._question = None
        return done

    def _move(self, key: str) -> bool:
        self.inspected_from = 0
        scene = self.scene()
        if key in ("tab", "shift+tab"):
            self.cursor = next_legal(scene, self.cursor, back=key != "tab")
        elif self.cursor is None or not any(self.cursor in row for row in spot_rows(scene)):
            self.cursor = next_legal(scene, self.cursor)
        else:
            self.cursor = self._mover.step(scene, self.cursor, *STEPS[key])
        return True
