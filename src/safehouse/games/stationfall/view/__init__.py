"""What a seat may know: the shape of a view, and how it is built."""
