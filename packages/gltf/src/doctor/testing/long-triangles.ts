import { expect, it } from 'vitest';
import { clustersOf } from '../surface/clusters.ts';
import type { Surface } from '../surface/surface.ts';
import { topologyOf } from '../surface/topology.ts';

/** Rule of clusters over as many long triangles. */
export function describeClusters(counts: readonly number[]): void {
  it.each(counts)('finds the piece apart from %i triangles that are as long as the model', (long) => {
    const points: number[] = [];
    // Each from one side of a unit cube to the other; the model is three long.
    for (let at = 0; at < long; at++) points.push(0, at / long, 0, 1, at / long, 0.5, 0, at / long, 1);
    points.push(2.9, 0, 0, 3, 0, 0, 2.9, 0.1, 0);
    const clusters = clustersOf([surfaceOf(Float64Array.from(points))]);
    expect(clusters.map(({ triangles }) => triangles)).toEqual([long, 1]);
  });
}

/** A surface of unconnected triangles. */
function surfaceOf(points: Float64Array): Surface {
  const triangles = Uint32Array.from({ length: points.length / 3 }, (_, at) => at);
  const own = {
    pointer: '/meshes/0',
    name: '',
    corners: triangles,
    primitiveOf: new Uint16Array(triangles.length),
  };
  return { ...own, points, triangles, topology: topologyOf(triangles, points) };
}
