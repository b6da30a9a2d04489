import { type Primitive, WebIO } from '@gltf-transform/core';
import { writeGlb } from '@meshwright/formats';
import { knotDocument } from '@meshwright/testing/models/knot-document';
import { runRecorded } from './run-recorded.ts';

/** 9,600 triangles. */
export const lightKnot = await writeGlb(knotDocument(240, 20, { colored: true }));

export const remesh = (request: Readonly<Record<string, unknown>>, bytes: Uint8Array = lightKnot) =>
  runRecorded('remesh', request, { model: { name: 'upload.glb', bytes } });

/** Reads primitives with a plain glTF reader, independent of the engine's code. */
export async function primitivesOf(glb: Uint8Array): Promise<Primitive[]> {
  const document = await new WebIO().readBinary(glb);
  return document
    .getRoot()
    .listMeshes()
    .flatMap((mesh) => mesh.listPrimitives());
}

export const trianglesOf = (primitives: readonly Primitive[]): number =>
  primitives.reduce((sum, primitive) => sum + primitive.getIndices()!.getCount() / 3, 0);
