import type { Document } from '@gltf-transform/core';
import { readModel } from '@meshwright/formats';

/** A model to draw: the bytes of a GLB, or a document. */
export type Model = Document | Uint8Array;

/** Returns the document of a model. @throws FormatError of `readModel` */
export async function documentOf(model: Model): Promise<Document> {
  return model instanceof Uint8Array ? readModel({ name: 'model.glb', bytes: model }) : model;
}
