"""Players made of code: they get the prompt and may look at what their seat may know."""
