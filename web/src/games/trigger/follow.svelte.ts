/** A stage that follows a table: created with the scene, fed with every view. */
import { untrack } from "svelte";
import { useTouch } from "../../zones/touch.svelte";
import type { SeatView } from "../seat-view";
import { sceneOf } from "./scene";
import { Stage } from "./stage.svelte";

const WAITING = 12;

export function follow(current: () => SeatView): Stage {
  const stage = new Stage(untrack(current).game);
  const touch = useTouch();
  $effect(() => {
    touch.busy = stage.running;
  });
  $effect.pre(() => {
    const view = current();
    const scene = sceneOf(view.zones);
    const leafing = view.seat < 0 && !view.screen && view.status === "over";
    untrack(() => stage.receive(scene, view.log, view.toAct, leafing ? 0 : WAITING));
  });
  $effect(() => {
    const skip = (event: KeyboardEvent) => skipBy(event, stage);
    addEventListener("keydown", skip);
    return () => removeEventListener("keydown", skip);
  });
  return stage;
}

/** Space and Escape, unless something else wants them. */
function skipBy(event: KeyboardEvent, stage: Stage): void {
  const target = event.target as HTMLElement;
  if (!stage.running || (event.key !== " " && event.key !== "Escape")) return;
  if (target.closest("input, textarea, select, button, a, dialog, [popover]") && event.key === " ") return;
  event.preventDefault();
  stage.skip();
}
