import { boxOf, extentOf } from './box.ts';
import { faceTree } from './bvh.ts';
import { connectedFaces } from './connected-faces.ts';
import { crossingFaces } from './crossing-faces.ts';
import { edgeTable, nextCorner } from './edge-table.ts';
import { overlappingPieces } from './overlapping-pieces.ts';
import { facePlaces, type PrintMesh } from './print-mesh.ts';
import { orientFaces } from './repair/orient-faces.ts';
import { keepFaces, validFaces } from './repair/repair-mesh.ts';
import { nonManifoldVertices } from './repair/vertex-fans.ts';
import { nearness, weldOpenEdges } from './repair/weld-open-edges.ts';

/** Topology of a mesh. Lengths in metres. */
export interface MeshAnalysis {
  /** Every edge has two consistently oriented faces, and no face is a duplicate or without area. */
  readonly watertight: boolean;
  /** Enclosed volume, assuming consistent orientation. Meaningless unless watertight. */
  readonly volume: number;
  readonly area: number;
  readonly size: readonly [number, number, number];
  readonly faces: number;
  readonly pieces: number;
  /** Number of edges around each hole, the largest first. */
  readonly holes: readonly number[];
  /** Edges where more than two faces meet. */
  readonly nonManifoldEdges: number;
  /** Vertices, at no such edge, where bodies touch in one point. */
  readonly nonManifoldVertices: number;
  /** Faces that cross another face; null above `mostCompared` faces. */
  readonly crossingFaces: number | null;
  /** Pieces that reach into another one; null above `mostCompared` faces. */
  readonly overlappingPieces: number | null;
  readonly turnedFaces: number;
  /** Faces without area, or duplicates. */
  readonly uselessFaces: number;
}

/** Most faces that are compared with each other. */
const mostCompared = 400_000;

/**
 * Describes a mesh whose open edges are one where they are closer than `weldedWithin` says: a sphere of which the first
 * and the last column differ by rounding is closed.
 */
export function analyzeMesh(given: PrintMesh): MeshAnalysis {
  const mesh = weldOpenEdges(given);
  const faces = facePlaces(mesh);
  const kept = validFaces(faces);
  const sound = faces.filter((_, i) => kept[Math.floor(i / 3)] === 1);
  const uselessFaces = (faces.length - sound.length) / 3;
  const edges = edgeTable(sound);
  const { turned, count: turnedFaces } = orientFaces(sound, mesh.points, edges);
  const holes = holeEdges(sound, edges);
  const nonManifoldEdges = edges.uses.reduce((sum, count) => sum + (count > 2 ? 1 : 0), 0);
  const { volume, area } = volumeAndArea(sound, mesh.points, turned);
  const { low, high } = boxOf(mesh.points);
  const pieces = connectedFaces(sound.length / 3, edges);
  return {
    watertight: holes.length === 0 && nonManifoldEdges === 0 && turnedFaces === 0 && uselessFaces === 0,
    volume,
    area,
    size: [high[0] - low[0], high[1] - low[1], high[2] - low[2]],
    faces: faces.length / 3,
    pieces: pieces.count,
    holes,
    nonManifoldEdges,
    nonManifoldVertices: nonManifoldVertices(sound, edges),
    ...overlaps(keepFaces(mesh, kept), pieces, turned),
    turnedFaces,
    uselessFaces,
  };
}

/** Returns the distance in metres within which open edges count as one. */
export function weldedWithin({ points }: PrintMesh): number {
  return extentOf(points) * nearness;
}

function overlaps(
  mesh: PrintMesh,
  pieces: ReturnType<typeof connectedFaces>,
  turned: Uint8Array,
): Pick<MeshAnalysis, 'crossingFaces' | 'overlappingPieces'> {
  const faces = facePlaces(mesh);
  if (faces.length === 0) return { crossingFaces: 0, overlappingPieces: 0 };
  if (faces.length / 3 > mostCompared) return { crossingFaces: null, overlappingPieces: null };
  const tree = faceTree(mesh);
  const crossing = crossingFaces(tree, faces, mesh.points, pieces);
  const overlapping = overlappingPieces(tree, faces, mesh.points, { ...pieces, turned });
  for (const pair of crossing.pairs) {
    const [low, high] = [Math.floor(pair / pieces.count), pair % pieces.count];
    if (low !== high) overlapping.add(low).add(high);
  }
  return { crossingFaces: crossing.count, overlappingPieces: overlapping.size };
}

/** Returns the number of edges per hole; connected open edges form its rim. */
function holeEdges(faces: Uint32Array, { uses, edgeOf }: ReturnType<typeof edgeTable>): number[] {
  const rim = new Map<number, number>();
  const find = (place: number): number => {
    let root = place;
    while (rim.get(root) !== root) root = rim.get(root)!;
    for (let at = place; at !== root; ) {
      const up = rim.get(at)!;
      rim.set(at, root);
      at = up;
    }
    return root;
  };
  const ends: [number, number][] = [];
  for (let half = 0; half < faces.length; half++) {
    if (uses[edgeOf[half]!] !== 1) continue;
    const pair: [number, number] = [faces[half]!, faces[nextCorner(half)]!];
    for (const place of pair) if (!rim.has(place)) rim.set(place, place);
    rim.set(find(pair[0]), find(pair[1]));
    ends.push(pair);
  }
  const counts = new Map<number, number>();
  for (const [place] of ends) counts.set(find(place), (counts.get(find(place)) ?? 0) + 1);
  return [...counts.values()].sort((a, b) => b - a);
}

function volumeAndArea(
  faces: Uint32Array,
  points: Float32Array,
  turned: Uint8Array,
): { volume: number; area: number } {
  let [volume, area] = [0, 0];
  const origin = faces.length > 0 ? faces[0]! * 3 : 0;
  const p = (place: number, k: number): number => points[place * 3 + k]! - points[origin + k]!;
  for (let i = 0; i < faces.length; i += 3) {
    const [a, b, c] = [faces[i]!, faces[i + 1]!, faces[i + 2]!];
    const [ax, ay, az] = [p(a, 0), p(a, 1), p(a, 2)];
    const [ux, uy, uz] = [p(b, 0) - ax, p(b, 1) - ay, p(b, 2) - az];
    const [vx, vy, vz] = [p(c, 0) - ax, p(c, 1) - ay, p(c, 2) - az];
    const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    area += Math.hypot(nx, ny, nz) / 2;
    const six = nx * ax + ny * ay + nz * az;
    volume += (turned[i / 3] ? -six : six) / 6;
  }
  return { volume, area };
}
