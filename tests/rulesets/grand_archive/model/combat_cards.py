"""Cards of the game with the values that a model says."""

from collections.abc import Iterable
from typing import Any

from rulesets.grand_archive.cards.keywords import Keyword
from rulesets.grand_archive.cards.printed import ArchivePrinted
from rulesets.grand_archive.cards.program import Ability, KeywordAbility, Program
from rulesets.grand_archive.cards.triggers.events import Event, Key

HIT = Ability(0, "hit", "GA-282", ())
KILL = Ability(1, "kill", "GA-283", ())
TRIGGERS: dict[Key, list[Ability]] = {Event.STRIKES: [HIT], Event.KILLS: [KILL]}
"""What everything of an attack has, so that the stack shows who has hit and killed whom."""


def printed(key: int, kind: str, words: Iterable[tuple[str, int]], **stats: Any) -> ArchivePrinted:
    """A card with these values and keywords."""
    keywords = [KeywordAbility(Keyword(word), number) for word, number in words]
    program = Program(keywords=keywords, triggers=dict(TRIGGERS))
    banished = stats.pop("banished", False)
    supertypes = frozenset({"regalia"}) if banished and kind != "champion" else frozenset[str]()
    return ArchivePrinted(f"{kind} {key}", kind, "", supertypes=supertypes, program=program, **stats)
