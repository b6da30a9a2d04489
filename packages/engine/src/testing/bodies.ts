import type { Document } from '@gltf-transform/core';
import { documentOf, type LoosePart, sceneParts } from '@meshwright/formats/mesh';
import { generate } from '../text-to-3d/generate.ts';
import type { Pose } from '../text-to-3d/kit.ts';

type Point = [number, number, number];

/** A generated body and its changes before rigging, in metres of a body 1 m tall. */
export interface TestBody {
  readonly name: string;
  readonly kind: 'biped' | 'quadruped';
  readonly prompt: string;
  readonly pose: Pose;
  readonly seed?: number;
  /** Moves each point of the body, which is 1 m tall on y = 0. */
  readonly warp?: (point: Point) => Point;
  readonly keep?: (middle: Point) => boolean;
  readonly extra?: () => { positions: number[]; indices: number[] };
}

const smooth = (t: number): number => {
  const x = Math.max(0, Math.min(1, t));
  return x * x * (3 - 2 * x);
};

export const testBodies: readonly TestBody[] = [
  { name: 'person in an A-pose', kind: 'biped', prompt: 'a person', pose: 'a-pose' },
  { name: 'person in a T-pose', kind: 'biped', prompt: 'a person', pose: 't-pose', seed: 7 },
  { name: 'knight', kind: 'biped', prompt: 'knight', pose: 'a-pose' },
  { name: 'robot', kind: 'biped', prompt: 'robot', pose: 't-pose' },
  {
    name: 'child: large head, short legs',
    kind: 'biped',
    prompt: 'a person',
    pose: 'a-pose',
    warp: ([x, y, z]) => {
      const head = 1 + 0.7 * smooth((y - 0.82) / 0.04);
      const low = y < 0.45 ? y * 0.7 : y - 0.135;
      const high = low > 0.69 ? 0.69 + (low - 0.69) * 1.5 : low;
      return [x * head, high, z * head];
    },
  },
  {
    name: 'giant of 9 m',
    kind: 'biped',
    prompt: 'a person',
    pose: 't-pose',
    warp: ([x, y, z]) => [x * 9, y * 9, z * 9],
  },
  {
    name: 'thin',
    kind: 'biped',
    prompt: 'a person',
    pose: 'a-pose',
    warp: ([x, y, z]) => [x * 0.78, y, z * 0.72],
  },
  {
    name: 'fat',
    kind: 'biped',
    prompt: 'a person',
    pose: 't-pose',
    warp: ([x, y, z]) => {
      const belly = 0.6 * Math.exp(-(((y - 0.6) / 0.12) ** 2)) * smooth((0.16 - Math.abs(x)) / 0.06);
      return [x * (1 + belly), y, z * (1 + 1.6 * belly)];
    },
  },
  {
    name: 'long legs and arms',
    kind: 'biped',
    prompt: 'a person',
    pose: 't-pose',
    warp: ([x, y, z]) => [
      Math.abs(x) > 0.11 ? x + Math.sign(x) * (Math.abs(x) - 0.11) * 0.25 : x,
      y < 0.44 ? y * 1.3 : y + 0.132,
      z,
    ],
  },
  {
    name: 'with a cape',
    kind: 'biped',
    prompt: 'a person',
    pose: 'a-pose',
    extra: () =>
      sheet(12, 16, (u, v) => [
        (u - 0.5) * (0.2 + 0.18 * v),
        0.8 - 0.62 * v,
        -0.075 - 0.07 * v - 0.02 * Math.cos((u - 0.5) * 9),
      ]),
  },
  {
    name: 'without a right hand',
    kind: 'biped',
    prompt: 'a person',
    pose: 't-pose',
    keep: ([x]) => x > -0.4,
  },
  {
    name: 'with a sword and a shield',
    kind: 'biped',
    prompt: 'a person',
    pose: 't-pose',
    extra: () =>
      boxes([
        [-0.46, 0.78, 0.2, 0.03, 0.05, 0.5],
        [0.36, 0.79, 0.06, 0.22, 0.3, 0.03],
      ]),
  },
  {
    name: 'of blocks with air between them',
    kind: 'biped',
    prompt: 'a person',
    pose: 't-pose',
    keep: () => false,
    extra: () =>
      boxes([
        [0, 0.93, 0, 0.14, 0.14, 0.14],
        [0, 0.72, 0, 0.2, 0.2, 0.12],
        [0, 0.54, 0, 0.2, 0.08, 0.12],
        ...[1, -1].flatMap((side): Box[] => [
          [side * 0.06, 0.38, 0, 0.08, 0.16, 0.1],
          [side * 0.06, 0.18, 0, 0.08, 0.16, 0.1],
          [side * 0.06, 0.03, 0.03, 0.08, 0.06, 0.16],
          [side * 0.19, 0.77, 0, 0.1, 0.08, 0.08],
          [side * 0.33, 0.77, 0, 0.1, 0.08, 0.08],
          [side * 0.45, 0.77, 0, 0.06, 0.06, 0.08],
        ]),
      ]),
  },
  {
    name: 'boots that touch far below the crotch',
    kind: 'biped',
    prompt: 'a person',
    pose: 't-pose',
    extra: () => boxes([[0, 0.185, 0, 0.14, 0.02, 0.06]]),
  },
  {
    name: 'turned to the side',
    kind: 'biped',
    prompt: 'a person',
    pose: 't-pose',
    warp: ([x, y, z]) => [z, y, -x],
  },
  { name: 'dog', kind: 'quadruped', prompt: 'dog', pose: 'rest' },
  { name: 'horse', kind: 'quadruped', prompt: 'horse', pose: 'rest' },
  {
    name: 'long dog',
    kind: 'quadruped',
    prompt: 'dog',
    pose: 'rest',
    seed: 3,
    warp: ([x, y, z]) => [x, y, z * 1.35],
  },
];

