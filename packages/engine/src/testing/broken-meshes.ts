import {
  BoxGeometry,
  type BufferGeometry,
  CylinderGeometry,
  PlaneGeometry,
  SphereGeometry,
  TorusKnotGeometry,
} from 'three';
import type { InputFile } from '../job/job.ts';
import { createRandom } from '../text-to-3d/random.ts';

type Corner = readonly [number, number, number];
type Face = readonly [Corner, Corner, Corner];

/** Metrics of an analysis that a fault shows in. */
export type Fault = 'is_watertight' | 'volume' | 'non_manifold_edges' | 'degenerate_faces' | 'holes';

/** What is wrong with a mesh, and what a repair may make of it. */
export interface BrokenMesh {
  readonly name: string;
  readonly faces: readonly Face[];
  /** Volumes in cubic metres that a repair may have; none for a mesh that encloses nothing. */
  readonly volume: readonly [number, number] | null;
  /** Metric of the analysis that must show the fault; none where the analysis has no error. */
  readonly fault: Fault | null;
  /** What may stay after the repair, as the task says it. */
  readonly left?: string;
}

/** Returns a mesh as an OBJ of which no two faces share a corner. */
export function objOf({ name, faces }: BrokenMesh): InputFile {
  const lines = faces.flatMap((face) => face.map((corner) => `v ${corner.join(' ')}`));
  const last = faces.map((_, i) => `f ${i * 3 + 1} ${i * 3 + 2} ${i * 3 + 3}`);
  return { name: `${name}.obj`, bytes: new TextEncoder().encode([...lines, ...last].join('\n')) };
}

function facesOf(geometry: BufferGeometry, at: Corner = [0, 0, 0]): Face[] {
  const { array } = (geometry.index ? geometry.toNonIndexed() : geometry).getAttribute('position');
  const corner = (i: number): Corner => [array[i]! + at[0], array[i + 1]! + at[1], array[i + 2]! + at[2]];
  return Array.from({ length: array.length / 9 }, (_, i) => [
    corner(i * 9),
    corner(i * 9 + 3),
    corner(i * 9 + 6),
  ]);
}

const box = (size = 1, at: Corner = [0, 0, 0]): Face[] => facesOf(new BoxGeometry(size, size, size), at);
const ball = (radius = 1, at: Corner = [0, 0, 0]): Face[] => facesOf(new SphereGeometry(radius, 32, 16), at);
const knot = (thick: number): Face[] => facesOf(new TorusKnotGeometry(1, thick, 64, 8));
const turned = (faces: readonly Face[]): Face[] => faces.map(([a, b, c]) => [a, c, b]);
const moved = (faces: readonly Face[], by: (corner: Corner) => Corner): Face[] =>
  faces.map(([a, b, c]) => [by(a), by(b), by(c)]);
const drawn = (seed: number): (() => number) => {
  const random = createRandom(seed);
  return () => random.between(0, 1);
};
function jittered(faces: readonly Face[], by: number): Face[] {
  const next = drawn(7);
  return moved(faces, (corner) => corner.map((v) => v + (next() - 0.5) * by) as unknown as Corner);
}
function some(faces: readonly Face[], share: number): boolean[] {
  const next = drawn(3);
  return faces.map(() => next() < share);
}
/** A square between two corners of a box: a wall without thickness. */
const wall = (x: number): Face[] => [
  [
    [x, -0.5, -0.5],
    [x, 0.5, -0.5],
    [x, 0.5, 0.5],
  ],
  [
    [x, -0.5, -0.5],
    [x, 0.5, 0.5],
    [x, -0.5, 0.5],
  ],
];
function strip(half: number): Face[] {
  const point = (i: number, side: number): Corner => {
    const angle = (i / 32) * 2 * Math.PI;
    const [tilt, out] = [(angle / 2) * half, side * 0.3];
    const far = 1 + out * Math.cos(tilt);
    return [far * Math.cos(angle), far * Math.sin(angle), out * Math.sin(tilt)];
  };
  return Array.from({ length: 32 }, (_, i): Face[] => [
    [point(i, -1), point(i + 1, -1), point(i + 1, 1)],
    [point(i, -1), point(i + 1, 1), point(i, 1)],
  ]).flat();
}
/** A prism over two triangles that meet in a line: its sides cross there. */
function bowTie(): Face[] {
  const outline = [
    [-1, -1],
    [1, 1],
    [1, -1],
    [-1, 1],
  ] as const;
  return outline.flatMap(([x, y], i): Face[] => {
    const [u, v] = outline[(i + 1) % 4]!;
    const to = (z: number): Corner => [u, v, z];
    const from = (z: number): Corner => [x, y, z];
    return [
      [from(0), to(0), to(1)],
      [from(0), to(1), from(1)],
    ];
  });
}
const around = (value: number, share = 0.03): [number, number] => [value * (1 - share), value * (1 + share)];
const ballVolume = 4.12;
const open = 'holes';
const fourth = Math.PI / 2;

