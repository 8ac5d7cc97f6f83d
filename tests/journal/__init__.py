"""Tests of journals: writing, reading, resuming, going back, replays, transcripts and marks."""
