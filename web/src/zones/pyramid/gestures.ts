/** Mouse and fingers on the pyramid: one turns it, two come nearer, and whoever did neither has pressed something. */
import type { Picture, Point } from "./picture";

const DRAG = 7;
const WHEEL = 0.0014;
const PER_PIXEL = 0.0075;
/** A finger is not a needle: what may be picked this near, in pixels, is meant. */
const FINGER = 26;

export interface Reaction {
  point(place: number): void;
  press(place: number): void;
  lit(): Iterable<number>;
}

export function gestures(canvas: HTMLElement, picture: Picture, { point, press, lit }: Reaction): () => void {
  const fingers = new Map<number, Point>();
  let start: Point = { x: 0, y: 0 };
  let dragged = false;

  const share = (event: MouseEvent): Point => {
    const box = canvas.getBoundingClientRect();
    return { x: (event.clientX - box.x) / box.width, y: (event.clientY - box.y) / box.height };
  };
  const pixels = (a: Point, b: Point) => Math.hypot((a.x - b.x) * canvas.clientWidth, (a.y - b.y) * canvas.clientHeight);

  /** What is meant at this point. */
  const meant = (at: Point, finger: boolean): number => {
    const hit = picture.hit(at);
    const may = [...lit()];
    if (!finger || may.includes(hit)) return hit;
    const near = may.map((place) => ({ place, far: pixels(picture.middle(place), at) })).sort((a, b) => a.far - b.far)[0];
    return near && near.far < FINGER && picture.reach(near.place) ? near.place : hit;
  };

  const down = (event: PointerEvent) => {
    if (event.button) return;
    fingers.set(event.pointerId, share(event));
    if (fingers.size > 1) return void (dragged = true);
    [start, dragged] = [share(event), false];
    if (event.pointerType === "touch") point(meant(start, true));
  };
  const move = (event: PointerEvent) => {
    const [old, now] = [fingers.get(event.pointerId), share(event)];
    if (!old) return event.target === canvas && event.pointerType !== "touch" ? point(meant(now, false)) : undefined;
    dragged ||= pixels(now, start) > DRAG;
    if (!dragged) return;
    if (fingers.size > 1) pinch(event.pointerId, old, now);
    else drag(old, now, event.pointerType === "touch");
    fingers.set(event.pointerId, now);
    point(-1);
    picture.changed();
  };
  const drag = (old: Point, now: Point, finger: boolean) => {
    const [x, y] = [now.x - old.x, now.y - old.y];
    if (finger && picture.eye.zoom > 1.02) picture.eye.shift(-x / picture.eye.zoom, -y / picture.eye.zoom);
    else picture.eye.turn(x * canvas.clientWidth * PER_PIXEL, finger ? 0 : y * canvas.clientHeight * PER_PIXEL);
  };
  const pinch = (id: number, old: Point, now: Point) => {
    const other = [...fingers].find(([n]) => n !== id)![1];
    const before = pixels(old, other);
    if (before > 0) picture.eye.closer(pixels(now, other) / before, other.x, other.y);
    canvas.style.touchAction = picture.eye.zoom > 1.02 ? "none" : "pan-y";
  };
  const up = (event: PointerEvent) => {
    const mine = fingers.delete(event.pointerId);
    if (!mine || dragged || event.type === "pointercancel") return;
    press(meant(share(event), event.pointerType === "touch"));
    if (event.pointerType === "touch") point(-1);
  };
  const leave = () => !fingers.size && point(-1);
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    const { x, y } = share(event);
    picture.eye.closer(Math.exp(-event.deltaY * WHEEL), x, y);
    picture.changed();
  };
  const off = new AbortController();
  const { signal } = off;
  canvas.addEventListener("pointerdown", down, { signal });
  canvas.addEventListener("pointerleave", leave, { signal });
  canvas.addEventListener("wheel", wheel, { signal, passive: false });
  addEventListener("pointermove", move, { signal });
  addEventListener("pointerup", up, { signal });
  addEventListener("pointercancel", up, { signal });
  return () => off.abort();
}
