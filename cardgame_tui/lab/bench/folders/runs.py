"""The runs there are, the one played last first, and what each asks."""

from pathlib import Path
from time import time

from cardgame_tui.content.faults import ContentError
from cardgame_tui.lab.bench.folders.folder import RUN_FILE, RunFolder
from cardgame_tui.lab.bench.plan import Plan
from cardgame_tui.paths import runs_dir
from cardgame_tui.value import value


@value
class RunSeen:
    """A run in the folder for them, without a look at its duels.

    Args:
        path: its folder.
        plan: what it plays; None where that cannot be read.
        duels: how many duels are complete.
        fault: why it cannot be read, empty if it can.
        age: seconds since it was played.
    """

    path: Path
    plan: Plan | None = None
    duels: int = 0
    fault: str = ""
    age: float = 0.0


def runs() -> list[RunSeen]:
    """List the runs in the folder for them, the one played last first; none where that cannot be read."""
    now = time()
    try:
        found = [_seen(path, now) for path in runs_dir().iterdir() if path.is_dir()]
    except OSError:
        return []
    return sorted(found, key=lambda each: each.age)


def _seen(path: Path, now: float) -> RunSeen:
    try:
        age = max(0.0, now - (path / RUN_FILE).stat().st_mtime)
    except OSError:
        age = float("inf")
    try:
        folder = RunFolder.glance(path)
    except ContentError as error:
        return RunSeen(path, fault=str(error).removeprefix(f"{path}: "), age=age)
    return RunSeen(path, folder.plan, folder.duels, age=age)


def run_folder(ruleset_id: str, plan: Plan) -> Path:
    """The folder in which a plan is played, unless another is named.

    Raises:
        NoHomeError: when no home folder is set.
    """
    return runs_dir() / f"{ruleset_id}-{plan.fingerprint}"


def open_or_create(path: Path, plan: Plan) -> RunFolder:
    """The run of a plan in a folder: the one that is there, or a new one.

    Raises:
        RunError: when the folder holds something else, or cannot be made.
    """
    return RunFolder.open(path) if (path / RUN_FILE).exists() else RunFolder.create(path, plan)


def question_of(plan: Plan) -> str:
    """What a run asks, in a few words."""
    arms = plan.arms
    names = [arm.name for arm in arms]
    match plan.kind:
        case "card":
            return f"what is {arms[1].without} worth?"
        case "compare":
            return f"{names[1]} against {names[0]}"
        case "sweep":
            return f"{names[0]} against {', '.join(names[1:])}"
        case "decks":
            return f"{len(names)} pairs of decks"
        case _:
            return "is it healthy?"
