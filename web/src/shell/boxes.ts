/** What the shelf needs to know to draw a box. */
import { drawing, isDrawn } from "../drawings";
import { words } from "../words";
import type { Box } from "../wire/types";

const SIDES: Record<string, [top: string, right: string]> = {
  trigger: ["#2C66CF", "#0E2657"],
  das_spiel: ["#2C8A62", "#0F3B28"],
  thrill: ["#F8C4A3", "#B9653B"],
  thin_ice: ["#F9DCC8", "#0D3B50"],
  la_cible: ["#7A2058", "#2C0921"],
  mon_jeu: ["#EAD2AC", "#A5834F"],
};

export function sides(box: string): [string, string] {
  return SIDES[box] ?? ["#EAD2AC", "#A5834F"];
}

export function cover(box: string): string {
  const name = `cover-${box.replaceAll("_", "-")}`;
  return drawing(isDrawn(name) ? name : "cover-mon-jeu");
}

/** "1 à 4 · 25 min · calcul, chaînes" */
export function label(box: Box): string {
  const seats = box.games.flatMap((g) => g.seats);
  const w = words().shelf;
  const facts = [w.players(Math.min(...seats), Math.max(...seats)), w.minutes(Math.max(...box.games.map((g) => g.minutes)))];
  if (box.box === "mon_jeu") facts[1] = w.games(box.games.length);
  return [...facts, w.about[box.box] ?? ""].filter(Boolean).join(" · ");
}
