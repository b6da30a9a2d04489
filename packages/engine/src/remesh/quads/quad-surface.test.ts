import { weldPositions } from '@meshwright/formats/mesh';
import { branchesOf } from '@meshwright/testing/samples';
import { MeshoptSimplifier } from 'meshoptimizer';
import {
  BoxGeometry,
  type BufferGeometry,
  ConeGeometry,
  CylinderGeometry,
  DodecahedronGeometry,
  ExtrudeGeometry,
  IcosahedronGeometry,
  LatheGeometry,
  Shape,
  SphereGeometry,
  TorusKnotGeometry,
  Vector2,
} from 'three';
import { expect, it } from 'vitest';
import { isClosed } from '../is-closed.ts';
import { splitLongEdges } from './fine-mesh.ts';
import { keepsDetails } from './keeps-details.ts';
import { type QuadSurface, quadSurface } from './quad-surface.ts';
import { SourceSurface } from './source-surface.ts';

await MeshoptSimplifier.ready;

function welded(geometry: BufferGeometry) {
  const places = Float32Array.from(geometry.getAttribute('position').array, (x) => Math.round(x * 1e5) / 1e5);
  const corners = geometry.index?.array ?? Array.from({ length: places.length / 3 }, (_, v) => v);
  const { positions, indices: all } = weldPositions(places, Uint32Array.from(corners));
  // A body turned round an axis has triangles of two equal corners at its ends.
  const indices = all.filter((_, i) => new Set(all.subarray(i - (i % 3), i - (i % 3) + 3)).size === 3);
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

/** Turned round the y axis: a hollow with a rim. */
const profile = [
  [0, -1],
  [0.5, -1],
  [0.7, -0.2],
  [0.6, 0.3],
  [0.35, 0.7],
  [0.45, 1],
  [0.38, 1],
  [0.28, 0.7],
  [0.52, 0.3],
  [0.62, -0.2],
  [0.4, -0.9],
  [0, -0.9],
].map(([x, y]) => new Vector2(x, y));

const corner = new Shape(
  [
    [0, 0],
    [2, 0],
    [2, 1],
    [1, 1],
    [1, 2],
    [0, 2],
  ].map(([x, y]) => new Vector2(x, y)),
);

const gear = new Shape(
  Array.from({ length: 48 }, (_, i) => {
    const [turn, far] = [(i * Math.PI) / 24, i % 4 < 2 ? 1 : 0.8];
    return new Vector2(Math.cos(turn) * far, Math.sin(turn) * far);
  }),
);

const extruded = (shape: Shape, depth: number) => new ExtrudeGeometry(shape, { depth, bevelEnabled: false });

interface Few {
  readonly make: () => BufferGeometry;
  readonly targets: readonly number[];
  /** Most of the count, as a share of the target; 2 where the sharp edges need more. */
  readonly most?: number;
}

const fewFaces: Readonly<Record<string, Few>> = {
  star: { make: () => extruded(star, 0.4), targets: [200, 300, 400] },
  'solid of twelve sides': { make: () => new DodecahedronGeometry(1), targets: [200, 300, 400] },
  'solid of twenty sides': { make: () => new IcosahedronGeometry(1), targets: [300, 400, 600] },
  'plate with a rim': { make: () => new CylinderGeometry(1, 0.8, 0.06, 48), targets: [200, 300, 400] },
  vase: { make: () => new LatheGeometry(profile, 48), targets: [400, 500, 600] },
  corner: { make: () => extruded(corner, 0.5), targets: [200, 300, 500] },
  hills: { make: hills, targets: [500, 600] },
  stone: { make: stone, targets: [200, 300, 400] },
  'wheel of twelve teeth': { make: () => extruded(gear, 0.3), targets: [400, 500], most: 2 },
};

const fewCases = Object.entries(fewFaces).flatMap(([name, { targets, most }]) =>
  targets.map((target) => ({ name, target, most: most ?? 1.04 })),
);

it.each(branchesOf(fewCases, ({ target }) => target === 300))(
  '$name at $target: nearly quads alone, closed, unfolded, at its edges, at most $most of the count',
  ({ name, target, most }) => {
    // Divided, so that it has more triangles than are asked for.
    const source = splitLongEdges(welded(fewFaces[name]!.make()), 0.15);
    expect(isClosed(source.indices)).toBe(true);
    const made = quadSurface(source, target)!;
    const triangles = made.indices.length / 3;
    expect(made.quads / (triangles - made.quads)).toBeGreaterThanOrEqual(0.98);
    expect(isClosed(made.indices)).toBe(true);
    expect(made.folded).toBe(0);
    expect(keepsDetails(made)).toBe(true);
    expect(triangles / target).toBeGreaterThanOrEqual(0.96);
    expect(triangles / target).toBeLessThanOrEqual(most);
  },
);

it.each(['star', 'solid of twenty sides'])('%s keeps its corners', (name) => {
  const source = splitLongEdges(welded(fewFaces[name]!.make()), 0.15);
  const { positions, indices } = quadSurface(source, 400)!;
  const made = new SourceSurface(Float32Array.from(positions), indices);
  const corners = welded(fewFaces[name]!.make()).positions;
  for (let v = 0; v < corners.length; v += 3)
    expect(made.nearest([corners[v]!, corners[v + 1]!, corners[v + 2]!], null)!.distance).toBeLessThan(5e-3);
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

/** A ball with dents. */
function stone(): BufferGeometry {
  const geometry = new SphereGeometry(1, 64, 40);
  const places = geometry.getAttribute('position');
  for (let i = 0; i < places.count; i++) {
    const [x, y, z] = [places.getX(i), places.getY(i), places.getZ(i)];
    const far = 1 + 0.15 * Math.sin(2.3 * x + 1) * Math.cos(1.7 * y + 2) + 0.1 * Math.sin(3 * z + 3);
    places.setXYZ(i, x * far * 1.25, y * far, z * far);
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
