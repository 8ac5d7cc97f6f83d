"""Commands about the program itself: its config file and its folders."""
