"""Card text is the program: a controlled English parsed into trees and printed back. Independent of any game.

Sentence forms are values with `PHRASES`; `phrases` documents their syntax, `abilities` holds
the forms every ruleset shares, `lint` checks one text. The effects of trees are registered elsewhere, by class.
"""

from cardgame_tui.text.errors import TextError
from cardgame_tui.text.language import Language
from cardgame_tui.text.nodes import (
    Amount,
    Figure,
    Fronted,
    Imperative,
    Node,
    Plural,
    Singular,
    field_kinds,
    nodes_in,
)
from cardgame_tui.text.printer import print_text
from cardgame_tui.text.trees import changed, left_unused, nodes_of

__all__ = [
    "Amount", "Figure", "Fronted", "Imperative", "Language", "Node", "Plural", "Singular", "TextError", "changed",
    "field_kinds", "left_unused", "nodes_in", "nodes_of", "print_text",
]  # fmt: skip
