import type { Subject } from '../../text-to-3d/subject.ts';

export const fence: Subject = {
  name: 'fence',
  words: ['fence', 'picket fence', 'railing'],
  height: 1,
  looks: { main: ['grain', '#b08a5c'], trim: ['grain', '#7d5c38'] },
  tile: 0.8,
  build({ box, extrude, add, random }) {
    const pickets = random.whole(8, 10);
    const step = 2 / pickets;
    for (let i = 0; i < pickets; i++) {
      const h = random.between(0.8, 0.9);
      const w = step * 0.31;
      add(
        'pickets',
        'main',
        extrude(
          [
            [-w, 0.06],
            [w, 0.06],
            [w, h],
            [0, h + 0.1],
            [-w, h],
          ],
          0.03,
          { bevel: 0.006 },
        )
          .turn('z', random.between(-1.5, 1.5))
          .move(-1 + step * (i + 0.5), 0, 0.03),
      );
    }
    for (const y of [0.28, 0.68])
      add('rails', 'trim', box(2.1, 0.09, 0.04, { bevel: 0.008 }).move(0, y, -0.005));
    for (const x of [-1.04, 1.04])
      add(
        'posts',
        'trim',
        box(0.12, 1.05, 0.12, { bevel: 0.012 }).move(x, 0.525, 0),
        box(0.16, 0.04, 0.16, { bevel: 0.01 }).move(x, 1.06, 0),
      );
  },
};
