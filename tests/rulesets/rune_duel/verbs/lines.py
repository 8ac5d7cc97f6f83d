"""Two short lines on which the effects of a card are carried out."""

from collections.abc import Mapping, Sequence
from typing import Any

from cardgame_tui.text.abilities import Effect, Triggered
from rulesets.rune_duel.content.vocabulary import LANGUAGE
from rulesets.rune_duel.rules.steps.verb import NO_TARGET, Affected, perform_effects
from rulesets.rune_duel.state.duel import RuneCard, RuneDuel
from tests.rulesets.rune_duel.tables import laid_out, made

CARDS = made(
    [
        {"name": name, "type": "creature", "stats": "2/9"}
        for name in ("Source", "Friend", "Facing Enemy", "Other Enemy")
    ]
    + [{"name": "Shield", "type": "artifact", "stats": "+0/+2"}]
)


def lines(damage: Mapping[str, int] | None = None, deck: Sequence[str] = (), **options: Any) -> RuneDuel:
    """Source and Friend of seat 1 face Facing Enemy, who has a Shield, and Other Enemy.

    Args:
        damage: damage on creatures, by name.
        deck: names of seat 1's draw pile.
        options: rule options.
    """
    names = {"1s1": "Source", "1s2": "Friend", "2s1": "Facing Enemy", "2s2": "Other Enemy"}
    placed: dict[str, dict[str, Any]] = {
        slot: {"card": name, "damage": (damage or {}).get(name, 0)} for slot, name in names.items()
    }
    placed["2s1"]["artifacts"] = ["Shield"]
    position = {
        "seat1": {"line": {slot: placed[slot] for slot in ("1s1", "1s2")}, "deck": list(deck)},
        "seat2": {"line": {slot: placed[slot] for slot in ("2s1", "2s2")}},
    }
    return laid_out(position, CARDS, **options)


def creature(duel: RuneDuel, name: str) -> RuneCard:
    """The creature of that name."""
    return next(each for each in duel.creatures() if each.printed.name == name)


def perform(duel: RuneDuel, effects: str, target: Affected = NO_TARGET) -> None:
    """Carry out effects of Source, written as on a card."""
    assert list(perform_effects(duel, creature(duel, "Source"), parsed(effects), target)) == []


def parsed(effects: str) -> tuple[Effect, ...]:
    """The effects of a sentence."""
    sentence = LANGUAGE.parse(f"Arrival: {effects}.").abilities[0]
    assert isinstance(sentence, Triggered)
    return sentence.effects
