/** The question read aloud by the browser, where it can. */
const KEY = "ludotheque.aloud";
const VOICES: Record<string, string> = { fr: "fr-FR", en: "en-GB" };

export const canSpeak = "speechSynthesis" in window;

class Reader {
  /** Every new question is read, until it is turned off. */
  always = $state(localStorage.getItem(KEY) === "yes");

  keep(): void {
    localStorage.setItem(KEY, this.always ? "yes" : "no");
    if (!this.always) speechSynthesis.cancel();
  }

  read(text: string, language: string): void {
    if (!canSpeak || !text) return;
    const spoken = new SpeechSynthesisUtterance(text);
    spoken.lang = VOICES[language] ?? language;
    speechSynthesis.cancel();
    speechSynthesis.speak(spoken);
  }
}

export const reader = new Reader();
