"""Tests of single rulesets, a folder each."""
