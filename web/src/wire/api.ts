/** The server's HTTP side. A refusal is thrown as Refusal with the server's own words. */
import type * as wire from "../wire.gen";
import { replayed } from "./scene";
import type { Box, GameInfo, Me, Text, WaitingTable } from "./types";

export class Refusal extends Error {
  constructor(
    readonly why: Text,
    readonly status: number,
  ) {
    super(why[1]);
  }
}

const NO_ANSWER: Text = ["Le serveur ne répond pas.", "The server does not answer."];

async function ask<T>(path: string, method = "GET", body?: unknown): Promise<T> {
  const init: RequestInit = { method };
  if (body !== undefined) {
    init.body = typeof body === "string" ? body : JSON.stringify(body);
    init.headers = { "Content-Type": "application/json" };
  }
  const answer = await fetch(path, init).catch(() => {
    throw new Refusal(NO_ANSWER, 0);
  });
  const found: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw new Refusal(reason(found), answer.status);
  return found as T;
}

function reason(found: unknown): Text {
  const error = (found as { error?: { fr: string; en: string } | [string, string] } | null)?.error;
  if (Array.isArray(error)) return error;
  return error ? [error.fr, error.en] : NO_ANSWER;
}

let boxes: Promise<Box[]> | null = null;

/** The shelf does not change while the page is open: asked for once. */
export function shelf(): Promise<Box[]> {
  boxes ??= ask<wire.Shelf>("/api/shelf").then((s) => s.boxes);
  boxes.catch(() => (boxes = null));
  return boxes;
}

export async function gameInfo(slug: string): Promise<GameInfo | null> {
  const all = (await shelf()).flatMap((b) => b.games);
  return all.find((g) => g.slug === slug) ?? null;
}

/** The page changes what the shelf offers. */
export const forgetShelf = () => void (boxes = null);

export const decks = () => ask<wire.DeckShelf>("/api/decks");
export const deckText = (name: string) => ask<{ text: string }>(`/api/decks/${encodeURIComponent(name)}`);
export const checkDeck = (deck: wire.DeckText) => ask<wire.DeckReport>("/api/decks/check", "POST", deck);
export const saveDeck = (deck: wire.DeckText) => ask<wire.DeckReport>("/api/decks", "POST", deck);
export const removeDeck = (name: string) => ask<unknown>(`/api/decks/${encodeURIComponent(name)}`, "DELETE");

export const me = () => ask<Me>("/api/me");
export const saveMe = (me: Me) => ask<Me>("/api/me", "PUT", me);
export const rules = (slug: string, language: string) => ask<{ markdown: string }>(`/api/rules/${slug}/${language}`);
export const myTables = () => ask<WaitingTable[]>("/api/tables/mine");
export const openTable = (table: wire.NewTable) => ask<{ id: string; code: string }>("/api/tables", "POST", table);
export const tableOfCode = (code: string) => ask<{ id: string }>(`/api/codes/${encodeURIComponent(code)}`);

export const replay = (id: string) => ask<wire.Replay>(`/api/replays/${id}`).then(replayed);
export const replayFile = (record: string) => ask<wire.Replay>("/api/replays", "POST", record).then(replayed);
export const motion = (of: "tables" | "replays", id: string, n: number) => ask<unknown>(`/api/${of}/${id}/motion/${n}`);
export const recordAddress = (id: string) => `/api/records/${id}`;

/** A code as it goes into an address: "PRUNE 4" → "PRUNE-4". */
export const codeInAddress = (code: string) => code.trim().toUpperCase().replace(/\s+/g, "-");
export const joinAddress = (code: string) => `${location.origin}/j/${codeInAddress(code)}`;
export const qrAddress = (code: string) => `/qr/${codeInAddress(code)}.svg`;
