"""What comes next by itself as the table stands, as the game works it out from what both players know."""

from cardgame_tui.engine.duel import Duel
from cardgame_tui.engine.shown.face import Forecast
from cardgame_tui.engine.shown.unknown import UnknownError, hide_unknown
from cardgame_tui.engine.shown.view import PUBLIC_SEAT
from cardgame_tui.ruleset import Ruleset


def forecast_of(ruleset: Ruleset, duel: Duel) -> Forecast | None:
    """What would come next; None if that is not known, or while something else must happen before.

    In a game that says what the counts which end the duel are made of, it is that.

    Args:
        ruleset: the game.
        duel: the duel; it is not changed.
    """
    if duel.result is None and (tally := ruleset.tally(duel)) is not None:
        return tally
    if not ruleset.forecasts or duel.result is not None or duel.stack or duel.waiting or duel.shown:
        return None
    copy = duel.clone()
    copy.events = []
    hide_unknown(copy, PUBLIC_SEAT)
    try:
        return ruleset.forecast(copy)
    except UnknownError:
        return None
