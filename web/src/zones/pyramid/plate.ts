/** The wooden plate with its 45 funnels, and a strip in the colour of whoever sits at each side. */
import { BackSide, BoxGeometry, Color, ExtrudeGeometry, Group, Mesh, MeshBasicMaterial, MeshLambertMaterial, PlaneGeometry, ShadowMaterial, Shape, Vector2 } from "three";
import { Dice, type Body } from "./dice";
import { BLANK } from "./faces";
import { azimuthOf, height } from "./frame";
import { SIZE } from "./lattice";
import { bakelite, INK } from "./material";
import { still, vector } from "./moves";

/** The funnels end here: below them is solid board. */
const TOP = SIZE + 1.5;
const THICK = 0.55;
/** From the middle of the board to a side. */
const REACH = 4.49;
export const EDGE = 5.3;
export const ROUND = 3;
const WOODS = ["#E6B780", "#E0AE74", "#DBA86D", "#E9BD88"];

/** Wooden corners under the lowest dice: three of them make a funnel. Those one layer lower only show at the rim. */
function corners(): Body[] {
  const bodies: Body[] = [];
  for (const sum of [SIZE + 1, SIZE + 2])
    for (let a = 0; a <= sum; a++)
      for (let b = 0; a + b <= sum; b++) {
        const c = sum - a - b;
        if (sum === SIZE + 2 && a && b && c) continue;
        const body = WOODS[(a * 5 + b * 3 + c) % WOODS.length]!;
        bodies.push({ at: vector([a, b, c]), turn: still(), scale: 1, coat: { body, print: "", grey: body, pattern: 0 }, faces: BLANK, lamp: 0, edge: -1 });
      }
  return bodies;
}

/** A triangle with round corners, one corner away from side A. */
function outline(): Shape {
  const points = [0, 1, 2].map((n) => new Vector2(0, EDGE * 2).rotateAround(new Vector2(), (-n * 2 * Math.PI) / 3));
  const shape = new Shape();
  points.forEach((corner, n) => {
    const [before, after] = [points[(n + 2) % 3]!, points[(n + 1) % 3]!];
    const [start, end] = [before, after].map((p) => corner.clone().add(p.clone().sub(corner).setLength(ROUND)));
    if (n) shape.lineTo(start!.x, start!.y);
    else shape.moveTo(start!.x, start!.y);
    shape.quadraticCurveTo(corner.x, corner.y, end!.x, end!.y);
  });
  shape.closePath();
  return shape;
}

export class Plate {
  readonly group = new Group();
  private wood: Dice;
  private strips: Mesh<BoxGeometry, MeshLambertMaterial>[] = [];
  private parts: { dispose(): void }[] = [];

  constructor(lattice: Group) {
    this.wood = new Dice(140, bakelite(), lattice, 1);
    this.wood.show(corners(), false);
    this.wood.mesh.receiveShadow = true;
    this.board();
    this.cloth();
    for (const side of [0, 1, 2]) this.strip(side);
  }

  private add(mesh: Mesh): void {
    mesh.receiveShadow = true;
    this.group.add(mesh);
    this.parts.push(mesh.geometry, mesh.material as MeshLambertMaterial);
  }

  private board(): void {
    const shape = new ExtrudeGeometry(outline(), { depth: THICK, bevelEnabled: true, bevelSize: 0.08, bevelThickness: 0.08, bevelSegments: 2, curveSegments: 20 });
    const board = new Mesh(shape, [new MeshLambertMaterial({ color: "#D9A86F" }), new MeshLambertMaterial({ color: "#9A6A38" })]);
    board.rotation.x = -Math.PI / 2;
    board.position.y = height(TOP) - THICK - 0.08;
    board.castShadow = board.receiveShadow = true;
    this.group.add(board);
    this.parts.push(shape, ...board.material);
    this.ink(board.position.y);
  }

  /** An ink outline, as everything on the table has: the same board a little larger, seen from within. */
  private ink(y: number): void {
    const shape = new ExtrudeGeometry(outline(), { depth: THICK, bevelEnabled: true, bevelSize: 0.14, bevelThickness: 0.14, bevelSegments: 2, curveSegments: 20 });
    const ink = new Mesh(shape, new MeshBasicMaterial({ color: INK, side: BackSide }));
    ink.rotation.x = -Math.PI / 2;
    ink.position.y = y;
    this.group.add(ink);
    this.parts.push(shape, ink.material);
  }

  /** The oilcloth of the page is the table: only the shadow is drawn on it. */
  private cloth(): void {
    const cloth = new Mesh(new PlaneGeometry(60, 60), new ShadowMaterial({ color: "#1A1020", opacity: 0.3 }));
    cloth.rotation.x = -Math.PI / 2;
    cloth.position.y = height(TOP) - THICK - 0.17;
    this.add(cloth);
  }

  private strip(side: number): void {
    const strip = new Mesh(new BoxGeometry(8.4, 0.06, 0.3), new MeshLambertMaterial());
    const turn = azimuthOf(side);
    strip.position.set(Math.sin(turn) * (REACH + 0.4), height(TOP) + 0.03, Math.cos(turn) * (REACH + 0.4));
    strip.rotation.y = turn;
    this.add(strip);
    this.strips.push(strip);
  }

  /** null: nobody sits there. */
  seat(colours: (string | null)[]): void {
    this.strips.forEach((strip, side) => {
      strip.visible = colours[side] != null;
      strip.material.color = new Color(colours[side] ?? "#000");
    });
  }

  dispose(): void {
    this.wood.dispose();
    for (const part of this.parts) part.dispose();
  }
}
