import { cross, dot, unit, type Vector } from '@meshwright/gltf/math';
import { nextCorner } from '../print/mesh/edge-table.ts';
import { EdgeValues } from './edge-values.ts';
import { type Candidate, matchFaces } from './match-faces.ts';

/** Paired triangles: the first `quads * 2` triangles are quads (a, b, c)(a, c, d). */
export interface PairedQuads {
  readonly indices: Uint32Array;
  readonly quads: number;
  /** By triangle: the one it was. Of a quad, whose diagonal may have turned, one of both. */
  readonly origins: Uint32Array;
}

/**
 * Joins neighbouring triangles to quads, as many as possible and the best first: convex, flat to within 40 degrees and
 * no angle under 15 degrees; where triangles would stay, 60 and 8 degrees. Others stay triangles.
 * @param isLine whether the edge between two vertices must stay an edge
 */
export function pairQuads(
  positions: Coordinates,
  indices: Uint32Array,
  isLine: (a: number, b: number) => boolean = () => false,
): PairedQuads {
  const candidates = sharedEdges(indices)
    .filter(({ second }) => !isLine(indices[second]!, indices[nextCorner(second)]!))
    .map((edge) => candidateOf(positions, indices, edge))
    .filter((candidate) => candidate !== null);
  candidates.sort((p, q) => q.score - p.score || p.first - q.first || p.second - q.second);
  const pairs = matchFaces(candidates, indices.length / 3);
  const used = new Uint8Array(indices.length / 3);
  const out = new Uint32Array(indices.length);
  const origins = new Uint32Array(used.length);
  for (const [i, { first, second, corners }] of pairs.entries()) {
    used[first] = 1;
    used[second] = 1;
    origins[i * 2] = first;
    origins[i * 2 + 1] = second;
    const [a, b, c, d] = corners;
    out.set([a, b, c, a, c, d], i * 6);
  }
  let at = pairs.length * 6;
  for (let triangle = 0; triangle < used.length; triangle++) {
    if (used[triangle]) continue;
    out.set(indices.subarray(triangle * 3, triangle * 3 + 3), at);
    origins[at / 3] = triangle;
    at += 3;
  }
  return { indices: out, quads: pairs.length, origins };
}

const flattest = Math.cos((40 * Math.PI) / 180);
const sharpest = Math.cos((15 * Math.PI) / 180);
/** Limits of quads that are taken only where triangles would stay instead. */
const lastFlattest = Math.cos((60 * Math.PI) / 180);
const lastSharpest = Math.cos((8 * Math.PI) / 180);

/** First corner of a shared edge in each of its two triangles. */
interface SharedEdge {
  readonly first: number;
  readonly second: number;
}

interface QuadCandidate extends Candidate {
  readonly corners: readonly [number, number, number, number];
  /** 1 for a rectangle, 0 at the limit; below that, the last choice. */
  readonly score: number;
}

function sharedEdges(indices: Uint32Array): SharedEdge[] {
  const open = new EdgeValues(indices.length);
  const shared: SharedEdge[] = [];
  for (let corner = 0; corner < indices.length; corner++) {
    const from = indices[corner]!;
    const to = indices[nextCorner(corner)]!;
    const opposite = open.get(to, from);
    if (opposite < 0) {
      open.set(from, to, corner);
    } else {
      shared.push({ first: opposite, second: corner });
      open.set(to, from, -1);
    }
  }
  return shared;
}

function candidateOf(positions: Coordinates, indices: Uint32Array, edge: SharedEdge): QuadCandidate | null {
  const turn = (corner: number, by: number): number => indices[corner - (corner % 3) + ((corner + by) % 3)]!;
  // The edge runs a to c in the second triangle (a, c, d) and c to a in the first (a, b, c).
  const a = turn(edge.second, 0);
  const c = turn(edge.second, 1);
  const d = turn(edge.second, 2);
  const b = turn(edge.first, 2);
  if (b === d) return null;
  const ring = [a, b, c, d] as const;
  const score = quadScore(positions, ring);
  if (score === null) return null;
  const first = Math.floor(edge.first / 3);
  const second = Math.floor(edge.second / 3);
  return { first, second, corners: ring, score };
}

/** Returns 1 for a rectangle, 0 at the limit, less for a last choice; null for a quad that is none. Its diagonal is from a to c. */
export function quadScore(
  positions: Coordinates,
  ring: readonly [number, number, number, number],
): number | null {
  const [a, b, c, d] = ring;
  const n1 = normalOf(positions, a, b, c);
  const n2 = normalOf(positions, a, c, d);
  const flat = dot(n1, n2);
  if (flat < lastFlattest) return null;
  let worst = 0;
  for (let i = 0; i < 4; i++) {
    const here = ring[i]!;
    const ahead = direction(positions, here, ring[(i + 1) % 4]!);
    const behind = direction(positions, here, ring[(i + 3) % 4]!);
    if (dot(cross(ahead, behind), n1) <= 0) return null;
    worst = Math.max(worst, Math.abs(dot(ahead, behind)));
  }
  if (worst > lastSharpest) return null;
  const isGood = flat >= flattest && worst <= sharpest;
  return isGood ? (1 - worst / sharpest) * flat : (1 - worst) * flat - 1;
}

export type Coordinates = Float32Array | Float64Array;
function direction(p: Coordinates, from: number, to: number): Vector {
  return unit([
    p[to * 3]! - p[from * 3]!,
    p[to * 3 + 1]! - p[from * 3 + 1]!,
    p[to * 3 + 2]! - p[from * 3 + 2]!,
  ]);
}

export function normalOf(p: Coordinates, a: number, b: number, c: number): Vector {
  return unit(cross(direction(p, a, b), direction(p, a, c)));
}
