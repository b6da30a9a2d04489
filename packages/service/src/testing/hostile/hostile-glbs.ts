import { type Ball, corners, glb, glbOf, indices, opened, positions } from './ball-glb.ts';
import { text } from './bytes.ts';

export function instanced(ball: Ball, count: number): Uint8Array {
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

export function sharedNodes(ball: Ball, count: number): Uint8Array {
  const nodes = Array.from({ length: count }, (_, i) => ({ mesh: 0, translation: [i % 97, i % 89, i % 83] }));
  return glbOf(ball, { nodes, scenes: [{ nodes: nodes.map((_, i) => i) }] });
}

export function primitivesOnNodes(ball: Ball, count: number): Uint8Array {
  const primitives = Array(count).fill({ attributes: { POSITION: 0 }, indices: 1 });
  const nodes = Array.from({ length: count }, () => ({ mesh: 0 }));
  return glbOf(ball, { meshes: [{ primitives }], nodes, scenes: [{ nodes: nodes.map((_, i) => i) }] });
}

export function wideJson(ball: Ball, keys: number): Uint8Array {
  const extras = Array.from({ length: keys }, (_, i) => `"k${i}":${i % 10}`).join(',');
  const { json, bin } = opened(glbOf(ball, {}));
  return glb(text(`${json.slice(0, -1)},"extras":{${extras}}}`), bin);
}

export function chain(ball: Ball, length: number): Uint8Array {
  const nodes = Array.from({ length }, (_, i) => (i + 1 < length ? { children: [i + 1] } : { mesh: 0 }));
  return glbOf(ball, { nodes });
}

export function morphs(ball: Ball, count: number): Uint8Array {
  const targets = Array(count).fill({ POSITION: 0 });
  return glbOf(ball, { meshes: [{ primitives: [{ attributes: { POSITION: 0 }, indices: 1, targets }] }] });
}

export function sparse(ball: Ball, count: number): Uint8Array {
  const { bufferView: _, ...rest } = positions;
  const one = { count: 1, indices: { bufferView: 1, componentType: 5125 }, values: { bufferView: 0 } };
  return glbOf(ball, { accessors: [{ ...rest, count, sparse: one }, indices] });
}

export function textured(ball: Ball, picture: Uint8Array, materials: number): Uint8Array {
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

export function notNumbers(ball: Ball): Uint8Array {
  const wrong = { ...ball, positions: ball.positions.map((value, i) => (i % 5 === 0 ? Number.NaN : value)) };
  return glbOf(wrong, { accessors: [{ ...positions, min: [null, -1, -1], max: [null, 1, 1] }, indices] });
}

export function skinned(
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

export function compressed(ball: Ball, name: string): Uint8Array {
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

export function channels(ball: Ball, count: number): Uint8Array {
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

export function longNames(ball: Ball, count: number): Uint8Array {
  const nodes = Array.from({ length: count }, (_, i) => ({ mesh: 0, name: `${i}`.repeat(500_000) }));
  return glbOf(ball, { nodes, scenes: [{ nodes: nodes.map((_, i) => i) }] });
}
