/** Returns the triangles with only their used vertices, in the order of first use. */
export function usedVertices(
  positions: Float32Array,
  indices: Uint32Array,
): { positions: Float32Array; indices: Uint32Array } {
  const remap = new Int32Array(positions.length / 3).fill(-1);
  const kept: number[] = [];
  const renumbered = indices.map((vertex) => {
    if (remap[vertex] === -1) {
      remap[vertex] = kept.length / 3;
      kept.push(positions[vertex * 3]!, positions[vertex * 3 + 1]!, positions[vertex * 3 + 2]!);
    }
    return remap[vertex]!;
  });
  return { positions: Float32Array.from(kept), indices: renumbered };
}
