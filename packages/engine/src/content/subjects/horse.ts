import type { Subject } from '../../text-to-3d/subject.ts';

export const horse: Subject = {
  name: 'horse',
  words: ['horse', 'pony', 'stallion', 'mare'],
  height: 2,
  looks: {
    main: ['fur', '#8a5630'],
    saddle: 'leather',
    mane: ['fur', '#2b1d15'],
    hoof: ['rubber', '#2a2420'],
    blanket: ['cloth', '#a02a2a'],
  },
  tile: 1,
  build({ capsule, sphere, tube, lathe, box, cone, extrude, add, random }) {
    const neck = random.between(0.9, 1);
    add(
      'body',
      'main',
      capsule(0.33, 1.5, { top: 0.34, segments: 26 })
        .move(0, -0.75, 0)
        .turn('x', 90)
        .scale(0.86, 1, 1)
        .move(0, 1.18, 0),
      sphere(0.36).scale(0.88, 1, 0.95).move(0, 1.2, -0.48),
      sphere(0.35).scale(0.84, 1.02, 0.9).move(0, 1.2, 0.45),
    );
    const legs = {
      front: [
        [0, 1.2, 0.46],
        [0, 0.66, 0.54],
        [0, 0.6, 0.54],
        [0, 0.12, 0.5],
      ],
      back: [
        [0, 1.2, -0.5],
        [0, 0.72, -0.5],
        [0, 0.6, -0.62],
        [0, 0.12, -0.6],
      ],
    } as const;
    for (const [name, path] of Object.entries(legs)) {
      for (const side of [-1, 1]) {
        const x = side * 0.16;
        const part = `leg_${name}_${side < 0 ? 'right' : 'left'}`;
        add(
          part,
          'main',
          tube(
            path.map(([, y, z]): [number, number, number] => [x, y, z]),
            (t) => (t < 0.34 ? 0.15 - 0.065 * (t / 0.34) : t < 0.9 ? 0.085 - 0.03 * t : 0.07),
            { sides: 14 },
          ),
          sphere(0.09).move(x, path[2][1] + 0.03, path[2][2] + 0.01),
          sphere(0.078).move(x, 0.16, path[3][2]),
        );
        add(
          part,
          'hoof',
          lathe(
            [
              [0, 0],
              [0.115, 0],
              [0.08, 0.14],
              [0, 0.14],
            ],
            { segments: 18 },
          ).move(x, 0, path[3][2] + 0.02),
        );
      }
    }
    const headY = 1.35 + neck * 0.62;
    const headZ = 0.95;
    add(
      'head',
      'main',
      tube(
        [
          [0, 1.15, 0.5],
          [0, 1.45, 0.68],
          [0, headY - 0.15, headZ - 0.12],
          [0, headY, headZ - 0.02],
        ],
        (t) => 0.29 - 0.14 * t,
        { sides: 18 },
      ).scale(0.82, 1, 1),
    );
    add(
      'head',
      'main',
      capsule(0.095, 0.62, { top: 0.165, segments: 20 })
        .scale(0.85, 1, 1)
        .move(0, -0.5, 0)
        .turn('x', -38)
        .move(0, headY + 0.02, headZ),
      sphere(0.165)
        .scale(0.86, 1, 1)
        .move(0, headY - 0.02, headZ + 0.02),
    );
    for (const side of [-1, 1]) {
      add(
        'head',
        'main',
        cone(0.055, 0.2, { segments: 12 })
          .scale(1, 1, 0.6)
          .turn('z', side * -12)
          .move(side * 0.075, headY + 0.11, headZ - 0.03),
      );
      add(
        'head',
        'hoof',
        sphere(0.03).move(side * 0.118, headY - 0.03, headZ + 0.1),
        sphere(0.018)
          .scale(1, 1, 0.7)
          .move(side * 0.045, headY - 0.33, headZ + 0.322),
      );
    }
    const crest = Array.from({ length: 9 }, (_, i) => i / 8);
    for (const t of crest)
      add(
        'mane',
        'mane',
        sphere(0.14)
          .scale(0.42, 1, 0.8)
          .turn('x', -30)
          .move(0, 1.5 + (headY + 0.08 - 1.5) * t, 0.36 + (headZ - 0.16 - 0.36) * t),
      );
    add(
      'mane',
      'mane',
      sphere(0.09)
        .scale(0.6, 1.1, 0.7)
        .move(0, headY + 0.1, headZ + 0.1),
    );
    add(
      'tail',
      'mane',
      tube(
        [
          [0, 1.32, -0.78],
          [0, 1.3, -0.95],
          [0, 1, -1.04],
          [0.03, 0.6, -1.03],
          [0.03, 0.42, -1],
        ],
        (t) => 0.05 + 0.09 * Math.sin(Math.min(1, t * 1.15) * Math.PI),
        { sides: 14 },
      ),
    );
    add(
      'saddle',
      'blanket',
      capsule(0.345, 0.72, { segments: 26 })
        .move(0, -0.36, 0)
        .turn('x', 90)
        .scale(0.87, 1, 0.8)
        .move(0, 1.185, -0.02),
    );
    const arc = Array.from({ length: 11 }, (_, i): [number, number] => [
      Math.cos((i / 10) * Math.PI) * 0.34,
      Math.sin((i / 10) * Math.PI) * 0.4,
    ]);
    add(
      'saddle',
      'saddle',
      extrude([...arc, ...arc.map(([x, y]): [number, number] => [x * 0.9, y * 0.9]).reverse()], 0.42, {
        bevel: 0.015,
      }).move(0, 1.17, -0.02),
      box(0.24, 0.13, 0.06, { bevel: 0.025 }).turn('x', -12).move(0, 1.6, -0.24),
      box(0.1, 0.12, 0.07, { bevel: 0.025 }).move(0, 1.6, 0.18),
    );
  },
};
