/** All dice of a kind in one mesh: a place, a turn, a coat and six faces for each. */
import { Color, DynamicDrawUsage, Group, InstancedBufferAttribute, InstancedMesh, Matrix4, Vector3, type Material } from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import type { Coat } from "./colours";
import type { Faces } from "./faces";
import type { Pose } from "./moves";

/** A hair of shadow between two dice. */
const FIT = 0.975;
const IVORY = "#FFF6E6";

const isDark = ({ g }: Color) => g < 0.1;

export interface Body extends Pose {
  coat: Coat;
  faces: Faces;
  /** 0: the lamp is not on it; 1: it may be picked. */
  lamp: number;
  /** 1: pointed at; 0.5: moved last; 0: neither; -1: wood. */
  edge: number;
}

export class Dice {
  readonly mesh: InstancedMesh;
  private near: InstancedBufferAttribute;
  private far: InstancedBufferAttribute;
  private coat: InstancedBufferAttribute;
  private colour = new Color();
  private matrix = new Matrix4();
  private size = new Vector3();

  constructor(
    readonly most: number,
    material: Material,
    parent: Group,
    private fit = FIT,
  ) {
    const geometry = new RoundedBoxGeometry(1, 1, 1, 1, 0.07);
    this.near = this.attribute(geometry, "near", 3);
    this.far = this.attribute(geometry, "far", 3);
    this.coat = this.attribute(geometry, "coat", 4);
    this.mesh = new InstancedMesh(geometry, material, most);
    this.mesh.instanceMatrix.setUsage(DynamicDrawUsage);
    this.mesh.frustumCulled = false;
    this.mesh.count = 0;
    parent.add(this.mesh);
  }

  private attribute(geometry: RoundedBoxGeometry, name: string, size: number): InstancedBufferAttribute {
    const attribute = new InstancedBufferAttribute(new Float32Array(this.most * size), size).setUsage(DynamicDrawUsage);
    geometry.setAttribute(name, attribute);
    return attribute;
  }

  /** patterns: greys and patterns instead of colours. */
  show(bodies: Body[], patterns: boolean): void {
    bodies.slice(0, this.most).forEach((body, n) => this.put(n, body, patterns));
    this.mesh.count = Math.min(bodies.length, this.most);
    for (const attribute of [this.near, this.far, this.coat, this.mesh.instanceMatrix, this.mesh.instanceColor]) if (attribute) attribute.needsUpdate = true;
    this.mesh.boundingSphere = null;
  }

  private put(n: number, { at, turn, scale, coat, faces, lamp, edge }: Body, patterns: boolean): void {
    this.mesh.setMatrixAt(n, this.matrix.compose(at, turn, this.size.setScalar(this.fit * scale)));
    this.mesh.setColorAt(n, this.colour.set(patterns ? coat.grey : coat.body));
    const print = coat.print === IVORY && (!patterns || isDark(this.colour)) ? 1 : 0;
    this.near.setXYZ(n, faces[0], faces[1], faces[2]);
    this.far.setXYZ(n, faces[3], faces[4], faces[5]);
    this.coat.setXYZW(n, print, patterns ? coat.pattern : 0, lamp, edge);
  }

  /** The six faces of die n as they are in the mesh. */
  printed(n: number): string {
    return [this.near, this.far].flatMap((a) => [a.getX(n), a.getY(n), a.getZ(n)]).join("");
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    (this.mesh.material as Material).dispose();
    this.mesh.dispose();
  }
}
