interface Mesh {
  readonly positions: Float32Array;
  readonly indices: Uint32Array;
}

/** Concatenates several meshes into one. */
export function joinMeshes(parts: readonly Mesh[]): Mesh {
  const positions = new Float32Array(parts.reduce((sum, part) => sum + part.positions.length, 0));
  const indices = new Uint32Array(parts.reduce((sum, part) => sum + part.indices.length, 0));
  let [vertex, corner] = [0, 0];
  for (const part of parts) {
    positions.set(part.positions, vertex * 3);
    for (let i = 0; i < part.indices.length; i++) indices[corner + i] = part.indices[i]! + vertex;
    vertex += part.positions.length / 3;
    corner += part.indices.length;
  }
  return { positions, indices };
}
