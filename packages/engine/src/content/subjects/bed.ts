import type { Subject } from '../../text-to-3d/subject.ts';

export const bed: Subject = {
  name: 'bed',
  words: ['bed', 'cot', 'double bed'],
  height: 1.1,
  looks: { main: ['grain', '#7d5430'], blanket: ['cloth', '#3f5fa8'], sheet: ['cloth', '#f0ece0'] },
  tile: 0.9,
  build({ box, sphere, cylinder, add, random }) {
    const w = random.between(1.15, 1.35);
    const long = 2;
    add('frame', 'main', box(w, 0.2, long, { bevel: 0.02 }).move(0, 0.32, 0));
    for (const x of [-1, 1]) {
      for (const [z, h] of [
        [-1, 1.05],
        [1, 0.72],
      ] as const)
        add(
          'frame',
          'main',
          cylinder(0.055, h, { segments: 14 }).move((x * w) / 2, 0, (z * long) / 2),
          sphere(0.075).move((x * w) / 2, h + 0.03, (z * long) / 2),
        );
    }
    add('headboard', 'main', box(w, 0.55, 0.06, { bevel: 0.02 }).move(0, 0.68, -long / 2));
    add('footboard', 'main', box(w, 0.28, 0.06, { bevel: 0.02 }).move(0, 0.48, long / 2));
    add('mattress', 'sheet', box(w - 0.06, 0.2, long - 0.1, { bevel: 0.06 }).move(0, 0.5, 0));
    add('blanket', 'blanket', box(w + 0.02, 0.2, long * 0.62, { bevel: 0.07 }).move(0, 0.53, 0.3));
    add('blanket', 'sheet', box(w + 0.03, 0.205, 0.2, { bevel: 0.07 }).move(0, 0.535, 0.3 - long * 0.31));
    const pillows = random.whole(1, 2);
    for (let i = 0; i < pillows; i++)
      add(
        'pillows',
        'sheet',
        sphere(0.3)
          .scale((0.82 * w) / pillows / 0.75 / 1.15, 0.36, 0.62)
          .turn('x', 12)
          .move((i - (pillows - 1) / 2) * w * 0.46, 0.68, -long * 0.37),
      );
  },
};
