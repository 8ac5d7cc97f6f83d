"""Tests of what is shipped."""
