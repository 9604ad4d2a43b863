/** Who the camera is on, and what that means now. */
import { words } from "../../words";
import type { SeatView } from "../seat-view";
import { AUCTION, contract, DEFINITIONS, FINAL, FIRST_ROUND, rights, type CibleScene } from "./scene";
import { cw } from "./words";

export interface Headline {
  text: string;
  more: string;
}

export function headline(scene: CibleScene, view: SeatView): Headline {
  if (view.status === "paused") return { text: words().table.paused, more: "" };
  if (scene.asked.length) return { text: cw().checking, more: "" };
  if (scene.up < 0) return { text: scene.question ? cw().cameraSeeks : "", more: scene.question ? cw().reading : "" };
  const you = scene.up === view.seat && !view.screen;
  return { text: you ? cw().cameraYou : cw().cameraOn(view.seats[scene.up]?.name ?? ""), more: more(scene) };
}

function more(scene: CibleScene): string {
  if (scene.phase === FIRST_ROUND) return scene.seconds ? cw().oneAnswer(scene.seconds) : cw().oneAnswerCalm;
  if (scene.phase === DEFINITIONS) return cw().sixDefinitions;
  if (scene.phase === FINAL) return cw().climbs;
  if (scene.phase !== AUCTION) return cw().newItem;
  const bid = contract(scene);
  return bid ? cw().toGive(bid.bid - rights(scene)) : cw().bidding;
}
