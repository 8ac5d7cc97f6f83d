"""Tests of the designer's bench."""
