import type { Accessor } from '@gltf-transform/core';

/** Returns the accessor's values as floats, dequantised. May be the accessor's own array, so treat it as read-only. */
export function accessorFloats(accessor: Accessor): Float32Array {
  const array = accessor.getArray();
  if (array instanceof Float32Array) return array;
  const size = accessor.getElementSize();
  const out = new Float32Array(accessor.getCount() * size);
  const element: number[] = [];
  for (let i = 0; i < accessor.getCount(); i++) {
    accessor.getElement(i, element);
    for (let k = 0; k < size; k++) out[i * size + k] = element[k]!;
  }
  return out;
}
