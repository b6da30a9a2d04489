import type { Primitive } from '@gltf-transform/core';

/**
 * Returns the number of quads at the start of the primitive's triangles. GLB has no polygons, so a quad is kept as two
 * triangles (a, b, c)(a, c, d) at the start of the list, and the number of quads in the primitive's extras.
 */
export function quadCount(primitive: Primitive): number {
  const note = primitive.getExtras().meshwright;
  const quads = typeof note === 'object' && note !== null && 'quads' in note ? note.quads : 0;
  const indices = primitive.getIndices()?.getArray();
  if (typeof quads !== 'number' || !Number.isInteger(quads) || quads < 1 || !indices) return 0;
  // Another tool may have kept the extras and reordered the triangles, so each pair is checked.
  if (quads * 6 > indices.length || primitive.getMode() !== 4) return 0;
  for (let i = 0; i < quads * 6; i += 6) {
    if (indices[i] !== indices[i + 3] || indices[i + 2] !== indices[i + 4]) return 0;
  }
  return quads;
}

/** Writes the extras that `quadCount` reads. */
export function noteQuads(primitive: Primitive, quads: number): void {
  const { meshwright: _, ...others } = primitive.getExtras();
  primitive.setExtras(quads > 0 ? { ...others, meshwright: { quads } } : others);
}
