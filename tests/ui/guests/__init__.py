"""Screens elsewhere: their driver, and the door through which they come."""
