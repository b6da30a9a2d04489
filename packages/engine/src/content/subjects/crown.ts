import type { Subject } from '../../text-to-3d/subject.ts';

export const crown: Subject = {
  name: 'crown',
  words: ['crown', 'royal crown'],
  height: 0.16,
  looks: {
    main: 'gold',
    jewel: ['crystal', '#c21f3d'],
    second: ['crystal', '#2457c4'],
    lining: ['cloth', '#7a1626'],
  },
  tile: 0.2,
  build({ lathe, sphere, torus, ring, extrude, blob, add, random }) {
    const points = random.whole(6, 8);
    const r = 0.105;
    add(
      'band',
      'main',
      lathe(
        [
          [r, 0],
          [r + 0.009, 0],
          [r + 0.012, 0.05],
          [r + 0.003, 0.05],
          [r, 0],
        ],
        { segments: 48 },
      ),
      torus(r + 0.008, 0.008, { segments: 48 }).move(0, 0.006, 0),
      torus(r + 0.01, 0.0072, { segments: 48 }).move(0, 0.05, 0),
    );
    const wide = (Math.PI * r) / points;
    const spike = extrude(
      [
        [-wide, 0],
        [wide, 0],
        [wide * 0.3, 0.045],
        [0, 0.085],
        [-wide * 0.3, 0.045],
      ],
      0.008,
      { bevel: 0.002 },
    );
    const curve = (x: number, y: number, z: number): [number, number, number] => {
      const a = x / r;
      const k = r + 0.007 + z + y * 0.16;
      return [Math.sin(a) * k, y + 0.05, Math.cos(a) * k];
    };
    add(
      'spikes',
      'main',
      ring(points, spike.warp(curve)),
      ring(points, sphere(0.013, { segments: 16 }).move(0, 0.146, r + 0.03)),
    );
    add(
      'jewels',
      'jewel',
      ring(
        points,
        sphere(0.014, { segments: 12 })
          .scale(0.8, 1, 0.5)
          .move(0, 0.085, r + 0.024),
      ),
      ring(
        points,
        sphere(0.011, { segments: 12 })
          .scale(1, 1, 0.6)
          .move(0, 0.028, r + 0.012),
        180 / points,
      ),
    );
    add(
      'jewels',
      'second',
      ring(
        points,
        sphere(0.013, { segments: 12 })
          .scale(1.1, 0.9, 0.6)
          .move(0, 0.028, r + 0.012),
      ),
    );
    add(
      'lining',
      'lining',
      blob(r - 0.006, { rough: 0.06, seed: random.whole(1, 1e6), lumps: 2, rings: 12 })
        .scale(1, 0.72, 1)
        .move(0, 0.045, 0)
        .warp((x, y, z) => [x, Math.max(0.004 + y * 0.01, y), z]),
    );
  },
};