/** Thirty-four meshes, each with its own fault. Names say what is wrong. */
export const brokenMeshes: readonly BrokenMesh[] = [
  mesh('a sphere whose seam differs by rounding', ball(), around(ballVolume), null),
  mesh('a sphere with one face missing', ball().slice(1), around(ballVolume), open),
  mesh(
    'a sphere with a tenth of its faces missing',
    ball().filter((_, i) => !some(ball(), 0.1)[i]),
    around(ballVolume, 0.1),
    open,
  ),
  mesh('a sphere inside out', turned(ball()), around(ballVolume), 'volume'),
  mesh(
    'a sphere with a third of its faces turned',
    ball().map((face, i) => (some(ball(), 0.3)[i] ? turned([face])[0]! : face)),
    around(ballVolume),
    'is_watertight',
  ),
  mesh('a sphere of separate faces, apart by a millionth', jittered(ball(), 1e-6), around(ballVolume), null),
  mesh(
    'a sphere of separate faces, apart by a thousandth',
    jittered(ball(), 2e-3),
    around(ballVolume, 0.12),
    open,
  ),
  mesh(
    'half a sphere',
    facesOf(new SphereGeometry(1, 32, 16, 0, 2 * Math.PI, 0, fourth)),
    around(ballVolume / 2),
    open,
  ),
  mesh(
    'a sphere far from the origin with a hole',
    moved(ball().slice(40), ([x, y, z]) => [x + 500, y, z - 300]),
    around(ballVolume, 0.1),
    open,
  ),
  mesh('every face twice', [...ball(), ...ball()], around(ballVolume), 'degenerate_faces'),
  mesh(
    'every face twice, in both directions',
    [...ball(), ...turned(ball())],
    around(ballVolume),
    'non_manifold_edges',
  ),
  mesh(
    'faces without area',
    [
      ...box(),
      [
        [0.5, 0.5, 0.5],
        [0.5, 0.5, 0.5],
        [0.5, -0.5, 0.5],
      ],
    ],
    around(1),
    'degenerate_faces',
  ),
  mesh(
    'a fin on an edge',
    [
      ...box(),
      [
        [0.5, 0.5, 0.5],
        [0.5, 0.5, -0.5],
        [1, 1, 0],
      ],
    ],
    around(1),
    'non_manifold_edges',
  ),
  mesh('a wall inside', [...box(), ...wall(0.1)], around(1), open),
  mesh('a lid missing', box().slice(2), around(1), open),
  mesh('two lids missing', box().slice(4), around(1), open),
  mesh('a side split beside the others', splitSide(), around(1), open),
  mesh('two boxes that overlap', [...box(), ...box(1, [0.3, 0.4, 0.2])], around(2 - 0.7 * 0.6 * 0.8), null),
  mesh('two boxes that overlap in two planes', [...box(), ...box(1, [0.5, 0, 0])], around(1.5), null),
  mesh('a box in a box', [...box(2), ...box()], around(8), null),
  mesh('a box in a box, with a hole in each', [...box(2).slice(1), ...box().slice(1)], around(8, 0.1), open),
  mesh(
    'twelve balls in a row',
    Array.from({ length: 12 }, (_, i) => ball(1, [i * 1.5, 0, 0])).flat(),
    around(45.7),
    null,
  ),
  mesh('two boxes that share an edge', [...box(), ...box(1, [1, 1, 0])], around(2), 'non_manifold_edges'),
  mesh('two boxes that share a corner', [...box(), ...box(1, [1, 1, 1])], around(2), null, 'point'),
  mesh('two boxes that share a side', [...box(), ...box(1, [1, 0, 0])], around(2), 'non_manifold_edges'),
  mesh(
    'a box with crumbs beside it',
    [...box(), ...Array.from({ length: 20 }, (_, i) => box(1e-3, [0.8, i * 0.01, 0])).flat()],
    around(1),
    null,
  ),
  mesh('a knot that crosses itself', knot(0.6), [3, 20], null, 'faces'),
  mesh('a tube over a bow tie, without ends', bowTie(), null, open),
  mesh('a pipe without ends', facesOf(new CylinderGeometry(1, 1, 2, 32, 1, true)), around(2 * Math.PI), open),
  mesh('a twisted band', strip(1), null, open),
  mesh('one square', facesOf(new PlaneGeometry(1, 1)), null, open),
  mesh('one triangle', [box()[0]!], null, open),
  mesh(
    'faces on one line',
    [
      [
        [0, 0, 0],
        [1, 0, 0],
        [2, 0, 0],
      ],
    ],
    null,
    open,
  ),
  mesh('a hundred triangles anywhere', anywhere(), null, open),
];

function mesh(
  name: string,
  faces: readonly Face[],
  volume: BrokenMesh['volume'],
  fault: Fault | null,
  left?: string,
): BrokenMesh {
  return { name, faces, volume, fault, ...(left !== undefined && { left }) };
}

/** One side has a corner more than the sides next to it. */
function splitSide(): Face[] {
  const [first, ...others] = box();
  const [a, b, c] = first!;
  const middle = a.map((v, k) => (v + b[k]!) / 2) as unknown as Corner;
  const off: Corner = [middle[0], middle[1], middle[2]];
  return [[a, off, c], [off, b, c], ...others];
}

function anywhere(): Face[] {
  const next = drawn(11);
  const corner = (): Corner => [next() * 2, next() * 2, next() * 2];
  return Array.from({ length: 100 }, () => [corner(), corner(), corner()]);
}
