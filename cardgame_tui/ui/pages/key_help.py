"""What the keys of each kind of page do, for `?`."""

from collections.abc import Sequence

from cardgame_tui.ui.pages.page import Item, Page

READ = (
    "up, down, page keys: scroll",
    "enter, backspace, space or q: back",
)
PICK = (
    "up, down, Tab: move; page keys scroll",
    "enter, or the digit before it: pick",
    "backspace, space or q: back",
)
COVERAGE = (
    "up, down, Tab, page keys, home, end: from sentence to sentence",
    "r: read the file again",
    "backspace, Esc or q: back",
)
FIND = (
    "type words that an item has: the list gets shorter",
    "up, down, Tab: move; enter: pick",
    "backspace: delete a letter; with nothing typed: back; Esc: back",
)
FORM = (
    "up, down, Tab, page keys: move from field to field",
    "left, right or space: another choice; in a field for text, type",
    "backspace: delete a letter, or back to the default choice",
    "ctrl+u: this field as it was by default; ctrl+d: all fields",
    "l at a deck: its cards; on every field with a choice x: swap seats, k: check both decks,",
    "  w: the same duel between two bots",
    "m on a field with a choice: all options, or only those that are often changed",
    "enter: start the duel; Esc or ctrl+x: back without one",
)
SETTINGS = (
    "up, down, Tab, page keys: move from field to field",
    "left, right or space: another choice, seen at once; in a field for text, type",
    "backspace: delete a letter, or back to the default choice",
    "ctrl+u: this field as it is by default; ctrl+d: all fields",
    "on a field with a choice z: all as before, d: all defaults, f: write the file and open it in your editor",
    "m on a field with a choice: the keys of all commands, or only those that differ",
    "the keys of a command: several with a space between them, such as l ; or words such as ctrl+p",
    "enter or Esc: leave and write the config file; ctrl+x: leave everything as it was",
)
RUN_FORM = (
    "up, down, Tab, page keys: move from field to field",
    "left, right or space: another choice; in a field for text, type",
    "backspace: delete a letter, or back to the default choice",
    "ctrl+u: this field as it was by default; ctrl+d: all fields",
    "enter: play; a run with the same rules, decks, bots and seed continues; Esc or ctrl+x: back",
)
RUN = (
    "a digit, Tab: the parts of the page; a: another side, where there are several",
    "up, down, page keys, home, end: rows; left, right or a click on a heading: sort; s: turn the order around",
    "/: find a row; enter: the duels of a row, and of a list of duels the duel, in the replay",
    "d: the duels that another player wins under B, from the same seeds",
    "n: more duels; r: read the files again, and play a new run if they have changed",
    "v: edit the variant A; saved changes are played as a new run",
    "p: play a duel by the rules of A; x: write all answers as a page for a browser",
    "backspace or Esc: stop playing, what is done is kept; or back; q: back",
)
READER = (
    "up, down, page keys: scroll; home, end: to the first and last line",
    "left: the sections; right, enter: the text",
    "n, p: the next and the previous rule",
    "/: search as you type",
    "e: another edition; o: only our own decisions; b: two editions side by side",
    "backspace or Esc: out of the search, or back; q: back",
)
TITLE = (
    "type a title; enter: write the file",
    "backspace: delete a letter; with nothing typed, or Esc: leave without a file",
)
SECRET = (
    "each player has keys of their own, drawn next to what they choose; nothing shows which one was pressed",
    "backspace: both start over",
    "tab: both at once, or one after the other",
)
SLIDES = (
    "space or enter: the answer and what followed, then the next question",
    "right, down: the next question; left, up: back to the question, then to the one before",
    "page down, page up: the same as space and left, for a remote control; home, end: the first or last slide",
    "backspace, Esc or q: end",
)
WHAT_IF = (
    "n, a: follow the answers that were played, one or all; up, down, page keys: scroll",
    "o: another option; c: play on from what was played; x: from the other answer",
    "backspace or q: back",
)
UNDER = (
    "left, right: one step; up, down: one turn; home, end: to the beginning or the end",
    "1, 2, 3: a step is an event, a decision, a turn; p: where the two lines part; *: the next event that differs",
    "tab: the other board, on a screen with room for one",
    "b: bots play on from here, on both sides, and say what the change is worth",
    "c: play on as it was played; x: play on under the other rule, in a match of its own",
    "&: another rule; backspace or q: back",
)
WORTH = (
    "space: stop the bots, or let them go on; m: more duels",
    "up, down, page keys: scroll",
    "enter, backspace or q: back",
)
UNDER_FORM = (
    "up, down, Tab, page keys: move from field to field",
    "left, right or space: another choice; in a field for text, type",
    "ctrl+u: this field as in the match; ctrl+d: all fields",
    "enter: the same duel with what is shown; Esc or ctrl+x: back",
)
RESULT = (
    "n: the next duel of the match, or a new match with the seats swapped",
    "a digit: the replay, at the place where this happened; r: all of it",
    "h: the cards that were hidden; the result is final then",
    "u: undo the last decision; m: the first page",
    "backspace, space or q: the table as it is at the end",
)


def keys_page(keys: Sequence[str]) -> Page:
    """The page that `?` opens."""
    return Page("Keys of this page", tuple(Item(line) for line in keys))
