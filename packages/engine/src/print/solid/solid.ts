import type { Manifold } from 'manifold-3d';
import { facePlaces, type PrintMesh, type PrintPart, rowSize } from '../mesh/print-mesh.ts';
import type { Kernel } from './kernel.ts';

/** A closed solid, and the part of each original in it. */
export interface Solid {
  readonly manifold: Manifold;
  readonly partOf: ReadonlyMap<number, PrintPart>;
}

/**
 * Returns the mesh as a solid with its materials, overlapping pieces merged; null when it does not enclose a volume.
 * @param bare without normals, coordinates and colours
 */
export function solidOf(kernel: Kernel, mesh: PrintMesh, bare = false): Solid | null {
  const { parts, partOf } = mesh;
  const corners = bare ? facePlaces(mesh) : mesh.corners;
  const { triVerts, starts } = byPart(corners, partOf, parts.length);
  const firstId = kernel.Manifold.reserveIDs(parts.length);
  const used = Array.from(parts.keys()).filter((p) => starts[p + 1]! > starts[p]!);
  const runIndex = [...used.map((p) => starts[p]!), corners.length];
  const runOriginalID = used.map((p) => firstId + p);
  const rows = bare
    ? { numProp: 3, vertProperties: mesh.points }
    : { numProp: rowSize, vertProperties: mesh.rows, ...merges(mesh) };
  try {
    const manifold = new kernel.Manifold(
      new kernel.Mesh({
        ...rows,
        triVerts,
        runIndex: Uint32Array.from(runIndex),
        runOriginalID: Uint32Array.from(runOriginalID),
      }),
    );
    if (manifold.status() !== 'NoError' || manifold.isEmpty()) return null;
    const whole = merged(kernel, manifold);
    if (!(whole.volume() > 0)) return null;
    return { manifold: whole, partOf: new Map(parts.map((part, p) => [firstId + p, part])) };
  } catch {
    return null;
  }
}

/** Returns the corners grouped by part, with the start of each part and the end. */
function byPart(
  corners: Uint32Array,
  partOf: Uint32Array,
  parts: number,
): { triVerts: Uint32Array; starts: Uint32Array } {
  const starts = new Uint32Array(parts + 1);
  for (let face = 0; face < partOf.length; face++) starts[partOf[face]! + 1]! += 3;
  for (let p = 0; p < parts; p++) starts[p + 1]! += starts[p]!;
  const next = starts.slice();
  const triVerts = new Uint32Array(corners.length);
  for (let face = 0; face < partOf.length; face++) {
    let at = next[partOf[face]!]!;
    next[partOf[face]!] = at + 3;
    for (let k = face * 3; k < face * 3 + 3; k++) triVerts[at++] = corners[k]!;
  }
  return { triVerts, starts };
}

/** Returns pairs of rows at one place, which the kernel merges. */
function merges({ places, points }: PrintMesh): { mergeFromVert: Uint32Array; mergeToVert: Uint32Array } {
  const firstRow = new Int32Array(points.length / 3).fill(-1);
  const [from, to] = [new Uint32Array(places.length), new Uint32Array(places.length)];
  let count = 0;
  for (let row = 0; row < places.length; row++) {
    const first = firstRow[places[row]!]!;
    if (first < 0) {
      firstRow[places[row]!] = row;
      continue;
    }
    from[count] = row;
    to[count++] = first;
  }
  return { mergeFromVert: from.slice(0, count), mergeToVert: to.slice(0, count) };
}

/** Merges overlapping pieces; inside-out pieces are cavities and stay. */
function merged(kernel: Kernel, manifold: Manifold): Manifold {
  const pieces = manifold.decompose();
  if (pieces.length === 1) return manifold;
  const full = pieces.filter((piece) => piece.volume() > 0);
  const hollow = pieces.filter((piece) => piece.volume() < 0).map((piece) => insideOut(kernel, piece));
  const body = full.length > 0 ? kernel.Manifold.union(full) : manifold;
  return hollow.length > 0 ? body.subtract(kernel.Manifold.union(hollow)) : body;
}

function insideOut(kernel: Kernel, manifold: Manifold): Manifold {
  const mesh = manifold.getMesh();
  const triVerts = mesh.triVerts.slice();
  for (let i = 0; i < triVerts.length; i += 3) {
    [triVerts[i + 1], triVerts[i + 2]] = [triVerts[i + 2]!, triVerts[i + 1]!];
  }
  const { numProp, vertProperties, mergeFromVert, mergeToVert, runIndex, runOriginalID } = mesh;
  return new kernel.Manifold(
    new kernel.Mesh({
      numProp,
      vertProperties,
      triVerts,
      mergeFromVert,
      mergeToVert,
      runIndex,
      runOriginalID,
    }),
  );
}
