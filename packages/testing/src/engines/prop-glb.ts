import { glbOf } from '../models/glb-of.ts';

/** Returns a sword of a metre in centimetres that stands on its pommel: a gold grip, a guard along x, a blade. */
export function swordGlb(): Buffer {
  const parts = [
    { at: [0, 55, 0], half: [3, 45, 1] },
    { at: [0, 9, 0], half: [12, 1.5, 2] },
    { at: [0, 4, 0], half: [2, 4, 2] },
  ].map(({ at, half }) => box(at, half));
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
        { bufferView: 0, componentType: 5126, count, type: 'VEC3', min: [-12, 0, -2], max: [12, 100, 2] },
        { bufferView: 1, componentType: 5126, count, type: 'VEC3' },
        { bufferView: 2, componentType: 5123, count: faces.length, type: 'SCALAR' },
      ],
      materials: [{ pbrMetallicRoughness: { baseColorFactor: [0.9, 0.7, 0.1, 1], metallicFactor: 0 } }],
      meshes: [{ primitives: [primitive] }],
      nodes: [{ name: 'sword', mesh: 0 }],
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
