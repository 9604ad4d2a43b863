/** The steps of a replay: all that the world answers to one question is one of them. */
import type { Frame } from "../wire/types";

const WORLD = -3;

export function steps(frames: Frame[]): Frame[] {
  const shown: Frame[] = [];
  let run: Frame[] = [];
  for (const [n, frame] of frames.entries()) {
    run.push(frame);
    if (frame.actor === WORLD && frames[n + 1]?.actor === WORLD) continue;
    shown.push({ ...frame, text: together(run) });
    run = [];
  }
  return shown;
}

function together(run: Frame[]): [string, string] {
  const said = run.map((f) => f.text).filter((text) => text[0]);
  return [said.map((text) => text[0]).join(", "), said.map((text) => text[1]).join(", ")];
}
