"""The commands of a running table, each declared once: the screen and lines of text list those they have."""

from dataclasses import replace

from cardgame_tui.ui.keys.command import Command, never
from cardgame_tui.ui.pages import reading
from cardgame_tui.ui.pages.commands import (
    CARD,
    CHANGED,
    LOG,
    MARK,
    PILES,
    PRESENT_WORDS,
    STACK,
    STAGE_WORDS,
    UNDER_WORDS,
    VIEW,
    WHAT_IS,
)
from cardgame_tui.ui.pages.undo import final_words
from cardgame_tui.ui.table.desk import ScreenDesk, TableDesk
from cardgame_tui.ui.table.ending import concede, leave_for_menu, leave_program, offer_draw, show_result
from cardgame_tui.ui.table.hint import hint, hint_works
from cardgame_tui.ui.table.lesson import end_lesson, lesson_is_over
from cardgame_tui.ui.table.mark import mark_decision
from cardgame_tui.ui.table.onlookers import show_hands
from cardgame_tui.ui.table.orders import cancel, order
from cardgame_tui.ui.table.rematch import ask_rematch, show_rules_in_play
from cardgame_tui.ui.table.undo import redo, say_final, undo, undo_turn

# -- when they work --------------------------------------------------------------------------------------


def _at_rest(at: TableDesk) -> bool:
    return at.session.stepping is None


def _stepping(at: TableDesk) -> bool:
    return not _at_rest(at)


def _running(at: TableDesk) -> bool:
    return at.session.prompt is not None and _at_rest(at)


def _over(at: TableDesk) -> bool:
    return at.session.result is not None and _at_rest(at)


def _has_gate(at: TableDesk) -> bool:
    session = at.session
    asked = _running(at) and session.prompt is not None and not session.prompt.secret
    return asked and session.hands_hidden and len(session.people) > 1


def _undoable(at: TableDesk) -> bool:
    return at.session.runner.undoable > 0 and not at.session.has_answered


def _undoable_turn(at: TableDesk) -> bool:
    return at.session.runner.undoable_turn > 0 and not at.session.has_answered


def _final(at: TableDesk) -> bool:
    return bool(final_words(at.session))


def _redoable(at: TableDesk) -> bool:
    return at.session.record.can_redo and _at_rest(at)


def _orders_work(at: TableDesk) -> bool:
    session = at.session
    if session.lesson is not None and not session.lesson.asks_for_order:
        return False
    asked = session.has_other_screens or (session.prompt is not None and session.prompt.seat in session.people)
    return _running(at) and asked and session.actor in session.people and session.layout().has_stack


def _ordered(at: TableDesk) -> bool:
    return at.session.runner.can_cancel_orders(at.session.actor) and _at_rest(at)


def _answered(at: TableDesk) -> bool:
    return _at_rest(at) and at.session.record.answered and bool(at.session.record.duel.lines)


def _two_people(at: TableDesk) -> bool:
    return _running(at) and not at.session.alone


def _looked_at(at: TableDesk) -> bool:
    return at.session.live.shared and at.session.prompt is not None and at.session.lesson is None


def _second_names(at: TableDesk) -> bool:
    return at.table.scene().has_second_names


# -- what they do ----------------------------------------------------------------------------------------


def open_or_close_hand(at: TableDesk) -> None:
    """Open or close the hand of the player who must decide."""
    at.table.show_hand()
    at.go_on()


def change_stepping(at: TableDesk) -> None:
    """Turn stepping on or off: show automatic events one by one, or together."""
    stepped = not at.session.stepped
    at.session.show_events(stepped=stepped)
    at.draw()
    at.dialog.show(reading.stepping_page(stepped=stepped), at.go_on)


def read_rules(at: ScreenDesk) -> None:
    """Open the rulebook, at the rule of the event that is being shown."""
    at.read_rules(reading.RULEBOOK)


# -- declarations ----------------------------------------------------------------------------------------

