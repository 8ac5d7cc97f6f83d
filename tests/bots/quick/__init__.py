"""Tests of the quick bot."""
