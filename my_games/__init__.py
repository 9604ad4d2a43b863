"""Games of your own: the examples here are tutorials and yardsticks."""