RESULT = Command("result", ("enter",), "Result", "See how the duel ended, and continue.", show_result, _over)
HAND = Command(
    "hand",
    ("h",),
    "Hand",
    "Open the hand of the player who must decide, or close it.",
    open_or_close_hand,
    _has_gate,
)
ORDERS = Command(
    "orders",
    ("+",),
    "Orders",
    "Pass until something happens or as long as you like, and set the phases in which you stop.",
    order,
    _orders_work,
    idle="Orders are given when you are asked, in games where players may respond. A lesson says where.",
)
NO_ORDERS = Command(
    "no_orders",
    ("-",),
    "No orders",
    "End orders: those that end by themselves, and yours that last.",
    cancel,
    _ordered,
    idle="No order is in force.",
)
HINT = Command(
    "hint",
    ("%",),
    "Hint",
    "See what a bot would do, with its estimate of each answer; alone or with open hands.",
    hint,
    hint_works,
    footer=False,
    idle="A bot gives hints when you are asked, if you play alone or hands are open.",
)
UNDO = Command("undo", ("u",), "Undo", "Undo the last decision.", undo, _undoable, idle="Nothing to undo.")
UNDO_TURN = Command(
    "undo_turn",
    ("<",),
    "Undo turn",
    "Undo to the start of the turn, in one agreement.",
    undo_turn,
    _undoable_turn,
    footer=False,
    idle="Nothing to undo.",
)
FINAL = Command("final", ("u",), "Why no undo", "Read why you cannot undo.", say_final, _final, footer=False)
REDO = Command("redo", (">",), "Redo", "Redo what was undone last.", redo, _redoable, idle="Nothing to redo.")
HELP: Command[ScreenDesk] = Command(
    "help",
    ("?",),
    "Help",
    "Why this is asked, what cannot be picked and why, rules and keys.",
    lambda at: at.help(),
)
PALETTE: Command[ScreenDesk] = Command(
    "palette", ("ctrl+p",), "More", "List all commands.", lambda at: at.list_commands()
)
QUIT = Command("quit", ("ctrl+q",), "Quit", "Leave the program.", leave_program)
RULES = Command("rules", (), "Rulebook", "Read the rules of this game.", read_rules, footer=False)
PLAYED = Command(
    "played",
    (),
    "Rules in play",
    "Edition, variant, options, cards and decks.",
    show_rules_in_play,
    footer=False,
)
REMATCH = Command(
    "rematch",
    (),
    "Rematch",
    "Restart with the current rules, cards and decks.",
    ask_rematch,
    footer=False,
)
UNDER: Command[TableDesk] = Command(
    *UNDER_WORDS,
    lambda at: at.play_under(),
    _answered,
    footer=False,
    idle="Nothing has been answered yet.",
)
CHANGE_RULE: Command[TableDesk] = Command(
    "change",
    (),
    "Change a rule",
    "Set a rule option from here on; both players must agree.",
    lambda at: at.change_rule(),
    _running,
    footer=False,
    idle="The duel is over.",
)
CONCEDE = Command("concede", (), "Concede", "Give up this duel.", concede, _running, footer=False)
DRAW = Command(
    "draw",
    (),
    "Offer a draw",
    "Ask the other player to end the duel as a draw.",
    offer_draw,
    _two_people,
    footer=False,
    idle="No other player is here to agree to a draw.",
)
THEME: Command[ScreenDesk] = Command(
    "theme",
    (),
    "Theme",
    "Choose dark, light, high contrast or the terminal's colours.",
    lambda at: at.choose_theme(),
    footer=False,
)
BORDERS: Command[ScreenDesk] = Command(
    "borders",
    (),
    "Borders",
    "Draw borders in ASCII, or with lines.",
    lambda at: at.change_borders(),
    footer=False,
)
CARD_NAMES: Command[ScreenDesk] = Command(
    "card_names",
    (),
    "Names of cards",
    "Call cards by their names in another language, or by their first names again.",
    lambda at: at.change_names(),
    _second_names,
    footer=False,
    idle="No card here has a name in another language.",
)
PRESENT: Command[ScreenDesk] = Command(
    *PRESENT_WORDS, lambda at: at.present(), lambda at: at.session.record.path is not None, footer=False
)
SETTINGS: Command[ScreenDesk] = Command(
    "settings",
    (),
    "Settings",
    "Theme, borders, names, hands and keys: what you change counts at once.",
    lambda at: at.show_settings(),
    footer=False,
)
STEP = Command(
    "step", (",",), "Step", "Show automatic events one by one, or together.", change_stepping, footer=False
)
PLAY_EVENTS: Command[ScreenDesk] = Command(
    "play_events",
    ("=",),
    "Play",
    "Let the events that are shown follow each other by themselves, or stop them.",
    lambda at: at.play_or_stop(),
    _stepping,
)
SPEED: Command[ScreenDesk] = Command(
    "speed",
    ("/",),
    "Speed",
    "Change how fast events follow each other.",
    lambda at: at.change_speed(),
    _stepping,
    footer=False,
)
STAGE: Command[ScreenDesk] = Command(
    *STAGE_WORDS,
    lambda at: at.show_stage(),
    footer=False,
)
SCREENS: Command[ScreenDesk] = Command(
    "screens",
    (),
    "Two screens",
    "Let each player, and people who look on, have a screen of their own.",
    lambda at: at.invite(),
    lambda at: at.can_invite,
    footer=False,
)
AUDIENCE: Command[ScreenDesk] = Command(
    "audience",
    (),
    "Hands for an audience",
    "Let people who look on see both hands some turns late, or no more; both players must agree.",
    show_hands,
    _looked_at,
    footer=False,
    idle="Nobody looks on at another screen.",
)
MENU = Command("menu", (), "Menu", "Leave this duel for the menu.", leave_for_menu, footer=False)
TABLE_MARK = Command(
    MARK.name,
    MARK.keys,
    MARK.title,
    "Mark this decision with a line of text: a scenario file of it, and a slide of `present`.",
    mark_decision,
    _running,
    footer=False,
)

