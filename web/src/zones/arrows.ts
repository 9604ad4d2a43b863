/** Arrow keys on a board: one place takes the focus, the arrows walk from it. */
export function step(key: string, place: number, columns: number, size: number, lean = false): number {
  const [row, column] = [Math.floor(place / columns), place % columns];
  const last = Math.ceil(size / columns) - 1;
  const to = (r: number, c: number) => (r < 0 || r > last || c < 0 || c >= columns ? place : Math.min(r * columns + c, size - 1));
  switch (key) {
    case "ArrowLeft": return to(row, column - 1);
    case "ArrowRight": return to(row, column + 1);
    case "ArrowUp": return to(row - 1, lean ? Math.min(column + (row % 2), columns - 1) : column);
    case "ArrowDown": return to(row + 1, lean ? Math.max(column - ((row + 1) % 2), 0) : column);
    case "Home": return to(row, 0);
    case "End": return to(row, columns - 1);
    case "PageUp": return to(0, column);
    case "PageDown": return to(last, column);
    default: return -1;
  }
}
