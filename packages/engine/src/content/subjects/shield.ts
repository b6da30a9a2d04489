import type { Subject } from '../../text-to-3d/subject.ts';

export const shield: Subject = {
  name: 'shield',
  words: ['shield', 'buckler', 'heater shield'],
  height: 0.75,
  looks: { main: ['paint', '#2d4f9e'], trim: 'steel', emblem: 'gold' },
  build({ extrude, sphere, add, random }) {
    const point = random.between(-0.62, -0.52);
    const outline = (k: number): [number, number][] => {
      const side: [number, number][] = [
        [0.02, 0.44],
        [0.22, 0.46],
        [0.42, 0.42],
        [0.43, 0.15],
        [0.39, -0.1],
        [0.28, -0.34],
        [0.13, -0.5],
      ];
      const all: [number, number][] = [
        ...side,
        [0, point],
        ...side.map(([x, y]): [number, number] => [-x, y]).reverse(),
      ];
      return all.map(([x, y]) => [x * k, y * k]);
    };
    const curve = (x: number, y: number, z: number): [number, number, number] => [
      x,
      y,
      z - x * x * 0.55 - y * y * 0.12,
    ];
    add('rim', 'trim', extrude(outline(1.06), 0.05, { bevel: 0.015 }).warp(curve));
    add('face', 'main', extrude(outline(0.95), 0.04, { bevel: 0.01 }).warp(curve).move(0, 0, 0.022));
    const bar = random.between(0.05, 0.07);
    add(
      'emblem',
      'emblem',
      extrude(
        [
          [-bar, -0.42],
          [bar, -0.42],
          [bar, 0.06],
          [0.3, 0.06],
          [0.3, 0.06 + bar * 2],
          [bar, 0.06 + bar * 2],
          [bar, 0.36],
          [-bar, 0.36],
          [-bar, 0.06 + bar * 2],
          [-0.3, 0.06 + bar * 2],
          [-0.3, 0.06],
          [-bar, 0.06],
        ],
        0.03,
        { bevel: 0.008 },
      )
        .warp(curve)
        .move(0, 0, 0.042),
    );
    add(
      'boss',
      'trim',
      sphere(0.1)
        .scale(1, 1, 0.55)
        .move(0, 0.06 + bar, 0.05),
    );
  },
};
