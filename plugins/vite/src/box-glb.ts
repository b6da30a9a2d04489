// A cube from 0 to 1: a corner for each number from 0 to 7, its bits being x, y and z.
const corners = [0, 1, 2, 3, 4, 5, 6, 7].map((bits) => [bits & 1, (bits >> 1) & 1, (bits >> 2) & 1]);
const faces = [
  [0, 2, 1, 1, 2, 3],
  [4, 5, 6, 5, 7, 6],
  [0, 1, 4, 1, 5, 4],
  [2, 6, 3, 3, 6, 7],
  [0, 4, 2, 2, 4, 6],
  [1, 3, 5, 3, 7, 5],
].flat();

/**
 * A grey cube as a GLB.
 * @param side in metres
 * @param min its lowest corner, in metres
 */
export function boxGlb(side: number, min: readonly [number, number, number]): Uint8Array {
  const points = corners.map((corner) => corner.map((unit, axis) => min[axis]! + unit * side));
  const positions = Buffer.from(Float32Array.from(points.flat()).buffer);
  const indices = Buffer.from(Uint16Array.from(faces).buffer);
  const views = [
    { buffer: 0, byteLength: positions.length, target: 34962 },
    { buffer: 0, byteOffset: positions.length, byteLength: indices.length, target: 34963 },
  ];
  const json = {
    asset: { version: '2.0', generator: 'meshwright placeholder' },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0, name: 'placeholder' }],
    meshes: [{ primitives: [{ attributes: { POSITION: 0 }, indices: 1, material: 0 }] }],
    materials: [{ pbrMetallicRoughness: { baseColorFactor: [0.6, 0.6, 0.6, 1], metallicFactor: 0 } }],
    accessors: [
      { bufferView: 0, componentType: 5126, count: 8, type: 'VEC3', min: points[0], max: points[7] },
      { bufferView: 1, componentType: 5123, count: faces.length, type: 'SCALAR' },
    ],
    bufferViews: views,
    buffers: [{ byteLength: positions.length + indices.length }],
  };
  const body = Buffer.concat([
    chunk('JSON', Buffer.from(JSON.stringify(json)), ' '),
    chunk('BIN\0', Buffer.concat([positions, indices]), '\0'),
  ]);
  return Buffer.concat([Buffer.from('glTF'), uint32(2), uint32(12 + body.length), body]);
}

function chunk(kind: string, data: Buffer, padding: string): Buffer {
  const padded = Buffer.concat([data, Buffer.alloc(-data.length & 3, padding)]);
  return Buffer.concat([uint32(padded.length), Buffer.from(kind, 'latin1'), padded]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
