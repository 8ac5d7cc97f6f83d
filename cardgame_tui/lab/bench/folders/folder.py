"""The folder of a run: what was played, and every duel of it. See docs/bench.md.

``run.toml`` says how many duels are complete. It is replaced in one step, after their rows are written. Rows
beyond that number belong to a chunk that was never finished, and are cut off when the run continues.
"""

import csv
import json
from collections.abc import Container, Iterable, Iterator, Sequence
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path
from typing import Any, Literal, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError

from cardgame_tui import __version__
from cardgame_tui.bots.quick.fitting import NAME as QUICK
from cardgame_tui.bots.quick.learned import known_for
from cardgame_tui.bots.registry import UnknownBotError, check_bot
from cardgame_tui.content.faults import ContentError, FileFault
from cardgame_tui.content.levels import LEVELS
from cardgame_tui.content.toml.document import read_toml
from cardgame_tui.content.toml.writer import toml_text
from cardgame_tui.engine.duel import SEATS
from cardgame_tui.files import is_folder, make_private_folder, open_regular, open_to_change, write_private
from cardgame_tui.lab.bench.folders.lines import append, lines_of
from cardgame_tui.lab.bench.plan import Arm, Plan, Request
from cardgame_tui.lab.bench.rows import (
    FILES,
    CardRow,
    DuelRow,
    DuelRows,
    OptionRow,
    QuestionRow,
    RuleRow,
    header,
    rows_of,
    text_of,
)
from cardgame_tui.lab.csv_lines import csv_line
from cardgame_tui.limits import LARGEST_RUN_FILE
from cardgame_tui.play.journal.lock import lock
from cardgame_tui.plugins import PluginError, load_plugin, load_ruleset

FORMAT = 3
"""The format of a run folder that this program writes and reads."""

RUN_FILE = "run.toml"
"""The file that says what a folder holds."""

RowT = TypeVar("RowT", DuelRow, CardRow, QuestionRow, RuleRow, OptionRow)


class RunError(ContentError):
    """A run folder that cannot be used or written; one sentence."""

    def __init__(self, folder: Path, found: str) -> None:
        super().__init__([FileFault(str(folder), None, "", found)])


class _Arm(BaseModel):
    model_config = ConfigDict(extra="ignore")

    name: str
    without: str = ""
    itself: bool = False
    variant: list[str] = []
    setup: str


class _RunFile(BaseModel):
    """``run.toml`` as written."""

    model_config = ConfigDict(extra="ignore")

    run: Literal["cardgame-tui"]
    format: int
    version: str
    ruleset_version: str
    kind: Literal["health", "compare", "sweep", "decks", "card"]
    bots: list[str]
    ladder: list[str] = []
    learned: list[str] = []
    seed: int
    duels: int
    digest: str
    bytes: dict[str, int]
    request: Request | None = None
    arm: list[_Arm]


