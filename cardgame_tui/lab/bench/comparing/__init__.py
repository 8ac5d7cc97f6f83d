"""What is measured of duels, and how the arms of a run differ in it."""
