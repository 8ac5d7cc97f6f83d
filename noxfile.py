"""What is checked before a change is accepted: `nox` runs it all, `nox --list` shows the rest."""

import re
from os import cpu_count
from pathlib import Path
from shutil import copy, rmtree

import nox

nox.options.sessions = ["checks"]
nox.options.reuse_existing_virtualenvs = True

PYPROJECT = nox.project.load_toml("pyproject.toml")
GAMES = tuple(PYPROJECT["project"]["entry-points"]["cardgame_tui.rulesets"])
"""The games that come with the program."""

WORKERS = str(2 * (cpu_count() or 1))
"""Processes that run tests: two a core, since a third of the time is spent waiting for terminals and screens. One
that has no more tests takes some of another's."""

COMPILED = {"PYTHONDONTWRITEBYTECODE": ""}
"""Bytecode is kept whatever the user asks for: the tests start the program hundreds of times."""

PAGES = Path("build/pages")
"""Where the pages of the site are gathered."""
IN_FULL = (
    "ruleset", "engine.duel_rules", "content.game_content", "engine.shown.showing", "engine.declared",
    "engine.card_places", "engine.duel", "engine.asking", "engine.prompt", "engine.priority",
    "engine.shown.wording", "engine.shown.face", "engine.shown.layout", "testing.game_check",
    "testing.conformance",
)  # fmt: skip
"""Modules that the site shows with all their methods: what a game writes and calls, and the conformance kit."""
CONSTRAINTS = Path("constraints.txt")
"""The versions that are installed for development, the hashes of their files, and which package asks for which."""
ABOUT = """\
# The versions that nox installs, on every system and Python, with the hashes of their files. A line "via" names
# the packages that ask for the one above it, so that nox installs only what a session needs.
# To refresh them: nox -s constraints
"""
LOCKED = re.compile(r"^(?P<name>[\w-]+)==.*\n(?:    --hash=.*\n)+    # via (?P<via>.+)\n", re.MULTILINE)
"""A package in that file."""


def install(session: nox.Session, *groups: str, extras: str = "web") -> None:
    """Install groups of what development needs, each file checked against its hash, and then the project."""
    project = PYPROJECT["project"]
    asked = [*project["dependencies"], *PYPROJECT["build-system"]["requires"]]
    asked += [each for extra in extras.split(",") for each in project["optional-dependencies"][extra]]
    asked += nox.project.dependency_groups(PYPROJECT, *groups)
    needed = Path(session.virtualenv.location, "needed.txt")
    needed.write_text(locked(asked), encoding="utf-8")
    session.install("--require-hashes", "-r", str(needed))
    session.install("--no-deps", "--no-build-isolation", "-e", ".")


def locked(asked: list[str]) -> str:
    """The part of the constraints file with these requirements and all that they need in turn."""
    entries = {entry["name"]: entry for entry in LOCKED.finditer(CONSTRAINTS.read_text(encoding="utf-8"))}
    further = {re.sub("[-_.]+", "-", re.match(r"[\w.-]+", each)[0]).lower() for each in asked}
    wanted: set[str] = set()
    while further:
        wanted |= further
        further = {name for name, entry in entries.items() if wanted & {*entry["via"].split(", ")}} - wanted
    return "".join(entries[name][0] for name in sorted(wanted))


@nox.session
def checks(session: nox.Session) -> None:
    """Lint, types, import contracts and all tests."""
    install(session, "dev")
    session.run("ruff", "check")
    session.run("ruff", "format", "--check")
    session.run("mypy")
    session.run("lint-imports")
    session.run("pytest", "-n", WORKERS, "--dist", "worksteal", *session.posargs, env=COMPILED)


@nox.session
def duels(session: nox.Session) -> None:
    """Two thousand random duels of each game; stops with an error when one breaks down or does not end."""
    install(session, "dev")
    for game in GAMES:
        session.run("cardgame-tui", "simulate", game, "--games", "2000", "--jobs", "2")


