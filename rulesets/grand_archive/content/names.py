"""The names in quotes that card texts may use: tokens, generated cards, masteries and champions."""

from collections.abc import Collection, Iterable, Iterator

from cardgame_tui.content.faults import nearest
from cardgame_tui.text import Node, nodes_of
from cardgame_tui.value import value
from rulesets.grand_archive.cards.lines import Lineage
from rulesets.grand_archive.cards.sentences import ChampionBonus
from rulesets.grand_archive.cards.triggers.compass import Faces, Turns
from rulesets.grand_archive.content.records import ArchiveRecord
from rulesets.grand_archive.verbs.objects.making import Generate, Summon
from rulesets.grand_archive.verbs.players.compass import TurnCompass
from rulesets.grand_archive.verbs.players.gaining import GainMastery, GainStatus

COMPASS = "compass."
"""The sentence of a mastery that points somewhere."""


@value
class Names:
    """What a name in quotes may be.

    Args:
        tokens: names of tokens (GA-253).
        generated: names of cards from outside the game (GA-258).
        masteries: names of masteries (GA-251).
        statuses: names of statuses (GA-252).
        compasses: names of masteries that point somewhere (GA-344).
        champions: what named champions are called before the comma (GA-37).
    """

    tokens: frozenset[str] = frozenset()
    generated: frozenset[str] = frozenset()
    masteries: frozenset[str] = frozenset()
    statuses: frozenset[str] = frozenset()
    compasses: frozenset[str] = frozenset()
    champions: frozenset[str] = frozenset()

    def __or__(self, more: "Names") -> "Names":
        """Both together."""
        return Names(
            self.tokens | more.tokens,
            self.generated | more.generated,
            self.masteries | more.masteries,
            self.statuses | more.statuses,
            self.compasses | more.compasses,
            self.champions | more.champions,
        )


def names_in(records: Iterable[ArchiveRecord]) -> Names:
    """The names that these cards allow a text to use."""
    cards = list(records)
    return Names(
        frozenset(each.name for each in cards if each.token),
        frozenset(each.name for each in cards if each.generated),
        frozenset(each.name for each in cards if each.type == "mastery"),
        frozenset(each.name for each in cards if each.type == "status"),
        frozenset(each.name for each in cards if each.type == "mastery" and COMPASS in each.text.casefold()),
        frozenset(each.name.partition(",")[0] for each in cards if each.type == "champion" and "," in each.name),
    )


def strangers(tree: Node, names: Names) -> Iterator[str]:
    """Report the names in a text that nothing has."""
    for node in nodes_of(tree):
        match node:
            case Summon(token=name) if name not in names.tokens:
                yield _unknown("token", name, names.tokens)
            case Generate(card=name) if name not in names.generated:
                yield _unknown("generated card", name, names.generated)
            case GainMastery(mastery=name) if name not in names.masteries:
                yield _unknown("mastery", name, names.masteries)
            case GainStatus(status=name) if name not in names.statuses:
                yield _unknown("status", name, names.statuses)
            case Faces(compass=name) | Turns(compass=name) if name not in names.compasses:
                yield _unknown("compass", name, names.compasses)
            case TurnCompass(compass=name) if name and name not in names.compasses:
                yield _unknown("compass", name, names.compasses)
            case ChampionBonus(champion=name) | Lineage(champion=name) if name not in names.champions:
                yield _unknown("champion", name, names.champions)


def _unknown(what: str, name: str, known: Collection[str]) -> str:
    near = nearest(name, sorted(known))
    return f'no {what} is called "{name}"' + (f"; the nearest is {near}" if near else "")
