// A cube from 0 to 1: one corner for each number from 0 to 7, whose bits are x, y and z.
const corners = [0, 1, 2, 3, 4, 5, 6, 7].map((bits) => [bits & 1, (bits >> 1) & 1, (bits >> 2) & 1]);
const faces = [
  [0, 2, 1, 1, 2, 3],
  [4, 5, 6, 5, 7, 6],
  [0, 1, 4, 1, 5, 4],
  [2, 6, 3, 3, 6, 7],
  [0, 4, 2, 2, 4, 6],
  [1, 3, 5, 3, 7, 5],
].flat();

/** UV of each corner for an upright picture per side, with v downwards; sides in the order of `faces`. */
const onPicture = [
  ([x, y]) => [1 - x, 1 - y],
  ([x, y]) => [x, 1 - y],
  ([x, , z]) => [x, 1 - z],
  ([x, , z]) => [x, z],
  ([, y, z]) => [z, 1 - y],
  ([, y, z]) => [1 - z, 1 - y],
] satisfies ((corner: readonly [number, number, number]) => [number, number])[];

/**
 * Returns a grey cube as a GLB, or one with a picture on every side.
 * @param side in metres
 * @param min its lowest corner, in metres
 * @param picture PNG or JPEG; other formats are ignored
 */
export function boxGlb(
  side: number,
  min: readonly [number, number, number],
  picture: Uint8Array = new Uint8Array(),
): Uint8Array {
  const units = faces.map((index) => corners[index] as unknown as readonly [number, number, number]);
  const positions = floats(units.flatMap((unit) => unit.map((value, axis) => min[axis]! + value * side)));
  const places = floats(units.flatMap((unit, i) => onPicture[Math.floor(i / 6)]!(unit)));
  const mimeType = pictureType(picture);
  const parts = [positions, places, ...(mimeType ? [Buffer.from(picture)] : [])];
  let byteOffset = 0;
  const bufferViews = parts.map(({ length: byteLength }, i) => {
    const view = { buffer: 0, byteOffset, byteLength, ...(i < 2 ? { target: 34962 } : {}) };
    byteOffset += byteLength;
    return view;
  });
  const surface = mimeType
    ? { baseColorTexture: { index: 0 }, metallicFactor: 0 }
    : { baseColorFactor: [0.6, 0.6, 0.6, 1], metallicFactor: 0 };
  const count = faces.length;
  const json = {
    asset: { version: '2.0', generator: 'meshwright placeholder' },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0, name: 'placeholder' }],
    meshes: [{ primitives: [{ attributes: { POSITION: 0, TEXCOORD_0: 1 }, material: 0 }] }],
    materials: [{ pbrMetallicRoughness: surface }],
    ...(mimeType && { textures: [{ source: 0 }], images: [{ bufferView: 2, mimeType }] }),
    accessors: [
      { bufferView: 0, componentType: 5126, count, type: 'VEC3', min, max: min.map((value) => value + side) },
      { bufferView: 1, componentType: 5126, count, type: 'VEC2' },
    ],
    bufferViews,
    buffers: [{ byteLength: byteOffset }],
  };
  const body = Buffer.concat([
    chunk('JSON', Buffer.from(JSON.stringify(json)), ' '),
    chunk('BIN\0', Buffer.concat(parts), '\0'),
  ]);
  return Buffer.concat([Buffer.from('glTF'), uint32(2), uint32(12 + body.length), body]);
}

function pictureType(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, 4)).toString('latin1');
  if (head === '\x89PNG') return 'image/png';
  return head.startsWith('\xff\xd8\xff') ? 'image/jpeg' : undefined;
}

function floats(values: readonly number[]): Buffer {
  return Buffer.from(Float32Array.from(values).buffer);
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
