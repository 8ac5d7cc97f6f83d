"""Tests of the table, its kernel and its games."""
