import { Document } from '@gltf-transform/core';
import { expect, it } from 'vitest';
import { gridPositions } from './grid-positions.ts';

/** Corners of a body whose normals, and whose movement by a morph target, equal its positions. */
const points = Float32Array.of(1, 0, 0, 0, 1, 0, 0, 0, -1);

it('normals and morph targets stay when they share an accessor with the positions', () => {
  const document = new Document();
  const shared = document.createAccessor().setType('VEC3').setArray(points.slice());
  const target = document.createPrimitiveTarget().setAttribute('POSITION', shared);
  const primitive = document
    .createPrimitive()
    .setAttribute('POSITION', shared)
    .setAttribute('NORMAL', shared)
    .addTarget(target);
  const mesh = document.createMesh().addPrimitive(primitive);
  document.createScene().addChild(document.createNode().setMesh(mesh));
  expect(gridPositions(document)).toBe(true);
  expect([...primitive.getAttribute('NORMAL')!.getArray()!]).toEqual([...points]);
  const steps = 2 ** 14 - 1;
  expect(primitive.getAttribute('POSITION')!.getElement(2, [])).toEqual([0, 0, 0]);
  expect(primitive.getAttribute('POSITION')!.getElement(1, [])).toEqual([0, steps, steps]);
  expect(target.getAttribute('POSITION')!.getElement(1, [])).toEqual([0, steps, 0]);
});
