/** A surface of which the faces that look backwards have vertices and texture coordinates of their own. */
export interface SplitSurface {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly uvs: Float32Array;
  readonly indices: Uint32Array;
}

/**
 * Gives the faces towards -Z the right part of the texture. The vertices between front and back are in both.
 * @param surface with texture coordinates over the whole picture
 * @param frontShare share of the width of the texture that shows the front; 1 shows it on the back as well
 */
export function splitSides(
  { positions, normals, uvs, indices }: SplitSurface,
  frontShare: number,
): SplitSurface {
  const vertices: number[] = [];
  const isBack: boolean[] = [];
  const known = [new Map<number, number>(), new Map<number, number>()];
  const split = indices.map((_, i) => {
    const back = looksBack(positions, indices, i - (i % 3));
    const own = known[back ? 1 : 0]!;
    const vertex = indices[i]!;
    let index = own.get(vertex);
    if (index === undefined) {
      index = vertices.push(vertex) - 1;
      isBack.push(back);
      own.set(vertex, index);
    }
    return index;
  });
  const take = (values: Float32Array, size: number): Float32Array =>
    Float32Array.from(
      { length: vertices.length * size },
      (_, i) => values[vertices[Math.floor(i / size)]! * size + (i % size)]!,
    );
  const coordinates = take(uvs, 2);
  const backShare = 1 - frontShare;
  for (const [i, back] of isBack.entries()) {
    if (frontShare === 1) break;
    const across = coordinates[i * 2]!;
    // The strip of the back is soft, so its rims can be left out; front and back do not mix when they are filtered.
    coordinates[i * 2] = back ? frontShare + (0.03 + 0.94 * across) * backShare : across * frontShare;
  }
  return { positions: take(positions, 3), normals: take(normals, 3), uvs: coordinates, indices: split };
}

function looksBack(positions: Float32Array, indices: Uint32Array, first: number): boolean {
  const at = (corner: number, k: number): number => positions[indices[first + corner]! * 3 + k]!;
  const [ux, uy] = [at(1, 0) - at(0, 0), at(1, 1) - at(0, 1)];
  const [vx, vy] = [at(2, 0) - at(0, 0), at(2, 1) - at(0, 1)];
  return ux * vy - uy * vx < 0;
}
