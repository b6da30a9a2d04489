import { Matrix4, Quaternion, Vector3 } from 'three';
import { expect, it } from 'vitest';
import { matrixOf, type ScatterPlace } from './scatter-asset.ts';

it('places copies as an engine composes position, rotation and scale', () => {
  const { x, y, z, w } = new Quaternion(0.1, -0.7, 0.3, 0.5).normalize();
  const place: ScatterPlace = { position: [1, -2, 3], rotation: [x, y, z, w], scale: 1.5 };
  const composed = new Matrix4().compose(
    new Vector3(1, -2, 3),
    new Quaternion(x, y, z, w),
    new Vector3(1.5, 1.5, 1.5),
  );
  for (const [at, value] of matrixOf(place).entries()) expect(value).toBeCloseTo(composed.elements[at]!, 10);
  expect(matrixOf({ position: [4, 5, 6] })).toEqual([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 4, 5, 6, 1]);
});
