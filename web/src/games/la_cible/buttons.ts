/** The choices of LA CIBLE that are pressed, as the rules number them; all others are texts and bids. */
const BUTTON = 1 << 20;
export const PASS = BUTTON;
export const VALIDATE = BUTTON + 1;
export const SPOKEN = BUTTON + 5;
export const MOST_BID = 30;
/** Letters that an answer may have. */
export const LONGEST = 80;
