import type { Manifold } from 'manifold-3d';
import type { Kernel } from './kernel.ts';
import { type PrintMesh, type PrintPart, rowSize } from './print-mesh.ts';

/** A closed solid and what the triangles of each original in it are part of. */
export interface Solid {
  readonly manifold: Manifold;
  readonly partOf: ReadonlyMap<number, PrintPart>;
}

/** The mesh as a solid with its looks on it, overlapping pieces made one; null when it does not enclose a volume. */
export function solidOf(kernel: Kernel, mesh: PrintMesh): Solid | null {
  const { parts, partOf, corners } = mesh;
  const order = Uint32Array.from(partOf.keys()).sort((a, b) => partOf[a]! - partOf[b]! || a - b);
  const triVerts = new Uint32Array(corners.length);
  for (const [i, face] of order.entries()) triVerts.set(corners.subarray(face * 3, face * 3 + 3), i * 3);
  const firstId = kernel.Manifold.reserveIDs(parts.length);
  const runIndex: number[] = [];
  const runOriginalID: number[] = [];
  for (const [i, face] of order.entries()) {
    const id = firstId + partOf[face]!;
    if (runOriginalID.at(-1) === id) continue;
    runIndex.push(i * 3);
    runOriginalID.push(id);
  }
  runIndex.push(corners.length);
  const { from, to } = merges(mesh);
  try {
    const manifold = new kernel.Manifold(
      new kernel.Mesh({
        numProp: rowSize,
        vertProperties: mesh.rows,
        triVerts,
        mergeFromVert: from,
        mergeToVert: to,
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

/** Rows at one place, as the kernel wants them told: this one is the same as that one. */
function merges({ places }: PrintMesh): { from: Uint32Array; to: Uint32Array } {
  const firstRow = new Map<number, number>();
  const from: number[] = [];
  const to: number[] = [];
  for (const [row, place] of places.entries()) {
    const first = firstRow.get(place);
    if (first === undefined) firstRow.set(place, row);
    else {
      from.push(row);
      to.push(first);
    }
  }
  return { from: Uint32Array.from(from), to: Uint32Array.from(to) };
}

/** Pieces that overlap are one piece of matter; pieces inside out are cavities and stay so. */
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
