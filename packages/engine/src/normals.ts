/** Normals of length one, in place; one without a direction becomes up. */
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

/** One normal per vertex: the mean of its triangles', by their area. */
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
 * Normals that are smooth across edges flatter than the angle and sharp across the others; vertices on sharp edges
 * are doubled.
 */
export function creaseNormals(
  positions: Float32Array,
  indices: Uint32Array,
  degrees: number,
): { positions: Float32Array<ArrayBuffer>; normals: Float32Array<ArrayBuffer>; indices: Uint32Array } {
  const faces = faceNormals(positions, indices);
  const least = Math.cos((degrees * Math.PI) / 180);
  const cornersOf = cornersByVertex(indices, positions.length / 3);
  const points: number[] = [];
  const normals: number[] = [];
  const corners = new Uint32Array(indices.length);
  for (let vertex = 0; vertex * 3 < positions.length; vertex++) {
    const made: { normal: [number, number, number]; index: number }[] = [];
    for (const corner of cornersOf(vertex)) {
      const own = unit(faces, Math.floor(corner / 3));
      let normal: [number, number, number] = [0, 0, 0];
      for (const other of cornersOf(vertex)) {
        const face = Math.floor(other / 3);
        const [x, y, z] = unit(faces, face);
        if (x * own[0] + y * own[1] + z * own[2] < least) continue;
        normal = [
          normal[0] + faces[face * 3]!,
          normal[1] + faces[face * 3 + 1]!,
          normal[2] + faces[face * 3 + 2]!,
        ];
      }
      const length = Math.hypot(...normal);
      normal = length > 0 ? [normal[0] / length, normal[1] / length, normal[2] / length] : [0, 1, 0];
      let same = made.find((m) => m.normal.every((value, k) => Math.abs(value - normal[k]!) < 1e-4));
      if (!same) {
        same = { normal, index: points.length / 3 };
        made.push(same);
        points.push(positions[vertex * 3]!, positions[vertex * 3 + 1]!, positions[vertex * 3 + 2]!);
        normals.push(...normal);
      }
      corners[corner] = same.index;
    }
  }
  return { positions: Float32Array.from(points), normals: Float32Array.from(normals), indices: corners };
}

/** One vector per triangle as long as twice its area. */
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

function unit(faces: Float32Array, face: number): [number, number, number] {
  const [x, y, z] = [faces[face * 3]!, faces[face * 3 + 1]!, faces[face * 3 + 2]!];
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}

/** The places in `indices` that name a vertex. */
function cornersByVertex(indices: Uint32Array, count: number): (vertex: number) => Uint32Array {
  const starts = new Uint32Array(count + 1);
  for (const vertex of indices) starts[vertex + 1] = starts[vertex + 1]! + 1;
  for (let v = 0; v < count; v++) starts[v + 1] = starts[v + 1]! + starts[v]!;
  const next = starts.slice();
  const corners = new Uint32Array(indices.length);
  indices.forEach((vertex, corner) => {
    corners[next[vertex]!] = corner;
    next[vertex] = next[vertex]! + 1;
  });
  return (vertex) => corners.subarray(starts[vertex]!, starts[vertex + 1]!);
}
