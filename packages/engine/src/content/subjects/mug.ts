import type { Subject } from '../../text-to-3d/subject.ts';

export const mug: Subject = {
  name: 'mug',
  words: ['mug', 'coffee mug', 'stein'],
  height: 0.12,
  looks: { main: ['ceramic', '#d9e4e8'], drink: ['liquid', '#5a3420'] },
  tile: 0.16,
  build({ lathe, tube, torus, cylinder, add, random }) {
    const r = random.between(0.4, 0.44);
    add(
      'body',
      'main',
      lathe(
        [
          [0, 0],
          [r - 0.06, 0],
          [r - 0.02, 0.03],
          [r, 0.1],
          [r, 0.92],
          [r - 0.012, 0.95],
          [r - 0.05, 0.95],
          [r - 0.06, 0.92],
          [r - 0.07, 0.1],
          [0, 0.08],
        ],
        { segments: 36 },
      ),
      torus(r, 0.02, { segments: 36, sides: 8 }).move(0, 0.1, 0),
    );
    const path = Array.from({ length: 13 }, (_, i): [number, number, number] => {
      const a = (-80 + (160 * i) / 12) * (Math.PI / 180);
      return [r - 0.06 + Math.cos(a) * 0.33, 0.5 + Math.sin(a) * 0.3, 0];
    });
    add('handle', 'main', tube(path, 0.055, { sides: 14 }).scale(1, 1, 1.1));
    add('drink', 'drink', cylinder(r - 0.065, 0.02, { segments: 36 }).move(0, 0.8, 0));
  },
};
