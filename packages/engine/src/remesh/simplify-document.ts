import { type Document, type Primitive, PropertyType } from '@gltf-transform/core';
import { prune } from '@gltf-transform/functions';
import {
  accessorFloats,
  creaseNormals,
  determinant,
  documentIndices,
  noteQuads,
  triangleIndices,
  weldPositions,
} from '@meshwright/formats/mesh';
import { drawnPrimitives } from './drawn-primitives.ts';
import { keepTriangles } from './keep-triangles.ts';
import { interleaved, shadingSources } from './shading-columns.ts';
import { type Share, shareBudget } from './share-budget.ts';
import { type JoinPart, simplifyJoined } from './simplify-joined.ts';
import { simplifyTriangles } from './simplify-triangles.ts';
import { weldDocument } from './weld-document.ts';

/** Target of the simplification: a number of drawn triangles, or a ratio that stops at a deviation. */
export type SimplifyGoal =
  | { readonly triangles: number }
  | { readonly ratio: number /** Share of a mesh's size. */; readonly error: number };

/** A primitive with its triangles and how many of them it may keep. */
interface PrimitiveTarget {
  readonly primitive: Primitive;
  readonly triangles: number;
  readonly target: number;
}

/** Rebuilds primitives instead of simplifying them, and returns the triangles of those. */
export type ReplacePrimitives = (parts: readonly PrimitiveTarget[]) => ReadonlyMap<Primitive, number>;

/**
 * Simplifies every mesh of the default scene in place; nodes, skins, morph targets, materials and clips stay.
 * @param onStep called after each primitive with the share done, 0 to 1; throw from it to stop
 * @param replace rebuilds primitives; the others are simplified
 * @returns triangles drawn before and after
 */
export async function simplifyDocument(
  document: Document,
  goal: SimplifyGoal,
  onStep: (done: number) => void = () => {},
  replace: ReplacePrimitives = () => new Map(),
): Promise<{ before: number; after: number }> {
  await weldDocument(document);
  const parts = [...drawnPrimitives(document)];
  const shares = parts.map(([, share]) => share);
  const before = drawn(shares, (share) => share.triangles);
  const budget = 'triangles' in goal ? goal.triangles : Math.ceil(before * goal.ratio);
  const targets = shareBudget(shares, budget);
  const replaced = replace(
    parts.map(([primitive, { triangles }], i) => ({ primitive, triangles, target: targets[i]! })),
  );
  const joinable = joinableParts(
    document,
    parts.filter(([primitive]) => !replaced.has(primitive)),
  );
  const together = parts.reduce(
    (sum, [primitive], i) => sum + (joinable.has(primitive) ? targets[i]! : 0),
    0,
  );
  const limit = 'error' in goal ? goal.error : undefined;
  const joined = await simplifyTogether(document, [...joinable.values()], together, limit);
  let after = 0;
  for (const [i, [primitive, share]] of parts.entries()) {
    const done = replaced.get(primitive) ?? joined?.get(primitive);
    if (done !== undefined) {
      after += done * share.copies;
      onStep((i + 1) / parts.length);
      continue;
    }
    const triangles = await simplifyPrimitive(document, primitive, targets[i]!, limit);
    after += triangles * share.copies;
    onStep((i + 1) / parts.length);
  }
  await document.transform(prune({ propertyTypes: [PropertyType.ACCESSOR], keepAttributes: true }));
  return { before, after };
}

