import type { Subject } from '../../text-to-3d/subject.ts';

type Ring = [number, number, number][];

export const boat: Subject = {
  name: 'boat',
  words: ['boat'],
  height: 5,
  looks: { main: 'wood', sail: ['cloth', '#f0e8d4'], trim: ['grain', '#5f3d22'], flag: ['cloth', '#b3261e'] },
  tile: 1.4,
  build({ loft, cylinder, box, extrude, tube, add, random }) {
    const beam = random.between(0.8, 0.95);
    const sections = [
      [-2.1, 0.55, 0.35, 1.15],
      [-1.4, 0.86, 0.12, 0.95],
      [-0.4, 1, 0.02, 0.85],
      [0.6, 0.9, 0.02, 0.88],
      [1.5, 0.52, 0.15, 1.05],
      [2.25, 0.04, 0.6, 1.35],
    ] as const;
    const hull = (k: number, lift: number): Ring[] =>
      sections.map(([z, w, low, high]) => {
        const half = w * beam * k;
        return [
          [half, high, z * k],
          [half * 0.92, (low + high) / 2, z * k],
          [half * 0.5, low + 0.06 + lift, z * k],
          [0, low + lift, z * k],
          [-half * 0.5, low + 0.06 + lift, z * k],
          [-half * 0.92, (low + high) / 2, z * k],
          [-half, high, z * k],
        ];
      });
    add('hull', 'main', loft(hull(1, 0), { crease: 35 }));
    add(
      'deck',
      'trim',
      loft(
        hull(0.9, 0.1).map((ring) =>
          ring.map(([x, y, z]): [number, number, number] => [x, Math.min(y, 2) + 0.012, z]),
        ),
        { crease: 35 },
      ),
    );
    for (const side of [-1, 1])
      add(
        'rail',
        'trim',
        tube(
          sections.map(([z, w, , high]): [number, number, number] => [side * w * beam, high + 0.03, z]),
          0.06,
          { sides: 8 },
        ),
      );
    add(
      'rail',
      'trim',
      box(0.55 * beam * 2, 0.1, 0.1, { bevel: 0.02 }).move(0, 1.18, -2.1),
      box(beam * 1.5, 0.06, 0.3, { bevel: 0.02 }).move(0, 0.98, -1.1),
      box(0.08, 0.9, 0.5, { bevel: 0.02 }).move(0, 0.7, -2.3),
    );
    const mast = random.between(4.3, 4.7);
    add(
      'mast',
      'trim',
      cylinder(0.075, mast - 0.8, { top: 0.045, segments: 12 }).move(0, 0.8, 0.25),
      tube(
        [
          [0, 1.45, 0.22],
          [0, 1.4, -1.75],
        ],
        0.045,
        { sides: 8 },
      ),
      tube(
        [
          [0, 1.25, 1.9],
          [0, 1.6, 2.9],
        ],
        0.05,
        { sides: 8 },
      ),
    );
    const belly = (x: number, y: number, z: number): [number, number, number] => [
      x +
        0.28 *
          Math.sin(Math.max(0, Math.min(1, (y - 1.4) / 2.8)) * Math.PI) *
          Math.sin(Math.max(0, Math.min(1, (0.2 - z) / 1.9)) * Math.PI),
      y,
      z,
    ];
    const steps = 9;
    const rows: Ring[] = Array.from({ length: steps }, (_, i) => {
      const y = 1.5 + (i / (steps - 1)) * (mast - 1.75);
      const back = 0.15 - 1.85 * (1 - i / (steps - 1)) - 0.03;
      const front: Ring = Array.from({ length: 7 }, (_, k) => belly(0, y, 0.15 + ((back - 0.15) * k) / 6));
      return [
        ...front.map(([x, py, z]): [number, number, number] => [x + 0.015, py, z]),
        ...front.reverse().map(([x, py, z]): [number, number, number] => [x - 0.015, py, z]),
      ];
    });
    add('sail', 'sail', loft(rows, { crease: 40 }));
    add(
      'jib',
      'sail',
      extrude(
        [
          [0.35, mast - 0.6],
          [0.4, 1.75],
          [2.5, 1.62],
        ],
        0.03,
      ).turn('y', -90),
    );
    add(
      'flag',
      'flag',
      extrude(
        [
          [0, 0],
          [-0.55, 0.14],
          [0, 0.3],
        ],
        0.03,
      )
        .turn('y', -90)
        .move(0, mast - 0.25, 0.22),
    );
  },
};
