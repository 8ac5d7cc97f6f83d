"""The match that one screen shows, and what of it concerns the people there."""

from cardgame_tui.engine.duel import Result
from cardgame_tui.engine.prompt import Prompt
from cardgame_tui.engine.shown.layout import Layout
from cardgame_tui.play.driver import Driver
from cardgame_tui.play.match import Match
from cardgame_tui.play.record import Record
from cardgame_tui.play.setup import Setup
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.ui.session.audience import Shown
from cardgame_tui.ui.session.match_runner import MatchRunner
from cardgame_tui.ui.session.screens.proposal import Proposal
from cardgame_tui.ui.session.screens.role import KEYBOARD, Role


class ShownMatch:
    """A match at one screen: as it is now, or as it was where people look on late.

    Args:
        runner: runs the match as it is now.
        role: what the screen is for.

    Attributes:
        live: the match as it is now.
        role: the same.
    """

    def __init__(self, runner: MatchRunner, role: Role) -> None:
        self.live = runner
        self.role = role
        self._shown = Shown(runner)

    @property
    def runner(self) -> MatchRunner:
        """The match that is shown: as it is now, or a copy as it was where people look on late."""
        return self._shown.runner

    @property
    def late(self) -> int:
        """How many turns ago the match was as it is shown; 0 for now."""
        return self._shown.late

    @property
    def record(self) -> Record:
        """The match and its journal."""
        return self.runner.record

    @property
    def setup(self) -> Setup:
        """Everything chosen before the match."""
        return self.record.setup

    @property
    def ruleset(self) -> Ruleset:
        """The game."""
        return self.setup.ruleset

    @property
    def match(self) -> Match:
        """The match: options, names and results."""
        return self.record.match

    @property
    def driver(self) -> Driver:
        """The running duel; another object after an undo."""
        return self.record.driver

    @property
    def prompt(self) -> Prompt | None:
        """The open prompt; None once the duel is over."""
        return self.record.prompt

    @property
    def result(self) -> Result | None:
        """How the duel ended, None while it runs."""
        return self.record.result

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of the people at this screen."""
        if self.role is KEYBOARD:
            return tuple(seat for seat in self.runner.people if seat not in self.runner.screens.elsewhere)
        return tuple(seat for seat in self.runner.people if seat == self.role.seat)

    @property
    def actor(self) -> int:
        """The seat that commands are for: the only player at this screen, or whoever must decide; 0 for none."""
        if len(self.people) == 1:
            return self.people[0]
        return 0 if self.prompt is None else self.prompt.seat

    @property
    def has_other_screens(self) -> bool:
        """Whether some player has another screen than this one, or is waited for there."""
        return self.role is not KEYBOARD or bool(self.runner.screens.elsewhere)

    @property
    def asked_to_agree(self) -> Proposal | None:
        """What a player at another screen asks those at this one; None while nothing is asked."""
        proposal = self.runner.proposal
        return proposal if proposal is not None and proposal.waits_for & set(self.people) else None

    @property
    def has_answered(self) -> bool:
        """Whether a player here has given the open question an answer that no screen shows yet."""
        return self.runner.held is not None and self.prompt is not None and self.prompt.seat in self.people

    @property
    def choosers(self) -> tuple[int, ...]:
        """The people at this screen who have to make a secret choice now."""
        prompt, runner = self.prompt, self.runner
        if prompt is None or not prompt.secret:
            return ()
        return tuple(seat for seat in self.people if seat in runner.deciders() and not runner.has_chosen(seat))

    @property
    def waits_for(self) -> tuple[int, ...]:
        """The people at other screens who have to decide now; none while somebody here does."""
        waiting = [seat for seat in self.runner.deciders() if not self.runner.has_chosen(seat)]
        if set(waiting) & set(self.people):
            return ()
        return tuple(seat for seat in waiting if seat in self.runner.people)

    def name(self, seat: int) -> str:
        """The name of the player at a seat."""
        return self.match.names[seat - 1]

    @property
    def alone(self) -> bool:
        """Whether one person plays alone, against a bot, or nobody plays."""
        return len(self.runner.people) < 2

    def layout(self) -> Layout:
        """Where the zones are, under the rules as they are now."""
        record = self.record
        return self.ruleset.layout(record.driver.duel.options if record.begun else record.match.options)

    @property
    def hand_word(self) -> str:
        """What the game has in the place of a hand."""
        return self.setup.hand_word
