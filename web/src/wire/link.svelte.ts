/** The live line to one table: joins, reconnects by itself, keeps the newest view. */
import type * as wire from "../wire.gen";
import { chatLines, logLines, view } from "./scene";
import type { ChatLine, LogLine, Text, View } from "./types";


export type Kind = wire.ClientMessage["t"];
export type Fields<T extends Kind> = Omit<Extract<wire.ClientMessage, { t: T }>, "t" | "id">;
/** Sends a command; somebody else shows what the server says to it. */
export type Act = <T extends Kind>(t: T, fields?: Fields<T> | Record<string, never>) => void;

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
const HEARTBEAT = 15_000;
const CUT: Text = ["Connexion perdue : réessaie dans un instant.", "Connection lost: try again in a moment."];

export class TableLink {
  view = $state.raw<View | null>(null);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  gone = $state.raw<Text | null>(null);
  lost = $state(false);

  private socket: WebSocket | null = null;
  private waiting = new Map<number, (why: Text | null) => void>();
  private next = 1;
  private wait = FIRST_WAIT;
  private again: ReturnType<typeof setTimeout> | undefined;
  private heartbeat: ReturnType<typeof setInterval>;
  private closed = false;
  private race = { number: 0, shown: 0 };

  constructor(readonly table: string) {
    this.connect();
    this.heartbeat = setInterval(() => this.beat(), HEARTBEAT);
    addEventListener("online", this.hurry);
    addEventListener("offline", this.cut);
    document.addEventListener("visibilitychange", this.hurry);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.again);
    clearInterval(this.heartbeat);
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.cut);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  /** Resolves with null when the server agreed, otherwise with its reason. */
  send<T extends Kind>(t: T, fields: Fields<T> | Record<string, never> = {}): Promise<Text | null> {
    const { socket } = this;
    if (socket?.readyState !== WebSocket.OPEN) return Promise.resolve(CUT);
    const id = this.next++;
    socket.send(JSON.stringify({ t, id, ...fields, ...(t === "play" && this.inRace()) }));
    return new Promise((done) => this.waiting.set(id, done));
  }

  private connect(): void {
    clearTimeout(this.again);
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`);
    this.socket = socket;
    this.race = { number: 0, shown: 0 };
    socket.onopen = () => void this.join();
    socket.onmessage = (e) => this.receive(JSON.parse(e.data as string) as wire.ServerMessage);
    socket.onclose = () => this.dropped(socket);
  }

  private async join(): Promise<void> {
    this.wait = FIRST_WAIT;
    const why = await this.send("join", { table: this.table, log: this.log.at(-1)?.n ?? -1 });
    if (why === null) this.lost = false;
    else if (why !== CUT) this.leave(why);
  }

  private receive(message: wire.ServerMessage): void {
    if (message.t === "view") this.take(message);
    else if (message.t === "gone") this.leave(message.why);
    else {
      this.waiting.get(message.id)?.(message.t === "ok" ? null : message.why);
      this.waiting.delete(message.id);
    }
  }

  private take(found: wire.View): void {
    if (found.table !== this.table) return;
    this.log = merged(this.log, logLines(found));
    this.chat = merged(this.chat, chatLines(found));
    if (this.view && found.v < this.view.v) return;
    this.view = view(found);
    if (found.race !== this.race.number) this.time(found.race);
  }

  /** A race counts from when it can be seen: after the next frame is painted. */
  private time(number: number): void {
    this.race = { number, shown: performance.now() };
    requestAnimationFrame(() => {
      if (this.race.number === number) this.race.shown = performance.now();
    });
  }

  /** How quick the player was, as this browser saw it: the way of the message is no fault of theirs. */
  private inRace(): { since?: number } {
    return this.race.number ? { since: Math.round(performance.now() - this.race.shown) } : {};
  }

  private leave(why: Text): void {
    this.gone = why;
    this.close();
  }

  private dropped(socket: WebSocket): void {
    if (socket !== this.socket) return;
    for (const done of this.waiting.values()) done(CUT);
    this.waiting.clear();
    if (this.closed) return;
    this.lost = true;
    this.again = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** Back from sleep or from a tunnel: don't sit out the wait. */
  private hurry = (): void => {
    if (this.lost && document.visibilityState === "visible") this.connect();
  };

  /** Give this line up at once: waiting for its polite close could take long. */
  private cut = (): void => {
    const { socket } = this;
    if (!socket || this.lost) return;
    this.dropped(socket);
    this.socket = null;
    socket.close();
  };

  /** A line that is cut without a word only shows when nobody answers. */
  private beat(): void {
    const { socket } = this;
    if (socket?.readyState !== WebSocket.OPEN) return;
    const late = setTimeout(() => socket === this.socket && this.cut(), HEARTBEAT / 3);
    void this.send("ping").then(() => clearTimeout(late));
  }
}

/** Old lines and those not yet known, in order. */
function merged<T extends { n: number }>(old: T[], fresh: T[]): T[] {
  const last = old.at(-1)?.n ?? -1;
  const unseen = fresh.filter((line) => line.n > last);
  return unseen.length ? [...old, ...unseen] : old;
}
