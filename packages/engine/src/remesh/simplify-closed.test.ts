import { accessorFloats, weldPositions } from '@meshwright/formats/mesh';
import { knotDocument } from '@meshwright/testing/models/knot-document';
import { expect, it } from 'vitest';
import { isClosed } from './is-closed.ts';
import { simplifyClosed } from './simplify-closed.ts';

const [primitive] = knotDocument(300, 40).getRoot().listMeshes()[0]!.listPrimitives();
const knot = weldPositions(
  accessorFloats(primitive!.getAttribute('POSITION')!),
  Uint32Array.from(primitive!.getIndices()!.getArray()!),
);

it.each([12_000, 5000, 3000, 2000, 1000, 500, 200])(
  'stays closed at %i triangles and never exceeds them',
  async (target) => {
    const indices = await simplifyClosed(knot.positions, knot.indices, target);
    expect(isClosed(indices)).toBe(true);
    expect(indices.length / 3).toBeLessThanOrEqual(target);
    expect(indices.length / 3).toBeGreaterThan(target * 0.9);
  },
);

it('an open or pinched list of triangles is not closed', () => {
  const tetrahedron = [0, 2, 1, 0, 1, 3, 1, 2, 3, 0, 3, 2];
  expect(isClosed(Uint32Array.from(tetrahedron))).toBe(true);
  expect(isClosed(Uint32Array.from(tetrahedron.slice(3)))).toBe(false);
  // A second body on the same edge, 0 to 1.
  expect(isClosed(Uint32Array.from([...tetrahedron, 0, 4, 1, 0, 1, 5, 1, 4, 5, 0, 5, 4]))).toBe(false);
});
