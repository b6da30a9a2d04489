import type { InputFile } from '../job/job.ts';

/** Returns boxes as OBJ text with one fault each, in metres. */
export function damagedBox(fault: keyof typeof faults): InputFile {
  return { name: `${fault}.obj`, bytes: new TextEncoder().encode(faults[fault]()) };
}

const corners = [
  [0, 0, 0],
  [1, 0, 0],
  [1, 1, 0],
  [0, 1, 0],
  [0, 0, 1],
  [1, 0, 1],
  [1, 1, 1],
  [0, 1, 1],
] as const;
const sides = ['1 4 3 2', '5 6 7 8', '1 2 6 5', '2 3 7 6', '3 4 8 7', '4 1 5 8'];

function box(faces: readonly string[] = sides, points: readonly (readonly number[])[] = corners): string {
  return [...points.map((p) => `v ${p.join(' ')}`), ...faces.map((f) => `f ${f}`)].join('\n');
}

const faults = {
  sound: () => box(),
  'a missing side': () => box(sides.slice(1)),
  'two missing sides': () => box(sides.slice(2)),
  'a turned side': () => box([...sides.slice(1), '1 2 3 4']),
  'all sides turned': () => box(sides.map((side) => side.split(' ').reverse().join(' '))),
  'a doubled side': () => box([...sides, sides[0]!]),
  'a fin': () => `${box()}\nv 0.5 2 0.5\nf 3 4 9`,
  'a nearly closed seam': () => {
    const apart = corners.map(([x, y, z], i) => (i === 6 ? [x, y, z + 2e-6] : [x, y, z]));
    return [...box(sides.slice(1)).split('\n'), ...apart.map((p) => `v ${p.join(' ')}`), 'f 9 12 11 10'].join(
      '\n',
    );
  },
  'a hole in a hole': () => tube(),
} as const;

/** A square tube without ends: the openings are rings, one loop within another. */
function tube(): string {
  const ring = (size: number, z: number): number[][] => [
    [-size, -size, z],
    [size, -size, z],
    [size, size, z],
    [-size, size, z],
  ];
  const points = [...ring(1, 0), ...ring(1, 2), ...ring(0.6, 0), ...ring(0.6, 2)];
  const walls = [0, 1, 2, 3].flatMap((i) => {
    const j = (i + 1) % 4;
    return [`${i + 1} ${j + 1} ${j + 5} ${i + 5}`, `${i + 9} ${i + 13} ${j + 13} ${j + 9}`];
  });
  return box(walls, points);
}
