"""The journal of a match: one line for each answer, appended and synced, never rewritten. See docs/journal.md."""
