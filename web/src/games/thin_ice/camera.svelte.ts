/** Which part of the sea is in view: all of the ice, or what somebody dragged and pinched it to. */
import type { Extent, Point } from "./model";

/** Pixels of a space before the camera scales it. */
export const UNIT = 100;
const LARGEST = 118;
const SMALLEST = 18;
const ROOM = 10;

export interface Shot {
  /** Where the corner of space 0 lies in the window, and how large a space is there. */
  x: number;
  y: number;
  cell: number;
}

export class Camera {
  width = $state(0);
  height = $state(0);
  /** Somebody's own choice; null: everything in view. */
  private own = $state.raw<Shot | null>(null);
  private fitted = $derived.by(() => this.around(this.extent()));

  constructor(private extent: () => Extent) {}

  get shot(): Shot {
    return this.own ?? this.fitted;
  }

  get fits(): boolean {
    return this.own === null;
  }

  private around(e: Extent): Shot {
    const cell = Math.max(SMALLEST, Math.min(LARGEST, (this.width - ROOM) / e.width, (this.height - ROOM) / e.height));
    return { cell, x: this.width / 2 - (e.x + e.width / 2) * cell, y: this.height / 2 - (e.y + e.height / 2) * cell };
  }

  fit(): void {
    this.own = null;
  }

  move(dx: number, dy: number): void {
    this.own = this.kept({ ...this.shot, x: this.shot.x + dx, y: this.shot.y + dy });
  }

  /** Closer or further; the point of the window stays where it is. */
  zoom(factor: number, to: Point = { x: this.width / 2, y: this.height / 2 }): void {
    const old = this.shot;
    const cell = Math.max(SMALLEST, Math.min(2 * LARGEST, old.cell * factor));
    const by = cell / old.cell;
    this.own = this.kept({ cell, x: to.x - (to.x - old.x) * by, y: to.y - (to.y - old.y) * by });
  }

  /** Move only as far as needed to have this space in view. */
  show(space: Point): void {
    if (this.fits) return;
    const { x, y, cell } = this.shot;
    const [left, top] = [x + space.x * cell, y + space.y * cell];
    const into = (from: number, room: number) => (from < 0 ? -from : from + cell > room ? room - cell - from : 0);
    const [dx, dy] = [into(left, this.width), into(top, this.height)];
    if (dx || dy) this.move(dx, dy);
  }

  /** The ice never leaves the window altogether. */
  private kept(shot: Shot): Shot {
    const e = this.extent();
    const within = (from: number, start: number, length: number, room: number) => {
      const [first, last] = [start * shot.cell, (start + length) * shot.cell];
      return Math.max(room * 0.3 - last, Math.min(room * 0.7 - first, from));
    };
    return { cell: shot.cell, x: within(shot.x, e.x, e.width, this.width), y: within(shot.y, e.y, e.height, this.height) };
  }
}