class RunFolder:
    """A run that is kept in a folder.

    Args:
        path: the folder.
        plan: what is played.

    Attributes:
        path: the folder.
        plan: what is played.
        duels: how many duels are complete in it.
        version: version of the program that wrote it.
        learned: stands for the weights that its quick bots play with.
    """

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.plan = plan
        self.duels = 0
        self.version = __version__
        self.learned: list[str] = []
        self._bytes = dict.fromkeys(FILES, 0)
        self._digest = blake2b(digest_size=16)

    @property
    def digest(self) -> str:
        """One hash over the final states of all complete duels, in order."""
        return self._digest.hexdigest()

    @property
    def units(self) -> int:
        """How many units are complete in it."""
        return self.duels // self.plan.duels_of_unit

    @classmethod
    def create(cls, path: Path, plan: Plan) -> "RunFolder":
        """Begin a run in a folder that is new or empty.

        Raises:
            RunError: when the folder holds something else, or cannot be made.
        """
        folder = cls(path, plan)
        folder.learned = _learned(plan)
        try:
            if is_folder(path) and any(path.iterdir()):
                raise RunError(path, f"is not the folder of a run: it holds other files and no {RUN_FILE}")
            make_private_folder(path)
            for name, kind in FILES.items():
                first = csv_line(header(kind))
                write_private(path / name, first)
                folder._bytes[name] = len(first.encode())
            folder._write_run_file()
        except OSError as error:
            raise RunError(path, f"cannot be written: {_words(error)}") from error
        return folder

    @classmethod
    def open(cls, path: Path) -> "RunFolder":
        """Open a run.

        Raises:
            RunError: when it is not one, is of another version, or a part of it is missing.
        """
        folder, digest = cls._announced(path)
        folder._check_sizes()
        places = 0
        for places, row in enumerate(folder.rows(DuelRow), 1):
            folder._check_place(places, row)
            folder._add_digests([row.digest])
        if (places, folder.digest) != (folder.duels, digest):
            raise RunError(path, f"duels.csv does not hold what {RUN_FILE} says: it was changed or damaged")
        return folder

    @classmethod
    def glance(cls, path: Path) -> "RunFolder":
        """Read what a run says of itself, for a list of runs; its duels are not looked at.

        Raises:
            RunError: when it is not one, is of another version, or a part of it is missing.
        """
        folder, _ = cls._announced(path)
        folder._check_sizes()
        return folder

    @classmethod
    def _announced(cls, path: Path) -> tuple["RunFolder", str]:
        """A run as `RUN_FILE` describes it, and the digest that stands there."""
        if not is_folder(path):
            raise RunError(path, "no such run")
        if not (path / RUN_FILE).exists():
            raise RunError(path, f"is not the folder of a run: it has no {RUN_FILE}")
        written = _read_run_file(path)
        folder = cls(path, _plan(path, written))
        folder.duels, folder.version, folder.learned = written.duels, written.version, written.learned
        folder._bytes = {name: written.bytes.get(name, 0) for name in FILES}
        return folder, written.digest

    def check_versions(self) -> None:
        """Check that more duels of this run would be played by the same rules.

        Raises:
            RunError: when the game or the program has another version than the run began with, a bot is gone, or
                the quick bot has learned something else since.
        """
        written = self.plan.arms[0].header
        try:
            plugin = load_plugin(written.ruleset)
            for bot in self.plan.everybody:
                check_bot(bot)
        except (PluginError, UnknownBotError) as error:
            raise RunError(self.path, str(error)) from error
        if (plugin.version, __version__) != (written.ruleset_version, written.version):
            before = f"{plugin.title} {written.ruleset_version} and cardgame-tui {written.version}"
            now = f"{plugin.version} and {__version__}"
            raise RunError(self.path, f"was played with {before}, now there are {now}: begin a new run")
        if self.learned != _learned(self.plan):
            raise RunError(self.path, "was played by a quick bot that had learned something else: begin a new run")

    @contextmanager
    def locked(self) -> Iterator[None]:
        """Keep other programs from adding duels until it ends; what they have added since it was read is read.

        Raises:
            RunError: when another program has the run open, or the folder holds another run now.
        """
        try:
            file = open_to_change(self.path / next(iter(FILES)))
        except OSError as error:
            raise RunError(self.path, f"cannot be written: {_words(error)}") from error
        with file:
            try:
                lock(file.fileno())
            except OSError:
                raise RunError(self.path, "is being played by another program") from None
            self._catch_up()
            yield

    def _catch_up(self) -> None:
        """Read what other programs have added: rows are written behind those that are known."""
        now, digest = self._announced(self.path)
        if now.plan.fingerprint != self.plan.fingerprint:
            raise RunError(self.path, "holds another run now")
        if (now.duels, digest) != (self.duels, self.digest):
            now = self.open(self.path)
            self.duels, self._bytes, self._digest = now.duels, now._bytes, now._digest

    def rows(self, kind: type[RowT], of: Container[int] | None = None) -> Iterator[RowT]:
        """Read the rows of one kind, as far as they are complete.

        Args:
            kind: the kind of row.
            of: numbers of the duels whose rows are read, which is faster than reading all; None for all.

        Raises:
            RunError: when the file cannot be read or holds something else.
        """
        name = next(name for name, each in FILES.items() if each is kind)
        try:
            with open_regular(self.path / name) as file:
                yield from rows_of(kind, lines_of(file, self._bytes[name], of))
        except (OSError, ValueError, csv.Error) as error:
            raise RunError(self.path / name, f"cannot be read: {_words(error)}") from error

    def append(self, duels: Sequence[DuelRows]) -> None:
        """Add duels: their rows first, then `RUN_FILE`.

        Raises:
            RunError: when that fails; what was complete before stays so.
        """
        added: dict[str, list[Any]] = {name: [] for name in FILES}
        for each in duels:
            for name, rows in each.by_file().items():
                added[name] += rows
        try:
            for name, rows in added.items():
                self._bytes[name] += append(self.path / name, text_of(rows), self._bytes[name])
            self.duels += len(duels)
            self._add_digests(each.duel.digest for each in duels)
            self._write_run_file()
        except OSError as error:
            raise RunError(self.path, f"cannot be written: {_words(error)}") from error

    def _add_digests(self, digests: Iterable[str]) -> None:
        for digest in digests:
            self._digest.update(digest.encode() + b" ")

    def _check_place(self, number: int, row: DuelRow) -> None:
        """Check that a duel is the one that the plan plays in its place."""
        unit, place = divmod(number - 1, self.plan.duels_of_unit)
        expected = (number, unit + 1, *self.plan.order[place])
        if (row.number, row.unit, row.arm, row.bot, row.swapped) != expected or row.winner not in (0, *SEATS):
            raise RunError(self.path / "duels.csv", f"line {number + 1} is not duel {number} of this run")

    def _check_sizes(self) -> None:
        for name, size in self._bytes.items():
            if (self.path / name).is_symlink():
                raise RunError(self.path, f"{name} is a link")
            try:
                found = (self.path / name).stat().st_size
            except OSError as error:
                raise RunError(self.path, f"is incomplete: {name}: {_words(error)}") from None
            if size < 0:
                raise RunError(
                    self.path, f"{RUN_FILE} says that {name} has {size} bytes: it was changed or damaged"
                )
            if found < size:
                raise RunError(self.path, f"is incomplete: {name} has {found} bytes of {size}")
            if size > LARGEST_RUN_FILE:
                raise RunError(self.path, f"{name} has more than {LARGEST_RUN_FILE} bytes")

    def _write_run_file(self) -> None:
        write_private(self.path / RUN_FILE, toml_text(self._tables()))

    def _tables(self) -> dict[str, object]:
        plan = self.plan
        head = plan.arms[0].header
        return {
            "run": "cardgame-tui",
            "format": FORMAT,
            "version": self.version,
            "ruleset": head.ruleset,
            "ruleset_version": head.ruleset_version,
            "kind": plan.kind,
            "bots": list(plan.bots),
            "ladder": list(plan.ladder),
            "learned": self.learned,
            "seed": plan.seed,
            "duels": self.duels,
            "digest": self.digest,
            "bytes": dict(self._bytes),
            **_request_table(plan.request),
            "arm": [_arm_table(arm) for arm in plan.arms],
        }


