/** The dice as they are seen now: each at rest or on its way, by its number. */
import { Vector3 } from "three";
import { coatOf } from "./colours";
import type { Body } from "./dice";
import { agree, type Faces } from "./faces";
import { UP } from "./frame";
import { covered, uppers } from "./lattice";
import type { Die, Marks } from "./model";
import type { Throw } from "./motion";
import { comes, leaves, moveOf, pulledOut, still, vector, type Move, type Pose } from "./moves";
import { poseAt, secondsOf } from "./throw";

/** More than a player lays at once: then a table is being shown, and nothing falls from the sky. */
const FEW = 20;

/** Milliseconds until something follows what has left. */
const AFTER = 170;

interface Actor {
  die: Die;
  move: Move | null;
  began: number;
  gone: boolean;
}

export class Actors {
  private dice: Die[] = [];
  private actors = new Map<number, Actor>();
  /** What the last move has changed. */
  private fresh = new Set<number>();
  private thrown: { motion: Throw; began: number } | null = null;

  /** calm: nothing moves, it is just there. */
  show(dice: Die[], at: number, calm: boolean, towards: Vector3): void {
    const before = new Map(this.dice.map((d) => [d.id, d]));
    const hidden = covered(new Set(this.dice.map((d) => d.place)));
    const still = calm || (!this.dice.length && dice.length > FEW);
    const isNew = (d: Die) => !before.has(d.id) && !hidden.has(d.place);
    const changed = this.dice.length ? dice.filter((d) => isNew(d) || (before.get(d.id)?.place ?? d.place) !== d.place) : [];
    if (changed.length || dice.length !== this.dice.length) this.fresh = new Set(changed.map((d) => d.id));
    const next = new Map<number, Actor>();
    for (const die of dice) next.set(die.id, still ? atRest(die) : this.nextOf(die, before.get(die.id), isNew(die), at, dice));
    if (!still) for (const [id, actor] of this.actors) if (!next.has(id)) next.set(id, actor.gone ? actor : { die: actor.die, move: this.departure(actor.die, towards), began: at, gone: true });
    this.actors = next;
    this.dice = dice;
  }

  /** What comes or slides waits until its place has been left. */
  private nextOf(die: Die, old: Die | undefined, isNew: boolean, at: number, dice: Die[]): Actor {
    const move = old ? between(old, die) : isNew ? comes(die.cell) : null;
    const known = this.actors.get(die.id);
    if (!move && known) return { ...known, die, gone: false };
    const left = this.dice.find((d) => d.place === die.place && d.id !== die.id);
    const taken = old ? this.dice.some((d) => !dice.some((other) => other.id === d.id)) : left !== undefined;
    return { die, move, began: at + (taken ? AFTER : 0), gone: false };
  }

  /** What carries others is pulled out from under them. */
  private departure(die: Die, towards: Vector3): Move {
    const above = uppers(die.place);
    return this.dice.some((d) => above.includes(d.place)) ? pulledOut(die.cell) : leaves(die.cell, towards);
  }

  /** Plays a throw, after which the dice lie as they were shown last. */
  throw(motion: Throw, others: Die[], at: number): void {
    this.thrown = { motion, began: at };
    for (const die of others) if (!this.actors.has(die.id)) this.actors.set(die.id, { die, move: null, began: at, gone: true });
  }

  /** Ends what has arrived; true while something moves. */
  go(at: number): boolean {
    if (this.thrown && (at - this.thrown.began) / 1000 > secondsOf(this.thrown.motion)) this.finish();
    let moving = this.thrown !== null;
    for (const [id, actor] of this.actors) {
      if (!actor.move) continue;
      if (at - actor.began < actor.move.ms) moving = true;
      else if (actor.gone) this.actors.delete(id);
      else actor.move = null;
    }
    return moving;
  }

  /** Everything at its end at once. */
  finish(): void {
    this.thrown = null;
    for (const [id, actor] of this.actors) {
      if (actor.gone) this.actors.delete(id);
      else actor.move = null;
    }
  }

  bodies(at: number, marks: Marks): { bodies: Body[]; places: number[] } {
    const seen = [...this.actors.values()].flatMap((actor) => {
      const pose = this.pose(actor, at);
      return pose ? [{ actor, body: dressed(actor, pose, marks, this.fresh.has(actor.die.id)) }] : [];
    });
    return { bodies: seen.map((s) => s.body), places: seen.map(({ actor }) => (actor.gone ? -1 : actor.die.place)) };
  }

  private pose(actor: Actor, at: number): Pose | null {
    const n = this.thrown ? this.thrown.motion.ids.indexOf(actor.die.id) : -1;
    if (n >= 0) return poseAt(this.thrown!.motion, n, (at - this.thrown!.began) / 1000);
    if (actor.move) return actor.move.pose(Math.min(1, Math.max(0, (at - actor.began) / actor.move.ms)));
    return { at: vector(actor.die.cell), turn: still(), scale: 1 };
  }
}

const atRest = (die: Die): Actor => ({ die, move: null, began: 0, gone: false });

/** The same place with faces that were not known before: it has only been looked at. */
function between(old: Die, die: Die): Move | null {
  const turned = old.mark !== die.mark && knownBoth(old.faces, die.faces) && !agree(old.faces, die.faces);
  return old.place === die.place && !turned ? null : moveOf(old.cell, die.cell, old.faces, die.faces);
}

function knownBoth(one: Faces, other: Faces): boolean {
  return one.some((f, n) => f && other[n]);
}

/** Chosen dice are lifted further than those that are only pointed at. */
function dressed({ die, gone }: Actor, pose: Pose, marks: Marks, fresh: boolean): Body {
  const selected = !gone && marks.selected === die.place;
  const near = selected || (!gone && (marks.pointed === die.place || marks.pressed.has(die.place)));
  const lit = near || (!gone && (marks.lit.has(die.place) || marks.preview.has(die.place)));
  const peeked = !gone && marks.peeks.some((p) => p.place === die.place);
  const up = peeked ? 1.5 : selected ? 0.28 : near ? 0.1 : 0;
  return { ...pose, at: pose.at.clone().addScaledVector(UP, up), coat: coatOf(die.look), faces: die.faces, lamp: lit ? 1 : 0, edge: near ? 1 : fresh ? 0.5 : 0 };
}
