import type { Accessor, Document, Primitive } from '@gltf-transform/core';
import { documentIndices } from '@meshwright/formats/mesh';

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
  const { used, corners } = numbered(indices, vertices);
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

function numbered(
  indices: Uint32Array,
  vertices: number,
): { readonly used: Uint32Array; readonly corners: Uint32Array } {
  const numbers = new Int32Array(vertices).fill(-1);
  const used = new Uint32Array(Math.min(vertices, indices.length));
  const corners = new Uint32Array(indices.length);
  let count = 0;
  for (let i = 0; i < indices.length; i++) {
    const v = indices[i]!;
    if (numbers[v] === -1) {
      used[count] = v;
      numbers[v] = count++;
    }
    corners[i] = numbers[v]!;
  }
  return { used: used.subarray(0, count), corners };
}

function picked(document: Document, accessor: Accessor, used: Uint32Array): Accessor {
  const from = accessor.getArray()!;
  const size = accessor.getElementSize();
  const to = from.slice(0, used.length * size);
  for (let n = 0, at = 0; n < used.length; n++) {
    const start = used[n]! * size;
    for (let k = start; k < start + size; k++) to[at++] = from[k]!;
  }
  return document
    .createAccessor(accessor.getName())
    .setType(accessor.getType())
    .setNormalized(accessor.getNormalized())
    .setSparse(accessor.getSparse())
    .setExtras(accessor.getExtras())
    .setArray(to)
    .setBuffer(accessor.getBuffer());
}
