import { weldPositions } from '@meshwright/formats/mesh';
import { branchesOf } from '@meshwright/testing/samples';
import { MeshoptSimplifier } from 'meshoptimizer';
import { SphereGeometry, TorusGeometry } from 'three';
import { expect, it } from 'vitest';
import { keepsDetails } from './keeps-details.ts';
import { quadSurface } from './quad-surface.ts';

await MeshoptSimplifier.ready;

/** A ball of radius 1 beside a ring whose tube has that radius. */
function ballAndRing(tube: number) {
  const ball = new SphereGeometry(1, 48, 32);
  const ring = new TorusGeometry(0.6, tube, 16, 80).translate(3, 0, 0);
  const places = [ball, ring].flatMap((each) => [...each.getAttribute('position').array]);
  const count = ball.getAttribute('position').count;
  const corners = [...ball.index!.array, ...Array.from(ring.index!.array, (corner) => corner + count)];
  const rounded = Float32Array.from(places, (x) => Math.round(x * 1e5) / 1e5);
  const { positions, indices } = weldPositions(rounded, Uint32Array.from(corners));
  return { positions: Float64Array.from(positions), indices, groups: new Uint32Array(indices.length / 3) };
}

const rings = [
  { quads: 'two or three quads', tube: 0.15, target: 500, keeps: false },
  { quads: 'six quads', tube: 0.08, target: 5000, keeps: true },
  { quads: 'many quads', tube: 0.3, target: 1500, keeps: true },
];

it.each(branchesOf(rings, ({ target }) => target < 5000))(
  'a ring with $quads around its tube keeps its shape: $keeps',
  ({ tube, target, keeps }) => {
    expect(keepsDetails(quadSurface(ballAndRing(tube), target)!)).toBe(keeps);
  },
);
