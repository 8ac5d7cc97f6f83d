"""The commands of the command line, one module each. A module is imported when its command is typed."""
