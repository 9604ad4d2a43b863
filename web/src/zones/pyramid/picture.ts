/** The pyramid in 3D on a canvas. It is drawn when something has changed, and never otherwise. */
import { Group, PCFShadowMap, Raycaster, Scene, Sphere, Vector2, Vector3, WebGLRenderer } from "three";
import { Actors } from "./actors";
import { Eye } from "./camera";
import { coatOf } from "./colours";
import { Dice, type Body } from "./dice";
import { BLANK } from "./faces";
import { TURN } from "./frame";
import { Lamp } from "./lamp";
import { CELLS, covered, inside } from "./lattice";
import { bakelite } from "./material";
import { NO_MARKS, type Die, type Ghost, type Marks } from "./model";
import type { Throw } from "./motion";
import { still, vector } from "./moves";
import { Pearls } from "./pearls";
import { Plate } from "./plate";
import { Through } from "./through";

const MOST = 240;
const SHARP = 2;
/** What lies hidden is only darkness between the others. */
const DARK = { body: "#4A3A36", print: "", grey: "#4A3A36", pattern: 0 };
/** A free cell is hit where its pearl is, generously. */
const REACH = 0.42;

export interface Point {
  x: number;
  y: number;
}

export class Picture {
  readonly eye = new Eye();
  private renderer: WebGLRenderer;
  private scene = new Scene();
  private lattice = new Group();
  private actors = new Actors();
  private dice: Dice;
  private ghosts: Dice;
  private plate: Plate;
  private pearls: Pearls;
  private lamp: Lamp;
  private marks = NO_MARKS;
  private filled = new Set<number>();
  /** Dice that others lie on from all sides. */
  private hidden = new Set<number>();
  private dark: Body[] = [];
  /** Colours are all that counts. */
  private plain = false;
  private places: number[] = [];
  private patterns = false;
  /** Dice are not where the meshes have them. */
  private stale = true;
  private moving = false;
  private waiting = 0;
  private through = new Through();
  private ray = new Raycaster();
  /** Called after every picture that was drawn: what lies over the canvas follows. */
  ondrawn: () => void = () => {};
  onrest: () => void = () => {};

  constructor(
    canvas: HTMLCanvasElement,
    context: WebGL2RenderingContext,
    private isCalm: () => boolean,
  ) {
    this.renderer = new WebGLRenderer({ canvas, context, alpha: true, antialias: true });
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.lattice.quaternion.copy(TURN);
    this.plate = new Plate(this.lattice);
    this.dice = new Dice(MOST, bakelite(), this.lattice);
    this.dice.mesh.castShadow = this.dice.mesh.receiveShadow = true;
    this.ghosts = new Dice(MOST, bakelite({ transparent: true, opacity: 0.72 }), this.lattice);
    this.pearls = new Pearls(this.lattice);
    this.lamp = new Lamp(this.scene);
    this.scene.add(this.lattice, this.plate.group);
    this.scene.updateMatrixWorld();
  }

  resize(width: number, height: number, ratio: number): void {
    this.renderer.setPixelRatio(Math.min(ratio, SHARP));
    this.renderer.setSize(width, height, false);
    this.eye.resize(width, height);
    this.draw();
  }

  show(dice: Die[], calm = this.isCalm()): void {
    this.filled = new Set(dice.map((d) => d.place));
    this.hidden = inside(this.filled);
    this.dark = [...covered(this.filled)].map(darkness);
    this.plain = dice.every((d) => !d.mark);
    this.actors.show(dice, performance.now(), calm, this.towardsEye());
    this.restage();
  }

  throw(motion: Throw, others: Die[]): void {
    this.actors.throw(motion, others, performance.now());
    this.restage();
  }

  /** Whether one looks through the dice in front. */
  open(on: boolean): void {
    this.through.turn(on, performance.now(), this.isCalm());
    this.restage();
  }

  mark(marks: Marks): void {
    this.marks = marks;
    this.restage();
  }

  dress(patterns: boolean, seats: (string | null)[]): void {
    this.patterns = patterns;
    this.plate.seat(seats);
    this.restage();
  }

  finish(): void {
    this.actors.finish();
    this.restage();
  }

  snap(view: number, own: number, calm = this.isCalm()): void {
    this.eye.snap(view, own, performance.now(), calm);
    this.changed();
  }

  /** Dice have moved, or look another way. */
  private restage(): void {
    this.stale = true;
    this.changed();
  }

  /** Something is to be seen: with the next picture of the screen. */
  changed(): void {
    this.waiting ||= requestAnimationFrame(this.frame);
  }

  /** Nothing is waiting to be drawn. */
  get resting(): boolean {
    return this.waiting === 0;
  }

  private frame = (): void => {
    this.waiting = 0;
    const at = performance.now();
    const moved = this.moving;
    this.moving = this.actors.go(at) || this.through.isMoving(at);
    this.stale ||= moved || this.moving;
    this.eye.go(at);
    this.draw(at);
    if (this.moving || this.eye.moving) this.changed();
    else this.onrest();
  };

