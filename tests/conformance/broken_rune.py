"""Rune Duel with a few lines changed, so that it breaks a promise that the small games cannot break.

The first line of each docstring says what is broken; `COMPLAINTS` says what the kit has to say about it.
"""

from dataclasses import replace
from typing import Self

from cardgame_tui.engine.asking import PASS, pick_card
from cardgame_tui.engine.duel import Start
from cardgame_tui.engine.prompt import Script
from cardgame_tui.engine.shown.layout import Layout
from cardgame_tui.ruleset import Ruleset
from rulesets.rune_duel.options import RuneOptions
from rulesets.rune_duel.ruleset import RuneDuelRuleset
from rulesets.rune_duel.state.duel import RuneDuel


class SharedArtifacts(RuneDuelRuleset):
    """Lets the creatures of a cloned table carry the artifacts of the first one."""

    def new_duel(self, start: Start) -> RuneDuel:
        return _played_by(self, start, SharingDuel)


class SharingDuel(RuneDuel):
    """A table whose clones carry the artifacts of this one."""

    def clone(self) -> Self:
        twin = super().clone()
        for creature in self.creatures():
            twin.cards[creature.id].artifacts = creature.artifacts
        return twin


class ForgottenSlots(RuneDuelRuleset):
    """Forgets the slot of a creature when the duel is cloned."""

    def new_duel(self, start: Start) -> RuneDuel:
        return _played_by(self, start, ForgettingDuel)


class ForgettingDuel(RuneDuel):
    """A table whose clones take every creature for one in slot 1."""

    def clone(self) -> Self:
        twin = super().clone()
        for creature in twin.creatures():
            creature.slot = 1
        return twin


class OpenHand(RuneDuelRuleset):
    """Asks for a card of a hand at the open table."""

    def turn(self, duel: RuneDuel) -> Script[None]:
        hand = duel.pile(duel.active, "hand").cards
        yield from pick_card(duel, duel.active, "lead", "RD-23", hand, none=PASS, public=True)
        yield from super().turn(duel)


class ToldHand(RuneDuelRuleset):
    """Tells everybody a card of a hand."""

    wording = replace(
        RuneDuelRuleset.wording, events={**RuneDuelRuleset.wording.events, "keeps": "{seat} keeps {word}."}
    )

    def turn(self, duel: RuneDuel) -> Script[None]:
        yield from super().turn(duel)
        for card in duel.pile(1, "hand").cards:
            duel.note("RD-54", "keeps", 1, word=card.name)


class UnlaidLane(RuneDuelRuleset):
    """Has a layout with a line that does not exist."""

    def layout(self, options: RuneOptions) -> Layout:
        shown = super().layout(options)
        return replace(shown, rows=tuple(replace(row, label=row.label.replace("2s", "3s")) for row in shown.rows))


def _played_by(game: RuneDuelRuleset, start: Start, table: type[RuneDuel]) -> RuneDuel:
    """A new table of another class, with nothing else changed."""
    duel = RuneDuelRuleset.new_duel(game, start)
    duel.__class__ = table
    return duel


COMPLAINTS: dict[type[Ruleset], str] = {
    SharedArtifacts: "a cloned duel shares a|undo does not restore|another state",
    ForgottenSlots: "undo does not restore|another state|a replay differs|tells seat . something of hidden cards",
    OpenHand: "prompt 'lead' offers card .* which seat 0 may not see",
    ToldHand: "event 'keeps' names to reader",
    UnlaidLane: "the layout names '3s1'",
}
"""What the kit has to say about each."""
