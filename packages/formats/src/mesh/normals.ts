/** Normalises normals in place; one without a direction becomes up. */
export function unitNormals(normals: Float32Array): Float32Array {
  for (let i = 0; i + 2 < normals.length; i += 3) {
    const length = Math.hypot(normals[i]!, normals[i + 1]!, normals[i + 2]!);
    if (length > 0 && Number.isFinite(length)) {
      normals[i] = normals[i]! / length;
      normals[i + 1] = normals[i + 1]! / length;
      normals[i + 2] = normals[i + 2]! / length;
    } else {
      normals.set([0, 1, 0], i);
    }
  }
  return normals;
}

/** Returns one normal per vertex: the mean of its triangles' normals, weighted by area. */
export function smoothNormals(positions: Float32Array, indices: Uint32Array): Float32Array {
  const normals = new Float32Array(positions.length);
  const faces = faceNormals(positions, indices);
  for (let i = 0; i + 2 < indices.length; i += 3) {
    for (let k = 0; k < 3; k++) {
      const corner = indices[i + k]! * 3;
      normals[corner] = normals[corner]! + faces[i]!;
      normals[corner + 1] = normals[corner + 1]! + faces[i + 1]!;
      normals[corner + 2] = normals[corner + 2]! + faces[i + 2]!;
    }
  }
  return unitNormals(normals);
}

/**
 * Returns normals that are smooth across edges flatter than the angle and sharp across the others; vertices on sharp
 * edges are duplicated.
 */
export function creaseNormals(
  positions: Float32Array,
  indices: Uint32Array,
  degrees: number,
): { positions: Float32Array<ArrayBuffer>; normals: Float32Array<ArrayBuffer>; indices: Uint32Array } {
  const faces = faceNormals(positions, indices);
  const units = unitNormals(faces.slice());
  const least = Math.cos((degrees * Math.PI) / 180);
  const { starts, corners: cornersOf } = cornersByVertex(indices, positions.length / 3);
  const points = new Float32Array(indices.length * 3);
  const normals = new Float32Array(indices.length * 3);
  const corners = new Uint32Array(indices.length);
  let count = 0;
  for (let vertex = 0; vertex * 3 < positions.length; vertex++) {
    const first = count;
    for (let i = starts[vertex]!; i < starts[vertex + 1]!; i++) {
      const corner = cornersOf[i]!;
      const own = corner - (corner % 3);
      let [x, y, z] = [0, 0, 0];
      for (let j = starts[vertex]!; j < starts[vertex + 1]!; j++) {
        const face = cornersOf[j]! - (cornersOf[j]! % 3);
        const cosine =
          units[face]! * units[own]! +
          units[face + 1]! * units[own + 1]! +
          units[face + 2]! * units[own + 2]!;
        if (cosine < least) continue;
        x += faces[face]!;
        y += faces[face + 1]!;
        z += faces[face + 2]!;
      }
      const length = Math.sqrt(x * x + y * y + z * z);
      if (length > 0) [x, y, z] = [x / length, y / length, z / length];
      else [x, y, z] = [0, 1, 0];
      let same = first;
      while (same < count && !alike(normals, same * 3, x, y, z)) same++;
      if (same === count) {
        for (let k = 0; k < 3; k++) points[count * 3 + k] = positions[vertex * 3 + k]!;
        normals[count * 3] = x;
        normals[count * 3 + 1] = y;
        normals[count * 3 + 2] = z;
        count++;
      }
      corners[corner] = same;
    }
  }
  return { positions: points.slice(0, count * 3), normals: normals.slice(0, count * 3), indices: corners };
}

function alike(normals: Float32Array, at: number, x: number, y: number, z: number): boolean {
  return (
    Math.abs(normals[at]! - x) < 1e-4 &&
    Math.abs(normals[at + 1]! - y) < 1e-4 &&
    Math.abs(normals[at + 2]! - z) < 1e-4
  );
}

/** Returns one vector per triangle whose length is twice the triangle's area. */
function faceNormals(positions: Float32Array, indices: Uint32Array): Float32Array {
  const faces = new Float32Array(indices.length);
  for (let i = 0; i + 2 < indices.length; i += 3) {
    const a = indices[i]! * 3;
    const b = indices[i + 1]! * 3;
    const c = indices[i + 2]! * 3;
    const ux = positions[b]! - positions[a]!;
    const uy = positions[b + 1]! - positions[a + 1]!;
    const uz = positions[b + 2]! - positions[a + 2]!;
    const vx = positions[c]! - positions[a]!;
    const vy = positions[c + 1]! - positions[a + 1]!;
    const vz = positions[c + 2]! - positions[a + 2]!;
    faces[i] = uy * vz - uz * vy;
    faces[i + 1] = uz * vx - ux * vz;
    faces[i + 2] = ux * vy - uy * vx;
  }
  return faces;
}

/** Returns the positions in `indices` that refer to each vertex: `corners` from `starts[vertex]` to the next start. */
function cornersByVertex(indices: Uint32Array, count: number): { starts: Uint32Array; corners: Uint32Array } {
  const starts = new Uint32Array(count + 1);
  for (const vertex of indices) starts[vertex + 1] = starts[vertex + 1]! + 1;
  for (let v = 0; v < count; v++) starts[v + 1] = starts[v + 1]! + starts[v]!;
  const next = starts.slice();
  const corners = new Uint32Array(indices.length);
  indices.forEach((vertex, corner) => {
    corners[next[vertex]!] = corner;
    next[vertex] = next[vertex]! + 1;
  });
  return { starts, corners };
}
