import type { Document } from '@gltf-transform/core';
import { documentOf, type LoosePart, sceneParts } from '@meshwright/formats/mesh';
import { generate } from '../text-to-3d/generate.ts';

type Point = readonly [number, number, number];

/** Arms of a person 1 m tall, from the shoulder outwards. */
export interface FingerArms {
  /** How far below the horizontal. */
  readonly degrees: number;
  /** Factor of the length of the arm up to the wrist. */
  readonly long?: number;
  /** Factor of all thicknesses. */
  readonly thick?: number;
  /** Factor of the size of the hand. */
  readonly hand?: number;
  /** Degrees between two fingers. */
  readonly spread?: number;
}

/** A person whose arms have the joints of scanned and of modelled people, with their true places. */
export interface PersonWithFingers {
  readonly document: Document;
  /** Places of the left joints; the right ones are mirrored. */
  readonly joints: Readonly<Record<'Arm' | 'ForeArm' | 'Hand', Point>>;
}

const shoulder: Point = [0.106, 0.765, -0.01];

/** Distances from the shoulder to the elbow and the wrist, and from the wrist to the knuckles, of a grown person. */
const [elbow, wrist, palm] = [0.155, 0.306, 0.054];

/** Returns a person whose arms end in hands with five thin fingers. */
export async function personWithFingers({
  degrees,
  long = 1,
  thick = 1,
  hand = 1,
  spread = 9,
}: FingerArms): Promise<PersonWithFingers> {
  const { document } = await generate({
    prompt: 'a person',
    seed: 7,
    texture: null,
    pose: 't-pose',
    detail: 0.5,
  });
  const parts = sceneParts(document);
  const height = parts
    .flatMap(({ positions }) => [...positions].filter((_, i) => i % 3 === 1))
    .reduce((a, b) => Math.max(a, b), 0);
  const trunk = parts.map((part): LoosePart => {
    const positions = part.positions.map((value) => value / height);
    const isArm = (v: number) => Math.abs(positions[v * 3]!) > 0.115 && positions[v * 3 + 1]! > 0.6;
    const indices = part.indices.filter((_, i) => {
      const first = i - (i % 3);
      return ![0, 1, 2].some((k) => isArm(part.indices[first + k]!));
    });
    return { ...part, positions, indices, quads: 0, normals: null, material: { name: part.object } };
  });
  const angle = (-degrees * Math.PI) / 180;
  const place = ([x, y, z]: Point): Point => [
    shoulder[0] + x * Math.cos(angle) - y * Math.sin(angle),
    shoulder[1] + x * Math.sin(angle) + y * Math.cos(angle),
    shoulder[2] + z,
  ];
  const [atElbow, atWrist] = [elbow * long, wrist * long];
  const knuckles = atWrist + palm * hand;
  const tubes: Ring[][] = [
    [
      { at: [-0.02, 0, 0], high: 0.04 * thick },
      { at: [0.04, 0, 0], high: 0.034 * thick },
      { at: [atElbow, 0, 0], high: 0.025 * thick },
      { at: [atElbow + 0.03, 0, 0], high: 0.026 * thick },
      { at: [atWrist, 0, 0], high: 0.0155 * thick, wide: 0.019 * thick },
      { at: [atWrist + 0.02 * hand, 0, 0], high: 0.0125 * thick * hand, wide: 0.024 * thick * hand },
      { at: [knuckles, 0, 0], high: 0.0105 * thick * hand, wide: 0.026 * thick * hand },
    ],
    ...[-1.5, -0.5, 0.5, 1.5].map((n) =>
      finger([knuckles - 0.005, 0, n * 0.0125 * thick * hand], n * spread, n < 0 ? 0.042 : 0.05),
    ),
    finger([atWrist + 0.012 * hand, -0.004, 0.018 * thick * hand], 45, 0.05),
  ];
  function finger(at: Point, degrees: number, length: number): Ring[] {
    const turn = (degrees * Math.PI) / 180;
    const [x, y, z] = at;
    const end: Point = [x + Math.cos(turn) * length * hand, y, z + Math.sin(turn) * length * hand];
    return [
      { at, high: 0.0062 * thick * hand },
      { at: end, high: 0.0048 * thick * hand },
    ];
  }
  const arms = [1, -1].map((side): LoosePart => {
    const meshes = tubes.map((rings) => tube(rings, (point) => mirrored(place(point), side)));
    return { ...joined(meshes), object: `arm ${side}`, material: { name: 'arm' }, ...bare };
  });
  return {
    document: documentOf([...trunk, ...arms]),
    joints: { Arm: place([0, 0, 0]), ForeArm: place([atElbow, 0, 0]), Hand: place([atWrist, 0, 0]) },
  };
}

const bare = { normals: null, uvs: null, colors: null, quads: 0 } as const;

interface Ring {
  readonly at: Point;
  /** Half the extent upwards, and along z where it is another. */
  readonly high: number;
  readonly wide?: number;
}

const sides = 12;

function mirrored([x, y, z]: Point, side: number): Point {
  return [x * side, y, z];
}

/** Returns rings around an axis in the plane of x and z with closed ends. */
function tube(
  rings: readonly Ring[],
  place: (point: Point) => Point,
): { positions: number[]; indices: number[] } {
  const [first, last] = [rings[0]!.at, rings.at(-1)!.at];
  const length = Math.hypot(last[0] - first[0], last[2] - first[2]);
  const [alongX, alongZ] = [(last[0] - first[0]) / length, (last[2] - first[2]) / length];
  const positions = rings.flatMap(({ at: [x, y, z], high, wide = high }) =>
    Array.from({ length: sides }, (_, n) => {
      const turn = (2 * Math.PI * n) / sides;
      const across = wide * Math.cos(turn);
      return place([x - alongZ * across, y + high * Math.sin(turn), z + alongX * across]);
    }).flat(),
  );
  positions.push(...place(first), ...place(last));
  const indices: number[] = [];
  const ends = [rings.length * sides, rings.length * sides + 1] as const;
  for (let n = 0; n < sides; n++) {
    const next = (n + 1) % sides;
    for (let ring = 0; ring + 1 < rings.length; ring++) {
      const [a, b] = [ring * sides, (ring + 1) * sides];
      indices.push(a + n, b + n, a + next, a + next, b + n, b + next);
    }
    const top = (rings.length - 1) * sides;
    indices.push(ends[0], n, next, ends[1], top + next, top + n);
  }
  return { positions, indices };
}

function joined(
  meshes: readonly { readonly positions: readonly number[]; readonly indices: readonly number[] }[],
): Pick<LoosePart, 'positions' | 'indices'> {
  const positions: number[] = [];
  const indices: number[] = [];
  for (const mesh of meshes) {
    const first = positions.length / 3;
    positions.push(...mesh.positions);
    indices.push(...mesh.indices.map((index) => index + first));
  }
  return { positions: Float32Array.from(positions), indices: Uint32Array.from(indices) };
}
