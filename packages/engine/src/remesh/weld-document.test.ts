import { Document, type Primitive } from '@gltf-transform/core';
import { expect, it } from 'vitest';
import { weldDocument } from './weld-document.ts';

/** Two triangles of a square over the given corners. */
function square(corners: number[][], indices: number[]): { document: Document; primitive: Primitive } {
  const document = new Document();
  const buffer = document.createBuffer();
  const accessor = (
    type: 'VEC2' | 'VEC3' | 'SCALAR',
    array: Float32Array<ArrayBuffer> | Uint16Array<ArrayBuffer>,
  ) => document.createAccessor().setType(type).setArray(array).setBuffer(buffer);
  const primitive = document
    .createPrimitive()
    .setAttribute('POSITION', accessor('VEC3', Float32Array.from(corners.flatMap(([x, y]) => [x!, y!, 0]))))
    .setAttribute('TEXCOORD_0', accessor('VEC2', Float32Array.from(corners.flatMap(([, , u]) => [u!, 0]))))
    .setIndices(accessor('SCALAR', Uint16Array.from(indices)));
  document
    .createScene()
    .addChild(document.createNode().setMesh(document.createMesh().addPrimitive(primitive)));
  return { document, primitive };
}

const corners = [
  [0, 0, 0],
  [1, 0, 0],
  [1, 1, 0],
  [0, 1, 0],
];

it('leaves the values of a primitive without equal and unused vertices as they are', async () => {
  const { document, primitive } = square(corners, [0, 1, 2, 0, 2, 3]);
  const before = primitive.getAttribute('POSITION');
  await weldDocument(document);
  expect(primitive.getAttribute('POSITION')).toBe(before);
});

it.each([
  ['equal', [...corners, [0, 0, 0]], [0, 1, 2, 4, 2, 3], 4],
  ['unused', [...corners, [5, 5, 0]], [0, 1, 2, 0, 2, 3], 4],
  ['at one place with other texture coordinates, which stay', [...corners, [0, 0, 1]], [0, 1, 2, 4, 2, 3], 5],
])('vertices that are %s', async (_, given, indices, left) => {
  const { document, primitive } = square(given, indices);
  await weldDocument(document);
  expect(primitive.getAttribute('POSITION')!.getCount()).toBe(left);
  expect(primitive.getIndices()!.getCount()).toBe(6);
});
