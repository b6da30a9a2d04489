/** Height of the model in metres. */
const checkHeight = 2;

const clip = 'Turn';

/** Returns a box of 1 by 2 by 1 metres on the ground, with a material and a clip: what a host is checked with. */
export function checkModel(): Uint8Array<ArrayBuffer> {
  const corners = Array.from({ length: 8 }, (_, i) => [
    (i & 1) - 0.5,
    i & 2 ? checkHeight : 0,
    (i & 4) / 4 - 0.5,
  ]);
  const quads = [
    [0, 2, 3, 1],
    [4, 5, 7, 6],
    [0, 1, 5, 4],
    [2, 6, 7, 3],
    [0, 4, 6, 2],
    [1, 3, 7, 5],
  ] as const;
  const triangles = quads.flatMap(([a, b, c, d]) => [a, b, c, a, c, d]);
  const half = Math.SQRT1_2;
  const parts = [
    new Float32Array(corners.flat()),
    new Uint16Array(triangles),
    new Float32Array([0, 1]),
    new Float32Array([0, 0, 0, 1, 0, half, 0, half]),
  ];
  let length = 0;
  const bufferViews = parts.map(({ byteLength }) => {
    const view = { buffer: 0, byteOffset: length, byteLength };
    length += byteLength;
    return view;
  });
  const json = {
    asset: { version: '2.0' },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ name: 'Box', mesh: 0 }],
    meshes: [{ name: 'Box', primitives: [{ attributes: { POSITION: 0 }, indices: 1, material: 0 }] }],
    materials: [{ name: 'Plain' }],
    animations: [
      {
        name: clip,
        samplers: [{ input: 2, output: 3 }],
        channels: [{ sampler: 0, target: { node: 0, path: 'rotation' } }],
      },
    ],
    accessors: [
      {
        bufferView: 0,
        componentType: 5126,
        count: 8,
        type: 'VEC3',
        min: [-0.5, 0, -0.5],
        max: [0.5, checkHeight, 0.5],
      },
      { bufferView: 1, componentType: 5123, count: triangles.length, type: 'SCALAR' },
      { bufferView: 2, componentType: 5126, count: 2, type: 'SCALAR', min: [0], max: [1] },
      { bufferView: 3, componentType: 5126, count: 2, type: 'VEC4' },
    ],
    bufferViews,
    buffers: [{ byteLength: length }],
  };
  return glbOf(new TextEncoder().encode(JSON.stringify(json)), parts);
}

function glbOf(json: Uint8Array, parts: readonly (Float32Array | Uint16Array)[]): Uint8Array<ArrayBuffer> {
  const jsonLength = Math.ceil(json.length / 4) * 4;
  const binLength = parts.reduce((sum, { byteLength }) => sum + byteLength, 0);
  const bytes = new Uint8Array(28 + jsonLength + binLength).fill(0x20, 20, 20 + jsonLength);
  const view = new DataView(bytes.buffer);
  const words = [0x46546c67, 2, bytes.length, jsonLength, 0x4e4f534a];
  for (const [at, word] of words.entries()) view.setUint32(at * 4, word, true);
  bytes.set(json, 20);
  view.setUint32(20 + jsonLength, binLength, true);
  view.setUint32(24 + jsonLength, 0x004e4942, true);
  let at = 28 + jsonLength;
  for (const { buffer, byteOffset, byteLength } of parts) {
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), at);
    at += byteLength;
  }
  return bytes;
}
