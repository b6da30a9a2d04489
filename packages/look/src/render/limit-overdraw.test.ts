import { expect, it } from 'vitest';
import { limitOverdraw } from './limit-overdraw.ts';
import type { TriangleScene } from './triangle-scene.ts';

/** Returns triangles that each cover half of a picture of 100 x 100 pixels. */
function layers(count: number): { readonly triangleScene: TriangleScene; readonly projection: Float32Array } {
  const projection = Float32Array.from([0, 0, 1, 100, 0, 1, 0, 100, 1]);
  const triangleScene: TriangleScene = {
    positions: projection,
    normals: projection,
    uvs: projection,
    colors: projection,
    triangles: Uint32Array.from({ length: count * 3 }, (_, i) => i % 3),
    materialOf: Uint16Array.from({ length: count }, (_, i) => i),
    materials: [],
  };
  return { triangleScene, projection };
}

it('draws all triangles of a model that covers its picture a few times', () => {
  const { triangleScene, projection } = layers(10);
  expect(limitOverdraw(triangleScene, projection, 100, 100_000)).toBe(triangleScene);
});

it('draws evenly chosen triangles, each with its material, of a model with far more coverage', () => {
  const { triangleScene, projection } = layers(1_000);
  const { triangles, materialOf } = limitOverdraw(triangleScene, projection, 100, 100_000);
  expect([...materialOf]).toEqual([99, 199, 299, 399, 499, 599, 699, 799, 899, 999]);
  expect(triangles).toHaveLength(30);
});
