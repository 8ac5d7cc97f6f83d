"""Tests of files, options and the faults in them."""
