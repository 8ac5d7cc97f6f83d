"""Attacks on the program from outside: files of every kind, changed at random, and kills at any moment."""
