"""What an item is about: the parts of its text in force, modes and targets (GA-105, GA-187, GA-203)."""
