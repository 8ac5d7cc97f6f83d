"""The verbs of card texts: each with its sentence form and, in `perform`, what it does."""
