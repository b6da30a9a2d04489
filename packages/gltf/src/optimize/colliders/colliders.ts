import type { Document } from '@gltf-transform/core';
import { documentReader } from '../../read/document-reader.ts';
import type { AssetStep, StepContext, StepDescription } from '../../recipe/step.ts';
import { checkedOptions } from '../../step/checked-options.ts';
import { type LightStep, lightStep } from '../optimize-step.ts';
import type { ColliderEngine, ColliderShape } from './collider-options.ts';
import {
  type ColliderForm,
  type ColliderOptions,
  type ColliderPlan,
  colliderOptions,
} from './collider-options.ts';
import { type ColliderReport, shapedColliders } from './collider-shapes.ts';
import type { Hull } from './convex-hull.ts';
import { planPhysics } from './physics-plan.ts';

export const collidersStep: StepDescription<(typeof colliderOptions)['options']> = {
  ...colliderOptions,
  version: 1,
  example: { shape: 'box' },
  help: 'Adds collision shapes, by the names or extensions that engines know; with an extension after all steps that change meshes.',
  make: (given) => colliders(given as ColliderOptions & { as?: 'names' }),
};

/**
 * Adds collision shapes to the default scene as meshes that engines hide by convention, named for an engine; each
 * node also has its dimensions in `extras.collider`. A hull, box, sphere or capsule contains every vertex at rest;
 * `hulls` follow the surface within the size of a voxel. Place the model first: colliders keep their size.
 * With `as: 'omi'` or `'khr'` shapes and bodies are written as an extension of glTF instead, and meshes stay byte for
 * byte; such a step comes after all that parse meshes.
 * @throws GltfError `invalid_option`, or `no_extent` when no mesh has a volume; one within 1.2e-38 m has none
 * @example
 * import { colliders } from '@meshwright/gltf/optimize';
 *
 * await document.transform(colliders({ shape: 'box', engine: 'godot' }));
 */
export function colliders(options: ColliderOptions & { as: 'omi' | 'khr' }): AssetStep;
export function colliders(
  options?: ColliderOptions & { as?: 'names' },
  onReport?: (report: ColliderReport) => void,
): LightStep;
export function colliders(
  options: ColliderOptions = {},
  onReport?: (report: ColliderReport) => void,
): LightStep | AssetStep {
  const plan = checkedOptions(colliderOptions, options);
  if (isExtension(plan.as)) return { name: 'colliders', plan: (...given) => planPhysics(plan, ...given) };
  return lightStep('colliders', (document, context) => addColliders(document, plan, context), onReport);
}

function isExtension(as: ColliderForm): boolean {
  return as !== 'names';
}

async function addColliders(
  document: Document,
  plan: ColliderPlan,
  context: StepContext,
): Promise<ColliderReport> {
  const { shaped, skipped } = await shapedColliders(documentReader(document), plan, context.signal);
  const report: ColliderReport = { colliders: [], skipped };
  if (plan.visible) {
    markVisible(document, visibleSuffix(plan.shape));
    report.colliders = shaped.map(({ owner, facts }) => ({ name: owner, ...facts }));
    return report;
  }
  const root = document.getRoot();
  const scene = root.getDefaultScene() ?? root.listScenes()[0] ?? document.createScene();
  for (const { owner, index, count, hull, facts } of shaped) {
    const name = colliderName(plan.engine, plan.shape, owner, index, count);
    scene.addChild(colliderNode(document, name, hull).setExtras({ collider: facts }));
    report.colliders.push({ name, ...facts });
  }
  return report;
}

function markVisible(document: Document, suffix: string): void {
  for (const node of document.getRoot().listNodes()) {
    const mesh = node.getMesh();
    if (!mesh || node.getName().endsWith(suffix)) continue;
    node.setName(`${node.getName() || mesh.getName() || 'mesh'}${suffix}`);
  }
}

function colliderNode(document: Document, name: string, { points, triangles }: Hull) {
  const buffer = document.getRoot().listBuffers()[0] ?? document.createBuffer();
  const accessor = (
    type: 'VEC3' | 'SCALAR',
    array: Float32Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>,
  ) => document.createAccessor().setBuffer(buffer).setType(type).setArray(array);
  const primitive = document
    .createPrimitive()
    .setAttribute('POSITION', accessor('VEC3', Float32Array.from(points.flat())))
    .setIndices(accessor('SCALAR', smallest(triangles.flat(), points.length)));
  return document.createNode(name).setMesh(document.createMesh(name).addPrimitive(primitive));
}

function smallest(indices: number[], vertices: number): Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer> {
  return vertices <= 65_535 ? Uint16Array.from(indices) : Uint32Array.from(indices);
}

/**
 * Returns the name that makes an importer treat a mesh as a collider. Godot reads a suffix, which allows one shape
 * only. Unreal reads a prefix with the name of the mesh it belongs to. Unity reads none: the name is plain, and an
 * import script reads the rest from `extras.collider`.
 */
function colliderName(
  engine: ColliderEngine,
  shape: ColliderShape,
  owner: string,
  index: number,
  count: number,
): string {
  const number = String(index).padStart(2, '0');
  switch (engine) {
    case 'godot':
      return `${owner}${count > 1 ? `_${number}` : ''}${shape === 'trimesh' ? '-colonly' : '-convcolonly'}`;
    case 'unreal':
      return `${UNREAL[shape]}_${owner}_${number}`;
    case 'unity':
      return `${owner}_Collider_${shape === 'hulls' ? 'hull' : shape}${count > 1 ? `_${number}` : ''}`;
  }
}

/** The suffix from which Godot makes a collider of a mesh that stays visible. */
function visibleSuffix(shape: ColliderShape): string {
  return shape === 'trimesh' ? '-col' : '-convcol';
}

const UNREAL: Readonly<Record<ColliderShape, string>> = {
  hull: 'UCX',
  hulls: 'UCX',
  box: 'UBX',
  sphere: 'USP',
  capsule: 'UCP',
  trimesh: 'UCX',
};
