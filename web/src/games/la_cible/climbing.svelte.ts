/** After the final the levels are told one by one, each as soon as it is judged. */
import { chained } from "../../state/sounds";
import { isRevealed, type CibleScene } from "./scene";

const STEP = 750;
const ALL = 6;

export class Climbing {
  /** Levels whose verdict everybody knows. */
  told = $state(ALL);
  private ran = false;
  private scene: CibleScene | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  receive(scene: CibleScene): void {
    if (scene.level) this.ran = true;
    if (!isRevealed(scene)) return;
    if (this.ran) this.told = 0;
    this.ran = false;
    this.scene = scene;
    this.timer ??= this.soon();
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private soon(): ReturnType<typeof setTimeout> | undefined {
    const { scene, told } = this;
    const judged = scene?.given.every((g) => g.level !== told + 1 || g.look !== "noted");
    return scene && told < scene.asked.length && judged ? setTimeout(() => this.tell(), STEP) : undefined;
  }

  private tell(): void {
    this.told += 1;
    if (this.scene?.levels[this.told - 1]?.look === "cleared") chained(2 * this.told);
    this.timer = this.soon();
  }
}
