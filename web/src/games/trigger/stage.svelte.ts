/** What the screen shows now: behind the table by the chain that is still running, never in the way of a move. */
import { chained } from "../../state/sounds";
import type { LogLine } from "../../wire/types";
import { isOpen, turned } from "./board";
import { lastChain, sameLinks, type Link } from "./chain";
import { linkTime, paced } from "./pace.svelte";
import type { TriggerScene } from "./scene";
import { lastTile, wasThrown } from "./turns";

interface Event {
  scene: TriggerScene;
  log: LogLine[];
  toAct: number[];
  fresh: LogLine[];
  /** Too much is new for showing how it came. */
  jump: boolean;
  /** Somebody does not want to wait for it. */
  rush: boolean;
}

const ROLL = 750;
const SWAP = 1_800;
const AFTERGLOW = 700;
/** More new lines than one move can bring: somebody comes back or leafs through a replay. */
const JUMP = 8;

export class Stage {
  scene = $state.raw<TriggerScene | null>(null);
  log = $state.raw<LogLine[]>([]);
  toAct = $state.raw<number[]>([]);
  /** The chain of this turn, or of the last one until something new is turned over. */
  links = $state.raw<Link[]>([]);
  glowing = $state.raw<{ colour: number; line: number }[]>([]);
  rolling = $state(false);
  swapping = $state(false);
  running = $state(false);
  /** The turn of the links shown is over. */
  private finished = $state(false);
  private queue: Event[] = [];
  private last = $state.raw<Event | null>(null);
  private now: Event | null = null;

  private hurry: (() => void) | null = null;

  constructor(private game: string) {}

  /** Still in the round before the table's: its boards are not those that may be played. */
  get past(): boolean {
    return this.scene?.round !== this.last?.scene.round;
  }

  /** The number that the next link will have. */
  get next(): number {
    return this.finished ? 1 : this.links.length + 1;
  }

  /** most: how many events may wait before older ones are shown without ado. */
  receive(scene: TriggerScene, log: LogLine[], toAct: number[], most: number): void {
    const old = this.last;
    const known = old?.log.at(-1)?.n ?? -1;
    const fresh = log.filter((l) => l.n > known);
    const jump = !old || (log.at(-1)?.n ?? -1) < known || fresh.length > JUMP;
    this.last = { scene, log, toAct, fresh, jump, rush: false };
    if (jump || this.queue.length >= most) this.skip();
    this.queue.push(this.last);
    if (!this.running) void this.run();
  }

  /** Everything at once, up to what the table knows. */
  skip(): void {
    for (const event of [this.now, ...this.queue]) if (event) event.rush = true;
    this.hurry?.();
  }

  private appear(event: Event): void {
    this.show(event);
    this.links = event.scene.chain;
    this.glowing = [];
  }

  private async run(): Promise<void> {
    this.running = true;
    while ((this.now = this.queue.shift() ?? null)) await this.play(this.now);
    this.running = false;
    await this.wait(AFTERGLOW);
    if (!this.running) this.glowing = [];
  }

  private async play(event: Event): Promise<void> {
    const before = this.scene;
    if (!before || event.jump) return this.appear(event);
    const ends = before.round !== event.scene.round;
    const links = ends ? this.endOfRound(before, event) : sameLinks(event.scene.chain, before.chain) ? [] : event.scene.chain;
    if (this.scene && links.length) this.scene = { ...this.scene, budget: ends ? 0 : event.scene.budget };
    this.finished ||= links.some((link) => this.links.some((old) => old.cell === link.cell && old.colour === link.colour));
    if (!ends && event.scene.dice.length && wasThrown(this.game, event.fresh)) await this.roll(event);
    for (const link of links) await this.turn(link);
    if (ends) await this.swap(event);
    this.show(event);
  }

  private endOfRound(before: TriggerScene, event: Event): Link[] {
    const cell = lastTile(event.fresh);
    const side = (event.fresh.find((l) => l.actor >= 0)?.actor ?? 0) % 2;
    const board = before.boards.find((b) => b.seat % 2 === side && isOpen(b.tiles[cell]));
    return board ? lastChain(board.tiles, cell, board.colour) : [];
  }

  private async turn(link: Link): Promise<void> {
    if (this.finished) this.links = [];
    this.finished = false;
    const scene = this.scene!;
    const boards = scene.boards.map((b) => (b.colour === link.colour ? { ...b, tiles: turned(b.tiles, link.cell) } : b));
    this.scene = { ...scene, boards };
    this.links = [...this.links, link];
    if (!this.now?.rush) chained(this.links.length - 1);
    this.glowing = [...this.glowing.slice(-1).filter(() => link.free), ...(link.line < 0 ? [] : [{ colour: link.colour, line: link.line }])];
    await this.wait(linkTime());
  }

  private async roll(event: Event): Promise<void> {
    this.finished = true;
    this.scene = { ...this.scene!, dice: event.scene.dice, budget: event.scene.budget };
    this.toAct = event.toAct;
    this.rolling = true;
    await this.wait(paced(ROLL));
    this.rolling = false;
  }

  private async swap(event: Event): Promise<void> {
    this.finished = true;
    this.glowing = [];
    this.swapping = true;
    await this.wait(paced(SWAP));
    this.show(event);
    await this.wait(paced(SWAP / 2));
    this.swapping = false;
    await this.roll(event);
  }

  private show(event: Event): void {
    this.scene = event.scene;
    this.log = event.log;
    this.toAct = event.toAct;
    if (this.game !== "trigger_problem") this.links = this.links.filter((link) => !this.liesOpen(link));
  }

  /** A tile that was taken back, punished or laid anew is no link any more. */
  private liesOpen(link: Link): boolean {
    return isOpen(this.scene?.boards.find((b) => b.colour === link.colour)?.tiles[link.cell]);
  }

  private wait(ms: number): Promise<void> {
    if (this.now?.rush || ms <= 0) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(done, ms);
      this.hurry = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}
