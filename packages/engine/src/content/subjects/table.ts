import type { Subject } from '../../text-to-3d/subject.ts';

export const table: Subject = {
  name: 'table',
  words: ['table', 'workbench'],
  height: 0.75,
  looks: { main: 'wood', trim: ['grain', '#7a5230'] },
  tile: 0.6,
  build({ box, lathe, add, random }) {
    const w = random.between(1.35, 1.6);
    const d = random.between(0.78, 0.9);
    const leg = random.between(0.036, 0.046);
    add('top', 'main', box(w, 0.055, d, { bevel: 0.014 }).move(0, 0.722, 0));
    for (const x of [-1, 1]) {
      add('apron', 'trim', box(0.035, 0.1, d - 0.2, { bevel: 0.006 }).move(x * (w / 2 - 0.09), 0.645, 0));
      add('apron', 'trim', box(w - 0.2, 0.1, 0.035, { bevel: 0.006 }).move(0, 0.645, x * (d / 2 - 0.09)));
      for (const z of [-1, 1]) {
        add(
          'legs',
          'trim',
          lathe(
            [
              [0, 0],
              [leg * 0.6, 0],
              [leg * 0.75, 0.05],
              [leg * 0.5, 0.1],
              [leg, 0.32],
              [leg * 0.6, 0.48],
              [leg * 0.9, 0.5],
              [leg * 0.9, 0.53],
              [0, 0.53],
            ],
            { segments: 14, crease: 60 },
          ).move(x * (w / 2 - 0.09), 0, z * (d / 2 - 0.09)),
          box(0.085, 0.18, 0.085, { bevel: 0.008 }).move(x * (w / 2 - 0.09), 0.61, z * (d / 2 - 0.09)),
        );
      }
    }
  },
};