@nox.session
def conformance(session: nox.Session) -> None:
    """Two thousand random duels of each game through the conformance kit, and the rules none of them used."""
    install(session, "dev")
    for game in GAMES:
        session.run("python", "-m", "tests.conformance.long", game, "--games", "2000", *session.posargs)


@nox.session
def benchmarks(session: nox.Session) -> None:
    """Speed, as ratios to a floor measured in the same run."""
    install(session, "dev")
    session.run("python", "-m", "tests.benchmarks", *session.posargs)


@nox.session
def rl(session: nox.Session) -> None:
    """Play with programs that learn, in PettingZoo and in OpenSpiel; installs the extra `rl`."""
    install(session, "dev", extras="web,rl")
    session.run("pytest", "-rs", "tests/rl", *session.posargs)


@nox.session
def cluster(session: nox.Session) -> None:
    """Play duels on a scheduler and workers in processes of their own; installs the extra `cluster`."""
    install(session, "dev", extras="web,cluster")
    session.run("pytest", "-rs", "tests/lab/bench/test_cluster.py", *session.posargs)


@nox.session
def browser(session: nox.Session) -> None:
    """Play in a real browser without a window; needs Chromium or Chrome, and says so where it finds none."""
    install(session, "dev")
    session.run("pytest", "-m", "browser", "-rs", "tests/web", *session.posargs)


@nox.session
def attack(session: nox.Session) -> None:
    """Attack with damaged files, kills and invented variants; ``--minutes`` (default 10) limits it."""
    install(session, "dev")
    session.run("python", "-m", "tests.attack", *session.posargs, interrupt_timeout=300)


@nox.session
def pictures(session: nox.Session) -> None:
    """Draw the pictures of the documentation: screens of each game in three sizes, and a film of a few turns."""
    install(session, "dev")
    session.run("python", "-m", "tests.pictures", *session.posargs)


def gather_pages() -> None:
    """Copy what the site shows into one folder, laid out as here, so that links stay; add the API in full."""
    rmtree(PAGES, ignore_errors=True)
    for pattern in (
        "*.md",
        "LICENSE",
        "docs/**/*.md",
        "docs/**/*.svg",
        "rulesets/*/rulebook.md",
        "rulesets/*/*.toml",
    ):
        for file in Path().glob(pattern):
            (PAGES / file).parent.mkdir(parents=True, exist_ok=True)
            copy(file, PAGES / file)
    modules = "".join(f"::: cardgame_tui.{module}\n\n" for module in IN_FULL)
    (PAGES / "docs" / "api_in_full.md").write_text(f"# API in full\n\n{modules}", encoding="utf-8")


@nox.session
def docs(session: nox.Session) -> None:
    """Build the site of the documentation into the folder `site`; a warning is an error."""
    install(session, "docs")
    gather_pages()
    output = session.run("zensical", "build", "--clean", "--strict", silent=True)
    session.log(output)
    if "griffe: " in output:
        session.error("Docstrings do not match what they describe.")


@nox.session
def build(session: nox.Session) -> None:
    """Build the packages of a release into the folder `dist`."""
    install(session, "dev")
    session.run("python", "-m", "hatchling", "build", "--directory", "dist", "--clean")


@nox.session
def constraints(session: nox.Session) -> None:
    """Write the newest versions that suit all supported systems and Pythons into the constraints file."""
    session.install("uv")
    oldest = PYPROJECT["project"]["requires-python"].removeprefix(">=")
    groups = [f"--group={name}" for name in PYPROJECT["dependency-groups"]]
    everywhere = ("--universal", "--fork-strategy=fewest", f"--python-version={oldest}")
    written = ("--generate-hashes", "--no-header", "--annotation-style=line", "--quiet")
    command = ("uv", "pip", "compile", "pyproject.toml", "--all-extras", *groups, *everywhere, *written)
    CONSTRAINTS.write_text(f"{ABOUT}{session.run(*command, silent=True)}", encoding="utf-8")
