/** The four ways to sit down, as small line drawings. */
export const ICONS = {
  bots: "M10 12h28v20H10ZM24 12V5M18 20v4M30 20v4M19 28h10M4 20v6M44 20v6",
  device: "M14 3h20v30H14ZM21 28h6M4 12l5-5M4 24l5 5M44 12l-5-5M44 24l-5 5",
  link: "M4 18 12 10l8 8v13H4ZM28 18l8-8 8 8v13H28ZM21 6q3-3 6 0",
  screen: "M8 3h32v18H8ZM3 14h9v18H3ZM20 14h9v18h-9ZM36 14h9v18h-9Z",
} as const;
