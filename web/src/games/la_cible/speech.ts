/** The question read aloud by the browser, where it can. */
const VOICES: Record<string, string> = { fr: "fr-FR", en: "en-GB" };

export const canSpeak = "speechSynthesis" in window;

export function read(text: string, language: string): void {
  if (!canSpeak || !text) return;
  const spoken = new SpeechSynthesisUtterance(text);
  spoken.lang = VOICES[language] ?? language;
  speechSynthesis.cancel();
  speechSynthesis.speak(spoken);
}

export function hush(): void {
  if (canSpeak) speechSynthesis.cancel();
}
