/** The words of the shell, in the language of the settings. */
import { settings, type Language } from "../state/settings.svelte";
import type { Text } from "../wire/types";
import { en } from "./en";
import { fr, type Words } from "./fr";

const languages: Record<Language, Words> = { fr, en };

export function words(): Words {
  return languages[settings.language];
}

/** A text of the server, with French spaces where French wants them. */
export function say(text: Text): string {
  return settings.language === "en" ? text[1] : text[0].replace(/ ([;:!?»])/g, "\u00a0$1").replace(/« /g, "«\u00a0");
}

/** "Léo, Mamie et Sacha" */
export function listed(names: string[]): string {
  return new Intl.ListFormat(settings.language).format(names);
}

/** Labels are written small, so that they fit into a sentence; a button starts with a capital. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
