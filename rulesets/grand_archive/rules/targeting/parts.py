"""The parts of a text in force, their modes and their targets (GA-105, GA-187, GA-188)."""

from collections.abc import Sequence

from cardgame_tui.engine.asking import DONE, choose
from cardgame_tui.engine.prompt import Option, Refused, Script
from rulesets.grand_archive.cards.program import Ability, Mode, Part
from rulesets.grand_archive.rules import refusals
from rulesets.grand_archive.rules.steps.conditions import is_true
from rulesets.grand_archive.rules.targeting.choosing import choose_targets
from rulesets.grand_archive.rules.targeting.targets import Spec, can_target
from rulesets.grand_archive.rules.targeting.tracking import unused_modes
from rulesets.grand_archive.state.card import ArchiveCard
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import ArchiveItem
from rulesets.grand_archive.state.traits import holds


def choose_parts(duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
    """Let the controller of an item choose a mode and targets for each part of its text that is in force.

    Returns:
        Whether everything that is required could be chosen (GA-174).
    """
    assert item.ability is not None
    seat, source = item.controller, item.source
    parts = [
        each for each in item.ability.parts if source is None or in_force(duel, seat, source, each, item.empowered)
    ]
    for place, part in enumerate(parts, 1):
        later = [spec for each in parts[place:] if _is_plain(each) for spec in each.modes[0].targets]
        for mode in (yield from _choose_modes(duel, item, part)):
            if mode is None or not (yield from choose_targets(duel, item, mode.targets, later)):
                return False
            item.parts.append((part, mode))
    return True


def can_choose_parts(duel: ArchiveDuel, seat: int, source: ArchiveCard, ability: Ability, raised: int = 0) -> bool:
    """Whether a mode and every required target could be chosen for each part in force, all different (GA-115)."""
    needed: list[Spec] = []
    for part in ability.parts:
        if part.labels and not in_force(duel, seat, source, part, raised):
            continue
        if _is_plain(part):
            needed += part.modes[0].targets
            continue
        modes = unused_modes(duel, source, ability, part) if part.tracked else part.modes
        if _possible(duel, seat, source, modes) < part.least:
            return False
    return not needed or can_target(duel, seat, source, needed)


def _is_plain(part: Part) -> bool:
    """Whether nothing is chosen about a part but its targets."""
    return len(part.modes) == 1 and not part.tracked


def _possible(duel: ArchiveDuel, seat: int, source: ArchiveCard, modes: Sequence[Mode]) -> int:
    """How many of these modes have no required target or find all of them."""
    return sum([not mode.targets or can_target(duel, seat, source, mode.targets) for mode in modes])


def _numbers_of(duel: ArchiveDuel, item: ArchiveItem, part: Part) -> tuple[int, int]:
    """How many modes of a part are chosen at least and at most (GA-335)."""
    if part.instead is not None:
        condition, least, most = part.instead
        if is_true(duel, item, condition):
            return least, most
    return part.least, part.most


def in_force(duel: ArchiveDuel, seat: int, source: ArchiveCard, part: Part, raised: int = 0) -> bool:
    """Whether the restrictions in front of a part all hold (GA-184)."""
    for label in part.labels:
        if not holds(duel, seat, source, label, raised=raised):
            return False
    return True


def _usable(duel: ArchiveDuel, item: ArchiveItem, part: Part) -> Sequence[Mode]:
    if item.source is None or item.ability is None or not part.tracked:
        return part.modes
    return unused_modes(duel, item.source, item.ability, part)


def _choose_modes(duel: ArchiveDuel, item: ArchiveItem, part: Part) -> Script[list[Mode | None]]:
    """The modes that the controller chooses, all different, as the text lists them; None for a missing one."""
    least, most = _numbers_of(duel, item, part)
    chosen: list[Mode | None] = []
    while len(chosen) < most:
        mode = yield from _choose_mode(duel, item, part, chosen, may_stop=len(chosen) >= least)
        if mode is None and len(chosen) >= least:
            break
        chosen.append(mode)
    return sorted(chosen, key=lambda mode: part.modes.index(mode) if mode in part.modes else -1)


def _choose_mode(
    duel: ArchiveDuel, item: ArchiveItem, part: Part, chosen: Sequence[Mode | None], *, may_stop: bool
) -> Script[Mode | None]:
    """The one mode, or one more that the controller chooses of those that have their targets (GA-335)."""
    seat, source = item.controller, item.source
    if len(part.modes) == 1 and not part.tracked:
        return part.modes[0]
    modes = [mode for mode in _usable(duel, item, part) if mode not in chosen]
    possible = [mode for mode in modes if source is None or can_target(duel, seat, source, mode.targets)]
    if not possible:
        return None
    if part.cascade:
        return possible[0]
    options = [Option("mode", value=mode.label) for mode in possible] + [DONE] * may_stop

    def why_not() -> list[Refused]:
        missing = [mode for mode in part.modes if mode not in possible]
        return [
            (Option("mode", value=mode.label), refusals.NO_TARGET if mode in modes else refusals.MODE_USED)
            for mode in missing
        ]

    public = source is None or duel.sees(0, source)
    option = yield from choose(duel, seat, "mode", "GA-335", options, why_not=why_not, card=source, public=public)
    return None if option is DONE else possible[options.index(option)]
