import { connectedFaces } from '../mesh/connected-faces.ts';
import { edgeTable } from '../mesh/edge-table.ts';
import { facePlaces, type PrintMesh } from '../mesh/print-mesh.ts';
import { keepFaces } from '../mesh/repair/repair-mesh.ts';

export interface NamedParts {
  readonly meshes: readonly { readonly name: string; readonly mesh: PrintMesh }[];
  /** Requested names that no object of the model has. */
  readonly missing: readonly string[];
  /** Whether the model has objects with any of these names. */
  readonly byName: boolean;
}

/**
 * Splits a mesh by the names of its objects: those with a requested word in them, and the rest as one more. When the
 * model has none of the names, its connected pieces are numbered, the largest first; no piece takes a name it was not
 * found by.
 */
export function namedParts(mesh: PrintMesh, requested: readonly string[]): NamedParts {
  const lowercase = requested.map((name) => name.toLowerCase());
  const groupOf = mesh.parts.map(({ name }) =>
    lowercase.findIndex((word) => name.toLowerCase().includes(word)),
  );
  if (groupOf.some((group) => group >= 0)) {
    const names = [...requested, 'rest'];
    const labels = Int32Array.from(mesh.partOf, (part) =>
      groupOf[part]! < 0 ? requested.length : groupOf[part]!,
    );
    const missing = requested.filter((_, i) => !groupOf.includes(i));
    return { meshes: taken(mesh, labels, names), missing, byName: true };
  }
  const faces = facePlaces(mesh);
  const { count, pieceOf } = connectedFaces(faces.length / 3, edgeTable(faces));
  const sizes = new Uint32Array(count);
  for (const piece of pieceOf) sizes[piece] = sizes[piece]! + 1;
  const order = Array.from(sizes.keys()).sort((a, b) => sizes[b]! - sizes[a]! || a - b);
  const rank = new Int32Array(count);
  // Pieces beyond the last number share it.
  for (const [i, piece] of order.entries()) rank[piece] = Math.min(i, mostPieces - 1);
  const names = Array.from({ length: Math.min(count, mostPieces) }, (_, i) => `piece_${i + 1}`);
  return {
    meshes: taken(
      mesh,
      pieceOf.map((piece) => rank[piece]!),
      names,
    ),
    missing: requested,
    byName: false,
  };
}

const mostPieces = 24;

function taken(mesh: PrintMesh, labels: Int32Array, names: readonly string[]): NamedParts['meshes'] {
  return names
    .map((name, i) => ({
      name,
      mesh: keepFaces(
        mesh,
        Uint8Array.from(labels, (label) => (label === i ? 1 : 0)),
      ),
    }))
    .filter(({ mesh: { corners } }) => corners.length > 0);
}
