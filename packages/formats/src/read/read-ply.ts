import type { Document } from '@gltf-transform/core';
import type { BufferAttribute } from 'three';
import { PLYLoader } from 'three/examples/jsm/loaders/PLYLoader.js';
import { FormatError } from '../format-error.ts';
import type { InputFile } from '../input-file.ts';
import { documentOf } from '../scene/document-of.ts';
import { silenceConsole } from './three/silence-console.ts';

/**
 * Reads a PLY, text or binary, through the three.js loader: triangles and quads (cut in two), normals, texture
 * coordinates and colours. Lengths are kept.
 * @throws FormatError `unreadable_model` | `no_geometry`
 */
export function readPly({ name, bytes }: InputFile): Document {
  checkCounts(name, bytes);
  const geometry = silenceConsole(() => new PLYLoader().parse(new Uint8Array(bytes).buffer));
  const position = geometry.getAttribute('position') as BufferAttribute | undefined;
  const indices = Uint32Array.from(geometry.index?.array ?? []);
  const count = position?.count ?? 0;
  if (!position || indices.length < 3) {
    throw new FormatError(
      'no_geometry',
      `read ${name}: the PLY has no faces; export the mesh, not its points.`,
    );
  }
  if (indices.some((index) => index >= count))
    throw damaged(name, 'a face refers to a vertex that does not exist');
  const values = (key: string): Float32Array<ArrayBuffer> | null => {
    const attribute = geometry.getAttribute(key) as BufferAttribute | undefined;
    if (attribute?.count !== count) return null;
    // Colours stored as bytes become numbers from 0 to 1.
    const size = attribute.itemSize;
    return Float32Array.from({ length: count * size }, (_, i) =>
      attribute.getComponent(Math.floor(i / size), i % size),
    );
  };
  const [normals, uvs, colors] = [values('normal'), values('uv'), values('color')];
  return documentOf([
    {
      object: 'solid',
      material: null,
      positions: Float32Array.from(position.array),
      normals,
      uvs: uvs?.map((value, i) => (i % 2 === 1 ? 1 - value : value)) ?? null,
      colors: colors && opaque(colors),
      indices: indices.slice(0, indices.length - (indices.length % 3)),
      quads: 0,
    },
  ]);
}

/** Checks the counts in the header, because the loader allocates by them: each element takes at least a byte. */
function checkCounts(name: string, bytes: Uint8Array): void {
  const head = new TextDecoder().decode(bytes.subarray(0, 65_536));
  const end = head.indexOf('end_header');
  if (end < 0) throw damaged(name, 'its header does not end');
  for (const [, count] of head.slice(0, end).matchAll(/^element\s+\S+\s+(\S+)/gm)) {
    if (!(Number(count) <= bytes.length)) throw damaged(name, `it declares ${count} elements`);
  }
}

/** Adds alpha to the loader's colours, which are linear with three values per vertex. */
function opaque(colors: Float32Array): Float32Array {
  const out = new Float32Array((colors.length / 3) * 4).fill(1);
  for (let i = 0; i * 3 < colors.length; i++) out.set(colors.subarray(i * 3, i * 3 + 3), i * 4);
  return out;
}

function damaged(name: string, found: string): FormatError {
  return new FormatError('unreadable_model', `read ${name}: ${found.slice(0, 60)}; export it again.`);
}
