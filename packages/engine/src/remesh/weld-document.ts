import type { Accessor, Document, Primitive } from '@gltf-transform/core';
import { weld, weldPrimitive } from '@gltf-transform/functions';

/**
 * Merges vertices that are equal bit for bit in all their values, in every primitive, and removes unused ones. A primitive
 * without either is left as it is: most files are welded already, and looking costs a fraction of writing every value again.
 */
export async function weldDocument(document: Document): Promise<void> {
  const primitives = document
    .getRoot()
    .listMeshes()
    .flatMap((mesh) => mesh.listPrimitives());
  if (primitives.some((primitive) => primitive.getIndices()?.getCount() === 0)) {
    // Removes what has no triangles, too.
    await document.transform(weld());
    return;
  }
  for (const primitive of primitives) if (!isWelded(primitive)) weldPrimitive(primitive);
}

/** Whether all vertices are used and no two are equal. False where that takes more than a look. */
function isWelded(primitive: Primitive): boolean {
  const count = primitive.getAttribute('POSITION')?.getCount() ?? 0;
  const corners = primitive.getIndices()?.getArray();
  if (!corners || count === 0 || !usesAll(corners, count)) return false;
  const accessors = [primitive, ...primitive.listTargets()].flatMap((owner) => owner.listAttributes());
  const columns = accessors.map(wordsOf);
  if (columns.some((column) => column === null || column.words.length !== column.size * count)) return false;
  return !hasEqualRows(columns as Column[], count);
}

function usesAll(corners: ArrayLike<number>, count: number): boolean {
  const used = new Uint8Array(count);
  let left = count;
  for (let i = 0; i < corners.length; i++) {
    const v = corners[i]!;
    if (used[v] !== 0) continue;
    used[v] = 1;
    left--;
  }
  return left === 0;
}

/** Values of an attribute as 32-bit words, `size` of them a vertex. */
interface Column {
  readonly words: Uint32Array;
  readonly size: number;
}

function wordsOf(accessor: Accessor): Column | null {
  const array = accessor.getArray();
  const bytes = accessor.getElementSize() * accessor.getComponentSize();
  if (!array || bytes % 4 !== 0 || array.byteOffset % 4 !== 0) return null;
  return { words: new Uint32Array(array.buffer, array.byteOffset, array.byteLength / 4), size: bytes / 4 };
}

function hasEqualRows(columns: readonly Column[], count: number): boolean {
  const hashes = new Int32Array(count);
  for (const { words, size } of columns) addToHashes(hashes, words, size);
  let slots = 16;
  while (slots < count * 2) slots *= 2;
  const table = new Int32Array(slots).fill(-1);
  for (let v = 0; v < count; v++) {
    const hash = hashes[v]!;
    let slot = (hash ^ (hash >>> 15)) & (slots - 1);
    for (let seen = table[slot]!; seen >= 0; seen = table[slot]!) {
      if (hashes[seen] === hash && columns.every((column) => isSameRow(column, seen, v))) return true;
      slot = (slot + 1) & (slots - 1);
    }
    table[slot] = v;
  }
  return false;
}

function addToHashes(hashes: Int32Array, words: Uint32Array, size: number): void {
  for (let v = 0, at = 0; v < hashes.length; v++) {
    let hash = hashes[v]!;
    for (let k = 0; k < size; k++, at++) {
      hash = Math.imul(hash ^ words[at]!, 0x9e3779b1);
      hash ^= hash >>> 13;
    }
    hashes[v] = hash;
  }
}

function isSameRow({ words, size }: Column, a: number, b: number): boolean {
  for (let k = 0; k < size; k++) if (words[a * size + k] !== words[b * size + k]) return false;
  return true;
}
