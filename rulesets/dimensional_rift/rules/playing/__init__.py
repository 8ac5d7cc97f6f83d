"""Events and Deployment: conquering zones and playing cards (rulebook sections 6 to 8)."""
