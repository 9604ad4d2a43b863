/** The board turns on its foot: by buttons, by its rim, by keys. A change of view, nothing more. */
import { Tween } from "svelte/motion";
import { isCalm } from "../../state/settings.svelte";

const STEP = 30;
const LIKE_A_HAND = { duration: 260 };

export class Turning {
  private tween = new Tween(0, LIKE_A_HAND);
  private grip: { at: number; angle: number } | null = null;

  get angle(): number {
    return this.tween.current;
  }

  by(degrees: number): void {
    void this.tween.set(this.tween.target + degrees, isCalm() ? { duration: 0 } : LIKE_A_HAND);
  }

  left = () => this.by(-STEP);
  right = () => this.by(STEP);

  key(event: KeyboardEvent): boolean {
    if (event.key === "PageUp") this.left();
    else if (event.key === "PageDown") this.right();
    else return false;
    event.preventDefault();
    return true;
  }

  /** The rim in the hand: at is where the pointer is, in degrees around the middle. */
  take(at: number): void {
    this.grip = { at, angle: this.tween.current };
  }

  drag(at: number): void {
    if (this.grip) void this.tween.set(this.grip.angle + at - this.grip.at, { duration: 0 });
  }

  let(): void {
    this.grip = null;
  }
}
