/** From the cube frame, in which cells and dice count, to the room: y is up, and side A is in front. */
import { Matrix4, Quaternion, Vector3 } from "three";

const DOWN = 1 / Math.sqrt(3);
const OUT = Math.sqrt(2 / 3);
/** Where e0, e1 and e2 point in the room: all a little down, e0 away from side A. */
const E = [0, 1, 2].map((n) => {
  const turn = (n * 2 * Math.PI) / 3;
  return new Vector3(OUT * Math.sin(turn), -DOWN, -OUT * Math.cos(turn));
});

export const TURN = new Quaternion().setFromRotationMatrix(new Matrix4().makeBasis(E[0]!, E[1]!, E[2]!));
export const UP = new Vector3(-DOWN, -DOWN, -DOWN);

/** The direction from which somebody at this side looks, as an angle around the pyramid. */
export const azimuthOf = (side: number) => (-side * 2 * Math.PI) / 3;

/** A point of the cube frame in the room. */
export const inRoom = (x: number, y: number, z: number) => new Vector3(x, y, z).applyQuaternion(TURN);

/** How high in the room the cells with this sum lie. */
export const height = (sum: number) => -sum * DOWN;
