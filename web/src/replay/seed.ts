/** The hash of the seed was published before the first event: compute it again, here, without trusting the server. */
export type SeedCheck = "ok" | "bad" | "none" | "cannot";

export async function checkSeed(seed: string, commitment: string): Promise<SeedCheck> {
  if (!seed) return "none";
  if (!globalThis.crypto?.subtle) return "cannot";
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const hex = Array.from(hash, (b) => b.toString(16).padStart(2, "0")).join("");
  return hex === commitment ? "ok" : "bad";
}