TABLE_COMMANDS: tuple[Command[ScreenDesk], ...] = (
    RESULT,
    PLAY_EVENTS,
    HAND,
    ORDERS,
    NO_ORDERS,
    UNDO,
    FINAL,
    UNDO_TURN,
    REDO,
    CARD,
    VIEW,
    STACK,
    PILES,
    LOG,
    WHAT_IS,
    HINT,
    CHANGED,
    TABLE_MARK,
    HELP,
    PALETTE,
    QUIT,
    RULES,
    PLAYED,
    REMATCH,
    UNDER,
    CHANGE_RULE,
    CONCEDE,
    DRAW,
    THEME,
    BORDERS,
    CARD_NAMES,
    PRESENT,
    SETTINGS,
    STEP,
    SPEED,
    STAGE,
    SCREENS,
    AUDIENCE,
    MENU,
)
"""The commands of the screen, in the order of its footer and its list."""

ON_STAGE = frozenset(
    (
        "stage",
        "changed",
        "play_events",
        "speed",
        "palette",
        "quit",
        "result",
        "rules",
        "played",
        "theme",
        "borders",
        "card_names",
    )
)
"""Commands that work while the stage is shown: none of them shows what is not for everybody."""

LESSON_END: Command[ScreenDesk] = Command(
    "lesson",
    ("enter",),
    "Next",
    "See what the lesson has shown, and continue.",
    lambda at: end_lesson(at, lambda: at.leave("menu")),
    lesson_is_over,
)
IN_LESSONS = frozenset(
    (
        "card",
        "view",
        "stack",
        "piles",
        "log",
        "what",
        "orders",
        "help",
        "palette",
        "quit",
        "rules",
        "played",
        "theme",
        "borders",
        "card_names",
        "settings",
    )
) | {"step", "menu"}
"""Commands that work in a lesson; the others keep their letters, so that cards have those of a duel."""

LOOKING = frozenset(
    (
        "card",
        "view",
        "stack",
        "piles",
        "log",
        "what",
        "changed",
        "help",
        "palette",
        "quit",
        "rules",
        "played",
        "theme",
        "borders",
        "card_names",
        "step",
        "play_events",
        "speed",
        "stage",
        "result",
    )
)
"""Commands for people who look on at a screen of their own: none of them changes anything in the match."""
FOR_GUESTS = LOOKING | {
    "orders",
    "no_orders",
    "undo",
    "final",
    "undo_turn",
    "redo",
    "hint",
    "change",
    "concede",
    "draw",
    "audience",
}
"""Commands for a player at a screen elsewhere: none of them ends the duel of the other player unasked, or reads or
writes files of whoever runs the match."""


def _only(names: frozenset[str]) -> tuple[Command[ScreenDesk], ...]:
    """The commands of the screen, of which only some work; the others keep their letters."""
    return tuple(each if each.name in names else replace(each, works=never) for each in TABLE_COMMANDS)


GUEST_COMMANDS = _only(FOR_GUESTS)
"""The commands of a player's screen elsewhere."""
WHOLE_TABLE: Command[ScreenDesk] = Command(
    "table",
    ("t",),
    "Table",
    "See the whole table, or your hand alone again.",
    lambda at: at.show_table(),
)
HAND_COMMANDS = (WHOLE_TABLE, *GUEST_COMMANDS)
"""The commands of a screen elsewhere that shows one player's hand alone."""
ONLOOKER_COMMANDS = _only(LOOKING)
"""The commands of a screen for people who look on."""

LESSON_COMMANDS: tuple[Command[ScreenDesk], ...] = (
    LESSON_END,
    *_only(IN_LESSONS),
)
"""The commands of the screen in a lesson."""
