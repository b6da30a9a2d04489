import { type Accessor, MathUtils } from '@gltf-transform/core';

/** Returns the accessor's values as floats, dequantised. May be the accessor's own array, so treat it as read-only. */
export function accessorFloats(accessor: Accessor): Float32Array {
  const array = accessor.getArray();
  if (array instanceof Float32Array) return array;
  const out = new Float32Array(array ?? []);
  if (!accessor.getNormalized()) return out;
  const type = accessor.getComponentType();
  for (let i = 0; i < out.length; i++) out[i] = MathUtils.decodeNormalizedInt(array![i]!, type);
  return out;
}
