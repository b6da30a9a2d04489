import { weldPositions } from '@meshwright/formats/mesh';
import { branchesOf } from '@meshwright/testing/samples';
import { MeshoptSimplifier } from 'meshoptimizer';
import { SphereGeometry, TorusGeometry } from 'three';
import { expect, it } from 'vitest';
import { keepsDetails } from './keeps-details.ts';
import { quadSurface } from './quad-surface.ts';
import { SourceSurface } from './source-surface.ts';

await MeshoptSimplifier.ready;

/** A ball of radius 1 beside a ring whose tube has that radius, and a number of sides. */
function ballAndRing(tube: number, sides = 16) {
  const ball = new SphereGeometry(1, 48, 32);
  const ring = new TorusGeometry(0.6, tube, sides, sides * 5).translate(3, 0, 0);
  const places = [ball, ring].flatMap((each) => [...each.getAttribute('position').array]);
  const count = ball.getAttribute('position').count;
  const corners = [...ball.index!.array, ...Array.from(ring.index!.array, (corner) => corner + count)];
  const rounded = Float32Array.from(places, (x) => Math.round(x * 1e5) / 1e5);
  const { positions, indices } = weldPositions(rounded, Uint32Array.from(corners));
  return { positions: Float64Array.from(positions), indices, groups: new Uint32Array(indices.length / 3) };
}

it.each([
  { sides: 3, keeps: false },
  { sides: 6, keeps: true },
])('a ring with $sides sides keeps its shape: $keeps', ({ sides, keeps }) => {
  const { positions, indices } = ballAndRing(0.15, sides);
  const source = ballAndRing(0.15);
  const surface = new SourceSurface(Float32Array.from(source.positions), source.indices);
  expect(keepsDetails({ positions, indices, surface })).toBe(keeps);
});

const rings = [
  { quads: 'six quads', tube: 0.08, target: 5000 },
  { quads: 'many quads', tube: 0.3, target: 1500 },
];

it.each(branchesOf(rings, ({ target }) => target < 5000))(
  'a ring with $quads around its tube keeps its shape',
  ({ tube, target }) => {
    expect(keepsDetails(quadSurface(ballAndRing(tube), target)!)).toBe(true);
  },
);
