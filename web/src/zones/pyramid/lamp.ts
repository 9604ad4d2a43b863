/** The lamp over the table: warm from above the eye's left shoulder, with soft shadows; and the light of the room. */
import { DirectionalLight, HemisphereLight, Scene } from "three";

export class Lamp {
  private key = new DirectionalLight("#FFF3DC", 2.15);

  constructor(scene: Scene) {
    scene.add(new HemisphereLight("#FFFFFF", "#D8B48C", 1.75), this.key, this.key.target);
    this.key.castShadow = true;
    this.key.shadow.mapSize.set(1024, 1024);
    this.key.shadow.radius = 5;
    this.key.shadow.bias = -0.0006;
    this.key.shadow.normalBias = 0.03;
    const frustum = this.key.shadow.camera;
    [frustum.left, frustum.right, frustum.top, frustum.bottom, frustum.near, frustum.far] = [-12, 12, 11, -11, 4, 44];
  }

  /** It goes with the eye: the side that is looked at is never dark. */
  follow(azimuth: number): void {
    const from = azimuth - 0.95;
    this.key.position.set(Math.sin(from) * 15, 13, Math.cos(from) * 15);
    this.key.target.position.set(0, -3, 0);
  }

  dispose(): void {
    this.key.dispose();
  }
}