  private draw(at = performance.now()): void {
    this.pose(at);
    this.lamp.follow(this.eye.look.azimuth);
    this.renderer.render(this.scene, this.eye.camera);
    this.ondrawn();
  }

  /** Turning the whole costs nothing but the turning: the dice are as they were. */
  private pose(at: number): void {
    if (this.stale) this.stage(at);
    this.stale = false;
    this.pearls.show(this.marks, this.filled, this.lattice.worldToLocal(this.eye.camera.position.clone()));
  }

  private stage(at: number): void {
    const { bodies, places } = this.actors.bodies(at, this.marks);
    const { shell, heart } = this.through.sizes(at);
    if (shell < 1)
      bodies.forEach((body, n) => {
        body.scale *= this.hidden.has(places[n]!) ? heart : shell;
        if (this.plain) body.faces = BLANK;
      });
    this.places = places;
    this.dice.show([...bodies, ...this.dark], this.patterns);
    this.ghosts.show(this.marks.ghosts.map(ghostly), this.patterns);
  }

  private towardsEye(): Vector3 {
    const { azimuth } = this.eye.look;
    return new Vector3(Math.sin(azimuth), 0, Math.cos(azimuth)).applyQuaternion(TURN.clone().invert());
  }

  /** The cell at a point of the canvas, from 0 to 1; -1: none. What may be picked is hit before what is behind it. */
  hit({ x, y }: Point): number {
    this.pose(performance.now());
    this.ray.setFromCamera(new Vector2(x * 2 - 1, 1 - y * 2), this.eye.camera);
    const die = this.ray.intersectObject(this.dice.mesh)[0];
    const free = [...this.marks.open].map((place) => ({ place, far: this.distance(place) })).filter((f) => f.far > 0);
    const nearest = free.sort((a, b) => a.far - b.far)[0];
    if (nearest && (!die || nearest.far < die.distance)) return nearest.place;
    return die ? (this.places[die.instanceId ?? -1] ?? -1) : -1;
  }

  /** How far along the ray a free cell is; 0 if it is missed. */
  private distance(place: number): number {
    const ball = new Sphere(this.lattice.localToWorld(vector(CELLS[place]!)), REACH);
    const met = this.ray.ray.intersectSphere(ball, new Vector3());
    return met ? met.distanceTo(this.eye.camera.position) : 0;
  }

  /** The middle of a cell on the canvas, from 0 to 1, whether it can be seen or not. */
  middle(place: number): Point {
    return this.onCanvas(vector(CELLS[place]!));
  }

  private onCanvas(at: Vector3): Point {
    const p = this.lattice.localToWorld(at).project(this.eye.camera);
    return { x: (p.x + 1) / 2, y: (1 - p.y) / 2 };
  }

  /** A point of the cube frame on the canvas, from 0 to 1. */
  project(p: [number, number, number]): Point {
    return this.onCanvas(new Vector3(...p));
  }

  /** The line of sight through a point of the canvas, in the cube frame, to beyond the plate. */
  sight({ x, y }: Point): { from: [number, number, number]; to: [number, number, number] } {
    this.ray.setFromCamera(new Vector2(x * 2 - 1, 1 - y * 2), this.eye.camera);
    const [from, to] = [this.ray.ray.origin, this.ray.ray.at(100, new Vector3())].map((p) => this.lattice.worldToLocal(p.clone()).toArray());
    return { from: from!, to: to! };
  }

  /** A point of the canvas where a press meets this cell; null if something lies before it. */
  reach(place: number): Point | null {
    const middle = vector(CELLS[place]!);
    const spots = [[0, 0, 0], [-0.5, 0, 0], [0, -0.5, 0], [0, 0, -0.5], [-0.5, -0.28, -0.28], [-0.28, -0.5, -0.28], [-0.28, -0.28, -0.5]] as const;
    const points = spots.map(([x, y, z]) => this.onCanvas(middle.clone().add(new Vector3(x, y, z))));
    return points.find((p) => p.x > 0 && p.x < 1 && p.y > 0 && p.y < 1 && this.hit(p) === place) ?? null;
  }

  /** What is printed on the dice of the picture, cell by cell: nothing else could be found in it. */
  printed(): Record<number, string> {
    this.pose(performance.now());
    return Object.fromEntries(this.places.map((place, n) => [place, this.dice.printed(n)]));
  }

  dispose(): void {
    cancelAnimationFrame(this.waiting);
    for (const part of [this.dice, this.ghosts, this.plate, this.pearls, this.lamp]) part.dispose();
    this.renderer.dispose();
  }
}

const darkness = (place: number): Body => ({ at: vector(CELLS[place]!), turn: still(), scale: 1, coat: DARK, faces: BLANK, lamp: 0, edge: 0 });

function ghostly({ place, look, faces }: Ghost): Body {
  return { at: vector(CELLS[place]!), turn: still(), scale: 0.94, coat: coatOf(look), faces, lamp: 1, edge: 0 };
}
