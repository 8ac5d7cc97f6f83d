"""What people played on this machine, from the journals of their matches, in tables by variant."""
