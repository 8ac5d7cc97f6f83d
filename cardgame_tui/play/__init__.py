"""Running a duel: the driver, branching, undo and matches."""
