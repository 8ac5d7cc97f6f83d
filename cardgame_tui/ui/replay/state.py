"""The state of a replay: the point of view, the length of a step, the speed, and what keys do."""

from collections.abc import Mapping
from dataclasses import replace

from cardgame_tui.engine.duel import other
from cardgame_tui.play.driver import Driver
from cardgame_tui.play.history.replay import Replay
from cardgame_tui.play.history.timeline import By
from cardgame_tui.play.lookahead.forecast import forecast_of
from cardgame_tui.play.lookahead.unchanged import may_differ
from cardgame_tui.play.setup import HUMAN, Setup
from cardgame_tui.play.viewer import BY_CHANGE, NOTHING_MARKED, LogLine, Viewer
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.ui.cells.text import Spot
from cardgame_tui.ui.pages.reading import glossary_of
from cardgame_tui.ui.scene.card_names import FIRST_NAMES, CardNames, second_names_of
from cardgame_tui.ui.scene.replay_question import bar_words, picked_badges, replay_question
from cardgame_tui.ui.scene.scene import Scene, spot_rows
from cardgame_tui.ui.scene.stage import Stage
from cardgame_tui.ui.scene.staging import replay_on_stage, stage_of
from cardgame_tui.ui.scene.what_is import NOTHING_TO_EXPLAIN, Explainer, explanations
from cardgame_tui.ui.session.stepping import SPEEDS

LATEST = 60
"""How many events the table itself shows at most; the log page shows all."""

STEPS: Mapping[str, By] = {"1": By.EVENT, "2": By.DECISION, "3": By.PHASE, "4": By.TURN, "5": By.LANDMARK}
"""Keys that say how far a step goes."""

MOVES: Mapping[str, tuple[By | None, bool]] = {
    "left": (None, True),
    "right": (None, False),
    "up": (By.TURN, True),
    "down": (By.TURN, False),
    "pageup": (By.DUEL, True),
    "pagedown": (By.DUEL, False),
}
"""Keys that move: how far (None: one step) and whether back."""


