import { glbOf } from '@meshwright/testing/models/glb-of';
import { describe, expect, it } from 'vitest';
import { bytesSource } from '../source/source.ts';
import { findGrip, type GripKind } from './find-grip.ts';
import { gripModel, readGrip } from './grip-model.ts';

type Vector = readonly [number, number, number];

/** Returns the corners of a box, and points along its edges as a modelled part has them. */
function box([x, y, z]: Vector, [w, h, d]: Vector): number[] {
  const steps = [0, 0.25, 0.5, 0.75, 1];
  return steps.flatMap((a) =>
    steps.flatMap((b) => steps.flatMap((c) => [x + (a - 0.5) * w, y + (b - 0.5) * h, z + (c - 0.5) * d])),
  );
}

const sword = [
  ...box([0, 0.6, 0], [0.06, 0.9, 0.015]),
  ...box([0, 0.14, 0], [0.22, 0.03, 0.04]),
  ...box([0, 0.065, 0], [0.035, 0.13, 0.035]),
];
const knife = [...box([0, 0.19, 0], [0.035, 0.2, 0.004]), ...box([0, 0.045, 0], [0.03, 0.09, 0.02])];
const axe = [...box([0, 0.35, 0], [0.03, 0.7, 0.03]), ...box([0.08, 0.62, 0], [0.16, 0.14, 0.02])];
const hammer = [...box([0, 0.2, 0], [0.03, 0.4, 0.03]), ...box([0, 0.4, 0], [0.14, 0.07, 0.07])];
const staff = [...box([0, 0.8, 0], [0.04, 1.6, 0.04]), ...box([0, 1.6, 0], [0.12, 0.12, 0.12])];
const wand = [...box([0, 0.15, 0], [0.015, 0.3, 0.015]), ...box([0, 0.3, 0], [0.04, 0.04, 0.04])];
const pistol = [...box([0, 0.12, 0.06], [0.03, 0.04, 0.2]), ...box([0, 0.05, -0.02], [0.03, 0.1, 0.04])];
const bow = Array.from({ length: 41 }, (_, at) => (at - 20) / 20).flatMap((t) =>
  box([0, 0.6 * t, 0.22 * (1 - t * t)], [0.025, 0.03, 0.02]),
);
const shield = Array.from({ length: 21 * 21 }, (_, at) => [
  ((at % 21) - 10) / 10,
  (Math.floor(at / 21) - 10) / 10,
]).flatMap(([u, v]) => (Math.hypot(u!, v!) > 1 ? [] : [0.3 * u!, 0.3 * v!, 0.06 * (1 - u! * u! - v! * v!)]));
const mug = [...box([0, 0.05, 0], [0.08, 0.1, 0.08])];

/** Judged before: where a hand goes, where the thumb's end points, and what is ahead of the arm. */
const judged: readonly [string, number[], GripKind, Vector, Vector, Vector | undefined][] = [
  ['long sword', sword, 'blade', [0, 0.065, 0], [0, 1, 0], undefined],
  ['kitchen knife', knife, 'blade', [0, 0.045, 0], [0, 1, 0], undefined],
  ['battle axe', axe, 'tool', [0, 0.14, 0], [0, 1, 0], [1, 0, 0]],
  ['war hammer', hammer, 'tool', [0, 0.087, 0], [0, 1, 0], undefined],
  ['wizard staff', staff, 'shaft', [0, 0.747, 0], [0, 1, 0], undefined],
  ['magic wand', wand, 'shaft', [0, 0.096, 0], [0, 1, 0], undefined],
  ['old pistol', pistol, 'gun', [0, 0.03, -0.02], [0, 1, 0], [0, 0, 1]],
  ['hunting bow', bow, 'bow', [0, 0, 0.22], [0, 1, 0], [0, 0, 1]],
  ['round shield', shield, 'shield', [0, 0, 0], [0, 1, 0], undefined],
  ['beer mug', mug, 'cup', [0, 0.045, 0], [0, 1, 0], undefined],
];

