import type { Vector } from '@meshwright/look/render';

/** A mesh with its long edges halved: new vertices follow the old, each at the midpoint of two earlier ones. */
export interface SplitMesh {
  readonly indices: Uint32Array;
  /** Two vertex indices per new vertex. */
  readonly middles: Uint32Array;
}

/** Rounds of halving: the longest edge shrinks to a 32nd. */
const rounds = 5;

/** A place that a body bends at, and how short edges need to be: longer the further away they are. */
export interface BendingPlaces {
  readonly points: readonly Vector[];
  /** Longest edge at a place. */
  readonly longest: number;
}

/**
 * Halves edges longer than is allowed where they are until none is left or the triangles would exceed `most`. A straight limb of few
 * long faces could not bend at its joint; this adds rings to bend at, and leaves faces far from joints as they are. Edges that two triangles share, by index or by
 * place, are halved alike, so the mesh does not tear.
 */
export function splitLongEdges(
  positions: Float32Array,
  indices: Uint32Array,
  bends: BendingPlaces,
  most: number,
): SplitMesh {
  const places = Array.from(positions);
  const middles: number[] = [];
  let triangles = indices;
  for (let round = 0; round < rounds; round++) {
    const halves = new Map<number, number>();
    const half = (a: number, b: number): number => {
      if (!isLong(places, a, b, bends)) return -1;
      const key = Math.min(a, b) * 2 ** 26 + Math.max(a, b);
      let middle = halves.get(key);
      if (middle === undefined) {
        middle = places.length / 3;
        halves.set(key, middle);
        middles.push(a, b);
        for (let k = 0; k < 3; k++) places.push((places[a * 3 + k]! + places[b * 3 + k]!) / 2);
      }
      return middle;
    };
    const next: number[] = [];
    for (let t = 0; t + 2 < triangles.length; t += 3) {
      const corners = [triangles[t]!, triangles[t + 1]!, triangles[t + 2]!] as const;
      divide(
        corners,
        [half(corners[0], corners[1]), half(corners[1], corners[2]), half(corners[2], corners[0])],
        next,
      );
    }
    if (next.length === triangles.length) break;
    if (next.length / 3 > most) {
      middles.length -= halves.size * 2;
      break;
    }
    triangles = Uint32Array.from(next);
  }
  return { indices: triangles, middles: Uint32Array.from(middles) };
}

/** Returns the values of the old vertices followed by those of the new ones. */
export function withMiddles(values: Float32Array, size: number, middles: Uint32Array): Float32Array {
  const out = new Float32Array(values.length + (middles.length / 2) * size);
  out.set(values);
  for (let i = 0; i < middles.length; i += 2) {
    const at = values.length + (i / 2) * size;
    for (let k = 0; k < size; k++)
      out[at + k] = (out[middles[i]! * size + k]! + out[middles[i + 1]! * size + k]!) / 2;
  }
  return out;
}

function isLong(
  places: readonly number[],
  a: number,
  b: number,
  { points, longest }: BendingPlaces,
): boolean {
  let sum = 0;
  for (let k = 0; k < 3; k++) sum += (places[a * 3 + k]! - places[b * 3 + k]!) ** 2;
  if (sum <= longest * longest) return false;
  for (const point of points) {
    let away = 0;
    for (let k = 0; k < 3; k++) away += ((places[a * 3 + k]! + places[b * 3 + k]!) / 2 - point[k]!) ** 2;
    if (sum > away * 2.25) return true;
  }
  return points.length === 0;
}

/** Splits a triangle. `cuts` are the midpoints of the edges from each corner to the next, -1 for an uncut edge. */
function divide(
  corners: readonly [number, number, number],
  cuts: readonly [number, number, number],
  out: number[],
): void {
  const cut = cuts.filter((middle) => middle >= 0).length;
  if (cut === 0) {
    out.push(...corners);
    return;
  }
  // Rotated so that the first edge is cut and, of two, the second is too.
  let first = cuts.findIndex((middle) => middle >= 0);
  if (cut === 2) first = (cuts.findIndex((middle) => middle < 0) + 1) % 3;
  const [a, b, c] = [0, 1, 2].map((k) => corners[(first + k) % 3]!) as [number, number, number];
  const [ab, bc, ca] = [0, 1, 2].map((k) => cuts[(first + k) % 3]!) as [number, number, number];
  if (cut === 1) out.push(a, ab, c, ab, b, c);
  else if (cut === 2) out.push(ab, b, bc, a, ab, bc, a, bc, c);
  else out.push(a, ab, ca, ab, b, bc, ca, bc, c, ab, bc, ca);
}
