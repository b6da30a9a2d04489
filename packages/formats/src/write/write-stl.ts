import type { Document } from '@gltf-transform/core';
import { sceneParts } from '../scene/scene-parts.ts';
import { trianglesNeeded } from './triangles-needed.ts';

/** Writes a binary STL of the scene at rest, in the scene's own unit and axes. */
export function writeStl(document: Document): Uint8Array {
  const parts = sceneParts(document);
  const count = trianglesNeeded(parts, 'STL');
  const bytes = new Uint8Array(84 + count * 50);
  const view = new DataView(bytes.buffer);
  // Not "solid ...", which readers take for the text form.
  bytes.set(new TextEncoder().encode('Meshwright binary STL'));
  view.setUint32(80, count, true);
  let at = 84;
  for (const { positions, indices } of parts) {
    for (let i = 0; i < indices.length; i += 3) {
      const corners = [indices[i]! * 3, indices[i + 1]! * 3, indices[i + 2]! * 3] as const;
      for (const value of facetNormal(positions, ...corners)) {
        view.setFloat32(at, value, true);
        at += 4;
      }
      for (const corner of corners) {
        for (let k = 0; k < 3; k++) {
          view.setFloat32(at, positions[corner + k]!, true);
          at += 4;
        }
      }
      at += 2;
    }
  }
  return bytes;
}

function facetNormal(p: Float32Array, a: number, b: number, c: number): [number, number, number] {
  const [ux, uy, uz] = [p[b]! - p[a]!, p[b + 1]! - p[a + 1]!, p[b + 2]! - p[a + 2]!];
  const [vx, vy, vz] = [p[c]! - p[a]!, p[c + 1]! - p[a + 1]!, p[c + 2]! - p[a + 2]!];
  const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const length = Math.hypot(x, y, z);
  return length > 0 ? [x / length, y / length, z / length] : [0, 0, 0];
}