def _learned(plan: Plan) -> list[str]:
    """What stands for the weights with which the quick bots and the levels of a run play, once each."""
    if not any([bot.partition(":")[0] in (QUICK, *LEVELS) for bot in plan.everybody]):
        return []
    ruleset = load_ruleset(plan.arms[0].header.ruleset)
    return sorted({known_for(ruleset, arm.options(ruleset)).mark for arm in plan.arms})


def _request_table(request: Request | None) -> dict[str, object]:
    return {} if request is None else {"request": request.model_dump(exclude_none=True)}


def _arm_table(arm: Arm) -> dict[str, object]:
    header = arm.header
    return {
        "name": arm.name,
        "rules": header.rules,
        "decks": list(header.deck_names),
        "without": arm.without,
        "itself": arm.itself,
        "variant": list(arm.variant),
        "setup": header.model_dump_json(),
    }


def _plan(path: Path, written: _RunFile) -> Plan:
    try:
        arms = [{**arm.model_dump(exclude={"setup"}), "header": json.loads(arm.setup)} for arm in written.arm]
        return Plan.model_validate(
            {
                "kind": written.kind,
                "bots": written.bots,
                "ladder": written.ladder,
                "seed": written.seed,
                "request": written.request,
                "arms": arms,
            }
        )
    except ValueError as error:
        raise RunError(path / RUN_FILE, "does not say what was played: it was changed or damaged") from error


def _read_run_file(path: Path) -> _RunFile:
    file = path / RUN_FILE
    data = read_toml(file).data
    if data.get("run") != "cardgame-tui":
        raise RunError(file, "is not the file of a run")
    if data.get("format") != FORMAT:
        raise RunError(
            file, f"has format {data.get('format')}; this program reads format {FORMAT}: use another folder"
        )
    try:
        return _RunFile.model_validate(data)
    except ValidationError as error:
        field = ".".join(str(part) for part in error.errors()[0]["loc"])
        raise RunError(file, f"is incomplete: {field}") from None


def _words(error: Exception) -> str:
    return (getattr(error, "strerror", None) or str(error)).lower()
