import { between, inverse, length, minus, plus, rotate } from '@meshwright/gltf/math';
import { type Placed, placedNodes, type Vector } from '@meshwright/runtime/white-box';
import { glbOf } from '../models/glb-of.ts';
import type { Walker } from './walker.ts';

/** Writes a figure as a file: a box along each bone, red on its left and blue on its right. */
export function walkerGlb({ nodes, clip }: Walker, options: { readonly still?: boolean } = {}): Buffer {
  const placed = placedNodes(nodes);
  const joints = nodes.flatMap(({ joint }, index) => (joint ? [index] : []));
  const parts = joints.map((node) => ({
    ...boxAlong(
      placed,
      nodes.map(({ parent }) => parent),
      node,
    ),
    node,
  }));
  const views: (Float32Array | Uint16Array | Uint8Array)[] = [];
  const accessors: object[] = [];
  const accessor = (type: string, view: (typeof views)[number], count: number, more: object = {}): number => {
    const componentType = view instanceof Float32Array ? 5126 : view instanceof Uint16Array ? 5123 : 5121;
    views.push(view);
    return accessors.push({ bufferView: views.length - 1, componentType, count, type, ...more }) - 1;
  };
  const points = parts.flatMap(({ corners }) => corners);
  const perCorner = (values: (part: number) => readonly number[]) =>
    parts.flatMap((_, part) => Array.from({ length: 24 }, () => values(part)).flat());
  const attributes = {
    POSITION: accessor('VEC3', Float32Array.from(points.flat()), points.length, {
      min: [0, 1, 2].map((axis) => Math.min(...points.map((point) => point[axis]!))),
      max: [0, 1, 2].map((axis) => Math.max(...points.map((point) => point[axis]!))),
    }),
    NORMAL: accessor(
      'VEC3',
      Float32Array.from(parts.flatMap(({ normals }) => normals.flat())),
      points.length,
    ),
    COLOR_0: accessor(
      'VEC3',
      Float32Array.from(perCorner((part) => colourOf(nodes[parts[part]!.node]!.name))),
      points.length,
    ),
    JOINTS_0: accessor('VEC4', Uint8Array.from(perCorner((part) => [part, 0, 0, 0])), points.length),
    WEIGHTS_0: accessor('VEC4', Float32Array.from(perCorner(() => [1, 0, 0, 0])), points.length),
  };
  const faces = parts.flatMap((_, part) =>
    [0, 1, 2, 3, 4, 5].flatMap((side) => [0, 1, 2, 0, 2, 3].map((corner) => part * 24 + side * 4 + corner)),
  );
  const indices = accessor('SCALAR', Uint16Array.from(faces), faces.length);
  const binds = joints.flatMap((node) => inverseOf(placed[node]!));
  const skin = { joints, inverseBindMatrices: accessor('MAT4', Float32Array.from(binds), joints.length) };
  const [first] = clip.tracks;
  const input = accessor('SCALAR', first!.seconds, first!.seconds.length, {
    min: [0],
    max: [first!.seconds.at(-1)],
  });
  const samplers = clip.tracks.map(({ path, values, seconds }) => ({
    input,
    output: accessor(path === 'rotation' ? 'VEC4' : 'VEC3', values, seconds.length),
  }));
  const channels = clip.tracks.map(({ node, path }, sampler) => ({ sampler, target: { node, path } }));
  return glbOf(
    {
      accessors,
      scenes: [{ nodes: [0, nodes.length] }],
      nodes: [
        ...nodes.map(({ name, translation, rotation, scale }, index) => {
          const children = nodes.flatMap(({ parent }, child) => (parent === index ? [child] : []));
          return { name, translation, rotation, scale, ...(children.length > 0 && { children }) };
        }),
        { name: 'char1', mesh: 0, skin: 0 },
      ],
      skins: [skin],
      materials: [{ pbrMetallicRoughness: { metallicFactor: 0, roughnessFactor: 0.8 } }],
      meshes: [{ primitives: [{ attributes, indices, material: 0 }] }],
      ...(!options.still && { animations: [{ name: clip.name, samplers, channels }] }),
    },
    views,
  );
}

/** Returns a box from a joint to the middle of its children, or a little way up. */
function boxAlong(placed: readonly Placed[], parents: readonly (number | undefined)[], node: number) {
  const from = placed[node]!.at;
  const below = placed.filter((_, child) => parents[child] === node).map(({ at }) => at);
  const sum = below.reduce<Vector>((a, b) => [a[0] + b[0], a[1] + b[1], a[2] + b[2]], [0, 0, 0]);
  const to: Vector =
    below.length > 0
      ? [sum[0] / below.length, sum[1] / below.length, sum[2] / below.length]
      : [from[0], from[1] + 0.06, from[2] + 0.05];
  const along = minus(to, from);
  const way = between([0, 1, 0], along);
  const [low, high] = [
    [-0.04, -0.03, -0.04],
    [0.04, length(along) + 0.03, 0.04],
  ];
  const corners: Vector[] = [];
  const normals: Vector[] = [];
  for (const axis of [0, 1, 2]) {
    for (const end of [0, 1]) {
      const [u, v] = [(axis + 1) % 3, (axis + 2) % 3];
      const loop = [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ];
      for (const [a, b] of end ? loop : loop.toReversed()) {
        const corner = [0, 0, 0];
        corner[axis] = [low, high][end]![axis]!;
        corner[u] = [low, high][a!]![u]!;
        corner[v] = [low, high][b!]![v]!;
        corners.push(plus(from, rotate(way, corner as unknown as Vector)));
        const normal = [0, 1, 2].map((each) => (each === axis ? end * 2 - 1 : 0));
        normals.push(rotate(way, normal as unknown as Vector));
      }
    }
  }
  return { corners, normals };
}

function colourOf(name: string): readonly number[] {
  if (/left|_l$/i.test(name)) return [0.8, 0.1, 0.1];
  return /right|_r$/i.test(name) ? [0.1, 0.2, 0.8] : [0.6, 0.6, 0.6];
}

/** Returns the inverse of a transform with uniform scale, in column-major order. */
function inverseOf({ at, rotation, scale }: Placed): number[] {
  const back = inverse(rotation);
  const columns = (
    [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ] as const
  ).map((axis) => rotate(back, axis));
  const moved = rotate(back, minus([0, 0, 0], at));
  const shrunk = (vector: Vector) => vector.map((value) => value / scale[0]);
  return [...columns.flatMap((column) => [...shrunk(column), 0]), ...shrunk(moved), 1];
}
