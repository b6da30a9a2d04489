import type { Document } from '@gltf-transform/core';
import { accessorFloats } from '@meshwright/formats/mesh';
import { expect, it } from 'vitest';
import { generate } from '../text-to-3d/generate.ts';
import { unwrapDocument } from './unwrap-document.ts';

it.each([1, 1e-4, 1e4])('fills the square for a model scaled by %d', async (scale) => {
  const document = await sized(scale);
  await unwrapDocument(document, () => {});
  expect(filled(document)).toBeGreaterThan(0.3);
});

async function sized(scale: number): Promise<Document> {
  const { document } = await generate({ prompt: 'an apple', seed: 1, texture: null, detail: 0.4 });
  for (const mesh of document.getRoot().listMeshes())
    for (const primitive of mesh.listPrimitives()) {
      const position = primitive.getAttribute('POSITION')!;
      position.setArray(accessorFloats(position).map((value) => value * scale));
    }
  return document;
}

/** Returns the area of all triangles in the square of texture coordinates. */
function filled(document: Document): number {
  let area = 0;
  for (const mesh of document.getRoot().listMeshes())
    for (const primitive of mesh.listPrimitives()) {
      const uv = accessorFloats(primitive.getAttribute('TEXCOORD_0')!);
      const indices = primitive.getIndices()!.getArray()!;
      for (let t = 0; t < indices.length; t += 3) {
        const [a, b, c] = [0, 1, 2].map((k) => indices[t + k]! * 2) as [number, number, number];
        area += Math.abs(
          (uv[b]! - uv[a]!) * (uv[c + 1]! - uv[a + 1]!) - (uv[c]! - uv[a]!) * (uv[b + 1]! - uv[a + 1]!),
        );
      }
    }
  return area / 2;
}
