// Writes the large models of the bench: sizes and structure of generated assets, with noise as images.
import { closeSync, existsSync, mkdirSync, openSync, renameSync, statSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

const MB = 1e6;

/** 300,000 triangles on 24 joints under a 0.01 armature, ten clips, two images: 100 MB by default. */
export function character(
  path,
  { vertices = 160_000, triangles = 300_000, bones = 24, clips = 10, keys = 330, bytes = 100 * MB } = {},
) {
  const file = new Glb();
  const joints = Array.from({ length: bones }, (_, index) => [0, 4 + index * 7, 0]);
  const position = file.floats('VEC3', vertices, (i, axis) => surface(i, axis, [0.4, 1.7, 0.3]), true);
  const attributes = {
    POSITION: position,
    NORMAL: file.floats('VEC3', vertices, (_, axis) => (axis === 1 ? 1 : 0)),
    TEXCOORD_0: file.floats('VEC2', vertices, (i, axis) => ((i >> axis) & 1023) / 1023),
    JOINTS_0: file.bytes('VEC4', vertices, (i, k) => (k < 2 ? (i + k) % bones : 0)),
    WEIGHTS_0: file.floats('VEC4', vertices, (_, k) => (k < 2 ? 0.5 : 0)),
  };
  const indices = file.indices(triangles * 3, vertices);
  const binds = file.floats('MAT4', bones, (joint, entry) => bindEntry(joints[joint], entry));
  const animations = Array.from({ length: clips }, (_, clip) => {
    const input = file.floats('SCALAR', keys, (key) => key / 30, true);
    const tracks = joints.flatMap((offset, joint) => [
      [joint, 'rotation', file.floats('VEC4', keys, (_, k) => (k === 3 ? 1 : 0))],
      [joint, 'translation', file.floats('VEC3', keys, (_, axis) => offset[axis])],
      [joint, 'scale', file.floats('VEC3', keys, () => 1)],
    ]);
    return {
      name: `Armature|clip_${clip}|baselayer`,
      samplers: tracks.map(([, , output]) => ({ input, output })),
      channels: tracks.map(([joint, path], sampler) => ({ sampler, target: { node: joint + 2, path } })),
    };
  });
  const half = Math.floor((bytes - file.length) / 2);
  const images = [file.noise(half), file.noise(half)].map((bufferView) => ({
    bufferView,
    mimeType: 'image/png',
  }));
  const nodes = joints.map((_, index) => ({
    name: `bone${index}`,
    translation: index === 0 ? joints[0] : [0, 7, 0],
    ...(index < bones - 1 && { children: [index + 3] }),
  }));
  file.write(path, {
    nodes: [
      { name: 'Armature', scale: [0.01, 0.01, 0.01], children: [1, 2] },
      { name: 'char1', mesh: 0, skin: 0 },
      ...nodes,
    ],
    meshes: [{ name: 'char1', primitives: [{ attributes, indices, material: 0 }] }],
    skins: [{ joints: joints.map((_, index) => index + 2), inverseBindMatrices: binds }],
    materials: [
      {
        name: 'Material_1',
        pbrMetallicRoughness: { baseColorTexture: { index: 0 } },
        normalTexture: { index: 1 },
      },
    ],
    textures: [{ source: 0 }, { source: 1 }],
    images,
    animations,
  });
}

/** 15,000 triangles on the same rig, one clip of a second, two images: 20 MB. */
export function walker(path) {
  character(path, { vertices: 8_000, triangles: 15_000, clips: 1, keys: 31, bytes: 20 * MB });
}

/** 76 clips on 38 joints, 8,747 accessors and 2 MB of JSON in a file of 8 MB: many clips rather than large meshes. */
export function dancer(path) {
  character(path, { vertices: 6_000, triangles: 12_000, bones: 38, clips: 76, keys: 16, bytes: 8 * MB });
}

/** Six million triangles and two images: 364 MB. */
export function statue(path) {
  const vertices = 3_000_000;
  const file = new Glb();
  const attributes = {
    POSITION: file.floats('VEC3', vertices, (i, axis) => surface(i, axis, [1, 2, 1]), true),
    NORMAL: file.floats('VEC3', vertices, (_, axis) => (axis === 1 ? 1 : 0)),
    TEXCOORD_0: file.floats('VEC2', vertices, (i, axis) => ((i >> axis) & 1023) / 1023),
  };
  const indices = file.indices(18_000_000, vertices);
  const half = Math.floor((364.4 * MB - file.length) / 2);
  const images = [file.noise(half), file.noise(half)].map((bufferView) => ({
    bufferView,
    mimeType: 'image/png',
  }));
  file.write(path, {
    nodes: [{ name: 'statue', mesh: 0 }],
    meshes: [{ name: 'statue', primitives: [{ attributes, indices, material: 0 }] }],
    materials: [
      {
        name: 'Material_1',
        pbrMetallicRoughness: { baseColorTexture: { index: 0 } },
        normalTexture: { index: 1 },
      },
    ],
    textures: [{ source: 0 }, { source: 1 }],
    images,
  });
}

/** Makes the file unless it exists. */
export function once(path, make) {
  if (!existsSync(path)) make(path);
  return { path, bytes: statSync(path).size };
}

/** A bumpy surface; only its size matters. */
function surface(i, axis, size) {
  return axis === 1 ? ((i % 1000) / 999) * size[1] : (Math.sin(i * 0.001 + axis) * size[axis]) / 2;
}

function bindEntry([x, y, z], entry) {
  if (entry === 15) return 1;
  return [12, 13, 14].includes(entry) ? -[x, y, z][entry - 12] : entry % 5 === 0 ? 100 : 0;
}

class Glb {
  length = 0;
  #writers = [];
  #json = {
    asset: { version: '2.0', generator: 'bench' },
    scene: 0,
    scenes: [{ nodes: [0] }],
    accessors: [],
    bufferViews: [],
  };

  floats(type, count, value, bounded = false) {
    const size = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4, MAT4: 16 }[type];
    const index = this.#accessor({ componentType: 5126, type, count }, count * size * 4, (part, from) => {
      const floats = new Float32Array(part.buffer, part.byteOffset, part.length / 4);
      for (let i = 0; i < floats.length; i++)
        floats[i] = value(Math.floor((from / 4 + i) / size), (from / 4 + i) % size);
    });
    if (bounded) Object.assign(this.#json.accessors[index], range(size, count, value));
    return index;
  }

  bytes(type, count, value) {
    return this.#accessor({ componentType: 5121, type, count }, count * 4, (part, from) => {
      for (let i = 0; i < part.length; i++) part[i] = value(Math.floor((from + i) / 4), (from + i) % 4);
    });
  }

  /** Uses every vertex at least once. */
  indices(count, vertices) {
    return this.#accessor({ componentType: 5125, type: 'SCALAR', count }, count * 4, (part, from) => {
      const words = new Uint32Array(part.buffer, part.byteOffset, part.length / 4);
      for (let i = 0; i < words.length; i++) words[i] = (from / 4 + i) % vertices;
    });
  }

  /** An image header, then noise. */
  noise(bytes) {
    return this.#view(bytes, (part, from) => {
      let seed = from + 1;
      const words = new Uint32Array(part.buffer, part.byteOffset, Math.floor(part.length / 4));
      for (let i = 0; i < words.length; i++) {
        seed ^= seed << 13;
        seed ^= seed >>> 17;
        seed ^= seed << 5;
        words[i] = seed;
      }
      if (from === 0) part.set(PNG_HEAD);
    });
  }

  write(path, content) {
    const json = Buffer.from(
      JSON.stringify({ ...this.#json, ...content, buffers: [{ byteLength: this.length }] }),
    );
    const padded = Buffer.concat([json, Buffer.alloc((4 - (json.length % 4)) % 4, ' ')]);
    const head = Buffer.alloc(20);
    head.write('glTF');
    head.writeUInt32LE(2, 4);
    head.writeUInt32LE(28 + padded.length + this.length, 8);
    head.writeUInt32LE(padded.length, 12);
    head.write('JSON', 16);
    const binHead = Buffer.alloc(8);
    binHead.writeUInt32LE(this.length);
    binHead.write('BIN\0', 4);
    mkdirSync(dirname(path), { recursive: true });
    const file = openSync(`${path}.part`, 'w');
    for (const part of [head, padded, binHead]) writeSync(file, part);
    for (const { bytes, fill } of this.#writers) {
      for (let from = 0; from < bytes; from += PIECE) {
        const part = Buffer.alloc(Math.min(PIECE, bytes - from));
        fill(part, from);
        writeSync(file, part);
      }
    }
    closeSync(file);
    renameSync(`${path}.part`, path);
  }

  #accessor(accessor, bytes, fill) {
    this.#json.accessors.push({ bufferView: this.#view(bytes, fill), ...accessor });
    return this.#json.accessors.length - 1;
  }

  #view(bytes, fill) {
    const padded = Math.ceil(bytes / 4) * 4;
    this.#json.bufferViews.push({ buffer: 0, byteOffset: this.length, byteLength: bytes });
    this.#writers.push({ bytes: padded, fill });
    this.length += padded;
    return this.#json.bufferViews.length - 1;
  }
}

function range(size, count, value) {
  const min = new Array(size).fill(Infinity);
  const max = new Array(size).fill(-Infinity);
  for (let i = 0; i < count; i++) {
    for (let axis = 0; axis < size; axis++) {
      const float = Math.fround(value(i, axis));
      if (float < min[axis]) min[axis] = float;
      if (float > max[axis]) max[axis] = float;
    }
  }
  return { min, max };
}

/** Signature and header chunk of a 4096 x 4096 PNG. */
const PNG_HEAD = Buffer.from('89504e470d0a1a0a0000000d4948445200001000000010000802000000', 'hex');

const PIECE = 4_194_304;
