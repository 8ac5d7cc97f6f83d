"""What is checked before a change is accepted: `nox` runs it all, `nox --list` shows the rest."""

import nox

nox.options.sessions = ["checks"]
nox.options.reuse_existing_virtualenvs = True

PYPROJECT = nox.project.load_toml("pyproject.toml")
GAMES = tuple(PYPROJECT["project"]["entry-points"]["cardgame_tui.rulesets"])
"""The games that come with the program."""


def install(session: nox.Session) -> None:
    """Install the project and what its development needs."""
    session.install("-e", ".", *nox.project.dependency_groups(PYPROJECT, "dev"))


@nox.session
def checks(session: nox.Session) -> None:
    """Lint, types, import contracts and all tests."""
    install(session)
    session.run("ruff", "check")
    session.run("ruff", "format", "--check")
    session.run("mypy")
    session.run("lint-imports")
    session.run("pytest", "-n", "auto", *session.posargs)


@nox.session
def duels(session: nox.Session) -> None:
    """Two thousand random duels of each game; stops with an error when one breaks down or does not end."""
    install(session)
    for game in GAMES:
        session.run("cardgame-tui", "simulate", game, "--games", "2000", "--jobs", "2")


@nox.session
def conformance(session: nox.Session) -> None:
    """Two thousand random duels of each game through the conformance kit, and the rules none of them used."""
    install(session)
    for game in GAMES:
        session.run("python", "-m", "tests.conformance.long", game, "--games", "2000", *session.posargs)


@nox.session
def benchmarks(session: nox.Session) -> None:
    """Speed, as ratios to a floor measured in the same run."""
    install(session)
    session.run("python", "-m", "tests.benchmarks", *session.posargs)


@nox.session
def attack(session: nox.Session) -> None:
    """Spoiled files of every kind through the command line, for ten minutes or as many as ``--minutes`` says."""
    install(session)
    session.run("python", "-m", "tests.attack", *session.posargs)
