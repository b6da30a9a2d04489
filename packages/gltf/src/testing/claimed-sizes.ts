/** Maximum number of elements without bytes. */
export const COUNT = 4_194_304;

/** Points. */
export const floats = { componentType: 5126, type: 'VEC3' };
/** Points at zero, which take no bytes. */
export const nothing = { ...floats, count: COUNT, min: [0, 0, 0], max: [0, 0, 0] };
/** A single vertex of millions differs from zero: (1, 2, 3). */
export const nearlyNothing = {
  ...nothing,
  max: [1, 2, 3],
  sparse: { count: 1, indices: { bufferView: 0, componentType: 5125 }, values: { bufferView: 1 } },
};
/** The bytes of that vertex: its place in the list and its value. */
export const oneVertex = [Uint32Array.of(7), Float32Array.of(1, 2, 3)];

/** A list of `count` items, made by their index. */
export function repeat<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
