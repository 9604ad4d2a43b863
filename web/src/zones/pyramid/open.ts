/** A picture on this canvas, once three.js is here; null where the browser cannot draw in 3D. */
import type { Picture } from "./picture";

export async function openPicture(canvas: HTMLCanvasElement, isCalm: () => boolean): Promise<Picture | null> {
  const context = canvas.getContext("webgl2", { alpha: true, antialias: true, premultipliedAlpha: true });
  if (!context) return null;
  const { Picture } = await import("./picture");
  return new Picture(canvas, context, isCalm);
}
