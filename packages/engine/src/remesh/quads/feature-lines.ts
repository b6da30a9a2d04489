import { nextCorner } from '../../print/mesh/edge-table.ts';
import { EdgeValues } from '../edge-values.ts';
import { type FineMesh, faceVector } from './fine-mesh.ts';

/** Sharp edges, open borders and borders between materials, which quads must follow, and peaks. */
export interface FeatureLines {
  /** By vertex: 0 on no line, 1 on a line, 2 where lines meet, end or bend, and at a peak such as the tip of a cone. */
  readonly kinds: Uint8Array;
  /** By vertex: neighbours along the lines. */
  readonly along: ReadonlyMap<number, readonly number[]>;
  /** By vertex of kind 1: the direction of its line. */
  readonly tangents: Float64Array;
}

const flattest = Math.cos((38 * Math.PI) / 180);
const straightest = Math.cos((50 * Math.PI) / 180);
/** Largest sum of the angles around a peak: that of a cone of about 90 degrees. */
const peak = 2 * Math.PI * 0.7;

/** @param shortest lines of sharp edges that are shorter in all are left out */
export function featureLines(mesh: FineMesh, shortest: number): FeatureLines {
  const count = mesh.positions.length / 3;
  const along = new Map<number, number[]>();
  const link = (a: number, b: number): void => {
    along.set(a, [...(along.get(a) ?? []), b]);
    along.set(b, [...(along.get(b) ?? []), a]);
  };
  const { sharp, kept } = featureEdges(mesh);
  for (const [a, b] of kept) link(a, b);
  for (const line of linesOf(sharp)) {
    const length = line.reduce((sum, [a, b]) => sum + distance(mesh.positions, a, b), 0);
    if (length >= shortest) for (const [a, b] of line) link(a, b);
  }
  const kinds = new Uint8Array(count);
  const tangents = new Float64Array(count * 3);
  for (const [v, ends] of along) {
    const directions = ends.map((end) => direction(mesh.positions, v, end));
    const [p, q] = directions;
    const straight = directions.length === 2 ? -(p![0] * q![0] + p![1] * q![1] + p![2] * q![2]) : Number.NaN;
    kinds[v] = directions.length === 2 && straight > straightest ? 1 : 2;
    if (kinds[v] === 1) {
      const mean = [0, 1, 2].map((k) => p![k]! - q![k]!) as [number, number, number];
      const length = Math.hypot(...mean);
      for (let k = 0; k < 3; k++) tangents[v * 3 + k] = mean[k]! / length;
    }
  }
  const around = anglesAround(mesh);
  for (let v = 0; v < count; v++) if (kinds[v] === 0 && around[v]! > 0 && around[v]! < peak) kinds[v] = 2;
  return { kinds, along, tangents };
}

/** Returns the sum of the angles of its faces for each vertex, in radians: a full turn where the surface is flat. */
function anglesAround({ positions, indices }: FineMesh): Float64Array {
  const sums = new Float64Array(positions.length / 3);
  for (let i = 0; i < indices.length; i++) {
    const [v, a, b] = [indices[i]!, indices[nextCorner(i)]!, indices[nextCorner(nextCorner(i))]!];
    const [p, q] = [direction(positions, v, a), direction(positions, v, b)];
    sums[v] = sums[v]! + Math.acos(Math.max(-1, Math.min(1, p[0] * q[0] + p[1] * q[1] + p[2] * q[2])));
  }
  return sums;
}

/** Returns how many vertices the lines need by themselves: one for each step, and every fixed one. */
export function verticesOnLines({ positions }: FineMesh, lines: FeatureLines, step: number): number {
  let [twice, fixed] = [0, 0];
  for (const [v, ends] of lines.along) for (const end of ends) twice += distance(positions, v, end);
  for (const kind of lines.kinds) if (kind === 2) fixed++;
  return twice / 2 / step + fixed;
}

type Edge = readonly [number, number];

function featureEdges({ positions, indices, groups }: FineMesh): { sharp: Edge[]; kept: Edge[] } {
  /** The corner of each edge that has one face so far. */
  const open = new EdgeValues(indices.length);
  const sharp: Edge[] = [];
  const kept: Edge[] = [];
  const normals = new Float64Array(indices.length);
  for (let i = 0; i < indices.length; i += 3) {
    const [x, y, z] = faceVector(positions, indices, i);
    const length = Math.hypot(x, y, z) || 1;
    normals[i] = x / length;
    normals[i + 1] = y / length;
    normals[i + 2] = z / length;
  }
  for (let i = 0; i < indices.length; i++) {
    const from = indices[i]!;
    const to = indices[nextCorner(i)]!;
    const other = open.get(to, from);
    if (other < 0) {
      // An edge used twice in one direction has more than two faces; it stays where it is.
      if (open.get(from, to) >= 0) kept.push([from, to]);
      open.set(from, to, i);
      continue;
    }
    open.set(to, from, -1);
    const [f, g] = [i - (i % 3), other - (other % 3)];
    const cosine =
      normals[f]! * normals[g]! + normals[f + 1]! * normals[g + 1]! + normals[f + 2]! * normals[g + 2]!;
    if (groups[f / 3] !== groups[g / 3]) kept.push([from, to]);
    else if (cosine < flattest) sharp.push([from, to]);
  }
  for (let i = 0; i < indices.length; i++) {
    const [from, to] = [indices[i]!, indices[nextCorner(i)]!];
    if (open.get(from, to) === i) kept.push([from, to]);
  }
  return { sharp, kept };
}

/** Returns the edges by connected line. */
function linesOf(edges: readonly Edge[]): Edge[][] {
  const roots = new Map<number, number>();
  const root = (v: number): number => {
    let at = v;
    while ((roots.get(at) ?? at) !== at) at = roots.get(at)!;
    roots.set(v, at);
    return at;
  };
  for (const [a, b] of edges) roots.set(root(a), root(b));
  const lines = new Map<number, Edge[]>();
  for (const edge of edges) {
    const name = root(edge[0]);
    lines.get(name)?.push(edge) ?? lines.set(name, [edge]);
  }
  return [...lines.values()];
}

function direction(p: Float64Array, from: number, to: number): [number, number, number] {
  const length = distance(p, from, to) || 1;
  return [0, 1, 2].map((k) => (p[to * 3 + k]! - p[from * 3 + k]!) / length) as [number, number, number];
}

function distance(p: Float64Array, a: number, b: number): number {
  const x = p[a * 3]! - p[b * 3]!;
  const y = p[a * 3 + 1]! - p[b * 3 + 1]!;
  const z = p[a * 3 + 2]! - p[b * 3 + 2]!;
  return Math.sqrt(x * x + y * y + z * z);
}
