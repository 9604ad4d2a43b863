"""THIN ICE: stay on the ice while it breaks, slides and drifts away."""
