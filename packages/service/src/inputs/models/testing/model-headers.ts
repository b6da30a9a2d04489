import { detailsOf } from '@meshwright/contract/schema';
import { checkModel } from '../check-model.ts';

/** A GLB with JSON only, padded with zeros to a size. */
export function glb(json: object, size = 0): Uint8Array {
  const text = Buffer.from(JSON.stringify(json));
  const bytes = Buffer.alloc(Math.max(size, 20 + text.length));
  bytes.write('glTF');
  bytes.writeUInt32LE(2, 4);
  bytes.writeUInt32LE(bytes.length, 8);
  bytes.writeUInt32LE(text.length, 12);
  bytes.write('JSON', 16);
  text.copy(bytes, 20);
  return bytes;
}

/** A glTF padded to a size with a data URI. */
export function gltf(json: object, size: number): Uint8Array {
  const head = `${JSON.stringify(json).slice(0, -1)},"buffers":[{"uri":"data:application/octet-stream;base64,`;
  const bytes = Buffer.alloc(size + 4, 'A');
  bytes.write(head, 'latin1');
  const end = head.length + Math.ceil((size - head.length) / 4) * 4;
  return Buffer.concat([bytes.subarray(0, end), Buffer.from('"}]}')]);
}

/** One mesh with `triangles` triangles, drawn `copies` times. */
export const model = (triangles: number, copies = 1, more: object = {}) => ({
  accessors: [{ count: triangles * 3 }],
  meshes: [{ primitives: [{ indices: 0, attributes: { POSITION: 0 } }] }],
  nodes: Array.from({ length: copies }, () => ({ mesh: 0 })),
  ...more,
});

export const text = (line: string, size: number) => Buffer.alloc(size, `${line}\n`);
export const large = 100_000_001;
/** @param size stated size of the file, of which `bytes` are read */
export const check = (family: string, bytes: Uint8Array, size = bytes.byteLength) => {
  const file = { size, bytes: async (length?: number) => bytes.subarray(0, length) };
  return checkModel(detailsOf(family), file, 'model_url');
};
