"""The state of the table on the screen: session, half-made choice and cursor, moved by keys."""

from cardgame_tui.engine.duel import other
from cardgame_tui.engine.prompt import Answer
from cardgame_tui.ui.drawing.asked import Asked, gather_asked
from cardgame_tui.ui.drawing.cells import Spot
from cardgame_tui.ui.drawing.cursor import Mover
from cardgame_tui.ui.drawing.scene import Scene, spot_rows
from cardgame_tui.ui.drawing.stepping_asked import event_asked, event_marks
from cardgame_tui.ui.keys.answering import Choice
from cardgame_tui.ui.keys.grouping import Kind
from cardgame_tui.ui.pages.played import played_in_short
from cardgame_tui.ui.session.session import Session

LATEST = 60
"""How many events the table itself shows at most; the log page shows all."""
STEPS = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}


class Table:
    """What is on the screen and what keys do to it.

    Args:
        session: the running match.

    Attributes:
        choice: the half-made answer, None while there is nothing to choose for whoever looks.
        cursor: where the cursor is, None for nowhere.
        flipped: whether the other side than usual is drawn at the bottom.
        inspecting: whether the inspected card takes more room.
        plain_borders: draw borders in ASCII.
    """

    def __init__(self, session: Session) -> None:
        self.inspecting = False
        self.plain_borders = False
        self.sit_at(session)

    def sit_at(self, session: Session) -> None:
        """Show another match."""
        self.session = session
        self._played = played_in_short(session.setup)
        self.choice: Choice | None = None
        self.cursor: Spot | None = None
        self._mover = Mover()
        self.flipped = False
        self.meet()

    def meet(self) -> None:
        """Look at the table anew: after an answer, or when a hand is opened or closed."""
        session = self.session
        prompt = session.prompt if session.stepping is None else None
        hidden = prompt is None or prompt.secret or session.gate_closed
        self.choice = None if prompt is None or hidden else Choice(prompt)
        self._view = session.view()
        self._layout = session.layout()
        self._log = tuple(session.log(LATEST))
        self._asked: Asked | None = None
        if self.cursor is not None and self.scene().card_at(self.cursor) is None:
            self.cursor = None

    def scene(self, keys: tuple[tuple[str, str], ...] = ()) -> Scene:
        """All the table shows now.

        Args:
            keys: the commands to list in the footer.
        """
        choice, session = self.choice, self.session
        stepping = session.stepping
        if self._asked is None:
            self._asked = gather_asked(session, choice) if stepping is None else event_asked(session, stepping)
        return Scene(
            view=self._view,
            layout=self._layout,
            near=other(session.near) if self.flipped else session.near,
            asked=self._asked,
            cards=event_marks(session) if choice is None else choice.card_marks(),
            zones={} if choice is None else choice.zone_marks(),
            cursor=self.cursor,
            log=self._log,
            keys=keys,
            plain_borders=self.plain_borders,
            inspecting=self.inspecting,
            played=self._played,
            warning="NOT SAVED" if session.runner.unsaved else "",
        )

    def press(self, key: str) -> bool:
        """Take one key: a letter or digit, ``space enter backspace tab shift+tab`` or an arrow.

        While events are shown one at a time, space goes to the next, backspace back, enter past them all.

        Returns:
            Whether it did anything.
        """
        if key in STEPS or key in ("tab", "shift+tab"):
            return self._move(key)
        if self.session.stepping is not None:
            return self._step(key)
        if self.session.gate_closed:
            return key == "space" and self._pass_unseen()
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
        self._asked = None
        return self._after(choice, done=done)

    def point(self, spot: Spot) -> bool:
        """Move the cursor to a place and pick what lies there, as a click does."""
        self.cursor = spot
        choice = self.choice
        return choice is None or self._after(choice, done=self._point(choice, spot))

    def show_hand(self) -> None:
        """Open the hand of the player who must decide, or close it again."""
        if not self.session.hand_open:
            self.open_hand()
            return
        self.session.close_hand()
        self.meet()

    def open_hand(self) -> None:
        """Open the hand of the player who must decide; a table that is turned at all is then turned that way."""
        self.session.open_hand()
        self.flipped = self.flipped and self.session.settings.sides == "fixed"
        self.meet()

    def _step(self, key: str) -> bool:
        """Go to the next event that is to be shown, back to the one before, or past them all."""
        session = self.session
        match key:
            case "space" | "backspace":
                done = session.step(back=key == "backspace")
            case "enter":
                done = session.go_past()
            case _:
                done = False
        if done:
            self.meet()
        return done

    def _after(self, choice: Choice, *, done: bool) -> bool:
        self._asked = None
        if choice.answer is not None:
            self._give(choice.answer)
        return done

    def _give(self, answer: Answer) -> None:
        self.session.runner.answer(answer)
        self.meet()

    def _pass_unseen(self) -> bool:
        prompt = self.session.prompt
        if prompt is None or not prompt.single:
            return False
        choice = Choice(prompt)
        return choice.pass_by() and self._after(choice, done=True)

    def _enter(self, choice: Choice) -> bool:
        if choice.confirm():
            return True
        return self.cursor is not None and self._point(choice, self.cursor)

    def _point(self, choice: Choice, spot: Spot) -> bool:
        if choice.kind in (Kind.YES_NO, Kind.AMOUNT):
            return False
        done = choice.point(self.scene().pointed_at(spot), self._view.zones[spot.zone].id)
        self._asked = None
        return done

    def _move(self, key: str) -> bool:
        rows = spot_rows(self.scene())
        if key in ("tab", "shift+tab"):
            self.cursor = self._next_legal(rows, back=key != "tab")
        elif self.cursor is None or not any(self.cursor in row for row in rows):
            self.cursor = self._next_legal(rows)
        else:
            self.cursor = self._mover.step(self.scene(), self.cursor, *STEPS[key])
        return True

    def _next_legal(self, rows: list[list[Spot]], *, back: bool = False) -> Spot | None:
        spots = [spot for row in rows for spot in row]
        scene = self.scene()
        legal = [spot for spot in spots if scene.mark_at(spot).code] or spots
        if not legal:
            return None
        if self.cursor is None or self.cursor not in spots:
            return legal[-1] if back else legal[0]
        here = spots.index(self.cursor)
        if back:
            return next((spot for spot in reversed(legal) if spots.index(spot) < here), legal[-1])
        return next((spot for spot in legal if spots.index(spot) > here), legal[0])
