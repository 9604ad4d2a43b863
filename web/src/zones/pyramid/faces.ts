/** What is printed on a die: six faces, looking along -e0, -e1, -e2, +e0, +e1, +e2; 0 where nobody told. */
export type Faces = readonly [number, number, number, number, number, number];

export const BLANK: Faces = [0, 0, 0, 0, 0, 0];

/** The 24 ways a die can lie, by what it shows to the sides A, B and C. */
export const ORIENTATIONS = "124 132 145 153 213 236 241 264 315 321 356 362 412 426 451 465 514 531 546 563 623 635 642 654".split(" ");

/** A die whose pips mean nothing lies in some way of its own, always the same. */
const anyhow = (id: number) => ORIENTATIONS[((((id * 7 + 5) % 24) + 24) % 24)]!;

/** Opposite faces add up to seven: who sees one knows the other. */
export function facesOf(mark: string, id: number): Faces {
  const shown = [...(mark || anyhow(id))].map((f) => Number(f) || 0) as [number, number, number];
  const [a, b, c] = shown.map((f) => (f ? 7 - f : 0)) as [number, number, number];
  return [...shown, a, b, c];
}

/** A quarter turn of the pips in the plane of two axes: what looked along -v then looks along -u. */
export function pivoted(faces: Faces, u: number, v: number): Faces {
  const turned = [...faces] as [number, number, number, number, number, number];
  [turned[u], turned[v], turned[u + 3], turned[v + 3]] = [faces[v]!, faces[u + 3]!, faces[v + 3]!, faces[u]!];
  return turned;
}

/** Whether nothing that both tell differs, and both tell something. */
export function agree(one: Faces, other: Faces): boolean {
  const both = one.filter((f, n) => f && other[n]);
  return both.length > 0 && one.every((f, n) => !f || !other[n] || f === other[n]);
}
