import type { Document, Primitive } from '@gltf-transform/core';
import {
  accessorFloats,
  documentIndices,
  noteQuads,
  quadCount,
  triangleIndices,
} from '@meshwright/formats/mesh';
import { MeshoptSimplifier } from 'meshoptimizer';
import type { IgnoredField } from '../../job/ignored/ignored-field.ts';
import { drawnPrimitives } from '../drawn-primitives.ts';
import { pairQuads } from '../pair-quads.ts';
import { bakeTextures } from '../rebake/bake-textures.ts';
import { type TexturedSource, texturedSource } from '../rebake/textured-source.ts';
import { unwrapQuads } from '../rebake/unwrap-quads.ts';
import type { ReplacePrimitive } from '../simplify-document.ts';
import { leastQuads, quadPrimitive, takesNewVertices } from './quad-primitive.ts';

/** Arranges a document's faces as quads, before and after it is simplified. */
export interface QuadFaces {
  readonly replace: ReplacePrimitive;
  /** Bakes the pictures of what was made anew; pairs the triangles of other primitives, and says so. */
  finish(): Promise<IgnoredField[]>;
}

/** @param onStep called between the steps of a primitive; throw from it to stop */
export async function quadFaces(document: Document, onStep: () => void): Promise<QuadFaces> {
  await MeshoptSimplifier.ready;
  const made = new Set<Primitive>();
  const alone = new Set<Primitive>();
  for (const mesh of document.getRoot().listMeshes())
    if (mesh.listPrimitives().length === 1) alone.add(mesh.listPrimitives()[0]!);
  const textured = new Map<Primitive, TexturedSource>();
  for (const primitive of alone) {
    const source = takesNewVertices(primitive) ? null : await texturedSource(primitive);
    if (source) textured.set(primitive, source);
    onStep();
  }
  const isFree = (primitive: Primitive): boolean => takesNewVertices(primitive) || textured.has(primitive);
  return {
    replace(primitive, target, own) {
      // Primitives of one mesh share borders, which must stay closed; a coarser surface than asked for keeps its faces.
      if (!alone.has(primitive) || target >= own || !isFree(primitive)) return null;
      const count = quadPrimitive(document, primitive, target, onStep);
      if (count !== null) made.add(primitive);
      return count;
    },
    async finish() {
      let cut = false;
      for (const [primitive, source] of textured) {
        if (!made.has(primitive)) continue;
        const quads = await unwrapQuads(document, primitive, quadCount(primitive));
        const triangles = primitive.getIndices()!.getCount() / 3;
        cut ||= quads < (triangles - quads) * leastQuads;
        onStep();
        await bakeTextures(document, primitive, source, onStep);
      }
      const others = [...drawnPrimitives(document).keys()].filter((primitive) => !made.has(primitive));
      for (const primitive of others) pairPrimitive(document, primitive);
      return others.length > 0 || cut ? [mergedTriangles] : [];
    },
  };
}

const mergedTriangles: IgnoredField = {
  field: 'topology',
  kind: 'clamped',
  message:
    'topology: triangles merged. The model, or a part of it, has a skin, texture coordinates without pictures or with repeating ones, several materials in one mesh, small details or no more triangles than asked for, so pairs of its triangles became quads without following the curvature; remesh it before texturing, with a smaller target_polycount.',
};

function pairPrimitive(document: Document, primitive: Primitive): void {
  const paired = pairQuads(accessorFloats(primitive.getAttribute('POSITION')!), triangleIndices(primitive)!);
  const list = document
    .createAccessor()
    .setType('SCALAR')
    .setArray(documentIndices(paired.indices))
    .setBuffer(document.getRoot().listBuffers()[0]!);
  primitive.setMode(4).setIndices(list);
  noteQuads(primitive, paired.quads);
}
