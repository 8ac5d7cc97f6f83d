"""Plans of health reports."""

from typing import Any

from cardgame_tui.lab.bench.arms import Asked
from cardgame_tui.lab.bench.plan import Plan
from cardgame_tui.plugins import load_ruleset


def rift_health(**asked: Any) -> Plan:
    """The plan of a health report of Dimensional Rift."""
    return Asked(load_ruleset("dimensional_rift"), **asked).plan()
