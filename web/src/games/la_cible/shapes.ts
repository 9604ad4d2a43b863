/** What is printed on the pawns of each colour: the shape on top, and the dashes round the rim. */
export const SHAPES = [
  "M0-8A8 8 0 1 1 0 8A8 8 0 1 1 0-8Z",
  "M-7-7H7V7H-7Z",
  "M0-9 9 7H-9Z",
  "M0-10 7.5 0 0 10-7.5 0Z",
  "M-3-9H3V-3H9V3H3V9H-3V3H-9V-3H-3Z",
  "M0 9C-16-2-7-12 0-5 7-12 16-2 0 9Z",
];
export const DASHES = ["0 200", "2 6", "1 9", "6 6", "10 3", "1 4"];
