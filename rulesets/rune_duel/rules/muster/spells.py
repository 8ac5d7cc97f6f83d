"""Playing spells: valid targets, the choice among them, the effect (RD-39, RD-40)."""

from collections.abc import Sequence

from cardgame_tui.engine.asking import pick_card
from cardgame_tui.engine.duel import other
from cardgame_tui.engine.prompt import Refusal, Script
from rulesets.rune_duel.cards import nouns as words
from rulesets.rune_duel.rules.steps.lifecycle import discard
from rulesets.rune_duel.rules.steps.verb import Affected, perform_effects
from rulesets.rune_duel.state.duel import RuneCard, RuneDuel

NO_CREATURE = Refusal("RD-40", "the spell needs a creature as its target")
NO_ARTIFACT = Refusal("RD-40", "the spell needs an artifact as its target")
NOT_YOURS = Refusal("RD-40", "it is not on your line")
NOT_ENEMY = Refusal("RD-40", "it is not on the enemy line")
NOT_DAMAGED = Refusal("RD-40", "the spell needs a damaged creature as its target")


def cast(duel: RuneDuel, spell: RuneCard) -> Script[bool]:
    """Play a spell and discard it; False when it has no valid target (RD-39)."""
    chosen = yield from _choose_target(duel, spell)
    if chosen is None:
        return False
    target = chosen.cards[0] if len(chosen.cards) == 1 else None
    duel.note("RD-39", "cast_at" if target else "cast", spell.owner, spell, other=target)
    yield from perform_effects(duel, spell, spell.printed.program.effects, chosen)
    discard(duel, spell)
    return True


def _choose_target(duel: RuneDuel, spell: RuneCard) -> Script[Affected | None]:
    """The target of a spell: a player, everything that fits, or the one that is picked (RD-40)."""
    match spell.printed.program.target:
        case None:
            return Affected(seat=spell.owner)
        case words.Player() as player:
            return Affected(seat=spell.owner if player is words.Player.YOU else other(spell.owner))
        case words.AllCreatures() as target:
            found = _on_sides(duel, spell, target.side)
            return Affected(found) if found else None
        case target:
            valid = valid_targets(duel, spell, target)
            return Affected((yield from _pick(duel, spell, valid))) if valid else None


def valid_targets(duel: RuneDuel, spell: RuneCard, target: words.Target | None) -> list[RuneCard]:
    """The valid single targets of a spell: the enemy line before its own line, lowest slot first (RD-40)."""
    return [each for each in _on_lines(duel, spell) if refuse_target(spell, target, each) is None]


def refuse_target(spell: RuneCard, target: words.Target | None, card: RuneCard) -> Refusal | None:
    """Say why a spell may not be played on a card of the lines (RD-40)."""
    match target:
        case words.OneArtifact(bearer=bearer):
            return NO_ARTIFACT if card.host is None else refuse_target(spell, bearer, card.host)
        case words.OneCreature(side=side, damaged=damaged):
            if card.host is not None:
                return NO_CREATURE
            if side is words.Side.YOURS and card.owner != spell.owner:
                return NOT_YOURS
            if side is words.Side.ENEMY and card.owner == spell.owner:
                return NOT_ENEMY
            return NOT_DAMAGED if damaged and not card.damage else None
    raise TypeError(f"no single card is meant by {type(target).__name__}")


def _pick(duel: RuneDuel, spell: RuneCard, valid: Sequence[RuneCard]) -> Script[Sequence[RuneCard]]:
    if len(valid) == 1 or duel.options.target_choice == "lowest_slot":
        return valid[:1]
    target = spell.printed.program.target
    picked = yield from pick_card(
        duel,
        spell.owner,
        "target",
        "RD-40",
        _on_lines(duel, spell),
        lambda card: refuse_target(spell, target, card),
        card=spell,
        public=True,
    )
    assert picked is not None
    return (picked,)


def _on_lines(duel: RuneDuel, spell: RuneCard) -> list[RuneCard]:
    """Every creature of both lines, each followed by its artifacts."""
    return [card for each in _on_sides(duel, spell, words.Side.ANY) for card in (each, *each.artifacts)]


def _on_sides(duel: RuneDuel, spell: RuneCard, side: words.Side) -> list[RuneCard]:
    own, enemy = side is not words.Side.ENEMY, side is not words.Side.YOURS
    found = duel.line(other(spell.owner)) if enemy else []
    return [*found, *duel.line(spell.owner)] if own else found
