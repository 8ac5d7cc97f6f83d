"""The answer of a search: the best trade-offs, how sure it is, and the file of the variant that was found."""

import tomllib
from collections.abc import Iterator, Sequence
from functools import cached_property
from hashlib import blake2b
from pathlib import Path

from cardgame_tui.content.option_info import setting_text
from cardgame_tui.content.toml.writer import toml_text
from cardgame_tui.content.variants import FOLDER
from cardgame_tui.lab.bench.aiming.aims import Aim
from cardgame_tui.lab.bench.aiming.race import FEWEST, Standing
from cardgame_tui.lab.bench.aiming.search import Found
from cardgame_tui.lab.bench.comparing.measures import of_arm
from cardgame_tui.lab.bench.comparing.verdict_words import ANSWERS
from cardgame_tui.lab.bench.plan import who_plays
from cardgame_tui.lab.bench.report.report import Report
from cardgame_tui.lab.bench.rows import DuelRow
from cardgame_tui.lab.bench.table import Cell, Column, Table, cell_words, json_cell
from cardgame_tui.lab.statistics import Interval
from cardgame_tui.paths import config_dir
from cardgame_tui.value import value

MOST_LINES = 10
"""Most lines of the table of trade-offs."""

MARK = "# Found by cardgame-tui bench --aim."
"""The first line of a variant file that this program wrote, by which it may be replaced."""

NOT_CONFIRMED = "not confirmed"
"""What is said of a variant if the fresh duels do not tell whether it reaches all aims."""

_APART = (
    "Far: how far the measures are from their ranges, in widths of the ranges. Reaches all: in how many of 100 "
)
_APART += "samples of its duels a candidate is within all ranges; blank if it has fewer than "
_APART += f"{FEWEST} units of duels with the same seeds. The first line is the best."


@value
class CheckedAim:
    """An aim, and its measure in fresh duels.

    Args:
        aim: the aim.
        before: its measure without a change, None where no duel has it.
        now: its measure with the best change.
    """

    aim: Aim
    before: Interval | None
    now: Interval | None

    @property
    def reached(self) -> bool | None:
        """Whether the measure lies in the range, None if the duels do not tell."""
        return self.aim.reached(self.now)

    @property
    def in_words(self) -> tuple[str, str]:
        """Both measures."""
        style = self.aim.question.style
        before, now = ("" if each is None else cell_words(each, style) for each in (self.before, self.now))
        return before, now


