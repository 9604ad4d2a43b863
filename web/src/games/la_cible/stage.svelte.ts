/** What the show dwells on for a moment: the verdict that was just given, and a phase that begins. */
import { chained } from "../../state/sounds";
import { FINAL, FIRST_ROUND, PAWNS, type CibleScene, type Given } from "./scene";

const STAMP = 2_600;
const TITLE = 2_600;
const JUDGED = new Set(["right", "wrong", "repeated", "late"]);

export class Stage {
  verdict = $state.raw<Given | null>(null);
  title = $state(0);
  /** The questions of the last final: the table puts the card away when the match is over. */
  asked = $state.raw<string[]>([]);
  private known = new Set<string>();
  private phase = 0;
  private fading: ReturnType<typeof setTimeout> | undefined;
  private leaving: ReturnType<typeof setTimeout> | undefined;

  receive(scene: CibleScene): void {
    this.begin(scene);
    if (scene.asked.length || scene.phase !== FINAL) this.asked = scene.asked;
    const judged = scene.given.filter((g) => JUDGED.has(g.look));
    const first = !this.known.size;
    const fresh = judged.filter((g) => !this.known.has(key(g)));
    this.known = new Set(["", ...judged.map(key)]);
    if (!judged.length) this.verdict = null;
    if (!first && fresh.length === 1 && scene.phase !== FINAL) this.stamp(fresh[0]!);
  }

  close(): void {
    clearTimeout(this.fading);
    clearTimeout(this.leaving);
  }

  private begin(scene: CibleScene): void {
    const known = this.phase;
    this.phase = scene.phase;
    if (known === scene.phase || (!known && !isBeginning(scene))) return;
    this.title = scene.phase;
    clearTimeout(this.leaving);
    this.leaving = setTimeout(() => (this.title = 0), TITLE);
  }

  private stamp(given: Given): void {
    this.verdict = given;
    if (given.look === "right") chained(0);
    clearTimeout(this.fading);
    this.fading = setTimeout(() => (this.verdict = null), STAMP);
  }
}

/** Somebody who comes in the middle sees the target at once. */
const isBeginning = ({ phase, game, given, towers }: CibleScene) => phase === FIRST_ROUND && !game && !given.length && towers.every((t) => t.pawns === PAWNS);
const key = (g: Given) => `${g.n} ${g.look} ${g.seat} ${g.text}`;
