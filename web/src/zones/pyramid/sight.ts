/** For what is drawn over the picture: from the cube frame to pixels of the canvas and back. */
import type { Picture, Point } from "./picture";

type Place = [number, number, number];

export interface Sight {
  project(p: Place): Point;
  ray(x: number, y: number): { from: Place; to: Place };
  /** Another number whenever the picture is another one. */
  turned: number;
}

export function sightOf(picture: Picture, canvas: HTMLCanvasElement, turned: number): Sight {
  return {
    turned,
    project: (p) => {
      const { x, y } = picture.project(p);
      return { x: x * canvas.clientWidth, y: y * canvas.clientHeight };
    },
    ray: (x, y) => picture.sight({ x: x / canvas.clientWidth, y: y / canvas.clientHeight }),
  };
}
