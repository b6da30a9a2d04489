import type { Document } from '@gltf-transform/core';
import { GltfError } from '../../gltf-error.ts';
import { optionalPackage, transformCore } from '../../optional-package.ts';
import type { StepContext } from '../../recipe/step.ts';
import { type LightStep, lightStep } from '../optimize-step.ts';
import { colliderMesh } from './collider-mesh.ts';
import { type ColliderEngine, type ColliderShape, colliderName } from './collider-names.ts';
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

export interface ColliderOptions {
  /**
   * `hull`: one convex hull; `hulls`: several, for hollow and branching shapes.
   * @default `hull`
   */
  shape?: ColliderShape;
  /**
   * One collider around the whole model, or one per mesh.
   * @default `model`
   */
  per?: 'model' | 'mesh';
  /**
   * The engine whose naming is used.
   * @default `godot`
   */
  engine?: ColliderEngine;
  /**
   * Maximum vertices of a hull, 8 to 255.
   * @default 64
   */
  mostVertices?: number;
  /**
   * Maximum number of hulls per collider for `hulls`, 1 to 64.
   * @default 8
   */
  mostHulls?: number;
}

/** One collider in scene axes at rest, as data for engines that take no meshes. */
export type Collider = { name: string } & (
  | { shape: 'hull'; vertices: number; triangles: number }
  | FittedBox
  | FittedSphere
  | FittedCapsule
);

export interface ColliderReport {
  colliders: Collider[];
  /** Meshes without volume, which get no collider. */
  skipped: string[];
}

/**
 * Adds collision shapes to the default scene as meshes that engines hide by convention, named for an engine; each
 * node also has its dimensions in `extras.collider`. A hull, box, sphere or capsule contains every vertex at rest;
 * `hulls` follow the surface within the size of a voxel. Place the model first: colliders keep their size.
 * @throws GltfError `invalid_option`, or `no_extent` when no mesh has a volume
 * @example
 * import { colliders } from '@meshwright/gltf/optimize';
 *
 * await document.transform(colliders({ shape: 'box', engine: 'godot' }));
 */
export function colliders(
  options: ColliderOptions = {},
  onReport?: (report: ColliderReport) => void,
): LightStep {
  const plan = checked(options);
  return lightStep(
    'colliders',
    (document, context) => addColliders(document, document, plan, context),
    onReport,
  );
}

/** Returns the same colliders in a separate document. The model stays unchanged. */
export async function collidersAlone(
  document: Document,
  options: ColliderOptions = {},
): Promise<{ document: Document; report: ColliderReport }> {
  const plan = checked(options);
  const { Document } = await transformCore();
  const alone = new Document();
  alone.getRoot().setDefaultScene(alone.createScene('colliders'));
  return { document: alone, report: await addColliders(document, alone, plan) };
}

async function addColliders(
  from: Document,
  to: Document,
  plan: Required<ColliderOptions>,
  context?: StepContext,
): Promise<ColliderReport> {
  const surfaces = await restSurfaces(from);
  const subjects = plan.per === 'mesh' ? surfaces : whole(surfaces);
  const report: ColliderReport = { colliders: [], skipped: [] };
  const root = to.getRoot();
  const scene = root.getDefaultScene() ?? root.listScenes()[0] ?? to.createScene();
  for (const subject of subjects) {
    context?.signal?.throwIfAborted();
    const shapes = await shapesOf(subject, plan);
    if (shapes.length === 0) report.skipped.push(subject.name);
    for (const [index, { hull, facts }] of shapes.entries()) {
      const name = colliderName(plan.engine, plan.shape, subject.name, index, shapes.length);
      scene.addChild(colliderNode(to, name, hull).setExtras({ collider: facts }));
      report.colliders.push({ name, ...facts });
    }
  }
  if (report.colliders.length > 0) return report;
  throw new GltfError('no_extent', 'colliders: no mesh of the default scene has a volume; nothing was added');
}

interface Shaped {
  hull: Hull;
  facts: Collider extends infer Each ? (Each extends Collider ? Omit<Each, 'name'> : never) : never;
}

async function shapesOf(
  surface: RestSurface,
  { shape, mostVertices, mostHulls }: Required<ColliderOptions>,
): Promise<Shaped[]> {
  if (shape === 'hulls') return (await decompose(surface, mostVertices, mostHulls)).map(asHull);
  const hull = await convexHull(surface.points, shape === 'hull' ? mostVertices : MAX_FITTED);
  if (!hull) return [];
  if (shape === 'hull') return [asHull(hull)];
  const facts = FIT[shape](hull);
  return [{ hull: colliderMesh(facts), facts }];
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

function colliderNode(document: Document, name: string, { points, triangles }: Hull) {
  const buffer = document.getRoot().listBuffers()[0] ?? document.createBuffer();
  const accessor = (type: 'VEC3' | 'SCALAR', array: Float32Array<ArrayBuffer> | Uint16Array<ArrayBuffer>) =>
    document.createAccessor().setBuffer(buffer).setType(type).setArray(array);
  const primitive = document
    .createPrimitive()
    .setAttribute('POSITION', accessor('VEC3', Float32Array.from(points.flat())))
    .setIndices(accessor('SCALAR', Uint16Array.from(triangles.flat())));
  return document.createNode(name).setMesh(document.createMesh(name).addPrimitive(primitive));
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

function checked(options: ColliderOptions): Required<ColliderOptions> {
  const plan = {
    shape: 'hull',
    per: 'model',
    engine: 'godot',
    mostVertices: 64,
    mostHulls: 8,
    ...options,
  } as const;
  const { mostVertices, mostHulls } = plan;
  if (!(Number.isInteger(mostVertices) && mostVertices >= 8 && mostVertices <= 255)) {
    throw wrongOption('mostVertices', mostVertices, 'a whole number from 8 to 255');
  }
  if (!(Number.isInteger(mostHulls) && mostHulls >= 1 && mostHulls <= 64)) {
    throw wrongOption('mostHulls', mostHulls, 'a whole number from 1 to 64');
  }
  return plan;
}

function wrongOption(name: string, value: unknown, wanted: string): GltfError {
  return new GltfError('invalid_option', `colliders: ${name} is ${String(value)}, but it must be ${wanted}`);
}

const FIT = { box: fitBox, sphere: fitSphere, capsule: fitCapsule } as const;

/** Fitted shapes are measured on a hull of at most this many vertices, which contains the model. */
const MAX_FITTED = 160;

/** Finer voxels cost seconds and change hulls by less than a hundredth. */
const VOXELS = 40_000;
