"""The bench on the screen: the runs, a form for a new one, and the answers of one."""
