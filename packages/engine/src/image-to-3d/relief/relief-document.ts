import type { Document } from '@gltf-transform/core';
import { documentOf, type LoosePart, smoothNormals } from '@meshwright/formats/mesh';
import type { CutOut } from '../cut-out.ts';
import type { Relief } from '../inflate.ts';
import { frameOf } from '../texture/paint.ts';
import { panelParts } from './framed-panel.ts';
import { splitSides } from './split-sides.ts';

/** Dark wood. */
export const frameMaterial = { name: 'frame', color: [0.045, 0.024, 0.012, 1] } as const;
const heightMetres = 1;

/** Returns the picture and its frame as two parts of one closed surface. */
export function panelDocument(relief: Relief, subject: CutOut, frontShare: number): Document {
  const { picture, frame } = panelParts(relief);
  const { positions } = relief;
  const standing = standUp(positions);
  const flat = (corners: Uint32Array): LoosePart => {
    const own = new Float32Array(corners.length * 3);
    for (const [i, v] of corners.entries()) own.set(standing.subarray(v * 3, v * 3 + 3), i * 3);
    const indices = Uint32Array.from(corners.keys());
    const normals = smoothNormals(own, indices);
    return {
      object: 'panel',
      material: frameMaterial,
      positions: own,
      normals,
      uvs: null,
      colors: null,
      indices,
      quads: 0,
    };
  };
  const uvs = new Float32Array(picture.length * 2);
  for (const [i, v] of picture.entries()) {
    uvs[i * 2] = (positions[v * 3]! / subject.width) * frontShare;
    uvs[i * 2 + 1] = positions[v * 3 + 1]! / subject.height;
  }
  const shown = { ...flat(picture), uvs, material: { name: 'relief', color: [0.7, 0.7, 0.7, 1] as const } };
  return documentOf([shown, flat(frame)]);
}

/** Returns the relief 1 m high, its front and its back on their shares of the texture. */
export function reliefDocument(
  { positions, indices }: Relief,
  subject: CutOut,
  frontShare: number,
): Document {
  const frame = frameOf(subject);
  const uvs = new Float32Array((positions.length / 3) * 2);
  for (let v = 0; v * 3 < positions.length; v++) {
    uvs[v * 2] = inUnit((positions[v * 3]! / subject.width - frame.left) / frame.width);
    uvs[v * 2 + 1] = inUnit((positions[v * 3 + 1]! / subject.height - frame.top) / frame.height);
  }
  const standing = standUp(positions);
  const normals = smoothNormals(standing, indices);
  const sides = splitSides({ positions: standing, normals, uvs, indices }, frontShare);
  const part = { object: 'relief', ...sides, colors: null, quads: 0 };
  return documentOf([{ ...part, material: { name: 'relief', color: [0.7, 0.7, 0.7, 1] } }]);
}

/** Converts picture pixels to metres: y up from the ground, x and z about the middle. */
function standUp(positions: Float32Array): Float32Array {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let i = 0; i < positions.length; i += 3) {
    left = Math.min(left, positions[i]!);
    right = Math.max(right, positions[i]!);
    top = Math.min(top, positions[i + 1]!);
    bottom = Math.max(bottom, positions[i + 1]!);
  }
  const scale = heightMetres / (bottom - top);
  return positions.map((value, i) => {
    if (i % 3 === 0) return (value - (left + right) / 2) * scale;
    return (i % 3 === 1 ? bottom - value : value) * scale;
  });
}

function inUnit(value: number): number {
  return Math.min(1, Math.max(0, value));
}
