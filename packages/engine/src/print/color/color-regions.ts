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
    const [a, b, c] = [edges[half]!, edges[half + 1]!, edges[half + 2]!];
    const [least, most] = [Math.min(a, b, c), Math.max(a, b, c)];
    const [few, some, many] = [least, a + b + c - least - most, most].map((edge) => Math.ceil(edge / length));
    count += few! * (some! + many! - few!);
  }
  return count;
}

function edgeLengths(faces: Uint32Array, points: Float32Array): Float32Array {
  return Float32Array.from(faces, (from, half) => {
    const [a, b] = [from * 3, faces[nextCorner(half)]! * 3];
    const [x, y, z] = [
      points[a]! - points[b]!,
      points[a + 1]! - points[b + 1]!,
      points[a + 2]! - points[b + 2]!,
    ];
    return Math.sqrt(x * x + y * y + z * z);
  });
}

function faceAreas(faces: Uint32Array, points: Float32Array): Float64Array {
  const areas = new Float64Array(faces.length / 3);
  for (let face = 0; face < areas.length; face++) {
    const [a, b, c] = [faces[face * 3]! * 3, faces[face * 3 + 1]! * 3, faces[face * 3 + 2]! * 3];
    const [ux, uy, uz] = [
      points[b]! - points[a]!,
      points[b + 1]! - points[a + 1]!,
      points[b + 2]! - points[a + 2]!,
    ];
    const [vx, vy, vz] = [
      points[c]! - points[a]!,
      points[c + 1]! - points[a + 1]!,
      points[c + 2]! - points[a + 2]!,
    ];
    areas[face] = Math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx) / 2;
  }
  return areas;
}
