import { crc32, deflateSync } from 'node:zlib';
import { glbOf } from '../models/glb-of.ts';

// Inputs that real jobs read, as data URIs.

export function dataUri(type: string, content: string | Uint8Array): string {
  return `data:${type};base64,${Buffer.from(content).toString('base64')}`;
}

/** A square RGB picture. */
export function png(side: number, colour: (x: number, y: number) => readonly number[]): Uint8Array {
  const rows = Array.from({ length: side }, (_, y) => [
    0,
    ...Array.from({ length: side }, (_, x) => colour(x, y)).flat(),
  ]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const chunk = (type: string, data: Uint8Array) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const frame = Buffer.alloc(body.length + 8);
    frame.writeUInt32BE(data.length, 0);
    body.copy(frame, 4);
    frame.writeUInt32BE(crc32(body), body.length + 4);
    return frame;
  };
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.from(rows.flat()))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A red disc on white. */
export const discUri: string = dataUri(
  'image/png',
  png(64, (x, y) => (Math.hypot(x - 32, y - 32) < 24 ? [200, 40, 40] : [255, 255, 255])),
);

/** A closed cube of 12 triangles as GLB, 0.1 m wide. */
export const cubeUri: string = dataUri('application/octet-stream', cubeGlb());

function cubeGlb(): Buffer {
  const corners = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((n) => [n & 1, (n >> 1) & 1, n >> 2].map((c) => c / 10));
  const quads = [
    [0, 2, 3, 1],
    [4, 5, 7, 6],
    [0, 1, 5, 4],
    [2, 6, 7, 3],
    [0, 4, 6, 2],
    [1, 3, 7, 5],
  ] as const;
  const indices = quads.flatMap(([a, b, c, d]) => [a, b, c, a, c, d]);
  return glbOf(
    {
      meshes: [{ primitives: [{ attributes: { POSITION: 0 }, indices: 1 }] }],
      accessors: [
        { bufferView: 0, componentType: 5126, count: 8, type: 'VEC3', min: [0, 0, 0], max: [0.1, 0.1, 0.1] },
        { bufferView: 1, componentType: 5125, count: 36, type: 'SCALAR' },
      ],
    },
    [new Float32Array(corners), new Uint32Array(indices)],
  );
}
