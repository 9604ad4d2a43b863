/** Looking through the pyramid: dice shrink, those in front more than those inside, until all can be seen. */
const [SHELL, HEART, MS] = [0.28, 0.56, 320];

export class Through {
  private on = false;
  private began = -Infinity;

  turn(on: boolean, at: number, calm: boolean): void {
    if (on === this.on) return;
    [this.on, this.began] = [on, calm ? -Infinity : at];
  }

  isMoving(at: number): boolean {
    return at - this.began < MS;
  }

  /** How large dice are now: those in front, and those inside. */
  sizes(at: number): { shell: number; heart: number } {
    const way = Math.min(1, (at - this.began) / MS) ** 0.5;
    const share = this.on ? way : 1 - way;
    return { shell: 1 - (1 - SHELL) * share, heart: 1 - (1 - HEART) * share };
  }
}