/** Returns the primitives that are drawn once and whose vertices may move, with their place in the scene. */
function joinableParts(
  document: Document,
  parts: readonly (readonly [Primitive, Share])[],
): Map<Primitive, JoinPart> {
  const once = new Set(parts.filter(([, share]) => share.copies === 1).map(([primitive]) => primitive));
  const joinable = new Map<Primitive, JoinPart>();
  const scene = document.getRoot().getDefaultScene() ?? document.getRoot().listScenes()[0];
  scene?.traverse((node) => {
    for (const primitive of node.getMesh()?.listPrimitives() ?? []) {
      if (!once.has(primitive) || primitive.listTargets().length > 0) continue;
      if (node.getExtension('EXT_mesh_gpu_instancing')) continue;
      if (isFaceted(primitive, accessorFloats(primitive.getAttribute('POSITION')!))) continue;
      const matrix = node.getWorldMatrix();
      if (!node.getSkin() && Math.abs(determinant(matrix)) < 1e-30) continue;
      joinable.set(primitive, { primitive, matrix: node.getSkin() ? null : matrix });
    }
  });
  return joinable;
}

/** Returns the triangles left in each primitive, or null when they must be simplified one by one. */
async function simplifyTogether(
  document: Document,
  parts: readonly JoinPart[],
  target: number,
  errorLimit: number | undefined,
): Promise<Map<Primitive, number> | null> {
  if (parts.length === 0) return null;
  const left = await simplifyJoined(document, parts, target, errorLimit);
  return left && new Map(parts.map(({ primitive }, i) => [primitive, left[i]!]));
}

async function simplifyPrimitive(
  document: Document,
  primitive: Primitive,
  target: number,
  errorLimit: number | undefined,
): Promise<number> {
  const indices = triangleIndices(primitive)!;
  if (target * 3 >= indices.length) return indices.length / 3;
  noteQuads(primitive, 0);
  const positions = Float32Array.from(accessorFloats(primitive.getAttribute('POSITION')!));
  const vertices = positions.length / 3;
  const shading = interleaved(shadingSources(primitive, vertices), vertices);
  if (isFaceted(primitive, positions)) {
    return simplifyFaceted(document, primitive, positions, indices, target, errorLimit);
  }
  const kept = await simplifyTriangles({ positions, indices, ...shading }, target, errorLimit);
  keepTriangles(document, primitive, kept);
  return kept.length / 3;
}

/**
 * Returns whether every triangle has its own corners with at most a normal: no edge is shared, so none can collapse.
 */
function isFaceted(primitive: Primitive, positions: Float32Array): boolean {
  const simple = primitive
    .listSemantics()
    .every((semantic) => semantic === 'POSITION' || semantic === 'NORMAL');
  if (!simple || !primitive.getAttribute('NORMAL') || primitive.listTargets().length > 0) return false;
  const welded = weldPositions(positions, new Uint32Array(0)).positions.length;
  return positions.length > welded * 1.5;
}

const creaseDegrees = 35;

async function simplifyFaceted(
  document: Document,
  primitive: Primitive,
  positions: Float32Array,
  indices: Uint32Array,
  target: number,
  errorLimit: number | undefined,
): Promise<number> {
  const welded = weldPositions(positions, indices);
  const bare = { positions: welded.positions, attributes: new Float32Array(0), weights: [] };
  const kept = await simplifyTriangles({ ...bare, indices: welded.indices }, target, errorLimit);
  if (kept.length === 0) {
    primitive.dispose();
    return 0;
  }
  const shaded = creaseNormals(welded.positions, kept, creaseDegrees);
  const buffer = document.getRoot().listBuffers()[0] ?? document.createBuffer();
  const accessor = (array: Float32Array<ArrayBuffer>) =>
    document.createAccessor().setType('VEC3').setArray(array).setBuffer(buffer);
  primitive
    .setAttribute('POSITION', accessor(shaded.positions))
    .setAttribute('NORMAL', accessor(shaded.normals));
  const list = document
    .createAccessor()
    .setType('SCALAR')
    .setArray(documentIndices(shaded.indices))
    .setBuffer(buffer);
  primitive.setMode(4).setIndices(list);
  return kept.length / 3;
}

function drawn(shares: readonly Share[], count: (share: Share) => number): number {
  return shares.reduce((sum, share) => sum + count(share) * share.copies, 0);
}
