"""Matches that were played, shown again: replays, steps, transcripts, and other lines of a duel."""