/** Returns the body as an unrigged document. */
export async function bodyDocument({
  prompt,
  pose,
  seed = 1,
  warp,
  keep,
  extra,
}: TestBody): Promise<Document> {
  const { document } = await generate({ prompt, seed, texture: null, pose });
  if (!warp && !keep && !extra) return document;
  const parts = sceneParts(document);
  const height = Math.max(
    ...parts.flatMap(({ positions }) =>
      positions.filter((_, i) => i % 3 === 1).reduce((a, b) => Math.max(a, b), 0),
    ),
  );
  const loose = parts.map((part): LoosePart => {
    const positions = part.positions.map((x) => x / height);
    const at = (v: number): Point => [positions[v * 3]!, positions[v * 3 + 1]!, positions[v * 3 + 2]!];
    const kept: number[] = [];
    for (let t = 0; t < part.indices.length; t += 3) {
      const corners = [0, 1, 2].map((k) => part.indices[t + k]!);
      const middle = [0, 1, 2].map((k) => corners.reduce((sum, v) => sum + at(v)[k]!, 0) / 3) as Point;
      if (!keep || keep(middle)) kept.push(...corners);
    }
    if (warp) for (let v = 0; v * 3 < positions.length; v++) positions.set(warp(at(v)), v * 3);
    return {
      ...part,
      positions,
      indices: Uint32Array.from(kept),
      quads: 0,
      normals: null,
      material: { name: part.object },
    };
  });
  const more = extra?.();
  if (more) {
    loose.push({
      object: 'extra',
      material: { name: 'extra' },
      positions: Float32Array.from(more.positions),
      normals: null,
      uvs: null,
      colors: null,
      indices: Uint32Array.from(more.indices),
      quads: 0,
    });
  }
  return documentOf(loose);
}

/** Centre and size. */
type Box = readonly [x: number, y: number, z: number, width: number, height: number, depth: number];

export function boxes(list: readonly Box[]): { positions: number[]; indices: number[] } {
  const positions: number[] = [];
  const indices: number[] = [];
  for (const [x, y, z, width, height, depth] of list) {
    const first = positions.length / 3;
    for (let corner = 0; corner < 8; corner++) {
      const end = (bit: number): number => (corner & bit ? 0.5 : -0.5);
      positions.push(x + end(1) * width, y + end(2) * height, z + end(4) * depth);
    }
    for (const [a, b, c, d] of [
      [0, 2, 3, 1],
      [4, 5, 7, 6],
      [0, 1, 5, 4],
      [2, 6, 7, 3],
      [0, 4, 6, 2],
      [1, 3, 7, 5],
    ] as const)
      indices.push(...[a, b, c, a, c, d].map((corner) => corner + first));
  }
  return { positions, indices };
}

function sheet(
  across: number,
  down: number,
  place: (u: number, v: number) => Point,
): { positions: number[]; indices: number[] } {
  const positions: number[] = [];
  const indices: number[] = [];
  for (let j = 0; j <= down; j++)
    for (let i = 0; i <= across; i++) positions.push(...place(i / across, j / down));
  for (let j = 0; j < down; j++)
    for (let i = 0; i < across; i++) {
      const a = j * (across + 1) + i;
      const b = a + across + 1;
      indices.push(a, b, a + 1, a + 1, b, b + 1);
    }
  return { positions, indices };
}