describe.each(judged)('%s', (name, points, kind, at, y, x) => {
  it.each([
    ['upright', (v: Vector): Vector => v],
    ['upside down', ([a, b, c]: Vector): Vector => [a, -b, -c]],
    ['on its side', ([a, b, c]: Vector): Vector => [b, -a, c]],
  ])('is held where a hand belongs, %s', (_, turn) => {
    // What hangs or lies is turned with its words; guns, cups and shields are made upright.
    if (['gun', 'cup', 'shield', 'bow'].includes(kind) && turn([0, 1, 0])[1] !== 1) return;
    const turned = Array.from({ length: points.length / 3 }, (_, i) =>
      turn([points[i * 3]!, points[i * 3 + 1]!, points[i * 3 + 2]!]),
    ).flat();
    const grip = findGrip(turned, name)!;
    expect(grip.kind).toBe(kind);
    const want = turn(at);
    const off = Math.hypot(...[0, 1, 2].map((axis) => grip.position[axis]! - want[axis]!));
    expect(off).toBeLessThan(0.02);
    expect(angle(axisOf(grip.rotation, [0, 1, 0]), turn(y))).toBeLessThan(5);
    if (x) expect(angle(axisOf(grip.rotation, [1, 0, 0]), turn(x))).toBeLessThan(5);
  });
});

/** Returns the eight corners of a box, as a simple model has them. */
function corners([x, y, z]: Vector, [w, h, d]: Vector): number[] {
  const ends = [-0.5, 0.5];
  return ends.flatMap((a) => ends.flatMap((b) => ends.flatMap((c) => [x + a * w, y + b * h, z + c * d])));
}

const simple: readonly [string, number[], GripKind, Vector, Vector, Vector | undefined][] = [
  [
    'BattleAxe',
    [...corners([0, 0.4, 0], [0.04, 0.8, 0.04]), ...corners([0.1, 0.7, 0], [0.18, 0.22, 0.02])],
    'tool',
    [0, 0.16, 0],
    [0, 1, 0],
    [1, 0, 0],
  ],
  [
    'hatchet, head down',
    [...corners([0, 0.2, 0], [0.03, 0.4, 0.03]), ...corners([0.05, 0.03, 0], [0.1, 0.08, 0.02])],
    'tool',
    [0, 0.32, 0],
    [0, -1, 0],
    [1, 0, 0],
  ],
  [
    'halberd',
    [...corners([0, 1, 0], [0.036, 2, 0.036]), ...corners([0.12, 1.8, 0], [0.22, 0.3, 0.02])],
    'shaft',
    [0, 0.9, 0],
    [0, 1, 0],
    undefined,
  ],
  [
    'dagger, point down',
    [
      ...corners([0, 0.1, 0], [0.03, 0.2, 0.006]),
      ...corners([0, 0.2, 0], [0.09, 0.02, 0.02]),
      ...corners([0, 0.26, 0], [0.025, 0.1, 0.025]),
    ],
    'blade',
    [0, 0.255, 0],
    [0, -1, 0],
    undefined,
  ],
  [
    'cleaver',
    [...corners([0.02, 0.2, 0], [0.1, 0.2, 0.004]), ...corners([0, 0.05, 0], [0.03, 0.1, 0.02])],
    'blade',
    [0, 0.05, 0],
    [0, 1, 0],
    undefined,
  ],
  [
    'revolver towards -z',
    [...corners([0, 0.12, -0.1], [0.025, 0.035, 0.22]), ...corners([0, 0.04, 0.02], [0.025, 0.11, 0.04])],
    'gun',
    [0, 0.03, 0.02],
    [0, 1, 0],
    [0, 0, -1],
  ],
  [
    'rifle with a stock',
    [
      ...corners([0.3, 0.1, 0], [0.6, 0.04, 0.04]),
      ...corners([-0.15, 0.06, 0], [0.3, 0.1, 0.04]),
      ...corners([0.02, 0.02, 0], [0.04, 0.1, 0.03]),
    ],
    'gun',
    [0.02, 0.02, 0],
    [0, 1, 0],
    [1, 0, 0],
  ],
  [
    'crossbow_1handed',
    [
      ...corners([0, 0.05, 0.1], [0.05, 0.06, 0.6]),
      ...corners([0, 0.06, 0.35], [0.6, 0.02, 0.03]),
      ...corners([0, 0, -0.1], [0.04, 0.1, 0.05]),
    ],
    'gun',
    [0, 0, -0.1],
    [0, 1, 0],
    [0, 0, 1],
  ],
];

