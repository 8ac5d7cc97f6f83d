"""Reading a rulebook: sections, search, and two editions side by side."""
