/** What the screen shows now: behind the table by what is still moving, never in the way of a press. */
import { untrack } from "svelte";
import { isCalm } from "../../state/settings.svelte";
import { useTouch } from "../../zones/touch.svelte";
import type { SeatView } from "../seat-view";
import { frames, traces } from "./frames";
import { sceneOf, type IceScene } from "./scene";

const ROLL = 700;
/** Events that may wait before everything is shown at once. */
const WAITING = 14;

interface Event {
  scene: IceScene;
  /** The last choice that led here; for spaces it is their number. */
  picked: number;
}

const PAWNS = 100;

/** The pieces of the pawns that went into the sea. */
function lostIn(scene: IceScene): string[] {
  return scene.fates.filter((f) => f.look === "lost").map((f) => `${PAWNS + f.id}`);
}

export class Stage {
  scene = $state.raw<IceScene | null>(null);
  /** The last face that anybody rolled. */
  face = $state("");
  /** Where the last thing that moved came from. */
  trace = $state.raw<number[]>([]);
  rolling = $state(false);
  running = $state(false);
  private queue: Event[] = [];
  private rush = false;
  private hurry: (() => void) | null = null;

  receive(scene: IceScene, picked: number, atOnce: boolean): void {
    if (!this.scene || atOnce || isCalm()) return this.jump(scene);
    this.queue.push({ scene, picked });
    if (this.queue.length > WAITING) this.skip();
    if (!this.running) void this.run();
  }

  /** Everything at once, up to what the table knows. */
  skip(): void {
    this.rush = this.running;
    this.hurry?.();
  }

  private jump(scene: IceScene): void {
    this.skip();
    this.queue = [];
    this.follow(scene);
    this.show(scene);
  }

  private follow(scene: IceScene): void {
    const left = this.scene ? traces(this.scene.ice, scene.ice) : [];
    if (left.length) this.trace = left;
  }

  private async run(): Promise<void> {
    this.running = true;
    for (let next = this.queue.shift(); next; next = this.queue.shift()) await this.play(next);
    this.running = this.rush = false;
  }

  private async play({ scene, picked }: Event): Promise<void> {
    if (scene.die && scene.die !== this.scene!.die) await this.roll(scene);
    this.follow(scene);
    for (const frame of frames(this.scene!.ice, scene.ice, lostIn(scene), picked)) {
      this.scene = { ...this.scene!, ice: frame.ice };
      await this.wait(frame.ms);
    }
    this.show(scene);
  }

  private async roll(scene: IceScene): Promise<void> {
    this.scene = { ...this.scene!, die: scene.die, actions: scene.actions };
    this.face = scene.die;
    this.rolling = true;
    await this.wait(ROLL);
    this.rolling = false;
  }

  private show(scene: IceScene): void {
    this.scene = scene;
    this.face = scene.die || this.face;
  }

  private wait(ms: number): Promise<void> {
    if (this.rush) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(done, ms);
      this.hurry = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}

/** A stage that follows a table: created with the scene, fed with every view. */
export function follow(current: () => SeatView): Stage {
  const stage = new Stage();
  const touch = useTouch();
  $effect(() => {
    touch.busy = stage.running;
  });
  $effect.pre(() => {
    const view = current();
    const leafing = view.seat < 0 && !view.screen && view.status === "over";
    const picked = view.log.findLast((line) => line.actor >= 0)?.choice ?? -1;
    untrack(() => stage.receive(sceneOf(view.zones), picked, leafing));
  });
  return stage;
}
