/** How a space of the sea is said aloud: "glace fissurée, pion de Léa, deux voisines". */
import { say } from "../../words";
import type { Player } from "../seat-view";
import { neighbours, type Ice, type Piece, type Tile } from "./model";
import { iw } from "./words";

function pieceName(piece: Piece, seats: Player[], own: number): string {
  if (piece.seat < 0) return say(piece.name);
  const whose = piece.seat === own ? iw().yourPawn : iw().pawnOf(seats[piece.seat]?.name ?? "");
  return piece.look === "lying" ? `${whose}, ${iw().lying}` : whose;
}

function beside(tile: Tile, ice: Ice): string {
  const many = neighbours(tile.place, ice);
  return many || ice.tiles.length === 1 ? iw().neighbours(many) : iw().drifting;
}

export function spoken(place: number, ice: Ice, seats: Player[], own: number): string {
  const tile = ice.tiles.find((t) => t.place === place);
  const there = ice.pieces.filter((p) => p.place === place).map((p) => pieceName(p, seats, own));
  if (!tile) return [iw().sea, ...there].join(", ");
  const below = tile.back in iw().backs ? iw().below(iw().backs[tile.back]!) : "";
  return [say(tile.name), below, ice.pinned.includes(place) && iw().pinned, ...there, beside(tile, ice)].filter(Boolean).join(", ");
}
