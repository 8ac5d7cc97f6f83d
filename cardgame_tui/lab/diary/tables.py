"""A diary as tables: variants, decks, questions, cards that nobody picked, and rules that are ours in part."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from statistics import median

from cardgame_tui.content.rulebook.book import Rulebook
from cardgame_tui.content.rulebook.parts import OURS
from cardgame_tui.lab.diary.duels import Diary, PeopleDuel
from cardgame_tui.lab.statistics import wilson
from cardgame_tui.value import value

TOO_FEW = 3
"""From so many duels on, a share is shown with its interval."""
SLOWEST = 6
"""How many kinds of questions are listed for a variant."""
UNKNOWN = "-"
OUR_PART = "Ours:"
"""What stands in a rule before the part that its sources leave open."""
AS_IT_IS = "as it is"
"""What the game is called without a variant and an edition."""


@value
class Table:
    """A table.

    Args:
        title: its title.
        head: the headings of its columns.
        rows: its rows.
        note: a sentence below it; may be empty.
    """

    title: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    note: str = ""


def tables_of(diary: Diary, book: Rulebook) -> list[Table]:
    """Put a diary into tables; those without a row are left out.

    Args:
        diary: the diary.
        book: the rulebook of its game.
    """
    groups: dict[str, list[PeopleDuel]] = defaultdict(list)
    for duel in diary.duels:
        groups[duel.rules or AS_IT_IS].append(duel)
    rules, unknown = _rules(diary, book)
    interval = f"In brackets: the 95 % interval. From fewer than {TOO_FEW} duels no share is shown."
    tables = [
        Table("Variants", _VARIANTS, _rows(groups, _variant), f"Minutes and turns: the median. {interval}"),
        Table("Decks", ("variant", "deck", "duels", "won"), _rows(groups, _decks)),
        Table("Questions that took longest", _QUESTIONS, _rows(groups, _questions)),
        Table("Cards of a deck that nobody picked", ("variant", "duels", "cards"), _rows(groups, _unpicked)),
        Table("Duels", _DUELS, _rows(groups, _listed)),
        Table("Rules that are ours in part, and how often they were used", _RULES, rules, unknown),
    ]
    return [each for each in tables if each.rows]


def day_of(duel: PeopleDuel) -> str:
    """The day of a duel."""
    return duel.begun.partition("T")[0]


def duel_words(duel: PeopleDuel) -> str:
    """How a duel went, in a few words that name its players."""
    won = f"{duel.names[duel.winner - 1]} won" if duel.winner else "drawn"
    minutes = f", {duel.seconds / 60:.0f} min" if duel.seconds else ""
    return f"{won}, {duel.turns} turns{minutes}"


_VARIANTS = ("variant", "duels", "minutes", "turns", "first player won", "seat 1 won", "undone a duel")
_QUESTIONS = ("variant", "question", "asked", "median seconds", "minutes in all")
_DUELS = ("variant", "day", "decks", "won by", "turns", "minutes", "journal")
_RULES = ("rule", "duels", "times", "we decided")


def _rows(
    groups: dict[str, list[PeopleDuel]], make: Callable[[Sequence[PeopleDuel]], Iterable[tuple[str, ...]]]
) -> tuple[tuple[str, ...], ...]:
    """The rows of all variants, each with the variant in front."""
    return tuple((rules, *row) for rules, duels in groups.items() for row in make(duels))


def _variant(duels: Sequence[PeopleDuel]) -> Iterator[tuple[str, ...]]:
    minutes = [duel.seconds / 60 for duel in duels if duel.seconds]
    known = [duel for duel in duels if duel.first and duel.winner]
    decided = [duel for duel in duels if duel.winner]
    yield (
        str(len(duels)),
        f"{median(minutes):.0f}" if minutes else UNKNOWN,
        f"{median(duel.turns for duel in duels):.0f}",
        _share(sum(duel.winner == duel.first for duel in known), len(known)) if known else UNKNOWN,
        _share(sum(duel.winner == 1 for duel in decided), len(decided)),
        f"{sum(duel.taken_back for duel in duels) / len(duels):.1f}",
    )


def _share(count: int, total: int) -> str:
    """A share with its interval, in percent."""
    if total < TOO_FEW:
        return "too few to say"
    found = wilson(count, total)
    return f"{count} of {total}, {found.middle:.0%} ({found.low:.0%} to {found.high:.0%})".replace("%", " %")


def _decks(duels: Sequence[PeopleDuel]) -> Iterator[tuple[str, ...]]:
    played: dict[str, list[bool]] = defaultdict(list)
    for duel in duels:
        if duel.winner and duel.decks[0] != duel.decks[1]:
            for seat, deck in enumerate(duel.decks, 1):
                played[deck].append(duel.winner == seat)
    for deck, won in played.items():
        yield deck, str(len(won)), _share(sum(won), len(won))


def _questions(duels: Sequence[PeopleDuel]) -> Iterator[tuple[str, ...]]:
    seconds: dict[str, list[float]] = defaultdict(list)
    for duel in duels:
        for ask, each in duel.answers.items():
            seconds[ask] += each
    slowest = sorted(seconds.items(), key=lambda each: (-sum(each[1]), each[0]))
    for ask, taken in slowest[:SLOWEST]:
        yield ask.replace("_", " "), str(len(taken)), f"{median(taken):.0f}", f"{sum(taken) / 60:.1f}"


def _unpicked(duels: Sequence[PeopleDuel]) -> Iterator[tuple[str, ...]]:
    """The cards that were picked in none of the duels whose decks had them, by how many duels these were."""
    over = [duel.cards for duel in duels if duel.cards is not None]
    had = Counter(card for cards in over for card in cards)
    picked = {card for cards in over for card, was_picked in cards.items() if was_picked}
    never: dict[int, list[str]] = defaultdict(list)
    for card in sorted(had.keys() - picked):
        never[had[card]].append(card)
    for count in sorted(never, reverse=True):
        yield str(count), ", ".join(never[count])


def _listed(duels: Sequence[PeopleDuel]) -> Iterator[tuple[str, ...]]:
    """Each duel with its journal, which `replay` opens; a seat in place of a name."""
    for duel in duels:
        won = f"seat {duel.winner}, {duel.decks[duel.winner - 1]}" if duel.winner else "nobody"
        minutes = f"{duel.seconds / 60:.0f}" if duel.seconds else UNKNOWN
        played = " - ".join(filter(None, duel.decks))
        yield day_of(duel), played, won.removesuffix(", "), str(duel.turns), minutes, duel.file


def _decided(text: str) -> str:
    """The part of a rule that is our decision: what follows ``Ours:``, or all of it."""
    _, found, ours = text.partition(OUR_PART)
    return (ours if found else text).replace("`", "").strip()


def _rules(diary: Diary, book: Rulebook) -> tuple[tuple[tuple[str, ...], ...], str]:
    """The rules that are ours in part, with how often they were used; and a note on duels that say nothing."""
    known = [duel.used for duel in diary.duels if duel.used is not None]
    rows = []
    for rule in book.rules.values():
        times = [used[rule.number] for used in known if used.get(rule.number)]
        if OURS in rule.status and times:
            rows.append((rule.number, str(len(times)), str(sum(times)), _decided(rule.text)))
    missing = len(diary.duels) - len(known)
    return tuple(
        rows
    ), f"{missing} of the duels cannot be played again and are not counted here." if missing else ""