class AimReport:
    """The answer of a search.

    Args:
        found: what was found.

    Attributes:
        found: the same.
    """

    def __init__(self, found: Found) -> None:
        self.found = found

    @cached_property
    def check(self) -> Report | None:
        """The fresh duels; None where there are none."""
        folder = self.found.check
        return None if folder is None or not folder.duels else Report(folder)

    @property
    def trade_offs(self) -> Table:
        """The best candidate, then the other trade-offs, the nearest to the aims first."""
        search = self.found.search
        columns = [*(Column(parameter.name) for parameter in search.parameters), Column("duels", "count")]
        columns += [Column(aim.word, aim.question.style) for aim in search.aims]
        columns += [Column("changes", "count"), Column("far", "fine"), Column("reaches all", "share")]
        rows: list[list[Cell]] = []
        for each in self._lines:
            chosen = search.candidates[each.index].chosen
            rows.append([*map(setting_text, chosen), each.duels, *each.measured])
            rows[-1] += [each.changes[0], each.distance, each.likely if each.tells else None]
        return Table(self._title, columns, rows, [_APART])

    @property
    def _lines(self) -> Sequence[Standing]:
        """The best candidate, and what else is a trade-off."""
        race = self.found.race
        return [race.best, *(each for each in race.trade_offs if each is not race.best)][:MOST_LINES]

    @property
    def _title(self) -> str:
        found, search = self.found, self.found.search
        asked = search.request.asked
        who = who_plays((search.bot,))
        rounds = f"{found.rounds} round{'s' * (found.rounds != 1)}"
        return (
            f"{asked.ruleset.id} {asked.ruleset.version}, seed {search.seed}, {who}: {len(search.candidates)} "
            f"candidates, {found.duels:,} duels in {rounds}, {len(found.race.left)} left"
        )

    @property
    def checked(self) -> Sequence["CheckedAim"]:
        """What the fresh duels say of each aim."""
        if self.check is None:
            return []
        arms = self.check.plan.arms
        both = [of_arm(self.check.rows, arm, self.found.search.bot) for arm in (0, len(arms) - 1)]
        aims = self.found.search.aims
        return [CheckedAim(aim, *(_measured(aim, rows) for rows in both)) for aim in aims]

    @property
    def reached(self) -> bool | None:
        """Whether the best candidate reaches all aims: True or False if the fresh duels tell."""
        answers = [each.reached for each in self.checked]
        if False in answers:
            return False
        return True if answers and all(answers) else None

    @property
    def fresh(self) -> Table:
        """What fresh duels say of the best candidate."""
        columns = [Column("aim"), Column("wanted"), Column("as it is"), Column("found"), Column("reached")]
        rows = [[each.aim.word, each.aim.wanted, *each.in_words, ANSWERS[each.reached]] for each in self.checked]
        return Table(f"Fresh duels of {self.found.best.arm.name}:", columns, rows)

    def in_lines(self) -> Iterator[str]:
        """Yield the answer as lines of text."""
        yield from self.trade_offs.in_lines()
        if self.check is None:
            if self.found.complete:
                yield "Not checked: the time was up."
            return
        yield from self.fresh.in_lines()
        yield self.sentence
        yield from self.in_no_deck
        if self.found.best.text:
            yield from (f"Careful: {words}" for words in self.check.warnings)
            yield from self.check.verdict_lines()

    @property
    def sentence(self) -> str:
        """Whether the aims are reached."""
        name = self.found.best.arm.name if self.found.best.text else "Without a change"
        if self.reached is None:
            return f"{name}: the fresh duels do not tell whether all aims are reached; more would."
        if self.reached:
            return f"{name}: all aims are reached."
        nearest = name if self.found.best.text else "the game without a change"
        return f"No candidate is known to reach all aims. The nearest is {nearest}."

    @property
    def in_no_deck(self) -> Iterator[str]:
        """Yield a warning for each card that may be changed and is in no deck."""
        base = self.found.search.candidates[0].arm.header
        cards = {card for deck in base.decks for names in deck.values() for card in names}
        for card in dict.fromkeys(parameter.card for parameter in self.found.search.parameters):
            if card and card not in cards:
                yield f"Careful: neither deck has {card}; name others with --deck1 and --deck2."

    @property
    def file(self) -> str:
        """The variant file of the best candidate; empty where nothing is changed, or it misses an aim.

        Where the fresh duels do not tell whether it reaches all aims, it says so of itself.
        """
        text = self.found.best.text
        if not text or self.reached is False or self.check is None:
            return ""
        if self.reached is None:
            about = f"{self.found.search.request.about}; {NOT_CONFIRMED}"
            text = toml_text({**tomllib.loads(text), "about": about})
        return f"{MARK}\n{text}"

    def usual_path(self) -> Path:
        """Where that file goes unless a place is named: among the user's variants, which are found by their names.

        A file that is confirmed later replaces the one that was not.

        Raises:
            NoHomeError: when no home folder is set.
        """
        mark = blake2b(f"{MARK}\n{self.found.best.text}".encode(), digest_size=4).hexdigest()
        return config_dir() / FOLDER / self.found.search.request.asked.ruleset.id / f"aimed-{mark}.toml"

    def as_json(self) -> dict[str, object]:
        """The answer for programs."""
        found: dict[str, object] = {
            "trade_offs": self.trade_offs.as_json(),
            "best": self.found.best.arm.name,
            "measured": {each.aim.word: json_cell(each.now) for each in self.checked},
            "reached": {each.aim.word: each.reached for each in self.checked},
        }
        if self.check is not None:
            found["check"] = self.check.as_json()
        return found


def _measured(aim: Aim, rows: Sequence[DuelRow]) -> Interval | None:
    read = aim.question.of_duel
    known = read is not None and any(read(row) is not None for row in rows)
    return aim.question.measured(rows) if known else None
