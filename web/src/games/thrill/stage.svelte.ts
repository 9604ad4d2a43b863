/** What the screen shows now: behind the table by the push that is still running, never in the way of a choice. */
import { isCalm } from "../../state/settings.svelte";
import { landed, slid, tipped } from "../../state/sounds";
import type { LogLine } from "../../wire/types";
import { BACK, GROOVE, type Disc } from "./design";
import { discsAt, fallsOf, frontAt, lastPush, lengthOf, type Motion } from "./motion";
import type { ThrillScene } from "./scene";

export interface Falling extends Disc {
  /** 0: tips over; 1: gone. */
  far: number;
}

type Fetch = (n: number) => Promise<unknown>;

interface Event {
  scene: ThrillScene;
  /** The push that led here, or -1. */
  push: number;
  rush: boolean;
}

const PACE = 0.75;
const SLOW = 0.22;
const FALL = 0.42;
const REST = 350;
const MOST_WAITING = 6;

export class Stage {
  scene = $state.raw<ThrillScene | null>(null);
  discs = $state.raw<Disc[]>([]);
  falling = $state.raw<Falling[]>([]);
  /** Discs that have fallen so far in the push that is running. */
  gone = $state.raw<number[]>([]);
  front = $state(GROOVE);
  running = $state(false);
  moving = $state(false);
  slow = $state(false);
  /** The last push that can be seen again. */
  push = $state(-1);
  /** +1 whenever a result is shown without its motion, so that it can fade in. */
  faded = $state(0);
  private queue: Event[] = [];
  private now: Event | null = null;
  private last = -1;
  private hurried = false;

  constructor(private fetch: Fetch) {}

  /** leafing: somebody turns the pages of a replay and does not wait for the end of a push. */
  receive(scene: ThrillScene, log: LogLine[], leafing: boolean): void {
    const known = this.last;
    this.last = log.at(-1)?.n ?? -1;
    const push = lastPush(log);
    const pushes = push > known ? log.filter((l, n) => l.n > known && l.actor === -3 && log[n - 1]?.actor !== -3).length : 0;
    const event = { scene, push: pushes === 1 && scene.fallen ? push : -1, rush: false };
    this.push = push;
    if (!this.scene || this.last < known || pushes > 1 || document.hidden) return this.jump(event);
    if (leafing || this.queue.length >= MOST_WAITING) this.skip();
    this.queue.push(event);
    if (!this.running) void this.run();
  }

  /** Everything at once, up to what the table knows. */
  skip(): void {
    this.hurried = true;
    for (const event of [this.now, ...this.queue]) if (event) event.rush = true;
  }

  /** The last push once more, slowly. */
  async again(): Promise<void> {
    if (this.running || this.push < 0 || !this.scene) return;
    const scene = this.scene;
    this.running = this.slow = true;
    this.hurried = false;
    await this.play(this.push, SLOW);
    this.slow = false;
    this.queue.unshift({ scene, push: -1, rush: false });
    await this.run();
  }

  private jump(event: Event): void {
    this.skip();
    this.queue = this.running ? [{ ...event, push: -1, rush: true }] : [];
    if (!this.running) this.show(event.scene);
  }

  private async run(): Promise<void> {
    this.running = true;
    while ((this.now = this.queue.shift() ?? null)) {
      this.hurried = this.now.rush;
      if (this.now.push >= 0) await this.pushed(this.now);
      this.show(this.now.scene);
    }
    this.running = false;
  }

  private async pushed(event: Event): Promise<void> {
    if (isCalm()) this.faded += 1;
    else if (!event.rush) await this.play(event.push, PACE);
  }

  private async play(push: number, pace: number): Promise<void> {
    const motion = (await this.fetch(push).catch(() => null)) as Motion | null;
    if (!motion || this.hurried) return;
    await this.perform(motion, pace);
  }

  /** Runs a motion on the screen's own clock. */
  perform(motion: Motion, pace: number): Promise<void> {
    const falls = fallsOf(motion);
    const end = Math.max(lengthOf(motion), ...falls.map((f) => f.at + FALL)) + REST / 1000;
    const heard = { tipped: 0, landed: 0 };
    let [began, last] = [0, 0];
    this.moving = true;
    slid(lengthOf(motion) / pace);
    return new Promise((done) => {
      const step = (time: number) => {
        last ||= time;
        began += ((time - last) / 1000) * pace;
        last = time;
        if (this.hurried || began >= end) return done(this.rest());
        this.picture(motion, falls, began);
        heard.tipped = sounded(falls, began, heard.tipped, tipped);
        heard.landed = sounded(falls, began - FALL, heard.landed, landed);
        requestAnimationFrame(step);
      };
      requestAnimationFrame(step);
    });
  }

  private picture(motion: Motion, falls: (Disc & { at: number })[], seconds: number): void {
    const tips = falls.filter((f) => f.at <= seconds);
    const ids = new Set(tips.map((f) => f.id));
    this.discs = discsAt(motion, seconds).filter((d) => !ids.has(d.id));
    this.falling = tips.map((f) => ({ ...f, far: (seconds - f.at) / FALL })).filter((f) => f.far < 1);
    this.gone = tips.map((f) => f.id);
    this.front = frontAt(motion, seconds);
  }

  private rest(): void {
    this.moving = false;
    this.falling = [];
  }

  private show(scene: ThrillScene): void {
    this.scene = scene;
    this.discs = scene.discs;
    this.gone = [];
    this.front = scene.pusher >= 0 ? BACK : GROOVE;
  }
}

/** Plays a sound for each disc that has come this far since it was last asked. */
function sounded(falls: { id: number; at: number }[], seconds: number, before: number, sound: (id: number) => void): number {
  const due = falls.filter((f) => f.at <= seconds);
  for (const fall of due.slice(before)) sound(fall.id);
  return Math.max(before, due.length);
}
