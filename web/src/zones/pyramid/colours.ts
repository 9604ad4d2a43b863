/** The colours of the dice by their look, what is printed on them, and a pattern for eyes that don't tell colours apart. */
export interface Coat {
  body: string;
  /** Pips and lines. */
  print: string;
  /** In greys, when patterns stand for colours. */
  grey: string;
  /** Number of the pattern in the shader and in PATTERNS; 0: plain. */
  pattern: number;
}

const INK = "#2A1B2E";
const IVORY = "#FFF6E6";

const COATS: Record<string, Coat> = {
  red: { body: "#D4452A", print: IVORY, grey: "#9A958F", pattern: 0 },
  yellow: { body: "#FFC445", print: INK, grey: "#E9E4D8", pattern: 1 },
  grey: { body: "#DDD9CF", print: INK, grey: "#F1EDE3", pattern: 0 },
  turquoise: { body: "#45B8B4", print: INK, grey: "#DDD8CC", pattern: 3 },
  green: { body: "#37925B", print: IVORY, grey: "#D2CDC2", pattern: 4 },
  black: { body: "#40343F", print: IVORY, grey: "#3C383B", pattern: 0 },
  blue: { body: "#2B63D6", print: IVORY, grey: "#DDD8CC", pattern: 2 },
  gold: { body: "#E3AE36", print: INK, grey: "#F3EEE2", pattern: 5 },
  mauve: { body: "#A679C4", print: IVORY, grey: "#D2CDC2", pattern: 6 },
};

const UNKNOWN: Coat = { body: IVORY, print: INK, grey: IVORY, pattern: 0 };

/** The same on paper, on a face from -11 to 11: dots, squares, checks, stripes, a hatch, rings. */
export const PATTERNS = [
  "",
  "M-7-7h.1M-2.3-7h.1M2.3-7h.1M7-7h.1M-7-2.3h.1M-2.3-2.3h.1M2.3-2.3h.1M7-2.3h.1M-7 2.3h.1M-2.3 2.3h.1M2.3 2.3h.1M7 2.3h.1M-7 7h.1M-2.3 7h.1M2.3 7h.1M7 7h.1",
  "M-7.5-7.5h15v15h-15zM-3.5-3.5h7v7h-7z",
  "M-11-11h5.5v5.5h-5.5zM0-11h5.5v5.5H0zM-5.5-5.5H0V0h-5.5zM5.5-5.5H11V0H5.5zM-11 0h5.5v5.5h-5.5zM0 0h5.5v5.5H0zM-5.5 5.5H0V11h-5.5zM5.5 5.5H11V11H5.5z",
  "M-7-11V11M-2.3-11V11M2.3-11V11M7-11V11",
  "M-11 0 0-11M-11 11 11-11M0 11 11 0M-11 0 0 11M-11-11 11 11M0-11 11 0",
  "M0-8a8 8 0 1 1-.1 0ZM0-4a4 4 0 1 1-.1 0Z",
];

export const isColour = (look: string): boolean => look in COATS;

export function coatOf(look: string): Coat {
  return COATS[look] ?? UNKNOWN;
}
