import type { Subject } from '../../text-to-3d/subject.ts';

export const chair: Subject = {
  name: 'chair',
  words: ['chair', 'seat', 'dining chair'],
  height: 0.95,
  looks: { main: ['grain', '#8a5a32'], trim: ['cloth', '#9a2f2f'] },
  tile: 0.4,
  build({ box, tube, add, random }) {
    const w = random.between(0.42, 0.47);
    const slats = random.whole(2, 4);
    const back = random.between(0.92, 1);
    for (const x of [-1, 1]) {
      const side = (x * w) / 2;
      add(
        'legs',
        'main',
        box(0.045, 0.44, 0.045, { bevel: 0.006 }).move(side, 0.22, w / 2 - 0.01),
        tube(
          [
            [side, 0, -w / 2 - 0.05],
            [side, 0.44, -w / 2],
            [side, 0.7, -w / 2 - 0.02],
            [side, back, -w / 2 - 0.09],
          ],
          0.024,
          { sides: 8 },
        ),
      );
      add('legs', 'main', box(0.025, 0.03, w, { bevel: 0.005 }).move(side, 0.18, 0));
    }
    add('legs', 'main', box(w, 0.03, 0.025, { bevel: 0.005 }).move(0, 0.24, 0));
    add('seat', 'main', box(w + 0.06, 0.04, w + 0.05, { bevel: 0.01 }).move(0, 0.45, 0.01));
    add('cushion', 'trim', box(w, 0.045, w - 0.02, { bevel: 0.02 }).move(0, 0.485, 0.02));
    for (let i = 0; i < slats; i++) {
      const t = (i + 0.6) / slats;
      add(
        'back',
        'main',
        box(w, 0.2 / slats + 0.02, 0.022, { bevel: 0.006 })
          .turn('x', -8)
          .move(0, 0.55 + t * (back - 0.6), -w / 2 - 0.01 - t * 0.06),
      );
    }
  },
};
