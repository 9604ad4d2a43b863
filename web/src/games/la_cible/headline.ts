/** Who the camera is on, and what that means now. */
import { words } from "../../words";
import type { SeatView } from "../seat-view";
import { AUCTION, contract, DEFINITIONS, FINAL, FIRST_ROUND, isJudged, isRevealed, LEVELS, rights, type CibleScene } from "./scene";
import { cw } from "./words";

export interface Headline {
  text: string;
  more: string;
  /** It is about the one whom the camera is on. */
  seat: boolean;
}

/** With the number of levels of the final that are told. */
export function headline(scene: CibleScene, view: SeatView, told: number): Headline {
  if (view.status === "paused") return { text: words().table.paused, more: "", seat: false };
  if (isRevealed(scene)) return told < scene.asked.length || !isJudged(scene) ? { text: cw().checking, more: "", seat: false } : result(scene, view);
  if (scene.up < 0) return { text: scene.question ? cw().cameraSeeks : "", more: scene.question ? cw().reading : "", seat: false };
  const you = scene.up === view.seat && !view.screen;
  return { text: you ? cw().cameraYou : cw().cameraOn(view.seats[scene.up]?.name ?? ""), more: more(scene), seat: true };
}

const BONUS = 5;

function result(scene: CibleScene, view: SeatView): Headline {
  const pawns = scene.towers.find((t) => t.seat === scene.up)?.pawns ?? 0;
  const levels = scene.levels.filter((l) => l.look === "cleared").length;
  const bonus = levels === LEVELS ? BONUS : 0;
  return { text: cw().result(view.seats[scene.up]?.name ?? "", pawns + levels + bonus), more: cw().worth(pawns, levels, bonus), seat: true };
}

function more(scene: CibleScene): string {
  if (scene.phase === FIRST_ROUND) return scene.seconds ? cw().oneAnswer(scene.seconds) : cw().oneAnswerCalm;
  if (scene.phase === DEFINITIONS) return cw().sixDefinitions;
  if (scene.phase === FINAL) return cw().climbs;
  if (scene.phase !== AUCTION) return cw().newItem;
  const bid = contract(scene);
  return bid ? cw().toGive(bid.bid - rights(scene)) : cw().bidding;
}
