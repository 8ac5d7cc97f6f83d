"""Foreign card texts put into the style of a game's card language, without a change of meaning."""
