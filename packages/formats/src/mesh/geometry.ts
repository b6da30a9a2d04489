/** Triangles in metres, Y up, counter-clockwise from outside. Arrays are per vertex; absent ones are null. */
export interface Geometry {
  readonly positions: Float32Array;
  readonly normals: Float32Array | null;
  /** glTF convention: v grows downwards. */
  readonly uvs: Float32Array | null;
  /** Linear RGBA. */
  readonly colors: Float32Array | null;
  readonly indices: Uint32Array;
  /** Number of triangle pairs (a, b, c)(a, c, d) at the start of `indices` that form quads. */
  readonly quads: number;
}
