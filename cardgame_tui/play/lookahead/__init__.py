"""What an option would do, tried on a copy and put into words."""
