import { expect, it } from 'vitest';
import { crossingTriangles } from './crossings.ts';
import type { Surface } from './surface.ts';
import { topologyOf } from './topology.ts';

it.each([
  { turns: 2, crosses: true },
  { turns: 1, crosses: false },
])(
  'finds the crossings of a large surface that goes $turns times across, sampled or not',
  ({ turns, crosses }) => {
    const surface = tube(turns);
    expect(surface.triangles.length / 3).toBeGreaterThan(20_000);
    const marks = crossingTriangles(surface, true);
    expect(marks.includes(1)).toBe(crosses);
    expect(crossingTriangles(surface, false)).toEqual(marks);
  },
);

/** A tube whose section is an eight for two turns across, and a ring for one. */
function tube(turns: number): Surface {
  const [around, along] = [201, 60];
  const points = new Float64Array(around * (along + 1) * 3);
  for (let row = 0, at = 0; row <= along; row++) {
    for (let column = 0; column < around; column++) {
      const turn = (2 * Math.PI * (column + 0.3)) / around;
      points[at++] = turns === 1 ? Math.cos(turn) : Math.sin(turns * turn);
      points[at++] = Math.sin(turn);
      points[at++] = row / 20;
    }
  }
  const corners: number[] = [];
  for (let row = 0; row < along; row++) {
    for (let column = 0; column < around; column++) {
      const [a, b] = [row * around + column, row * around + ((column + 1) % around)];
      corners.push(a, b, b + around, a, b + around, a + around);
    }
  }
  const triangles = Uint32Array.from(corners);
  const primitiveOf = new Uint16Array(triangles.length / 3);
  const own = { pointer: '/meshes/0', name: '', corners: triangles, primitiveOf };
  return { ...own, points, triangles, topology: topologyOf(triangles, points) };
}
