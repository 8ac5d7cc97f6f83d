"""How objects come, change and leave."""
