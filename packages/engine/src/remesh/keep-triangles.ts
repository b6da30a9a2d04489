import type { Accessor, Document, Primitive } from '@gltf-transform/core';
import { documentIndices } from '@meshwright/formats/mesh';
import { rowsOf, usedVertices } from './used-vertices.ts';

/**
 * Leaves a primitive with the given triangles and the vertices they use, in the order of first use. Without triangles
 * it is removed.
 * @param indices corners among its present vertices
 * @returns by new vertex: the one it was; every attribute has an accessor of its own afterwards
 */
export function keepTriangles(document: Document, primitive: Primitive, indices: Uint32Array): Uint32Array {
  if (indices.length === 0) {
    primitive.dispose();
    return new Uint32Array(0);
  }
  const vertices = primitive.getAttribute('POSITION')!.getCount();
  const { used, corners } = usedVertices(indices, vertices);
  const buffer = document.getRoot().listBuffers()[0] ?? document.createBuffer();
  const list = document
    .createAccessor()
    .setType('SCALAR')
    .setArray(documentIndices(corners))
    .setBuffer(buffer);
  primitive.setMode(4).setIndices(list);
  for (const owner of [primitive, ...primitive.listTargets()]) {
    for (const semantic of owner.listSemantics()) {
      const accessor = owner.getAttribute(semantic)!;
      owner.setAttribute(semantic, picked(document, accessor, used));
    }
  }
  return used;
}

function picked(document: Document, accessor: Accessor, used: Uint32Array): Accessor {
  const to = rowsOf(accessor.getArray()!, accessor.getElementSize(), used);
  return document
    .createAccessor(accessor.getName())
    .setType(accessor.getType())
    .setNormalized(accessor.getNormalized())
    .setSparse(accessor.getSparse())
    .setExtras(accessor.getExtras())
    .setArray(to)
    .setBuffer(accessor.getBuffer());
}
