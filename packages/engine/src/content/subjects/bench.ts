import type { Subject } from '../../text-to-3d/subject.ts';

export const bench: Subject = {
  name: 'bench',
  words: ['bench', 'park bench', 'garden bench'],
  height: 0.85,
  looks: { main: ['grain', '#94673a'], trim: ['iron', '#3d4145'] },
  tile: 0.7,
  build({ box, tube, add, random }) {
    const w = random.between(1.4, 1.7);
    const slats = random.whole(3, 4);
    for (let i = 0; i < slats; i++)
      add(
        'seat',
        'main',
        box(w, 0.03, 0.38 / slats - 0.012, { bevel: 0.008 }).move(0, 0.44, -0.17 + (0.4 * (i + 0.5)) / slats),
      );
    for (let i = 0; i < slats; i++)
      add(
        'back',
        'main',
        box(w, 0.3 / slats - 0.015, 0.028, { bevel: 0.008 })
          .turn('x', -12)
          .move(0, 0.54 + (0.32 * (i + 0.5)) / slats, -0.22 - 0.07 * ((i + 0.5) / slats)),
      );
    for (const side of [-1, 1]) {
      const x = side * (w / 2 - 0.13);
      add(
        'frame',
        'trim',
        tube(
          [
            [x, 0, 0.22],
            [x, 0.25, 0.17],
            [x, 0.42, 0.2],
          ],
          0.024,
          { sides: 8 },
        ),
        tube(
          [
            [x, 0, -0.24],
            [x, 0.2, -0.17],
            [x, 0.43, -0.18],
            [x, 0.88, -0.32],
          ],
          0.024,
          { sides: 8 },
        ),
        tube(
          [
            [x, 0.415, 0.22],
            [x, 0.41, -0.2],
          ],
          0.022,
          { sides: 8 },
        ),
        tube(
          [
            [x, 0.63, -0.22],
            [x, 0.65, 0.05],
            [x, 0.62, 0.18],
            [x, 0.52, 0.22],
            [x, 0.43, 0.2],
          ],
          0.022,
          { sides: 8 },
        ),
      );
    }
  },
};
