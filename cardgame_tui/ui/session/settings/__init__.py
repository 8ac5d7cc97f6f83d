"""What is set for this run of the program: on the command line, in the config file, and from the last time."""
