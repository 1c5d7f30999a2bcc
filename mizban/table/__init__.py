"""What happens at a table between "an answer arrived" and "everybody is told", without input or output.

Neither sockets nor databases nor a clock: the server, the replay and the tests use the same objects.
"""
