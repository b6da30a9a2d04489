/** A small robot that is neither upright in metres nor on the ground, so an import without conversion shows. */
export interface SuiteModel {
  readonly glb: Uint8Array<ArrayBuffer>;
  readonly meshes: number;
  readonly clips: readonly string[];
}

/** @param neck what the head stands higher, in metres */
export function suiteModel(neck = 0): SuiteModel {
  const views: Float32Array<ArrayBuffer>[] = [];
  const accessors: object[] = [];
  const accessor = (values: readonly number[], type: 'VEC3' | 'VEC4' | 'SCALAR') => {
    const width = { VEC3: 3, VEC4: 4, SCALAR: 1 }[type];
    const columns = Array.from({ length: width }, (_, at) => values.filter((_, i) => i % width === at));
    accessors.push({
      bufferView: views.push(new Float32Array(values)) - 1,
      componentType: 5126,
      count: values.length / width,
      type,
      min: columns.map((column) => Math.fround(Math.min(...column))),
      max: columns.map((column) => Math.fround(Math.max(...column))),
    });
    return accessors.length - 1;
  };
  const meshes = parts.map(({ name, size, material }) => {
    const { positions, normals } = box(size);
    const attributes = { POSITION: accessor(positions, 'VEC3'), NORMAL: accessor(normals, 'VEC3') };
    return { name, primitives: [{ attributes, material }] };
  });
  const times = accessor([0, 0.5, 1], 'SCALAR');
  const animations = clips.map(({ name, nodes, axis }) => {
    const turn = [0, 0, 0];
    turn[axis] = Math.sin(0.2);
    const turned = [...turn, Math.cos(0.2)];
    const output = accessor([0, 0, 0, 1, ...turned, 0, 0, 0, 1], 'VEC4');
    return {
      name,
      samplers: [{ input: times, output }],
      channels: nodes.map((node) => ({ sampler: 0, target: { node, path: 'rotation' } })),
    };
  });
  const json = {
    asset: { version: '2.0' },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: parts.map(({ name, at }, mesh) => ({
      name,
      mesh,
      translation: [at[0], at[1] + (/head|eyes/.test(name) ? neck : 0), at[2]],
      ...(mesh === 0 && { children: parts.slice(1).map((_, child) => child + 1) }),
    })),
    meshes,
    materials: [
      [0.85, 0.35, 0.2, 1],
      [0.16, 0.18, 0.22, 1],
    ].map((baseColorFactor) => ({
      pbrMetallicRoughness: { baseColorFactor, metallicFactor: 0, roughnessFactor: 0.7 },
    })),
    animations,
  };
  return {
    glb: glbOf({ ...json, accessors }, views),
    meshes: parts.length,
    clips: clips.map(({ name }) => name),
  };
}

interface BoxPart {
  readonly name: string;
  /** Translation; relative to the first part, which is the root node. */
  readonly at: readonly [number, number, number];
  readonly size: readonly [number, number, number];
  readonly material: number;
}

const parts: readonly BoxPart[] = [
  { name: 'body', at: [3, 5, -2], size: [1.2, 1.6, 0.8], material: 0 },
  { name: 'head', at: [0, 1.3, 0], size: [0.9, 0.8, 0.8], material: 0 },
  { name: 'eyes', at: [0, 1.35, 0.41], size: [0.6, 0.2, 0.06], material: 1 },
  { name: 'left-arm', at: [0.8, 0.1, 0], size: [0.3, 1.1, 0.4], material: 1 },
  { name: 'right-arm', at: [-0.8, 0.1, 0], size: [0.3, 1.1, 0.4], material: 1 },
  { name: 'left-leg', at: [0.35, -1.1, 0], size: [0.4, 0.7, 0.5], material: 1 },
  { name: 'right-leg', at: [-0.35, -1.1, 0], size: [0.4, 0.7, 0.5], material: 1 },
];

/** Neither clip moves the highest or lowest point. */
const clips = [
  { name: 'Idle', nodes: [1, 2], axis: 1 },
  { name: 'Walk', nodes: [3, 4], axis: 0 },
];

/** Builds a box around its origin, with a normal per side. */
function box(size: readonly [number, number, number]): { positions: number[]; normals: number[] } {
  const positions: number[] = [];
  const normals: number[] = [];
  for (const axis of [0, 1, 2]) {
    for (const side of [-1, 1]) {
      const [u, v] = [(axis + 1) % 3, (axis + 2) % 3] as const;
      const corners = [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, -1],
        [1, 1],
        [-1, 1],
      ];
      // Counter-clockwise seen from outside.
      for (const [a, b] of side > 0 ? corners : corners.toReversed()) {
        const corner = [0, 0, 0];
        corner[axis] = (side * size[axis]!) / 2;
        corner[u] = (a! * size[u]!) / 2;
        corner[v] = (b! * size[v]!) / 2;
        const normal = [0, 0, 0];
        normal[axis] = side;
        positions.push(...corner);
        normals.push(...normal);
      }
    }
  }
  return { positions, normals };
}

function glbOf(json: object, views: readonly Float32Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
  let byteOffset = 0;
  const bufferViews = views.map(({ byteLength }) => {
    const view = { buffer: 0, byteOffset, byteLength };
    byteOffset += byteLength;
    return view;
  });
  const text = JSON.stringify({ ...json, bufferViews, buffers: [{ byteLength: byteOffset }] });
  const content = new TextEncoder().encode(text.padEnd(Math.ceil(text.length / 4) * 4));
  const words = (...numbers: number[]) => new Uint8Array(new Uint32Array(numbers).buffer);
  const pieces = [
    words(0x46546c67, 2, 12 + 8 + content.length + 8 + byteOffset),
    words(content.length, 0x4e4f534a),
    content,
    words(byteOffset, 0x004e4942),
    ...views.map((view) => new Uint8Array(view.buffer)),
  ];
  const glb = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    glb.set(piece, at);
    at += piece.length;
  }
  return glb;
}
