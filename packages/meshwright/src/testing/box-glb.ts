/** Returns a GLB of one box, two units wide, one high, three deep, floating above the ground. */
export function boxGlb(names: { generator?: string; material?: string; image?: string } = {}): Uint8Array {
  const { generator, material, image } = names;
  const corners = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((bits) => [
    bits & 1 ? 2 : 0,
    bits & 2 ? 6 : 5,
    bits & 4 ? 3 : 0,
  ]);
  const faces = [
    0, 2, 1, 1, 2, 3, 4, 5, 6, 5, 7, 6, 0, 1, 4, 1, 5, 4, 2, 6, 3, 3, 6, 7, 0, 4, 2, 2, 4, 6, 1, 3, 5, 3, 7,
    5,
  ];
  const positions = Buffer.from(Float32Array.from(corners).buffer);
  const indices = Buffer.from(Uint16Array.from(faces).buffer);
  const bin = Buffer.concat([positions, indices]);
  const json = Buffer.from(
    JSON.stringify({
      asset: { version: '2.0', ...(generator !== undefined && { generator }) },
      scene: 0,
      scenes: [{ nodes: [0] }],
      nodes: [{ mesh: 0 }],
      meshes: [
        {
          name: 'box',
          primitives: [
            { attributes: { POSITION: 0 }, indices: 1, ...(material !== undefined && { material: 0 }) },
          ],
        },
      ],
      ...(material !== undefined && { materials: [{ name: material }] }),
      ...(image !== undefined && { images: [{ uri: image }] }),
      accessors: [
        { bufferView: 0, componentType: 5126, count: 8, type: 'VEC3', min: [0, 5, 0], max: [2, 6, 3] },
        { bufferView: 1, componentType: 5123, count: faces.length, type: 'SCALAR' },
      ],
      bufferViews: [
        { buffer: 0, byteLength: positions.length, target: 34962 },
        { buffer: 0, byteOffset: positions.length, byteLength: indices.length, target: 34963 },
      ],
      buffers: [{ byteLength: bin.length }],
    }),
  );
  const body = Buffer.concat([chunk('JSON', json, 0x20), chunk('BIN\0', bin, 0)]);
  return Buffer.concat([Buffer.from('glTF'), uint32(2), uint32(12 + body.length), body]);
}

function chunk(kind: string, data: Buffer, padding: number): Buffer {
  const padded = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4, padding)]);
  return Buffer.concat([uint32(padded.length), Buffer.from(kind, 'latin1'), padded]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
