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
import type { ReplacePrimitives } from '../simplify-document.ts';
import { leastQuads, quadPrimitives, takesNewVertices } from './quad-primitives.ts';

/** Arranges a document's faces as quads, before and after it is simplified. */
export interface QuadFaces {
  readonly replace: ReplacePrimitives;
  /** Bakes the pictures of what was made anew; pairs the triangles of other primitives, and says so. */
  finish(): Promise<IgnoredField[]>;
}

/** @param onStep called between the steps of a primitive; throw from it to stop */
export async function quadFaces(document: Document, onStep: () => void): Promise<QuadFaces> {
  await MeshoptSimplifier.ready;
  const made = new Set<Primitive>();
  const textured = new Map<Primitive, TexturedSource>();
  const whole: (readonly Primitive[])[] = [];
  for (const mesh of document.getRoot().listMeshes()) {
    // Primitives of one mesh share borders, which must stay closed, so all of them are made anew or none.
    const sources = new Map<Primitive, TexturedSource>();
    for (const primitive of mesh.listPrimitives()) {
      const source = takesNewVertices(primitive) ? null : await texturedSource(primitive);
      if (source) sources.set(primitive, source);
      onStep();
    }
    if (!mesh.listPrimitives().every((each) => takesNewVertices(each) || sources.has(each))) continue;
    whole.push(mesh.listPrimitives());
    for (const [primitive, source] of sources) textured.set(primitive, source);
  }
  return {
    replace(parts) {
      const counts = new Map<Primitive, number>();
      const byPrimitive = new Map(parts.map((part) => [part.primitive, part]));
      for (const primitives of whole) {
        const own = primitives.map((primitive) => byPrimitive.get(primitive));
        if (own.some((part) => !part || made.has(part.primitive))) continue;
        const sum = (key: 'target' | 'triangles'): number => own.reduce((all, part) => all + part![key], 0);
        // A coarser surface than asked for keeps its faces.
        if (sum('target') >= sum('triangles')) continue;
        const found = quadPrimitives(document, primitives, sum('target'), onStep);
        for (const [i, primitive] of primitives.entries()) {
          if (!found) break;
          made.add(primitive);
          counts.set(primitive, found[i]!);
        }
      }
      return counts;
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
    'topology: triangles merged. The model, or a part of it, has a skin, texture coordinates without pictures or with repeating ones, small details or no more triangles than asked for, so pairs of its triangles became quads without following the curvature; remesh it before texturing, with a smaller target_polycount.',
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
