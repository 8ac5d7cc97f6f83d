"""Tests of card files that were written elsewhere."""
