"""Attaching artifacts (RD-38, RD-65)."""

from collections.abc import Iterable

from rulesets.rune_duel.cards.keywords import Keyword
from rulesets.rune_duel.state.duel import RuneCard, RuneDuel
from rulesets.rune_duel.state.traits import has


def attach(duel: RuneDuel, artifact: RuneCard) -> bool:
    """Attach an artifact to a creature of its controller; False when none can take it (RD-38)."""
    host = _host(duel, duel.line(artifact.owner))
    if host is None:
        return False
    duel.move(artifact, duel.pile(artifact.owner, "attached"))
    artifact.host = host
    host.artifacts.append(artifact)
    duel.note("RD-65" if has(host, Keyword.CARROT_SEEKER) else "RD-38", "attach", host.owner, artifact, other=host)
    return True


def _host(duel: RuneDuel, line: Iterable[RuneCard]) -> RuneCard | None:
    """The creature that gets an artifact: Carrot Seekers first, then the lowest slot without one."""
    stack = duel.options.carrot_mode == "stack"
    free = [each for each in line if not each.artifacts or (stack and has(each, Keyword.CARROT_SEEKER))]
    seekers = [each for each in free if has(each, Keyword.CARROT_SEEKER)]
    return next(iter(seekers or free), None)
