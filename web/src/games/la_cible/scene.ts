/** From the zones of LA CIBLE to what the screen shows. */
import type { Part, Text, Zone } from "../../wire/types";

export const [FIRST_ROUND, DEFINITIONS, SERIES, AUCTION, FINAL] = [1, 2, 3, 4, 5] as const;
export const LEVELS = 6;
export const PAWNS = 5;
/** Somebody without a seat who judges. */
export const CONSOLE = -3;

export interface Tower {
  seat: number;
  ring: number;
  pawns: number;
  out: boolean;
  name: Text;
}

export interface Given {
  /** Its number: an appeal points there. */
  n: number;
  look: string;
  /** Written as it should be; "" when it was said aloud, or not at all. */
  text: string;
  seat: number;
  level: number;
  name: Text;
}

export interface Step {
  look: string;
  mark: string;
  name: Text;
}

export interface Bid {
  seat: number;
  /** 0: passes. */
  bid: number;
}

export interface Vote {
  look: string;
  name: Text;
  seat: number;
  counted: Text[];
}

export interface CibleScene {
  phase: number;
  title: Text;
  game: number;
  /** The last game has been counted. */
  over: boolean;
  towers: Tower[];
  /** Who the camera is on, or -1. */
  up: number;
  /** Who may still be picked, or has been, in this pass of the camera. */
  concerned: Set<number>;
  question: string;
  examples: string[];
  letter: string;
  level: number;
  /** After the final: the questions of the validated levels, from level 1. */
  asked: string[];
  seconds: number;
  given: Given[];
  definitions: Step[];
  bids: Bid[];
  levels: Step[];
  markers: Map<number, number>;
  scores: Map<number, number>;
  golden: number;
  vote: Vote | null;
  referee: number;
  /** Somebody without a seat judges. */
  apart: boolean;
  listed: string[];
  /** At the end: verdicts that the table changed. */
  mended: Text[];
}

const OF_A_LEVEL = 10_000;
const NO_ONE = -1;
const ASKED = new Set(["question", "hint", "definition"]);

const parts = (zones: Zone[], name: string): Part[] => zones.find((z) => z.name === name)?.parts ?? [];
const marked = (found: Part[], look: string): string => found.find((p) => p.look === look)?.mark ?? "";
const marks = (found: Part[], look: string): string[] => found.filter((p) => p.look === look).map((p) => p.mark);
const numbers = (found: Part[], look: string) => new Map(found.filter((p) => p.look === look).map((p) => [p.place, Number(p.mark)]));
const step = ({ look, mark, name }: Part): Step => ({ look, mark, name });

function tower(p: Part): Tower {
  return { seat: p.seat, ring: p.place, pawns: Number(p.mark), out: p.look === "out", name: p.name };
}

function given(p: Part): Given {
  return { n: p.place, look: p.look, text: p.mark, seat: p.seat, level: Math.floor(p.id / OF_A_LEVEL), name: p.name };
}

function vote(found: Part[]): Vote | null {
  const [first, ...counted] = found;
  return first ? { look: first.look, name: first.name, seat: first.seat, counted: counted.map((p) => p.name) } : null;
}

export function sceneOf(zones: Zone[]): CibleScene {
  const of = (name: string) => parts(zones, name);
  const [phase, camera, question, scores] = [of("phase")[0], of("camera"), of("question"), of("scores")];
  return {
    phase: Number(phase?.mark ?? 0),
    title: phase?.name ?? ["", ""],
    game: phase?.id ?? 0,
    over: phase?.look === "over",
    towers: of("target").map(tower),
    up: camera.find((p) => p.look === "up")?.seat ?? NO_ONE,
    concerned: new Set(camera.map((p) => p.seat)),
    question: question.find((p) => ASKED.has(p.look))?.mark ?? "",
    examples: marks(question, "example"),
    letter: marked(question, "letter"),
    level: Number(marked(question, "level")),
    asked: marks(question, "asked"),
    seconds: Number(of("clock")[0]?.mark ?? 0),
    given: of("given").map(given),
    definitions: of("definitions").map(step),
    bids: of("bids").map((p) => ({ seat: p.seat, bid: p.look === "bid" ? Number(p.mark) : 0 })),
    levels: of("levels").map(step),
    markers: numbers(of("markers"), "marker"),
    scores: numbers(scores, "points"),
    golden: Number(marked(scores, "golden")),
    vote: vote(of("vote")),
    referee: of("referee")[0]?.seat ?? NO_ONE,
    apart: of("referee")[0]?.look === "apart",
    listed: marks(of("listed"), "listed"),
    mended: of("mended").map((p) => p.name),
  };
}

const TOLD = new Set(["cleared", "failed", "unreached"]);

/** The final is run: its answers are told, or were. */
export function isRevealed({ phase, level, asked, levels }: CibleScene): boolean {
  return phase === FINAL && !level && (asked.length > 0 || levels.some((l) => TOLD.has(l.look)));
}

/** No answer of the final waits for its verdict. */
export const isJudged = ({ given }: CibleScene): boolean => given.every((g) => g.look !== "noted");

/** The bid that stands, once nobody overbids it; null while they bid. */
export function contract({ bids }: CibleScene): Bid | null {
  const passed = bids.at(-1)?.bid === 0;
  return passed || bids.at(-1)?.bid === 30 ? bids.findLast((b) => b.bid > 0)! : null;
}

export const rights = (scene: CibleScene): number => scene.given.filter((g) => g.look === "right").length;
/** Pawns lost by all together, of those that the towers begin with. */
export const lost = (scene: CibleScene): number => scene.towers.reduce((sum, t) => sum + PAWNS - t.pawns, 0);
