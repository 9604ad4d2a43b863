/** The 24 ways a die can lie, as turns from the first one: 1 to side A, 2 to B, 4 to C. */
import { Matrix4, Quaternion, Vector3 } from "three";
import { ORIENTATIONS, type Faces } from "./faces";

/** Where each number looks when the die lies the first way. */
const LOOKS = [[], [-1, 0, 0], [0, -1, 0], [0, 0, 1], [0, 0, -1], [0, 1, 0], [1, 0, 0]].map(([x = 0, y = 0, z = 0]) => new Vector3(x, y, z));

function turned(mark: string): Quaternion {
  const [a, b, c] = [...mark].map((f) => LOOKS[Number(f)]!.clone().negate()) as [Vector3, Vector3, Vector3];
  return new Quaternion().setFromRotationMatrix(new Matrix4().makeBasis(a, b, c).transpose());
}

const TURNS = ORIENTATIONS.map(turned);

/** null where not all faces are known. */
export function turnOf(faces: Faces): Quaternion | null {
  return TURNS[ORIENTATIONS.indexOf(faces.slice(0, 3).join(""))] ?? null;
}

/** The way of lying nearest to this turn. */
export function nearest(turn: Quaternion): Quaternion {
  return TURNS.reduce((best, t) => (Math.abs(t.dot(turn)) > Math.abs(best.dot(turn)) ? t : best));
}
