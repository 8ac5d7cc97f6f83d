"""Tests of Containment."""
