"""How much is read of what comes from outside. `docs/limits.md` lists these numbers for users.

A limit is far above what people write, and low enough that a larger file is refused immediately.
"""

LARGEST_TEXT_FILE = 1_000_000
"""Most bytes of a text file: TOML, rulebooks, remembered settings."""

LARGEST_CARD_LIST = 10_000_000
"""Most bytes of a list of cards from elsewhere, in CSV or JSON."""

MOST_LISTED_VALUES = 500_000
"""Most values of such a list in JSON, brackets counted too."""

MOST_VALUES = 50_000
"""Most keys, tables, list entries and lines of a TOML file, counted together."""

DEEPEST = 16
"""Most brackets around a value of a TOML or JSON file."""

MOST_KEY_PARTS = 8
"""Most parts of a dotted key of a TOML file."""

MOST_CARDS = 2_000
"""Most cards of a file, and most cards that one file changes."""

MOST_DECK_CARDS = 1_000
"""Most cards of a deck, its sections taken together."""

LONGEST_CARD_NAME = 100
"""Most characters of the name of a card."""

LONGEST_CARD_TEXT = 2_000
"""Most characters of the text of a card."""

LONGEST_NUMBER = 5
"""Most digits of a number in the text of a card or before its name in a deck."""

MOST_CASES = 1_000
"""Most cases of a scenario file."""

MOST_FAULTS = 100
"""Most faults that are listed of one table, a list from elsewhere, a position, or the words of a scenario."""

LARGEST_JOURNAL = 64_000_000
"""Most bytes of a journal; a match of a hundred thousand decisions has a fifth of it."""

LONGEST_JOURNAL_HEADER = 4_000_000
"""Most bytes of the first line of a journal."""

LONGEST_LISTED_END = 1_000_000
"""Most bytes that the list of saved matches reads at the end of a journal."""

LARGEST_READINGS = 4_000_000
"""Bytes of the texts of a game that were read before; they are read again when it is larger."""

LARGEST_PARSE_TABLE = 12_000_000
"""Most bytes of a kept parse table; the largest of the shipped games has half of it."""

LARGEST_RUN_FILE = 500_000_000
"""Most bytes of a table of a run of the bench; a hundred thousand duels have a quarter of it."""

LONGEST_RUN_LINE = 100_000
"""Most characters of a line of such a table."""

MOST_ARMS = 200
"""Most sets of rules or pairs of decks that a run of the bench compares."""
