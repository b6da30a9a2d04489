import type { Accessor, Document, Primitive } from '@gltf-transform/core';

/** Replaces a primitive's vertices with copies of the listed old ones, with all attributes and morph targets. */
export function pickVertices(document: Document, primitive: Primitive, from: Uint32Array): void {
  for (const owner of [primitive, ...primitive.listTargets()]) {
    for (const semantic of owner.listSemantics()) {
      owner.setAttribute(semantic, picked(document, owner.getAttribute(semantic)!, from));
    }
  }
}

function picked(document: Document, accessor: Accessor, from: Uint32Array): Accessor {
  const size = accessor.getElementSize();
  const old = accessor.getArray()!;
  const array = old.slice(0, 0).constructor as new (length: number) => typeof old;
  const values = new array(from.length * size);
  for (let v = 0; v < from.length; v++) {
    for (let k = 0; k < size; k++) values[v * size + k] = old[from[v]! * size + k]!;
  }
  return document
    .createAccessor(accessor.getName())
    .setType(accessor.getType())
    .setNormalized(accessor.getNormalized())
    .setArray(values as NonNullable<ReturnType<Accessor['getArray']>>)
    .setBuffer(accessor.getBuffer());
}
