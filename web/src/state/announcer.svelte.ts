/** What a screen reader says without being asked. Things that happen together are said together. */
class Announcer {
  polite = $state("");
  urgent = $state("");
}

export const announcer = new Announcer();
const SOON = 60;
let waiting: string[] = [];

export function announce(text: string, urgent = false): void {
  if (urgent) announcer.urgent = text;
  else if (waiting.push(text) === 1) setTimeout(speak, SOON);
}

function speak(): void {
  announcer.polite = waiting.map((text) => text.replace(/\.$/, "")).join(". ");
  waiting = [];
}
