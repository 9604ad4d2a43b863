/** A disc that is being laid: moved freely until it is pushed. */
import type { Text } from "../../wire/types";
import { BACK, fits, nearest, pointAt, radiusOf, snapped, turned, type Spot } from "./design";
import { tw } from "./words";

type Why = (point: number) => Promise<Text | null>;

const FINE = 0.5;
const COARSE = 5;
const SOON = 200;
const SLIP = 7;
const ARROWS: Record<string, Spot> = { ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 }, ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 } };

export const isArrow = (key: string) => key in ARROWS;

export class Placing {
  spot = $state.raw<Spot>({ x: 0, y: 0 });
  /** Put down; moving takes it up again. */
  laid = $state(false);
  why = $state.raw<Text | null>(null);
  readonly fits = $derived.by(() => fits(this.spot, this.disc));
  private asking: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly disc: number,
    start: Spot,
    private reason: Why,
  ) {
    this.spot = snapped(start);
  }

  get point(): number {
    return pointAt(this.spot);
  }

  to(spot: Spot): void {
    this.spot = snapped(spot);
    this.laid = false;
    this.why = null;
    clearTimeout(this.asking);
    if (!this.fits) this.asking = setTimeout(() => void this.ask(), SOON);
  }

  /** A hand is not that steady: close to where the disc fits, it slips into place. */
  drag(spot: Spot): void {
    const fitting = nearest(spot, this.disc);
    this.to(Math.hypot(fitting.x - spot.x, fitting.y - spot.y) <= SLIP ? fitting : spot);
  }

  /** An arrow means what it means on the screen, however the board is turned: the nearest quarter counts. */
  nudge(key: string, coarse: boolean, angle: number): void {
    const step = turned(ARROWS[key]!, Math.round(angle / 90) * 90);
    const far = coarse ? COARSE : FINE;
    this.to({ x: this.spot.x + step.x * far, y: this.spot.y + step.y * far });
  }

  /** "12,5 mm à gauche, contre le poussoir" */
  where(): string {
    return tw().where(tw().across(this.spot.x), tw().before(this.spot.y - radiusOf(this.disc) - BACK));
  }

  private async ask(): Promise<void> {
    const point = this.point;
    const why = await this.reason(point);
    if (point === this.point && !this.fits) this.why = why;
  }
}
