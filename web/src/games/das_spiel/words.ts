/** The words of DAS SPIEL's tables and of its box. What the rules say comes from the server. */
import { settings, type Language } from "../../state/settings.svelte";
import type { Kind } from "./perlhuhn";

const games = (n: number) => (n > 1 ? `${n} jeux` : "1 jeu");

const fr = {
  player: "Qui",
  look: "Regarde bien\u00a0!",
  intro: (n: number) => `Une pyramide de 165 dés, ${games(n)} autour d’elle.`,
  tactics: "Tactique",
  tacticsText: "tout se calcule",
  luck: "Hasard",
  luckText: "les dés décident",
  skill: "Adresse",
  skillText: "la main, l’œil, la vitesse",
  triangle: "Le triangle de la pintade",
  triangleText: "Un dé = un jeu, ou plusieurs\u00a0: son chiffre dit combien.",
  place: (n: number, t: number, l: number, s: number) => `${games(n)} : tactique ${t}, hasard ${l}, adresse ${s}`,
  mix: (t: number, l: number, s: number) => [t && `tactique ${t}`, l && `hasard ${l}`, s && `adresse ${s}`].filter(Boolean).join(" · "),
  all: "Tous les jeux",
  here: (n: number) => `${games(n)} à cet endroit`,
  showAll: "Montrer tous les jeux",
  list: "Les jeux, en liste",
  game: "Jeu",
  players: "À combien",
  minutes: "Durée",
  kind: "Genre",
  mixed: "Mélange",
  play: "Jouer",
  playGame: (title: string) => `Jouer à ${title}`,
  everybody: "Tous",
  with: (n: number) => `à ${n}`,
  more: "4 et plus",
  short: "15 min au plus",
  filter: "Montrer",
  none: "Aucun jeu ne va avec ces choix.",
  kinds: { build: "construire", take: "démonter", change: "transformer", board: "sur le plateau", space: "en relief", hand: "de la main", luck: "lancer", special: "à part" } as Record<Kind, string>,
};

type BoxWords = typeof fr;
const count = (n: number) => (n === 1 ? "1 game" : `${n} games`);

const en: BoxWords = {
  player: "Who",
  look: "Look well!",
  intro: (n: number) => `A pyramid of 165 dice, ${count(n)} around it.`,
  tactics: "Tactics",
  tacticsText: "all can be worked out",
  luck: "Luck",
  luckText: "the dice decide",
  skill: "Skill",
  skillText: "hand, eye and speed",
  triangle: "The guinea fowl’s triangle",
  triangleText: "One die is one game, or several: its number says how many.",
  place: (n: number, t: number, l: number, s: number) => `${count(n)}: tactics ${t}, luck ${l}, skill ${s}`,
  mix: (t: number, l: number, s: number) => [t && `tactics ${t}`, l && `luck ${l}`, s && `skill ${s}`].filter(Boolean).join(" · "),
  all: "All games",
  here: (n: number) => `${count(n)} in this place`,
  showAll: "Show all games",
  list: "The games, as a list",
  game: "Game",
  players: "Players",
  minutes: "Time",
  kind: "Kind",
  mixed: "Mix",
  play: "Play",
  playGame: (title: string) => `Play ${title}`,
  everybody: "All",
  with: (n: number) => `for ${n}`,
  more: "4 and more",
  short: "15 min at most",
  filter: "Show",
  none: "No game goes with these choices.",
  kinds: { build: "building up", take: "taking down", change: "changing", board: "on the plate", space: "in 3D", hand: "by hand", luck: "rolling", special: "special" },
};

const languages: Record<Language, BoxWords> = { fr, en };

export const dw = (): BoxWords => languages[settings.language];
