"""The base of every verb of a card text, and whom its words mean when it is carried out (RD-70)."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from cardgame_tui.engine.duel import other
from cardgame_tui.engine.prompt import Script
from cardgame_tui.text.abilities import Effect, Selector
from rulesets.rune_duel.cards.nouns import Group, Player, Reference
from rulesets.rune_duel.state.duel import RuneCard, RuneDuel


@dataclass(slots=True)
class Affected:
    """Whom an effect is about.

    Args:
        cards: creatures, or artifacts on creatures.
        seat: a player, 0 for none.
    """

    cards: Sequence[RuneCard] = field(default_factory=tuple)
    seat: int = 0


class Verb(Effect):
    """An effect that is carried out. The modules of `verbs` define them all."""

    __slots__ = ()

    def apply(self, duel: RuneDuel, source: RuneCard, target: Affected) -> Script[None] | None:
        """Carry it out; what asks the players is a script.

        Args:
            duel: the duel.
            source: the card; "you" is its controller.
            target: what "it", "them" and "each" stand for.
        """
        raise NotImplementedError


NO_TARGET = Affected()
"""The target of an effect that is not a spell's."""


def perform_effects(
    duel: RuneDuel, source: RuneCard, effects: Sequence[Effect], target: Affected = NO_TARGET
) -> Script[None]:
    """Carry out the effects of a card in order; deaths are checked afterwards (RD-41)."""
    for effect in effects:
        assert isinstance(effect, Verb)
        questions = effect.apply(duel, source, target)
        if questions is not None:
            yield from questions


def affected(duel: RuneDuel, source: RuneCard, whom: Selector, target: Affected) -> Affected:
    """The cards or the player a selector names now."""
    match whom:
        case Reference():
            return Affected([card for card in target.cards if card.slot or card.host], target.seat)
        case Player.YOU:
            return Affected(seat=source.owner)
        case Player.OPPONENT:
            return Affected(seat=other(source.owner))
        case Group.EACH_OWN:
            return Affected(duel.line(source.owner))
        case Group.EACH_ENEMY:
            return Affected(duel.line(other(source.owner)))
        case Group.FACING:
            foe = duel.facing(source)
            return Affected(() if foe is None else (foe,))
    raise TypeError(f"nobody is meant by {type(whom).__name__}")
