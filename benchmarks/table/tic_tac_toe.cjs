// The same rules as my_games/tic_tac_toe.py, as a game of boardgame.io.
const { INVALID_MOVE } = require("boardgame.io/core");

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

const isWon = (cells) => LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]);

function mark({ G, playerID }, cell) {
  if (!(cell >= 0 && cell < 9) || G.cells[cell] !== null) return INVALID_MOVE;
  G.cells[cell] = playerID;
}

function endIf({ G, ctx }) {
  if (isWon(G.cells)) return { winner: ctx.currentPlayer };
  if (!G.cells.includes(null)) return { draw: true };
}

module.exports = {
  name: "tic-tac-toe",
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { mark },
  endIf,
};
