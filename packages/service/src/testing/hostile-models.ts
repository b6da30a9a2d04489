import { deflateRawSync, deflateSync } from 'node:zlib';
import { createRandom } from './random.ts';

/** A file that demands far more work or memory than its size suggests, or whose numbers contradict its bytes. */
export interface HostileFile {
  readonly name: string;
  /** The field of the create body for the file. */
  readonly field: 'model_url' | 'image_url';
  make(): Uint8Array;
}

type Json = Record<string, unknown>;

/**
 * Returns the hostile files; the same seed gives the same bytes. `scale` shrinks the largest for a quick run; 1 is
 * full size.
 */
export function hostileFiles(seed: number, scale = 1): readonly HostileFile[] {
  const many = (count: number) => Math.max(2_000, Math.round(count * scale));
  const model = (name: string, make: () => Uint8Array): HostileFile => ({ name, field: 'model_url', make });
  const image = (name: string, make: () => Uint8Array): HostileFile => ({ name, field: 'image_url', make });
  const ball = () => ballOf(seed);
  return [
    model('2,000 instances', () => instanced(ball(), 2_000)),
    model('200,000 instances', () => instanced(ball(), 200_000)),
    model('2,000 nodes on one mesh', () => sharedNodes(ball(), 2_000)),
    model('200,000 nodes on one mesh', () => sharedNodes(ball(), 200_000)),
    model('1,000 primitives on 1,000 nodes', () => primitivesOnNodes(ball(), 1_000)),
    model('58 MB of JSON', () => wideJson(ball(), many(4_000_000))),
    model('a chain of 50,000 nodes', () => chain(ball(), 50_000)),
    model('nodes in a circle', () =>
      glbOf(ball(), { nodes: [{ mesh: 0, children: [1] }, { children: [0] }] }),
    ),
    model('a million morph targets', () => morphs(ball(), many(1_000_000))),
    model('a sparse accessor of 500 million', () => sparse(ball(), 500_000_000)),
    model('an accessor count of 1e308', () =>
      glbOf(ball(), { accessors: [{ ...positions, count: 1e308 }, indices] }),
    ),
    model('an accessor beyond 32 bits', () =>
      glbOf(ball(), { accessors: [{ ...positions, count: 2 ** 32 + 4 }, indices] }),
    ),
    model('a texture of 60,000 x 60,000', () => textured(ball(), png(60_000, 60_000, Buffer.alloc(64)), 1)),
    model('a texture that inflates', () =>
      textured(ball(), png(16_000, 11_000, zeros(16_000 * 11_000 * 4)), 1),
    ),
    model('2,000 materials of one large texture', () =>
      textured(ball(), png(8_000, 8_000, zeros(8_000 * 8_000 * 4)), 2_000),
    ),
    model('a million materials', () => glbOf(ball(), { materials: Array(many(1_000_000)).fill({}) })),
    model('positions and bounds of NaN', () => notNumbers(ball())),
    model('instances of a skinned mesh', () => skinned(ball(), { joints: 64, instances: 50_000 })),
    model('65,535 joints', () => skinned(ball(), { joints: 65_535, instances: 0 })),
    model('invalid Draco data', () => compressed(ball(), 'KHR_draco_mesh_compression')),
    model('meshopt that claims 2 billion', () => compressed(ball(), 'EXT_meshopt_compression')),
    model('a million animation channels', () => channels(ball(), many(1_000_000))),
    model('names of a megabyte', () => longNames(ball(), 40)),
    model('JSON 100,000 deep', () => glb(text(`{"asset":${'['.repeat(100_000)}${']'.repeat(100_000)}}`))),
    model('a GLB longer than its bytes', () => glbOf(ball(), {}).subarray(0, 4_000)),
    model('a polygon of a million corners', () =>
      text(`v 0 0 0\nv 1 0 0\nv 0 1 0\nf ${'1 2 3 '.repeat(333_333)}\n`),
    ),
    model('an OBJ of 300,000 objects', () =>
      text(`v 0 0 0\nv 1 0 0\nv 0 1 0\n${'o a\nf 1 2 3\n'.repeat(many(300_000))}`),
    ),
    model('a 3MF that inflates', () =>
      packed('3D/3dmodel.model', '<model>'.padEnd(400_000_000 * scale, ' ')),
    ),
    model('an STL of no area', () => stl(many(400_000))),
    model('an FBX that inflates', () => fbxBomb()),
    image('a picture of 60,000 x 60,000', () => png(60_000, 60_000, Buffer.alloc(64))),
    image('a picture that inflates', () => png(13_000, 13_000, zeros(13_000 * 13_000 * 4))),
    image('a truncated picture', () => {
      const whole = png(64, 64, deflateSync(Buffer.alloc(64 * 257, 7)));
      return whole.subarray(0, whole.length - 20);
    }),
  ];
}