it.each(simple)('%s, of a few corners, is held where a hand belongs', (name, points, kind, at, y, x) => {
  const grip = findGrip(points, name)!;
  expect(grip.kind).toBe(kind);
  const off = Math.hypot(...[0, 1, 2].map((axis) => grip.position[axis]! - at[axis]!));
  // Handles of two rings say less of their middle.
  expect(off).toBeLessThan(0.03);
  expect(angle(axisOf(grip.rotation, [0, 1, 0]), y)).toBeLessThan(5);
  if (x) expect(angle(axisOf(grip.rotation, [1, 0, 0]), x)).toBeLessThan(5);
});

it('takes words whole, however they are written', () => {
  const kinds = (names: string[]) => names.map((name) => findGrip(sword, name)!.kind);
  expect(kinds(['greataxe', 'WarAxe', '2H_Axe.001', 'poleaxe'])).toEqual(Array(4).fill('tool'));
  expect(kinds(['greatbow', 'RecurveBow', 'bow_withString'])).toEqual(Array(3).fill('bow'));
  expect(kinds(['hurricane lamp', 'teacup', 'MagicOrb', 'JugOfWine'])).toEqual(Array(4).fill('cup'));
  expect(kinds(['crossbow_wood crossbow_bow crossbow_string'])).toEqual(['gun']);
  // By the shape: none of them is named.
  const others = ['shoe', 'balance', 'grimace', 'relax', 'rainbow', 'cupboard', 'joystick', 'begun', 'elbow'];
  expect(kinds(others)).toEqual(others.map(() => findGrip(sword)!.kind));
});

it.each(['', 'sword', 'axe', 'staff', 'bow', 'pistol', 'shield', 'mug'])(
  'returns numbers or none for points without a shape, as a %j',
  (name) => {
    const grid = Array.from({ length: 16 }, (_, at) => [at % 4, Math.floor(at / 4), 0]).flat();
    const line = Array.from({ length: 9 }, (_, at) => [0, at, 0]).flat();
    const broken = [NaN, 0, 0, 0, Infinity, 0];
    for (const points of [grid, line, [...grid, ...broken]]) {
      const { position, rotation } = findGrip(points, name)!;
      expect([...position, ...rotation].every(Number.isFinite)).toBe(true);
    }
    for (const points of [[], [1, 2], broken, Array<number>(30).fill(4)])
      expect(findGrip(points, name)).toBeUndefined();
    const many = Float32Array.from({ length: 900_000 }, (_, at) => sword[at % sword.length]!);
    expect([...findGrip(many, name)!.position].every(Number.isFinite)).toBe(true);
  },
);

it('a mug with a handle is held by it, wherever it is, and one without around its middle', () => {
  const round = (radius: number, [x, y, z]: Vector) =>
    Array.from({ length: 96 }, (_, at) => {
      const turn = (at % 16) * (Math.PI / 8);
      return [x + radius * Math.cos(turn), y + 0.02 * Math.floor(at / 16), z + radius * Math.sin(turn)];
    }).flat();
  for (const [x, z] of [
    [1, 0],
    [0, -1],
    [0.6, 0.8],
  ] as const) {
    const bar = [0.045, 0.065].flatMap((out) =>
      [0.03, 0.05, 0.07].flatMap((y) =>
        [0.005, -0.005].flatMap((side) => [x * out - z * side, y, z * out + x * side]),
      ),
    );
    const grip = findGrip([...round(0.04, [0, 0, 0]), ...bar], 'beer mug')!;
    const off = Math.hypot(
      grip.position[0] - x * 0.0575,
      grip.position[1] - 0.05,
      grip.position[2] - z * 0.0575,
    );
    expect(off).toBeLessThan(0.01);
    expect(angle(axisOf(grip.rotation, [1, 0, 0]), [-x, 0, -z])).toBeLessThan(5);
    expect(angle(axisOf(grip.rotation, [0, 1, 0]), [0, 1, 0])).toBeLessThan(1);
  }
  const [x, , z] = findGrip(round(0.04, [0.5, 0, 0.2]), 'goblet')!.position;
  expect([x, z]).toEqual([expect.closeTo(0.5), expect.closeTo(0.2)]);
});

