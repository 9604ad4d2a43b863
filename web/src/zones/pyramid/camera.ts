/** Where the eye is: around the pyramid, over it, and how near. The whole picture always fits; nearer is a part of it. */
import { PerspectiveCamera, Vector3 } from "three";
import { azimuthOf, inRoom } from "./frame";
import { EDGE, ROUND } from "./plate";

const FOV = 26;
const LOW = 0.3;
const HIGH = Math.PI / 2 - 0.001;
const NEAREST = 3.2;
const TURN_MS = 520;
export const SIDE_ELEVATION = 0.92;
/** What has to fit: the top, and the plate's round corners above and below. */
const APEX = inRoom(-0.75, -0.75, -0.75);
const WHOLE = [APEX, ...[0, 1, 2].flatMap((n) => corner(n, EDGE * 2 + 0.2, ROUND))];
/** On a phone the dice count: the corners of the plate may go beyond the edge. */
const TIGHT = [APEX, ...[0, 1, 2].flatMap((n) => corner(n, 8.6, 1))];
const PHONE = 440;

function corner(n: number, far: number, round: number): Vector3[] {
  const at = (side: number) => new Vector3(Math.sin(azimuthOf(side) + Math.PI), 0, Math.cos(azimuthOf(side) + Math.PI)).multiplyScalar(far);
  const [a, b] = [1, 2].map((m) => at(n).add(at((n + m) % 3).sub(at(n)).setLength(round))) as [Vector3, Vector3];
  const middle = a.clone().add(b).addScaledVector(at(n), 2).divideScalar(4);
  return [a, middle, b].flatMap((p) => [-5.4, -6.3].map((y) => p.clone().setY(y)));
}

interface Look {
  azimuth: number;
  elevation: number;
}

const turnedTo = (from: number, to: number) => from + Math.atan2(Math.sin(to - from), Math.cos(to - from));

export class Eye {
  readonly camera = new PerspectiveCamera(FOV, 1, 1, 120);
  look: Look = { azimuth: 0, elevation: SIDE_ELEVATION };
  zoom = 1;
  private middle = { x: 0.5, y: 0.5 };
  private width = 1;
  private height = 1;
  private travel: { from: Look; to: Look; began: number } | null = null;

  get moving(): boolean {
    return this.travel !== null;
  }

  resize(width: number, height: number): void {
    [this.width, this.height] = [width, height];
    this.place();
  }

  /** To a side (0-2), or above (3) with the own side below. */
  snap(view: number, own: number, at: number, calm: boolean): void {
    const to = view < 3 ? { azimuth: azimuthOf(view), elevation: SIDE_ELEVATION } : { azimuth: azimuthOf(own), elevation: HIGH };
    to.azimuth = turnedTo(this.look.azimuth, to.azimuth);
    this.zoom = 1;
    this.middle = { x: 0.5, y: 0.5 };
    this.travel = calm ? null : { from: this.look, to, began: at };
    if (calm) this.look = to;
    this.place();
  }

  /** One step of the way to where it snaps. */
  go(at: number): void {
    if (!this.travel) return;
    const { from, to, began } = this.travel;
    const share = Math.min(1, (at - began) / TURN_MS);
    const eased = 1 - (1 - share) ** 3;
    this.look = { azimuth: from.azimuth + (to.azimuth - from.azimuth) * eased, elevation: from.elevation + (to.elevation - from.elevation) * eased };
    if (share === 1) this.travel = null;
    this.place();
  }

  turn(right: number, up: number): void {
    this.travel = null;
    this.look = { azimuth: this.look.azimuth - right, elevation: Math.min(HIGH, Math.max(LOW, this.look.elevation + up)) };
    this.place();
  }

  /** Nearer or further, with the point under the finger staying there; x and y from 0 to 1. */
  closer(factor: number, x = 0.5, y = 0.5): void {
    const before = this.zoom;
    this.zoom = Math.min(NEAREST, Math.max(1, before * factor));
    const gained = 1 / before - 1 / this.zoom;
    this.shift((x - 0.5) * gained, (y - 0.5) * gained);
  }

  /** By a share of the whole picture. */
  shift(x: number, y: number): void {
    const room = 0.5 / this.zoom;
    const within = (n: number) => Math.min(1 - room, Math.max(room, n));
    this.middle = { x: within(this.middle.x + x), y: within(this.middle.y + y) };
    this.place();
  }

  /** Far enough that everything fits, and straight at its middle. */
  place(): void {
    const { azimuth, elevation } = this.look;
    const aspect = this.width / this.height;
    const towards = new Vector3(Math.sin(azimuth) * Math.cos(elevation), Math.sin(elevation), Math.cos(azimuth) * Math.cos(elevation));
    const right = new Vector3(Math.cos(azimuth), 0, -Math.sin(azimuth));
    const up = towards.clone().cross(right);
    const tan = Math.tan((FOV * Math.PI) / 360);
    const bounds = this.width < PHONE ? TIGHT : WHOLE;
    const ys = bounds.map((p) => p.dot(up));
    const middle = up.clone().multiplyScalar((Math.min(...ys) + Math.max(...ys)) / 2);
    const need = bounds.map((p) => p.clone().sub(middle)).map((p) => p.dot(towards) + Math.max(Math.abs(p.dot(up)), Math.abs(p.dot(right)) / aspect) / tan);
    this.camera.position.copy(middle).addScaledVector(towards, Math.max(...need) * 1.02);
    this.camera.up.copy(up);
    this.camera.lookAt(middle);
    this.camera.aspect = aspect;
    const [w, h] = [this.width / this.zoom, this.height / this.zoom];
    this.camera.setViewOffset(this.width, this.height, this.middle.x * this.width - w / 2, this.middle.y * this.height - h / 2, w, h);
    this.camera.updateMatrixWorld();
  }
}
