import { glbOf } from '../models/glb-of.ts';

interface Block {
  readonly at: readonly [number, number, number];
  readonly half: readonly [number, number, number];
}

/** Things for a hand in centimetres: a sword of a metre stands on its pommel, with a guard along x; and a floor in metres. */
const props = {
  sword: [
    { at: [0, 55, 0], half: [3, 45, 1] },
    { at: [0, 9, 0], half: [12, 1.5, 2] },
    { at: [0, 4, 0], half: [2, 4, 2] },
  ],
  axe: [
    { at: [0, 40, 0], half: [2, 40, 2] },
    { at: [9, 70, 0], half: [9, 10, 1] },
  ],
  shield: [
    { at: [0, 0, 0], half: [25, 30, 1.5] },
    { at: [0, 0, -4], half: [2, 6, 2] },
  ],
  mug: [
    { at: [0, 8, 0], half: [6, 8, 6] },
    { at: [10, 9, 0], half: [1, 5, 1] },
    { at: [8, 13, 0], half: [2.5, 1, 1] },
    { at: [8, 5, 0], half: [2.5, 1, 1] },
  ],
  pistol: [
    { at: [0, 14, 8], half: [1.5, 2.5, 14] },
    { at: [0, 6, -3], half: [1.5, 6, 2.5] },
  ],
  floor: [{ at: [0, -0.1, -2], half: [4, 0.1, 6] }],
} as const satisfies Readonly<Record<string, readonly Block[]>>;
type PropName = keyof typeof props;

/** Returns a thing of gold. */
export function propGlb(name: PropName): Buffer {
  const blocks: readonly Block[] = props[name];
  const parts = blocks.map(({ at, half }) => box(at, half));
  const bound = (end: -1 | 1) =>
    [0, 1, 2].map((axis) => {
      const ends = blocks.map(({ at, half }) => at[axis]! + end * half[axis]!);
      return end < 0 ? Math.min(...ends) : Math.max(...ends);
    });
  const points = Float32Array.from(parts.flatMap(({ points }) => points));
  const normals = Float32Array.from(parts.flatMap(({ normals }) => normals));
  const faces = parts.flatMap((_, part) =>
    [0, 1, 2, 3, 4, 5].flatMap((side) => [0, 1, 2, 0, 2, 3].map((corner) => part * 24 + side * 4 + corner)),
  );
  const count = points.length / 3;
  const primitive = { attributes: { POSITION: 0, NORMAL: 1 }, indices: 2, material: 0 };
  return glbOf(
    {
      accessors: [
        { bufferView: 0, componentType: 5126, count, type: 'VEC3', min: bound(-1), max: bound(1) },
        { bufferView: 1, componentType: 5126, count, type: 'VEC3' },
        { bufferView: 2, componentType: 5123, count: faces.length, type: 'SCALAR' },
      ],
      materials: [{ pbrMetallicRoughness: { baseColorFactor: [0.9, 0.7, 0.1, 1], metallicFactor: 0 } }],
      meshes: [{ primitives: [primitive] }],
      nodes: [{ name, mesh: 0 }],
    },
    [points, normals, Uint16Array.from(faces)],
  );
}

function box(at: readonly number[], half: readonly number[]) {
  const points: number[] = [];
  const normals: number[] = [];
  for (const axis of [0, 1, 2])
    for (const end of [-1, 1])
      for (const [a, b] of [
        [-end, -1],
        [end, -1],
        [end, 1],
        [-end, 1],
      ] as const) {
        const corner = [0, 0, 0];
        corner[axis] = end;
        corner[(axis + 1) % 3] = a;
        corner[(axis + 2) % 3] = b;
        points.push(...corner.map((value, each) => at[each]! + value * half[each]!));
        normals.push(...[0, 1, 2].map((each) => (each === axis ? end : 0)));
      }
  return { points, normals };
}
