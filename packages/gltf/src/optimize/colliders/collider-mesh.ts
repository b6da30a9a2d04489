import type { Vector } from '../../matrix.ts';
import { cross, minus, plus, times, unit } from '../../vectors.ts';
import type { Hull } from './convex-hull.ts';
import type { FittedBox, FittedCapsule, FittedSphere } from './fitted-shapes.ts';

/** Returns triangles of a fitted shape to draw or export; round shapes get 8 segments per turn. */
export function colliderMesh(shape: FittedBox | FittedSphere | FittedCapsule): Hull {
  switch (shape.shape) {
    case 'box':
      return boxMesh(shape);
    case 'sphere':
      return roundMesh(shape.center, shape.center, shape.radius, [0, 1, 0]);
    case 'capsule':
      return roundMesh(shape.start, shape.end, shape.radius, unit(minus(shape.end, shape.start)));
  }
}

function boxMesh({ center, half, axes }: FittedBox): Hull {
  const points = [0, 1, 2, 3, 4, 5, 6, 7].map((corner) =>
    axes.reduce<Vector>(
      (point, axis, index) => plus(point, times(axis, (corner >> index) & 1 ? half[index]! : -half[index]!)),
      center,
    ),
  );
  const [x, y, z] = axes;
  const rightHanded = cross(x, y).every((value, index) => Math.abs(value - z[index]!) < 1e-6);
  return { points, triangles: rightHanded ? BOX : BOX.map(([a, b, c]) => [a, c, b]) };
}

/** Rings from pole to pole; those of the lower half are around `start`, those of the upper half around `end`. */
function roundMesh(start: Vector, end: Vector, radius: number, along: Vector): Hull {
  const up: Vector = along.every((value) => value === 0) ? [0, 1, 0] : along;
  const side = unit(cross(up, Math.abs(up[0]) < 0.9 ? [1, 0, 0] : [0, 1, 0]));
  const front = cross(up, side);
  const points: Vector[] = [plus(start, times(up, -radius))];
  const rings = [-0.5, 0, 0, 0.5].map((share) => share * (Math.PI / 2));
  for (const [ring, angle] of rings.entries()) {
    const middle = plus(ring < 2 ? start : end, times(up, radius * Math.sin(angle)));
    for (let k = 0; k < SEGMENTS; k++) {
      const turn = (2 * Math.PI * k) / SEGMENTS;
      const out = plus(times(side, Math.cos(turn)), times(front, Math.sin(turn)));
      points.push(plus(middle, times(out, radius * Math.cos(angle))));
    }
  }
  points.push(plus(end, times(up, radius)));
  const triangles: Hull['triangles'] = [];
  const at = (ring: number, k: number) => 1 + ring * SEGMENTS + (k % SEGMENTS);
  for (let k = 0; k < SEGMENTS; k++) {
    triangles.push([0, at(0, k + 1), at(0, k)]);
    for (let ring = 0; ring + 1 < rings.length; ring++) {
      triangles.push([at(ring, k), at(ring + 1, k + 1), at(ring + 1, k)]);
      triangles.push([at(ring, k), at(ring, k + 1), at(ring + 1, k + 1)]);
    }
    triangles.push([points.length - 1, at(rings.length - 1, k), at(rings.length - 1, k + 1)]);
  }
  return { points, triangles };
}

const SEGMENTS = 8;

const BOX: Hull['triangles'] = [
  [0, 2, 3],
  [0, 3, 1],
  [4, 5, 7],
  [4, 7, 6],
  [0, 1, 5],
  [0, 5, 4],
  [2, 6, 7],
  [2, 7, 3],
  [0, 4, 6],
  [0, 6, 2],
  [1, 3, 7],
  [1, 7, 5],
];
