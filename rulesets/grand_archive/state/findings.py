"""What a player has and what characteristics depend on, as they are remembered between two changes."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from cardgame_tui.text.abilities import Condition, Static
from rulesets.grand_archive.cards.keywords import Keyword
from rulesets.grand_archive.cards.program import Ability
from rulesets.grand_archive.cards.statics.bans import Ban
from rulesets.grand_archive.cards.statics.prices import Costs
from rulesets.grand_archive.cards.triggers.events import Key
from rulesets.grand_archive.state.card import ArchiveCard
from rulesets.grand_archive.state.ruled import NextCosts

Asked: TypeAlias = dict[str, list[tuple[int, ArchiveCard, Condition, bool]]]
"""Conditions that read no characteristics, by the kinds of changes that they read: seat, card, and answer."""


@dataclass(slots=True, eq=False)
class Findings:
    """What a player has, looked for once and remembered until characteristics or the player's own objects change.

    Args:
        elements: the elements that are enabled.
        unique: its unique objects.
        linked: its objects with Link.
        keywords: its objects with a keyword.
        triggers: its abilities that an event triggers, each with the card whose text it is.
        activated: what `usable_abilities` returns.
        rules: its static abilities of a form, with the stamps of what has them.
        costs: what `costs_set` returns, None if nobody has asked.
        bans: what it cannot do, each with the seat and the card whose text it is; None if nobody has asked.
    """

    elements: frozenset[str]
    unique: list[ArchiveCard] = field(default_factory=list)
    linked: list[ArchiveCard] = field(default_factory=list)
    keywords: dict[Keyword, list[ArchiveCard]] = field(default_factory=dict)
    triggers: dict[Key, list[tuple[ArchiveCard, Ability]]] = field(default_factory=dict)
    activated: list[tuple[ArchiveCard, Ability | None]] = field(default_factory=list)
    rules: dict[type[Static], list[tuple[int, Any]]] = field(default_factory=dict)
    costs: Sequence[tuple[Costs | NextCosts, int, ArchiveCard | None]] | None = None
    bans: Sequence[tuple[Ban, int, ArchiveCard | None]] | None = None
