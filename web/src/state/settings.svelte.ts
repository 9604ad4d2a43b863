/** How this device likes it; kept here, never sent. */
export type Language = "fr" | "en";

export interface Settings {
  language: Language;
  light: "auto" | "day" | "evening";
  contrast: boolean;
  patterns: boolean;
  calm: boolean;
  size: number;
  sound: boolean;
  /** Questions are read aloud by the browser. */
  aloud: boolean;
  chat: boolean;
}

const KEY = "ludotheque.settings";
export const SIZES = [90, 100, 115, 130, 150];

const usual: Settings = {
  language: navigator.language.startsWith("fr") ? "fr" : "en",
  light: "auto",
  contrast: false,
  patterns: false,
  calm: false,
  size: 100,
  sound: false,
  aloud: false,
  chat: true,
};

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...usual, ...kept() });

/** Called in an effect: writes what has changed to the page and to the store. */
export function applySettings(): void {
  const page = document.documentElement;
  page.lang = settings.language;
  page.toggleAttribute("data-contrast", settings.contrast);
  page.toggleAttribute("data-patterns", settings.patterns);
  page.toggleAttribute("data-calm", settings.calm);
  page.style.setProperty("--text-scale", String(settings.size / 100));
  if (settings.light === "auto") page.removeAttribute("data-light");
  else page.dataset.light = settings.light;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A private window may refuse: the settings then last as long as the page.
  }
}

const evening = matchMedia("(prefers-color-scheme: dark)");
let machineIsDark = $state(evening.matches);
evening.addEventListener("change", (e) => (machineIsDark = e.matches));

export function isEvening(): boolean {
  return settings.light === "auto" ? machineIsDark : settings.light === "evening";
}

const still = matchMedia("(prefers-reduced-motion: reduce)");

export function isCalm(): boolean {
  return settings.calm || still.matches;
}
