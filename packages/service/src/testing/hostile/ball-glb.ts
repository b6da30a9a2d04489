import { createRandom } from '@meshwright/testing/random';
import { text, uint32 } from './bytes.ts';

export type Json = Record<string, unknown>;

/** Positions and 16-bit indices. */
export interface Ball {
  readonly positions: Float32Array;
  readonly indices: Uint16Array;
}

const rings = 16;
export const corners = (rings + 1) * (rings + 1);
const triangles = rings * rings * 2;
export const positions = {
  bufferView: 0,
  componentType: 5126,
  count: corners,
  type: 'VEC3',
  min: [-1.1, -1.1, -1.1],
  max: [1.1, 1.1, 1.1],
};
export const indices = { bufferView: 1, componentType: 5123, count: triangles * 3, type: 'SCALAR' };

/** A bumpy ball of 512 triangles, 6 kB. */
export function ballOf(seed: number): Ball {
  const next = createRandom(seed);
  const places = new Float32Array(corners * 3);
  for (let i = 0; i < corners; i += 1) {
    const around = ((i % (rings + 1)) / rings) * 2 * Math.PI;
    const up = (Math.floor(i / (rings + 1)) / rings) * Math.PI;
    const radius = 1 + 0.1 * next();
    places.set(
      [
        radius * Math.sin(up) * Math.cos(around),
        radius * Math.cos(up),
        radius * Math.sin(up) * Math.sin(around),
      ],
      i * 3,
    );
  }
  const faces: number[] = [];
  for (let i = 0; i < rings * rings; i += 1) {
    const at = Math.floor(i / rings) * (rings + 1) + (i % rings);
    faces.push(at, at + 1, at + rings + 1, at + 1, at + rings + 2, at + rings + 1);
  }
  return { positions: places, indices: Uint16Array.from(faces) };
}

/** Returns the ball as a GLB, with parts of its JSON replaced and data appended to its own. */
export function glbOf(
  { positions: places, indices: faces }: Ball,
  change: Json,
  more: readonly Uint8Array[] = [],
): Uint8Array {
  const views: Json[] = [];
  let offset = 0;
  for (const { byteLength } of [places, faces, ...more]) {
    views.push({ buffer: 0, byteOffset: offset, byteLength });
    offset += byteLength;
  }
  const bin = Buffer.concat(
    [places, faces, ...more].map((part) => Buffer.from(part.buffer, part.byteOffset, part.byteLength)),
  );
  const json = {
    asset: { version: '2.0' },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0 }],
    meshes: [{ primitives: [{ attributes: { POSITION: 0 }, indices: 1 }] }],
    accessors: [positions, indices],
    bufferViews: views,
    buffers: [{ byteLength: bin.length }],
    ...change,
  };
  return glb(text(JSON.stringify(json)), bin);
}
export function glb(json: Uint8Array, bin: Uint8Array = Buffer.alloc(0)): Uint8Array {
  const padded = Buffer.concat([json, text(' '.repeat((4 - (json.length % 4)) % 4))]);
  const chunks = Buffer.concat([
    uint32(padded.length),
    text('JSON'),
    padded,
    uint32(bin.length),
    text('BIN\0'),
    bin,
  ]);
  return Buffer.concat([text('glTF'), uint32(2), uint32(12 + chunks.length), chunks]);
}

export function opened(bytes: Uint8Array): { readonly json: string; readonly bin: Uint8Array } {
  const end = 20 + Buffer.from(bytes).readUInt32LE(12);
  return { json: Buffer.from(bytes.subarray(20, end)).toString().trimEnd(), bin: bytes.subarray(end + 8) };
}
