"""Tests of batches of duels."""
