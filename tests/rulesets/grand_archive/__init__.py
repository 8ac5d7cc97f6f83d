"""Tests of Grand Archive."""
