import type { Subject } from '../../text-to-3d/subject.ts';

export const axe: Subject = {
  name: 'axe',
  words: ['axe', 'ax', 'hatchet', 'battle axe', 'woodcutter axe'],
  height: 0.8,
  looks: { main: 'steel', trim: ['grain', '#7a4a26'], grip: 'leather' },
  tile: 0.5,
  build({ extrude, tube, cylinder, box, torus, add, random }) {
    const reach = random.between(0.26, 0.31);
    const beard = random.between(0.2, 0.25);
    const edge = Array.from({ length: 11 }, (_, i): [number, number] => {
      const t = i / 10 - 0.5;
      return [reach + 0.035 - 0.14 * t * t, -t * (beard * 2)];
    });
    const thin = (x: number, y: number, z: number): [number, number, number] => [
      x,
      y,
      z * Math.max(0.06, 1 - Math.max(0, x) / (reach + 0.05)),
    ];
    add(
      'head',
      'main',
      extrude(
        [
          [-0.05, 0.06],
          [0.05, 0.07],
          [reach * 0.6, 0.13],
          ...edge,
          [reach * 0.6, -0.1],
          [0.05, -0.07],
          [-0.05, -0.06],
        ],
        0.085,
        { bevel: 0.008 },
      )
        .warp(thin)
        .move(0, 0.72, 0),
    );
    add('head', 'main', box(0.12, 0.07, 0.075, { bevel: 0.015 }).move(-0.08, 0.72, 0));
    add(
      'handle',
      'trim',
      tube(
        [
          [0.02, 0, 0],
          [0, 0.12, 0],
          [0.012, 0.4, 0],
          [0, 0.86, 0],
        ],
        (t) => 0.03 - 0.006 * Math.sin(t * Math.PI),
        { sides: 12 },
      ).scale(1.15, 1, 0.85),
    );
    add('handle', 'main', cylinder(0.022, 0.03).move(0, 0.85, 0));
    for (let i = 0; i < 8; i++)
      add(
        'handle',
        'grip',
        torus(0.03, 0.007, { segments: 16, sides: 6 })
          .scale(1.1, 1, 0.9)
          .turn('z', 8)
          .move(0.008, 0.07 + i * 0.02, 0),
      );
  },
};
