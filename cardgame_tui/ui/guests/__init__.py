"""Screens elsewhere: apps that run in the event loop of the host and draw on other terminals."""
