import type { Document, Primitive } from '@gltf-transform/core';
import { accessorFloats, documentIndices, noteQuads, triangleIndices } from '@meshwright/formats/mesh';
import { MeshoptSimplifier } from 'meshoptimizer';
import type { IgnoredField } from '../../job/ignored/ignored-field.ts';
import { drawnPrimitives } from '../drawn-primitives.ts';
import { pairQuads } from '../pair-quads.ts';
import type { ReplacePrimitive } from '../simplify-document.ts';
import { quadPrimitive, takesNewVertices } from './quad-primitive.ts';

/** Arranges a document's faces as quads, before and after it is simplified. */
export interface QuadFaces {
  readonly replace: ReplacePrimitive;
  /** Pairs the triangles of primitives that were not made anew, and says so. */
  finish(): IgnoredField[];
}

/** @param onStep called between the steps of a primitive; throw from it to stop */
export async function quadFaces(document: Document, onStep: () => void): Promise<QuadFaces> {
  await MeshoptSimplifier.ready;
  const made = new Set<Primitive>();
  const alone = new Set<Primitive>();
  for (const mesh of document.getRoot().listMeshes())
    if (mesh.listPrimitives().length === 1) alone.add(mesh.listPrimitives()[0]!);
  return {
    replace(primitive, target, own) {
      // Primitives of one mesh share borders, which must stay closed; a coarser surface than asked for keeps its faces.
      if (!alone.has(primitive) || target >= own || !takesNewVertices(primitive)) return null;
      const count = quadPrimitive(document, primitive, target, onStep);
      if (count !== null) made.add(primitive);
      return count;
    },
    finish() {
      const others = [...drawnPrimitives(document).keys()].filter((primitive) => !made.has(primitive));
      for (const primitive of others) pairPrimitive(document, primitive);
      return others.length > 0 ? [mergedTriangles] : [];
    },
  };
}

const mergedTriangles: IgnoredField = {
  field: 'topology',
  kind: 'clamped',
  message:
    'topology: triangles merged. The model, or a part of it, has texture coordinates, a skin, small details or no more triangles than asked for, so pairs of its triangles became quads without following the curvature; remesh it before texturing, with a smaller target_polycount.',
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
