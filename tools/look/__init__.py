"""Pictures of the same set of positions, to be looked at before and after a change: `make look`."""
