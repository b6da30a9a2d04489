import { extentOf } from '../mesh/box.ts';
import { edgeTable, nextCorner } from '../mesh/edge-table.ts';
import { facePlaces, type PrintMesh } from '../mesh/print-mesh.ts';
import { meshOfSolid, type PrintSolid } from '../solid/print-solid.ts';
import { faceColors, hasColors } from './face-colors.ts';
import { type Palette, type PaletteOptions, paletteOf } from './palette.ts';
import { smoothLabels } from './smooth-labels.ts';

/** A mesh whose faces each have one of a few colours. */
export interface ColorRegions {
  readonly mesh: PrintMesh;
  readonly palette: Palette;
  /** Index into the palette's colours, per face. */
  readonly labels: Uint8Array;
}

export interface RegionOptions extends PaletteOptions {
  readonly count: number;
  /** Rounds of smoothing over neighbouring faces. */
  readonly smoothing: number;
  /**
   * How often faces are halved where a picture is, 3 to 6.
   * @default 4
   */
  readonly depth?: number;
}

/** Assigns each face a colour. Subdivides textured faces, so that borders between colours can follow the picture. */
export async function colorRegions(
  solid: PrintSolid,
  { count, smoothing, depth = 4, ...options }: RegionOptions,
): Promise<ColorRegions> {
  const whole = meshOfSolid(solid);
  const fine = hasColors(whole) ? refined(solid, whole, depth) : whole;
  const colors = await faceColors(fine);
  const faces = facePlaces(fine);
  const areas = faceAreas(faces, fine.points);
  const palette = paletteOf(colors, (face) => areas[face]!, count, options);
  const labels = new Uint8Array(areas.length);
  for (let face = 0; face < labels.length; face++) {
    labels[face] = palette.nearest(colors[face * 3]!, colors[face * 3 + 1]!, colors[face * 3 + 2]!);
  }
  const smooth = smoothLabels(labels, faces, fine.points, edgeTable(faces), smoothing);
  return { mesh: fine, palette, labels: smooth };
}

/** Edges along a model's longest side after the fewest halvings, and what each further one multiplies them by. */
const fewest = { depth: 3, edges: 56, finer: 1.6 } as const;
/** Longest edge, as a multiple of the goal, that needs no subdivision. */
const slack = 1.5;
/** Above this number of faces a halving more, edges stay longer. */
const mostFaces = [70_000, 180_000, 300_000, 450_000] as const;

function refined({ manifold, partOf, wrapped }: PrintSolid, whole: PrintMesh, depth: number): PrintMesh {
  const edges = edgeLengths(facePlaces(whole), whole.points);
  const further = Math.min(mostFaces.length - 1, Math.max(0, depth - fewest.depth));
  let length = extentOf(whole.points) / (fewest.edges * fewest.finer ** further);
  const longest = edges.reduce((most, edge) => Math.max(most, edge), 0);
  const goal = Math.max(mostFaces[further]!, edges.length / 3);
  for (let count = facesCut(edges, length); count > goal; count = facesCut(edges, length))
    length *= Math.max(1.02, Math.sqrt(count / goal));
  if (wrapped || longest <= length * slack) return whole;
  return meshOfSolid({ manifold: manifold.refineToLength(length), partOf });
}

/** Estimates the number of faces once no edge is longer. */
function facesCut(edges: Float32Array, length: number): number {
  let count = 0;
  for (let half = 0; half < edges.length; half += 3) {
    const a = edges[half]!;
    const b = edges[half + 1]!;
    const c = edges[half + 2]!;
    const least = Math.min(a, b, c);
    const most = Math.max(a, b, c);
    const few = Math.ceil(least / length);
    count += few * (Math.ceil((a + b + c - least - most) / length) + Math.ceil(most / length) - few);
  }
  return count;
}

function edgeLengths(faces: Uint32Array, points: Float32Array): Float32Array {
  const lengths = new Float32Array(faces.length);
  for (let half = 0; half < lengths.length; half++) {
    const a = faces[half]! * 3;
    const b = faces[nextCorner(half)]! * 3;
    const x = points[a]! - points[b]!;
    const y = points[a + 1]! - points[b + 1]!;
    const z = points[a + 2]! - points[b + 2]!;
    lengths[half] = Math.sqrt(x * x + y * y + z * z);
  }
  return lengths;
}

function faceAreas(faces: Uint32Array, points: Float32Array): Float64Array {
  const areas = new Float64Array(faces.length / 3);
  for (let face = 0; face < areas.length; face++) {
    const a = faces[face * 3]! * 3;
    const b = faces[face * 3 + 1]! * 3;
    const c = faces[face * 3 + 2]! * 3;
    const ux = points[b]! - points[a]!;
    const uy = points[b + 1]! - points[a + 1]!;
    const uz = points[b + 2]! - points[a + 2]!;
    const vx = points[c]! - points[a]!;
    const vy = points[c + 1]! - points[a + 1]!;
    const vz = points[c + 2]! - points[a + 2]!;
    areas[face] = Math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx) / 2;
  }
  return areas;
}
