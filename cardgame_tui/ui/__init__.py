"""The table on the screen: knows prompts, views and layouts, and no particular game."""
