import type { Document } from '@gltf-transform/core';
import { sceneParts } from '../scene/scene-parts.ts';
import { printRatioOf } from '../scene/size-for-print.ts';
import { standInOf } from '../scene/stand-in-mark.ts';
import { trianglesNeeded } from './triangles-needed.ts';

/**
 * Writes a binary STL of the scene at rest for printing: millimetres (one metre is 1000), Z up. The header states both,
 * the ratio of a print that `sizeForPrint` scaled, and whether the model is a stand-in.
 * @example
 * import { writeStl } from '@meshwright/formats';
 *
 * await writeFile('chest.stl', writeStl(document));
 */
export function writeStl(document: Document): Uint8Array {
  const parts = sceneParts(document);
  const count = trianglesNeeded(parts, 'STL');
  const bytes = new Uint8Array(84 + count * 50);
  const view = new DataView(bytes.buffer);
  // Not "solid ...", which readers take for the text form. The header has 80 bytes.
  const mark = standInOf(document) === undefined ? '' : ', stand-in, not a trained model';
  const ratio = printRatioOf(document);
  const scale = ratio === undefined ? '' : `, ${ratio}`;
  const header = new TextEncoder().encode(`Meshwright binary STL, UNITS=mm, Z up${scale}${mark}`);
  bytes.set(header.subarray(0, 80));
  view.setUint32(80, count, true);
  let at = 84;
  for (const { positions, indices } of parts) {
    for (let i = 0; i < indices.length; i += 3) {
      const corners = [indices[i]! * 3, indices[i + 1]! * 3, indices[i + 2]! * 3] as const;
      const [x, y, z] = facetNormal(positions, ...corners);
      for (const value of [x, -z, y]) {
        view.setFloat32(at, value, true);
        at += 4;
      }
      for (const corner of corners) {
        view.setFloat32(at, positions[corner]! * mmPerMetre, true);
        view.setFloat32(at + 4, -positions[corner + 2]! * mmPerMetre, true);
        view.setFloat32(at + 8, positions[corner + 1]! * mmPerMetre, true);
        at += 12;
      }
      at += 2;
    }
  }
  return bytes;
}

const mmPerMetre = 1000;

function facetNormal(p: Float32Array, a: number, b: number, c: number): [number, number, number] {
  const [ux, uy, uz] = [p[b]! - p[a]!, p[b + 1]! - p[a + 1]!, p[b + 2]! - p[a + 2]!];
  const [vx, vy, vz] = [p[c]! - p[a]!, p[c + 1]! - p[a + 1]!, p[c + 2]! - p[a + 2]!];
  const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const length = Math.hypot(x, y, z);
  return length > 0 ? [x / length, y / length, z / length] : [0, 0, 0];
}