/** Positions and 16-bit indices. */
interface Ball {
  readonly positions: Float32Array;
  readonly indices: Uint16Array;
}

const rings = 16;
const corners = (rings + 1) * (rings + 1);
const triangles = rings * rings * 2;
const positions = {
  bufferView: 0,
  componentType: 5126,
  count: corners,
  type: 'VEC3',
  min: [-1.1, -1.1, -1.1],
  max: [1.1, 1.1, 1.1],
};
const indices = { bufferView: 1, componentType: 5123, count: triangles * 3, type: 'SCALAR' };

/** A bumpy ball of 512 triangles, 6 kB. */
function ballOf(seed: number): Ball {
  const { next } = createRandom(seed);
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
function glbOf(
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

function instanced(ball: Ball, count: number): Uint8Array {
  const places = Float32Array.from({ length: count * 3 }, (_, i) => (i * 7919) % 997);
  return glbOf(
    ball,
    {
      extensionsUsed: ['EXT_mesh_gpu_instancing'],
      nodes: [{ mesh: 0, extensions: { EXT_mesh_gpu_instancing: { attributes: { TRANSLATION: 2 } } } }],
      accessors: [positions, indices, { bufferView: 2, componentType: 5126, count, type: 'VEC3' }],
    },
    [Buffer.from(places.buffer)],
  );
}

function sharedNodes(ball: Ball, count: number): Uint8Array {
  const nodes = Array.from({ length: count }, (_, i) => ({ mesh: 0, translation: [i % 97, i % 89, i % 83] }));
  return glbOf(ball, { nodes, scenes: [{ nodes: nodes.map((_, i) => i) }] });
}

function primitivesOnNodes(ball: Ball, count: number): Uint8Array {
  const primitives = Array(count).fill({ attributes: { POSITION: 0 }, indices: 1 });
  const nodes = Array.from({ length: count }, () => ({ mesh: 0 }));
  return glbOf(ball, { meshes: [{ primitives }], nodes, scenes: [{ nodes: nodes.map((_, i) => i) }] });
}

function wideJson(ball: Ball, keys: number): Uint8Array {
  const extras = Array.from({ length: keys }, (_, i) => `"k${i}":${i % 10}`).join(',');
  const { json, bin } = opened(glbOf(ball, {}));
  return glb(text(`${json.slice(0, -1)},"extras":{${extras}}}`), bin);
}

function chain(ball: Ball, length: number): Uint8Array {
  const nodes = Array.from({ length }, (_, i) => (i + 1 < length ? { children: [i + 1] } : { mesh: 0 }));
  return glbOf(ball, { nodes });
}

function morphs(ball: Ball, count: number): Uint8Array {
  const targets = Array(count).fill({ POSITION: 0 });
  return glbOf(ball, { meshes: [{ primitives: [{ attributes: { POSITION: 0 }, indices: 1, targets }] }] });
}

function sparse(ball: Ball, count: number): Uint8Array {
  const { bufferView: _, ...rest } = positions;
  const one = { count: 1, indices: { bufferView: 1, componentType: 5125 }, values: { bufferView: 0 } };
  return glbOf(ball, { accessors: [{ ...rest, count, sparse: one }, indices] });
}

function textured(ball: Ball, picture: Uint8Array, materials: number): Uint8Array {
  const map = { index: 0 };
  const definition = {
    pbrMetallicRoughness: { baseColorTexture: map, metallicRoughnessTexture: map },
    normalTexture: map,
  };
  const primitives = Array.from({ length: materials }, (_, material) => ({
    attributes: { POSITION: 0 },
    indices: 1,
    material,
  }));
  const padded = Buffer.concat([picture, Buffer.alloc((4 - (picture.length % 4)) % 4)]);
  const change = {
    images: [{ bufferView: 2, mimeType: 'image/png' }],
    textures: [{ source: 0 }],
    materials: Array(materials).fill(definition),
    meshes: [{ primitives }],
  };
  return glbOf(ball, change, [padded]);
}

function notNumbers(ball: Ball): Uint8Array {
  const wrong = { ...ball, positions: ball.positions.map((value, i) => (i % 5 === 0 ? Number.NaN : value)) };
  return glbOf(wrong, { accessors: [{ ...positions, min: [null, -1, -1], max: [null, 1, 1] }, indices] });
}

function skinned(
  ball: Ball,
  { joints, instances }: { readonly joints: number; readonly instances: number },
): Uint8Array {
  const bones = Array.from({ length: joints }, (_, i) =>
    i + 2 <= joints && i % 500 !== 499 ? { children: [i + 2] } : {},
  );
  const roots = bones.map((_, i) => i + 1).filter((i) => (i - 1) % 500 === 0);
  const influence = new Uint16Array(corners * 4).map((_, i) => i % joints);
  const weights = new Float32Array(corners * 4).fill(0.25);
  const binds = new Float32Array(joints * 16).fill(0.1);
  const places = new Float32Array(Math.max(1, instances) * 3);
  const attributes = { POSITION: 0, JOINTS_0: 2, WEIGHTS_0: 3 };
  const copies = { EXT_mesh_gpu_instancing: { attributes: { TRANSLATION: 5 } } };
  return glbOf(
    ball,
    {
      extensionsUsed: instances > 0 ? ['EXT_mesh_gpu_instancing'] : [],
      nodes: [{ mesh: 0, skin: 0, ...(instances > 0 && { extensions: copies }) }, ...bones],
      scenes: [{ nodes: [0, ...roots] }],
      skins: [{ joints: bones.map((_, i) => i + 1), inverseBindMatrices: 4 }],
      meshes: [{ primitives: [{ attributes, indices: 1 }] }],
      accessors: [
        positions,
        indices,
        { bufferView: 2, componentType: 5123, count: corners, type: 'VEC4' },
        { bufferView: 3, componentType: 5126, count: corners, type: 'VEC4' },
        { bufferView: 4, componentType: 5126, count: joints, type: 'MAT4' },
        { bufferView: 5, componentType: 5126, count: Math.max(1, instances), type: 'VEC3' },
      ],
    },
    [influence, weights, binds, places].map((part) => Buffer.from(part.buffer)),
  );
}

function compressed(ball: Ball, name: string): Uint8Array {
  if (name === 'KHR_draco_mesh_compression') {
    const extensions = { [name]: { bufferView: 0, attributes: { POSITION: 0 } } };
    const primitive = { attributes: { POSITION: 0 }, indices: 1, extensions };
    return glbOf(ball, {
      extensionsUsed: [name],
      extensionsRequired: [name],
      meshes: [{ primitives: [primitive] }],
    });
  }
  const claimed = 2_000_000_000;
  const extension = {
    buffer: 0,
    byteOffset: 0,
    byteLength: 64,
    byteStride: 12,
    count: claimed,
    mode: 'ATTRIBUTES',
  };
  const view = { buffer: 1, byteOffset: 0, byteLength: claimed * 12, extensions: { [name]: extension } };
  const bytes = ball.positions.byteLength + ball.indices.byteLength;
  return glbOf(ball, {
    extensionsUsed: [name],
    extensionsRequired: [name],
    accessors: [{ ...positions, count: claimed }, indices],
    bufferViews: [
      view,
      { buffer: 0, byteOffset: ball.positions.byteLength, byteLength: ball.indices.byteLength },
    ],
    buffers: [{ byteLength: bytes }, { byteLength: claimed * 12 }],
  });
}

function channels(ball: Ball, count: number): Uint8Array {
  const channel = { sampler: 0, target: { node: 0, path: 'translation' } };
  return glbOf(
    ball,
    {
      accessors: [
        positions,
        indices,
        { bufferView: 2, componentType: 5126, count: 2, type: 'SCALAR', min: [0], max: [1] },
      ],
      animations: [{ samplers: [{ input: 2, output: 0 }], channels: Array(count).fill(channel) }],
    },
    [Buffer.from(Float32Array.of(0, 1).buffer)],
  );
}

function longNames(ball: Ball, count: number): Uint8Array {
  const nodes = Array.from({ length: count }, (_, i) => ({ mesh: 0, name: `${i}`.repeat(500_000) }));
  return glbOf(ball, { nodes, scenes: [{ nodes: nodes.map((_, i) => i) }] });
}

function stl(count: number): Uint8Array {
  const bytes = Buffer.alloc(84 + count * 50);
  bytes.writeUInt32LE(count, 80);
  return bytes;
}

/** Binary FBX whose one array inflates to half a gigabyte. */
function fbxBomb(): Uint8Array {
  const data = deflateSync(Buffer.alloc(400_000_000));
  const value = Buffer.concat([text('d'), uint32(50_000_000), uint32(1), uint32(data.length), data]);
  const head = text('Kaydara FBX Binary  \0\x1a\0');
  const start = head.length + 4;
  const name = 'Vertices';
  const end = start + 13 + name.length + value.length;
  const node = Buffer.concat([
    uint32(end),
    uint32(1),
    uint32(value.length),
    Buffer.from([name.length]),
    text(name),
    value,
  ]);
  return Buffer.concat([head, uint32(7_400), node, Buffer.alloc(13)]);
}

function packed(name: string, content: string): Uint8Array {
  const data = deflateRawSync(Buffer.from(content));
  const entry = Buffer.concat([
    uint16(20),
    uint16(0),
    uint16(8),
    uint16(0),
    uint16(0),
    uint32(0),
    uint32(data.length),
    uint32(content.length),
    uint16(name.length),
    uint16(0),
  ]);
  const local = Buffer.concat([text('PK\x03\x04'), entry, text(name), data]);
  const central = Buffer.concat([text('PK\x01\x02'), uint16(20), entry, Buffer.alloc(14), text(name)]);
  const end = Buffer.concat([
    text('PK\x05\x06'),
    uint16(0),
    uint16(0),
    uint16(1),
    uint16(1),
    uint32(central.length),
    uint32(local.length),
    uint16(0),
  ]);
  return Buffer.concat([local, central, end]);
}

function png(width: number, height: number, data: Uint8Array): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 6], 8);
  const chunk = (kind: string, body: Uint8Array) => {
    const frame = Buffer.concat([Buffer.alloc(4), text(kind), body, Buffer.alloc(4)]);
    frame.writeUInt32BE(body.length, 0);
    return frame;
  };
  const start = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([start, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

function zeros(size: number): Buffer {
  return deflateSync(Buffer.alloc(size), { level: 1 });
}

function glb(json: Uint8Array, bin: Uint8Array = Buffer.alloc(0)): Uint8Array {
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

function opened(bytes: Uint8Array): { readonly json: string; readonly bin: Uint8Array } {
  const end = 20 + Buffer.from(bytes).readUInt32LE(12);
  return { json: Buffer.from(bytes.subarray(20, end)).toString().trimEnd(), bin: bytes.subarray(end + 8) };
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function text(value: string): Buffer {
  return Buffer.from(value, 'latin1');
}
