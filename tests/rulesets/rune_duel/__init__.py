"""Tests of Rune Duel."""
