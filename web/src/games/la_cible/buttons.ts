/** The choices of LA CIBLE that are pressed, as the rules number them; all others are texts and bids. */
const BUTTON = 1 << 20;
export const PASS = BUTTON;
export const VALIDATE = BUTTON + 1;
export const SPOKEN = BUTTON + 5;
export const SAID_RIGHT = BUTTON + 6;
export const SAID_WRONG = BUTTON + 7;
export const SAID_AGAIN = BUTTON + 8;
export const MOST_BID = 30;
/** Letters that an answer may have. */
export const LONGEST = 80;
