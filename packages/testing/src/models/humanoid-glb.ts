import { compose, type Matrix, multiply } from '@meshwright/gltf/math';
import { type BodyOptions, bodyGlb } from './body-glb.ts';
import { glbOf } from './glb-of.ts';

export interface HumanoidGlbOptions extends BodyOptions {
  /** Gives every joint axes of its own, as many rigs have; the pose stays. */
  turnedJoints?: boolean;
}

interface JointNode {
  name: string;
  translation: number[];
  rotation?: number[];
  children?: number[];
  scale?: number[];
}

/** The body of `bodyGlb` with a skinned box on every bone, so that it can be drawn and posed. */
export function humanoidGlb(options: HumanoidGlbOptions): Buffer {
  const bare = bodyGlb(options);
  const json = JSON.parse(bare.subarray(20, 20 + bare.readUInt32LE(12)).toString()) as {
    nodes: JointNode[];
    skins: { joints: number[] }[];
    scenes: { nodes: number[] }[];
  };
  const { nodes } = json;
  for (const node of nodes) if (node.children?.length === 0) delete node.children;
  if (options.turnedJoints) turnJoints(nodes, json.skins[0]!.joints);
  const parents = new Map(nodes.flatMap(({ children = [] }, at) => children.map((child) => [child, at])));
  const world = (node: number): Matrix => {
    const { translation = [0, 0, 0], rotation = [0, 0, 0, 1], scale = [1, 1, 1] } = nodes[node]!;
    const own = compose(translation, rotation, scale);
    return parents.has(node) ? multiply(world(parents.get(node)!), own) : own;
  };
  const joints = json.skins[0]!.joints;
  const [positions, indices, owners, binds]: number[][] = [[], [], [], []];
  for (const joint of joints) {
    const at = world(joint);
    binds!.push(...inverse(at));
    const start = [at[12]!, at[13]!, at[14]!];
    const child = nodes[joint]!.children?.[0];
    const end = child === undefined ? start : [...world(child).slice(12, 15)];
    for (const corner of [0, 1, 2, 3, 4, 5, 6, 7]) {
      for (const axis of [0, 1, 2]) {
        const high = (corner >> axis) & 1;
        const bound = (high ? Math.max : Math.min)(start[axis]!, end[axis]!);
        positions!.push(bound + (high ? 0.02 : -0.02));
      }
      owners!.push(joint, 0, 0, 0);
    }
    const first = positions!.length / 3 - 8;
    indices!.push(...BOX.map((corner) => first + corner));
  }
  const count = positions!.length / 3;
  const extent = (pick: (...values: number[]) => number) =>
    [0, 1, 2].map((axis) => Math.fround(pick(...positions!.filter((_, index) => index % 3 === axis))));
  const mesh = nodes.length;
  return glbOf(
    {
      ...json,
      scenes: [{ nodes: [...json.scenes[0]!.nodes, mesh] }],
      nodes: [...nodes, { name: 'body', mesh: 0, skin: 0 }],
      skins: [{ joints, inverseBindMatrices: 4 }],
      meshes: [{ primitives: [{ attributes: { POSITION: 0, JOINTS_0: 2, WEIGHTS_0: 3 }, indices: 1 }] }],
      accessors: [
        {
          bufferView: 0,
          componentType: 5126,
          count,
          type: 'VEC3',
          min: extent(Math.min),
          max: extent(Math.max),
        },
        { bufferView: 1, componentType: 5125, count: indices!.length, type: 'SCALAR' },
        { bufferView: 2, componentType: 5123, count, type: 'VEC4' },
        { bufferView: 3, componentType: 5126, count, type: 'VEC4' },
        { bufferView: 4, componentType: 5126, count: joints.length, type: 'MAT4' },
      ],
    },
    [
      Float32Array.from(positions!),
      Uint32Array.from(indices!),
      Uint16Array.from(owners!),
      Float32Array.from({ length: count * 4 }, (_, index) => (index % 4 === 0 ? 1 : 0)),
      Float32Array.from(binds!),
    ],
  );
}

/** Rotates the frame of every joint by its own amount, and moves its children back. */
function turnJoints(nodes: JointNode[], joints: number[]): void {
  const parents = new Map(nodes.flatMap(({ children = [] }, at) => children.map((child) => [child, at])));
  const frames = new Map(joints.map((joint) => [joint, frameOf(joint)]));
  for (const joint of joints) {
    const above = frames.get(parents.get(joint)!) ?? [0, 0, 0, 1];
    const back = [-above[0]!, -above[1]!, -above[2]!, above[3]!];
    const node = nodes[joint]!;
    const moved = multiply(
      compose([0, 0, 0], back, [1, 1, 1]),
      compose(node.translation, [0, 0, 0, 1], [1, 1, 1]),
    );
    node.translation = [moved[12]!, moved[13]!, moved[14]!];
    node.rotation = product(back, frames.get(joint)!);
  }
}

function frameOf(joint: number): number[] {
  const raw = [1, 2, 3, 4].map((axis) => Math.sin(joint * 7.3 + axis * 2.1));
  const size = Math.hypot(...raw);
  return raw.map((value) => value / size);
}

function product(a: number[], b: number[]): number[] {
  const [ax, ay, az, aw] = a as [number, number, number, number];
  const [bx, by, bz, bw] = b as [number, number, number, number];
  return [
    aw * bx + ax * bw + ay * bz - az * by,
    aw * by - ax * bz + ay * bw + az * bx,
    aw * bz + ax * by - ay * bx + az * bw,
    aw * bw - ax * bx - ay * by - az * bz,
  ];
}

/** Inverse of a rotation with uniform scale and translation, with an exact last row. */
function inverse(m: Matrix): number[] {
  const scale = Math.hypot(m[0]!, m[1]!, m[2]!) ** 2;
  const entry = (row: number, column: number) => m[row * 4 + column]! / scale;
  const columns = [0, 1, 2].map((column) => [0, 1, 2].map((row) => entry(row, column)));
  const back = [0, 1, 2].map(
    (row) => -[0, 1, 2].reduce((sum, axis) => sum + entry(row, axis) * m[12 + axis]!, 0),
  );
  return [...columns.flatMap((column) => [...column, 0]), ...back, 1];
}

const BOX = [
  0, 2, 3, 0, 3, 1, 4, 5, 7, 4, 7, 6, 0, 1, 5, 0, 5, 4, 2, 6, 7, 2, 7, 3, 0, 4, 6, 0, 6, 2, 1, 3, 7, 1, 7, 5,
];
