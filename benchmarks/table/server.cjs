// boardgame.io's server as its documentation starts it, with its store in memory, on a free port of this machine.
const { Server, Origins } = require("boardgame.io/server");
const game = require("./tic_tac_toe.cjs");

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
const listen = server.app.listen.bind(server.app);
server.app.listen = (port, done) => listen(port, "127.0.0.1", done);
server.run({ port: 0 }).then(({ appServer }) => console.log(`ready: http://127.0.0.1:${appServer.address().port}/`));