it('a handle without points between its ends is held at its middle, not where the blade is thin', () => {
  const knifeOfRings = [
    ...corners([0, 0, 0], [0.03, 0.01, 0.02]),
    ...corners([0, 0.1, 0], [0.05, 0.01, 0.02]),
    ...corners([0.02, 0.2, 0], [0.03, 0.01, 0.004]),
    ...corners([0.04, 0.3, 0], [0.004, 0.01, 0.002]),
  ];
  const { kind, position } = findGrip(knifeOfRings, 'knife')!;
  expect([kind, Math.abs(position[0]) < 0.005, position[1] < 0.1]).toEqual(['blade', true, true]);
});

it('a flat shield with a handle behind its middle faces away from it', () => {
  const board = Array.from({ length: 21 * 21 }, (_, at) => [
    0.03 * ((at % 21) - 10),
    0.03 * (Math.floor(at / 21) - 10),
    0,
  ]).flat();
  const { rotation, position } = findGrip([...board, ...box([0, 0, -0.04], [0.03, 0.1, 0.02])], 'shield')!;
  expect(angle(axisOf(rotation, [0, 0, 1]), [0, 0, 1])).toBeLessThan(5);
  expect(position[2]).toBeLessThan(-0.03);
});

it('the face of a shield is along z', () => {
  expect(angle(axisOf(findGrip(shield, 'shield')!.rotation, [0, 0, 1]), [0, 0, 1])).toBeLessThan(5);
});

it('knows a blade, a staff, a tool and a shield by their shape alone', () => {
  const pole = box([0, 0.8, 0], [0.04, 1.6, 0.04]);
  expect([sword, pole, hammer, shield, mug].map((points) => findGrip(points)!.kind)).toEqual([
    'blade',
    'shaft',
    'tool',
    'shield',
    'cup',
  ]);
});

it('writes the grip into the file, found or given, where it is read again', async () => {
  const count = sword.length / 3;
  const indices = Uint16Array.from({ length: count - (count % 3) }, (_, at) => at);
  const glb = glbOf(
    {
      accessors: [
        {
          bufferView: 0,
          componentType: 5126,
          count,
          type: 'VEC3',
          min: [-0.11, 0, -0.02],
          max: [0.11, 1.05, 0.02],
        },
        { bufferView: 1, componentType: 5123, count: indices.length, type: 'SCALAR' },
      ],
      meshes: [{ primitives: [{ attributes: { POSITION: 0 }, indices: 1 }] }],
    },
    [Float32Array.from(sword), indices],
  );
  const grip = await gripModel(bytesSource(glb), 'a sword');
  expect(Math.abs(grip.grip.position[1] - 0.065)).toBeLessThan(0.02);
  expect(readGrip(extrasOf(grip.glb))).toEqual(grip.grip);
  const given = { ...grip.grip, position: [0, 0.1, 0] as const };
  expect(readGrip(extrasOf((await gripModel(bytesSource(grip.glb), given as never)).glb))!.position).toEqual([
    0, 0.1, 0,
  ]);
  expect(readGrip({ meshwright: { grip: { kind: 'nose' } } })).toBeUndefined();
  await expect(gripModel(bytesSource(glb), { kind: 'nose' } as never)).rejects.toThrow('give a kind');
});

function extrasOf(glb: Uint8Array): unknown {
  const size = new DataView(glb.buffer, glb.byteOffset).getUint32(12, true);
  return JSON.parse(new TextDecoder().decode(glb.subarray(20, 20 + size))).asset.extras;
}

function axisOf([x, y, z, w]: readonly [number, number, number, number], [a, b, c]: Vector): Vector {
  const [u, v, t] = [2 * (y * c - z * b), 2 * (z * a - x * c), 2 * (x * b - y * a)];
  return [a + w * u + y * t - z * v, b + w * v + z * u - x * t, c + w * t + x * v - y * u];
}

function angle(a: Vector, b: Vector): number {
  const dot = (a[0] * b[0] + a[1] * b[1] + a[2] * b[2]) / (Math.hypot(...a) * Math.hypot(...b));
  return (Math.acos(Math.min(1, dot)) * 180) / Math.PI;
}
