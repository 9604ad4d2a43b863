/** Games with a scene of their own. Every other game is drawn by its zones alone.
 *
 *  An entry loads a Svelte component with the props of SceneProps (seat-view.ts). Inside it, useTouch() of
 *  zones/touch.svelte.ts gives choices by place, press, hints and refusals; zones/PartView.svelte draws parts,
 *  and ZoneView.svelte draws any zone that needs nothing special. The prompt bar below stays with the table.
 */
import type { Component } from "svelte";
import type { Box, Zone } from "../wire/types";
import { PERLHUHN } from "./das_spiel/perlhuhn";
import type { SceneProps } from "./seat-view";

type Load = () => Promise<{ default: Component<SceneProps> }>;

const scenes: Record<string, Load> = {
  trigger: () => import("./trigger/Match.svelte"),
  trigger_alone: () => import("./trigger/Alone.svelte"),
  trigger_problem: () => import("./trigger/Problem.svelte"),
  thrill: () => import("./thrill/Match.svelte"),
  thin_ice: () => import("./thin_ice/Match.svelte"),
  la_cible: () => import("./la_cible/Match.svelte"),
  ...Object.fromEntries(Object.keys(PERLHUHN).map((slug): [string, Load] => [slug, () => import("./das_spiel/Match.svelte")])),
};

export function sceneOf(game: string): Load | undefined {
  return scenes[game];
}

/** Games that can be learnt by playing a little: a component for the page of the game. */
const lessons: Record<string, () => Promise<{ default: Component }>> = {
  trigger: () => import("./trigger/LessonDoor.svelte"),
  trigger_alone: () => import("./trigger/LessonDoor.svelte"),
  trigger_problem: () => import("./trigger/LessonDoor.svelte"),
  thrill: () => import("./thrill/LessonDoor.svelte"),
  thin_ice: () => import("./thin_ice/LessonDoor.svelte"),
  la_cible: () => import("./la_cible/LessonDoor.svelte"),
};

export function lessonOf(game: string): Promise<{ default: Component }> | null {
  return lessons[game]?.() ?? null;
}

/** Boxes with so many games that they have a page of their own. */
const pages: Record<string, () => Promise<{ default: Component<{ box: Box }> }>> = {
  das_spiel: () => import("./das_spiel/BoxPage.svelte"),
};

export function boxPageOf(box: string): Promise<{ default: Component<{ box: Box }> }> | null {
  return pages[box]?.() ?? null;
}

/** Games whose scores only say who came before whom: nobody counts points there. */
const ranked = new Set(["thrill", "thin_ice", "la_cible", "squeeze_2004", "spotted_cow_2004", "cui_bono_2004", "dice_march", "falling_rocks", "fire_red_devil"]);

export const hasPoints = (game: string): boolean => !ranked.has(game);

/** Games that keep their secrets in these zones: as long as there are none, nothing has to be hidden from one's neighbours.
 *
 *  Those without such zones have things that nobody knows yet, and none that only some know.
 */
const secretZones: Record<string, string[]> = { la_cible: ["listed"], el_dado: [], cui_bono_2004: [] };

export function hasSecretsNow(game: string, zones: Zone[]): boolean {
  const kept = secretZones[game];
  return !kept || zones.some((z) => kept.includes(z.name));
}

/** Games to which a household may add questions of its own. */
const asking = new Set(["la_cible"]);

export const hasDecks = (game: string): boolean => asking.has(game);

/** Games that can be read aloud. */
const spoken = new Set(["la_cible"]);

export const speaks = (game: string): boolean => spoken.has(game);

/** Games whose scene tells a big screen all there is to tell: it gets the whole width. */
const wide = new Set(["la_cible"]);

export const fillsScreen = (game: string): boolean => wide.has(game);
