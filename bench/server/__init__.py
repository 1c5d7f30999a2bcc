"""How fast a real server is, with real connections from a process of its own."""
