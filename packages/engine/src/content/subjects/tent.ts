import type { Subject } from '../../text-to-3d/subject.ts';

export const tent: Subject = {
  name: 'tent',
  words: ['tent', 'camping tent', 'camp', 'pavilion'],
  height: 1.7,
  looks: {
    main: ['cloth', '#c98a3c'],
    poles: ['grain', '#6d4a2a'],
    inside: ['cloth', '#4a3420'],
    rope: 'thatch',
  },
  tile: 1.2,
  build({ extrude, cylinder, cone, tube, add, random }) {
    const w = random.between(1, 1.2);
    const long = random.between(2, 2.4);
    const h = 1.6;
    const side: [number, number][] = [
      [w * 0.45, h * 0.52],
      [w, 0],
      [w - 0.07, 0],
      [w * 0.45 - 0.05, h * 0.5],
    ];
    const otherSide = side.map(([x, y]): [number, number] => [-x, y]).reverse();
    add('canvas', 'main', extrude([[0, h], ...side, [0, h - 0.09], ...otherSide], long));
    add(
      'canvas',
      'inside',
      extrude(
        [
          [-w + 0.08, 0.005],
          [w - 0.08, 0.005],
          [w * 0.42, h * 0.5],
          [0, h - 0.12],
          [-w * 0.42, h * 0.5],
        ],
        0.04,
      ).move(0, 0, -long / 2 + 0.1),
    );
    for (const sign of [-1, 1])
      add(
        'flaps',
        'main',
        extrude(
          [
            [0, h - 0.02],
            [sign * w * 0.45, h * 0.52],
            [sign * w, 0],
            [sign * w * 0.5, 0],
            [sign * w * 0.28, h * 0.5],
          ],
          0.035,
        )
          .turn('y', sign * 12)
          .move(0, 0, long / 2 + 0.01),
      );
    for (const z of [-long / 2, long / 2])
      add('poles', 'poles', cylinder(0.035, h + 0.16, { segments: 10 }).move(0, 0, z + Math.sign(z) * 0.03));
    add(
      'poles',
      'poles',
      cylinder(0.03, long + 0.2, { segments: 10 })
        .turn('x', 90)
        .move(0, h + 0.01, -long / 2 - 0.1),
    );
    for (const z of [-1, 1]) {
      for (const x of [-1, 1]) {
        add(
          'ropes',
          'rope',
          tube(
            [
              [0, h, (z * long) / 2],
              [x * (w + 0.25), 0.06, z * (long / 2 + 0.32)],
            ],
            0.013,
            { sides: 6 },
          ),
        );
        add(
          'pegs',
          'poles',
          cone(0.03, 0.16, { segments: 8 })
            .turn('z', x * 14)
            .move(x * (w + 0.25), 0, z * (long / 2 + 0.32)),
        );
      }
    }
  },
};
