import type { Document } from '@gltf-transform/core';
import { knotDocument } from '@meshwright/testing/models/knot-document';
import { noteQuads } from '../mesh/quad-count.ts';

/** Returns a coloured surface of 32 quads. */
export function gridDocument(): Document {
  const document = knotDocument(8, 4, { colored: true });
  const [primitive] = document.getRoot().listMeshes()[0]!.listPrimitives();
  noteQuads(primitive!, 8 * 4);
  return document;
}
