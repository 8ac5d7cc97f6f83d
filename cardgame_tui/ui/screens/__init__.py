"""The screens of the app; each draws lines of the model."""
