"""The arguments of the command line."""
