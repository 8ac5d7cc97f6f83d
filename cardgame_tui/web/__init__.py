"""The app in a browser: each visitor has a process of their own (extra ``[web]``)."""
