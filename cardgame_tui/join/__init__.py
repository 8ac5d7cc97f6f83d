"""Another screen for a table: where tables wait, what is sent, and the client that shows what a host draws.

Nothing here knows a rule, a card or Textual: a client holds only what its host draws for it.
"""
