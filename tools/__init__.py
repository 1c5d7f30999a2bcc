"""What `make` calls: set-up, compiling, locking, the client's types."""
