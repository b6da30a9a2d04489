import { BoxGeometry, type BufferGeometry, TorusKnotGeometry } from 'three';
import { expect, it } from 'vitest';
import { SourceSurface } from '../quads/source-surface.ts';
import { SourceWalk, type SurfacePoint } from './source-walk.ts';

/** Counts the searches through the tree. */
class Counted extends SourceSurface {
  searches = 0;
  override nearest(...args: Parameters<SourceSurface['nearest']>) {
    this.searches++;
    return super.nearest(...args);
  }
}

const surfaceOf = (geometry: BufferGeometry): Counted =>
  new Counted(
    Float32Array.from(geometry.getAttribute('position').array),
    Uint32Array.from(geometry.index!.array),
  );

function placeOf({ positions, indices }: SourceSurface, { face, shares }: SurfacePoint) {
  return [0, 1, 2].map((k) =>
    shares.reduce((sum, share, c) => sum + share * positions[indices[face * 3 + c]! * 3 + k]!, 0),
  ) as [number, number, number];
}

const distance = (p: readonly number[], q: readonly number[]): number =>
  Math.hypot(...p.map((x, k) => x - q[k]!));

it.each([
  { seams: 'that close', digits: 5, searched: 0.005 },
  // Rounding has put the two sides apart by a ten-millionth; there the tree is searched.
  { seams: 'that do not quite close', digits: 12, searched: 0.1 },
])('follows a surface with seams $seams to the same points as the tree', ({ digits, searched }) => {
  const geometry = new TorusKnotGeometry(1, 0.35, 200, 32);
  const array = geometry.getAttribute('position').array;
  for (let i = 0; i < array.length; i++) array[i] = Number(array[i]!.toFixed(digits));
  const surface = surfaceOf(geometry);
  const tree = surfaceOf(geometry);
  const walk = new SourceWalk(surface, 0.01);
  const normals = geometry.getAttribute('normal').array;
  let [points, furthest] = [0, 0];
  for (let ring = 0; ring < 200; ring++) {
    // Once around the tube in steps smaller than a face, a little off the surface.
    for (let step = 0; step <= 200; step++) {
      const at = (step / 200) * 32;
      const vertex = (ring * 33 + Math.floor(at)) * 3;
      const next = step === 200 ? vertex : vertex + 3;
      const mixed = (values: ArrayLike<number>, k: number): number =>
        values[vertex + k]! + (at % 1) * (values[next + k]! - values[vertex + k]!);
      const normal = [0, 1, 2].map((k) => mixed(normals, k)) as [number, number, number];
      const off = 0.004 * Math.sin(step * 1.7);
      const place = [0, 1, 2].map((k) => mixed(surface.positions, k) + off * normal[k]!) as typeof normal;
      const found = placeOf(surface, walk.nearest(place, normal)!);
      const exact = tree.nearest(place, normal)!;
      points++;
      furthest = Math.max(furthest, distance(found, exact.point));
    }
  }
  // Below an edge, the faces on both sides are about as near; a face is 0.07 wide.
  expect(furthest).toBeLessThan(0.002);
  expect(surface.searches).toBeLessThan(points * searched);
});

it('searches the tree after a jump, and never takes the other side of a wall', () => {
  const surface = surfaceOf(new BoxGeometry(1, 0.01, 1, 8, 1, 8));
  const walk = new SourceWalk(surface, 0.02);
  for (const [at, normal] of [
    [
      [-0.4, 0.005, -0.4],
      [0, 1, 0],
    ],
    [
      [0.4, 0.005, 0.4],
      [0, 1, 0],
    ],
    [
      [0.4, 0.004, 0.4],
      [0, -1, 0],
    ],
    [
      [-0.3, -0.004, 0.2],
      [0, 1, 0],
    ],
  ] as const) {
    const found = placeOf(surface, walk.nearest(at, normal)!);
    expect(distance(found, [at[0], 0.005 * normal[1], at[2]])).toBeLessThan(1e-6);
  }
});
