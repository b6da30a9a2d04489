import type { Document } from '@gltf-transform/core';
import { FormatError } from '../format-error.ts';
import type { InputFile } from '../input-file.ts';
import { weldPositions } from '../mesh/weld-positions.ts';
import { documentOf } from '../scene/document-of.ts';

/**
 * Reads a binary STL whose length is known to fit its count. The format states no unit and no axes; by custom a number
 * is a millimetre and Z is up. Corners at the same place become one vertex.
 */
export function readBinaryStl({ name, bytes }: InputFile): Document {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = view.getUint32(80, true);
  const corners = new Float32Array(count * 9);
  for (let i = 0; i < count; i++) {
    const at = 84 + i * 50 + 12;
    for (let k = 0; k < 9; k++) corners[i * 9 + k] = view.getFloat32(at + k * 4, true);
  }
  return solidOf(name, corners);
}

/**
 * Reads a text STL, with the unit and axes of a binary one.
 * @throws FormatError `unreadable_model` when a facet does not have three corners or the file is truncated
 */
export function readAsciiStl({ name, bytes }: InputFile): Document {
  const corners: number[] = [];
  const words = new TextDecoder().decode(bytes).matchAll(/\b(vertex|endloop|endsolid)\b([^\n\r]*)/g);
  let ended = false;
  for (const [, word, rest] of words) {
    if (word === 'vertex') {
      const numbers = rest!.trim().split(/\s+/, 3).map(Number);
      if (numbers.length < 3 || !numbers.every(Number.isFinite))
        throw damaged(name, 'a vertex is not three numbers');
      corners.push(...numbers);
    } else if (word === 'endloop') {
      if (corners.length % 9 !== 0) throw damaged(name, 'a facet does not have three corners');
    } else {
      ended = true;
    }
  }
  if (!ended) throw damaged(name, 'the text ends in the middle');
  return solidOf(name, Float32Array.from(corners));
}

function solidOf(name: string, corners: Float32Array): Document {
  const every = Uint32Array.from({ length: corners.length / 3 }, (_, i) => i);
  const { positions, indices } = weldPositions(corners, every);
  for (let i = 0; i < positions.length; i += 3) {
    const [x, y, z] = [positions[i]!, positions[i + 1]!, positions[i + 2]!];
    positions[i] = x / mmPerMetre;
    positions[i + 1] = z / mmPerMetre;
    positions[i + 2] = -y / mmPerMetre + 0;
  }
  if (indices.length === 0) {
    throw new FormatError('no_geometry', `read ${name}: the STL has no triangles; export the solid again.`);
  }
  return documentOf([
    { object: 'solid', material: null, positions, normals: null, uvs: null, colors: null, indices, quads: 0 },
  ]);
}

const mmPerMetre = 1000;

function damaged(name: string, found: string): FormatError {
  return new FormatError('unreadable_model', `read ${name}: ${found}; export it again.`);
}
