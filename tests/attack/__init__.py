"""Attacks on the program from outside: damaged files, kills, invented variants, and looks for hidden names."""
