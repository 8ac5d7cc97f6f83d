"""Tests of health reports."""