class ReplayState:
    """What is on the screen of a replay and what keys do to it.

    Args:
        replay: the match that is shown again.

    Attributes:
        viewer: who looks; at first the public, which sees no hand.
        by: how far a step goes.
        speed: which of `SPEEDS` it plays at.
        playing: whether it plays automatically.
        agreed: whether the players have agreed to show hands, in a match that is not over.
        cursor: where the cursor is, None for no place.
        flipped: whether the sides are swapped, so that the far side is drawn at the bottom.
        inspecting: whether the inspected card takes more room.
        ascii: draw everything in ASCII.
        second_names: call cards by their second names, where they have one.
        staged: whether the stage is shown in place of the table.
    """

    def __init__(self, replay: Replay) -> None:
        self.replay = replay
        self.viewer = Viewer.PUBLIC
        self.by = By.DECISION
        self.speed = 1
        self.playing = False
        self.agreed = False
        self.cursor: Spot | None = None
        self.flipped = False
        self.inspecting = False
        self.ascii = False
        self.second_names = False
        self.staged = False
        self._second_names = second_names_of(replay.setup)
        self._glossary = glossary_of(replay.ruleset, replay.setup)
        self._explainer = Explainer()
        self.refresh()

    def refresh(self) -> None:
        """Take over what the replay shows now; `scene` does so after a step, and from another point of view."""
        replay, viewer = self.replay, self.viewer
        self._seen = replay.index, viewer
        self._view = replay.view(viewer)
        self._layout = replay.ruleset.layout(replay.driver.duel.options)
        self._question = replay_question(replay, viewer)
        self._forecast = None if replay.prompt is None else forecast_of(replay.ruleset, replay.driver.duel)
        self._badges = picked_badges(replay, viewer)
        self._log = tuple(self.log(LATEST))
        if self.cursor is not None and self.scene().card_at(self.cursor) is None:
            self.cursor = None

    def log(self, last: int = 0) -> list[LogLine]:
        """The log up to here as the viewer may read it; only so many of the latest lines, 0 for all."""
        return self.replay.log(self.viewer, last)

    def scene(self, keys: tuple[tuple[str, str], ...] = ()) -> Scene:
        """Everything that is shown now.

        Args:
            keys: the commands to list in the footer.
        """
        if self._seen != (self.replay.index, self.viewer):
            self.refresh()
        near = self.viewer.seat or 1
        cards, zones = self._badges
        scene = Scene(
            view=self._view,
            layout=self._layout,
            near=other(near) if self.flipped else near,
            question=self._question,
            cards=cards,
            zones=zones,
            cursor=self.cursor,
            log=self._log,
            keys=keys,
            ascii=self.ascii,
            inspecting=self.inspecting,
            played=self.replay.setup.rules_in_short,
            forecast=self._forecast,
            bar=(bar_words(self.replay, self._view.turn), self._going()),
            glossary=self._glossary,
        )
        return scene.with_names(self.names)

    def stage(self) -> Stage:
        """What the stage shows now, to people who look on."""
        return self.names.within(stage_of(replay_on_stage(self.replay), ascii=self.ascii))

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
        """Nothing: a replay opens the rulebook at the rule of a line of its log."""
        return ""

    @property
    def ruleset(self) -> Ruleset:
        """The game."""
        return self.replay.ruleset

    @property
    def setup(self) -> Setup:
        """The set-up of the match."""
        return self.replay.setup

    @property
    def driver(self) -> Driver:
        """The duel at the place of the replay."""
        return self.replay.driver

    @property
    def rules_changed(self) -> bool:
        """Whether a rule is changed in one of the duels."""
        return any(may_differ(duel.driver) for duel in self.replay.duels)

    def next_change(self) -> str:
        """Go to the next event that a changed rule brought about, and say what would have happened without it."""
        words = self.log(1)[-1].compared if self.replay.next_change() else NOTHING_MARKED
        self.refresh()
        self._question = replace(self._question, notice=f"{BY_CHANGE} {words}")
        return words

    def explain(self) -> str:
        """Say what is at the cursor, or what was asked; each time the next piece of it."""
        texts = explanations(self.scene(), self.ruleset.wording, self._glossary)
        words = self._explainer.next((self.cursor, self.replay.index), texts) if texts else NOTHING_TO_EXPLAIN
        self._question = replace(self._question, notice=f"What is this? {words}")
        return words

    # -- point of view ----------------------------------------------------------------------------------

    @property
    def must_agree(self) -> tuple[str, ...]:
        """Names of the players who must agree before a hand is shown; none once the match is over."""
        setup = self.replay.setup
        if self.agreed or self.replay.journal.over:
            return ()
        return tuple(name for name, seat in zip(setup.names, setup.seats, strict=True) if seat == HUMAN)

    def see_as(self, viewer: Viewer) -> None:
        """Change the point of view, and the side of the table with it."""
        self.viewer, self.flipped = viewer, False

    def viewer_words(self) -> str:
        """The point of view in words."""
        return self.viewer.words(self.replay.setup.names, self.replay.setup.hand_word)

    # -- moving ----------------------------------------------------------------------------------------

    def press(self, key: str) -> bool:
        """Take one key that moves, chooses a step or moves the cursor; returns whether it did anything."""
        self._question = replace(self._question, notice="")
        if key in MOVES:
            by, back = MOVES[key]
            return self.step(by, back=back)
        if key in ("home", "end"):
            return self.jump(0 if key == "home" else len(self.replay.places))
        if key in STEPS:
            self.by = STEPS[key]
        elif key in ("+", "=", "-"):
            self.speed = min(max(self.speed + (-1 if key == "-" else 1), 0), len(SPEEDS) - 1)
        elif key in ("tab", "shift+tab"):
            self._move_cursor(-1 if key == "shift+tab" else 1)
        else:
            return False
        return True

    def step(self, by: By | None = None, *, back: bool = False) -> bool:
        """Go one step forward or back. False if no full step was left: the replay is then at that end."""
        go = self.replay.back if back else self.replay.forward
        return go(by or self.by)

    def jump(self, index: int) -> bool:
        """Go to a place by its index."""
        self.replay.go(index)
        return True

    @property
    def at_end(self) -> bool:
        """Whether it is at the last place."""
        return self.replay.index == len(self.replay.places) - 1

    def step_word(self, by: By) -> str:
        """What a step of some length is called."""
        return self.replay.ruleset.wording.turn if by is By.TURN else by.value

    def _going(self) -> str:
        """How it is seen and moved, for the line above the question."""
        playing = f"> playing {SPEEDS[self.speed]:g}/s  " if self.playing else ""
        return f"{playing}{self.viewer_words()}  by {self.step_word(self.by)}"

    def _move_cursor(self, step: int) -> None:
        """Go to the next or last place of the table that holds a card."""
        scene = self.scene()
        spots = [spot for row in spot_rows(scene) for spot in row if scene.card_at(spot) is not None]
        if not spots:
            self.cursor = None
        elif self.cursor in spots:
            self.cursor = spots[(spots.index(self.cursor) + step) % len(spots)]
        else:
            self.cursor = spots[0 if step > 0 else -1]
