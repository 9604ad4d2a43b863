/** Follows the table: dice move from scene to scene; a throw is shown as it happened before its result. */
import { isCalm } from "../../state/settings.svelte";
import type { LogLine } from "../../wire/types";
import { facesOf } from "./faces";
import type { Die } from "./model";
import { isThrow } from "./motion";
import type { Picture } from "./picture";

interface Scene {
  dice: Die[];
  /** The event of the throw that led here, or -1. */
  thrown: number;
  /** The colour of a die that nobody has seen before. */
  hand: string;
}

const WORLD = -3;
const MOST_WAITING = 3;

/** A die that was thrown and is not in the pyramid, neither before nor after. */
const stranger = (id: number, look: string): Die => ({ id, look, place: -1, cell: [0, 0, 0], mark: "", faces: facesOf("", id) });

export class Shows {
  /** A throw is on its way: nothing is lit before it rests. */
  throwing = $state(false);
  private queue: Scene[] = [];
  private running = false;
  private last = -1;
  private before: Die[] = [];
  private rested: () => void = () => {};

  constructor(private motion: (n: number) => Promise<unknown>) {}

  receive(picture: Picture, dice: Die[], log: LogLine[], hand: string): void {
    const known = this.last;
    this.last = log.at(-1)?.n ?? -1;
    const thrown = known < 0 ? undefined : log.find((line) => line.n > known && line.actor === WORLD);
    this.queue.push({ dice, thrown: thrown?.n ?? -1, hand });
    if (!this.running) void this.run(picture);
  }

  private async run(picture: Picture): Promise<void> {
    this.running = true;
    for (let next = this.queue.shift(); next; next = this.queue.shift()) await this.play(picture, next);
    this.running = false;
  }

  /** Who is far behind catches up without looking. */
  private async play(picture: Picture, { dice, thrown, hand }: Scene): Promise<void> {
    const seen = new Map([...this.before, ...dice].map((d) => [d.id, d]));
    this.before = dice;
    if (thrown < 0 || isCalm() || document.hidden || this.queue.length > MOST_WAITING) return picture.show(dice);
    const motion = await this.motion(thrown).catch(() => null);
    if (!isThrow(motion)) return picture.show(dice);
    this.throwing = true;
    picture.show(dice, true);
    picture.throw(motion, motion.ids.map((id) => seen.get(id) ?? stranger(id, hand)));
    await new Promise<void>((rested) => (this.rested = rested));
    this.throwing = false;
  }

  rest(): void {
    this.rested();
  }
}
