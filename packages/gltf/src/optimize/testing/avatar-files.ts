import { crc32, deflateSync } from 'node:zlib';
import { glbOf } from '@meshwright/testing/models/glb-of';

type Json = Record<string, unknown>;

/** A small body with things that edits remove, merge or move, so that the indices of all others change. */
export function body(extra: (parts: Json) => Json): Buffer {
  const [a, b, c, d] = [
    [0, 0, 0],
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ] as const;
  const corners = [a, c, b, a, b, d, a, d, c, b, c, d];
  const positions = Float32Array.from(corners.flat());
  const normals = Float32Array.from(corners.flatMap(() => [0, 0, 1]));
  const coordinates = Float32Array.from(corners.flatMap((_, index) => [index / 12, (index % 3) / 2]));
  const smile = Float32Array.from(corners.flatMap((corner) => [0, corner === c ? 0.5 : 0, 0]));
  const times = Float32Array.of(0, 1);
  const numbers = Float32Array.of(0, 0, 0, 1, 0.5, 0.5, 0.5, 1);
  const pictures = ['red', 'green', 'blue', 'grey'].map((_, index) => pixel(index * 60));
  const attributes = { POSITION: 0, NORMAL: 1, TEXCOORD_0: 2 };
  const mesh = (name: string, material: number) => ({ name, primitives: [{ attributes, material }] });
  const face = (name: string) => ({
    name,
    weights: [0],
    extras: { targetNames: ['smile'] },
    primitives: [{ attributes, material: 1, targets: [{ POSITION: 3 }] }],
  });
  const plain = (name: string, ...baseColorFactor: number[]) => ({
    name,
    pbrMetallicRoughness: { baseColorFactor },
  });
  const accessor = (bufferView: number, type: string, count: number) => ({
    bufferView,
    componentType: 5126,
    count,
    type,
    ...(bufferView === 0 && { min: [0, 0, 0], max: [1, 1, 1] }),
    ...(bufferView === 3 && { min: [0, 0, 0], max: [0, 0.5, 0] }),
    ...(bufferView === 4 && { min: [0], max: [1] }),
  });
  const json: Json = {
    scenes: [{ nodes: [1] }],
    nodes: [
      { name: 'Loose', mesh: 0 },
      { name: 'Hero', children: [2, 8, 9, 10, 11] },
      { name: 'Hips', translation: [0, 1, 0], children: [3] },
      { name: 'Spine', children: [4] },
      { name: 'Head', translation: [0, 0.5, 0], children: [5, 6, 7] },
      { name: 'Face', mesh: 1, translation: [0, 0.1, 0] },
      { name: 'Hair1', translation: [0, 0.2, 0] },
      { name: 'Face twin', mesh: 2 },
      { name: 'Hat', mesh: 3 },
      { name: 'Hat trim', mesh: 4, translation: [2, 0, 0] },
      { name: 'Coat', mesh: 5, children: [12] },
      { name: 'Follower', translation: [0, 0, 1] },
      { name: 'Tail', translation: [0, 0, 2] },
    ],
    meshes: [mesh('loose', 0), face('face'), face('face'), mesh('hat', 3), mesh('trim', 3), mesh('coat', 2)],
    materials: [
      plain('unused', 0, 0, 0, 1),
      plain('skin', 1, 0.5, 0.5, 1),
      plain('cloth', 0, 0, 1, 1),
      plain('cloth', 0, 0, 1, 1),
    ],
    accessors: [
      accessor(0, 'VEC3', 12),
      accessor(1, 'VEC3', 12),
      accessor(2, 'VEC2', 12),
      accessor(3, 'VEC3', 12),
      accessor(4, 'SCALAR', 2),
      accessor(5, 'VEC4', 2),
      accessor(5, 'VEC3', 2),
      accessor(5, 'SCALAR', 2),
    ],
    samplers: [{}, { wrapS: 33071 }],
    images: pictures.map((_, index) => ({
      name: `picture ${index}`,
      bufferView: 6 + index,
      mimeType: 'image/png',
    })),
    textures: [0, 1, 2, 3].map((source) => ({ source, sampler: source % 2 })),
  };
  return glbOf({ ...json, ...extra(json) }, [
    positions,
    normals,
    coordinates,
    smile,
    times,
    numbers,
    ...pictures,
  ]);
}

/** A PNG of one grey pixel. */
function pixel(grey: number): Uint8Array {
  const part = (kind: string, data: Uint8Array) => {
    const body = Buffer.concat([Buffer.from(kind), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]);
  const bytes = Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    part('IHDR', head),
    part('IDAT', deflateSync(Buffer.from([0, grey]))),
    part('IEND', Buffer.alloc(0)),
  ]);
  return Uint8Array.from(Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]));
}
