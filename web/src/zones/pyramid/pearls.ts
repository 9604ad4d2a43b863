/** Small things in cells: a pearl of light where a die may be laid, a ring in a goal. */
import { Color, Group, InstancedMesh, Matrix4, MeshBasicMaterial, SphereGeometry, Vector3, Quaternion, TorusGeometry, type BufferGeometry } from "three";
import { CELLS } from "./lattice";
import { INK } from "./material";
import type { Marks } from "./model";
import { UP } from "./frame";

const MOST = 165;
const SIZE = 0.13;
const LAMP = new Color("#FFC533");
const FLAT = new Quaternion().setFromUnitVectors(new Vector3(0, 0, 1), UP);

export class Pearls {
  private rims: InstancedMesh;
  private hearts: InstancedMesh;
  private goals: InstancedMesh;
  private matrix = new Matrix4();

  constructor(parent: Group) {
    this.rims = this.made(new SphereGeometry(1, 16, 12), parent);
    this.hearts = this.made(new SphereGeometry(1, 16, 12), parent);
    this.goals = this.made(new TorusGeometry(0.22, 0.06, 8, 28), parent);
  }

  private made(geometry: BufferGeometry, parent: Group): InstancedMesh {
    const mesh = new InstancedMesh(geometry, new MeshBasicMaterial(), MOST);
    mesh.frustumCulled = false;
    parent.add(mesh);
    return mesh;
  }

  /** towards: where the eye is, in the cube frame; the rim of ink shows around the pearl. */
  show(marks: Marks, filled: ReadonlySet<number>, eye: Vector3): void {
    const laid = new Set(marks.ghosts.map((g) => g.place));
    const free = (marks.quiet ? [] : [...marks.lit]).filter((place) => !filled.has(place) && !laid.has(place));
    free.forEach((place, n) => {
      const at = middle(place);
      const back = at.clone().addScaledVector(at.clone().sub(eye).normalize(), 0.1);
      this.put(this.hearts, n, at, SIZE, LAMP);
      this.put(this.rims, n, back, SIZE + 0.035, INK);
    });
    const goals = marks.goals.filter(({ place }) => !filled.has(place) && !laid.has(place));
    goals.forEach(({ place, colour }, n) => this.put(this.goals, n, middle(place).addScaledVector(UP, -0.1), 1, new Color(colour)));
    [this.hearts.count, this.rims.count, this.goals.count] = [free.length, free.length, goals.length];
    for (const mesh of [this.hearts, this.rims, this.goals]) {
      mesh.instanceMatrix.needsUpdate = true;
      if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true;
    }
  }

  private put(mesh: InstancedMesh, n: number, at: Vector3, size: number, colour: Color): void {
    mesh.setMatrixAt(n, this.matrix.compose(at, FLAT, new Vector3(size, size, size)));
    mesh.setColorAt(n, colour);
  }

  dispose(): void {
    for (const mesh of [this.hearts, this.rims, this.goals]) {
      mesh.geometry.dispose();
      (mesh.material as MeshBasicMaterial).dispose();
      mesh.dispose();
    }
  }
}

const middle = (place: number) => new Vector3(...CELLS[place]!);
