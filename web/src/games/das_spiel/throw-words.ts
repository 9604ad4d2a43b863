/** What is said while a throw is aimed. */
import { settings, type Language } from "../../state/settings.svelte";

const fr = {
  title: "Viser et lancer",
  cross: (where: string) => `Viseur : ${where}`,
  hint: "Touche le plateau, ou déplace le viseur avec les flèches (Maj : plus loin).",
  strength: "Force",
  strengths: ["lâché", "très doux", "doux", "fort", "très fort"],
  go: "Lancer",
};

const en: typeof fr = {
  title: "Aim and throw",
  cross: (where: string) => `Cross: ${where}`,
  hint: "Touch the plate, or move the cross with the arrow keys (Shift: further).",
  strength: "Strength",
  strengths: ["dropped", "very gentle", "gentle", "strong", "very strong"],
  go: "Throw",
};

const words: Record<Language, typeof fr> = { fr, en };

export const aw = (): typeof fr => words[settings.language];
