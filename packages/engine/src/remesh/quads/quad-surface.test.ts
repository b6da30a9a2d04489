import { weldPositions } from '@meshwright/formats/mesh';
import { MeshoptSimplifier } from 'meshoptimizer';
import {
  BoxGeometry,
  type BufferGeometry,
  ConeGeometry,
  CylinderGeometry,
  DodecahedronGeometry,
  ExtrudeGeometry,
  Shape,
  SphereGeometry,
  TorusKnotGeometry,
  Vector2,
} from 'three';
import { expect, it } from 'vitest';
import { isClosed } from '../is-closed.ts';
import { type QuadSurface, quadSurface } from './quad-surface.ts';

await MeshoptSimplifier.ready;

function welded(geometry: BufferGeometry) {
  const places = Float32Array.from(geometry.getAttribute('position').array, (x) => Math.round(x * 1e5) / 1e5);
  const corners = geometry.index?.array ?? Array.from({ length: places.length / 3 }, (_, v) => v);
  const { positions, indices } = weldPositions(places, Uint32Array.from(corners));
  return { positions: Float64Array.from(positions), indices, groups: new Uint32Array(indices.length / 3) };
}

/** Root mean square distance of the vertices and the middles of faces from the source, as a share of its diagonal. */
function distance({ positions, indices, surface }: QuadSurface, diagonal: number): number {
  let sum = 0;
  for (let i = 0; i < indices.length; i += 3) {
    const at = [0, 1, 2].map((k) => {
      const corners = [0, 1, 2].map((c) => positions[indices[i + c]! * 3 + k]!);
      return (corners[0]! + corners[1]! + corners[2]!) / 3;
    });
    sum += surface.nearest([at[0]!, at[1]!, at[2]!], null)!.distance ** 2;
  }
  return Math.sqrt(sum / (indices.length / 3)) / diagonal;
}

const star = new Shape(
  Array.from({ length: 10 }, (_, i) => {
    const [turn, far] = [(i * Math.PI) / 5, i % 2 ? 0.5 : 1];
    return new Vector2(Math.cos(turn) * far, Math.sin(turn) * far);
  }),
);

const shapes: Readonly<Record<string, { make: () => BufferGeometry; target: number; diagonal: number }>> = {
  sphere: { make: () => new SphereGeometry(1, 48, 32), target: 800, diagonal: 3.46 },
  cylinder: { make: () => new CylinderGeometry(1, 1, 2, 48), target: 600, diagonal: 3.46 },
  box: { make: () => new BoxGeometry(1, 2, 3), target: 300, diagonal: 3.74 },
  cone: { make: () => new ConeGeometry(1, 2, 32), target: 600, diagonal: 3.46 },
  'thin plate with an overhanging rim': {
    make: () => new CylinderGeometry(1, 0.8, 0.06, 48),
    target: 1500,
    diagonal: 2.83,
  },
  'solid of twelve sides': { make: () => new DodecahedronGeometry(1), target: 600, diagonal: 3.2 },
  'thick star': {
    make: () => new ExtrudeGeometry(star, { depth: 0.4, bevelEnabled: false }),
    target: 1500,
    diagonal: 2.8,
  },
  knot: { make: () => new TorusKnotGeometry(1, 0.35, 240, 40), target: 4000, diagonal: 4.5 },
  hills: { make: hills, target: 5000, diagonal: 4.4 },
};

it.each(Object.keys(shapes))('%s: quads alone, closed, unfolded, near the count and the source', (name) => {
  const { make, target, diagonal } = shapes[name]!;
  const source = welded(make());
  expect(isClosed(source.indices)).toBe(true);
  const made = quadSurface(source, target)!;
  const triangles = made.indices.length / 3;
  expect(made.quads * 2).toBe(triangles);
  expect(isClosed(made.indices)).toBe(true);
  expect(made.folded).toBe(0);
  expect(Math.abs(triangles / target - 1)).toBeLessThanOrEqual(0.02);
  expect(distance(made, diagonal)).toBeLessThan(0.004);
});

it('the tip of a cone stays where it is', () => {
  const { positions } = quadSurface(welded(new ConeGeometry(1, 2, 32)), 600)!;
  expect(Math.max(...positions.filter((_, i) => i % 3 === 1))).toBeCloseTo(1, 6);
});

/** A closed body of hills and valleys, as of clay. */
function hills(): BufferGeometry {
  const geometry = new SphereGeometry(1, 160, 110);
  const places = geometry.getAttribute('position');
  for (let i = 0; i < places.count; i++) {
    const [x, y, z] = [places.getX(i), places.getY(i), places.getZ(i)];
    const far = 1 + 0.25 * Math.sin(3 * x + 1) * Math.cos(2 * y) + 0.12 * Math.sin(7 * z + 2 * x);
    places.setXYZ(i, x * far, y * far * 1.6, z * far * 0.8);
  }
  return geometry;
}

it('corners and sharp edges of a box stay, and its quads run along them', () => {
  const made = quadSurface(welded(new BoxGeometry(1, 2, 3)), 400)!;
  const onEdges = new Map<string, number>();
  for (let v = 0; v < made.positions.length; v += 3) {
    const sides = [0.5, 1, 1.5].map((half, k) => Math.abs(Math.abs(made.positions[v + k]!) - half) < 1e-6);
    expect(sides).toContain(true);
    const count = sides.filter(Boolean).length;
    onEdges.set(String(count), (onEdges.get(String(count)) ?? 0) + 1);
  }
  expect(onEdges.get('3')).toBe(8);
  let along = 0;
  for (let i = 0; i < made.quads * 6; i += 6) {
    const [a, b] = [made.indices[i]! * 3, made.indices[i + 1]! * 3];
    const edge = [0, 1, 2].map((k) => Math.abs(made.positions[a + k]! - made.positions[b + k]!));
    if (Math.max(...edge) > Math.hypot(...edge) * Math.cos(Math.PI / 12)) along++;
  }
  expect(along).toBeGreaterThan(made.quads * 0.8);
});

it('gives up before the work where the lines alone need more vertices than the result has', () => {
  let steps = 0;
  const count = (): void => {
    steps++;
  };
  // A step for the directions, and two for each attempt.
  expect(quadSurface(welded(new BoxGeometry(1, 2, 3)), 400, count)).not.toBeNull();
  expect(steps).toBeGreaterThanOrEqual(3);
  steps = 0;
  expect(quadSurface(welded(new BoxGeometry(1, 2, 3, 1, 1, 1)), 14, count)).toBeNull();
  expect(steps).toBe(0);
});

it('gives the same bytes again', () => {
  const source = welded(new SphereGeometry(1, 24, 16));
  expect(quadSurface(source, 300)!.positions).toEqual(quadSurface(source, 300)!.positions);
});
