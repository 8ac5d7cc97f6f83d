"""The commands of a running table, each declared once with its name, keys and words."""

from cardgame_tui.ui.keys.command import Command
from cardgame_tui.ui.pages import reading
from cardgame_tui.ui.pages.commands import (
    MARK,
    PRESENT_WORDS,
    STAGE_WORDS,
    UNDER_WORDS,
)
from cardgame_tui.ui.table.commands import works
from cardgame_tui.ui.table.commands.ending import concede, leave_for_menu, leave_program, offer_draw, show_result
from cardgame_tui.ui.table.commands.hint import hint, hint_works
from cardgame_tui.ui.table.commands.lesson import end_lesson, lesson_is_over
from cardgame_tui.ui.table.commands.mark import mark_decision
from cardgame_tui.ui.table.commands.onlookers import show_hands
from cardgame_tui.ui.table.commands.orders import cancel, order
from cardgame_tui.ui.table.commands.rematch import ask_rematch, show_rules_in_play
from cardgame_tui.ui.table.commands.undo import redo, say_final, undo, undo_turn
from cardgame_tui.ui.table.desk import ScreenDesk, TableDesk


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


RESULT = Command("result", ("enter",), "Result", "See how the duel ended, and continue.", show_result, works.over)
HAND = Command(
    "hand",
    ("h",),
    "Hand",
    "Open the hand of the player who must decide, or close it.",
    open_or_close_hand,
    works.has_gate,
)
ORDERS = Command(
    "orders",
    ("+",),
    "Orders",
    "Pass until something happens or as long as you like, and set the phases in which you stop.",
    order,
    works.orders_work,
    idle="Orders are given when you are asked, in games where players may respond. A lesson says where.",
)
NO_ORDERS = Command(
    "no_orders",
    ("-",),
    "No orders",
    "End orders: those that end by themselves, and yours that last.",
    cancel,
    works.ordered,
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
UNDO = Command("undo", ("u",), "Undo", "Undo the last decision.", undo, works.undoable, idle="Nothing to undo.")
UNDO_TURN = Command(
    "undo_turn",
    ("<",),
    "Undo turn",
    "Undo to the start of the turn, in one agreement.",
    undo_turn,
    works.undoable_turn,
    footer=False,
    idle="Nothing to undo.",
)
FINAL = Command("final", ("u",), "Why no undo", "Read why you cannot undo.", say_final, works.final, footer=False)
REDO = Command("redo", (">",), "Redo", "Redo what was undone last.", redo, works.redoable, idle="Nothing to redo.")
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
    works.answered,
    footer=False,
    idle="Nothing has been answered yet.",
)
CHANGE_RULE: Command[TableDesk] = Command(
    "change",
    (),
    "Change a rule",
    "Set a rule option from here on; both players must agree.",
    lambda at: at.change_rule(),
    works.running,
    footer=False,
    idle="The duel is over.",
)
CONCEDE = Command("concede", (), "Concede", "Give up this duel.", concede, works.running, footer=False)
DRAW = Command(
    "draw",
    (),
    "Offer a draw",
    "Ask the other player to end the duel as a draw.",
    offer_draw,
    works.two_people,
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
    works.second_names,
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
    works.stepping,
)
SPEED: Command[ScreenDesk] = Command(
    "speed",
    ("/",),
    "Speed",
    "Change how fast events follow each other.",
    lambda at: at.change_speed(),
    works.stepping,
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
    works.looked_at,
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
    works.running,
    footer=False,
)
WHOLE_TABLE: Command[ScreenDesk] = Command(
    "table",
    ("t",),
    "Table",
    "See the whole table, or your hand alone again.",
    lambda at: at.show_table(),
)
LESSON_END: Command[ScreenDesk] = Command(
    "lesson",
    ("enter",),
    "Next",
    "See what the lesson has shown, and continue.",
    lambda at: end_lesson(at, lambda: at.leave("menu")),
    lesson_is_over,
)
