/** Triangles with only their used vertices, in the order of first use. */
export interface UsedVertices {
  /** By new vertex: the one it was. */
  readonly used: Uint32Array;
  readonly corners: Uint32Array;
}

/** @param vertices number of vertices that the triangles may use */
export function usedVertices(indices: Uint32Array, vertices: number): UsedVertices {
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

/** Returns the rows of `size` values of the given vertices. */
export function rowsOf<T extends TypedRows>(values: T, size: number, used: Uint32Array): T {
  const to = values.slice(0, used.length * size) as T;
  for (let n = 0, at = 0; n < used.length; n++) {
    const start = used[n]! * size;
    for (let k = start; k < start + size; k++) to[at++] = values[k]!;
  }
  return to;
}

type TypedRows = Float32Array | Uint32Array | Uint16Array | Uint8Array | Int16Array | Int8Array;
