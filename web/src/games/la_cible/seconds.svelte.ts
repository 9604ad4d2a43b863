/** The time that is left, counted on from what the server last said: the same on every screen. */
export interface Deadline {
  ms: number;
  since: number;
}

const OFTEN = 200;

export class Seconds {
  private now = $state(performance.now());

  constructor(private deadline: () => Deadline | null, private runs: () => boolean) {
    $effect(() => {
      this.now = performance.now();
      if (!this.deadline() || !this.runs()) return;
      const timer = setInterval(() => (this.now = performance.now()), OFTEN);
      return () => clearInterval(timer);
    });
  }

  /** Milliseconds; null when no clock runs. */
  get left(): number | null {
    const deadline = this.deadline();
    if (!deadline) return null;
    return Math.max(0, this.runs() ? deadline.ms - Math.max(0, this.now - deadline.since) : deadline.ms);
  }
}
