import { boxOf } from './box.ts';
import { faceTree } from './bvh.ts';
import { connectedFaces } from './connected-faces.ts';
import { crossingFaces } from './crossing-faces.ts';
import { type EdgeTable, edgeTable, nextCorner } from './edge-table.ts';
import { overlappingPieces } from './overlapping-pieces.ts';
import { facePlaces, type PrintMesh } from './print-mesh.ts';
import { orientFaces } from './repair/orient-faces.ts';
import { keepFaces, validFaces } from './repair/repair-mesh.ts';
import { weldOpenEdges } from './repair/weld-open-edges.ts';

/** Whether a mesh can be printed. Lengths in metres. */
export interface MeshAnalysis {
  /** Every edge has two faces, in opposite directions. */
  readonly watertight: boolean;
  /** Enclosed volume by the orientation of the faces as it is; below 0 when they face inwards. */
  readonly volume: number;
  readonly size: readonly [number, number, number];
  /** Number of edges around each hole, the largest first. */
  readonly holes: readonly number[];
  /** Edges where more than two faces meet. */
  readonly nonManifoldEdges: number;
  /** Faces below a least area, and duplicates. */
  readonly degenerateFaces: number;
}

/** What is left to say about a closed mesh. */
export interface MeshRemarks {
  /** Vertices, at no edge of more than two faces, where bodies touch in one point. */
  readonly nonManifoldVertices: number;
  /** Faces that cross another face; null above `mostCompared` faces. */
  readonly crossingFaces: number | null;
  /** Pieces that reach into another one; null above `mostCompared` faces. */
  readonly overlappingPieces: number | null;
  readonly turnedFaces: number;
  /** Faces without three corners, or duplicates. */
  readonly uselessFaces: number;
}

/** Most faces that are compared with each other. */
const mostCompared = 400_000;

/**
 * Analyses a mesh whose open edges are one where they are closer than a hundred-thousandth of its size: a sphere of which
 * the first and the last column differ by rounding is closed. Repeated faces count once in everything but
 * `degenerateFaces`.
 * @param leastArea area in square metres below which a face is degenerate
 */
export function analyzeMesh(given: PrintMesh, leastArea: number): MeshAnalysis {
  const { mesh, sound, uselessFaces, edges } = soundFaces(given);
  const holes = holeEdges(sound, edges);
  const nonManifoldEdges = edges.uses.reduce((sum, count) => sum + (count > 2 ? 1 : 0), 0);
  const agree = edges.turn.every((turn) => turn === 0);
  const { volume, small } = volumeAndSmall(sound, mesh.points, leastArea);
  const { low, high } = boxOf(mesh.points);
  return {
    watertight: sound.length > 0 && holes.length === 0 && nonManifoldEdges === 0 && agree,
    volume,
    size: [high[0] - low[0], high[1] - low[1], high[2] - low[2]],
    holes,
    nonManifoldEdges,
    degenerateFaces: uselessFaces + small,
  };
}

/** Compares the faces of a mesh with each other, which takes longer than the analysis. */
export function remarksOn(given: PrintMesh): MeshRemarks {
  const { mesh, kept, sound, uselessFaces, edges } = soundFaces(given);
  const { turned, count: turnedFaces } = orientFaces(sound, mesh.points, edges);
  const pieces = connectedFaces(sound.length / 3, edges);
  return {
    nonManifoldVertices: nonManifoldVertices(sound, edges),
    ...overlaps(keepFaces(mesh, kept), pieces, turned),
    turnedFaces,
    uselessFaces,
  };
}

function soundFaces(given: PrintMesh) {
  const mesh = weldOpenEdges(given);
  const faces = facePlaces(mesh);
  const kept = validFaces(faces);
  const sound = faces.filter((_, i) => kept[Math.floor(i / 3)] === 1);
  return { mesh, kept, sound, uselessFaces: (faces.length - sound.length) / 3, edges: edgeTable(sound) };
}

function overlaps(
  mesh: PrintMesh,
  pieces: ReturnType<typeof connectedFaces>,
  turned: Uint8Array,
): Pick<MeshRemarks, 'crossingFaces' | 'overlappingPieces'> {
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

function volumeAndSmall(
  faces: Uint32Array,
  points: Float32Array,
  leastArea: number,
): { volume: number; small: number } {
  let [volume, small] = [0, 0];
  const origin = faces.length > 0 ? faces[0]! * 3 : 0;
  const p = (place: number, k: number): number => points[place * 3 + k]! - points[origin + k]!;
  for (let i = 0; i < faces.length; i += 3) {
    const [a, b, c] = [faces[i]!, faces[i + 1]!, faces[i + 2]!];
    const [ax, ay, az] = [p(a, 0), p(a, 1), p(a, 2)];
    const [ux, uy, uz] = [p(b, 0) - ax, p(b, 1) - ay, p(b, 2) - az];
    const [vx, vy, vz] = [p(c, 0) - ax, p(c, 1) - ay, p(c, 2) - az];
    const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    if (Math.sqrt(nx * nx + ny * ny + nz * nz) / 2 < leastArea) small++;
    volume += (nx * ax + ny * ay + nz * az) / 6;
  }
  return { volume, small };
}

/**
 * Returns the number of vertices where the faces around them form more than one fan: bodies that touch in one point.
 * Faces that share an edge at the vertex are in one fan, so bodies that touch along an edge count as edges alone.
 */
function nonManifoldVertices(faces: Uint32Array, { edgeOf, first }: EdgeTable): number {
  const fan = Uint32Array.from(faces.keys());
  const find = (corner: number): number => {
    let root = corner;
    while (fan[root] !== root) root = fan[root]!;
    for (let at = corner; fan[at] !== root; ) [at, fan[at]] = [fan[at]!, root];
    return root;
  };
  for (let half = 0; half < faces.length; half++) {
    const other = first[edgeOf[half]!]!;
    const [a, b] = [half, nextCorner(half)];
    const [c, d] = [other, nextCorner(other)];
    const isSame = faces[a] === faces[c];
    fan[find(a)] = find(isSame ? c : d);
    fan[find(b)] = find(isSame ? d : c);
  }
  const fans = new Map<number, number>();
  const several = new Set<number>();
  for (let corner = 0; corner < faces.length; corner++) {
    const [vertex, root] = [faces[corner]!, find(corner)];
    const known = fans.get(vertex);
    if (known === undefined) fans.set(vertex, root);
    else if (known !== root) several.add(vertex);
  }
  return several.size;
}
