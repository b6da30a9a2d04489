/** Returns whether every edge is used by exactly two triangles, once in each direction. */
export function isClosed(indices: Uint32Array): boolean {
  const ahead = edges(indices, (from, to) => from * vertexLimit + to);
  const back = edges(indices, (from, to) => to * vertexLimit + from);
  // The same edges in both directions, without duplicates.
  return ahead.every((edge, i) => edge === back[i] && edge !== ahead[i + 1]);
}

const vertexLimit = 2 ** 26;

function edges(indices: Uint32Array, name: (from: number, to: number) => number): Float64Array {
  const names = new Float64Array(indices.length);
  for (let i = 0; i < indices.length; i++)
    names[i] = name(indices[i]!, indices[i % 3 === 2 ? i - 2 : i + 1]!);
  return names.sort();
}
