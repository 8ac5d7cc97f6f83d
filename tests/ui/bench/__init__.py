"""Tests of the bench on the screen."""
