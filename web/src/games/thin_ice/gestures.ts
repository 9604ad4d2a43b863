/** Drag, pinch and wheel on the sea. A finger that dragged presses nothing. */
import type { Camera } from "./camera.svelte";
import type { Point } from "./model";

const DRAG = 7;
const WHEEL = 0.0014;

export function gestures(camera: Camera): (sea: HTMLElement) => () => void {
  return (sea) => {
    const fingers = new Map<number, Point>();
    let start: Point | null = null;
    let dragged = false;

    const local = (event: { clientX: number; clientY: number }): Point => {
      const box = sea.getBoundingClientRect();
      const zoom = sea.currentCSSZoom || 1;
      return { x: (event.clientX - box.x) / zoom, y: (event.clientY - box.y) / zoom };
    };
    const down = (event: PointerEvent) => {
      fingers.set(event.pointerId, local(event));
      if (fingers.size === 1) [start, dragged] = [local(event), false];
    };
    const move = (event: PointerEvent) => {
      const old = fingers.get(event.pointerId);
      if (!old) return;
      const now = local(event);
      if (fingers.size === 1 && event.pointerType === "touch" && camera.fits) return; // the page scrolls
      dragged ||= fingers.size > 1 || (start !== null && Math.hypot(now.x - start.x, now.y - start.y) > DRAG);
      if (!dragged) return;
      sea.classList.add("held");
      if (fingers.size > 1) pinch(event.pointerId, old, now);
      else camera.move(now.x - old.x, now.y - old.y);
      fingers.set(event.pointerId, now);
    };
    const pinch = (id: number, old: Point, now: Point) => {
      const other = [...fingers].find(([n]) => n !== id)![1];
      const before = Math.hypot(old.x - other.x, old.y - other.y);
      if (before > 0) camera.zoom(Math.hypot(now.x - other.x, now.y - other.y) / before, other);
    };
    const up = (event: PointerEvent) => {
      fingers.delete(event.pointerId);
      if (!fingers.size) sea.classList.remove("held");
    };
    const click = (event: MouseEvent) => {
      if (dragged) event.stopPropagation();
      dragged = false;
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      camera.zoom(Math.exp(-event.deltaY * WHEEL), local(event));
    };
    sea.addEventListener("pointerdown", down);
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", up);
    sea.addEventListener("click", click, { capture: true });
    sea.addEventListener("wheel", wheel, { passive: false });
    return () => {
      sea.removeEventListener("pointerdown", down);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
      sea.removeEventListener("click", click, { capture: true });
      sea.removeEventListener("wheel", wheel);
    };
  };
}
