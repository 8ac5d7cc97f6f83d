"""The stack: priority, checks, declaring, resolving, and K-class scenarios (sections 8, 9 and 12)."""
