"""Attacks on the program from outside: files of every kind, changed at random, through the command line."""
