import type { Subject } from '../../text-to-3d/subject.ts';

export const goblet: Subject = {
  name: 'goblet',
  words: ['goblet', 'chalice', 'grail', 'holy grail', 'wine glass'],
  height: 0.2,
  looks: { main: 'gold', jewel: ['crystal', '#1f6fc4'], drink: ['liquid', '#7a1430'] },
  tile: 0.6,
  build({ lathe, sphere, ring, torus, cylinder, add, random }) {
    const r = random.between(0.27, 0.31);
    const jewels = random.whole(5, 7);
    add(
      'cup',
      'main',
      lathe(
        [
          [0, 0],
          [0.27, 0],
          [0.28, 0.03],
          [0.2, 0.06],
          [0.07, 0.11],
          [0.05, 0.2],
          [0.1, 0.25],
          [0.1, 0.29],
          [0.05, 0.34],
          [0.06, 0.42],
          [0.2, 0.5],
          [r, 0.66],
          [r + 0.02, 0.98],
          [r, 1],
          [r - 0.02, 0.98],
          [r - 0.04, 0.68],
          [0.17, 0.54],
          [0, 0.5],
        ],
        { segments: 40, crease: 55 },
      ),
    );
    add('cup', 'main', torus(r + 0.012, 0.018, { segments: 40, sides: 8 }).move(0, 0.9, 0));
    add(
      'jewels',
      'jewel',
      ring(
        jewels,
        sphere(0.048)
          .scale(1, 1.25, 0.6)
          .move(0, 0.76, r + 0.008),
      ),
    );
    add('drink', 'drink', cylinder(r - 0.025, 0.01, { segments: 40 }).move(0, 0.92, 0));
  },
};
