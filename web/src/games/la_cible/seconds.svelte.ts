/** The time that is left, counted on from what the server last said: the same on every screen. */
export interface Deadline {
  ms: number;
  since: number;
}

const OFTEN = 200;

export class Seconds {
  private now = $state(performance.now());

  /** With the whole time in milliseconds, to show how much of it is left. */
  constructor(private deadline: () => Deadline | null, private total: () => number, private runs: () => boolean) {
    $effect(() => {
      this.now = performance.now();
      if (!this.deadline() || !this.runs()) return;
      const timer = setInterval(() => (this.now = performance.now()), OFTEN);
      return () => clearInterval(timer);
    });
  }

  get shown(): boolean {
    return this.deadline() !== null;
  }

  /** Milliseconds; 0 when no clock runs. */
  private get left(): number {
    const deadline = this.deadline();
    if (!deadline) return 0;
    return Math.max(0, this.runs() ? deadline.ms - Math.max(0, this.now - deadline.since) : deadline.ms);
  }

  get whole(): number {
    return Math.ceil(this.left / 1000);
  }

  get share(): number {
    return Math.min(1, this.left / Math.max(this.total(), 1));
  }
}
