import { type Document, type Primitive, PropertyType } from '@gltf-transform/core';
import { compactPrimitive, prune, weld } from '@gltf-transform/functions';
import {
  accessorFloats,
  creaseNormals,
  documentIndices,
  noteQuads,
  type ScenePart,
  sceneParts,
  triangleIndices,
  weldPositions,
} from '@meshwright/formats/mesh';
import { type Share, shareBudget } from './share-budget.ts';
import { simplifyTriangles } from './simplify-triangles.ts';

/** Target of the simplification: a number of drawn triangles, or a ratio that stops at a deviation. */
export type SimplifyGoal =
  | { readonly triangles: number }
  | { readonly ratio: number /** Share of a mesh's size. */; readonly error: number };

/**
 * Simplifies every mesh of the default scene in place; nodes, skins, morph targets, materials and clips stay.
 * @param onStep called after each primitive with the share done, 0 to 1; throw from it to stop
 * @returns triangles drawn before and after
 */
export async function simplifyDocument(
  document: Document,
  goal: SimplifyGoal,
  onStep: (done: number) => void = () => {},
): Promise<{ before: number; after: number }> {
  await document.transform(weld());
  const parts = [...drawnPrimitives(document)];
  const shares = parts.map(([, share]) => share);
  const before = drawn(shares, (share) => share.triangles);
  const budget = 'triangles' in goal ? goal.triangles : Math.ceil(before * goal.ratio);
  const targets = shareBudget(shares, budget);
  let after = 0;
  for (const [i, [primitive, share]] of parts.entries()) {
    const triangles = await simplifyPrimitive(
      document,
      primitive,
      targets[i]!,
      'error' in goal ? goal.error : undefined,
    );
    after += triangles * share.copies;
    onStep((i + 1) / parts.length);
  }
  await document.transform(prune({ propertyTypes: [PropertyType.ACCESSOR], keepAttributes: true }));
  return { before, after };
}

/** Returns how often each primitive is drawn in the default scene, and its surface area there. */
export function drawnPrimitives(document: Document): Map<Primitive, Share> {
  const shares = new Map<Primitive, Share>();
  for (const part of sceneParts(document)) {
    const seen = shares.get(part.primitive);
    shares.set(part.primitive, {
      triangles: part.indices.length / 3,
      copies: (seen?.copies ?? 0) + 1,
      area: Math.max(seen?.area ?? 0, surface(part)),
    });
  }
  return shares;
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
  const shading = shadingOf(primitive, positions.length / 3);
  if (isFaceted(primitive, positions)) {
    return simplifyFaceted(document, primitive, positions, indices, target, errorLimit);
  }
  const kept = await simplifyTriangles({ positions, indices, ...shading }, target, errorLimit);
  replaceTriangles(document, primitive, kept);
  return kept.length / 3;
}

function replaceTriangles(document: Document, primitive: Primitive, indices: Uint32Array): void {
  if (indices.length === 0) {
    primitive.dispose();
    return;
  }
  const buffer = document.getRoot().listBuffers()[0] ?? document.createBuffer();
  const accessor = document
    .createAccessor()
    .setType('SCALAR')
    .setArray(documentIndices(indices))
    .setBuffer(buffer);
  primitive.setMode(4).setIndices(accessor);
  compactPrimitive(primitive);
}

const normalWeight = 0.5;
const colorWeight = 0.5;
const uvWeight = 1;

function shadingOf(primitive: Primitive, count: number): { attributes: Float32Array; weights: number[] } {
  const sources: { values: Float32Array; size: number; take: number; weight: number }[] = [];
  for (const [semantic, take, weight] of [
    ['NORMAL', 3, normalWeight],
    ['TEXCOORD_0', 2, uvWeight],
    ['COLOR_0', 3, colorWeight],
  ] as const) {
    const accessor = primitive.getAttribute(semantic);
    if (!accessor || accessor.getCount() < count) continue;
    const values = accessorFloats(accessor);
    // Otherwise a texture repeated twenty times would outweigh the shape.
    const scale = semantic === 'TEXCOORD_0' ? Math.max(1, extentOf(values)) : 1;
    sources.push({ values, size: accessor.getElementSize(), take, weight: weight / scale });
  }
  const weights = sources.flatMap(({ take, weight }) => new Array<number>(take).fill(weight));
  const attributes = new Float32Array(count * weights.length);
  let column = 0;
  for (const { values, size, take } of sources) {
    for (let v = 0; v < count; v++) {
      for (let k = 0; k < take; k++)
        attributes[v * weights.length + column + k] = finite(values[v * size + k]!);
    }
    column += take;
  }
  return { attributes, weights };
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

function surface({ positions, indices }: ScenePart): number {
  let area = 0;
  for (let i = 0; i < indices.length; i += 3) {
    const a = indices[i]! * 3;
    const b = indices[i + 1]! * 3;
    const c = indices[i + 2]! * 3;
    const ux = positions[b]! - positions[a]!;
    const uy = positions[b + 1]! - positions[a + 1]!;
    const uz = positions[b + 2]! - positions[a + 2]!;
    const vx = positions[c]! - positions[a]!;
    const vy = positions[c + 1]! - positions[a + 1]!;
    const vz = positions[c + 2]! - positions[a + 2]!;
    area += Math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx) / 2;
  }
  return area;
}

function extentOf(values: Float32Array): number {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return high > low ? high - low : 0;
}

function finite(value: number): number {
  return Number.isFinite(value) ? value : 0;
}

function drawn(shares: readonly Share[], count: (share: Share) => number): number {
  return shares.reduce((sum, share) => sum + count(share) * share.copies, 0);
}
