import { accessorFloats } from '@meshwright/formats/mesh';
import { knotDocument } from '@meshwright/testing/models/knot-document';
import { expect, it } from 'vitest';
import { pairQuads } from './pair-quads.ts';

const [primitive] = knotDocument(200, 24).getRoot().listMeshes()[0]!.listPrimitives();
const positions = accessorFloats(primitive!.getAttribute('POSITION')!);
const indices = Uint32Array.from(primitive!.getIndices()!.getArray()!);

/** Corners in order from the smallest, so that equal triangles have equal names. */
function triangleName(list: Uint32Array, at: number): string {
  const corners = Array.from(list.subarray(at, at + 3));
  const first = corners.indexOf(Math.min(...corners));
  return [0, 1, 2].map((k) => corners[(first + k) % 3]).join();
}

it('keeps every triangle, most of them in quads', () => {
  const paired = pairQuads(positions, indices);
  expect(paired.indices.length).toBe(indices.length);
  expect(paired.quads * 2).toBeGreaterThan((indices.length / 3) * 0.9);
  // Triangles differ where the other diagonal was chosen; a regular grid keeps its own.
  const before = new Set(Array.from({ length: indices.length / 3 }, (_, t) => triangleName(indices, t * 3)));
  const kept = Array.from({ length: indices.length / 3 }, (_, t) => triangleName(paired.indices, t * 3));
  expect(new Set(kept)).toEqual(before);
});

it('stores a quad as two triangles from the same corner along the same diagonal', () => {
  const paired = pairQuads(positions, indices);
  for (let i = 0; i < paired.quads * 6; i += 6) {
    expect(paired.indices[i]).toBe(paired.indices[i + 3]);
    expect(paired.indices[i + 2]).toBe(paired.indices[i + 4]);
  }
});

it('joins no triangles across a fold or into a dart', () => {
  const fold = Float32Array.of(0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 0, 1);
  expect(pairQuads(fold, Uint32Array.of(0, 1, 2, 1, 0, 3)).quads).toBe(0);
  const dart = Float32Array.of(0, 0, 0, 1, 1, 0, 0.2, 0, 0, 1, -1, 0);
  expect(pairQuads(dart, Uint32Array.of(0, 2, 1, 0, 3, 2)).quads).toBe(0);
});
