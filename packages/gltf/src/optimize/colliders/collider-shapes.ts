import { GltfError } from '../../gltf-error.ts';
import { optionalPackage } from '../../optional-package.ts';
import type { ModelReader } from '../../read/model.ts';
import { colliderMesh } from './collider-mesh.ts';
import type { ColliderPlan } from './collider-options.ts';
import { convexHull, type Hull } from './convex-hull.ts';
import {
  type FittedBox,
  type FittedCapsule,
  type FittedSphere,
  fitBox,
  fitCapsule,
  fitSphere,
} from './fitted-shapes.ts';
import { type RestSurface, restSurfaces } from './rest-points.ts';

/** One collider in scene axes at rest, as data for engines that take no meshes. */
export type Collider = { name: string } & (
  | { shape: 'hull' | 'trimesh'; vertices: number; triangles: number }
  | FittedBox
  | FittedSphere
  | FittedCapsule
);

export interface ColliderReport {
  colliders: Collider[];
  /** Meshes without volume, which get no collider. */
  skipped: string[];
}

/** A collider with its triangles. */
export interface ShapedCollider {
  /** The mesh it belongs to. */
  owner: string;
  index: number;
  /** Number of colliders of that mesh. */
  count: number;
  hull: Hull;
  facts: Shaped['facts'];
}

/**
 * Computes the colliders of a model at rest.
 * @throws GltfError `no_extent` when no mesh has a volume
 */
export async function shapedColliders(
  reader: ModelReader,
  plan: ColliderPlan,
  signal?: AbortSignal,
): Promise<{ shaped: ShapedCollider[]; skipped: string[] }> {
  const surfaces = await restSurfaces(reader);
  const shaped: ShapedCollider[] = [];
  const skipped: string[] = [];
  for (const subject of plan.per === 'mesh' ? surfaces : whole(surfaces)) {
    signal?.throwIfAborted();
    const shapes = await shapesOf(subject, plan);
    if (shapes.length === 0) skipped.push(subject.name);
    for (const [index, shape] of shapes.entries())
      shaped.push({ owner: subject.name, index, count: shapes.length, ...shape });
  }
  if (shaped.length > 0) return { shaped, skipped };
  throw new GltfError('no_extent', 'colliders: no mesh of the default scene has a volume; nothing was added');
}

interface Shaped {
  hull: Hull;
  facts: Collider extends infer Each ? (Each extends Collider ? Omit<Each, 'name'> : never) : never;
}

async function shapesOf(
  surface: RestSurface,
  { shape, mostVertices, mostHulls }: ColliderPlan,
): Promise<Shaped[]> {
  if (shape === 'trimesh') return trimesh(surface);
  if (shape === 'hulls') return (await decompose(surface, mostVertices, mostHulls)).map(asHull);
  const hull = await convexHull(surface.points, shape === 'hull' ? mostVertices : MAX_FITTED);
  if (!hull) return [];
  if (shape === 'hull') return [asHull(hull)];
  const facts = FIT[shape](hull);
  return [{ hull: colliderMesh(facts), facts }];
}

function trimesh({ points, triangles }: RestSurface): Shaped[] {
  if (triangles.length === 0) return [];
  const hull: Hull = { points: triples(points), triangles: triples(triangles) };
  const { length } = hull.triangles;
  return [{ hull, facts: { shape: 'trimesh', vertices: hull.points.length, triangles: length } }];
}

function asHull(hull: Hull): Shaped {
  return { hull, facts: { shape: 'hull', vertices: hull.points.length, triangles: hull.triangles.length } };
}

async function decompose(
  { points, triangles }: RestSurface,
  maxVerticesPerHull: number,
  maxHulls: number,
): Promise<Hull[]> {
  if (!(await convexHull(points, maxVerticesPerHull))) return [];
  const { ConvexMeshDecomposition } = await optionalPackage(
    () => import('vhacd-js/lib/vhacd.js'),
    'Splitting a shape into convex parts',
    'vhacd-js',
  );
  const decomposer = await ConvexMeshDecomposition.create();
  const options = { maxHulls, maxVerticesPerHull, voxelResolution: VOXELS, messages: 'none' } as const;
  return decomposer
    .computeConvexHulls({ positions: points, indices: triangles }, options)
    .map(({ positions, indices }) => ({ points: triples(positions), triangles: triples(indices) }));
}

function triples(flat: ArrayLike<number>): [number, number, number][] {
  return Array.from({ length: flat.length / 3 }, (_, i) => [
    flat[i * 3]!,
    flat[i * 3 + 1]!,
    flat[i * 3 + 2]!,
  ]);
}

/** Merges all surfaces, under the name of the largest. */
function whole(surfaces: RestSurface[]): RestSurface[] {
  const [first] = surfaces;
  if (!first) return [];
  const total = surfaces.reduce((sum, { points }) => sum + points.length, 0);
  const points = new Float64Array(total);
  const triangles: number[] = [];
  let at = 0;
  for (const surface of surfaces) {
    points.set(surface.points, at);
    for (const index of surface.triangles) triangles.push(index + at / 3);
    at += surface.points.length;
  }
  const largest = surfaces.reduce((a, b) => (b.points.length > a.points.length ? b : a));
  return [{ name: largest.name, points, triangles: Uint32Array.from(triangles) }];
}

const FIT = { box: fitBox, sphere: fitSphere, capsule: fitCapsule } as const;

/** Fitted shapes are measured on a hull of at most this many vertices, which contains the model. */
const MAX_FITTED = 160;

/** Finer voxels cost seconds and change hulls by less than a hundredth. */
const VOXELS = 40_000;
