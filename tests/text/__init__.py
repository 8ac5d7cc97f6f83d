"""Tests of the card text package."""
