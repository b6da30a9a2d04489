import type { Shape } from '../../text-to-3d/shapes/shape.ts';
import type { Subject } from '../../text-to-3d/subject.ts';

export const signpost: Subject = {
  name: 'signpost',
  words: ['signpost', 'sign', 'wooden sign', 'sign post', 'guidepost'],
  height: 1.8,
  looks: { main: 'wood', trim: ['grain', '#6a4728'], stones: 'stone', nails: 'iron' },
  tile: 0.7,
  build({ extrude, cylinder, blob, ring, add, random }) {
    add(
      'post',
      'trim',
      cylinder(0.07, 1.75, { top: 0.06, segments: 12 }),
      cylinder(0.06, 0.08, { top: 0.02, segments: 12 }).move(0, 1.75, 0),
    );
    const board = (long: number) =>
      extrude(
        [
          [-0.22, -0.11],
          [long, -0.11],
          [long + 0.16, 0],
          [long, 0.11],
          [-0.22, 0.11],
          [-0.16, 0.02],
        ],
        0.05,
        { bevel: 0.008 },
      );
    const boards = [
      [1.52, 0.62, 1, -18],
      [1.2, 0.55, -1, 14],
      [0.9, 0.45, 1, 8],
    ] as const;
    for (const [y, long, side, turn] of boards) {
      const put = (shape: Shape) =>
        shape
          .turn('z', side * 2)
          .scale(side, 1, 1)
          .move(0, 0, 0.085)
          .turn('y', turn)
          .move(0, y, 0);
      add('boards', 'main', put(board(long * random.between(0.92, 1.08))));
      for (const h of [-0.05, 0.05])
        add('boards', 'nails', put(cylinder(0.014, 0.02, { segments: 8 }).turn('x', 90).move(0, h, 0.022)));
    }
    add(
      'stones',
      'stones',
      ring(7, () =>
        blob(random.between(0.08, 0.11), {
          rough: 0.22,
          seed: random.whole(1, 1e6),
          lumps: 1.4,
          rings: 7,
          crease: 16,
        })
          .scale(1, 0.8, 1)
          .move(0, 0.05, 0.13),
      ),
    );
  },
};
